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

/// How much of an edge at (x, y) is found again in the other picture, a pixel about: 0 to 1. From `enough` on it does
/// not matter how much more it is.
float found_again(const Edges& here, const Edges& there, int x, int y, float enough) {
  constexpr float kFainter = 1.8F;  // an edge so much fainter, of the same direction, is the same in another light
  const float ax = here.x(y, x), ay = here.y(y, x), a = here.strength(y, x);
  const auto alike = [&](int row, int column) {
    const float b = there.strength[row][column], both = std::max(a, b), lesser = kFainter * std::min(a, b);
    const float dot = std::abs(ax * there.x[row][column] + ay * there.y[row][column]);
    // The cosine between them, less where one is much fainter.
    return lesser >= both ? dot / std::max(1e-9F, a * b) : kFainter * dot / (both * both);
  };
  // Mostly it is where it was.
  float best = std::max(0.0F, alike(y, x));
  for (int row = y - 1; row <= y + 1; ++row)
    for (int column = x - 1; column <= x + 1; ++column) {
      if (best >= enough) return best;
      best = std::max(best, alike(row, column));
    }
  return best;
}

}  // namespace

cv::Mat1f structure_evidence(const cv::Mat3b& before, const cv::Mat3b& after, const StructureParams& params) {
  const Edges a = edges_of(before, params.blur), b = edges_of(after, params.blur);
  // Of an edge that stays no more is counted than this, as a share of one that has gone.
  constexpr float kMostStays = 0.6F;
  const float enough = (1 + kMostStays) * params.alike;
  cv::Mat1f ratio = cv::Mat1f::zeros(before.size());
  for (int y = 1; y + 1 < ratio.rows; ++y) {
    const float *first = a.strength[y], *second = b.strength[y];
    float* out = ratio[y];
    for (int x = 1; x + 1 < ratio.cols; ++x) {
      const float sa = first[x], sb = second[x], most = std::max(sa, sb);
      if (most < params.least_edge) continue;
      const float again = sa >= sb ? found_again(a, b, x, y, enough) : found_again(b, a, x, y, enough);
      const float strength = std::min(1.0F, (most - params.least_edge) / params.least_edge);
      out[x] = params.weight * strength * std::max((params.alike - again) / params.alike, -kMostStays);
    }
  }
  return ratio;
}

}  // namespace arbiter::vision
