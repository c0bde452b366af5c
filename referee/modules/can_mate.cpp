// SPDX-License-Identifier: MIT
#include "referee/modules/can_mate.h"

#include <algorithm>
#include <deque>
#include <unordered_set>

#include "referee/core/context.h"
#include "referee/core/engine.h"
#include "referee/modules/king_safety.h"
#include "referee/modules/two_seats.h"

namespace arbiter {

namespace {

/// What stands on the board, of one seat or of everybody.
struct Material {
  int queens = 0, rooks = 0, knights = 0, pawns = 0, light_bishops = 0, dark_bishops = 0;
  [[nodiscard]] int bishops() const { return light_bishops + dark_bishops; }
};

Material count(const Position& pos, const MatingKinds& kinds, Seat seat = Seat::none) {
  Material m;
  for (const Piece& p : pos.pieces) {
    if (p.where != Where::board || (seat != Seat::none && p.controller != seat)) continue;
    if (p.kind == kinds.queen) ++m.queens;
    if (p.kind == kinds.rook) ++m.rooks;
    if (p.kind == kinds.knight) ++m.knights;
    if (p.kind == kinds.pawn) ++m.pawns;
    if (p.kind == kinds.bishop) ++(pos.board().dark(p.cell) ? m.dark_bishops : m.light_bishops);
  }
  return m;
}

/// Kings and bishops behind pawns that block each other: everything that can come about while no pawn moves or falls.
class Wall {
 public:
  Wall(const Position& pos, Seat seat, const MatingKinds& kinds) : seat_(seat), kinds_(kinds) {
    first_ = presented(pos, pos.to_act);
  }

  /// Can `seat` mate behind the wall, or can the wall open? True as well where there is too much to look at.
  [[nodiscard]] bool mates_or_opens() const {
    std::unordered_set<std::uint64_t> seen{position_key(first_)};
    std::deque<Position> next{first_};
    for (; !next.empty(); next.pop_front()) {
      const Position& pos = next.front();
      ActionList list;
      Engine::legal_unsorted(pos, list);
      if (list.empty() && pos.to_act != seat_ && royal_attacked(pos, pos.to_act)) return true;
      for (const Action& action : list) {
        if (pos.piece_at(action.from)->kind == kinds_.pawn || !pos.empty(action.to)) return true;
        Position after = moved(pos, action);
        if (seen.insert(position_key(after)).second) next.push_back(std::move(after));
      }
      if (seen.size() > kMost) return true;
    }
    return false;
  }

 private:
  static constexpr std::size_t kMost = 20'000;  // two kings have fewer places behind any wall

  static Position moved(const Position& pos, const Action& action) {
    Position after = presented(pos, other_seat(pos, pos.to_act));
    const PieceId id = after.at(action.from);
    after.grid[action.from.value] = kNoPiece;
    after.grid[action.to.value] = id;
    after.pieces[id].cell = action.to;
    return after;
  }

  Position first_;
  Seat seat_;
  MatingKinds kinds_;
};

/// Does every pawn stand right before another piece? Only then a wall may be closed.
bool all_pawns_blocked(const Position& pos, Kind pawn) {
  return std::all_of(pos.pieces.begin(), pos.pieces.end(), [&](const Piece& p) {
    if (p.where != Where::board || p.kind != pawn) return true;
    const Cell ahead = pos.board().step(p.cell, rotated({0, 1}, p.army));
    const Piece* there = ahead.valid() ? pos.piece_at(ahead) : nullptr;
    return there && there->kind == pawn;
  });
}

}  // namespace

bool has_mating_material(const Position& pos, Seat seat, const MatingKinds& kinds) {
  const Material own = count(pos, kinds, seat), enemy = count(pos, kinds, other_seat(pos, seat));
  if (own.queens + own.rooks + own.pawns > 0) return true;
  if (own.knights > 1 || (own.knights > 0 && own.bishops() > 0)) return true;
  if (own.knights == 1) return enemy.rooks + enemy.bishops() + enemy.knights + enemy.pawns > 0;
  if (own.bishops() == 0) return false;
  if (enemy.knights + enemy.pawns > 0) return true;
  return own.light_bishops + enemy.light_bishops > 0 && own.dark_bishops + enemy.dark_bishops > 0;
}

bool can_mate(const Position& pos, Seat seat, const MatingKinds& kinds) {
  if (!has_mating_material(pos, seat, kinds)) return false;
  const Material all = count(pos, kinds);
  if (pos.over() || all.pawns == 0 || all.queens + all.rooks + all.knights > 0 || !all_pawns_blocked(pos, kinds.pawn))
    return true;
  return Wall(pos, seat, kinds).mates_or_opens();
}

const RuleText* LossNeedsMate::draws_instead(const Position& pos, SlotId, Seat loser) const {
  return can_mate(pos, other_seat(pos, loser), kinds_) ? nullptr : &text_;
}

}  // namespace arbiter
