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

/// What one picture of a game says, given how an ordinary set is put up to begin with: rook, knight, bishop, queen on
/// her own colour, king, bishop, knight, rook on the rank nearest to their player, pawns before them. Of the pieces of
/// that set-up an unknown share still stands at home, each as likely as any other; the rest stands anywhere, pawns
/// neither behind their first rank nor on the last. The share and the way round are summed over, weighed by how well
/// they explain the whole picture. Sets in which king and queen are swapped, or other games, are explained by a small
/// share and keep what was seen.
///
/// `opinions`: of all cells of `board` (8 x 8, chequered), by Board::cells(), each from its own look; on return from
/// the whole picture, `kinds` too, as if figures of a side were drawn independently. Returns the ways round.
Ways given_the_set_up(std::vector<SquareOpinion>& opinions, const Board& board);

}  // namespace arbiter::vision
