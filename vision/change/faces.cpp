// SPDX-License-Identifier: MIT
#include "vision/change/faces.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace arbiter::vision {

namespace {

constexpr int kSide = 28;        // samples across a face
constexpr double kTurnStep = 7;  // degrees
constexpr double kLeastInk = 2;  // grey levels, root mean square: less is noise
constexpr double kPixel = 0.6;   // pixels: sigma of what a camera makes of a point

/// Pixels of a square along and across the ranks, about a point of the board.
cv::Size2d pixels_about(const Keyframe& keyframe, cv::Point2d middle, const FaceParams& params) {
  const auto length = [&](cv::Point2d half) {
    const cv::Point2d a = middle - half, b = middle + half;
    return cv::norm(keyframe.plane.to_pixel(cv::Point3d(b.x, b.y, params.height)) -
                    keyframe.plane.to_pixel(cv::Point3d(a.x, a.y, params.height)));
  };
  return {length({params.reach, 0}) / (2 * params.reach), length({0, params.reach}) / (2 * params.reach)};
}

/// Squares by which what is seen with so many pixels a square is to be blurred to show no more than with `as`.
cv::Size2d blur_to(cv::Size2d own, cv::Size2d as) {
  const auto sigma = [](double own_px, double as_px) {
    return std::sqrt(std::max(0.0, 1 / (as_px * as_px) - 1 / (own_px * own_px))) * kPixel;
  };
  return {sigma(own.width, as.width), sigma(own.height, as.height)};
}

/// What is seen about the face, its ground taken out: rows of three colours, each with mean 0. `side`: samples across,
/// as far apart as kSide across a face. `turn`: degrees by which it is looked at turned about its middle. `blur`:
/// squares.
cv::Mat3f around(const Keyframe& keyframe, cv::Point2d middle, int side, double turn, cv::Size2d blur,
                 const FaceParams& params) {
  const double apart = 2 * params.reach / kSide;
  const double c = std::cos(turn * CV_PI / 180), s = std::sin(turn * CV_PI / 180);
  cv::Mat2f where(side, side);
  for (int v = 0; v < side; ++v)
    for (int u = 0; u < side; ++u) {
      const double x = (u + 0.5 - side / 2.0) * apart, y = (v + 0.5 - side / 2.0) * apart;
      const cv::Point2d p =
          keyframe.plane.to_pixel(cv::Point3d(middle.x + c * x - s * y, middle.y + s * x + c * y, params.height));
      where(v, u) = cv::Vec2f(static_cast<float>(p.x), static_cast<float>(p.y));
    }
  cv::Mat3b seen;
  cv::remap(keyframe.picture, seen, where, cv::noArray(), cv::INTER_LINEAR, cv::BORDER_REPLICATE);
  cv::Mat3f colours, ground;
  seen.convertTo(colours, CV_32F);
  constexpr double kLeast = 0.3;  // samples
  const cv::Size2d by = blur / apart;
  if (std::max(by.width, by.height) > kLeast)
    cv::GaussianBlur(colours, colours, {}, std::max(by.width, 1e-3), std::max(by.height, 1e-3), cv::BORDER_REPLICATE);
  cv::GaussianBlur(colours, ground, {}, params.ground / apart, 0, cv::BORDER_REPLICATE);
  return colours - ground;
}

/// 1 on the face, 0 in the corners of the square about it: they may show what lies beside a round piece.
cv::Mat1f on_face() {
  cv::Mat1f mask(kSide, kSide);
  const double radius = kSide / 2.0;
  for (int v = 0; v < kSide; ++v)
    for (int u = 0; u < kSide; ++u) mask(v, u) = std::hypot(u + 0.5 - radius, v + 0.5 - radius) > radius ? 0.0F : 1.0F;
  return mask;
}

cv::Mat3f masked(const cv::Mat3f& face, const cv::Mat1f& mask) {
  cv::Mat3f three;
  cv::merge(std::array<cv::Mat, 3>{mask, mask, mask}, three);
  return face.mul(three);
}

/// The colour of what is written, darker than its ground: shares of blue, green and red of what it takes away.
cv::Vec3d ink_of(const cv::Mat3f& face) {
  cv::Vec3d sum;
  double weight = 0;
  for (const cv::Vec3f& pixel : face) {
    const double darkness = -(pixel[0] + pixel[1] + pixel[2]);
    if (darkness <= 0) continue;
    sum += -darkness * cv::Vec3d(pixel);
    weight += darkness * darkness;
  }
  return weight > 0 ? sum / weight : sum;
}

}  // namespace

std::optional<FaceMatch> compare_faces(const Keyframe& before, cv::Point2d from, const Keyframe& after, cv::Point2d to,
                                       const FaceParams& params) {
  if (std::min(before.plane.square_px(), after.plane.square_px()) < params.least_px) return std::nullopt;
  const cv::Mat1f mask = on_face();
  // A tile far off shows less of what is written on it than it did near by.
  const cv::Size2d there = pixels_about(before, from, params), here_px = pixels_about(after, to, params);
  const cv::Size2d blur_before = blur_to(there, here_px), blur_after = blur_to(here_px, there);
  const cv::Mat3f was = masked(around(before, from, kSide, 0, blur_before, params), mask);
  if (cv::norm(was, cv::NORM_L2) < kLeastInk * std::sqrt(3.0) * kSide) return std::nullopt;
  FaceMatch best;
  cv::Mat3f likest;
  const int shifts = cvRound(params.shift * kSide / (2 * params.reach));
  const int turns = static_cast<int>(params.turn / kTurnStep);
  cv::Mat1f likeness;
  for (int step = -turns; step <= turns; ++step) {
    const cv::Mat3f now = around(after, to, kSide + 2 * shifts, step * kTurnStep, blur_after, params);
    cv::matchTemplate(now, was, likeness, cv::TM_CCORR_NORMED, mask);
    for (int v = 0; v < likeness.rows; ++v)
      for (int u = 0; u < likeness.cols; ++u) {
        // Where nothing at all is written, the quotient may be anything.
        const double here = likeness(v, u);
        if (!(here > best.likeness && here < 1.001)) continue;
        best.likeness = std::min(here, 1.0);
        likest = now(cv::Rect(u, v, kSide, kSide));
      }
  }
  if (!likest.empty()) best.ink = cv::norm(ink_of(was) - ink_of(masked(likest, mask)));
  return best;
}

}  // namespace arbiter::vision
