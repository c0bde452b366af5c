// SPDX-License-Identifier: MIT
#include "calibration/measure/printed_view.h"

#include <algorithm>
#include <opencv2/aruco/charuco.hpp>
#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>

#include "calibration/prints/sheets.h"

namespace arbiter::calibration {

namespace {

constexpr int kFewestPoints = 12;  // of a picture: the homography it must carry, and a good deal more

PrintedView see_charuco(const cv::Mat& grey) {
  const auto board = charuco_board();
  std::vector<std::vector<cv::Point2f>> markers;
  std::vector<int> numbers;
  cv::aruco::detectMarkers(grey, board->dictionary, markers, numbers);
  PrintedView view;
  if (numbers.empty()) return view;
  std::vector<int> corners;
  cv::aruco::interpolateCornersCharuco(markers, numbers, grey, board, view.pixels, corners);
  for (const int corner : corners) view.points.push_back(board->chessboardCorners[static_cast<std::size_t>(corner)]);
  return view;
}

PrintedView see_chequers(const cv::Mat& grey, cv::Size crossings) {
  PrintedView view;
  if (!cv::findChessboardCornersSB(grey, crossings, view.pixels,
                                   cv::CALIB_CB_NORMALIZE_IMAGE | cv::CALIB_CB_EXHAUSTIVE | cv::CALIB_CB_ACCURACY))
    view.pixels.clear();
  for (std::size_t i = 0; i < view.pixels.size(); ++i)
    view.points.emplace_back(static_cast<float>(static_cast<int>(i) % crossings.width),
                             static_cast<float>(static_cast<int>(i) / crossings.width), 0.0F);
  return view;
}

/// A row of corners says nothing about the lens.
bool lies_on_a_line(const PrintedView& view) {
  std::vector<cv::Point2f> flat;
  for (const cv::Point3f& p : view.points) flat.emplace_back(p.x, p.y);
  const cv::RotatedRect box = cv::minAreaRect(flat);
  return std::min(box.size.width, box.size.height) < 0.15F * std::max(box.size.width, box.size.height);
}

}  // namespace

Message PrintedView::why_not() const {
  if (pixels.empty()) return make_message("the printed pattern is not seen in it");
  if (pixels.size() < kFewestPoints)
    return make_message("only %1 corners of the pattern are seen in it", pixels.size());
  return lies_on_a_line(*this) ? make_message("only a strip of the pattern is seen in it") : Message();
}

PrintedView see_print(const cv::Mat& picture, const PrintedPattern& pattern) {
  cv::Mat grey = picture;
  if (picture.channels() != 1) cv::cvtColor(picture, grey, cv::COLOR_BGR2GRAY);
  return pattern.kind == PrintedPattern::Kind::charuco ? see_charuco(grey) : see_chequers(grey, pattern.crossings);
}

void mark_fields(cv::Mat1b& fields, const PrintedView& view, cv::Size picture) {
  const auto field = [](float at, int count, int length) {
    return std::clamp(static_cast<int>(at * static_cast<float>(count) / static_cast<float>(length)), 0, count - 1);
  };
  for (const cv::Point2f& p : view.pixels)
    fields(field(p.y, kCoverageFields.height, picture.height), field(p.x, kCoverageFields.width, picture.width)) = 1;
}

}  // namespace arbiter::calibration
