// SPDX-License-Identifier: MIT
// What may be done in a position.
#include <algorithm>

#include "referee/core/engine.h"
#include "referee/core/view.h"

namespace arbiter {

namespace {

/// What a seat may do is judged on what it may know: the position, or a copy without what is hidden from the seat.
class Judged {
 public:
  Judged(const Position& pos, Seat seat) : pos_(pos) {
    if (hides_something(pos) && seat != Seat::none) known_ = known_to(pos, Viewer::of(seat));
  }
  const Position& operator*() const { return known_ ? *known_ : pos_; }

 private:
  const Position& pos_;
  std::optional<Position> known_;
};

void ask_filters(const Position& pos, ActionList& list) {
  each_slot(pos, hook::kFilter, [&](const Rule& rule, SlotId s) { rule.filter(pos, s, list); });
}

}  // namespace

void Engine::legal_unsorted(const Position& whole, ActionList& out) {
  const Judged judged(whole, whole.decision.seat);
  const Position& pos = *judged;
  const Decision& d = pos.decision;
  if (pos.over() || !d.pending()) return;
  if (d.slot != kNoSlot) {
    const std::size_t begin = out.size();
    pos.rules->rule(pos.slots[d.slot].rule).actions(pos, d.slot, out);
    // What is hidden is always said with the seat that hides it.
    for (std::size_t i = begin; i < out.size(); ++i)
      if (out[i].type == Action::Type::secret) out[i].seat = d.seat;
  } else {
    ordinary_moves(pos, d.seat, out);
    each_slot(pos, hook::kActions, [&](const Rule& rule, SlotId s) { rule.actions(pos, s, out); });
  }
  if (!out.empty()) ask_filters(pos, out);
}

ActionList Engine::legal(const Position& pos) {
  ActionList list;
  legal_unsorted(pos, list);
  std::vector<std::pair<std::string, std::size_t>> order;
  order.reserve(list.size());
  for (std::size_t i = 0; i < list.size(); ++i) order.emplace_back(print(list[i], *pos.rules), i);
  std::sort(order.begin(), order.end());
  order.erase(std::unique(order.begin(), order.end(), [](const auto& a, const auto& b) { return a.first == b.first; }),
              order.end());
  ActionList sorted;
  sorted.reserve(order.size());
  for (const auto& entry : order) sorted.push_back(std::move(list[entry.second]));
  return sorted;
}

bool Engine::any_legal(const Position& whole) {
  const Judged judged(whole, whole.decision.seat);
  const Position& pos = *judged;
  const Decision& d = pos.decision;
  if (d.slot == kNoSlot && d.pending() && !pos.over()) {
    // Piece by piece, so that the usual case stops at the first that can move.
    ActionList list;
    for (PieceId id = 0; id < pos.pieces.size(); ++id) {
      if (pos.pieces[id].controller != d.seat || pos.pieces[id].where != Where::board) continue;
      list.clear();
      piece_moves(pos, id, list);
      if (!list.empty()) ask_filters(pos, list);
      if (!list.empty()) return true;
    }
  }
  ActionList list;
  legal_unsorted(pos, list);
  return !list.empty();
}

ActionList Engine::reactions(const Position& pos) {
  ActionList list;
  for (const Window& w : pos.windows) {
    if (!pos.slots[w.slot].active) continue;
    const std::size_t begin = list.size();
    pos.rules->rule(pos.slots[w.slot].rule).reactions(pos, w.slot, w.seat, list);
    for (std::size_t i = begin; i < list.size(); ++i) list[i].seat = w.seat;
  }
  return list;
}

ActionList Engine::announcements(const Position& pos) {
  ActionList list;
  for (std::size_t s = 0; s < pos.slots.size(); ++s)
    if (pos.slots[s].active) pos.rules->rule(pos.slots[s].rule).announcements(pos, static_cast<SlotId>(s), list);
  return list;
}

std::optional<Target> Engine::find_target(const Position& pos, const Action& action) {
  const PieceId id = pos.at(action.from);
  if (id == kNoPiece) return std::nullopt;
  TargetList list;
  targets_of(pos, id, list);
  const auto fits = [&](const Target& t) { return t.to == action.to && t.shot == (action.type == Action::Type::shot); };
  // A capture or an ordinary path is preferred to a way round the edge.
  const auto plain = std::find_if(list.begin(), list.end(), [&](const Target& t) { return fits(t) && !t.crossed; });
  if (plain != list.end()) return *plain;
  const auto any = std::find_if(list.begin(), list.end(), fits);
  return any == list.end() ? std::nullopt : std::optional(*any);
}

const RuleText& Engine::rule_of(const Position& pos, const Piece& piece, const Target& target) {
  if (target.rule) return *target.rule;
  const RuleText* kind = pos.rules->kinds[piece.kind].rule;
  return kind ? *kind : *pos.rules->move_rule;
}

}  // namespace arbiter
