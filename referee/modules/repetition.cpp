// SPDX-License-Identifier: MIT
#include "referee/modules/repetition.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "referee/core/bitboard.h"
#include "referee/core/engine.h"
#include "referee/modules/king_safety.h"
#include "referee/modules/two_seats.h"

namespace arbiter {

namespace {

bool one_of(const std::vector<Kind>& kinds, Kind kind) {
  return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
}

using Pair = std::pair<PieceId, PieceId>;  // who chases whom

/// The capture of `victim` by `attacker` is a legal move for the attacker's seat.
bool may_capture(const Position& pos, PieceId attacker, PieceId victim) {
  if (!attacks(pos, attacker, victim)) return false;
  const Position turn = presented(pos, pos.pieces[attacker].controller);
  ActionList list;
  Engine::legal_unsorted(turn, list);
  return std::any_of(list.begin(), list.end(), [&](const Action& a) {
    return a.from == pos.pieces[attacker].cell && a.to == pos.pieces[victim].cell;
  });
}

/// After `attacker` has taken `victim`, can nobody of the other side legally take back?
bool unprotected(const Position& pos, PieceId attacker, PieceId victim) {
  const Seat owner = pos.pieces[victim].controller;
  Position after = presented(pos, owner);
  const Cell cell = after.pieces[victim].cell;
  after.grid[after.pieces[attacker].cell.value] = kNoPiece;
  after.grid[cell.value] = attacker;
  after.pieces[victim].where = Where::gone;
  after.pieces[attacker].cell = cell;
  ActionList list;
  Engine::legal_unsorted(after, list);
  return std::none_of(list.begin(), list.end(), [cell](const Action& a) { return a.to == cell; });
}

bool chases(const Position& pos, PieceId attacker, PieceId victim, const Chase& chase) {
  const Piece &a = pos.pieces[attacker], &v = pos.pieces[victim];
  if (one_of(chase.free_chasers, a.kind) || one_of(chase.free_victims, v.kind)) return false;
  if (v.kind == chase.pawn && pos.rules->zones[chase.home][index(v.army) % 4][v.cell.value]) return false;
  if (!may_capture(pos, attacker, victim)) return false;
  if (a.kind == v.kind && may_capture(pos, victim, attacker)) return false;
  return (v.kind == chase.strong && one_of(chase.weak, a.kind)) || unprotected(pos, attacker, victim);
}

/// Takes back a move that captured nothing.
void unmove(Position& pos, const LastAction& last_action) {
  if (last_action.type != Action::Type::move || last_action.piece == kNoPiece) return;
  pos.grid[last_action.to.value] = kNoPiece;
  pos.grid[last_action.from.value] = last_action.piece;
  pos.pieces[last_action.piece].cell = last_action.from;
}

}  // namespace

std::vector<const Past*> since_first(const Position& pos, std::uint64_t key) {
  std::vector<const Past*> list;
  std::size_t length = 0;
  for (const Past* p = pos.past.get(); p; p = p->previous.get()) {
    if (p->key == key) length = list.size();
    list.push_back(p);
  }
  list.resize(length);
  return list;
}

bool chased_perpetually(const Position& now, const std::vector<const Past*>& stretch, Seat seat, const Chase& chase) {
  const bool quiet = std::all_of(stretch.begin(), stretch.end(), [](const Past* p) {
    return p->last_action.captured == kNoPiece &&
           (p->last_action.type == Action::Type::move || p->last_action.type == Action::Type::pass);
  });
  if (!quiet) return false;
  std::optional<std::set<Pair>> always;
  Position after = now;
  for (const Past* link : stretch) {
    Position before = after;
    unmove(before, link->last_action);
    if (link->last_action.seat == seat) {
      std::set<Pair> here;
      for (PieceId p = 0; p < after.pieces.size(); ++p) {
        if (after.pieces[p].controller != seat || after.pieces[p].where != Where::board) continue;
        for (PieceId victim = 0; victim < after.pieces.size(); ++victim) {
          if (always && !always->count({p, victim})) continue;
          if (!attacks(before, p, victim) && chases(after, p, victim, chase)) here.emplace(p, victim);
        }
      }
      always = std::move(here);
      if (always->empty()) return false;
    }
    after = std::move(before);
  }
  return always.has_value();
}

std::vector<const RuleText*> Repetition::texts() const {
  std::vector<const RuleText*> list{terms_.draw};
  for (const RuleText* text : {terms_.check, terms_.chase.rule})
    if (text) list.push_back(text);
  return list;
}

namespace {

/// Remembers the position that a game begins with; nothing later on.
void remember_first(Context& ctx, SlotId slot, int name) {
  if (ctx.pos().past) return;
  ctx.remember(position_key(ctx.pos()));
  ctx.count(slot, name, 0, 1);
}

}  // namespace

void Repetition::on_ready(Context& ctx, SlotId slot) const { remember_first(ctx, slot, kSeen); }

void Repetition::on_judge(Context& ctx, SlotId slot) const {
  const Seat next = Engine::player_of(ctx.pos(), Engine::next_seat(ctx.pos()));
  const std::uint64_t key = position_key(ctx.pos(), next);
  ctx.remember(key, terms_.check && royal_attacked(ctx.pos(), next) ? 1 : 0);
  const int seen = ctx.times(key);
  ctx.count(slot, kSeen, 0, seen);
  if (terms_.means == Means::automatic && seen >= terms_.times) end(ctx, key);
}

void Repetition::end(Context& ctx, std::uint64_t key) const {
  const Position& pos = ctx.pos();
  const std::vector<const Past*> stretch = since_first(pos, key);
  // The one seat of which something is true; none when it is true of both or of neither.
  const auto only = [&](const auto& guilty) {
    Seat found = Seat::none;
    for (const Seat seat : pos.rules->seats) {
      if (!guilty(seat)) continue;
      if (found != Seat::none) return std::pair{Seat::none, true};
      found = seat;
    }
    return std::pair{found, found != Seat::none};
  };
  const auto lose = [&](Seat seat, const RuleText& rule) { ctx.finish({other_seat(pos, seat)}, rule); };
  if (terms_.check) {
    const auto [seat, somebody] = only([&](Seat s) {
      bool moved = false;
      for (const Past* p : stretch) {
        if (p->last_action.seat != s) continue;
        if (p->note == 0) return false;
        moved = true;
      }
      return moved;
    });
    if (seat != Seat::none) return lose(seat, *terms_.check);
    if (somebody) return ctx.finish({}, *terms_.draw);
  }
  if (terms_.chase.rule) {
    const Seat seat = only([&](Seat s) { return chased_perpetually(pos, stretch, s, terms_.chase); }).first;
    if (seat != Seat::none) return lose(seat, *terms_.chase.rule);
  }
  ctx.finish({}, *terms_.draw);
}

const RuleText* Repetition::claim(const Position& pos, SlotId slot, Seat seat) const {
  const bool stands = seat == pos.to_act && pos.counted(slot, kSeen) >= terms_.times;
  return stands ? terms_.draw : nullptr;
}

void Repetition::write_counters(const Position& pos, SlotId slot, Value& out) const {
  out["repetition"] = {{"seen", pos.counted(slot, kSeen)}};
}

namespace {

/// The keys that have been remembered `times` times and more since the last capture, after which nothing returns, in
/// their order, and how often they have.
std::vector<std::pair<std::uint64_t, int>> often(const Position& pos, int times) {
  std::vector<std::uint64_t> keys;
  std::vector<std::pair<std::uint64_t, int>> list;
  for (const Past* p = pos.past.get(); p; p = p->previous.get()) {
    keys.push_back(p->key);
    if (p->last_action.captured != kNoPiece) break;
  }
  std::sort(keys.begin(), keys.end());
  for (std::size_t i = 0; i < keys.size();) {
    std::size_t end = i;
    while (end < keys.size() && keys[end] == keys[i]) ++end;
    if (end - i >= static_cast<std::size_t>(times)) list.emplace_back(keys[i], static_cast<int>(end - i));
    i = end;
  }
  return list;
}

constexpr int kMostTimes = 1000;  // that a position given is believed to have stood

/// The position as a quiet move or a pass leaves it.
std::uint64_t key_after(Position& scratch, Seat next, const Action& action) {
  if (action.type != Action::Type::move) return position_key(scratch, next);
  const PieceId id = scratch.at(action.from);
  scratch.grid[action.from.value] = kNoPiece;
  scratch.grid[action.to.value] = id;
  const std::uint64_t key = position_key(scratch, next);
  scratch.grid[action.to.value] = kNoPiece;
  scratch.grid[action.from.value] = id;
  return key;
}

}  // namespace

const RuleText* RepetitionRefused::filter(const Position& pos, SlotId, ActionList& list) const {
  const Seat seat = pos.decision.seat;
  const auto stood = often(pos, kTimes - 1);
  if (stood.empty() || free_(pos, seat)) return nullptr;
  Position scratch = pos;
  const auto repeats = [&](const Action& action) {
    if (action.type == Action::Type::move ? !pos.empty(action.to) : action.type != Action::Type::pass) return false;
    const std::uint64_t key = key_after(scratch, other_seat(pos, seat), action);
    return std::any_of(stood.begin(), stood.end(), [key](const auto& entry) { return entry.first == key; });
  };
  ActionList kept;
  std::copy_if(list.begin(), list.end(), std::back_inserter(kept), [&](const Action& a) { return !repeats(a); });
  if (kept.empty() || kept.size() == list.size()) return nullptr;
  list = std::move(kept);
  return &text_;
}

const RuleText* RepetitionRefused::refusal(const Position& pos, SlotId slot, const Action& action) const {
  // By itself the action would be let through, as if nothing else were legal: show the filter the others too.
  if (pos.over() || !pos.decision.pending() || pos.decision.slot != kNoSlot) return nullptr;
  ActionList list;
  ordinary_moves(pos, pos.decision.seat, list);
  each_slot(pos, hook::kActions, [&](const Rule& rule, SlotId s) { rule.actions(pos, s, list); });
  each_slot(pos, hook::kFilter, [&](const Rule& rule, SlotId s) {
    if (s != slot) rule.filter(pos, s, list);
  });
  const auto in = [&] { return std::find(list.begin(), list.end(), action) != list.end(); };
  return in() && filter(pos, slot, list) && !in() ? &text_ : nullptr;
}

void RepetitionRefused::on_setup(Setup& ctx, SlotId, const Value& position) const {
  const Value& stood = position["counters"]["repetition"]["stood"];
  if (!stood.is_nothing() && !stood.is_table())
    return ctx.expect("counters.repetition.stood", make_message("numbers by the keys of positions"));
  for (const auto& [key, times] : stood.table()) {
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(key.data(), key.data() + key.size(), number, 16);
    const bool known = error == std::errc() && end == key.data() + key.size();
    if (!known || !times.is_whole_in(1, kMostTimes))
      return ctx.expect("counters.repetition.stood." + key, make_message("how often a position has stood, by its key"));
    for (int n = times.number(); n > 0; --n) ctx.remember(number);
  }
}

void RepetitionRefused::on_ready(Context& ctx, SlotId slot) const {
  if (ctx.counted(slot, kSeen) != 0) return;
  const std::uint64_t key = position_key(ctx.pos());
  if (ctx.times(key) == 0) ctx.remember(key);
  ctx.count(slot, kSeen, 0, ctx.times(key));
}

void RepetitionRefused::on_judge(Context& ctx, SlotId slot) const {
  const std::uint64_t key = position_key(ctx.pos(), Engine::next_seat(ctx.pos()));
  ctx.remember(key);
  ctx.count(slot, kSeen, 0, ctx.times(key));
}

void RepetitionRefused::write_counters(const Position& pos, SlotId slot, Value& out) const {
  out["repetition"] = {{"seen", pos.counted(slot, kSeen)}};
  for (const auto& [key, times] : often(pos, kTimes - 1)) {
    std::array<char, 16> digits{};
    char* end = std::to_chars(digits.data(), digits.data() + digits.size(), key, 16).ptr;
    out["repetition"]["stood"][std::string(digits.data(), end)] = times;
  }
}

int Repetition::often_enough_after(const Position& pos, int plies) {
  std::map<std::uint64_t, int> stood;
  for (const Past* p = pos.past.get(); p; p = p->previous.get()) ++stood[p->key];
  int most = (plies + 3) / 4;
  for (const auto& [key, times] : stood)
    most = std::max(most, times + (key == pos.past->key ? plies / 4 : (plies + 3) / 4));
  return most;
}

bool Repetition::bitboard_for(const Position& pos, SlotId, int plies) const {
  return terms_.means != Means::automatic || often_enough_after(pos, plies) < terms_.times;
}

}  // namespace arbiter
