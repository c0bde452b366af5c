// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <opencv2/core.hpp>
#include <vector>

namespace arbiter::vision {

/// A run of pixels of one row: columns [from, to).
struct Span {
  int row = 0, from = 0, to = 0;
};

/// An area of a picture as runs, sorted by row and column, none touching another of its row.
using Spans = std::vector<Span>;

/// The non-zero pixels of `mask`, whose first pixel lies at `origin` of the picture.
[[nodiscard]] Spans spans_of(const cv::Mat1b& mask, cv::Point origin);
[[nodiscard]] Spans united(const Spans& a, const Spans& b);
/// What of `a` is not in `b`.
[[nodiscard]] Spans without(const Spans& a, const Spans& b);
[[nodiscard]] Spans moved(Spans area, cv::Point by);
[[nodiscard]] long pixels_of(const Spans& area);
/// 255 in the area, 0 elsewhere, of a picture of that size; what lies outside it is left out.
[[nodiscard]] cv::Mat1b mask_of(const Spans& area, cv::Size size);

/// Sums over areas of a picture of floats, in as many steps as the area has runs.
class SpanSums {
 public:
  SpanSums() = default;
  /// `values`: one channel.
  explicit SpanSums(const cv::Mat1f& values);
  /// The sum over the area moved by `by`; what lies outside the picture counts nothing.
  [[nodiscard]] double over(const Spans& area, cv::Point by = {}) const;

 private:
  cv::Mat1f before_;  // of each row the sums of all values left of a column; one column more than the picture
};

}  // namespace arbiter::vision
