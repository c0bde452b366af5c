// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "referee/core/action.h"
#include "referee/core/ids.h"
#include "referee/core/rule_text.h"

namespace arbiter {

using PieceId = std::uint16_t;
inline constexpr PieceId kNoPiece = 0xffff;
/// Index into Position::slots: one rule or power in force, with its owner and its memory.
using SlotId = std::uint16_t;
inline constexpr SlotId kNoSlot = 0xffff;

/// The types of the protocol's events, and `counted`: a rule's memory changed, which is not told to anyone.
enum class EventType : std::uint8_t {
  moved,
  captured,
  removed,
  placed,
  promoted,
  transformed,
  control,
  swapped,
  marked,
  unmarked,
  revealed,
  rolled,
  check,
  checkmate,
  stalemate,
  scored,
  eliminated,
  returned,
  turn,
  skipped,
  over
};

/// One thing that happens to a position, and, once it has happened, the fact told to the players. Only the fields of
/// its type mean anything; see the builders below and the protocol.
struct Change {
  EventType type;
  const RuleText* rule = nullptr;
  PieceId piece = kNoPiece;
  Cell from = kNoCell, to = kNoCell;  ///< `to` is the event's `sq` where it has only one
  Seat seat = Seat::none, by = Seat::none;
  Kind kind = kNoKind, to_kind = kNoKind;
  Seat army = Seat::none;        ///< of a piece that comes onto the board
  Seat controller = Seat::none;  ///< likewise
  Seat place = Seat::none;       ///< of a turn: the place in the order that the seat plays, when it is another's
  int number = 0;                ///< points, dice count
  std::string what;              ///< a mark's name; a reason
  std::vector<int> dice;
  std::vector<Cell> cells;         ///< checking squares
  std::vector<std::string> names;  ///< words about a check; seats that won
  std::string piece_text;          ///< the piece string at the time, filled in by the door
  std::uint8_t audience = 0xff;    ///< seats that may know, a bit each; 0xff everybody
  SlotId slot = kNoSlot;           ///< the rule or power whose doing it is
  std::uint8_t board = 0;          ///< of joined boards: which one, from 1; 0 where there is one only
  bool operator==(const Change&) const = default;
};
using Event = Change;
using EventList = std::vector<Event>;

}  // namespace arbiter
