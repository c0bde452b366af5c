// SPDX-License-Identifier: MIT
#include "referee/modules/zone_promotion.h"

#include <algorithm>

#include "referee/core/bitboard.h"

namespace arbiter {

namespace {

bool inside(const Rules& rules, std::uint8_t zone, Seat side, Cell cell) {
  return rules.zones[zone][index(side) % 4][cell.value];
}

}  // namespace

bool stuck(const Rules& rules, Kind kind, Seat army, Cell cell) {
  const auto& legs = rules.kinds[kind].movement.legs(army);
  return std::none_of(legs.begin(), legs.end(),
                      [&](const Leg& leg) { return rules.board->step(cell, leg.step).valid(); });
}

void ZonePromotion::promotion(const Position& pos, SlotId, PieceId id, Cell from, Cell to, bool, Promotion& out) const {
  const Piece& piece = pos.pieces[id];
  const auto pair = std::find_if(pairs_.begin(), pairs_.end(), [&](const auto& p) { return p.first == piece.kind; });
  if (pair == pairs_.end()) return;
  const Rules& rules = *pos.rules;
  if (!inside(rules, zone_, piece.army, from) && !inside(rules, zone_, piece.army, to)) return;
  out.kinds = {pair->second};
  out.compulsory =
      stuck(rules, piece.kind, piece.army, to) || std::any_of(obliged_.begin(), obliged_.end(), [&](const Obliged& o) {
        return o.kind == piece.kind && inside(rules, o.zone, piece.army, to);
      });
  out.rule = &text_;
}

const RuleText* ZonePromotion::refusal(const Position& pos, SlotId, const Action& action) const {
  // The move itself is there, but only in the other form.
  if (action.type != Action::Type::move || pos.over() || pos.decision.slot != kNoSlot) return nullptr;
  const PieceId id = pos.at(action.from);
  if (id == kNoPiece || pos.pieces[id].controller != pos.decision.seat) return nullptr;
  ActionList list;
  piece_moves(pos, id, list);
  const bool known = std::find(list.begin(), list.end(), action) != list.end();
  const bool reaches = std::any_of(list.begin(), list.end(), [&](const Action& a) { return a.to == action.to; });
  return reaches && !known ? &text_ : nullptr;
}

bool ZonePromotion::bitboard(BitboardTerms& terms) const {
  const Rules& rules = *terms.rules;
  for (const auto& [from, to] : pairs_) {
    BitboardTerms::Turning turning{from, {to}, rules.zones[zone_], rules.zones[zone_], {}};
    for (const Seat seat : rules.seats)
      for (const Cell cell : rules.board->cells())
        if (stuck(rules, from, seat, cell)) turning.obliged[index(seat) % 4].set(cell.value);
    for (const Obliged& o : obliged_)
      for (int side = 0; side < 4; ++side)
        if (o.kind == from) turning.obliged[side] |= rules.zones[o.zone][side];
    terms.turnings.push_back(std::move(turning));
  }
  return true;
}

}  // namespace arbiter
