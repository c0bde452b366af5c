// SPDX-License-Identifier: MIT
#include <algorithm>

#include "referee/european/army.h"

namespace arbiter::european {

namespace {

constexpr RuleText kTraining{"sparta.training",
                             "The warrior goes as a queen or leaps as a knight; no power of another seat moves or "
                             "removes it.",
                             "European Chess, Sparta"};

/// With the option `one_warrior`, no pawn becomes a warrior while Sparta has one.
class OneWarrior final : public PowerOf<OneWarrior> {
 public:
  explicit OneWarrior(Kind warrior) : warrior_(warrior) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kTraining}; }
  void promotion(const Position& pos, SlotId slot, PieceId id, Cell, Cell, bool, Promotion& out) const override {
    if (pos.pieces[id].controller != owner(pos, slot)) return;
    for (const PieceId other : pieces_of(pos, owner(pos, slot)))
      if (pos.pieces[other].kind == warrior_)
        out.kinds.erase(std::remove(out.kinds.begin(), out.kinds.end(), warrior_), out.kinds.end());
  }

 private:
  Kind warrior_;
};

}  // namespace

Army sparta_army() {
  return {"sparta",
          "Sparta: training",
          "K W P P / P P P P",
          "recovered",
          {"king", "warrior"},
          {{"sparta.one_warrior", false, {false, true}, "Whether there can be one warrior only."}},
          true,
          [](Installer& in) {
            const Kind warrior = in.kind("warrior");
            in.rules().kinds[warrior].rule = &kTraining;
            in.table(std::make_unique<Immunity>(kTraining, true, true, warrior));
            if (in.flag("sparta.one_warrior")) in.power(std::make_unique<OneWarrior>(warrior));
          },
          {},
          {{.name = "warrior", .movement = Movement("QN"), .letter = 'W', .words = "As a queen or as a knight."}}};
}

}  // namespace arbiter::european
