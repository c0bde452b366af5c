// SPDX-License-Identifier: MIT
#include "referee/european/army.h"

namespace arbiter::european {

namespace {

constexpr RuleText kElephants{"carthage.elephants",
                              "An elephant goes up to three squares along rank or file; only a piece that stands at "
                              "most two squares away can capture it.",
                              "European Chess, Carthage"};

class ThickSkin final : public RuleOf<ThickSkin> {
 public:
  explicit ThickSkin(Kind elephant) : elephant_(elephant) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kElephants}; }
  const RuleText* forbids_capture(const Position& pos, SlotId, const Capture& capture) const override {
    const Piece& victim = pos.pieces[capture.victim];
    return victim.kind == elephant_ && pos.board().distance(capture.from, victim.cell) > 2 ? &kElephants : nullptr;
  }

 private:
  Kind elephant_;
};

}  // namespace

Army carthage_army() {
  return {"carthage",
          "Carthage: elephants",
          "K E E E / P P P P",
          "reconstructed",
          {"king", "elephant"},
          {},
          true,
          [](Installer& in) { in.table(std::make_unique<ThickSkin>(in.kind("elephant"))); },
          {},
          {{.name = "elephant", .movement = Movement("R3"), .letter = 'E', .words = "One to three squares straight."}}};
}

}  // namespace arbiter::european
