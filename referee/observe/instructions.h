// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "referee/core/game.h"
#include "referee/observe/picture.h"

namespace arbiter {

using Placement = std::vector<std::pair<Cell, Piece>>;

/// How the game's table shows that a piece is another seat's than its colour says.
inline ControlShown control_shown(const Game& game) { return game.beginning().control; }

/// The seat whose colour the piece has on the table.
inline Seat worn(const Piece& piece, ControlShown how) {
  return how == ControlShown::swap ? piece.controller : piece.army;
}

/// What stands on a table: its colour and kind, by cell.
using Table = std::map<Cell, observing::Look>;
Table table_of(const Placement& placement, ControlShown how);

/// One thing that hands are to do.
struct Instruction {
  enum class Do { lift, move, place, mark, unmark };
  Do what = Do::lift;
  Cell square;
  Cell to = kNoCell;        ///< of a move
  observing::Shown piece;   ///< as far as it is known
  Seat owner = Seat::none;  ///< whose the piece is now: of marks
  /// Why, null where no rule asks for it; nothing: it puts right what is seen.
  std::optional<const RuleText*> rule{};
  std::size_t board = 0;  ///< of joined boards
};
using Instructions = std::vector<Instruction>;

/// The protocol's word: "lift" … "unmark".
std::string_view word(Instruction::Do what);
/// The piece as the protocol writes it: "S.pawn", an army ("S"), "?" (something), "" (nothing).
std::string piece_text(const Rules& rules, const observing::Shown& piece);
std::string piece_text(const Rules& rules, const observing::Look& look);

/// The table instructions of a board, counted from 0, so that its table becomes what the game has there. Lifts come
/// first, then moves, so that every place is free when it is wanted. Pieces are compared as they look (colour and
/// kind), not by who controls them. Where the table marks what changes hands, the marks follow.
Instructions instructions(const Game& game, std::size_t board);

/// A piece that stands where it should not, as far as it is known.
struct Misplaced {
  Cell at;
  observing::Shown piece;
};
/// A piece that should stand where it does not.
struct Missing {
  Cell at;
  observing::Look look;
};
/// How well a misplaced piece may be the missing one: larger is better, nothing rules it out.
using Affinity = std::function<std::optional<double>(const Misplaced&, const Missing&)>;

/// Pairs misplaced pieces with missing ones, the best pairs first; equal ones in the order of the lists. Pairs are
/// moves, all others are lifted or placed. Lifts come first, then moves, then places; without rules.
Instructions fixes_between(const std::vector<Misplaced>& misplaced, const std::vector<Missing>& missing,
                           const Affinity& affinity);

/// The lifts, moves and places between any two tables, without rules.
Instructions placement_fixes(const Table& table, const Table& wanted);

Placement placement_of(const Position& pos);

}  // namespace arbiter
