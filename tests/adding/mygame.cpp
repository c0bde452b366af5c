// SPDX-License-Identifier: MIT
// The game that "Adding a game" of the README is tried with: kings, cannons and pawns; a king on the last rank has won.
#include "referee/core/context.h"
#include "referee/modules/kings_game.h"
#include "referee/modules/rank_promotion.h"

namespace arbiter {

namespace mygame {
namespace {

constexpr RuleText kSummit{"summit", "A king that stands on the last rank has won.", "docs/adding.md"};

/// A rule that no module has.
class Summit final : public RuleOf<Summit> {
 public:
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kSummit}; }
  void on_judge(Context& ctx, SlotId) const override {
    for (const Piece& p : ctx.pos().pieces)
      if (p.where == Where::board && ctx.rules().is_royal_kind(p.kind) && own_rank(ctx.board(), p.cell, p.army) == 8)
        return ctx.finish({p.controller}, kSummit);
  }
};

Expected<std::shared_ptr<const Rules>> make(const RulesRequest& request) {
  KingsGame game("mygame", "plain8", "docs/adding.md");
  const Kind king = game.standard("king"), pawn = game.standard("pawn");
  const Kind cannon =
      game.kind("cannon", Movement("mRcpR"), "The cannon goes like a rook and takes over exactly one piece.");
  const Kind none = kNoKind;
  game.rank(1, {cannon, none, none, king, none, none, none, cannon}, Facing::mirrored);
  game.rank_of(2, pawn, Facing::mirrored);
  game.text("setup", "Kings on the d-file, cannons in the corners, pawns before them.");
  if (request.flag("promotion"))
    game.add<RankPromotion>(game.text("promotion", "A pawn on the last rank becomes a cannon."), pawn, 8, cannon);
  game.king_safety();
  game.mate();
  game.add<Summit>();
  game.stalemate(Stalemate::draw);
  game.draws_and_resigning(request);
  return game.done();
}

}  // namespace
}  // namespace mygame

RulesetInfo mygame_ruleset() {
  return {"mygame",
          "My game",
          {"S", "N"},
          {},
          {{"promotion", true, {true, false}, "Whether pawns become cannons."}, KingsGame::repetition_option()},
          &mygame::make};
}

}  // namespace arbiter
