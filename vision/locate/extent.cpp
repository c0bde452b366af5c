// SPDX-License-Identifier: MIT
#include "vision/locate/extent.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <optional>

namespace arbiter::vision {

namespace {

// An edge between two neighbouring squares of the lattice: how well it looks like one, and whether it can be seen.
struct Edge {
  float evidence = 0;
  bool seen = false;
};

// Evidence for the edges of a stretch of lattice. `across_i(i, j)`: between the squares (i-1, j) and (i, j), where
// square (i, j) lies between the crossings (i, j) and (i+1, j+1); `across_j(i, j)`: between (i, j-1) and (i, j).
class EdgeMap {
 public:
  EdgeMap(const cv::Mat1b& grey, const Lattice& lattice, cv::Rect squares)
      : grey_(grey), lattice_(lattice), squares_(squares) {
    for (auto& edges : edges_) edges.resize(static_cast<size_t>(squares.width + 1) * (squares.height + 1));
    for (int j = squares.y; j <= squares.y + squares.height; ++j)
      for (int i = squares.x; i <= squares.x + squares.width; ++i) {
        edges_[0][index(i, j)] = look(i, j, false);
        edges_[1][index(i, j)] = look(i, j, true);
      }
  }
  [[nodiscard]] const Edge& across_i(int i, int j) const { return edges_[0][index(i, j)]; }
  [[nodiscard]] const Edge& across_j(int i, int j) const { return edges_[1][index(i, j)]; }

 private:
  [[nodiscard]] size_t index(int i, int j) const {
    return static_cast<size_t>(j - squares_.y) * (squares_.width + 1) + static_cast<size_t>(i - squares_.x);
  }

  // Compares pairs of points on both sides of the edge, a little away from it, over its whole length.
  [[nodiscard]] Edge look(int i, int j, bool turned) const {
    constexpr int kSamples = 7;
    constexpr double kAside = 0.14, kFull = 0.45;
    const bool light_here = ((i + j) % 2 == 0) == lattice_.light_even;
    double sum = 0;
    for (int k = 0; k < kSamples; ++k) {
      const double t = 0.1 + 0.8 * k / (kSamples - 1);
      const auto inside = turned ? value(i + t, j + kAside) : value(i + kAside, j + t);
      const auto outside = turned ? value(i + t, j - kAside) : value(i - kAside, j + t);
      if (!inside || !outside) return {};
      const double difference = light_here ? *inside - *outside : *outside - *inside;
      sum += std::clamp(difference / (kFull * lattice_.contrast), -1.0, 1.0);
    }
    return {static_cast<float>(sum / kSamples), true};
  }

  [[nodiscard]] std::optional<double> value(double i, double j) const {
    const cv::Point2d p = lattice_.pixel(i, j);
    if (!(p.x >= 0 && p.y >= 0 && p.x < grey_.cols - 1 && p.y < grey_.rows - 1)) return std::nullopt;
    return grey_(static_cast<int>(std::lround(p.y)), static_cast<int>(std::lround(p.x)));
  }

  const cv::Mat1b& grey_;
  const Lattice& lattice_;
  cv::Rect squares_;
  std::vector<Edge> edges_[2];
};

struct Tally {
  double sum = 0;
  int seen = 0, all = 0;
  void add(const Edge& e) {
    ++all;
    if (!e.seen) return;
    ++seen;
    sum += e.evidence;
  }
  [[nodiscard]] double mean() const { return seen > 0 ? sum / seen : 0; }
};

class Window {
 public:
  Window(const EdgeMap& edges, const Board& board) : edges_(edges), board_(board) {}

  [[nodiscard]] Extent judge(int i0, int j0) const {
    Tally inner;
    // Outside, by side of the board: left, right, top, bottom.
    std::array<Tally, 4> outer, rim;
    for (int y = -1; y <= board_.height(); ++y)
      for (int x = -1; x <= board_.width(); ++x) {
        const bool here = board_.at(x, y).valid();
        if (x >= 0)
          sort_in(edges_.across_i(i0 + x, j0 + y), here, board_.at(x - 1, y).valid(), x, y, true, inner, outer);
        if (y >= 0)
          sort_in(edges_.across_j(i0 + x, j0 + y), here, board_.at(x, y - 1).valid(), x, y, false, inner, outer);
      }
    Extent extent;
    extent.i = i0;
    extent.j = j0;
    extent.evidence = inner.mean();
    extent.in_picture = static_cast<double>(inner.seen) / inner.all;
    extent.score = inner.sum;
    add_rim(i0, j0, rim);
    for (size_t side = 0; side < 4; ++side)
      if (rim[side].seen >= kEnough) extent.rim[side] = rim[side].mean();
    for (const Tally& side : outer) {
      extent.score -= std::max(side.sum, 0.0);
      if (side.seen >= kEnough) extent.goes_on = std::max(extent.goes_on, side.mean());
    }
    extent.strict_score = extent.score;
    for (size_t side = 0; side < 4; ++side) extent.strict_score += judge_inward(extent, side);
    return extent;
  }

 private:
  static constexpr int kEnough = 4;  // edges that make a mean worth having

  // The edges between neighbours in the outermost row of each side; on the cross those of its arms' ends.
  void add_rim(int i0, int j0, std::array<Tally, 4>& rim) const {
    const int w = board_.width(), h = board_.height();
    for (int k = 1; k < w; ++k) {
      if (board_.at(0, k).valid() && board_.at(0, k - 1).valid()) rim[0].add(edges_.across_j(i0, j0 + k));
      if (board_.at(w - 1, k).valid() && board_.at(w - 1, k - 1).valid())
        rim[1].add(edges_.across_j(i0 + w - 1, j0 + k));
      if (board_.at(k, 0).valid() && board_.at(k - 1, 0).valid()) rim[2].add(edges_.across_i(i0 + k, j0));
      if (board_.at(k, h - 1).valid() && board_.at(k - 1, h - 1).valid())
        rim[3].add(edges_.across_i(i0 + k, j0 + h - 1));
    }
  }

  // The edges between the outermost row of a side and the next. A frame of one shade differs there from the light
  // squares or from the dark ones, a row of squares from both: the two kinds count as much as the one that tells less.
  // What is to be added to the score for it.
  [[nodiscard]] double judge_inward(Extent& extent, size_t side) const {
    std::array<Tally, 2> kinds;
    const int w = board_.width(), h = board_.height();
    for (int k = 0; k < (side < 2 ? h : w); ++k) {
      const int x = side == 0 ? 1 : side == 1 ? w - 1 : k, y = side == 2 ? 1 : side == 3 ? h - 1 : k;
      const int out_x = side < 2 ? x - 1 : x, out_y = side < 2 ? y : y - 1;
      if (!board_.at(x, y).valid() || !board_.at(out_x, out_y).valid()) continue;
      Tally& kind = kinds[static_cast<size_t>((x + y) % 2)];
      kind.add(side < 2 ? edges_.across_i(extent.i + x, extent.j + y) : edges_.across_j(extent.i + x, extent.j + y));
    }
    if (kinds[0].seen < kEnough / 2 || kinds[1].seen < kEnough / 2) return 0;
    extent.inward[side] = std::min(kinds[0].mean(), kinds[1].mean());
    return 2 * std::min(kinds[0].sum, kinds[1].sum) - kinds[0].sum - kinds[1].sum;
  }

  // Edges between a square of the board and the outside tell nothing: a frame differs from the squares anyhow. Those
  // between two places outside tell whether the pattern goes on.
  void sort_in(const Edge& edge, bool here, bool there, int x, int y, bool across_i, Tally& inner,
               std::array<Tally, 4>& outer) const {
    if (here && there) return inner.add(edge);
    if (here || there) return;
    const int w = board_.width(), h = board_.height();
    if (across_i) {
      if (x < 1 || x >= w) return;
      if (y == -1) outer[2].add(edge);
      if (y == h) outer[3].add(edge);
    } else {
      if (y < 1 || y >= h) return;
      if (x == -1) outer[0].add(edge);
      if (x == w) outer[1].add(edge);
    }
    // The cut corners of a cross count with the side they lie on.
    if (x >= 0 && x < w && y >= 0 && y < h) outer[across_i ? (y < h / 2 ? 2 : 3) : (x < w / 2 ? 0 : 1)].add(edge);
  }

  const EdgeMap& edges_;
  const Board& board_;
};

// How much lighter the light squares of the outermost rows are than the dark ones, by the share of their area that is
// light. Where pieces hide the edges between them, what shows of the squares beside and between the pieces still tells.
class Shades {
 public:
  Shades(const cv::Mat1b& grey, const Lattice& lattice) : grey_(grey), lattice_(lattice) {
    // Halfway between light and dark: both beside the crossings that were seen, where no piece stands.
    std::vector<int> all[2];
    for (const LatticePoint& p : lattice.points)
      for (const auto& [u, v] : {std::pair{0.2, 0.2}, {-0.2, 0.2}, {0.2, -0.2}, {-0.2, -0.2}})
        if (const auto value = at(p.i + u, p.j + v))
          all[light(p.i - (u < 0 ? 1 : 0), p.j - (v < 0 ? 1 : 0)) ? 1 : 0].push_back(*value);
    for (auto& values : all) {
      if (values.empty()) return;
      std::nth_element(values.begin(), values.begin() + static_cast<long>(values.size() / 2), values.end());
      middle_ += values[values.size() / 2] / 2.0;
    }
  }

  // The difference for the row of squares of `board` at (i0, j0) on one side, as in Extent::rim; nothing where too
  // little of it is in the picture.
  [[nodiscard]] std::optional<double> rim(const Board& board, int i0, int j0, int side) const {
    constexpr int kEnough = 40, kAcross = 7;
    std::array<int, 2> all{}, bright{};
    const int w = board.width(), h = board.height();
    for (int k = 0; k < (side < 2 ? h : w); ++k) {
      const int x = side == 0 ? 0 : side == 1 ? w - 1 : k, y = side == 2 ? 0 : side == 3 ? h - 1 : k;
      if (!board.at(x, y).valid()) continue;
      const size_t which = light(i0 + x, j0 + y) ? 1 : 0;
      for (int n = 0; n < kAcross * kAcross; ++n) {
        const auto value = at(i0 + x + 0.11 + 0.13 * (n % kAcross), j0 + y + 0.11 + 0.13 * (n / kAcross));
        if (!value) continue;
        ++all[which];
        if (*value > middle_) ++bright[which];
      }
    }
    if (all[0] < kEnough || all[1] < kEnough) return std::nullopt;
    return static_cast<double>(bright[1]) / all[1] - static_cast<double>(bright[0]) / all[0];
  }

 private:
  [[nodiscard]] bool light(int i, int j) const { return ((i + j) % 2 == 0) == lattice_.light_even; }
  [[nodiscard]] std::optional<int> at(double i, double j) const {
    const cv::Point2d p = lattice_.pixel(i, j);
    if (!(p.x >= 0 && p.y >= 0 && p.x < grey_.cols - 1 && p.y < grey_.rows - 1)) return std::nullopt;
    return grey_(static_cast<int>(std::lround(p.y)), static_cast<int>(std::lround(p.x)));
  }

  const cv::Mat1b& grey_;
  const Lattice& lattice_;
  double middle_ = 0;
};

// The evidence for each side, and for the weakest. One side may be hidden by the pieces that stand on it when the
// others are plain: a board that is smaller than this one lacks two.
void judge_sides(const Shades& shades, const Board& board, Extent& extent) {
  constexpr double kPlain = 0.4;
  for (int side = 0; side < 4; ++side) {
    double& rim = extent.rim[static_cast<size_t>(side)];
    rim = std::max(rim, shades.rim(board, extent.i, extent.j, side).value_or(-1));
  }
  auto sorted = extent.rim;
  std::sort(sorted.begin(), sorted.end());
  extent.weakest_side = sorted[0];
  if (sorted[1] < kPlain || sorted[0] < 0) return;
  const auto weakest = std::min_element(extent.rim.begin(), extent.rim.end()) - extent.rim.begin();
  extent.weakest_side = std::max(sorted[0], extent.inward[static_cast<size_t>(weakest)]);
}

}  // namespace

std::vector<Extent> find_extents(const cv::Mat1b& grey, const Lattice& lattice, const Board& board, double behind) {
  if (lattice.points.empty() || board.width() != board.height()) return {};
  int low_i = lattice.points[0].i, high_i = low_i, low_j = lattice.points[0].j, high_j = low_j;
  for (const LatticePoint& p : lattice.points) {
    low_i = std::min(low_i, p.i);
    high_i = std::max(high_i, p.i);
    low_j = std::min(low_j, p.j);
    high_j = std::max(high_j, p.j);
  }
  // The board's inner crossings should hold the lattice's; one or two stray ones beside it are forgiven.
  const int w = board.width(), h = board.height(), slack = 2;
  const int first_i = std::min(high_i - w + 1, low_i - 1) - slack, last_i = std::max(low_i - 1, high_i - w + 1) + slack;
  const int first_j = std::min(high_j - h + 1, low_j - 1) - slack, last_j = std::max(low_j - 1, high_j - h + 1) + slack;
  const cv::Rect squares(first_i - 1, first_j - 1, last_i - first_i + w + 2, last_j - first_j + h + 2);
  const EdgeMap edges(grey, lattice, squares);
  const Window window(edges, board);
  std::vector<Extent> places;
  for (int j = first_j; j <= last_j; ++j)
    for (int i = first_i; i <= last_i; ++i) places.push_back(window.judge(i, j));
  std::ranges::stable_sort(places, std::ranges::greater{}, &Extent::score);
  Extent& best = places.front();
  double next = -1e9;
  for (size_t k = 1; k < places.size(); ++k) next = std::max(next, places[k].strict_score);
  best.margin = std::max(best.score - places[1].score, best.strict_score - next);
  judge_sides(Shades(grey, lattice), board, best);
  std::erase_if(places, [least = best.score - behind](const Extent& place) { return place.score < least; });
  return places;
}

}  // namespace arbiter::vision
