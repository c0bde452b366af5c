// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "vision/reading/position_prior.h"
#include "vision/reading/set_up.h"
#include "vision/reading/square_classifier.h"
#include "vision/reading/square_opinion.h"

namespace arbiter::vision {

/// A picture read as one of a game with an ordinary set.
struct PositionReading {
  std::vector<SquareOpinion> squares;  ///< by Board::cells()
  Ways ways{};                         ///< which way round the board lies; all 0 where nothing can be said
  double usual = 1;                    ///< probability that the game began with the usual order of the pieces
};

/// Reads a single picture of which nothing is known but where the board is: every square by its look, then all pieces
/// together, because a picture has two sets, each of one colour and (on 8 x 8) out of an ordinary box. Knows no rules.
class PictureReader {
 public:
  /// Without a prior, positions are read by how a set is put up to begin with alone.
  explicit PictureReader(SquareClassifier classifier, std::optional<PositionPrior> prior = std::nullopt)
      : classifier_(std::move(classifier)), prior_(std::move(prior)) {}
  /// With the networks that the program carries inside itself. Errors: theirs.
  static calibration::Expected<PictureReader> built_in();
  /// Opinions by Board::cells(). `picture`: 8-bit BGR; `plane`: of a chequered board.
  std::vector<SquareOpinion> read(const cv::Mat& picture, const calibration::BoardPlane& plane);
  /// The same where it is known that a game is on the board, which began (on 8 x 8) with the set-up of an ordinary set;
  /// on other boards as `read`. Not for telling whether the set-up is complete: what is seldom missing is believed here
  /// on less.
  PositionReading read_position(const cv::Mat& picture, const calibration::BoardPlane& plane);
  /// Every square by its look, then the sides of all figures together; kinds as each figure looks by itself.
  /// `thorough`: what is in doubt is looked at once more from a little beside.
  std::vector<SquareOpinion> each_square(const cv::Mat& picture, const calibration::BoardPlane& plane,
                                         bool thorough = false);

 private:
  /// Judges what is in doubt once more from a little beside its middle, four times, and puts it all together.
  void look_again_beside(const cv::Mat& picture, const calibration::BoardPlane& plane,
                         std::vector<SquareJudgement>& judgements);
  /// The kinds of all figures, from how each looks (`alone`), where others stand, which way round the board lies and
  /// how the game began.
  void know_positions(PositionReading& reading, const std::vector<SquareOpinion>& alone, const SetUpReading& set_up,
                      const Board& board);
  SquareClassifier classifier_;
  std::optional<PositionPrior> prior_;
};

}  // namespace arbiter::vision
