// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "app/table/futures.h"
#include "app/table/piece_list.h"
#include "vision/belief/square_looks.h"
#include "vision/reading/square_opinion.h"

namespace arbiter::table {

/// The numbers of a first look. Log probabilities are in nats. Fitted by hand on real recordings of four makers, see
/// docs/seeing.md.
struct FirstLookParams {
  double late = -4, later = -3;   ///< priors of one ply before the first picture, and of each ply more
  std::size_t most = 6;           ///< plies before the first picture
  std::size_t in_vain = 2;        ///< plies more that explain nothing, after which no others are tried
  std::size_t gone_on_from = 12;  ///< openings that are gone on with, of each number of plies
  double far_behind = 8;          ///< under the likeliest opening, from which one is given up
  std::size_t offered = 6;        ///< openings at most
  double fits = 0.95;             ///< share of the squares that must look most like what the likeliest has there
  double shapes_weight = 0.6;     ///< what is believed of what the networks say of a square: is it taken, by which set
  double kinds_weight = 0.2;      ///< ... of which kind the figure is
  double wrong_shape = 0.05;      ///< share of the squares of which they say nothing that can be trusted
};

/// One way in which the game may have begun before the first picture.
struct Opening {
  std::vector<std::string> before;               ///< the plies
  NumberedPlacement placement;                   ///< what stands on the table after them
  double weight = 0;                             ///< log, against the position that the game has
  std::vector<std::vector<std::string>> orders;  ///< other orders of the same plies
};

/// What the squares of a first picture look like, against what may have been played before it. It knows no colours:
/// the looks of armies are learnt from the picture itself, of which a few squares may be otherwise. Where two armies
/// play with ordinary figures, networks that have learnt from other tables may be heard as well.
class FirstLook {
 public:
  /// `looks`: of the picture's squares. `shapes`: by Board::cells(), what networks say of them; empty where they know
  /// no such pieces. `futures` and `board` must live as long.
  FirstLook(Futures& futures, const Board& board, vision::SquareLookList looks,
            const std::vector<vision::SquareOpinion>& shapes = {}, FirstLookParams params = {});

  /// The position the game has, and those a few plies later; likeliest first, never empty.
  [[nodiscard]] std::vector<Opening> openings();

  /// Weight of the game's own position, as an opening has it.
  [[nodiscard]] double nothing_played();

  /// Do the squares look like that, by their looks or by what networks say besides, and none clearly otherwise? Else
  /// more has been played, or something else stands there. What armies look like is learnt anew for it: where much
  /// stands otherwise than the game has it, the first lesson was a poor one.
  [[nodiscard]] bool fits(const NumberedPlacement& placement);

 private:
  [[nodiscard]] Opening opening(std::vector<std::string> before, const vision::Placement& table, double prior);
  [[nodiscard]] double look(Cell cell, const NumberedPlacement& placement) const;
  [[nodiscard]] double nats(double p, double of) const;
  [[nodiscard]] double state(Cell cell, std::size_t army, std::uint8_t light) const;
  [[nodiscard]] double shape(Cell cell, PieceNumber piece, std::uint8_t light) const;
  [[nodiscard]] double otherwise(Cell cell, const NumberedPlacement& placement, bool heard) const;
  void hear(const std::vector<vision::SquareOpinion>& shapes, const NumberedPlacement& placement);
  [[nodiscard]] double looks(const NumberedPlacement& placement) const;
  void extend(const Opening& one, std::vector<Opening>& out);
  void learn(const NumberedPlacement& placement);

  Futures* futures_;
  const Board* board_;
  FirstLookParams params_;
  vision::SquareLookList looks_;
  PieceList pieces_;
  std::vector<std::vector<double>> likelihoods_;
  std::map<std::uint8_t, vision::SquareOpinion> shapes_;  // by Cell::value
  std::uint8_t light_ = 0;                                // the army with the lighter set
};

}  // namespace arbiter::table
