// SPDX-License-Identifier: MIT
#include <algorithm>

#include "referee/european/army.h"

namespace arbiter::european {

namespace {

constexpr RuleText kTactics{"austria.tactics",
                            "When an Austrian knight has moved, every enemy that it attacks together with another "
                            "Austrian knight leaves the board.",
                            "European Chess, Austria"};

class Tactics final : public PowerOf<Tactics> {
 public:
  Tactics(Kind knight, bool royals_spared) : knight_(knight), spared_(royals_spared) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kTactics}; }
  void on_moved(Context& ctx, SlotId slot) const override {
    const Position& pos = ctx.pos();
    const PieceId knight = pos.last_action.piece;
    if (!i_moved(pos, slot) || !on_board(pos, knight) || pos.pieces[knight].kind != knight_) return;
    std::vector<Change> struck;
    for (const PieceId id : all_pieces(pos)) {
      if (!enemies(pos, pos.pieces[id].controller, owner(pos, slot)) || !attacks(pos, knight, id)) continue;
      if (spared_ && royal_now(pos, id)) continue;
      const auto knights = pieces_of(pos, owner(pos, slot));
      const bool second = std::any_of(knights.begin(), knights.end(), [&](PieceId other) {
        return other != knight && pos.pieces[other].kind == knight_ && attacks(pos, other, id);
      });
      if (second) struck.push_back(change::removed(id));
    }
    if (!struck.empty()) attempt(ctx, slot, all_of(slot, std::move(struck), kTactics));
  }

 private:
  Kind knight_;
  bool spared_;
};

}  // namespace

Army austria_army() {
  return {"austria",
          "Austria: tactics",
          "K N N N / P P P P",
          "reconstructed",
          {"king", "knight"},
          {{"austria.royals", "hit", {"hit", "spared"}, "Whether royal pieces are struck too."}},
          false,
          [](Installer& in) {
            in.power(std::make_unique<Tactics>(in.kind("knight"), in.option("austria.royals") == "spared"));
          }};
}

}  // namespace arbiter::european
