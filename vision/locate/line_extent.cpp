// SPDX-License-Identifier: MIT
#include "vision/locate/line_extent.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace arbiter::vision {

LineCount lines_of(const Board& board) {
  const int more = board.style() == BoardStyle::points ? 0 : 1;
  return {board.width() + more, board.height() + more};
}

namespace {

// An edge that is seen over less than this share of its length counts as missing.
constexpr double kHalfSeen = 0.35;

struct Edge {
  float evidence = 0;
  bool seen = false;  // it lies in the picture
};

// The pieces of line between neighbouring crossings of a stretch of lattice. `along_i(i, j)`: from (i, j) to (i+1, j);
// `along_j(i, j)`: to (i, j+1); `down(i, j)`: to (i+1, j+1); `up(i, j)`: from (i, j+1) to (i+1, j).
class EdgeMap {
 public:
  EdgeMap(const LinePoints& points, const Lattice& lattice, cv::Rect crossings)
      : points_(points), lattice_(lattice), crossings_(crossings) {
    for (auto& edges : edges_) edges.resize(static_cast<size_t>(crossings.width) * crossings.height);
  }

  // Looks at all edges anew; lines of less contrast than `least` do not count.
  void look(double least, bool diagonals) {
    for (int j = crossings_.y; j < crossings_.y + crossings_.height; ++j)
      for (int i = crossings_.x; i < crossings_.x + crossings_.width; ++i) {
        edges_[0][index(i, j)] = look(i, j, i + 1, j, least);
        edges_[1][index(i, j)] = look(i, j, i, j + 1, least);
        if (!diagonals) continue;
        edges_[2][index(i, j)] = look(i, j, i + 1, j + 1, least);
        edges_[3][index(i, j)] = look(i, j + 1, i + 1, j, least);
      }
  }

  // The contrast most of the lines' points have between the crossings of `inside`.
  [[nodiscard]] double contrast(cv::Rect inside) const {
    std::vector<float> all;
    for (int j = inside.y; j < inside.y + inside.height; ++j)
      for (int i = inside.x; i < inside.x + inside.width; ++i)
        for (const auto& [u, v] : {std::pair{1, 0}, std::pair{0, 1}})
          walk(i, j, i + u, j + v, [&](const LinePoints::Point* p) {
            if (p != nullptr) all.push_back(p->contrast);
          });
    if (all.empty()) return 0;
    std::nth_element(all.begin(), all.begin() + static_cast<long>(all.size() / 2), all.end());
    return all[all.size() / 2];
  }

  // How much is seen of lines halfway between those of the window at (i0, j0), of the two families the larger share.
  [[nodiscard]] double between(int i0, int j0, LineCount count, double least) const {
    std::array<double, 2> sum{};
    std::array<int, 2> all{};
    for (int j = 0; j + 1 < count.j; ++j)
      for (int i = 0; i + 1 < count.i; ++i) {
        const double u = i0 + i, v = j0 + j;
        const std::array<Edge, 2> half{look(u, v + 0.5, u + 1, v + 0.5, least),
                                       look(u + 0.5, v, u + 0.5, v + 1, least)};
        for (size_t f = 0; f < 2; ++f) {
          if (!half[f].seen) continue;
          sum[f] += half[f].evidence;
          ++all[f];
        }
      }
    return std::max(sum[0] / std::max(all[0], 1), sum[1] / std::max(all[1], 1));
  }

  [[nodiscard]] const Edge& along_i(int i, int j) const { return edges_[0][index(i, j)]; }
  [[nodiscard]] const Edge& along_j(int i, int j) const { return edges_[1][index(i, j)]; }
  [[nodiscard]] const Edge& down(int i, int j) const { return edges_[2][index(i, j)]; }
  [[nodiscard]] const Edge& up(int i, int j) const { return edges_[3][index(i, j)]; }

 private:
  [[nodiscard]] size_t index(int i, int j) const {
    return static_cast<size_t>(j - crossings_.y) * crossings_.width + static_cast<size_t>(i - crossings_.x);
  }

  // Calls `meet` with the point found, or not, at each of some places; false when one lies outside the picture.
  template <typename Meet>
  bool walk(double i0, double j0, double i1, double j1, Meet meet) const {
    constexpr int kSamples = 9;
    constexpr double kAside = 0.06, kLeastReach = 1.5;
    const cv::Point2d a = lattice_.pixel(i0, j0), b = lattice_.pixel(i1, j1);
    const double length = cv::norm(b - a);
    if (!(length > 3)) return false;
    const cv::Point2d direction = (b - a) * (1 / length);
    const double reach = std::max(kLeastReach, kAside * length);
    for (int k = 0; k < kSamples; ++k) {
      const double t = 0.08 + 0.84 * k / (kSamples - 1);
      const cv::Point2d p = lattice_.pixel(i0 + t * (i1 - i0), j0 + t * (j1 - j0));
      if (!(p.x >= 0 && p.y >= 0 && p.x < points_.index.cols && p.y < points_.index.rows)) return false;
      meet(points_.near(p, direction, reach));
    }
    return true;
  }

  [[nodiscard]] Edge look(double i0, double j0, double i1, double j1, double least) const {
    int hits = 0, all = 0;
    const bool inside = walk(i0, j0, i1, j1, [&](const LinePoints::Point* p) {
      ++all;
      if (p != nullptr && p->contrast >= least) ++hits;
    });
    if (!inside) return {};
    return {static_cast<float>(hits) / static_cast<float>(all), true};
  }

  const LinePoints& points_;
  const Lattice& lattice_;
  cv::Rect crossings_;
  std::array<std::vector<Edge>, 4> edges_;
};

struct Tally {
  double sum = 0, gain = 0;
  int seen = 0, all = 0;
  void add(const Edge& e) {
    ++all;
    if (!e.seen) return;
    ++seen;
    sum += e.evidence;
    gain += e.evidence - kHalfSeen;
  }
  [[nodiscard]] double mean() const { return seen > 0 ? sum / seen : 0; }
};

class Window {
 public:
  Window(const EdgeMap& edges, const Board& board) : edges_(edges), board_(board), count_(lines_of(board)) {}

  [[nodiscard]] LineExtent judge(int i0, int j0) const {
    Tally inner;
    double weakest = 1;
    for (int j = 0; j < count_.j; ++j)
      for (int i = 0; i + 1 < count_.i; ++i) inner.add(edges_.along_i(i0 + i, j0 + j));
    for (int j = 0; j + 1 < count_.j; ++j)
      for (int i = 0; i < count_.i; ++i)
        if (!in_river(i, j)) inner.add(edges_.along_j(i0 + i, j0 + j));
    for (int i = 0; i + 1 < count_.i; ++i) weakest = std::min(weakest, strip(i0 + i, j0, true, i));
    for (int j = 0; j + 1 < count_.j; ++j) weakest = std::min(weakest, strip(i0, j0 + j, false, j));
    LineExtent extent;
    extent.i = i0;
    extent.j = j0;
    extent.evidence = inner.mean();
    extent.in_picture = static_cast<double>(inner.seen) / inner.all;
    extent.weakest_side = weakest;
    extent.score = inner.gain + palaces(i0, j0);
    for (const bool beyond : {false, true})
      for (const bool across : {false, true}) add_outside(i0, j0, across, beyond, extent);
    return extent;
  }

 private:
  static constexpr int kEnough = 4;  // edges that make a mean worth having

  [[nodiscard]] bool in_river(int i, int j) const {
    return board_.style() == BoardStyle::points && 2 * j + 2 == count_.j && i > 0 && i + 1 < count_.i;
  }

  // How much is seen of the edges that lead from one line to the next, those at the rim left out, which go on beside a
  // river.
  [[nodiscard]] double strip(int i, int j, bool across, int place) const {
    Tally tally;
    if (across)
      for (int k = 1; k + 1 < count_.j; ++k) tally.add(edges_.along_i(i, j + k));
    else
      for (int k = 1; k + 1 < count_.i; ++k)
        if (!in_river(k, place)) tally.add(edges_.along_j(i + k, j));
    return tally.seen >= kEnough ? tally.mean() : 1;
  }

  // The lines' ends beyond one side, and the line that would come next there. Both are seen where the lattice goes on;
  // a frame round the board may look like the one, letters beside it now and then like the other.
  void add_outside(int i0, int j0, bool across, bool beyond, LineExtent& extent) const {
    Tally ends, next;
    const int i = beyond ? i0 + count_.i : i0 - 1, j = beyond ? j0 + count_.j : j0 - 1;
    if (across) {
      for (int k = 0; k < count_.j; ++k) ends.add(edges_.along_i(beyond ? i - 1 : i, j0 + k));
      for (int k = 0; k + 1 < count_.j; ++k) next.add(edges_.along_j(i, j0 + k));
    } else {
      for (int k = 0; k < count_.i; ++k) ends.add(edges_.along_j(i0 + k, beyond ? j - 1 : j));
      for (int k = 0; k + 1 < count_.i; ++k) next.add(edges_.along_i(i0 + k, j));
    }
    extent.score -= std::max(ends.gain, 0.0) + std::max(next.gain, 0.0);
    if (ends.seen >= kEnough) extent.goes_on = std::max(extent.goes_on, ends.mean());
  }

  // The diagonals of the palaces, where they are drawn.
  [[nodiscard]] double palaces(int i0, int j0) const {
    if (board_.style() != BoardStyle::points) return 0;
    double gain = 0;
    const int i = i0 + count_.i / 2 - 1;
    for (const int j : {j0, j0 + count_.j - 3}) {
      Tally tally;
      tally.add(edges_.down(i, j));
      tally.add(edges_.down(i + 1, j + 1));
      tally.add(edges_.up(i + 1, j));
      tally.add(edges_.up(i, j + 1));
      gain += std::max(tally.gain, 0.0);
    }
    return gain;
  }

  const EdgeMap& edges_;
  const Board& board_;
  LineCount count_;
};

}  // namespace

std::optional<LineExtent> find_line_extent(const LinePoints& points, const Lattice& lattice, const Board& board) {
  // The comb of lines may have begun a few too early or too late.
  constexpr int kSlack = 3;
  constexpr double kFaint = 0.35;  // of the lines' own contrast; less is grain or a shadow
  const LineCount count = lines_of(board);
  const cv::Rect crossings(-kSlack - 1, -kSlack - 1, count.i + 2 * kSlack + 3, count.j + 2 * kSlack + 3);
  EdgeMap edges(points, lattice, crossings);
  const double contrast = edges.contrast({0, 0, count.i - 1, count.j - 1});
  edges.look(kFaint * contrast, board.style() == BoardStyle::points);
  const Window window(edges, board);
  std::optional<LineExtent> best;
  double runner_up = -1e9;
  for (int j = -kSlack; j <= kSlack; ++j)
    for (int i = -kSlack; i <= kSlack; ++i) {
      const LineExtent extent = window.judge(i, j);
      if (!best || extent.score > best->score) {
        if (best) runner_up = std::max(runner_up, best->score);
        best = extent;
      } else {
        runner_up = std::max(runner_up, extent.score);
      }
    }
  best->margin = best->score - runner_up;
  best->contrast = contrast;
  best->between = edges.between(best->i, best->j, count, kFaint * contrast);
  return best;
}

}  // namespace arbiter::vision
