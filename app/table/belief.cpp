// SPDX-License-Identifier: MIT
#include "app/table/belief.h"

#include <algorithm>
#include <cmath>
#include <opencv2/core.hpp>

namespace arbiter::table {

namespace {

constexpr int kTerms = static_cast<int>(kBeliefTerms.size());

}  // namespace

BeliefValues belief_values(const Weight& weight, const Circumstances& how) {
  constexpr double kMostMargin = 0.6, kMostWeakest = 2, kMostTouching = 2, kMostReaching = 4, kMostNearby = 3,
                   kMostIslands = 4;
  constexpr double kBeyond = 0.25;  // nats for each square² of pixels that half a square off explains more
  const double area = how.square_px * how.square_px, margin = weight.margin / std::max(1.0, weight.score);
  const double changed = weight.changed / area;
  return {1,
          std::min(margin, kMostMargin),
          std::min(weight.weakest, kMostWeakest),
          std::min(weight.explained, 1.0),
          changed / std::max(0.01, changed + how.islands + how.reaching),
          std::min(how.touching, kMostTouching),
          std::min(how.reaching, kMostReaching),
          std::min(how.nearby, kMostNearby),
          std::clamp(weight.farther / area / kBeyond, 0.0, 1.0),
          std::max(0.0, weight.offset - kBetweenSquares),
          std::max(0.0, kNearlyAlike - margin) / kNearlyAlike,
          how.edges_agree ? 1.0 : 0.0,
          how.edges_agree ? 0.0 : std::min(how.islands, kMostIslands)};
}

double believed(const BeliefValues& values, const BeliefValues& weights) {
  double z = 0;
  for (std::size_t i = 0; i < values.size(); ++i) z += values[i] * weights[i];
  return 1 / (1 + std::exp(-z));
}

double loss_of(const std::vector<Judged>& known, const BeliefValues& weights) {
  constexpr double kLeast = 1e-12;
  double sum = 0;
  for (const Judged& one : known) {
    const double p = believed(one.values, weights);
    sum -= std::log(std::max(kLeast, one.right ? p : 1 - p));
  }
  return sum / static_cast<double>(known.size());
}

BeliefFit fit_beliefs(const std::vector<Judged>& known, double ridge) {
  constexpr int kMostSteps = 60;
  constexpr double kSettled = 1e-9, kFree = 1e-6;  // of a step; ridge of the first
  const auto count = static_cast<double>(known.size());
  cv::Mat1d weights = cv::Mat1d::zeros(kTerms, 1), curvature;
  for (int step = 0; step < kMostSteps; ++step) {
    cv::Mat1d slope = cv::Mat1d::zeros(kTerms, 1);
    curvature = cv::Mat1d::zeros(kTerms, kTerms);
    BeliefValues now{};
    for (int i = 0; i < kTerms; ++i) now[static_cast<std::size_t>(i)] = weights(i);
    for (const Judged& one : known) {
      const cv::Mat1d x(kTerms, 1, const_cast<double*>(one.values.data()));  // NOLINT: only read
      const double p = believed(one.values, now);
      slope += (p - (one.right ? 1 : 0)) / count * x;
      curvature += (p * (1 - p) + kSettled) / count * (x * x.t());
    }
    for (int i = 0; i < kTerms; ++i) {
      const double held = i == 0 ? kFree : ridge;
      slope(i) += held * weights(i);
      curvature(i, i) += held;
    }
    cv::Mat1d by;
    cv::solve(curvature, slope, by, cv::DECOMP_CHOLESKY);
    weights -= by;
    if (cv::norm(by) < kSettled) break;
  }
  BeliefFit fit;
  const cv::Mat1d spread = cv::Mat1d(curvature.inv()) / count;
  for (int i = 0; i < kTerms; ++i) {
    fit.weights[static_cast<std::size_t>(i)] = weights(i);
    fit.error[static_cast<std::size_t>(i)] = std::sqrt(spread(i, i));
  }
  fit.loss = loss_of(known, fit.weights);
  return fit;
}

}  // namespace arbiter::table
