// SPDX-License-Identifier: MIT
#pragma once

#include "referee/core/position.h"
#include "value/message.h"

namespace arbiter {

/// The enemy pawn that a refused move may have meant to capture en passant: the move goes from a pawn's square to an
/// empty one diagonally ahead of it, and the enemy pawn has that square right behind it. kNoPiece where there is none.
/// `pawn`: the kind of both.
PieceId meant_en_passant(const Position& pos, Kind pawn, const Action& action);

/// "the N.pawn on e5 may not be captured en passant now." of that pawn; empty where there is none.
Message not_en_passant_now(const Position& pos, Kind pawn, const Action& action);

}  // namespace arbiter
