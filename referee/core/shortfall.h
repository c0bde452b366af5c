// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "referee/core/position.h"
#include "referee/core/rule_text.h"
#include "value/message.h"

namespace arbiter {

/// Why a piece's movement does not take it to a cell, though one of its legs leads there.
struct Shortfall {
  const RuleText* rule = nullptr;  ///< cited by the leg; nullptr: the leg cites nothing of its own
  bool blocked = false;            ///< a piece on the way stops it
  Message why;                     ///< a sentence that fits behind a colon
};

/// What stops the leg that comes nearest to taking the piece to `to`: a piece on the way, a first move that is spent, a
/// part of the board, nothing to capture there. Nothing where no leg leads there, or where one gets there. Asks the
/// movement alone: what rules offer, close or hold besides is theirs to say.
std::optional<Shortfall> shortfall(const Position& pos, PieceId id, Cell to);

/// The first cell strictly between `from` and `to` on a rank, file or diagonal on which a piece stands; kNoCell where
/// all are empty, or where the two are not in line.
Cell first_between(const Position& pos, Cell from, Cell to);

/// The piece that stands on the cell, for messages: `%1` in "the %1 on %2".
Argument piece_on(const Position& pos, Cell cell);

/// "the S.pawn on e4 stands in the way."
Message stands_in_the_way(const Position& pos, Cell cell);

/// "the S.king on e1 has moved already."
Message has_moved_already(const Position& pos, Cell cell);

}  // namespace arbiter
