// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <vector>

#include "calibration/board_plane.h"
#include "vision/reading/square_opinion.h"

namespace arbiter::vision {

/// By quarter turn (anticlockwise, as BoardPlane::turned counts them): probability that the board seen lies so, seen
/// from how the pieces stand on it.
using Ways = std::array<double, 4>;

/// What the set-up tells of a picture.
struct SetUpReading {
  Ways ways{};
  /// Probability that the game began with the usual order of the pieces behind the pawns.
  double usual = 1;
  /// By Board::cells(), the kinds of figures in case it did not.
  std::vector<std::array<double, kFigureKinds.size()>> otherwise;
};

/// What one picture of a game says, given how an ordinary set is put up to begin with: rook, knight, bishop, queen on
/// her own colour, king, bishop, knight, rook on the rank nearest to their player, pawns before them. Of the pieces of
/// that set-up an unknown share still stands at home, each as likely as any other; the rest stands anywhere, pawns
/// neither behind their first rank nor on the last. Now and then two kinds have changed places, of one side or of both,
/// or the pieces behind the pawns stand in any order. The share, the order and the way round are summed over, weighed
/// by how well they explain the whole picture.
///
/// `opinions`: of all cells of `board` (8 x 8, chequered), by Board::cells(), each from its own look; on return from
/// the whole picture, `kinds` too, as if figures of a side were drawn independently.
SetUpReading given_the_set_up(std::vector<SquareOpinion>& opinions, const Board& board);

}  // namespace arbiter::vision
