// SPDX-License-Identifier: MIT
#include "referee/modules/conquest.h"

#include <algorithm>

#include "referee/core/engine.h"
#include "referee/modules/king_safety.h"
#include "referee/modules/two_seats.h"

namespace arbiter {

std::vector<PieceId> pieces_of(const Position& pos, Seat seat) {
  std::vector<PieceId> list;
  for (const Cell cell : pos.board().cells_by_file()) {
    const Piece* piece = pos.piece_at(cell);
    if (piece && piece->controller == seat) list.push_back(pos.at(cell));
  }
  return list;
}

void take_over(Context& ctx, SlotId slot, Seat loser, Seat taker, const RuleText& rule) {
  const auto pieces = pieces_of(ctx.pos(), loser);
  ctx.propose(slot, change::eliminated(loser, taker), rule);
  for (const PieceId id : pieces) ctx.propose(slot, change::control(id, taker), rule);
}

bool end_when_one_side_left(Context& ctx, const RuleText& last) {
  std::uint8_t playing = 0, side = 0xff;
  for (const Seat seat : ctx.rules().seats) {
    if (!ctx.pos().playing(seat)) continue;
    playing |= static_cast<std::uint8_t>(1U << index(seat));
    side &= ctx.rules().friends[index(seat)];
  }
  if ((playing & side) != playing) return false;
  ctx.finish(playing == 0 ? std::uint8_t{0} : side, last);
  return true;
}

// ---- Conquest ----

std::vector<const RuleText*> Conquest::texts() const {
  std::vector<const RuleText*> list{terms_.taken, terms_.last, terms_.no_move};
  for (const RuleText* text : {terms_.mate, terms_.several})
    if (text) list.push_back(text);
  return list;
}

void Conquest::on_setup(Setup& ctx, SlotId, const Value&) const {
  for (const Seat seat : ctx.rules().seats)
    if (ctx.pos().playing(seat) && royals(ctx.pos(), seat).empty()) ctx.set_status(seat, Status::eliminated);
  const auto& seats = ctx.rules().seats;
  if (std::none_of(seats.begin(), seats.end(), [&](Seat seat) { return ctx.pos().playing(seat); }))
    ctx.reject(make_message("%1: nobody has a king", "pieces"));
}

void Conquest::on_turn_start(Context& ctx, SlotId) const {
  if (!ctx.pos().playing(ctx.pos().to_act)) ctx.end_turn();  // only in a position set up so
}

void Conquest::on_moved(Context& ctx, SlotId slot) const {
  const LastAction last_action = ctx.pos().last_action;
  const int moves = ctx.counted(slot, kMoves) + 1;
  ctx.count(slot, kMoves, 0, moves);
  ctx.count(slot, kMovedAt, index(last_action.seat), moves);
  ctx.count(slot, kIdle, 0, 0);
  if (last_action.captured == kNoPiece || !is_royal(ctx.pos(), last_action.captured)) return;
  const Seat loser = last_action.captured_from;
  if (!ctx.pos().playing(loser) || !royals(ctx.pos(), loser).empty()) return;
  take_over(ctx, slot, loser, last_action.seat, *terms_.taken);
  ctx.count(slot, kFell, 0, 1);
}

void Conquest::on_judge(Context& ctx, SlotId slot) const {
  if (!ctx.counted(slot, kFell)) return;
  ctx.count(slot, kFell, 0, 0);
  end_when_one_side_left(ctx, *terms_.last);
}

bool Conquest::mated(const Position& pos, PieceId king) const {
  const Seat seat = pos.pieces[king].controller;
  ActionList list;
  Engine::legal_unsorted(presented(pos, seat), list);
  if (!terms_.mate_when_king_is_stuck) return list.empty();
  return std::none_of(list.begin(), list.end(), [&](const Action& a) { return a.from == pos.pieces[king].cell; });
}

/// Of the seats that attack the king, the one that moved last; before any has moved, the nearest before it in turn.
Seat Conquest::giver(const Position& pos, SlotId slot, PieceId king) {
  const auto by = attackers(pos, king);
  Seat best = pos.pieces[by.front()].controller;
  int latest = -1;
  for (Seat s = pos.rules->clockwise(pos.pieces[king].controller); s != pos.pieces[king].controller;
       s = pos.rules->clockwise(s)) {
    const bool gives = std::any_of(by.begin(), by.end(), [&](PieceId id) { return pos.pieces[id].controller == s; });
    if (!gives || pos.counted(slot, kMovedAt, index(s)) < latest) continue;
    best = s;
    latest = pos.counted(slot, kMovedAt, index(s));
  }
  return best;
}

void Conquest::on_ready(Context& ctx, SlotId slot) const {
  const Seat seat = ctx.pos().to_act;
  if (!terms_.mate || !royal_attacked(ctx.pos(), seat)) return;
  const PieceId king = royals(ctx.pos(), seat).front();
  if (!mated(ctx.pos(), king)) return;
  const Seat by = giver(ctx.pos(), slot, king);
  ctx.propose(slot, change::checkmate(seat, by), *terms_.mate);
  ctx.propose(slot, change::removed(king), *terms_.mate);
  take_over(ctx, slot, seat, by, *terms_.taken);
  ctx.count(slot, kIdle, 0, 0);
  if (!end_when_one_side_left(ctx, *terms_.last)) ctx.end_turn();
}

bool Conquest::on_no_move(Context& ctx, SlotId slot) const {
  ctx.propose(slot, change::skipped(ctx.pos().to_act, ctx.pos().place), *terms_.no_move);
  const int idle = ctx.counted(slot, kIdle) + 1;
  ctx.count(slot, kIdle, 0, idle);
  if (idle < static_cast<int>(ctx.rules().seats.size()))
    ctx.end_turn();
  else
    ctx.finish({}, *terms_.no_move);  // once round, and nothing will ever move again
  return true;
}

// ---- ArmiesMerged, ArmiesApart ----

std::optional<Seat> ArmiesMerged::next_seat(const Position& pos, SlotId) const {
  Seat seat = pos.rules->clockwise(pos.place_in_order());
  for (std::size_t n = 0; n < pos.rules->seats.size() && !pos.playing(seat); ++n) seat = pos.rules->clockwise(seat);
  return seat;
}

std::vector<const RuleText*> ArmiesApart::texts() const {
  std::vector<const RuleText*> list{&text_};
  if (check_skip_) list.push_back(check_skip_);
  return list;
}

Seat ArmiesApart::holder(const Position& pos, SlotId slot, Seat place) {
  const int held = pos.counted(slot, kHolder, index(place));
  return held == 0 ? place : seat_at(held - 1);
}

void ArmiesApart::on_setup(Setup& ctx, SlotId slot, const Value& position) const {
  const Position& pos = ctx.pos();
  for (const Seat place : ctx.rules().seats) {
    if (pos.playing(place)) continue;
    const auto it = std::find_if(pos.pieces.begin(), pos.pieces.end(), [&](const Piece& p) {
      return p.where == Where::board && p.army == place && p.controller != place && pos.playing(p.controller);
    });
    if (it != pos.pieces.end()) ctx.count(slot, kHolder, index(place), index(it->controller) + 1);
  }
  const Value& counters = position["counters"];
  if (!counters.has("slot")) return;
  const auto place = parse_seat(counters["slot"].text());
  if (!place || !ctx.rules().seated(*place) || holder(pos, slot, *place) != pos.to_act)
    return ctx.reject(make_message("%1: not a place in the order that the seat to act plays", "counters.slot"));
  ctx.set_place(*place);
}

void ArmiesApart::on_event(Effects& ctx, SlotId slot, const Event& event) const {
  const auto* out = event.as<change::Eliminated>();
  if (out == nullptr || out->by == Seat::none) return;
  for (const Seat place : ctx.rules().seats)
    if (place == out->seat || holder(ctx.pos(), slot, place) == out->seat)
      ctx.count(slot, kHolder, index(place), index(out->by) + 1);
}

const RuleText* ArmiesApart::filter(const Position& pos, SlotId, ActionList& list) const {
  const std::size_t before = list.size();
  const Seat place = pos.place_in_order();
  list.erase(std::remove_if(list.begin(), list.end(),
                            [&](const Action& a) {
                              return a.type == Action::Type::move && pos.pieces[pos.at(a.from)].army != place;
                            }),
             list.end());
  return list.size() < before ? &text_ : nullptr;
}

const RuleText* ArmiesApart::refusal(const Position& pos, SlotId, const Action& action) const {
  if (action.type != Action::Type::move || pos.over()) return nullptr;
  const Piece* piece = pos.piece_at(action.from);
  return piece && piece->controller == pos.decision.seat && piece->army != pos.place_in_order() ? &text_ : nullptr;
}

std::optional<Seat> ArmiesApart::player_of(const Position& pos, SlotId slot, Seat place) const {
  return holder(pos, slot, place);
}

std::optional<Seat> ArmiesApart::next_seat(const Position& pos, SlotId slot) const {
  const Seat here = pos.place_in_order();
  if (check_skip_ && pos.last_action.type == Action::Type::move) {
    for (Seat seat = pos.rules->clockwise(here); seat != here; seat = pos.rules->clockwise(seat))
      if (pos.playing(seat) && royal_attacked(pos, seat)) return seat;
  }
  Seat place = pos.rules->clockwise(here);
  while (place != here && !pos.playing(holder(pos, slot, place))) place = pos.rules->clockwise(place);
  return place;
}

void ArmiesApart::on_turn_end(Context& ctx, SlotId slot) const {
  if (!check_skip_) return;
  const Seat next = *next_seat(ctx.pos(), slot);
  for (Seat place = ctx.rules().clockwise(ctx.pos().place_in_order()); place != next;
       place = ctx.rules().clockwise(place)) {
    const Seat player = holder(ctx.pos(), slot, place);
    if (!ctx.pos().playing(player)) continue;
    ctx.propose(slot, change::skipped(player, player == place ? Seat::none : place), *check_skip_);
  }
}

void ArmiesApart::write_counters(const Position& pos, SlotId, Value& out) const {
  if (pos.place != Seat::none) out["slot"] = std::string(name(pos.place));
}

// ---- Resigning ----

void Resigning::on_setup(Setup& ctx, SlotId slot, const Value&) const {
  // A mark given by its square sticks to the piece that stands there.
  std::vector<Mark> given = ctx.pos().marks;
  while (!ctx.pos().marks.empty()) ctx.drop_mark(0);
  for (Mark& mark : given) {
    if (mark.what == "frozen" && mark.piece == kNoPiece) {
      if (!mark.cell.valid() || ctx.pos().empty(mark.cell))
        return ctx.reject(make_message("%1: %2 wants a piece's square", "marks", arg::quoted("frozen")));
      mark.piece = ctx.pos().at(mark.cell);
      mark.slot = slot;
    }
    ctx.add_mark(std::move(mark));
  }
}

void Resigning::announcements(const Position& pos, SlotId, ActionList& out) const {
  if (pos.over() || pos.decision.kind != "move") return;
  Action resign;
  resign.type = Action::Type::resign;
  resign.seat = pos.decision.seat;
  out.push_back(resign);
}

void Resigning::actions(const Position& pos, SlotId slot, ActionList& out) const {
  if (pos.decision.slot != slot) return;
  for (const char* way : {"freeze", "remove"}) {
    Action a;
    a.type = Action::Type::choose;
    a.args = way;
    out.push_back(a);
  }
}

bool Resigning::on_action(Context& ctx, SlotId slot, const Action& action) const {
  const Seat seat = ctx.pos().to_act;
  if (action.type == Action::Type::resign) {
    if (may_freeze_)
      ctx.decide(slot, "resign", seat);
    else
      leave(ctx, slot, seat, false);
    return true;
  }
  if (action.type != Action::Type::choose) return false;
  leave(ctx, slot, seat, action.args == "freeze");
  return true;
}

void Resigning::leave(Context& ctx, SlotId slot, Seat seat, bool freeze) const {
  for (const PieceId id : pieces_of(ctx.pos(), seat)) {
    Mark mark;
    mark.what = "frozen";
    mark.piece = id;
    mark.slot = slot;
    ctx.propose(slot, freeze ? change::marked(mark) : change::removed(id), text_);
  }
  ctx.set_status(seat, Status::resigned);
  if (!end_when_one_side_left(ctx, last_)) ctx.end_turn();
}

const RuleText* Resigning::pins(const Position& pos, SlotId, PieceId id) const {
  return may_freeze_ && pos.find_mark("frozen", id) ? &text_ : nullptr;
}

const RuleText* Resigning::forbids_capture(const Position& pos, SlotId, const Capture& capture) const {
  return may_freeze_ && pos.find_mark("frozen", capture.victim) ? &text_ : nullptr;
}

}  // namespace arbiter
