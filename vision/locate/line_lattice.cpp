// SPDX-License-Identifier: MIT
#include "vision/locate/line_lattice.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "calibration/plane_fit.h"
#include "vision/locate/line_combs.h"

namespace arbiter::vision {

namespace {

// Lines of the picture in coordinates about its middle and of its size, so that points near and at infinity are alike.
struct Ray {
  cv::Vec3d line;
  cv::Vec3d middle;
  cv::Point2d direction;
  double tolerance = 0;  // sine of the angle by which the line may miss a point it should run to
  double weight = 0;
  size_t index = 0;
};

struct Frame {
  cv::Point2d middle;
  double size = 1;
  [[nodiscard]] cv::Matx33d to_pixels() const { return {size, 0, middle.x, 0, size, middle.y, 0, 0, 1}; }
};

// A point to which the lines of one direction run, perhaps at infinity, and those lines.
struct Pencil {
  cv::Vec3d point;
  std::vector<size_t> members;
  double weight = 0;
  cv::Point2d direction;
};

std::vector<Ray> rays_of(const std::vector<LongLine>& lines, const Frame& frame) {
  // One long edge must not outweigh a family: what counts most is how many lines there are.
  constexpr double kLeastTolerance = 0.012, kPixels = 1.6;
  constexpr size_t kTypical = 12;
  std::vector<Ray> rays;
  const double cap = lines.empty() ? 1 : lines[std::min(kTypical, lines.size() - 1)].support;
  for (size_t i = 0; i < lines.size(); ++i) {
    const LongLine& l = lines[i];
    const cv::Point2d m = (l.middle - frame.middle) * (1 / frame.size);
    const cv::Point2d normal{l.line[0], l.line[1]};
    rays.push_back({{normal.x, normal.y, -normal.dot(m)},
                    {m.x, m.y, 1},
                    l.direction,
                    std::max(kLeastTolerance, kPixels / std::max(l.half_length, 1.0)),
                    std::min(l.support / cap, 1.0),
                    i});
  }
  return rays;
}

// Sine of the angle between the line and the way from its middle to `point`.
double misses(const Ray& ray, const cv::Vec3d& point) {
  const cv::Point2d to{point[0] - point[2] * ray.middle[0], point[1] - point[2] * ray.middle[1]};
  const double length = cv::norm(to);
  return length < 1e-9 ? 1 : std::abs(ray.direction.cross(to)) / length;
}

void gather(const std::vector<Ray>& rays, Pencil& pencil) {
  pencil.members.clear();
  pencil.weight = 0;
  for (size_t i = 0; i < rays.size(); ++i) {
    const double miss = misses(rays[i], pencil.point) / rays[i].tolerance;
    if (miss > 1) continue;
    pencil.members.push_back(i);
    pencil.weight += rays[i].weight * (1 - 0.5 * miss);
  }
}

// The point nearest to all members.
void settle(const std::vector<Ray>& rays, Pencil& pencil) {
  for (int round = 0; round < 2 && pencil.members.size() >= 2; ++round) {
    cv::Matx33d sum = cv::Matx33d::zeros();
    for (const size_t i : pencil.members) {
      const Ray& r = rays[i];
      // Angles are what is measured: a line's distance from a point counts by how far off that point lies.
      const cv::Point2d to{pencil.point[0] - pencil.point[2] * r.middle[0],
                           pencil.point[1] - pencil.point[2] * r.middle[1]};
      const double w = r.weight / (r.tolerance * r.tolerance * std::max(to.dot(to), 1e-9));
      sum += cv::Matx33d(r.line[0] * r.line[0], r.line[0] * r.line[1], r.line[0] * r.line[2], r.line[1] * r.line[0],
                         r.line[1] * r.line[1], r.line[1] * r.line[2], r.line[2] * r.line[0], r.line[2] * r.line[1],
                         r.line[2] * r.line[2]) *
             w;
    }
    cv::Mat1d values, vectors;
    cv::eigen(cv::Mat(sum), values, vectors);
    const cv::Vec3d refined(vectors(2, 0), vectors(2, 1), vectors(2, 2));
    Pencil next{refined, {}, 0, {}};
    gather(rays, next);
    if (next.weight < pencil.weight) return;
    pencil = next;
  }
}

cv::Point2d common_direction(const std::vector<Ray>& rays, const Pencil& pencil) {
  double c = 0, s = 0;
  for (const size_t i : pencil.members) {
    const cv::Point2d d = rays[i].direction;
    c += rays[i].weight * (d.x * d.x - d.y * d.y);
    s += rays[i].weight * 2 * d.x * d.y;
  }
  const double angle = 0.5 * std::atan2(s, c);
  return {std::cos(angle), std::sin(angle)};
}

double shared(const Pencil& a, const Pencil& b) {
  std::vector<size_t> both;
  std::set_intersection(a.members.begin(), a.members.end(), b.members.begin(), b.members.end(),
                        std::back_inserter(both));
  return static_cast<double>(both.size()) /
         static_cast<double>(std::max<size_t>(1, std::min(a.members.size(), b.members.size())));
}

// The points most lines run to, no two with mostly the same lines.
std::vector<Pencil> find_pencils(const std::vector<Ray>& rays) {
  constexpr size_t kStrongest = 46, kPencils = 12, kLeastMembers = 4;
  constexpr double kWidest = 0.75, kShared = 0.7;
  std::vector<Pencil> all;
  const size_t n = std::min(rays.size(), kStrongest);
  for (size_t a = 0; a < n; ++a)
    for (size_t b = a + 1; b < n; ++b) {
      if (std::abs(rays[a].direction.cross(rays[b].direction)) > kWidest) continue;
      const cv::Vec3d point = rays[a].line.cross(rays[b].line);
      const double length = cv::norm(point);
      if (length < 1e-9) continue;
      Pencil pencil{point * (1 / length), {}, 0, {}};
      gather(rays, pencil);
      if (pencil.members.size() >= kLeastMembers) all.push_back(std::move(pencil));
    }
  std::stable_sort(all.begin(), all.end(), [](const Pencil& a, const Pencil& b) { return a.weight > b.weight; });
  std::vector<Pencil> chosen;
  for (Pencil& pencil : all) {
    if (chosen.size() >= kPencils) break;
    const auto like = [&](const Pencil& other) { return shared(pencil, other) > kShared; };
    if (std::any_of(chosen.begin(), chosen.end(), like)) continue;
    settle(rays, pencil);
    if (std::any_of(chosen.begin(), chosen.end(), like)) continue;
    pencil.direction = common_direction(rays, pencil);
    chosen.push_back(std::move(pencil));
  }
  return chosen;
}

// A pair of pencils seen as a plane: s across the first, t across the second, lines of either at even steps.
class Plane {
 public:
  Plane(const std::vector<Ray>& rays, const Pencil& a, const Pencil& b, double pixel)
      : rays_(rays), pencils_{&a, &b}, pixel_(pixel) {
    cv::Vec3d middle{};
    double n = 0;
    for (const Pencil* p : pencils_)
      for (const size_t i : p->members) {
        middle += rays[i].middle * rays[i].weight;
        n += rays[i].weight;
      }
    middle_ = middle * (1 / n);
    horizon_ = unit(a.point.cross(b.point));
    if (horizon_.dot(middle_) < 0) horizon_ = -horizon_;
    for (size_t f = 0; f < 2; ++f) through_[f] = unit(pencils_[f]->point.cross(middle_));
  }

  // Does the picture's middle part lie on one side of the horizon, and well away from it?
  [[nodiscard]] bool usable() const {
    const double here = horizon_.dot(middle_) / std::max(std::hypot(horizon_[0], horizon_[1]), 1e-12);
    return here > 0.2;
  }

  [[nodiscard]] std::vector<Tick> ticks(size_t family) const {
    std::vector<Tick> ticks;
    for (const size_t i : pencils_[family]->members) {
      const Ray& r = rays_[i];
      const double depth = horizon_.dot(r.middle);
      if (depth <= 0) continue;
      ticks.push_back({through_[family].dot(r.middle) / depth, r.weight, i});
    }
    return ticks;
  }

  // What one pixel is, across the family, in the middle.
  [[nodiscard]] double pixel(size_t family) const {
    return std::hypot(through_[family][0], through_[family][1]) * pixel_ / horizon_.dot(middle_);
  }

  // (s, t, 1) -> picture.
  [[nodiscard]] cv::Matx33d back() const {
    const cv::Matx33d rows(through_[0][0], through_[0][1], through_[0][2], through_[1][0], through_[1][1],
                           through_[1][2], horizon_[0], horizon_[1], horizon_[2]);
    return rows.inv();
  }

 private:
  static cv::Vec3d unit(const cv::Vec3d& line) { return line * (1 / std::max(cv::norm(line), 1e-12)); }

  const std::vector<Ray>& rays_;
  std::array<const Pencil*, 2> pencils_;
  double pixel_;
  cv::Vec3d middle_, horizon_;
  std::array<cv::Vec3d, 2> through_;
};

// What may be a lattice: which pencils, and the combs of lines in them.
struct Guess {
  std::array<std::vector<Tick>, 2> ticks;
  std::array<Comb, 2> combs;
  double score = 0;
  /// Crossings -> picture.
  cv::Matx33d homography;
};

cv::Matx33d crossings_of(const Plane& plane, const std::array<Comb, 2>& combs) {
  return plane.back() *
         cv::Matx33d(combs[0].spacing, 0, combs[0].origin, 0, combs[1].spacing, combs[1].origin, 0, 0, 1);
}

// The same crossings, perhaps counted from others.
bool alike(const Guess& a, const Guess& b) {
  constexpr double kOff = 0.25;
  const cv::Matx33d between = b.homography.inv() * a.homography;
  const auto at = [&](double i, double j) {
    const cv::Vec3d q = between * cv::Vec3d(i, j, 1);
    return cv::Point2d(q[0] / q[2], q[1] / q[2]);
  };
  const cv::Point2d first = at(1, 1), whole(std::round(first.x), std::round(first.y));
  for (const auto& [i, j] : {std::pair{1, 1}, {7, 1}, {7, 7}, {1, 7}}) {
    const cv::Point2d off = at(i, j) - whole - cv::Point2d(i - 1, j - 1);
    if (!(std::abs(off.x) < kOff && std::abs(off.y) < kOff)) return false;
  }
  return true;
}

// The crossings of the lines on the teeth, and the lattice of least squares through them.
std::optional<Lattice> lattice_of(const std::vector<LongLine>& lines, const std::vector<Ray>& rays, const Guess& guess,
                                  LineCount count, const calibration::Lens& lens) {
  const auto& ticks = guess.ticks;
  const auto& combs = guess.combs;
  std::array<std::vector<std::pair<int, const LongLine*>>, 2> on;
  for (size_t f = 0; f < 2; ++f) {
    const int many = f == 0 ? count.i : count.j;
    std::vector<const Tick*> best(static_cast<size_t>(many), nullptr);
    std::vector<double> value(static_cast<size_t>(many), 0);
    for (const Tick& t : ticks[f]) {
      int k = 0;
      const double v = on_tooth(t, combs[f], k);
      if (k < 0 || k >= many || v <= value[static_cast<size_t>(k)]) continue;
      value[static_cast<size_t>(k)] = v;
      best[static_cast<size_t>(k)] = &t;
    }
    for (int k = 0; k < many; ++k)
      if (best[static_cast<size_t>(k)] != nullptr)
        on[f].emplace_back(k, &lines[rays[best[static_cast<size_t>(k)]->ray].index]);
  }
  if (on[0].size() < 3 || on[1].size() < 3) return std::nullopt;
  Lattice lattice;
  std::vector<cv::Point2d> grid, pixels;
  for (const auto& [i, a] : on[0])
    for (const auto& [j, b] : on[1]) {
      const cv::Vec3d p = a->line.cross(b->line);
      if (std::abs(p[2]) < 1e-9) continue;
      const cv::Point2d at = lens.distort({p[0] / p[2], p[1] / p[2]});
      grid.emplace_back(i, j);
      pixels.push_back(at);
      lattice.points.push_back({i, j, at});
    }
  const auto fit = calibration::fit_plane(grid, pixels, lens, false);
  if (!fit.ok) return std::nullopt;
  lattice.homography = fit.homography;
  lattice.lens = fit.lens;
  if ((lattice.homography * cv::Vec3d(count.i / 2.0, count.j / 2.0, 1))[2] < 0)
    lattice.homography = lattice.homography * -1.0;
  return lattice;
}

// Both families count so that j lies a quarter turn after i.
void turn_right(Comb& comb, int count) {
  comb.origin += (count - 1) * comb.spacing;
  comb.spacing = -comb.spacing;
}

bool runs_left(const cv::Matx33d& h) {
  const auto at = [&](double i, double j) {
    const cv::Vec3d q = h * cv::Vec3d(i, j, 1);
    return cv::Point2d(q[0] / q[2], q[1] / q[2]);
  };
  const cv::Point2d o = at(4, 4);
  return (at(5, 4) - o).cross(at(4, 5) - o) < 0;
}

}  // namespace

std::vector<Lattice> find_line_lattices(const std::vector<LongLine>& lines, const calibration::Lens& lens,
                                        LineCount count, size_t limit) {
  constexpr double kLeastAngle = 0.34, kLeastSpacing = 9;  // sine between the families; pixels
  const cv::Size size = lens.image_size;
  const Frame frame{{size.width / 2.0, size.height / 2.0}, std::hypot(size.width, size.height) / 2};
  const std::vector<Ray> rays = rays_of(lines, frame);
  const std::vector<Pencil> pencils = find_pencils(rays);
  std::vector<Guess> all;
  for (size_t a = 0; a < pencils.size(); ++a)
    for (size_t b = 0; b < pencils.size(); ++b) {
      // A board that has as many lines of both kinds looks the same with the families exchanged.
      if (a == b || (count.i == count.j && b < a)) continue;
      if (std::abs(pencils[a].direction.cross(pencils[b].direction)) < kLeastAngle) continue;
      const Plane plane(rays, pencils[a], pencils[b], 1 / frame.size);
      if (!plane.usable()) continue;
      const std::array<std::vector<Tick>, 2> ticks{plane.ticks(0), plane.ticks(1)};
      const auto first = find_combs(ticks[0], count.i, kLeastSpacing * plane.pixel(0));
      if (first.empty()) continue;
      const auto second = find_combs(ticks[1], count.j, kLeastSpacing * plane.pixel(1));
      for (const Comb& ci : first)
        for (const Comb& cj : second) {
          std::array<Comb, 2> combs{ci, cj};
          if (runs_left(crossings_of(plane, combs))) turn_right(combs[0], count.i);
          all.push_back({ticks, combs, ci.score / count.i * cj.score / count.j, crossings_of(plane, combs)});
        }
    }
  std::stable_sort(all.begin(), all.end(), [](const Guess& a, const Guess& b) { return a.score > b.score; });
  std::vector<Lattice> out;
  std::vector<const Guess*> taken;
  for (const Guess& guess : all) {
    if (out.size() >= limit) break;
    if (std::any_of(taken.begin(), taken.end(), [&](const Guess* other) { return alike(guess, *other); })) continue;
    taken.push_back(&guess);
    if (auto lattice = lattice_of(lines, rays, guess, count, lens)) out.push_back(std::move(*lattice));
  }
  return out;
}

}  // namespace arbiter::vision
