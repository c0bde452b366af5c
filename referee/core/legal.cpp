// What may be done in a position, and why something else may not.
#include <algorithm>

#include "referee/core/engine.h"

namespace arbiter {

namespace {

void ask_filters(const Position& pos, ActionList& list) {
  each_slot(pos, hook::kFilter, [&](const Rule& rule, SlotId s) { rule.filter(pos, s, list); });
}

/// The rule that takes `action` out of the list, were it offered.
const RuleText* filtered_by(const Position& pos, const Action& action) {
  ActionList list{action};
  return first_slot<const RuleText*>(pos, hook::kFilter, [&](const Rule& r, SlotId s) {
    const RuleText* text_of = r.filter(pos, s, list);
    return list.empty() ? text_of : nullptr;
  });
}

}  // namespace

void Engine::legal_unsorted(const Position& pos, ActionList& out) {
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

bool Engine::any_legal(const Position& pos) {
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

Refusal Engine::why_refused(const Position& pos, const Action& action) {
  const Rules& rules = *pos.rules;
  const std::string said = "\"" + print(action, rules) + "\"";
  const auto by = [&](const RuleText* rule) {
    return Refusal{"illegal", rules.full_id(rule), said + " is refused: " + std::string(rule->text)};
  };
  for (std::size_t s = 0; s < pos.slots.size(); ++s) {
    if (!pos.slots[s].active) continue;
    if (const RuleText* why = rules.rule(pos.slots[s].rule).refusal(pos, static_cast<SlotId>(s), action))
      return by(why);
  }
  if (pos.over()) return {"over", rules.full_id(pos.result.reason), said + " is refused: the game is over."};
  if (pos.decision.pending() && pos.decision.slot == kNoSlot) {
    // What another rule offers beside the moves of pieces, and a filter takes away again.
    ActionList offered;
    each_slot(pos, hook::kActions, [&](const Rule& rule, SlotId s) { rule.actions(pos, s, offered); });
    if (std::find(offered.begin(), offered.end(), action) != offered.end())
      if (const RuleText* why = filtered_by(pos, action)) return by(why);
  }
  // Whichever rule has put the question knows what may be answered.
  const auto no_answer = [&](const RuleText* rule, const std::string& open) {
    std::string text = said + " is refused: it is not among " + open + " now.";
    if (pos.decision.pending() && pos.decision.slot != kNoSlot) {
      const auto texts = rules.rule(pos.slots[pos.decision.slot].rule).texts();
      if (!texts.empty()) text += " " + std::string((rule = texts.front())->text);
    }
    return Refusal{"illegal", rules.full_id(rule), text};
  };
  const bool move = action.type == Action::Type::move || action.type == Action::Type::shot;
  if (!move || pos.decision.kind.empty())
    return no_answer(rules.turn_rule, "the answers to \"" + std::string(pos.decision.kind) + "\"");
  const PieceId id = pos.at(action.from);
  const std::string from = pos.board().name(action.from);
  if (id == kNoPiece)
    return {"illegal", rules.full_id(rules.move_rule), said + " is refused: no piece stands on " + from + "."};
  const Piece& piece = pos.pieces[id];
  const std::string text = piece_text(rules, piece);
  if (piece.controller != pos.decision.seat) {
    return {"illegal", rules.full_id(rules.turn_rule),
            said + " is refused: the " + text + " on " + from + " is not " + std::string(name(pos.decision.seat)) +
                "'s to move, and " + std::string(name(pos.decision.seat)) + " is to act."};
  }
  if (const RuleText* why = held(pos, id)) return by(why);
  if (!find_target(pos, action)) {
    if (const Piece* there = pos.piece_at(action.to)) {
      const PieceId victim = pos.at(action.to);
      if (rules.allied(there->controller, piece.controller))
        return {"illegal", rules.full_id(rules.move_rule),
                said + " is refused: the " + piece_text(rules, *there) + " there is no enemy."};
      const Capture capture{id, victim, piece.cell, action.to};
      if (const RuleText* why = first_slot<const RuleText*>(
              pos, hook::kSpares, [&](const Rule& r, SlotId s) { return r.spares(pos, s, capture); }))
        return by(why);
    }
    const KindInfo& kind = rules.kinds[piece.kind];
    const RuleText* rule = kind.rule ? kind.rule : rules.move_rule;
    return {"illegal", rules.full_id(rule),
            said + " is refused: the " + kind.name + " cannot go there. " + std::string(rule->text)};
  }
  ActionList one;
  piece_moves(pos, id, one);
  if (std::find(one.begin(), one.end(), action) != one.end())
    if (const RuleText* why = filtered_by(pos, action)) return by(why);
  if (action.type == Action::Type::move && std::find(one.begin(), one.end(), action) == one.end()) {
    Promotion promotion;
    each_slot(pos, hook::kPromotion, [&](const Rule& rule, SlotId s) {
      rule.promotion(pos, s, id, piece.cell, action.to, !pos.empty(action.to), promotion);
    });
    if (promotion.rule) return by(promotion.rule);
  }
  return no_answer(rules.move_rule, "the moves open");
}

}  // namespace arbiter
