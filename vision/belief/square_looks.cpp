// SPDX-License-Identifier: MIT
#include "vision/belief/square_looks.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace arbiter::vision {

namespace {

constexpr double kEnoughSeen = 0.1;                // squares², of a foot
constexpr double kUnevenness = 0.7, kEdges = 0.3;  // weights against a colour
constexpr double kLeastSpread = 0.03;              // logarithm, of looks that are alike
constexpr double kMostKept = 40;                   // looks of a class that count, older ones fade
constexpr double kKnownFrom = 3;                   // looks of a class from which on it is known what is off
constexpr std::size_t kMostRests = 400;
constexpr double kBestPart = 0.9;  // of the first picture's squares, that stand as they are thought to
constexpr double kTail = 4.5;      // exponent of the distribution's tail

double median(std::vector<double> values) {
  const auto middle = values.begin() + static_cast<long>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  if (values.size() % 2 == 1) return *middle;
  return (*middle + *std::max_element(values.begin(), middle)) / 2;
}

/// The colours that are usual on the board.
cv::Vec3d usual_colours(const TopPicture& picture, const Layout& layout) {
  std::array<std::vector<double>, 3> values;
  for (int y = 0; y < picture.log.rows; y += 2)
    for (int x = 0; x < picture.log.cols; x += 2)
      if (picture.seen(y, x) != 0 && layout.field()(y, x) != 0)
        for (int c = 0; c < 3; ++c) values[static_cast<std::size_t>(c)].push_back(picture.log(y, x)[c]);
  if (values[0].empty()) return {};
  return {median(values[0]), median(values[1]), median(values[2])};
}

cv::Mat1f edges_of(const cv::Mat3f& log) {
  cv::Mat1f grey, across, down, out;
  cv::transform(log, grey, cv::Matx13f(1.F / 3, 1.F / 3, 1.F / 3));
  cv::Sobel(grey, across, CV_32F, 1, 0);
  cv::Sobel(grey, down, CV_32F, 0, 1);
  cv::magnitude(across, down, out);
  return out;
}

}  // namespace

SquareLookList looks_of_squares(const TopPicture& picture, const cv::Mat1b& known, Covers& covers,
                                const Layout& layout) {
  SquareLookList out(static_cast<std::size_t>(layout.board().size()));
  const cv::Vec3d usual = usual_colours(picture, layout);
  const cv::Mat1f edges = edges_of(picture.log);
  const auto* log = picture.log.ptr<cv::Vec3f>();
  const auto* edge = edges.ptr<float>();
  const auto* shown = known.ptr<uchar>();
  for (const Cell cell : layout.board().cells()) {
    cv::Vec3d sum{};
    double sum_edges = 0, sum_grey = 0, sum_squares = 0;
    int count = 0;
    for (const int i : covers.foot(cell)) {
      if (shown[i] == 0) continue;
      const cv::Vec3d value = cv::Vec3d(log[i]) - usual;
      const double grey = (value[0] + value[1] + value[2]) / 3;
      sum += value;
      sum_grey += grey;
      sum_squares += grey * grey;
      sum_edges += edge[i];
      ++count;
    }
    if (count <= kEnoughSeen * layout.area()) continue;
    const double n = count, mean = sum_grey / n;
    const double uneven = std::sqrt(std::max(0.0, sum_squares / n - mean * mean));
    out[cell.value] = SquareLook(sum[0] / n, sum[1] / n, sum[2] / n, kUnevenness * uneven, kEdges * sum_edges / n);
  }
  return out;
}

SquareClasses::SquareClasses(const Board& board, int armies)
    : board_(&board), known_(static_cast<std::size_t>(armies) + 1) {
  settle();
}

std::size_t SquareClasses::ground(Cell cell) const {
  return board_->style() == BoardStyle::chequered && board_->dark(cell) ? 1 : 0;
}

std::optional<SquareLook> SquareClasses::mean(Class what, std::size_t ground) const {
  const Known& one = known_[what][ground];
  const Known& other = known_[what][1 - ground];
  const Known& best = one.count > 0 ? one : other;
  if (best.count <= 0) return std::nullopt;
  return best.sum * (1 / best.count);
}

void SquareClasses::begin(const SquareLookList& looks, const std::vector<Class>& classes) {
  std::vector<SquareLook> rests;
  for (std::size_t what = 0; what < known_.size(); ++what)
    for (std::size_t on = 0; on < 2; ++on) {
      std::vector<SquareLook> same;
      for (const Cell cell : board_->cells())
        if (classes[cell.value] == what && ground(cell) == on && looks[cell.value]) same.push_back(*looks[cell.value]);
      if (same.empty()) continue;
      SquareLook middle;
      for (int k = 0; k < 5; ++k) {
        std::vector<double> values;
        for (const SquareLook& look : same) values.push_back(look[k]);
        middle[k] = median(std::move(values));
      }
      known_[what][on] = {middle * static_cast<double>(same.size()), static_cast<double>(same.size())};
      for (const SquareLook& look : same) rests.push_back(look - middle);
    }
  const auto size = [](const SquareLook& rest) { return cv::norm(rest, cv::NORM_L1); };
  std::sort(rests.begin(), rests.end(), [&](const auto& a, const auto& b) { return size(a) < size(b); });
  rests.resize(static_cast<std::size_t>(kBestPart * static_cast<double>(rests.size())));
  rests_.assign(rests.begin(), rests.end());
  settle();
}

void SquareClasses::learn(const SquareLookList& looks, const std::vector<Class>& classes,
                          const std::vector<Cell>& squares, double weight) {
  for (const Cell cell : squares) {
    if (!looks[cell.value]) continue;
    Known& known = known_[classes[cell.value]][ground(cell)];
    if (known.count > kKnownFrom) {
      rests_.push_back(*looks[cell.value] - known.sum * (1 / known.count));
      if (rests_.size() > kMostRests) rests_.pop_front();
    }
    known.sum += weight * *looks[cell.value];
    known.count += weight;
    if (known.count <= kMostKept) continue;
    known.sum *= kMostKept / known.count;
    known.count = kMostKept;
  }
  settle();
}

void SquareClasses::settle() {
  cv::Matx<double, 5, 5> spread = cv::Matx<double, 5, 5>::zeros();
  for (const SquareLook& rest : rests_) spread += rest * rest.t();
  if (!rests_.empty()) spread *= 1 / static_cast<double>(rests_.size());
  for (int k = 0; k < 5; ++k) spread(k, k) += kLeastSpread * kLeastSpread;
  precision_ = spread.inv();
}

std::vector<std::vector<double>> SquareClasses::likelihoods(const SquareLookList& looks) const {
  std::vector<std::vector<double>> out(looks.size(), std::vector<double>(known_.size(), 0));
  for (const Cell cell : board_->cells()) {
    if (!looks[cell.value]) continue;
    for (std::size_t what = 0; what < known_.size(); ++what) {
      const auto middle = mean(static_cast<Class>(what), ground(cell));
      const SquareLook off = *looks[cell.value] - middle.value_or(SquareLook::all(0));
      out[cell.value][what] = -kTail * std::log1p(off.dot(precision_ * off) / 4);
    }
  }
  return out;
}

}  // namespace arbiter::vision
