// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <opencv2/core.hpp>
#include <optional>
#include <vector>

#include "vision/belief/covers.h"
#include "vision/belief/top_picture.h"

namespace arbiter::vision {

/// How the foot of a square looks: three colours against the whole board's, how uneven it is, and its edges.
using SquareLook = cv::Vec<double, 5>;
/// By Cell::value; none where too little of the square is seen.
using SquareLookList = std::vector<std::optional<SquareLook>>;

/// The looks of all squares. `known`: not 0 where the picture shows the table.
[[nodiscard]] SquareLookList looks_of_squares(const TopPicture& picture, const cv::Mat1b& known, Covers& covers,
                                              const Layout& layout);

/// What empty squares and the armies' pieces look like, on light and on dark ground, learnt from squares of which it is
/// known what stands there. A class is 0 for an empty square, 1 and more for the armies.
class SquareClasses {
 public:
  using Class = std::uint8_t;

  SquareClasses(const Board& board, int armies);

  /// Learns from one picture in which a few squares may be otherwise than `classes` (by Cell::value) says.
  void begin(const SquareLookList& looks, const std::vector<Class>& classes);
  /// Learns from these squares; `weight`: what one look counts against those before.
  void learn(const SquareLookList& looks, const std::vector<Class>& classes, const std::vector<Cell>& squares,
             double weight);
  /// Log likelihood of each class on each square, by Cell::value, nats, with heavy tails; all 0 where nothing is seen.
  [[nodiscard]] std::vector<std::vector<double>> likelihoods(const SquareLookList& looks) const;
  [[nodiscard]] int classes() const { return static_cast<int>(known_.size()); }

 private:
  struct Known {
    SquareLook sum{};
    double count = 0;
  };
  [[nodiscard]] std::size_t ground(Cell cell) const;
  [[nodiscard]] std::optional<SquareLook> mean(Class what, std::size_t ground) const;
  void settle();

  const Board* board_;
  std::vector<std::array<Known, 2>> known_;  // by class and ground
  std::deque<SquareLook> rests_;             // what looks were off their class's mean
  cv::Matx<double, 5, 5> precision_;
};

}  // namespace arbiter::vision
