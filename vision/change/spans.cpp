// SPDX-License-Identifier: MIT
#include "vision/change/spans.h"

#include <algorithm>
#include <array>

namespace arbiter::vision {

Spans spans_of(const cv::Mat1b& mask, cv::Point origin) {
  Spans area;
  for (int y = 0; y < mask.rows; ++y) {
    const std::uint8_t* row = mask.ptr<std::uint8_t>(y);
    for (int x = 0; x < mask.cols; ++x) {
      if (row[x] == 0) continue;
      const int from = x;
      while (x < mask.cols && row[x] != 0) ++x;
      area.push_back({origin.y + y, origin.x + from, origin.x + x});
    }
  }
  return area;
}

Spans united(const Spans& a, const Spans& b) {
  Spans area;
  area.reserve(a.size() + b.size());
  auto i = a.begin(), j = b.begin();
  const auto before = [](const Span& p, const Span& q) { return p.row != q.row ? p.row < q.row : p.from < q.from; };
  while (i != a.end() || j != b.end()) {
    const Span& next = j == b.end() || (i != a.end() && before(*i, *j)) ? *i++ : *j++;
    if (!area.empty() && area.back().row == next.row && next.from <= area.back().to)
      area.back().to = std::max(area.back().to, next.to);
    else
      area.push_back(next);
  }
  return area;
}

Spans without(const Spans& a, const Spans& b) {
  Spans area;
  area.reserve(a.size());
  auto j = b.begin();
  for (Span left : a) {
    while (j != b.end() && (j->row < left.row || (j->row == left.row && j->to <= left.from))) ++j;
    for (auto k = j; k != b.end() && k->row == left.row && k->from < left.to; ++k) {
      if (k->from > left.from) area.push_back({left.row, left.from, k->from});
      left.from = std::max(left.from, k->to);
    }
    if (left.from < left.to) area.push_back(left);
  }
  return area;
}

Spans moved(Spans area, cv::Point by) {
  for (Span& span : area) {
    span.row += by.y;
    span.from += by.x;
    span.to += by.x;
  }
  return area;
}

cv::Mat1b mask_of(const Spans& area, cv::Size size) {
  cv::Mat1b mask = cv::Mat1b::zeros(size);
  for (const Span& span : area) {
    if (span.row < 0 || span.row >= size.height) continue;
    const int from = std::clamp(span.from, 0, size.width), to = std::clamp(span.to, from, size.width);
    mask.row(span.row).colRange(from, to).setTo(255);
  }
  return mask;
}

long pixels_of(const Spans& area) {
  long count = 0;
  for (const Span& span : area) count += span.to - span.from;
  return count;
}

SpanSums::SpanSums(const cv::Mat1f& values) : before_(values.rows, values.cols + 1) {
  // Several rows at once: within one each sum waits for the one before it.
  constexpr int kAtOnce = 4;
  for (int y = 0; y < values.rows; y += kAtOnce) {
    std::array<const float*, kAtOnce> rows{};
    std::array<float*, kAtOnce> sums{};
    std::array<double, kAtOnce> sum{};
    for (std::size_t i = 0; i < kAtOnce; ++i) {
      const int row = std::min(y + static_cast<int>(i), values.rows - 1);  // the last again, where there are no more
      rows[i] = values[row];
      sums[i] = before_[row];
      *sums[i]++ = 0;
    }
    for (int x = 0; x < values.cols; ++x)
      for (std::size_t i = 0; i < kAtOnce; ++i)
        sums[i][x] = static_cast<float>(sum[i] += static_cast<double>(rows[i][x]));
  }
}

double SpanSums::over(const Spans& area, cv::Point by) const {
  double sum = 0;
  const int last = before_.cols - 1;
  for (const Span& span : area) {
    const int y = span.row + by.y;
    if (y < 0 || y >= before_.rows) continue;
    const int from = std::clamp(span.from + by.x, 0, last), to = std::clamp(span.to + by.x, 0, last);
    const float* sums = before_.ptr<float>(y);
    sum += static_cast<double>(sums[to] - sums[from]);
  }
  return sum;
}

}  // namespace arbiter::vision
