// SPDX-License-Identifier: MIT
#include "vision/change/tilt.h"

#include "vision/change/outlines.h"

namespace arbiter::vision {

namespace {

constexpr double kUsualSet = 0.75;  // heights of ordinary sets against the usual ones

}  // namespace

void TiltFinder::see(const Evidence& evidence, const calibration::BoardPlane& plane,
                     const std::vector<ChangedCell>& change) {
  if (moves_ == params_.most_moves) return;
  ++moves_;
  for (int x = -params_.reach; x <= params_.reach; ++x)
    for (int y = -params_.reach; y <= params_.reach; ++y) {
      Outlines drawn(plane, evidence.size(), false, {x * params_.step, y * params_.step});
      Spans area;
      for (const ChangedCell& one : change)
        for (const auto& piece : {one.before, one.after})
          if (piece) area = united(area, drawn.body(one.cell, kUsualSet * usual_height(piece->type)));
      explained_[{x, y}] += evidence.over(area);
      if (x == 0 && y == 0) pixels_ += static_cast<double>(pixels_of(area));
    }
}

cv::Point2d TiltFinder::tilt() const {
  if (moves_ < params_.least_moves) return {};
  std::pair<int, int> best{0, 0};
  for (const auto& [steps, nats] : explained_)
    if (nats > explained_.at(best)) best = steps;
  if (explained_.at(best) - explained_.at({0, 0}) < params_.gain * pixels_) return {};
  return {best.first * params_.step, best.second * params_.step};
}

}  // namespace arbiter::vision
