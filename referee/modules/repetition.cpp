#include "referee/modules/repetition.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <utility>

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
void unmove(Position& pos, const Deed& deed) {
  if (deed.type != Action::Type::move || deed.piece == kNoPiece) return;
  pos.grid[deed.to.value] = kNoPiece;
  pos.grid[deed.from.value] = deed.piece;
  pos.pieces[deed.piece].cell = deed.from;
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
    return p->deed.captured == kNoPiece && (p->deed.type == Action::Type::move || p->deed.type == Action::Type::pass);
  });
  if (!quiet) return false;
  std::optional<std::set<Pair>> always;
  Position after = now;
  for (const Past* link : stretch) {
    Position before = after;
    unmove(before, link->deed);
    if (link->deed.seat == seat) {
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

void Repetition::on_ready(Context& ctx, SlotId slot) const {
  if (ctx.pos().past) return;
  ctx.remember(position_key(ctx.pos()));
  ctx.count(slot, kSeen, 0, 1);
}

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
        if (p->deed.seat != s) continue;
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

void Repetition::write_counters(const Position& pos, SlotId slot, nlohmann::json& out) const {
  out["repetition"] = {{"seen", pos.counted(slot, kSeen)}};
}

}  // namespace arbiter
