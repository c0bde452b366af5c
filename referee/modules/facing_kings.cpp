// SPDX-License-Identifier: MIT
#include "referee/modules/facing_kings.h"

#include <algorithm>
#include <utility>

#include "referee/core/bitboard.h"

namespace arbiter {

namespace {

/// The cells of the two kings; kNoCell where a seat has not exactly one.
std::pair<Cell, Cell> kings(const Position& pos) {
  const auto of = [&](Seat seat) {
    const auto list = royals(pos, seat);
    return list.size() == 1 ? pos.pieces[list.front()].cell : kNoCell;
  };
  return {of(pos.rules->seats.front()), of(pos.rules->seats.back())};
}

/// Calls `visit(cell)` for the cells strictly between two cells of one file while it returns true; false when it once
/// did not, or when the cells do not share a file.
template <class Visit>
bool along_file(const Board& board, Cell a, Cell b, Visit&& visit) {
  if (!a.valid() || !b.valid() || board.file(a) != board.file(b)) return false;
  const Vec step{0, static_cast<std::int8_t>(board.rank(b) > board.rank(a) ? 1 : -1)};
  for (Cell at = board.step(a, step); at != b; at = board.step(at, step))
    if (!visit(at)) return false;
  return true;
}

}  // namespace

std::optional<std::vector<Cell>> between_kings(const Position& pos) {
  const auto [a, b] = kings(pos);
  std::vector<Cell> list;
  const bool one_file = along_file(pos.board(), a, b, [&](Cell cell) {
    if (!pos.empty(cell)) list.push_back(cell);
    return true;
  });
  return one_file ? std::optional(std::move(list)) : std::nullopt;
}

bool kings_face(const Position& pos) {
  const auto list = between_kings(pos);
  return list && list->empty();
}

namespace {

bool face_after(const Position& pos, std::pair<Cell, Cell> at, const Action& action) {
  if (action.type != Action::Type::move) return false;
  for (Cell* king : {&at.first, &at.second})
    if (*king == action.from) *king = action.to;
  return along_file(pos.board(), at.first, at.second,
                    [&](Cell cell) { return cell != action.to && (pos.empty(cell) || cell == action.from); });
}

}  // namespace

bool kings_face_after(const Position& pos, const Action& action) { return face_after(pos, kings(pos), action); }

const RuleText* FacingForbidden::filter(const Position& pos, SlotId, ActionList& list) const {
  const std::size_t before = list.size();
  const auto at = kings(pos);
  list.erase(
      std::remove_if(list.begin(), list.end(), [&](const Action& action) { return face_after(pos, at, action); }),
      list.end());
  return list.size() < before ? &text_ : nullptr;
}

bool FacingForbidden::bitboard(BitboardTerms& terms) const {
  terms.kings_apart = true;
  return true;
}

}  // namespace arbiter
