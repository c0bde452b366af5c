// SPDX-License-Identifier: MIT
// Turns, promotion on the last row, closed cells, and the end of the game.
#include <algorithm>

#include "referee/european/basics.h"

namespace arbiter::european {

std::optional<Seat> Turns::next_seat(const Position& pos, SlotId) const {
  const auto others = others_in_play(pos, pos.to_act);
  return others.empty() ? pos.to_act : others.front();
}

void Turns::on_setup(Setup& ctx, SlotId, const Value&) const {
  for (const Seat seat : ctx.rules().seats)
    if (!ctx.pos().playing(seat)) end_powers(ctx, seat);
  // A mark that does not close its square is one on the piece that stands there.
  const auto& closing = ctx.rules().closing_marks;
  for (std::size_t left = ctx.pos().marks.size(); left > 0; --left) {  // all in turn, so that they keep their order
    Mark mark = ctx.pos().marks.front();
    const bool closes = std::find(closing.begin(), closing.end(), mark.what) != closing.end();
    if (mark.cell.valid() && !closes && !ctx.pos().empty(mark.cell)) mark.piece = ctx.pos().at(mark.cell);
    ctx.drop_mark(0);
    ctx.add_mark(std::move(mark));
  }
}

void Turns::on_turn_start(Context& ctx, SlotId) const {
  const auto others = others_in_play(ctx.pos(), ctx.pos().to_act);
  if (!ctx.pos().playing(ctx.pos().to_act) && !others.empty()) ctx.pass_turn_to(others.front());
}

bool Turns::on_no_move(Context& ctx, SlotId slot) const {
  ctx.propose(slot, change::skipped(ctx.pos().to_act), no_move_);
  const int in_a_row = ctx.counted(slot, kSkipped) + 1;
  ctx.count(slot, kSkipped, 0, in_a_row);
  // Held pieces are free again after some rounds; when nothing moves by then, nothing ever will.
  constexpr int kRounds = 8;
  if (in_a_row >= kRounds * static_cast<int>(ctx.rules().seats.size()))
    ctx.finish({}, no_move_);
  else
    ctx.end_turn();
  return true;
}

/// Counted when all that the end of the turn brings has been done.
void Turns::on_task(Context& ctx, SlotId slot, int) const {
  const Seat seat = ctx.pos().to_act;
  ctx.count(slot, kEnded, index(seat), ended(ctx.pos(), slot, seat) + 1);
}

int turns_ended(const Position& pos, Seat seat) {
  const SlotId table = slot_of<Turns>(pos);
  return table == kNoSlot ? 0 : Turns::ended(pos, table, seat);
}

void LastRow::promotion(const Position& pos, SlotId, PieceId id, Cell, Cell to, bool, Promotion& out) const {
  const Piece& p = pos.pieces[id];
  if (p.kind != pawn_ || row(pos.board(), p.army, to) != 8) return;
  out.kinds = list_(pos, p.controller);
  out.compulsory = true;
  out.rule = &text_;
}

void GameEnds::on_setup(Setup& ctx, SlotId slot, const Value& position) const {
  const Value& counters = position["counters"];
  if (!counters.has("draw_offer")) return;
  int offers = 0;
  for (const auto& [key, value] : counters["draw_offer"].table()) {
    const auto seat = parse_seat(key);
    if (seat && value.is_whole() && value != 0) offers |= 1 << index(*seat);
  }
  ctx.count(slot, kOffers, 0, offers);
}

void GameEnds::announcements(const Position& pos, SlotId slot, ActionList& out) const {
  if (pos.over() || (pos.phase == Phase::setup && pos.decision.kind != "secret")) return;
  const int offers = pos.counted(slot, kOffers);
  const auto add = [&out](Action::Type type, Seat seat) {
    Action action;
    action.type = type;
    action.seat = seat;
    out.push_back(std::move(action));
  };
  for (const Seat seat : pos.rules->seats) {
    if (!pos.playing(seat)) continue;
    add(Action::Type::resign, seat);
    if (!((offers >> index(seat)) & 1)) add(Action::Type::draw, seat);
    if ((offers | pos.counted(slot, kBeside)) != 0 && !((offers >> index(seat)) & 1)) add(Action::Type::accept, seat);
  }
  add(Action::Type::time, Seat::none);
}

bool GameEnds::on_action(Context& ctx, SlotId slot, const Action& action) const {
  const Seat seat = action.seat != Seat::none               ? action.seat
                    : ctx.pos().decision.seat != Seat::none ? ctx.pos().decision.seat
                                                            : ctx.pos().to_act;
  switch (action.type) {
    case Action::Type::resign:
      ctx.close_windows();  // what was done before is not taken back any more
      ctx.set_status(seat, Status::resigned);
      for (const PieceId id : pieces_of(ctx.pos(), seat)) ctx.propose(slot, change::removed(id), resign_);
      for (std::size_t k = 0; k < ctx.rules().kinds.size(); ++k) ctx.set_hand(seat, static_cast<Kind>(k), 0);
      end_powers(ctx, seat);
      if (seat == ctx.pos().to_act && ctx.pos().phase != Phase::setup) {
        ctx.end_turn();
      } else {
        if (const SlotId watch = slot_of<CheckWatch>(ctx.pos()); watch != kNoSlot) ctx.queue(watch, 0);
        ctx.queue(slot, 0);
      }
      return true;
    case Action::Type::draw:
    case Action::Type::accept: {
      const int offers = ctx.counted(slot, kOffers) | 1 << index(seat);
      ctx.count(slot, kOffers, 0, offers);
      const bool all = std::all_of(ctx.rules().seats.begin(), ctx.rules().seats.end(),
                                   [&](Seat s) { return !ctx.pos().playing(s) || ((offers >> index(s)) & 1); });
      if (all && !joined_) ctx.finish({}, draw_);
      return true;
    }
    case Action::Type::time:
      ctx.count(slot, kTime, 0, 1);
      ctx.finish(time_(ctx.pos()), over_);
      return true;
    default:
      return false;
  }
}

void GameEnds::write_counters(const Position& pos, SlotId slot, Value& out) const {
  const int offers = pos.counted(slot, kOffers);
  for (const Seat seat : pos.rules->seats)
    if (((offers >> index(seat)) & 1) && pos.playing(seat)) out["draw_offer"][std::string(name(seat))] = 1;
}

std::uint8_t GameEnds::offers(const Position& pos) {
  const SlotId slot = slot_of<GameEnds>(pos);
  return slot == kNoSlot ? 0 : static_cast<std::uint8_t>(pos.counted(slot, kOffers));
}

void GameEnds::heed(Position& pos, std::uint8_t offers) {
  if (const SlotId slot = slot_of<GameEnds>(pos); slot != kNoSlot) Notes(pos).count(slot, kBeside, 0, offers);
}

bool GameEnds::time_is_over(const Position& pos) {
  const SlotId slot = slot_of<GameEnds>(pos);
  return slot != kNoSlot && pos.counted(slot, kTime) != 0;
}

void GameEnds::judge(Context& ctx) const {
  const Position& pos = ctx.pos();
  if (pos.over()) return;
  std::vector<Seat> left;
  for (const Seat seat : pos.rules->seats)
    if (pos.playing(seat)) left.push_back(seat);
  if (left.empty()) return ctx.finish({}, over_);
  if (std::any_of(left.begin(), left.end(), [&](Seat s) { return enemies(pos, s, left.front()); })) return;
  if (joined_) return ctx.finish({}, over_);  // the board is at rest; nobody has won yet
  std::uint8_t winners = 0;
  for (const Seat seat : pos.rules->seats)
    if (pos.rules->allied(seat, left.front())) winners |= static_cast<std::uint8_t>(1U << index(seat));
  ctx.finish(winners, over_);
}

}  // namespace arbiter::european
