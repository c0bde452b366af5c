// SPDX-License-Identifier: MIT
#include "referee/modules/drops.h"

#include <algorithm>

#include "referee/core/bitboard.h"
#include "referee/core/shortfall.h"
#include "referee/modules/king_safety.h"
#include "referee/modules/two_seats.h"
#include "referee/modules/zone_promotion.h"

namespace arbiter {

void CapturesToHand::on_event(Effects& ctx, SlotId, const Event& event) const {
  const auto* taken = event.as<change::Captured>();
  if (taken == nullptr || taken->by == Seat::none) return;
  Kind kind = ctx.pos().pieces[taken->piece].kind;
  for (const auto& [plain, promoted] : pairs_)
    if (promoted == kind) kind = plain;
  ctx.set_hand(taken->by, kind, ctx.pos().seats[index(taken->by)].hand[kind] + 1);
}

const RuleText* Drops::barred(const Position& pos, Seat seat, Kind kind, Cell to) const {
  if (pos.seats[index(seat)].hand[kind] == 0 || !pos.empty(to)) return &texts_.drop;
  if (stuck(*pos.rules, kind, seat, to)) return &texts_.dead;
  if (kind != pawn_) return nullptr;
  const Board& board = pos.board();
  for (int y = 0; y < board.height(); ++y) {
    const Cell cell = board.at(board.file(to), y);
    const Piece* piece = cell.valid() ? pos.piece_at(cell) : nullptr;
    if (piece && piece->kind == pawn_ && piece->controller == seat) return &texts_.two_pawns;
  }
  return nullptr;
}

void Drops::on_setup(Setup& ctx, SlotId, const Value&) const {
  const Rules& rules = ctx.rules();
  for (const Seat seat : rules.seats) {
    for (Kind kind = 0; kind < rules.kinds.size(); ++kind) {
      if (ctx.pos().seats[index(seat)].hand[kind] == 0) continue;
      const bool promoted = std::any_of(pairs_.begin(), pairs_.end(), [=](const auto& p) { return p.second == kind; });
      if (promoted || ((rules.royal_kinds >> kind) & 1))
        ctx.reject(make_message("%1: such a piece is never in hand",
                                "seats." + std::string(name(seat)) + ".hand." + rules.name(kind)));
    }
  }
}

void Drops::actions(const Position& pos, SlotId, ActionList& out) const {
  if (pos.decision.slot != kNoSlot) return;
  const Seat seat = pos.decision.seat;
  const auto& hand = pos.seats[index(seat)].hand;
  for (Kind kind = 0; kind < pos.rules->kinds.size(); ++kind) {
    if (hand[kind] == 0) continue;
    for (const Cell cell : pos.board().cells()) {
      if (barred(pos, seat, kind, cell)) continue;
      Action action;
      action.type = Action::Type::place;
      action.kind = kind;
      action.to = cell;
      out.push_back(std::move(action));
    }
  }
}

bool Drops::mates(const Position& pos, Seat seat, Kind kind, Cell to) const {
  const Seat other = other_seat(pos, seat);
  const auto list = royals(pos, other);
  if (list.size() != 1) return false;
  Position after = presented(pos, other);
  after.grid[to.value] = static_cast<PieceId>(after.pieces.size());
  after.pieces.push_back(Piece{kind, seat, seat, to, Where::board, false});
  if (!attacks(after, after.grid[to.value], list.front())) return false;
  // A pawn gives check from the next cell, so only moves can answer it, not drops.
  ActionList replies;
  ordinary_moves(after, other, replies);
  return std::all_of(replies.begin(), replies.end(),
                     [&](const Action& reply) { return leaves_royal_attacked(after, other, reply); });
}

const RuleText* Drops::filter(const Position& pos, SlotId, ActionList& list) const {
  const std::size_t before = list.size();
  list.erase(std::remove_if(list.begin(), list.end(),
                            [&](const Action& action) {
                              return action.type == Action::Type::place && action.kind == pawn_ &&
                                     mates(pos, pos.decision.seat, action.kind, action.to);
                            }),
             list.end());
  return list.size() < before ? &texts_.pawn_mate : nullptr;
}

const RuleText* Drops::refusal(const Position& pos, SlotId, const Action& action) const {
  if (action.type != Action::Type::place || pos.over() || pos.decision.slot != kNoSlot) return nullptr;
  if (action.seat != Seat::none && action.seat != pos.decision.seat) return nullptr;
  return barred(pos, pos.decision.seat, action.kind, action.to);
}

Message Drops::obstacle(const Position& pos, SlotId, const Action& action) const {
  if (action.type != Action::Type::place) return {};
  const Seat seat = pos.decision.seat;
  if (pos.seats[index(seat)].hand[action.kind] == 0)
    return make_message("%1 has no %2 in hand.", arg::seat(name(seat)), arg::kind(pos.rules->name(action.kind)));
  if (pos.empty(action.to)) return {};
  return make_message("the %1 on %2 stands there.", piece_on(pos, action.to), pos.board().name(action.to));
}

bool Drops::on_action(Context& ctx, SlotId slot, const Action& action) const {
  if (action.type != Action::Type::place) return false;
  const Seat seat = ctx.pos().last_action.seat;
  ctx.set_hand(seat, action.kind, ctx.pos().seats[index(seat)].hand[action.kind] - 1);
  ctx.propose(slot, change::placed(action.kind, seat, seat, action.to), texts_.drop);
  ctx.last_action().piece = ctx.pos().at(action.to);
  ctx.last_action().to = action.to;
  return true;
}

bool CapturesToHand::bitboard(BitboardTerms& terms) const {
  terms.captures_kept = true;
  for (const auto& [kind, promoted] : pairs_) terms.in_hand.emplace_back(promoted, kind);
  return true;
}

bool Drops::bitboard(BitboardTerms& terms) const {
  terms.drops = true;
  terms.one_a_file = pawn_;
  return true;
}

}  // namespace arbiter
