// SPDX-License-Identifier: MIT
#include <algorithm>

#include "referee/european/army.h"
#include "referee/european/edition.h"

namespace arbiter::european {

namespace {

constexpr RuleText kChaos{"iraq.chaos",
                          "At the start of its turn everything of its enemies that stands directly beside an Iraqi "
                          "king, bishop or knight vanishes, royal pieces excepted.",
                          "European Chess, Iraq"};

constexpr RuleText kChaosOfAll{
    "iraq.chaos",
    "At the start of its turn everything of its enemies that stands directly beside any Iraqi "
    "piece vanishes, royal pieces excepted.",
    "European Chess, first edition, Iraq"};
constexpr RuleText kQuarrel{
    "iraq.quarrel", "An Iraqi bishop and an Iraqi knight within two squares of each other both leave the board.",
    "European Chess, first edition, Iraq"};

class Chaos final : public PowerOf<Chaos> {
 public:
  /// No `bearers`: every piece bears it.
  Chaos(const RuleText& text, std::vector<Kind> bearers) : text_(text), bearers_(std::move(bearers)) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&text_}; }
  void on_turn_start(Context& ctx, SlotId slot) const override {
    const Position& pos = ctx.pos();
    if (!my_turn(pos, slot)) return;
    std::vector<Change> gone;
    for (const PieceId id : all_pieces(pos))
      if (hit(pos, slot, id)) gone.push_back(change::removed(id));
    if (!gone.empty()) attempt(ctx, slot, all_of(slot, std::move(gone), text_));
  }

 private:
  [[nodiscard]] bool hit(const Position& pos, SlotId slot, PieceId id) const {
    const Piece& p = pos.pieces[id];
    if (!enemies(pos, p.controller, owner(pos, slot)) || royal_now(pos, id)) return false;
    const auto near = beside(pos.board(), p.cell);
    return std::any_of(near.begin(), near.end(), [&](Cell c) {
      const Piece* other = pos.piece_at(c);
      return other && other->controller == owner(pos, slot) &&
             (bearers_.empty() || std::find(bearers_.begin(), bearers_.end(), other->kind) != bearers_.end());
    });
  }
  const RuleText& text_;
  std::vector<Kind> bearers_;
};

/// Iraqi bishops and knights do not stand each other.
class Quarrel final : public PowerOf<Quarrel> {
 public:
  Quarrel(Kind bishop, Kind knight) : bishop_(bishop), knight_(knight) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kQuarrel}; }
  void on_settled(Context& ctx, SlotId slot) const override {
    for (;;) {
      PieceId first = kNoPiece, second = kNoPiece;
      int nearest = kReach + 1;
      const auto mine = pieces_of(ctx.pos(), owner(ctx.pos(), slot));
      for (const PieceId a : mine) {
        for (const PieceId b : mine) {
          const Piece &bishop = ctx.pos().pieces[a], &knight = ctx.pos().pieces[b];
          if (bishop.kind != bishop_ || knight.kind != knight_) continue;
          const int distance = ctx.board().distance(bishop.cell, knight.cell);
          if (distance >= nearest) continue;
          nearest = distance;
          first = a;
          second = b;
        }
      }
      if (first == kNoPiece) return;
      ctx.propose(slot, change::removed(first), kQuarrel);
      ctx.propose(slot, change::removed(second), kQuarrel);
    }
  }

 private:
  static constexpr int kReach = 2;
  Kind bishop_, knight_;
};

}  // namespace

Army iraq_army() {
  return {
      "iraq", "Iraq: chaos", "B K P / P P N", "recovered", {"king", "bishop", "knight"}, {}, false, [](Installer& in) {
        const Kind king = in.kind("king"), bishop = in.kind("bishop"), knight = in.kind("knight");
        const bool all = setting(in.rules(), "iraq.bearers", "officers") == "all";
        in.power(std::make_unique<Chaos>(all ? kChaosOfAll : kChaos,
                                         all ? std::vector<Kind>{} : std::vector{king, bishop, knight}));
        if (setting(in.rules(), "iraq.quarrel", "none") == "within-two")
          in.power(std::make_unique<Quarrel>(bishop, knight));
      }};
}

}  // namespace arbiter::european
