// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <opencv2/core.hpp>
#include <string>
#include <vector>

#include "app/evaluation/labelled_games.h"

namespace arbiter::evaluation {

/// What is done to a recording before it is watched. The same seed does the same.
struct Disturbances {
  double gamma = 1;      ///< exponent of each channel, 0 to 1: 0.5 brightens, 2 darkens
  double scale = 1;      ///< of both sides of the picture
  double blur = 0;       ///< Gaussian, sigma in pixels of the scaled picture
  double noise = 0;      ///< normal, sigma in grey levels
  int every = 1;         ///< of so many pictures one is shown, the first of them
  double missing = 0;    ///< share of the rests that no picture shows
  double unfocused = 0;  ///< share of the rests that are out of focus
  int late = 0;          ///< plies that were played before the first picture
  int size_differs = 0;  ///< pixels that a picture lacks at most at its right and lower edge, another number each
  std::uint64_t seed = 1;

  /// Is any of it done?
  [[nodiscard]] bool any() const;
  /// In a few words, as the options have them: "gamma 0.5, missing 0.4"; empty where nothing is done.
  [[nodiscard]] std::string text() const;
};

/// The recording of a game with its disturbances.
class DisturbedGame {
 public:
  DisturbedGame(const Disturbances& how, const LabelledGame& game);

  /// Is the picture shown? `board`: of joined boards, from 0. `number`: from 1, as vision::Frame has it.
  [[nodiscard]] bool shows(std::size_t board, std::int64_t number) const;
  /// How it looks. `picture`: 8-bit BGR.
  [[nodiscard]] cv::Mat picture(const cv::Mat& picture, std::size_t board, std::int64_t number) const;
  /// Where these corners are then.
  [[nodiscard]] calibration::Corners corners(const calibration::Corners& corners) const;

 private:
  [[nodiscard]] bool chance(double share, std::uint64_t what, std::size_t board, std::int64_t number) const;

  Disturbances how_;
  std::vector<std::int64_t> rests_;  // by picture: the first picture of its rest, 0 between two rests
  std::int64_t first_ = 1;           // picture shown
};

}  // namespace arbiter::evaluation
