// SPDX-License-Identifier: MIT
#include "vision/change/difference.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <vector>

#include "calibration/wide.h"

namespace arbiter::vision {

namespace {

constexpr float kDark = 4;  // grey levels: to a camera's black so much is added before its light is multiplied
constexpr int kReach = 2;   // pixels: of the blur; beyond it are no weights to speak of
constexpr int kChannels = 3;

/// Where beyond the border the row or column `at` of so many is found.
int reflected(int at, int of) { return cv::borderInterpolate(at, of, cv::BORDER_REFLECT_101); }

/// The last rows of a picture, by their number.
template <int N>
class Rows {
 public:
  explicit Rows(int length) : length_(static_cast<std::size_t>(length)), values_(N * length_) {}
  [[nodiscard]] float* operator[](int row) { return values_.data() + static_cast<std::size_t>(row % N) * length_; }

 private:
  std::size_t length_;
  std::vector<float> values_;
};

/// A Gaussian's weights of a pixel and of those one and two away.
std::array<float, kReach + 1> weights(double sigma) {
  std::array<double, kReach + 1> w{1, std::exp(-0.5 / sigma / sigma), std::exp(-2 / sigma / sigma)};
  const double sum = w[0] + 2 * (w[1] + w[2]);
  return {static_cast<float>(w[0] / sum), static_cast<float>(w[1] / sum), static_cast<float>(w[2] / sum)};
}

/// The sum of five rows, or of one moved five times, by a Gaussian's weights.
ARBITER_WIDE void weigh(const std::array<const float*, 5>& rows, const std::array<float, kReach + 1>& by, int count,
                        float* out) {
  const float *a = rows[0], *b = rows[1], *middle = rows[2], *c = rows[3], *d = rows[4];
  const float w0 = by[0], w1 = by[1], w2 = by[2];
  for (int i = 0; i < count; ++i) out[i] = w0 * middle[i] + w1 * (b[i] + c[i]) + w2 * (a[i] + d[i]);
}

/// The least and the most of three.
ARBITER_WIDE void spread(const std::array<const float*, 3>& rows, int count, float* low, float* high) {
  const float *a = rows[0], *b = rows[1], *c = rows[2];
  for (int i = 0; i < count; ++i) {
    low[i] = std::min(b[i], std::min(a[i], c[i]));
    high[i] = std::max(b[i], std::max(a[i], c[i]));
  }
}

/// By how much `seen` lies outside what `middle` may be seen as, between the least and the most of three rows.
ARBITER_WIDE void beyond(const std::array<const float*, 3>& lows, const std::array<const float*, 3>& highs,
                         const float* middle, const float* seen, float trembling, int count, float* out) {
  const float *l0 = lows[0], *l1 = lows[1], *l2 = lows[2], *h0 = highs[0], *h1 = highs[1], *h2 = highs[2];
  for (int i = 0; i < count; ++i) {
    const float least = std::min(l1[i], std::min(l0[i], l2[i])), most = std::max(h1[i], std::max(h0[i], h2[i]));
    const float under = middle[i] + trembling * (least - middle[i]) - seen[i];
    const float over = seen[i] - middle[i] - trembling * (most - middle[i]);
    out[i] = std::max(under, over);
  }
}

/// Colours in a light that lies between two.
ARBITER_WIDE void lit(const std::uint8_t* seen, const float* from, const float* to, float part, int count, float* out) {
  for (int i = 0; i < count; ++i)
    out[i] = (static_cast<float>(seen[i]) + kDark) * (from[i] + part * (to[i] - from[i])) - kDark;
}

ARBITER_WIDE void rounded(const float* in, int count, std::uint8_t* out) {
  for (int i = 0; i < count; ++i) {
    // lround would be a call for each sample; what lies below 0 is cut off anyway. Cut off as whole numbers, which is
    // done for many at once.
    const float half_up = in[i] + 0.5F;
    const int whole = static_cast<int>(half_up);
    out[i] = static_cast<std::uint8_t>(std::clamp(whole, 0, 255));
  }
}

/// Blurs row after row.
class Blur {
 public:
  Blur(cv::Size size, double sigma)
      : size_(size),
        weights_(weights(sigma)),
        padded_(static_cast<std::size_t>(kChannels * (size.width + 2 * kReach))),
        rows_(kChannels * size.width) {}

  /// Where the next row's values are to be put, before `blurred`.
  [[nodiscard]] float* next() { return padded_.data() + kChannels * kReach; }

  /// Takes them for those of this row.
  void take(int row) {
    float* in = next();
    for (int x = 1; x <= kReach; ++x)
      for (int c = 0; c < kChannels; ++c) {
        in[-kChannels * x + c] = in[kChannels * reflected(-x, size_.width) + c];
        const int beyond = size_.width - 1 + x;
        in[kChannels * beyond + c] = in[kChannels * reflected(beyond, size_.width) + c];
      }
    weigh({in - 2 * kChannels, in - kChannels, in, in + kChannels, in + 2 * kChannels}, weights_,
          kChannels * size_.width, rows_[row]);
  }

  /// The blurred row, once those up to kReach below it were taken.
  void put(int row, float* out) {
    const auto at = [&](int y) { return rows_[reflected(y, size_.height)]; };
    weigh({at(row - 2), at(row - 1), at(row), at(row + 1), at(row + 2)}, weights_, kChannels * size_.width, out);
  }

 private:
  cv::Size size_;
  std::array<float, kReach + 1> weights_;
  std::vector<float> padded_;
  Rows<2 * kReach + 1> rows_;
};

/// The range of colours about each pixel, row after row.
class Range {
 public:
  explicit Range(cv::Size size) : size_(size), low_(kChannels * size.width), high_(kChannels * size.width) {}

  void take(int row, const float* in) {
    float *low = low_[row], *high = high_[row];
    const int last = kChannels * (size_.width - 1);
    const auto put = [&](int i, int before, int after) {
      low[i] = std::min(in[i], std::min(in[before], in[after]));
      high[i] = std::max(in[i], std::max(in[before], in[after]));
    };
    for (int c = 0; c < kChannels; ++c) {
      put(c, c, std::min(last, kChannels) + c);
      put(last + c, std::max(0, last - kChannels) + c, last + c);
    }
    if (last > kChannels)
      spread({in, in + kChannels, in + 2 * kChannels}, last - kChannels, low + kChannels, high + kChannels);
  }

  /// By how much `seen` lies outside what `middle` may be seen as, channel by channel; once the row below was taken.
  void outside(int row, const float* middle, const float* seen, float trembling, float* out) {
    const int up = std::max(0, row - 1), down = std::min(size_.height - 1, row + 1);
    beyond({low_[up], low_[row], low_[down]}, {high_[up], high_[row], high_[down]}, middle, seen, trembling,
           kChannels * size_.width, out);
  }

 private:
  cv::Size size_;
  Rows<3> low_, high_;
};

/// A field of light, row by row between its elements as cv::resize would have it.
class Light {
 public:
  Light(const cv::Mat3f& field, cv::Size size) : height_(size.height) {
    cv::resize(field, wide_, {size.width, field.rows}, 0, 0, cv::INTER_LINEAR);
  }
  void match(int row, const std::uint8_t* seen, float* out) const {
    const double at = (row + 0.5) * wide_.rows / height_ - 0.5;
    const int above = std::clamp(cvFloor(at), 0, wide_.rows - 1), below = std::min(wide_.rows - 1, above + 1);
    const auto part = static_cast<float>(std::clamp(at - above, 0.0, 1.0));
    const float *top = wide_.ptr<float>(above), *low = wide_.ptr<float>(below);
    lit(seen, top, low, part, kChannels * wide_.cols, out);
  }

 private:
  int height_;
  cv::Mat3f wide_;
};

}  // namespace

Difference difference_of(const cv::Mat3b& before, const cv::Mat3b& after, const cv::Mat3f& light, double blur,
                         float trembling) {
  const cv::Size size = before.size();
  const int channels = kChannels * size.width;
  Difference out{cv::Mat3b(size), cv::Mat3f(size), cv::Mat3f(size), cv::Mat1f(size)};
  const Light by(light, size);
  Blur first(size, blur), second(size, blur);
  Range range(size);
  std::vector<float> outside(static_cast<std::size_t>(channels));
  const auto take = [&](int y) {
    by.match(y, before.ptr<std::uint8_t>(y), first.next());
    rounded(first.next(), channels, out.matched.ptr<std::uint8_t>(y));
    std::copy_n(after.ptr<std::uint8_t>(y), channels, second.next());
    first.take(y);
    second.take(y);
  };
  const auto finish = [&](int y) {
    range.outside(y, out.before.ptr<float>(y), out.after.ptr<float>(y), trembling, outside.data());
    float* row = out.off[y];
    const float* channel = outside.data();
    for (int x = 0; x < size.width; ++x, channel += kChannels)
      row[x] = std::max(std::max(channel[0], 0.0F), std::max(channel[1], channel[2]));
  };
  for (int y = 0; y < std::min(kReach, size.height); ++y) take(y);
  for (int y = 0; y < size.height; ++y) {
    if (y + kReach < size.height) take(y + kReach);
    first.put(y, out.before.ptr<float>(y));
    second.put(y, out.after.ptr<float>(y));
    range.take(y, out.before.ptr<float>(y));
    if (y > 0) finish(y - 1);
  }
  finish(size.height - 1);
  return out;
}

}  // namespace arbiter::vision
