// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core.hpp>
#include <vector>

namespace arbiter::vision {

/// A picture in grey, of which only those parts are made that are asked for: to follow a board its crossings are looked
/// at, and they are a small part of a large picture.
class GreyParts {
 public:
  /// The picture is looked at until the next call. 8 bits, one channel, BGR or BGRA.
  void show(const cv::Mat& picture);
  /// The whole picture's size, grey where it was asked for until now: within `reach` pixels of `at`, too.
  const cv::Mat1b& about(cv::Point2d at, double reach);
  const cv::Mat1b& whole();

 private:
  void make(const cv::Rect& tiles);

  cv::Mat picture_;
  cv::Mat1b grey_;
  cv::Size tiles_;
  std::vector<char> made_;  // of the tiles, row by row
};

}  // namespace arbiter::vision
