// SPDX-License-Identifier: MIT
#include "referee/european/army.h"

namespace arbiter::european {

namespace {

constexpr RuleText kPromotion{"italy.promotion",
                              "An Italian bishop slides, or leaps two squares diagonally; one that moves into another "
                              "seat's starting area is an archbishop from then on.",
                              "European Chess, Italy"};

class Archbishops final : public PowerOf<Archbishops> {
 public:
  Archbishops(Kind bishop, Kind archbishop) : bishop_(bishop), archbishop_(archbishop) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kPromotion}; }
  void on_moved(Context& ctx, SlotId slot) const override {
    const Position& pos = ctx.pos();
    const LastAction& last_action = pos.last_action;
    if (!i_moved(pos, slot) || last_action.kind_before != bishop_ || !on_board(pos, last_action.piece)) return;
    for (const Seat seat : ctx.rules().seats) {
      if (seat == owner(pos, slot) || !in_home(pos.board(), seat, last_action.to)) continue;
      ctx.propose(slot, change::promoted(last_action.piece, archbishop_), kPromotion);
      return;
    }
  }

 private:
  Kind bishop_, archbishop_;
};

}  // namespace

Army italy_army() {
  return {"italy",
          "Italy: promotion",
          "K B B B / P P P P",
          "recovered",
          {"king", "bishop"},
          {},
          true,
          [](Installer& in) {
            const Kind bishop = in.kind("bishop");
            in.power(std::make_unique<ArmyMoves>(kPromotion, std::vector{std::pair{bishop, Movement("BA")}}));
            in.power(std::make_unique<Archbishops>(bishop, in.kind("archbishop")));
          },
          {},
          {{.name = "archbishop",
            .movement = Movement("BAWD"),
            .words = "As a bishop, one square straight, or a leap of exactly two in any direction."}}};
}

}  // namespace arbiter::european
