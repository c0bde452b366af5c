// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

#include "referee/core/engine.h"
#include "referee/modules/kings_game.h"

namespace arbiter::janggi {

/// Before the first move each seat may change horse and elephant on either wing.
class Wings final : public RuleOf<Wings> {
 public:
  explicit Wings(const RuleText& text) : text_(text) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&text_}; }

  void on_setup(Setup& ctx, SlotId slot, const Value& position) const override {
    if (!position.empty() && position["decision"] != kDecision) return;
    ctx.count(slot, kToCome, 0, ctx.pos().to_act == ctx.rules().seats.front() ? 2 : 1);
  }
  void on_turn_start(Context& ctx, SlotId slot) const override {
    if (ctx.counted(slot, kToCome) > 0) ctx.decide(slot, kDecision, ctx.pos().to_act);
  }
  void actions(const Position& pos, SlotId slot, ActionList& out) const override {
    if (pos.decision.slot != slot) return;
    for (const char* words : {"none", "left", "right", "both"}) {
      if (words != std::string_view("none") && !all_there(pos, words)) continue;
      Action action;
      action.type = Action::Type::choose;
      action.args = words;
      out.push_back(std::move(action));
    }
  }
  bool on_action(Context& ctx, SlotId slot, const Action& action) const override {
    if (action.type != Action::Type::choose || ctx.pos().last_action.asked != slot) return false;
    for (const auto& [a, b] : pairs(ctx.pos(), ctx.pos().last_action.seat, action.args))
      ctx.propose(slot, change::swapped(ctx.pos().at(a), ctx.pos().at(b)), text_);
    ctx.count(slot, kToCome, 0, ctx.counted(slot, kToCome) - 1);
    ctx.end_turn();
    return true;
  }

 private:
  enum Memory { kToCome };  // seats that have still to choose
  static constexpr std::string_view kDecision = "setup";

  /// The points of horse and elephant on the wings that `word` names, left as the seat sees it.
  static std::vector<std::pair<Cell, Cell>> pairs(const Position& pos, Seat seat, std::string_view word) {
    const Board& board = pos.board();
    const auto at = [&](int file) {
      return seat == Seat::N ? board.at(board.width() - file, board.height() - 1) : board.at(file - 1, 0);
    };
    std::vector<std::pair<Cell, Cell>> list;
    if (word == "left" || word == "both") list.emplace_back(at(2), at(3));
    if (word == "right" || word == "both") list.emplace_back(at(7), at(8));
    return list;
  }
  static bool all_there(const Position& pos, std::string_view word) {
    const auto own = [&](Cell cell) { return !pos.empty(cell) && pos.piece_at(cell)->controller == pos.decision.seat; };
    const auto list = pairs(pos, pos.decision.seat, word);
    return std::all_of(list.begin(), list.end(), [&](const auto& p) { return own(p.first) && own(p.second); });
  }

  const RuleText& text_;
};

}  // namespace arbiter::janggi
