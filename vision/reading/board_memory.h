// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "vision/reading/likeness.h"
#include "vision/reading/reading.h"

namespace arbiter::vision {

// Grey levels (root mean square) by which colours may lie off the look of a cell's own ground, of other empty cells and
// of another piece of the army; the last two are measured when learning.
inline constexpr float kEmptySigma = 3.5F, kMostNeighbourSigma = 12, kMostPieceSigma = 20;

/// Squares to which discs and tiles reach above the surface.
inline constexpr float kFlatHeight = 0.3F;

/// What is remembered of a board: what stands on it, and what its cells and its pieces look like. Cells by Cell::value.
struct BoardMemory {
  const Board& board;
  CellSampler sampler;
  std::vector<Army> armies;
  bool flat;  ///< the pieces are discs or tiles, not figures
  Placement placement;
  std::vector<std::optional<std::size_t>> army;  ///< index into `armies`; none where the cell is empty
  std::vector<std::optional<PieceType>> type;    ///< of what stands there
  std::vector<float> height;                     ///< of what stands there, squares
  std::vector<CellLook> accepted;                ///< in the accepted picture
  std::vector<CellLook> bare;                    ///< when last seen empty; its valid samples are those ever seen
  std::vector<Pattern> patterns;        ///< pieces of the accepted picture, and of the first one where these are few
  std::vector<Pattern> first_patterns;  ///< pieces of the picture learnt from
  float sigma_piece = kMostPieceSigma, sigma_neighbour = kMostNeighbourSigma;
  /// Mean square by which ground may lie off that of empty cells near by and still look more like them than like
  /// pieces.
  float empty_border = 0;

  /// `seen`: has taken in the picture that is learnt from.
  explicit BoardMemory(const CellSampler& seen);

  void set_placement(const Placement& wanted);

  /// Keeps what the sampler has taken in as the accepted look of the cells chosen.
  void keep_looks(const std::function<bool(Cell)>& choose);

  /// Samples of a cell that nothing on nearer cells hides, going by these heights (0: nothing stands there).
  [[nodiscard]] SampleSet visible(Cell cell, const std::vector<float>& heights) const;

  /// Rows of a cell's column that show a piece of that height there, whichever it is: figures narrow towards the top,
  /// of discs and tiles the whole upper side is seen.
  [[nodiscard]] int rows_of_piece(Cell cell, float of_height) const;
  /// The first row that shows what is behind such a piece.
  [[nodiscard]] int first_row_behind(Cell cell, float of_height) const;

  /// Rows of a cell's column that show the cell itself and what stands on it.
  [[nodiscard]] int own_rows(Cell cell) const;

  /// What a cell would look like empty, and how far it may look other: as it was when last seen so (`own`), else as
  /// empty cells of its colour near by.
  [[nodiscard]] std::optional<std::pair<CellLook, float>> empty_look(Cell cell, const SampleSet& wanted,
                                                                     bool own = true) const;

  /// What is to be seen of a cell's column above a piece: what was seen there when the cell was empty, or above the
  /// piece that stood there.
  [[nodiscard]] CellLook behind_piece(Cell cell) const;

  /// Brightness and tint against the accepted picture: the median cell's, so that moved pieces do not count.
  [[nodiscard]] Gain measure_gain() const;

  /// The best explanation by a piece of each army, and of each of its kinds.
  struct Likeness {
    std::vector<float> army;  ///< log-likelihood
    std::vector<std::map<PieceType, float>> kinds;
    std::vector<float> height;
    std::vector<float> mean_square;
    bool any = false;
  };
  /// `leave_out`: the piece remembered on that very cell is not compared with.
  [[nodiscard]] Likeness liken(Cell cell, const Sight& sight, float sigma, float sigma_behind, bool leave_out) const;

 private:
  std::size_t army_index(Army wanted);
  void add_patterns();
};

/// The foot of a piece, and its column up to a row.
const SampleSet& body_set(int rows);

}  // namespace arbiter::vision
