// SPDX-License-Identifier: MIT
#include <algorithm>
#include <limits>

#include "referee/european_first/armies.h"

namespace arbiter::european::first {

namespace {

constexpr RuleText kSerfdom{"russia.serfdom",
                            "A Russian pawn more than five squares from its queen goes over to the enemy whose nearest "
                            "piece, pawns apart, is nearer to it than the queen.",
                            "European Chess, first edition, Russia"};
constexpr RuleText kKingQueen{
    "russia.king-queen",
    "When Russia has no queen left its king moves as one and stands for it; that king is lost "
    "when it is left alone.",
    "European Chess, first edition, Russia"};

constexpr RuleText kOwnPower{"own-power", "A seat that falls by its own power falls to the seat that has just acted.",
                             "European Chess, first edition, defeat"};

class Serfdom final : public PowerOf<Serfdom> {
 public:
  Serfdom(Kind king, Kind queen, Kind pawn)
      : king_(king), queen_(queen), pawn_(pawn), moves_as_queen_("Q", &kKingQueen) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kSerfdom, &kKingQueen, &kOwnPower}; }
  const Movement* movement(const Position& pos, SlotId slot, const Piece& piece, const Movement* now) const override {
    const bool russian = piece.kind == king_ && piece.controller == owner(pos, slot);
    return russian && all_of_kind(pos, slot, queen_).empty() ? &moves_as_queen_ : now;
  }
  void on_event(Effects& ctx, SlotId slot, const Event& event) const override {
    const auto lost = piece_lost(event.change);
    if (lost && lost->from == owner(ctx.pos(), slot)) ctx.count(slot, kFewer, 0, 1);
    // A reaction that moves a piece is an action too, behind which nothing is settled.
    if (event.is<change::Moved>() && ctx.pos().phase == Phase::acting) ctx.queue(slot, 0);
  }
  void on_task(Context& ctx, SlotId slot, int) const override { free_serfs(ctx, slot); }
  void on_settled(Context& ctx, SlotId slot) const override {
    free_serfs(ctx, slot);
    leave_alone(ctx, slot);
  }
  void on_ready(Context& ctx, SlotId slot) const override { leave_alone(ctx, slot); }

 private:
  enum Memory { kFewer, kFreed };
  static constexpr int kReach = 5;

  static std::vector<PieceId> all_of_kind(const Position& pos, SlotId slot, Kind kind) {
    auto list = pieces_of(pos, owner(pos, slot));
    list.erase(std::remove_if(list.begin(), list.end(), [&](PieceId id) { return pos.pieces[id].kind != kind; }),
               list.end());
    return list;
  }
  void free_serfs(Context& ctx, SlotId slot) const {
    for (const PieceId pawn : all_of_kind(ctx.pos(), slot, pawn_)) {
      const Seat to = lord(ctx.pos(), slot, pawn);
      if (to == Seat::none) continue;
      ctx.count(slot, kFreed, pawn, 1);
      ctx.propose(slot, change::control(pawn, to), kSerfdom);
    }
  }
  /// Russia has come down to a king without a queen: by whoever acted.
  void leave_alone(Context& ctx, SlotId slot) const {
    const Seat russia = owner(ctx.pos(), slot);
    if (ctx.counted(slot, kFewer) == 0) return;
    ctx.count(slot, kFewer, 0, 0);
    const auto left = pieces_of(ctx.pos(), russia);
    if (!ctx.pos().playing(russia) || left.size() != 1 || ctx.pos().pieces[left.front()].kind != king_) return;
    const Seat by = ctx.pos().last_action.seat;
    ctx.propose(slot, change::removed(left.front()), kKingQueen);
    defeat(ctx, slot, russia, by, kOwnPower);
  }
  /// To whom the pawn goes over; none: it stays.
  [[nodiscard]] Seat lord(const Position& pos, SlotId slot, PieceId pawn) const {
    const Seat russia = owner(pos, slot);
    const Piece& serf = pos.pieces[pawn];
    if (serf.army != russia || pos.counted(slot, kFreed, pawn) != 0) return Seat::none;
    const auto distance = [&](PieceId id) { return pos.board().distance(serf.cell, pos.pieces[id].cell); };
    auto queens = all_of_kind(pos, slot, queen_);
    if (queens.empty()) queens = all_of_kind(pos, slot, king_);
    int nearest = std::numeric_limits<int>::max();
    for (const PieceId id : queens) nearest = std::min(nearest, distance(id));
    if (nearest <= kReach) return Seat::none;
    Seat lord = Seat::none;
    for (const Seat seat : enemies_in_play(pos, russia)) {
      for (const PieceId id : pieces_of(pos, seat)) {
        if (pos.pieces[id].kind == pawn_ || distance(id) >= nearest) continue;
        nearest = distance(id);
        lord = seat;
      }
    }
    return lord;
  }
  Kind king_, queen_, pawn_;
  Movement moves_as_queen_;
};

}  // namespace

Army russia_army() {
  return {
      "russia",
      "Russia: serfdom",
      "K Q P P / P P P P",
      "reconstructed",
      {"king", "queen"},
      {},
      true,
      [](Installer& in) { in.power(std::make_unique<Serfdom>(in.kind("king"), in.kind("queen"), in.kind("pawn"))); }};
}

}  // namespace arbiter::european::first
