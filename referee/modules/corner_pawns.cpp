// SPDX-License-Identifier: MIT
#include "referee/modules/corner_pawns.h"

#include <cstdlib>

#include "referee/core/engine.h"
#include "referee/core/shortfall.h"
#include "referee/modules/passing.h"

namespace arbiter {

void LastLine::promotion(const Position& pos, SlotId, PieceId id, Cell, Cell to, bool, Promotion& out) const {
  const Piece& piece = pos.pieces[id];
  if (piece.kind != pawn_ || pos.board().step(to, rotated({0, 1}, piece.army)).valid()) return;
  out.kinds = kinds_;
  out.compulsory = true;
  out.rule = &text_;
}

void PassingCapture::open(Context& ctx, SlotId slot, PieceId pawn, Cell passed) const {
  int seats = 0;
  for (const Seat seat : ctx.rules().seats)
    if (!ctx.rules().allied(seat, ctx.pos().pieces[pawn].controller)) seats |= 1 << index(seat);
  ctx.count(slot, kPassed, pawn, passed.value + 1);
  ctx.count(slot, kMay, pawn, seats);
}

void PassingCapture::on_setup(Setup& ctx, SlotId slot, const Value& position) const {
  const Value& counters = position["counters"];
  const Value &given = counters["ep"], &lost = counters["ep_lost"];
  for (const auto& [passed, pawn] : given.table()) {
    const auto cell = ctx.board().find_cell(passed), at = ctx.board().find_cell(pawn.text());
    const Piece* piece = at ? ctx.pos().piece_at(*at) : nullptr;
    if (!cell || !piece || piece->kind != pawn_)
      return ctx.expect("counters.ep." + passed, make_message("a passed square and the square of its pawn"));
    open(ctx, slot, ctx.pos().at(*at), *cell);
    const Value& over = lost[passed];
    for (const Seat seat : ctx.rules().seats)
      if (over.number(std::string(name(seat)), 0) != 0) lose(ctx, slot, ctx.pos().at(*at), seat);
  }
}

void PassingCapture::lose(Effects& ctx, SlotId slot, PieceId pawn, Seat seat) const {
  const int left = ctx.counted(slot, kMay, pawn) & ~(1 << index(seat));
  ctx.count(slot, kMay, pawn, left);
  if (left == 0) ctx.count(slot, kPassed, pawn, 0);
}

void PassingCapture::targets(const Position& pos, SlotId slot, PieceId id, TargetList& out) const {
  const Piece& pawn = pos.pieces[id];
  if (pawn.kind != pawn_) return;
  for (const LedgerEntry& e : pos.ledger) {
    if (e.slot != slot || e.name != kPassed) continue;
    const Cell passed{static_cast<std::uint8_t>(e.value - 1)};
    const Piece& victim = pos.pieces[e.subject];
    const bool reaches = pos.board().step(pawn.cell, rotated({-1, 1}, pawn.army)) == passed ||
                         pos.board().step(pawn.cell, rotated({1, 1}, pawn.army)) == passed;
    const bool may = (pos.counted(slot, kMay, e.subject) >> index(pawn.controller)) & 1;
    const bool neighbours = (index(pawn.army) + index(victim.army)) % 2 != 0;
    if (!reaches || !may || !pos.empty(passed) || (right_angle_ && !neighbours) ||
        pos.rules->allied(victim.controller, pawn.controller))
      continue;
    Target t{passed, static_cast<PieceId>(e.subject)};
    t.slot = slot;
    t.rule = &text_;
    out.push_back(t);
  }
}

void PassingCapture::on_moved(Context& ctx, SlotId slot) const {
  const LastAction last_action = ctx.pos().last_action;
  for (const PieceId gone : {last_action.piece, last_action.captured}) {
    if (gone == kNoPiece) continue;
    ctx.count(slot, kPassed, gone, 0);
    ctx.count(slot, kMay, gone, 0);
  }
  const Board& board = ctx.board();
  const int files = board.file(last_action.to) - board.file(last_action.from),
            ranks = board.rank(last_action.to) - board.rank(last_action.from);
  if (last_action.kind_before != pawn_ || std::abs(files) + std::abs(ranks) != 2 || (files != 0 && ranks != 0)) return;
  open(ctx, slot, last_action.piece,
       board.at(board.file(last_action.from) + files / 2, board.rank(last_action.from) + ranks / 2));
}

void PassingCapture::expire(Effects& ctx, SlotId slot, Seat seat) const {
  std::vector<PieceId> pawns;
  for (const LedgerEntry& e : ctx.pos().ledger)
    if (e.slot == slot && e.name == kPassed) pawns.push_back(static_cast<PieceId>(e.subject));
  for (const PieceId pawn : pawns) lose(ctx, slot, pawn, seat);
}

void PassingCapture::on_turn_end(Context& ctx, SlotId slot) const { expire(ctx, slot, ctx.pos().to_act); }

void PassingCapture::on_event(Effects& ctx, SlotId slot, const Event& event) const {
  if (const auto* skipped = event.as<change::Skipped>()) expire(ctx, slot, skipped->seat);
  if (const auto* out = event.as<change::Eliminated>()) expire(ctx, slot, out->seat);
}

const RuleText* PassingCapture::refusal(const Position& pos, SlotId, const Action& action) const {
  return meant_en_passant(pos, pawn_, action) != kNoPiece && !Engine::find_target(pos, action) ? &text_ : nullptr;
}

Message PassingCapture::obstacle(const Position& pos, SlotId, const Action& action) const {
  return not_en_passant_now(pos, pawn_, action);
}

void PassingCapture::write_counters(const Position& pos, SlotId slot, Value& out) const {
  Value ep = Value::Table(), lost = Value::Table();
  for (const LedgerEntry& e : pos.ledger) {
    if (e.slot != slot || e.name != kPassed) continue;
    const Piece& pawn = pos.pieces[e.subject];
    const std::string& passed = pos.board().name(Cell{static_cast<std::uint8_t>(e.value - 1)});
    ep[passed] = pos.board().name(pawn.cell);
    for (const Seat seat : pos.rules->seats)
      if (!pos.rules->allied(seat, pawn.controller) && !((pos.counted(slot, kMay, e.subject) >> index(seat)) & 1))
        lost[passed][std::string(name(seat))] = 1;
  }
  out["ep"] = ep;
  if (!lost.empty()) out["ep_lost"] = lost;
}

}  // namespace arbiter
