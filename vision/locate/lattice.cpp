// SPDX-License-Identifier: MIT
#include "vision/locate/lattice.h"

#include <algorithm>
#include <cmath>
#include <deque>
#include <limits>
#include <map>
#include <numbers>

#include "calibration/plane_fit.h"

namespace arbiter::vision {

namespace {

constexpr float kPi = std::numbers::pi_v<float>;
constexpr int kNobody = -1;

float angle_between(float a, float b) {
  float d = std::fmod(std::abs(a - b), 2 * kPi);
  return d > kPi ? 2 * kPi - d : d;
}

struct Link {
  int to = kNobody;
  int back = 0;  // the ray of `to` that points here
};
using Links = std::vector<std::array<Link, 4>>;

// An edge of the board runs between two neighbouring crossings: light on the same side all the way.
bool edge_runs(const cv::Mat1b& grey, const Saddle& a, const Saddle& b, bool light_after) {
  const cv::Point2f d = b.at - a.at;
  const float length = static_cast<float>(cv::norm(d));
  const float offset = std::clamp(0.15f * length, 1.5f, 6.0f);
  const cv::Point2f side = cv::Point2f(-d.y, d.x) * (offset / length);
  const float least = 0.2f * std::min(a.contrast, b.contrast);
  int good = 0, bad = 0;
  constexpr int kSamples = 7;
  for (int k = 1; k <= kSamples; ++k) {
    const cv::Point2f p = a.at + d * (static_cast<float>(k) / (kSamples + 1));
    const cv::Point after = p + side, before = p - side;
    const cv::Rect inside(0, 0, grey.cols, grey.rows);
    if (!inside.contains(after) || !inside.contains(before)) return false;
    const float difference = static_cast<float>(grey(after)) - static_cast<float>(grey(before));
    const float agreed = light_after ? difference : -difference;
    if (agreed > least) ++good;
    if (agreed < -least) ++bad;
  }
  return good >= 5 && bad <= 1;
}

// Where does the ray of crossing `from` arrive first?
Link arrival(const cv::Mat1b& grey, const std::vector<Saddle>& saddles, int from, int ray) {
  constexpr float kAside = 0.16f, kTurned = 0.3f;
  const Saddle& s = saddles[static_cast<size_t>(from)];
  const float direction = s.ray(ray);
  const cv::Point2f along{std::cos(direction), std::sin(direction)};
  struct Candidate {
    float distance;
    Link link;
  };
  std::vector<Candidate> candidates;
  for (int t = 0; t < static_cast<int>(saddles.size()); ++t) {
    const cv::Point2f d = saddles[static_cast<size_t>(t)].at - s.at;
    const float forward = d.dot(along), aside = std::abs(along.cross(d));
    if (forward < 6 || aside > kAside * forward) continue;
    const float way_back = std::atan2(-d.y, -d.x);
    for (int m = 0; m < 4; ++m) {
      if (angle_between(saddles[static_cast<size_t>(t)].ray(m), way_back) > kTurned) continue;
      if (s.light_after(ray) != saddles[static_cast<size_t>(t)].light_after(m)) candidates.push_back({forward, {t, m}});
    }
  }
  std::sort(candidates.begin(), candidates.end(), [](const auto& a, const auto& b) { return a.distance < b.distance; });
  constexpr size_t kTries = 4;
  for (size_t k = 0; k < std::min(candidates.size(), kTries); ++k) {
    const Link& link = candidates[k].link;
    if (edge_runs(grey, s, saddles[static_cast<size_t>(link.to)], s.light_after(ray))) return link;
  }
  return {};
}

Links link_neighbours(const cv::Mat1b& grey, const std::vector<Saddle>& saddles) {
  Links links(saddles.size());
  for (int s = 0; s < static_cast<int>(saddles.size()); ++s)
    for (int k = 0; k < 4; ++k) links[static_cast<size_t>(s)][static_cast<size_t>(k)] = arrival(grey, saddles, s, k);
  // A link counts only when both ends see each other.
  Links mutual(saddles.size());
  for (size_t s = 0; s < links.size(); ++s)
    for (size_t k = 0; k < 4; ++k) {
      const Link link = links[s][k];
      if (link.to == kNobody) continue;
      const Link back = links[static_cast<size_t>(link.to)][static_cast<size_t>(link.back)];
      if (back.to == static_cast<int>(s)) mutual[s][k] = link;
    }
  return mutual;
}

struct Member {
  int saddle = kNobody;
  int turn = 0;  // the crossing's ray `turn` points along +i
};
using Places = std::map<std::pair<int, int>, Member>;

// Numbers everything linked to `seed`, breadth first. Whoever would get a place already taken is left out.
Places number_component(const Links& links, int seed, std::vector<bool>& used) {
  static constexpr int kStep[4][2] = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
  struct Visit {
    std::pair<int, int> at;
    Member member;
  };
  Places places;
  std::deque<Visit> open{{{0, 0}, {seed, 0}}};
  used[static_cast<size_t>(seed)] = true;
  while (!open.empty()) {
    const Visit v = open.front();
    open.pop_front();
    if (!places.emplace(v.at, v.member).second) continue;
    for (int direction = 0; direction < 4; ++direction) {
      const int ray = (direction + v.member.turn) % 4;
      const Link link = links[static_cast<size_t>(v.member.saddle)][static_cast<size_t>(ray)];
      if (link.to == kNobody || used[static_cast<size_t>(link.to)]) continue;
      const std::pair<int, int> at{v.at.first + kStep[direction][0], v.at.second + kStep[direction][1]};
      if (places.contains(at)) continue;
      used[static_cast<size_t>(link.to)] = true;
      // The ray back points along -direction, that is (direction + 2).
      open.push_back({at, {link.to, ((link.back - direction - 2) % 4 + 4) % 4}});
    }
  }
  return places;
}

bool spans_plane(const Places& places) {
  // Three in a row say nothing across it: two rows and two columns with some depth are needed for a homography.
  std::map<int, int> by_i, by_j;
  for (const auto& [at, member] : places) {
    ++by_i[at.first];
    ++by_j[at.second];
  }
  const auto full = [](const std::map<int, int>& count) {
    return std::count_if(count.begin(), count.end(), [](const auto& c) { return c.second >= 2; });
  };
  return places.size() >= 6 && full(by_i) >= 2 && full(by_j) >= 2;
}

class Grower {
 public:
  Grower(const std::vector<Saddle>& saddles, const calibration::Lens& lens, std::vector<bool>& used)
      : saddles_(saddles), lens_(lens), used_(used) {}

  std::optional<Lattice> grow(Places places) {
    places_ = std::move(places);
    if (!refit()) return std::nullopt;
    for (int round = 0; round < 12; ++round) {
      const size_t before = places_.size();
      drop_outliers();
      adopt();
      if (!spans_plane(places_) || !refit()) return std::nullopt;
      if (places_.size() <= before && round > 0) break;
    }
    finish();
    return lattice_;
  }

 private:
  bool refit() {
    std::vector<cv::Point2d> grid, pixels;
    for (const auto& [at, member] : places_) {
      grid.emplace_back(at.first, at.second);
      pixels.emplace_back(saddles_[static_cast<size_t>(member.saddle)].at);
    }
    constexpr size_t kEnoughForDistortion = 24;
    const auto fit =
        calibration::fit_plane(grid, pixels, lens_, !lens_.calibrated && grid.size() >= kEnoughForDistortion);
    if (!fit.ok) return false;
    lattice_.homography = fit.homography;
    lattice_.lens = fit.lens;
    const cv::Vec3d origin = lattice_.homography * cv::Vec3d(grid[0].x, grid[0].y, 1);
    if (origin[2] < 0) lattice_.homography = lattice_.homography * -1.0;
    return true;
  }

  // Largest distance, in pixels, at which a crossing is still taken for the one expected at (i, j).
  double tolerance(int i, int j) const {
    const cv::Point2d here = lattice_.pixel(i, j);
    const double a = std::min(cv::norm(lattice_.pixel(i + 0.5, j) - here), cv::norm(lattice_.pixel(i - 0.5, j) - here));
    const double b = std::min(cv::norm(lattice_.pixel(i, j + 0.5) - here), cv::norm(lattice_.pixel(i, j - 0.5) - here));
    return std::max(0.3 * std::min(a, b), 1.5);  // a sixth of the shorter side
  }

  void drop_outliers() {
    for (auto it = places_.begin(); it != places_.end();) {
      const auto [i, j] = it->first;
      const cv::Point2d seen = saddles_[static_cast<size_t>(it->second.saddle)].at;
      const bool fits = cv::norm(lattice_.pixel(i, j) - seen) <= tolerance(i, j);
      if (!fits) used_[static_cast<size_t>(it->second.saddle)] = false;
      it = fits ? std::next(it) : places_.erase(it);
    }
  }

  // The ray of the saddle that points along +i, when it looks as a crossing at (i, j) must.
  std::optional<int> turn_of(const Saddle& s, int i, int j, bool light_even) const {
    const cv::Point2d here = lattice_.pixel(i, j), next_i = lattice_.pixel(i + 0.4, j),
                      next_j = lattice_.pixel(i, j + 0.4);
    const auto towards = [&](cv::Point2d p) { return static_cast<float>(std::atan2(p.y - here.y, p.x - here.x)); };
    constexpr float kTurned = 0.4f;
    for (int k = 0; k < 4; ++k) {
      if (angle_between(s.ray(k), towards(next_i)) > kTurned) continue;
      if (angle_between(s.ray((k + 1) % 4), towards(next_j)) > kTurned) continue;
      if (s.light_after(k) == (((i + j) % 2 == 0) == light_even)) return k;
    }
    return std::nullopt;
  }

  bool light_even() const {
    int votes = 0;
    for (const auto& [at, member] : places_) {
      const bool light = saddles_[static_cast<size_t>(member.saddle)].light_after(member.turn);
      votes += light == ((at.first + at.second) % 2 == 0) ? 1 : -1;
    }
    return votes > 0;
  }

  void adopt() {
    int low_i = 1 << 20, high_i = -low_i, low_j = low_i, high_j = -low_i;
    for (const auto& [at, member] : places_) {
      low_i = std::min(low_i, at.first);
      high_i = std::max(high_i, at.first);
      low_j = std::min(low_j, at.second);
      high_j = std::max(high_j, at.second);
    }
    constexpr int kReach = 2, kWidest = 40;
    if (high_i - low_i > kWidest || high_j - low_j > kWidest) return;
    const bool parity = light_even();
    const cv::Matx33d back = lattice_.homography.inv();
    for (int s = 0; s < static_cast<int>(saddles_.size()); ++s) {
      if (used_[static_cast<size_t>(s)]) continue;
      const cv::Point2d ideal = lattice_.lens.undistort(cv::Point2d(saddles_[static_cast<size_t>(s)].at));
      const cv::Vec3d q = back * cv::Vec3d(ideal.x, ideal.y, 1);
      const int i = static_cast<int>(std::lround(q[0] / q[2])), j = static_cast<int>(std::lround(q[1] / q[2]));
      if (i < low_i - kReach || i > high_i + kReach || j < low_j - kReach || j > high_j + kReach) continue;
      if (places_.contains({i, j})) continue;
      const cv::Point2d expected = lattice_.pixel(i, j);
      if (!(cv::norm(expected - cv::Point2d(saddles_[static_cast<size_t>(s)].at)) <= tolerance(i, j))) continue;
      const auto turn = turn_of(saddles_[static_cast<size_t>(s)], i, j, parity);
      if (!turn) continue;
      places_.emplace(std::pair{i, j}, Member{s, *turn});
      used_[static_cast<size_t>(s)] = true;
    }
  }

  void finish() {
    lattice_.points.clear();
    std::vector<double> contrast;
    for (const auto& [at, member] : places_) {
      const Saddle& s = saddles_[static_cast<size_t>(member.saddle)];
      lattice_.points.push_back({at.first, at.second, s.at});
      contrast.push_back(s.contrast);
    }
    std::nth_element(contrast.begin(), contrast.begin() + static_cast<long>(contrast.size() / 2), contrast.end());
    lattice_.contrast = contrast[contrast.size() / 2];
    lattice_.light_even = light_even();
  }

  const std::vector<Saddle>& saddles_;
  const calibration::Lens& lens_;
  std::vector<bool>& used_;
  Places places_;
  Lattice lattice_;
};

}  // namespace

cv::Point2d Lattice::pixel(double i, double j) const {
  const cv::Vec3d q = homography * cv::Vec3d(i, j, 1);
  if (q[2] <= 0) return {std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::quiet_NaN()};
  return lens.distort({q[0] / q[2], q[1] / q[2]});
}

std::vector<Lattice> find_lattices(const cv::Mat1b& grey, const std::vector<Saddle>& saddles,
                                   const calibration::Lens& lens, int limit) {
  const Links links = link_neighbours(grey, saddles);
  std::vector<bool> used(saddles.size(), false);
  std::vector<Places> components;
  for (int s = 0; s < static_cast<int>(saddles.size()); ++s) {
    if (used[static_cast<size_t>(s)]) continue;
    Places places = number_component(links, s, used);
    if (spans_plane(places)) components.push_back(std::move(places));
  }
  std::stable_sort(components.begin(), components.end(),
                   [](const Places& a, const Places& b) { return a.size() > b.size(); });

  std::fill(used.begin(), used.end(), false);
  std::vector<Lattice> lattices;
  for (Places& places : components) {
    // What a larger lattice has adopted already is gone; the rest is tried only if it is still a surface.
    std::erase_if(places, [&](const auto& place) { return used[static_cast<size_t>(place.second.saddle)]; });
    if (!spans_plane(places)) continue;
    for (const auto& [at, member] : places) used[static_cast<size_t>(member.saddle)] = true;
    if (auto lattice = Grower(saddles, lens, used).grow(places)) lattices.push_back(std::move(*lattice));
    if (static_cast<int>(lattices.size()) >= limit) break;
  }
  std::stable_sort(lattices.begin(), lattices.end(),
                   [](const Lattice& a, const Lattice& b) { return a.points.size() > b.points.size(); });
  return lattices;
}

}  // namespace arbiter::vision
