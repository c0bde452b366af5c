// SPDX-License-Identifier: MIT
#include "vision/change/faces.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace arbiter::vision {

namespace {

constexpr int kSide = 28;        // samples across a face
constexpr int kSteps = 7;        // shifts to either side
constexpr double kTurnStep = 7;  // degrees
constexpr double kLeastInk = 2;  // grey levels, root mean square: less is noise

/// What is seen of the face, its ground taken out, as kSide² rows of three colours, each with mean 0. `turn`: degrees
/// by which it is looked at turned about its middle.
cv::Mat3f face(const Still& still, cv::Point2d middle, double turn, const FaceParams& params) {
  const double c = std::cos(turn * CV_PI / 180), s = std::sin(turn * CV_PI / 180);
  cv::Mat2f where(kSide, kSide);
  for (int v = 0; v < kSide; ++v)
    for (int u = 0; u < kSide; ++u) {
      const double x = (u + 0.5 - kSide / 2.0) * 2 * params.reach / kSide;
      const double y = (v + 0.5 - kSide / 2.0) * 2 * params.reach / kSide;
      const cv::Point2d p =
          still.plane.to_pixel(cv::Point3d(middle.x + c * x - s * y, middle.y + s * x + c * y, params.height));
      where(v, u) = cv::Vec2f(static_cast<float>(p.x), static_cast<float>(p.y));
    }
  cv::Mat3b seen;
  cv::remap(still.picture, seen, where, cv::noArray(), cv::INTER_LINEAR, cv::BORDER_REPLICATE);
  cv::Mat3f colours, ground;
  seen.convertTo(colours, CV_32F);
  cv::GaussianBlur(colours, ground, {}, params.ground * kSide / (2 * params.reach), 0, cv::BORDER_REPLICATE);
  colours -= ground;
  // Corners of the square that is sampled may show what lies about a round piece.
  const double radius = kSide / 2.0;
  for (int v = 0; v < kSide; ++v)
    for (int u = 0; u < kSide; ++u)
      if (std::hypot(u + 0.5 - radius, v + 0.5 - radius) > radius) colours(v, u) = {0, 0, 0};
  return colours;
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

std::optional<FaceMatch> compare_faces(const Still& before, cv::Point2d from, const Still& after, cv::Point2d to,
                                       const FaceParams& params) {
  if (std::min(before.plane.square_px(), after.plane.square_px()) < params.least_px) return std::nullopt;
  const cv::Mat3f was = face(before, from, 0, params);
  const double ink = cv::norm(was, cv::NORM_L2);
  if (ink < kLeastInk * std::sqrt(3.0) * kSide) return std::nullopt;
  FaceMatch best;
  cv::Mat3f likest;
  const int turns = static_cast<int>(params.turn / kTurnStep);
  for (int step = -turns; step <= turns; ++step)
    for (int i = -kSteps; i <= kSteps; ++i)
      for (int j = -kSteps; j <= kSteps; ++j) {
        const cv::Point2d by(i * params.shift / kSteps, j * params.shift / kSteps);
        cv::Mat3f now = face(after, to + by, step * kTurnStep, params);
        const double written = cv::norm(now, cv::NORM_L2);
        if (written <= 0 || was.dot(now) <= best.likeness * ink * written) continue;
        best.likeness = was.dot(now) / (ink * written);
        likest = std::move(now);
      }
  if (!likest.empty()) best.ink = cv::norm(ink_of(was) - ink_of(likest));
  return best;
}

}  // namespace arbiter::vision
