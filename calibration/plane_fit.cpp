// SPDX-License-Identifier: MIT
#include "calibration/plane_fit.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <opencv2/calib3d.hpp>

namespace arbiter::calibration {

namespace {

constexpr int kHomography = 8, kAll = 9;

// Board and ideal pixels brought to the size of one, so that the nine parameters are of like size.
struct Frame {
  cv::Point2d board_middle;
  double board_size = 1;
  Lens lens;
};

using Parameters = std::array<double, kAll>;  // h11 … h32 with h33 = 1, then k1

cv::Point2d predict(const Parameters& p, cv::Point2d q) {
  const double w = p[6] * q.x + p[7] * q.y + 1;
  const cv::Point2d n{(p[0] * q.x + p[1] * q.y + p[2]) / w, (p[3] * q.x + p[4] * q.y + p[5]) / w};
  return n * (1 + p[8] * std::min(n.dot(n), 2.5));
}

struct Problem {
  std::vector<cv::Point2d> board, image;
  std::vector<double> weight;
  double straightness = 0;  // price of distortion, per k1 squared

  double cost(const Parameters& p) const {
    double sum = straightness * p[8] * p[8];
    for (size_t i = 0; i < board.size(); ++i) {
      const cv::Point2d e = predict(p, board[i]) - image[i];
      sum += weight[i] * e.dot(e);
    }
    return sum;
  }
};

// Normal equations of the weighted problem by central differences; `n` parameters are free.
void linearise(const Problem& problem, const Parameters& at, int n, cv::Mat1d& jtj, cv::Mat1d& jte) {
  jtj = cv::Mat1d::zeros(n, n);
  jte = cv::Mat1d::zeros(n, 1);
  constexpr double kStep = 1e-6;
  std::array<cv::Point2d, kAll> d;
  for (size_t i = 0; i < problem.board.size(); ++i) {
    const cv::Point2d e = predict(at, problem.board[i]) - problem.image[i];
    for (int k = 0; k < n; ++k) {
      Parameters more = at, less = at;
      more[k] += kStep;
      less[k] -= kStep;
      d[k] = (predict(more, problem.board[i]) - predict(less, problem.board[i])) * (0.5 / kStep);
    }
    for (int k = 0; k < n; ++k) {
      jte(k) += problem.weight[i] * d[k].dot(e);
      for (int m = 0; m <= k; ++m) jtj(k, m) += problem.weight[i] * d[k].dot(d[m]);
    }
  }
  if (n == kAll) {
    jtj(8, 8) += problem.straightness;
    jte(8) += problem.straightness * at[8];
  }
  for (int k = 0; k < n; ++k)
    for (int m = 0; m < k; ++m) jtj(m, k) = jtj(k, m);
}

double minimise(const Problem& problem, Parameters& p, int n) {
  double cost = problem.cost(p), damping = 1e-4;
  for (int round = 0; round < 12; ++round) {
    cv::Mat1d jtj, jte, step;
    linearise(problem, p, n, jtj, jte);
    bool better = false;
    for (int attempt = 0; attempt < 6 && !better; ++attempt, damping *= 8) {
      cv::Mat1d damped = jtj.clone();
      for (int k = 0; k < n; ++k) damped(k, k) *= 1 + damping;
      if (!cv::solve(damped, jte, step, cv::DECOMP_CHOLESKY)) continue;
      Parameters next = p;
      for (int k = 0; k < n; ++k) next[k] -= step(k);
      const double new_cost = problem.cost(next);
      if (!(new_cost < cost)) continue;
      better = true;
      const bool done = cost - new_cost < 1e-9 * cost;
      p = next;
      cost = new_cost;
      if (done) return cost;
    }
    if (!better) break;
    damping = std::max(damping / 100, 1e-9);
  }
  return cost;
}

void reweight(Problem& problem, const Parameters& p) {
  std::vector<double> error(problem.board.size());
  for (size_t i = 0; i < error.size(); ++i) error[i] = cv::norm(predict(p, problem.board[i]) - problem.image[i]);
  std::vector<double> sorted = error;
  std::nth_element(sorted.begin(), sorted.begin() + static_cast<long>(sorted.size() / 2), sorted.end());
  const double scale = std::max(2.5 * sorted[sorted.size() / 2], 1e-7);
  for (size_t i = 0; i < error.size(); ++i) problem.weight[i] = 1 / (1 + std::pow(error[i] / scale, 4));
}

double robust_minimum(Problem& problem, Parameters& p, int n) {
  double cost = minimise(problem, p, n);
  for (int round = 0; round < 3; ++round) {
    reweight(problem, p);
    cost = minimise(problem, p, n);
  }
  return cost;
}

// What is left after the fit is seldom noise: mats curl, boards are hinged, and a bent board looks like a bent lens.
// Such errors count as some eight independent ones, however many points show them, against what lenses usually do.
void price_distortion(Problem& problem, double cost) {
  constexpr double kIndependent = 8, kUsualDistortion = 0.05;
  problem.straightness = cost / kIndependent / (kUsualDistortion * kUsualDistortion);
}

// Is the distortion worth its parameter? With few points it would only soak up noise and bend the corners.
bool distortion_shown(const Problem& problem, double cost_without, double cost_with, double k1) {
  const double n = static_cast<double>(problem.board.size());
  constexpr double kLargest = 0.6, kSignificance = 30;
  if (n < 16 || std::abs(k1) > kLargest) return false;
  return (cost_without - cost_with) / std::max(cost_with, 1e-18) * (2 * n - kAll) > kSignificance;
}

}  // namespace

PlaneFit fit_plane(const std::vector<cv::Point2d>& on_board, const std::vector<cv::Point2d>& pixels, const Lens& lens,
                   bool fit_distortion) {
  PlaneFit fit;
  fit.lens = lens;
  const double f = lens.fx;
  const cv::Point2d middle =
      std::accumulate(on_board.begin(), on_board.end(), cv::Point2d{}) * (1.0 / static_cast<double>(on_board.size()));
  double size = 1e-9;
  for (const cv::Point2d& p : on_board) size = std::max({size, std::abs(p.x - middle.x), std::abs(p.y - middle.y)});

  Problem problem;
  for (size_t i = 0; i < on_board.size(); ++i) {
    const cv::Point2d ideal = lens.undistort(pixels[i]);
    problem.board.push_back((on_board[i] - middle) * (1 / size));
    problem.image.push_back({(ideal.x - lens.cx) / f, (ideal.y - lens.cy) / f});
  }
  problem.weight.assign(on_board.size(), 1.0);
  const cv::Mat start = cv::findHomography(problem.board, problem.image, 0);
  if (start.empty()) return fit;
  Parameters straight{};
  for (int k = 0; k < kHomography; ++k) straight[k] = start.at<double>(k / 3, k % 3) / start.at<double>(2, 2);

  double cost = robust_minimum(problem, straight, kHomography);
  Parameters p = straight;
  if (fit_distortion && !lens.distorts()) {
    Problem bent_problem = problem;
    Parameters bent = straight;
    price_distortion(bent_problem, robust_minimum(bent_problem, bent, kAll));
    const double bent_cost = minimise(bent_problem, bent, kAll);
    const double straight_cost = bent_problem.cost(straight);
    if (distortion_shown(bent_problem, straight_cost, bent_cost, bent[8])) {
      p = bent;
      problem = bent_problem;
      cost = bent_cost;
      fit.lens.distortion[0] = bent[8];
    }
  }
  const double weight = std::accumulate(problem.weight.begin(), problem.weight.end(), 0.0);
  fit.rms_px = std::sqrt(cost / std::max(weight, 1e-9)) * f;
  const cv::Matx33d normal(1 / size, 0, -middle.x / size, 0, 1 / size, -middle.y / size, 0, 0, 1);
  const cv::Matx33d h(p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7], 1);
  fit.homography = cv::Matx33d(f, 0, lens.cx, 0, f, lens.cy, 0, 0, 1) * h * normal;
  fit.ok = std::isfinite(fit.rms_px) && std::abs(cv::determinant(fit.homography)) > 1e-12;
  return fit;
}

Lens with_focal_length_of(const cv::Matx33d& homography, const Lens& lens, const Board& board) {
  // How far the board's axes are from equal and square under a focal length, against what noise of the corners would
  // do, plus what cameras usually have. A scan over 5 octaves is as quick as anything cleverer and cannot fail.
  constexpr double kAxesNoise = 0.01, kUsualSpread = 0.45;
  const cv::Matx33d centred = homography * cv::Matx33d(1, 0, board.width() / 2.0, 0, 1, board.height() / 2.0, 0, 0, 1);
  double best_cost = 1e300, best = lens.fx;
  for (int i = -60; i <= 60; ++i) {
    const double f = lens.fx * std::exp2(i / 24.0);
    const cv::Matx33d k(f, 0, lens.cx, 0, f, lens.cy, 0, 0, 1);
    const cv::Matx33d axes = k.inv() * centred;
    const cv::Vec3d x(axes(0, 0), axes(1, 0), axes(2, 0)), y(axes(0, 1), axes(1, 1), axes(2, 1));
    const double skew = x.dot(y) / (cv::norm(x) * cv::norm(y));
    const double aspect = std::log(cv::norm(x) / cv::norm(y));
    const double unusual = std::log(f / lens.fx) / kUsualSpread;
    const double cost = (skew * skew + aspect * aspect) / (kAxesNoise * kAxesNoise) + unusual * unusual;
    if (cost < best_cost) {
      best_cost = cost;
      best = f;
    }
  }
  Lens result = lens;
  const double ratio = best / lens.fx;
  result.fx = result.fy = best;
  for (const int i : {0, 1, 4}) result.distortion[i] *= std::pow(ratio, i == 0 ? 2 : i == 1 ? 4 : 6);
  return result;
}

}  // namespace arbiter::calibration
