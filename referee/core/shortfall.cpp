// SPDX-License-Identifier: MIT
#include "referee/core/shortfall.h"

#include <algorithm>

#include "referee/core/attack.h"
#include "referee/core/context.h"
#include "referee/core/rules.h"

namespace arbiter {

namespace {

/// How near a leg has come to its goal; the farthest is told.
enum class Stage { elsewhere, bounds, spent, way, goal, there };

struct Found {
  Stage stage = Stage::elsewhere;
  bool suits = false;  ///< the leg may end on what stands on the goal
  Shortfall what;
};

/// One leg on its way from a piece to a cell.
class Walk {
 public:
  Walk(const Position& pos, const Piece& piece, const Leg& leg, Cell to)
      : pos_(pos), piece_(piece), leg_(leg), to_(to) {}

  [[nodiscard]] Found found() const {
    if (!leads_there()) return {};
    const Piece* there = pos_.piece_at(to_);
    Found found;
    found.suits = there ? leg_.captures : leg_.moves;
    found.what.rule = leg_.rule;
    found.stage = stopped(there, found.what);
    return found;
  }

 private:
  [[nodiscard]] bool inside(std::uint8_t zone, Cell cell) const {
    return zone == kNoZone || pos_.rules->zones[zone][index(piece_.army) % 4][cell.value];
  }

  /// Calls `visit` with each cell on the way until it says no; is the goal among them?
  template <class Visit>
  bool each_cell(Visit&& visit) const {
    Cell at = piece_.cell;
    for (int n = 1; leg_.range == 0 || n <= leg_.range; ++n) {
      at = pos_.board().step(at, leg_.step);
      if (!at.valid()) return false;
      if (at == to_) return true;
      if (!visit(at)) return false;
    }
    return false;
  }
  [[nodiscard]] bool leads_there() const {
    return each_cell([](Cell) { return true; });
  }

  Stage stopped(const Piece* there, Shortfall& what) const {
    if (!inside(leg_.to_zone, to_)) {
      what.why = make_message("%1 lies outside of its bounds.", pos_.board().name(to_));
      return Stage::bounds;
    }
    if (!inside(leg_.from_zone, piece_.cell)) {
      what.why = make_message("from %1 it does not go that way.", pos_.board().name(piece_.cell));
      return Stage::bounds;
    }
    if (leg_.unmoved && piece_.moved) {
      what.why = has_moved_already(pos_, piece_.cell);
      return Stage::spent;
    }
    if (stopped_on_the_way(what)) return Stage::way;
    if (there && !leg_.captures) {
      what.why = make_message("it captures nothing that way, and the %1 on %2 stands there.", piece_on(pos_, to_),
                              pos_.board().name(to_));
      return Stage::goal;
    }
    if (!there && !leg_.moves) {
      what.why = make_message("nothing stands on %1 to be captured.", pos_.board().name(to_));
      return Stage::goal;
    }
    return Stage::there;
  }

  bool stopped_on_the_way(Shortfall& what) const {
    std::vector<Cell> standing;
    const auto look = [&](Cell cell) {
      if (cell.valid() && !pos_.empty(cell)) standing.push_back(cell);
      return true;
    };
    for (int v = 0; v < leg_.vias; ++v) look(pos_.board().step(piece_.cell, leg_.via[v]));
    each_cell(look);
    if (leg_.hops ? standing.size() == 1 : standing.empty()) return false;
    what.blocked = true;
    if (standing.empty())
      what.why = make_message("no piece stands between for it to pass over.");
    else if (leg_.hops)
      what.why = make_message("more than one piece stands between.");
    else
      what.why = stands_in_the_way(pos_, standing.front());
    return true;
  }

  const Position& pos_;
  const Piece& piece_;
  const Leg& leg_;
  Cell to_;
};

}  // namespace

std::optional<Shortfall> shortfall(const Position& pos, PieceId id, Cell to) {
  const Piece& piece = pos.pieces[id];
  Found best;
  for (const Leg& leg : movement_of(pos, piece).legs(piece.army)) {
    Found found = Walk(pos, piece, leg, to).found();
    if (found.stage == Stage::there) return std::nullopt;  // a rule forbids it, not the movement
    if (std::pair(found.suits, found.stage) > std::pair(best.suits, best.stage)) best = std::move(found);
  }
  if (best.stage == Stage::elsewhere) return std::nullopt;
  return std::move(best.what);
}

Cell first_between(const Position& pos, Cell from, Cell to) {
  const Board& board = pos.board();
  const int x = board.file(to) - board.file(from), y = board.rank(to) - board.rank(from);
  if (x != 0 && y != 0 && x != y && x != -y) return kNoCell;
  const auto sign = [](int n) { return static_cast<std::int8_t>((n > 0) - (n < 0)); };
  const Vec step{sign(x), sign(y)};
  for (Cell at = board.step(from, step); at.valid() && at != to; at = board.step(at, step))
    if (!pos.empty(at)) return at;
  return kNoCell;
}

Argument piece_on(const Position& pos, Cell cell) { return arg::piece(piece_text(*pos.rules, *pos.piece_at(cell))); }

Message stands_in_the_way(const Position& pos, Cell cell) {
  return make_message("the %1 on %2 stands in the way.", piece_on(pos, cell), pos.board().name(cell));
}

Message has_moved_already(const Position& pos, Cell cell) {
  return make_message("the %1 on %2 has moved already.", piece_on(pos, cell), pos.board().name(cell));
}

}  // namespace arbiter
