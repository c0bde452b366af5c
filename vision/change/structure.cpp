#include "vision/change/structure.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace arbiter::vision {

namespace {

struct Edges {
  cv::Mat1f x, y;
};

Edges edges_of(const cv::Mat3b& picture, double blur) {
  cv::Mat1b grey;
  cv::cvtColor(picture, grey, cv::COLOR_BGR2GRAY);
  cv::Mat1f logs;
  grey.convertTo(logs, CV_32F, 1, 12);
  cv::GaussianBlur(logs, logs, {0, 0}, blur);
  cv::log(logs, logs);
  Edges edges;
  cv::Sobel(logs, edges.x, CV_32F, 1, 0, 3, 1.0 / 8);
  cv::Sobel(logs, edges.y, CV_32F, 0, 1, 3, 1.0 / 8);
  return edges;
}

/// How much of an edge at (x, y) is found again in the other picture, a pixel about: 0 to 1.
float found_again(const Edges& here, const Edges& there, int x, int y) {
  const float ax = here.x(y, x), ay = here.y(y, x);
  float best = 0;
  for (int dy = -1; dy <= 1; ++dy)
    for (int dx = -1; dx <= 1; ++dx) {
      const float bx = there.x(y + dy, x + dx), by = there.y(y + dy, x + dx);
      const float both = std::max(ax * ax + ay * ay, bx * bx + by * by);
      const float dot = std::abs(ax * bx + ay * by);
      // A fainter edge of the same direction is the same edge in another light.
      const float lesser = std::sqrt(std::min(ax * ax + ay * ay, bx * bx + by * by) / both);
      const float along = dot / std::max(1e-9F, std::sqrt((ax * ax + ay * ay) * (bx * bx + by * by)));
      best = std::max(best, along * std::min(1.0F, 1.8F * lesser));
    }
  return best;
}

}  // namespace

cv::Mat1f structure_evidence(const cv::Mat3b& before, const cv::Mat3b& after, const StructureParams& params) {
  const Edges a = edges_of(before, params.blur), b = edges_of(after, params.blur);
  cv::Mat1f ratio = cv::Mat1f::zeros(before.size());
  for (int y = 1; y + 1 < ratio.rows; ++y)
    for (int x = 1; x + 1 < ratio.cols; ++x) {
      const float sa = std::hypot(a.x(y, x), a.y(y, x)), sb = std::hypot(b.x(y, x), b.y(y, x));
      const float most = std::max(sa, sb);
      if (most < params.least_edge) continue;
      const float again = sa >= sb ? found_again(a, b, x, y) : found_again(b, a, x, y);
      const float strength = std::min(1.0F, (most - params.least_edge) / params.least_edge);
      ratio(y, x) = params.weight * strength * (params.alike - again) / params.alike;
      if (ratio(y, x) < 0) ratio(y, x) = std::max(ratio(y, x), -0.6F * params.weight * strength);
    }
  return ratio;
}

}  // namespace arbiter::vision
