// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <vector>

#include "referee/core/position.h"
#include "referee/core/rule.h"

namespace arbiter {

/// How the piece moves now: its kind's movement, as the rules in force change it.
const Movement& movement_of(const Position& pos, const Piece& piece);

/// Every cell the piece could go to or capture on were it its controller's turn: movement and offered targets, less
/// closed cells and spared captures. Nothing for a piece that is held.
void targets_of(const Position& pos, PieceId id, TargetList& out);

/// Why the piece may not move at all now; nullptr when it may.
const RuleText* held(const Position& pos, PieceId id);

/// Could the piece, moving as `how` says, capture something on `target` from where it stands? Lines are blocked as
/// usual; whether it may move or capture at all is not asked.
bool covers(const Position& pos, PieceId id, const Movement& how, Cell target);

/// Why the capture is not allowed now; nullptr when it is.
const RuleText* spared(const Position& pos, const Capture& capture);

/// Could `attacker` capture `victim` by an ordinary move or shot, were it its controller's turn?
bool attacks(const Position& pos, PieceId attacker, PieceId victim);

/// Could `attacker` capture a piece of `seat` that stood on `cell`? What stands there now is looked through only as the
/// thing to be taken.
bool attacks_cell(const Position& pos, PieceId attacker, Cell cell, Seat seat);

/// All pieces in play that attack `victim`, by piece id; only seats that are playing attack.
std::vector<PieceId> attackers(const Position& pos, PieceId victim);

/// Is `cell` attacked by any playing seat hostile to `seat`?
bool attacked(const Position& pos, Cell cell, Seat seat);

/// Is the piece royal, by its kind or by a rule? Also answers for one that has just left the board.
bool is_royal(const Position& pos, PieceId id);

/// The pieces of `seat` on the board that are royal by kind or by a rule, by piece id.
std::vector<PieceId> royals(const Position& pos, Seat seat);

/// One way in which a piece could capture on a cell: of `cells` exactly `screens` must be occupied.
struct Way {
  CellSet cells;
  std::size_t screens = 0;
};
using Ways = std::array<Way, 4>;
/// The ways in which the movement of the piece's kind could take it to `target` with a capture, whatever stands where;
/// how many there are. No rule is asked: only for positions where none changes movements, pins, blocks a cell or
/// forbids a capture.
std::size_t ways_to(const Position& pos, const Piece& piece, Cell target, Ways& out);

/// Every ordinary move of `seat`'s pieces with its promotions, unsorted, filters not yet asked.
void ordinary_moves(const Position& pos, Seat seat, ActionList& out);
/// The same for one piece.
void piece_moves(const Position& pos, PieceId id, ActionList& out);

}  // namespace arbiter
