// SPDX-License-Identifier: MIT
#include "referee/modules/mate_score.h"

#include <algorithm>
#include <set>

#include "referee/core/engine.h"
#include "referee/modules/two_seats.h"

namespace arbiter {

namespace {

/// The attackers of the seat's king after one of its moves, carried out as far as the pieces go.
std::set<PieceId> attackers_after(const Position& pos, PieceId king, const Action& action) {
  Position after = pos;
  const PieceId id = after.at(action.from);
  const PieceId victim = after.at(action.to);
  if (victim != kNoPiece) after.pieces[victim].where = Where::gone;
  after.grid[action.from.value] = kNoPiece;
  after.grid[action.to.value] = id;
  after.pieces[id].cell = action.to;
  const auto list = attackers(after, king);
  return {list.begin(), list.end()};
}

/// Every move the seat could make if kings did not matter; kings are never captured.
ActionList tries(const Position& pos, Seat seat) {
  ActionList list;
  ordinary_moves(pos, seat, list);
  list.erase(std::remove_if(list.begin(), list.end(),
                            [&](const Action& a) {
                              const Piece* there = pos.piece_at(a.to);
                              return there && ((pos.rules->royal_kinds >> there->kind) & 1);
                            }),
             list.end());
  return list;
}

}  // namespace

std::vector<Involved> involved_in_mate(const Position& pos, Seat seat, Assist assist) {
  const PieceId king = royals(pos, seat).front();
  const auto direct_list = attackers(pos, king);
  const std::set<PieceId> direct(direct_list.begin(), direct_list.end());
  std::set<PieceId> helpers;
  if (assist == Assist::needed) {
    for (PieceId id = 0; id < pos.pieces.size(); ++id) {
      const Piece& p = pos.pieces[id];
      if (p.where != Where::board || p.controller == seat || direct.count(id) || !pos.playing(p.controller)) continue;
      Position without = presented(pos, seat);
      without.grid[p.cell.value] = kNoPiece;
      without.pieces[id].where = Where::gone;
      if (Engine::any_legal(without)) helpers.insert(id);
    }
  } else {
    for (const Action& action : tries(pos, seat)) {
      const auto stop = attackers_after(pos, king, action);
      const bool alone = std::any_of(stop.begin(), stop.end(), [&](PieceId id) { return direct.count(id) != 0; });
      if (alone && assist == Assist::guard) continue;
      for (const PieceId id : stop)
        if (!direct.count(id)) helpers.insert(id);
    }
  }
  std::vector<Involved> list;
  list.reserve(direct.size() + helpers.size());
  for (const PieceId id : direct) list.push_back({id, true});
  for (const PieceId id : helpers) list.push_back({id, false});
  const auto& seats = pos.rules->seats;
  const auto place = [&](Seat s) {
    const auto at = [&](Seat x) { return std::find(seats.begin(), seats.end(), x) - seats.begin(); };
    const auto n = static_cast<std::ptrdiff_t>(seats.size());
    return (at(s) - at(seat) + n) % n;
  };
  const Board& board = pos.board();
  std::sort(list.begin(), list.end(), [&](const Involved& a, const Involved& b) {
    const Piece &x = pos.pieces[a.piece], &y = pos.pieces[b.piece];
    return std::tuple(place(x.controller), board.file(x.cell), board.rank(x.cell)) <
           std::tuple(place(y.controller), board.file(y.cell), board.rank(y.cell));
  });
  return list;
}

}  // namespace arbiter
