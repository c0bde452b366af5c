// SPDX-License-Identifier: MIT
#include "vision/change/structure.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace arbiter::vision {

namespace {

struct Edges {
  cv::Mat1f x, y, strength;
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
  cv::magnitude(edges.x, edges.y, edges.strength);
  return edges;
}

/// How much of an edge at (x, y) is found again in the other picture, a pixel about: 0 to 1.
float found_again(const Edges& here, const Edges& there, int x, int y) {
  constexpr float kFainter = 1.8F;  // an edge so much fainter, of the same direction, is the same in another light
  const float ax = here.x(y, x), ay = here.y(y, x), a = here.strength(y, x);
  float best = 0;
  for (int row = y - 1; row <= y + 1; ++row) {
    const float *bx = there.x[row], *by = there.y[row], *strength = there.strength[row];
    for (int column = x - 1; column <= x + 1; ++column) {
      const float b = strength[column], both = std::max(a, b), lesser = kFainter * std::min(a, b);
      const float dot = std::abs(ax * bx[column] + ay * by[column]);
      // The cosine between them, less where one is much fainter.
      best = std::max(best, lesser >= both ? dot / std::max(1e-9F, a * b) : kFainter * dot / (both * both));
    }
  }
  return best;
}

}  // namespace

cv::Mat1f structure_evidence(const cv::Mat3b& before, const cv::Mat3b& after, const StructureParams& params) {
  const Edges a = edges_of(before, params.blur), b = edges_of(after, params.blur);
  cv::Mat1f ratio = cv::Mat1f::zeros(before.size());
  for (int y = 1; y + 1 < ratio.rows; ++y)
    for (int x = 1; x + 1 < ratio.cols; ++x) {
      const float sa = a.strength(y, x), sb = b.strength(y, x);
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
