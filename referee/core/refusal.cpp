// SPDX-License-Identifier: MIT
// Why something may not be done: the rule that forbids it, and what stands in the way.
#include <algorithm>

#include "referee/core/engine.h"
#include "referee/core/shortfall.h"
#include "referee/core/view.h"

namespace arbiter {

namespace {

/// The rule that takes `action` out of the list, were it offered; its slot in `by`.
const RuleText* filtered_by(const Position& pos, const Action& action, SlotId& by) {
  ActionList list{action};
  return first_slot<const RuleText*>(pos, hook::kFilter, [&](const Rule& r, SlotId s) {
    by = s;
    const RuleText* text_of = r.filter(pos, s, list);
    return list.empty() ? text_of : nullptr;
  });
}

/// A rule that forbids something, and its slot.
struct Objection {
  const RuleText* text = nullptr;
  SlotId slot = kNoSlot;
};

class Asked {
 public:
  Asked(const Position& pos, const Action& action)
      : pos_(pos), rules_(*pos.rules), action_(action), said_(arg::quoted(print(action, rules_))) {}

  Refusal why() const {
    for (std::size_t s = 0; s < pos_.slots.size(); ++s) {
      if (!pos_.slots[s].active) continue;
      const auto slot = static_cast<SlotId>(s);
      if (const RuleText* text = rules_.rule(pos_.slots[s].rule).refusal(pos_, slot, action_)) return by({text, slot});
    }
    if (pos_.over()) return {"over", rules_.full_id(pos_.result.reason), refused(make_message("the game is over."))};
    if (const Objection taken = taken_away(); taken.text) return by(taken);
    const bool move = action_.type == Action::Type::move || action_.type == Action::Type::shot;
    const bool to_move = pos_.decision.kind == "move" && pos_.decision.slot == kNoSlot;
    if (action_.type == Action::Type::place && to_move && action_.kind != kNoKind) return why_not_placed();
    if (!move || pos_.decision.kind.empty())
      return no_answer(rules_.turn_rule,
                       make_message("it is not among the answers to %1 now.", arg::quoted(pos_.decision.kind)));
    return why_not_move();
  }

 private:
  [[nodiscard]] Refusal by(const Objection& objection) const {
    Message in_the_way;
    if (objection.slot != kNoSlot)
      in_the_way = rules_.rule(pos_.slots[objection.slot].rule).obstacle(pos_, objection.slot, action_);
    return by(*objection.text, in_the_way);
  }
  [[nodiscard]] Refusal by(const RuleText& text, Message in_the_way) const {
    return {"illegal", rules_.full_id(&text), refused(join_messages({std::move(in_the_way), sentence(text)}))};
  }
  [[nodiscard]] Message refused(Message why) const { return make_message("%1 is refused: %2", said_, std::move(why)); }
  /// The rule in words, with its article where players know rules by theirs.
  [[nodiscard]] Message sentence(const RuleText& text) const {
    Message said = sentence_of(std::string(text.text));
    return rules_.cites_sources ? make_message("%1 (%2)", std::move(said), text.source) : said;
  }
  [[nodiscard]] Argument argument_of(Kind kind) const { return arg::kind(rules_.name(kind)); }
  [[nodiscard]] const RuleText& how_it_moves(const KindInfo& kind) const {
    return kind.law ? *kind.law : kind.rule ? *kind.rule : *rules_.move_rule;
  }

  /// What another rule offers beside the moves of pieces, and a filter takes away again.
  [[nodiscard]] Objection taken_away() const {
    if (!pos_.decision.pending() || pos_.decision.slot != kNoSlot) return {};
    ActionList offered;
    each_slot(pos_, hook::kActions, [&](const Rule& rule, SlotId s) { rule.actions(pos_, s, offered); });
    if (std::find(offered.begin(), offered.end(), action_) == offered.end()) return {};
    Objection found;
    found.text = filtered_by(pos_, action_, found.slot);
    return found;
  }

  /// Whichever rule has put the question knows what may be answered.
  [[nodiscard]] Refusal no_answer(const RuleText* rule, Message why) const {
    std::vector<Message> parts{std::move(why)};
    if (pos_.decision.pending() && pos_.decision.slot != kNoSlot) {
      const auto texts = rules_.rule(pos_.slots[pos_.decision.slot].rule).texts();
      if (!texts.empty()) parts.push_back(sentence(*(rule = texts.front())));
    }
    return {"illegal", rules_.full_id(rule), refused(join_messages(std::move(parts)))};
  }

  /// Where pieces come from a hand, the rule of that knows better; it has been asked.
  [[nodiscard]] Refusal why_not_placed() const {
    return by(*rules_.move_rule,
              make_message("%1 has no %2 in hand.", arg::seat(name(pos_.decision.seat)), argument_of(action_.kind)));
  }

  [[nodiscard]] Refusal why_not_move() const {
    const PieceId id = pos_.at(action_.from);
    const std::string from = pos_.board().name(action_.from);
    if (id == kNoPiece) return by(*rules_.move_rule, make_message("no piece stands on %1.", from));
    const Piece& piece = pos_.pieces[id];
    if (piece.controller != pos_.decision.seat) {
      const Argument seat = arg::seat(name(pos_.decision.seat));
      return by(*rules_.turn_rule, make_message("the %1 on %2 is not %3's to move, and %4 is to act.",
                                                piece_on(pos_, action_.from), from, seat, seat));
    }
    if (const Objection holding = holder(id); holding.text) return by(holding);
    if (!Engine::find_target(pos_, action_)) return why_no_target(piece, id);
    ActionList one;
    piece_moves(pos_, id, one);
    const bool offered = std::find(one.begin(), one.end(), action_) != one.end();
    Objection taken;
    // A filter carries the move out to see what comes of it, which no rule is ready for that waits for an answer.
    if (offered && is_asked_for()) taken.text = filtered_by(pos_, action_, taken.slot);
    if (taken.text) return by(taken);
    if (action_.type == Action::Type::move && !offered)
      if (const auto wrong = wrong_promotion(id)) return *wrong;
    return no_answer(rules_.move_rule, make_message("it is not among the moves open now."));
  }

  /// What a move of the piece to that cell may promote it to.
  [[nodiscard]] Promotion promotion_on(PieceId id, Cell to) const {
    Promotion promotion;
    each_slot(pos_, hook::kPromotion, [&](const Rule& rule, SlotId s) {
      rule.promotion(pos_, s, id, pos_.pieces[id].cell, to, !pos_.empty(to), promotion);
    });
    return promotion;
  }

  /// The piece gets there, but what it is to become is missing, or is not open to it.
  [[nodiscard]] std::optional<Refusal> wrong_promotion(PieceId id) const {
    const Argument piece = argument_of(pos_.pieces[id].kind);
    const Promotion promotion = promotion_on(id, action_.to);
    if (promotion.rule && action_.kind == kNoKind)
      return by(*promotion.rule, make_message("it must say what the %1 becomes.", piece));
    if (action_.kind == kNoKind) return std::nullopt;
    if (promotion.rule && !promotion.kinds.empty())
      return by(*promotion.rule, make_message("the %1 cannot become a %2 there.", piece, argument_of(action_.kind)));
    for (const Cell cell : pos_.board().cells())
      if (const RuleText* rule = promotion_on(id, cell).rule)
        return by(*rule, make_message("the %1 is not promoted on %2.", piece, pos_.board().name(action_.to)));
    return by(how_it_moves(rules_.kinds[pos_.pieces[id].kind]), make_message("the %1 is never promoted.", piece));
  }

  /// Is it among what may be answered now, filters aside?
  [[nodiscard]] bool is_asked_for() const {
    const SlotId asked = pos_.decision.slot;
    if (asked == kNoSlot) return true;
    ActionList answers;
    rules_.rule(pos_.slots[asked].rule).actions(pos_, asked, answers);
    return std::find(answers.begin(), answers.end(), action_) != answers.end();
  }

  /// The rule that lets the piece do nothing at all now.
  [[nodiscard]] Objection holder(PieceId id) const {
    Objection found;
    found.text = first_slot<const RuleText*>(pos_, hook::kPins, [&](const Rule& r, SlotId s) {
      found.slot = s;
      return r.pins(pos_, s, id);
    });
    return found;
  }

  [[nodiscard]] Refusal why_no_target(const Piece& piece, PieceId id) const {
    if (const Piece* there = pos_.piece_at(action_.to)) {
      if (rules_.allied(there->controller, piece.controller))
        return by(*rules_.own_rule, make_message("the %1 there is no enemy.", piece_on(pos_, action_.to)));
      const Capture capture{id, pos_.at(action_.to), piece.cell, action_.to};
      Objection sparing;
      sparing.text = first_slot<const RuleText*>(pos_, hook::kForbidsCapture, [&](const Rule& r, SlotId s) {
        sparing.slot = s;
        return r.forbids_capture(pos_, s, capture);
      });
      if (sparing.text) return by(sparing);
    }
    if (const auto forbidden = forbidden_way(id)) return *forbidden;
    const KindInfo& kind = rules_.kinds[piece.kind];
    const RuleText& rule = how_it_moves(kind);
    if (const auto short_of = shortfall(pos_, id, action_.to)) {
      const RuleText* blocked = short_of->blocked ? rules_.blocked_rule : nullptr;
      return by(short_of->rule ? *short_of->rule : blocked ? *blocked : rule, short_of->why);
    }
    if (const Cell cell = blocked_at(); cell.valid()) return by(rule, stands_in_the_way(pos_, cell));
    return by(rule, make_message("the %1 cannot go there.", arg::kind(kind.name)));
  }

  /// The rule but for which the piece could go there: one that closes a square, or makes pieces move otherwise. Taken
  /// out of force one after the other, the one that stands last in the way is told.
  [[nodiscard]] std::optional<Refusal> forbidden_way(PieceId id) const {
    Position without = pos_;
    for (std::size_t s = 0; s < pos_.slots.size(); ++s) {
      const Slot& slot = pos_.slots[s];
      if (!slot.active || (slot.hooks & (hook::kBlocksCell | hook::kMovement | hook::kForbidsCapture)) == 0) continue;
      const auto texts = rules_.rule(slot.rule).texts();
      if (texts.empty()) continue;  // the kind's own sentence says it
      without.slots[s].active = false;
      if (!Engine::find_target(without, action_)) continue;
      const auto at = static_cast<SlotId>(s);
      Message in_the_way = rules_.rule(slot.rule).obstacle(pos_, at, action_);
      if (const Cell cell = in_the_way.empty() ? closed_at(at, id) : kNoCell; cell.valid())
        in_the_way = make_message("%1 is closed to it.", pos_.board().name(cell));
      return by(*texts.front(), std::move(in_the_way));
    }
    return std::nullopt;
  }

  /// The first square on the way, its end included, that the rule closes to the piece.
  [[nodiscard]] Cell closed_at(SlotId slot, PieceId id) const {
    if ((pos_.slots[slot].hooks & hook::kBlocksCell) == 0) return kNoCell;
    std::vector<Cell> way = line(action_.from, action_.to);
    way.push_back(action_.to);
    const Rule& rule = rules_.rule(pos_.slots[slot].rule);
    const auto it = std::find_if(way.begin(), way.end(), [&](Cell c) { return rule.blocks_cell(pos_, slot, id, c); });
    return it == way.end() ? kNoCell : *it;
  }

  /// The squares between two in one line; none where they are not.
  [[nodiscard]] std::vector<Cell> line(Cell from, Cell to) const {
    std::vector<Cell> way;
    for (std::int8_t y = -1; y <= 1; ++y) {
      for (std::int8_t x = -1; x <= 1; ++x) {
        if (x == 0 && y == 0) continue;
        way.clear();
        for (Cell at = pos_.board().step(from, {x, y}); at.valid(); at = pos_.board().step(at, {x, y})) {
          if (at == to) return way;
          way.push_back(at);
        }
      }
    }
    return {};
  }

  /// Where the first piece stands but for which (and others behind it) the piece could go there.
  [[nodiscard]] Cell blocked_at() const {
    Position cleared = pos_;
    Cell first = kNoCell;
    for (const Cell cell : line(action_.from, action_.to)) {
      if (pos_.empty(cell)) continue;
      if (!first.valid()) first = cell;
      cleared.pieces[cleared.grid[cell.value]].where = Where::gone;
      cleared.grid[cell.value] = kNoPiece;
    }
    return first.valid() && Engine::find_target(cleared, action_) ? first : kNoCell;
  }

  const Position& pos_;
  const Rules& rules_;
  const Action& action_;
  const Argument said_;
};

}  // namespace

Refusal Engine::why_refused(const Position& pos, const Action& action) {
  // What is hidden from whoever asks is no reason either.
  const Seat seat = action.seat != Seat::none ? action.seat : pos.decision.seat;
  const Position known = known_to(pos, seat == Seat::none ? Viewer::arbiter() : Viewer::of(seat));
  return Asked(known, action).why();
}

}  // namespace arbiter
