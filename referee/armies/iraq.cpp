#include <algorithm>

#include "referee/european/army.h"

namespace arbiter::european {

namespace {

constexpr RuleText kChaos{"iraq.chaos",
                          "At the start of its turn everything of its enemies that stands directly beside an Iraqi "
                          "king, bishop or knight vanishes, royal pieces excepted.",
                          "European Chess, Iraq"};

class Chaos final : public PowerOf<Chaos> {
 public:
  explicit Chaos(std::vector<Kind> bearers) : bearers_(std::move(bearers)) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kChaos}; }
  void on_turn_start(Context& ctx, SlotId slot) const override {
    const Position& pos = ctx.pos();
    if (!my_turn(pos, slot)) return;
    std::vector<Change> gone;
    for (const PieceId id : all_pieces(pos))
      if (hit(pos, slot, id)) gone.push_back(change::removed(id));
    if (!gone.empty()) ctx.propose_all(slot, std::move(gone), kChaos);
  }

 private:
  [[nodiscard]] bool hit(const Position& pos, SlotId slot, PieceId id) const {
    const Piece& p = pos.pieces[id];
    if (!enemies(pos, p.controller, owner(pos, slot)) || royal_now(pos, id)) return false;
    const auto near = beside(pos.board(), p.cell);
    return std::any_of(near.begin(), near.end(), [&](Cell c) {
      const Piece* other = pos.piece_at(c);
      return other && other->controller == owner(pos, slot) &&
             std::find(bearers_.begin(), bearers_.end(), other->kind) != bearers_.end();
    });
  }
  std::vector<Kind> bearers_;
};

}  // namespace

Army iraq_army() {
  return {
      "iraq", "Iraq: chaos", "B K P / P P N", "recovered", {"king", "bishop", "knight"}, {}, false, [](Installer& in) {
        in.power(std::make_unique<Chaos>(std::vector{in.kind("king"), in.kind("bishop"), in.kind("knight")}));
      }};
}

}  // namespace arbiter::european
