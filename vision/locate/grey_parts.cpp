// SPDX-License-Identifier: MIT
#include "vision/locate/grey_parts.h"

#include <cstdint>
#include <opencv2/imgproc.hpp>

#include "calibration/wide.h"

namespace arbiter::vision {

namespace {

constexpr int kTile = 32;  // pixels

/// Of so many samples of blue, green and red; as cv::cvtColor does, which is slow for small parts.
ARBITER_WIDE void to_grey(const std::uint8_t* colours, int count, std::uint8_t* grey) {
  constexpr int kShift = 15, kBlue = 3735, kGreen = 19235, kRed = (1 << kShift) - kBlue - kGreen;
  for (int i = 0; i < count; ++i)
    grey[i] = static_cast<std::uint8_t>(
        (kBlue * colours[3 * i] + kGreen * colours[3 * i + 1] + kRed * colours[3 * i + 2] + (1 << (kShift - 1))) >>
        kShift);
}

}  // namespace

void GreyParts::show(const cv::Mat& picture) {
  const bool lent = picture_.channels() == 1;  // what is grey now is the picture shown before, not to be written to
  picture_ = picture;
  if (picture.channels() == 1) {
    grey_ = picture;
    return;
  }
  if (lent || grey_.size() != picture.size()) grey_ = cv::Mat1b(picture.size());
  tiles_ = {(picture.cols + kTile - 1) / kTile, (picture.rows + kTile - 1) / kTile};
  made_.assign(static_cast<std::size_t>(tiles_.area()), 0);
}

const cv::Mat1b& GreyParts::about(cv::Point2d at, double reach) {
  const cv::Rect part(cv::Point(cvFloor(at.x - reach), cvFloor(at.y - reach)),
                      cv::Point(cvCeil(at.x + reach) + 1, cvCeil(at.y + reach) + 1));
  const cv::Rect inside = part & cv::Rect({}, picture_.size());
  if (!inside.empty())
    make({cv::Point(inside.x / kTile, inside.y / kTile),
          cv::Point((inside.br().x + kTile - 1) / kTile, (inside.br().y + kTile - 1) / kTile)});
  return grey_;
}

const cv::Mat1b& GreyParts::whole() {
  make({{}, tiles_});
  return grey_;
}

/// Tiles beside each other are made at once.
void GreyParts::make(const cv::Rect& tiles) {
  if (picture_.channels() == 1) return;
  for (int row = tiles.y; row < tiles.br().y; ++row) {
    char* made = made_.data() + static_cast<std::ptrdiff_t>(row) * tiles_.width;
    for (int from = tiles.x; from < tiles.br().x; ++from) {
      int to = from;
      while (to < tiles.br().x && made[to] == 0) made[to++] = 1;
      if (to == from) continue;
      const cv::Rect part =
          cv::Rect(from * kTile, row * kTile, (to - from) * kTile, kTile) & cv::Rect({}, grey_.size());
      cv::Mat1b out = grey_(part);
      if (picture_.channels() == 3)
        for (int y = 0; y < part.height; ++y)
          to_grey(picture_.ptr<std::uint8_t>(part.y + y) + 3 * static_cast<std::ptrdiff_t>(part.x), part.width, out[y]);
      else
        cv::cvtColor(picture_(part), out, cv::COLOR_BGRA2GRAY);
      from = to - 1;
    }
  }
}

}  // namespace arbiter::vision
