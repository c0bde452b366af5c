// SPDX-License-Identifier: MIT
// A game with faults in its rules, for the tests of what becomes of a game when the program itself is wrong: a pawn on
// a4 makes the judging fail, one on b4 or c4 the writing of the state.
#include <stdexcept>

#include "referee/core/context.h"
#include "referee/modules/kings_game.h"

namespace arbiter {

namespace {

constexpr RuleText kFault{"fault", "This rule is written wrongly.", "nowhere"};

class Fault final : public RuleOf<Fault> {
 public:
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kFault}; }
  void on_judge(Context& ctx, SlotId) const override {
    if (stands(ctx.pos(), "a4")) throw std::runtime_error("judging is broken");
  }
  void write_counters(const Position& pos, SlotId, Value& counters) const override {
    counters["fault"] = 1;
    if (stands(pos, "b4")) throw std::out_of_range("writing is broken");
    if (stands(pos, "c4")) throw 4;  // not even an exception of the library
  }

 private:
  static bool stands(const Position& pos, const char* square) {
    return pos.piece_at(*pos.board().find_cell(square)) != nullptr;
  }
};

Expected<std::shared_ptr<const Rules>> make(const RulesRequest& request) {
  KingsGame game("faulty", "plain8", "nowhere");
  const Kind king = game.standard("king"), pawn = game.standard("pawn");
  game.rank(1, {kNoKind, kNoKind, kNoKind, king, kNoKind, kNoKind, kNoKind, kNoKind}, Facing::mirrored);
  game.rank_of(3, pawn, Facing::mirrored);
  game.king_safety();
  game.mate();
  game.add<Fault>();
  game.stalemate(Stalemate::draw);
  game.draws_and_resigning(request);
  return game.done();
}

}  // namespace

RulesetInfo faulty_ruleset() {
  return {"faulty", "A faulty game", {"S", "N"}, {}, {KingsGame::repetition_option()}, &make};
}

}  // namespace arbiter
