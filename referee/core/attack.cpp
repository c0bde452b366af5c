// SPDX-License-Identifier: MIT
#include "referee/core/attack.h"

#include <algorithm>
#include <bit>

#include "referee/core/rules.h"

namespace arbiter {

namespace {

bool hostile(const Position& pos, const Piece& a, const Piece& b) {
  return !pos.rules->allied(a.controller, b.controller);
}

bool closed_to(const Position& pos, PieceId id, Cell cell) {
  return first_slot<bool>(pos, hook::kBlocksCell,
                          [&](const Rule& rule, SlotId s) { return rule.blocks_cell(pos, s, id, cell); });
}

bool in_zone(const Position& pos, std::uint8_t zone, Seat side, Cell cell) {
  return zone == kNoZone || pos.rules->zones[zone][index(side) % 4][cell.value];
}

bool leg_open(const Position& pos, const Piece& piece, const Leg& leg) {
  if (leg.unmoved && piece.moved) return false;
  return in_zone(pos, leg.from_zone, piece.army, piece.cell);
}

/// A lame leap's cells in between: all on the board, empty and open to the piece.
bool way_clear(const Position& pos, PieceId id, const Piece& piece, const Leg& leg) {
  for (int v = 0; v < leg.vias; ++v) {
    const Cell via = pos.board().step(piece.cell, leg.via[v]);
    if (!via.valid() || !pos.empty(via) || closed_to(pos, id, via)) return false;
  }
  return true;
}

/// Walks one leg from the piece's cell; `visit(cell, victim, crossed, n)` for every cell it could end on,
/// `n` steps away.
template <class Visit>
void walk(const Position& pos, PieceId id, const Piece& piece, const Movement& how, const Leg& leg, Visit&& visit) {
  const Board& board = pos.board();
  bool crossed = false;
  if (!way_clear(pos, id, piece, leg)) return;
  bool screen = false;
  Cell at = piece.cell;
  const int limit = leg.range == 0 ? 255 : leg.range;
  for (int n = 1; n <= limit; ++n) {
    at = how.wraps ? board.step_wrapped(at, leg.step, crossed) : board.step(at, leg.step);
    if (!at.valid() || at == piece.cell) return;
    const PieceId there = pos.at(at);
    const bool shut = closed_to(pos, id, at);
    if (leg.hops && !screen) {
      if (shut) return;
      screen = there != kNoPiece;
      continue;
    }
    if (shut) return;
    if (in_zone(pos, leg.to_zone, piece.army, at)) {
      if (there == kNoPiece) {
        if (leg.moves) visit(at, kNoPiece, crossed, n);
      } else if (leg.captures && !crossed && hostile(pos, piece, pos.pieces[there])) {
        visit(at, there, crossed, n);
      }
    }
    if (there != kNoPiece) return;
  }
}

/// What the piece passes on `n` steps of a leg that is no leap.
void set_way(Target& target, const Leg& leg, int n) {
  const int whole = leg.vias + 1;  // a lame leap along a line is so many steps of it
  const Vec one = leg.vias == 0 ? leg.step : leg.via[0];
  if (one.x * whole != leg.step.x || one.y * whole != leg.step.y) return;
  target.step = one;
  target.steps = static_cast<std::uint8_t>(n * whole);
}

bool clear_between(const Position& pos, PieceId id, const Piece& piece, const Leg& leg, Cell target) {
  const Board& board = pos.board();
  if (!way_clear(pos, id, piece, leg)) return false;
  int screens = 0;
  Cell at = piece.cell;
  for (;;) {
    at = board.step(at, leg.step);
    if (!at.valid() || closed_to(pos, id, at)) return false;
    if (at == target) return leg.hops ? screens == 1 : screens == 0;
    if (!pos.empty(at) && ++screens > (leg.hops ? 1 : 0)) return false;
  }
}

bool reaches(const Position& pos, PieceId id, Cell target) {
  return covers(pos, id, movement_of(pos, pos.pieces[id]), target);
}

bool offered_capture(const Position& pos, PieceId attacker, PieceId victim) {
  if (!(pos.active_hooks & hook::kStrikes)) return false;
  TargetList list;
  each_slot(pos, hook::kStrikes, [&](const Rule& rule, SlotId s) { rule.strikes(pos, s, attacker, list); });
  return std::any_of(list.begin(), list.end(), [victim](const Target& t) { return t.victim == victim; });
}

}  // namespace

bool covers(const Position& pos, PieceId id, const Movement& how, Cell target) {
  const Piece& piece = pos.pieces[id];
  const Board& board = pos.board();
  std::uint32_t legs =
      how.reach(piece.army, board.file(target) - board.file(piece.cell), board.rank(target) - board.rank(piece.cell));
  for (std::size_t n = 0; legs != 0; ++n, legs >>= 1) {
    if (!(legs & 1)) continue;
    const Leg& leg = how.legs(piece.army)[n];
    if (!leg_open(pos, piece, leg) || !in_zone(pos, leg.to_zone, piece.army, target)) continue;
    if (clear_between(pos, id, piece, leg, target)) return true;
  }
  return false;
}

std::size_t ways_to(const Position& pos, const Piece& piece, Cell target, Ways& out) {
  const Movement& how = pos.rules->kinds[piece.kind].movement;
  const Board& board = pos.board();
  std::uint32_t legs =
      how.reach(piece.army, board.file(target) - board.file(piece.cell), board.rank(target) - board.rank(piece.cell));
  std::size_t count = 0;
  for (; legs != 0 && count < out.size(); legs &= legs - 1) {
    const Leg& leg = how.legs(piece.army)[static_cast<std::size_t>(std::countr_zero(legs))];
    if (!leg_open(pos, piece, leg) || !in_zone(pos, leg.to_zone, piece.army, target)) continue;
    Way way;
    way.screens = leg.hops ? 1 : 0;
    bool whole = true;  // a line across a missing corner of the board ends there
    for (int v = 0; v < leg.vias && whole; ++v) {
      const Cell via = board.step(piece.cell, leg.via[v]);
      whole = via.valid();
      if (whole) way.cells.set(via.value);
    }
    Cell at = board.step(piece.cell, leg.step);
    for (; at != target && at.valid(); at = board.step(at, leg.step)) way.cells.set(at.value);
    whole = whole && at.valid();
    if (whole) out[count++] = way;
  }
  return count;
}

const Movement& movement_of(const Position& pos, const Piece& piece) {
  const KindInfo& kind = pos.rules->kinds[piece.kind];
  const Movement* how = &kind.movement;
  each_slot(pos, hook::kMovement, [&](const Rule& rule, SlotId s) { how = rule.movement(pos, s, piece, how); });
  return *how;
}

const RuleText* held(const Position& pos, PieceId id) {
  return first_slot<const RuleText*>(pos, hook::kPins,
                                     [&](const Rule& rule, SlotId s) { return rule.pins(pos, s, id); });
}

const RuleText* spared(const Position& pos, const Capture& capture) {
  return first_slot<const RuleText*>(pos, hook::kForbidsCapture,
                                     [&](const Rule& rule, SlotId s) { return rule.forbids_capture(pos, s, capture); });
}

void targets_of(const Position& pos, PieceId id, TargetList& out) {
  const Piece& piece = pos.pieces[id];
  if (piece.where != Where::board || held(pos, id)) return;
  const std::size_t begin = out.size();
  const Movement& how = movement_of(pos, piece);
  for (const Leg& leg : how.legs(piece.army)) {
    if (!leg_open(pos, piece, leg)) continue;
    const bool leap = leg.vias == 0 && (leg.step.x > 1 || leg.step.x < -1 || leg.step.y > 1 || leg.step.y < -1);
    walk(pos, id, piece, how, leg, [&](Cell cell, PieceId victim, bool crossed, int n) {
      Target t{cell, victim};
      t.shot = how.shoots && victim != kNoPiece;
      t.leap = leap;
      t.crossed = crossed;
      if (!leap) set_way(t, leg, n);
      t.rule = leg.rule;
      out.push_back(t);
    });
  }
  each_slot(pos, hook::kTargets, [&](const Rule& rule, SlotId s) { rule.targets(pos, s, id, out); });
  each_slot(pos, hook::kStrikes, [&](const Rule& rule, SlotId s) { rule.strikes(pos, s, id, out); });
  if (pos.active_hooks & hook::kForbidsCapture) {
    const auto barred = [&](const Target& t) {
      return t.victim != kNoPiece && spared(pos, Capture{id, t.victim, piece.cell, t.to});
    };
    out.erase(std::remove_if(out.begin() + static_cast<std::ptrdiff_t>(begin), out.end(), barred), out.end());
  }
}

bool attacks(const Position& pos, PieceId attacker, PieceId victim) {
  const Piece& a = pos.pieces[attacker];
  const Piece& v = pos.pieces[victim];
  if (a.where != Where::board || v.where != Where::board || !hostile(pos, a, v) || !pos.playing(a.controller))
    return false;
  if (!reaches(pos, attacker, v.cell) && !offered_capture(pos, attacker, victim)) return false;
  return !held(pos, attacker) && !spared(pos, Capture{attacker, victim, a.cell, v.cell});
}

bool attacks_cell(const Position& pos, PieceId attacker, Cell cell, Seat seat) {
  const Piece& a = pos.pieces[attacker];
  if (a.where != Where::board || pos.rules->allied(a.controller, seat) || !pos.playing(a.controller)) return false;
  return a.cell != cell && reaches(pos, attacker, cell) && !held(pos, attacker);
}

std::vector<PieceId> attackers(const Position& pos, PieceId victim) {
  std::vector<PieceId> list;
  for (PieceId id = 0; id < pos.pieces.size(); ++id)
    if (attacks(pos, id, victim)) list.push_back(id);
  return list;
}

bool attacked(const Position& pos, Cell cell, Seat seat) {
  for (PieceId id = 0; id < pos.pieces.size(); ++id)
    if (attacks_cell(pos, id, cell, seat)) return true;
  return false;
}

bool is_royal(const Position& pos, PieceId id) {
  std::optional<bool> is;
  each_slot(pos, hook::kRoyal, [&](const Rule& rule, SlotId s) {
    if (!is) is = rule.royal(pos, s, id);
  });
  return is.value_or((pos.rules->royal_kinds >> pos.pieces[id].kind) & 1);
}

std::vector<PieceId> royals(const Position& pos, Seat seat) {
  std::vector<PieceId> list;
  for (PieceId id = 0; id < pos.pieces.size(); ++id) {
    const Piece& piece = pos.pieces[id];
    if (piece.controller != seat || piece.where != Where::board) continue;
    if (is_royal(pos, id)) list.push_back(id);
  }
  return list;
}

void piece_moves(const Position& pos, PieceId id, ActionList& out) {
  thread_local TargetList targets;
  targets.clear();
  TargetList local;
  local.swap(targets);  // a rule asked below may come back here
  targets_of(pos, id, local);
  const Piece& piece = pos.pieces[id];
  const std::size_t begin = out.size();
  const bool overlapping = (pos.active_hooks & (hook::kTargets | hook::kStrikes)) || movement_of(pos, piece).overlaps();
  for (const Target& t : local) {
    Action action;
    action.type = t.shot ? Action::Type::shot : Action::Type::move;
    action.from = piece.cell;
    action.to = t.to;
    Promotion promotion;
    if (!t.shot) {
      each_slot(pos, hook::kPromotion, [&](const Rule& rule, SlotId s) {
        rule.promotion(pos, s, id, piece.cell, t.to, t.victim != kNoPiece, promotion);
      });
    }
    // Two ways to the same cell (a slide and a teleport) are one action.
    const auto known = [&](Kind kind) {
      return std::any_of(out.begin() + static_cast<std::ptrdiff_t>(begin), out.end(),
                         [&](const Action& a) { return a.to == action.to && a.type == action.type && a.kind == kind; });
    };
    const bool may_repeat = t.slot != kNoSlot || overlapping;
    if ((!promotion.compulsory || promotion.kinds.empty()) && !(may_repeat && known(kNoKind))) out.push_back(action);
    for (const Kind kind : promotion.kinds) {
      if (may_repeat && known(kind)) continue;
      action.kind = kind;
      out.push_back(action);
    }
  }
  local.clear();
  targets.swap(local);
}

void ordinary_moves(const Position& pos, Seat seat, ActionList& out) {
  for (PieceId id = 0; id < pos.pieces.size(); ++id) {
    const Piece& piece = pos.pieces[id];
    if (piece.controller == seat && piece.where == Where::board) piece_moves(pos, id, out);
  }
}

}  // namespace arbiter
