// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>
#include <string>

#include "vision/reading/cell_sampler.h"
#include "vision/reading/placement.h"

namespace arbiter::vision {

/// Brightness and tint of a picture against another, by channel.
using Gain = cv::Vec3f;

/// What is seen of one cell: its samples' colours, which of them nothing hides, and the light against the accepted
/// picture.
struct Sight {
  const cv::Vec3b* colours = nullptr;
  SampleSet visible;
  Gain gain{1, 1, 1};
  /// Shares of the foot's and of the column's samples that are visible.
  float ground = 0, column = 0;

  Sight(const cv::Vec3b* some_colours, const SampleSet& some_visible, const Gain& some_gain);
};

/// A piece that is known: what others of its army and kind look like.
struct Pattern {
  std::size_t army = 0;  ///< index into BoardMemory::armies
  std::optional<PieceType> type;
  float height = 1;  ///< squares
  Cell cell;         ///< where it stands; none once it has left
  CellLook look;
};

/// The explanations of what is seen on a cell are compared by their likelihood. Each predicts for every sample a colour
/// with an error (`sigma`, grey levels) or, behind and above what stands there, the old background, which may have
/// changed, or nothing at all: anything may be seen there. Likelihoods are natural logarithms, of as many independent
/// looks as neighbouring samples are worth.
namespace likeness {

/// Samples within a radius of the cell's middle on the ground, and of rows [0, rows) of the column, at most so many
/// steps beside its axis.
SampleSet sample_set(float radius, int rows, int across);
/// The foot and the column, whole: what explanations are compared on.
const SampleSet& all();

int rows_up_to(float height);

/// Mean square of the distances in grey levels of the colours seen from the ranges expected, over these samples.
float mean_square(const Sight& sight, const SampleSet& which, const CellLook& look);

/// That nothing has changed, or that nothing stands there.
struct Expected {
  const CellLook& look;
  int rows;                ///< of the column that show `look`
  const CellLook& behind;  ///< above these rows
  float sigma, sigma_behind;
  float outliers;  ///< share of samples that may show anything nevertheless
  /// The light may have got any colour, within reason; only where `look` is the cell's own, else a piece of the
  /// ground's colour would be ground.
  bool tinted;
  /// `look` is the ground's: light that falls on the middle of the cell alone, and not on its corners, is rather a
  /// piece.
  bool ground;
};
/// Part of the cell may lie in a shadow that was not there before.
float of_look(const Sight& sight, const Expected& expected);

/// How well the samples above a piece show what was seen behind it, whatever its height.
class Background {
 public:
  Background(const Sight& sight, const CellLook& behind, float sigma_behind);
  struct Sum {
    float value = 0;  ///< of log-likelihoods
    int count = 0;    ///< of samples
  };
  /// From that row of the column upwards; rows before `first_behind` (see Rows) may as well show the
  /// piece's top.
  [[nodiscard]] Sum from(int row, int first_behind) const;

 private:
  std::array<float, samples::kRows + 1> at_top_{}, over_{};  // a row's; all from a row upwards
  std::array<int, samples::kRows + 1> count_{};              // all from a row upwards
};

/// Rows of a column that surely show a piece, and the first that shows what is behind it; between them it may be
/// either.
struct Rows {
  int of_piece, first_behind;
};

/// Another piece like `pattern` stands there; `thoroughly`: also up to a tenth of a square off the middle, and in other
/// light. Nothing when too little of it would be visible.
struct Match {
  float log_likelihood = 0;
  float mean_square = 0;  ///< of the piece's own samples
};
std::optional<Match> of_piece(const Sight& sight, const Pattern& pattern, const Background& background,
                              const Rows& rows, float sigma, bool thoroughly);

/// Something else: no prediction.
float of_anything(const Sight& sight);

}  // namespace likeness

}  // namespace arbiter::vision
