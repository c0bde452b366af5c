// SPDX-License-Identifier: MIT
#include "referee/european/army.h"
#include "referee/european/edition.h"

namespace arbiter::european {

namespace {

constexpr RuleText kDeployment{
    "ottoman-empire.deployment",
    "The Ottomans begin off the board and may set up a piece of their reserve instead of moving; the king and both "
    "pawns are among the first five. Nothing of theirs is captured until their second turn is over.",
    "European Chess, the Ottoman Empire"};

constexpr RuleText kUnsafeDeployment{
    "ottoman-empire.deployment",
    "The Ottomans begin off the board and may set up a piece of their reserve instead of moving; the king and both "
    "pawns are among the first five.",
    "European Chess, first edition, the Ottoman Empire"};

class Deployment final : public PowerOf<Deployment> {
 public:
  Deployment(const RuleText& text, Kind king, Kind pawn, std::string squares, bool safe)
      : text_(text), king_(king), pawn_(pawn), squares_(std::move(squares)), safe_(safe) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&text_}; }

  void on_setup(Setup& ctx, SlotId slot, const Value&) const override {
    const auto& hand = ctx.pos().seats[index(owner(ctx.pos(), slot))].hand;
    for (std::size_t kind = 0; kind < ctx.rules().kinds.size(); ++kind)
      ctx.count(slot, kReserve, static_cast<int>(kind), hand[kind]);
  }
  [[nodiscard]] int reserve(const Position& pos, SlotId slot) const override {
    int n = 0;
    for (std::size_t kind = 0; kind < pos.rules->kinds.size(); ++kind) n += in_reserve(pos, slot, kind);
    return n;
  }

  void actions(const Position& pos, SlotId slot, ActionList& out) const override {
    if (!my_move(pos, slot)) return;
    const bool first_these =
        in_reserve(pos, slot, king_) + in_reserve(pos, slot, pawn_) != 0 && pos.counted(slot, kOthers) >= kOthersFirst;
    for (std::size_t k = 0; k < pos.rules->kinds.size(); ++k) {
      const auto kind = static_cast<Kind>(k);
      if (in_reserve(pos, slot, kind) == 0 || (first_these && kind != king_ && kind != pawn_)) continue;
      for (const Cell cell : pos.board().cells())
        if (deploys_on(pos.board(), owner(pos, slot), cell) && free_cell(pos, cell)) out.push_back(place(kind, cell));
    }
  }
  const RuleText* refusal(const Position& pos, SlotId slot, const Action& action) const override {
    return my_move(pos, slot) && action.type == Action::Type::place ? &text_ : nullptr;
  }
  bool on_action(Context& ctx, SlotId slot, const Action& action) const override {
    const Position& pos = ctx.pos();
    const Seat seat = owner(pos, slot);
    if (action.type != Action::Type::place || !my_turn(pos, slot) || pos.last_action.asked != kNoSlot) return false;
    if (in_reserve(pos, slot, action.kind) == 0) return false;
    ctx.count(slot, kReserve, action.kind, in_reserve(pos, slot, action.kind) - 1);
    ctx.set_hand(seat, action.kind, pos.seats[index(seat)].hand[action.kind] - 1);
    if (action.kind != king_ && action.kind != pawn_) ctx.count(slot, kOthers, 0, ctx.counted(slot, kOthers) + 1);
    ctx.propose(slot, change::placed(action.kind, seat, seat, action.to), text_);
    ctx.acted();
    return true;
  }

  const RuleText* forbids_capture(const Position& pos, SlotId slot, const Capture& capture) const override {
    const bool mine = pos.pieces[capture.victim].controller == owner(pos, slot);
    return safe_ && mine && turns_ended(pos, owner(pos, slot)) < kSafeTurns ? &text_ : nullptr;
  }
  /// While the king is in reserve there is nothing to check.
  std::optional<bool> royal(const Position& pos, SlotId slot, PieceId id) const override {
    const Piece& p = pos.pieces[id];
    const bool waiting = p.kind == king_ && p.controller == owner(pos, slot) && in_reserve(pos, slot, king_) != 0;
    return waiting ? std::optional(false) : std::nullopt;
  }

  void on_turn_end(Context& ctx, SlotId slot) const override { ctx.queue(slot, 0); }
  void on_task(Context& ctx, SlotId slot, int) const override { fall_without_pieces(ctx, slot); }
  void fall(Context& ctx, SlotId slot) const override { fall_without_pieces(ctx, slot); }
  void on_ready(Context& ctx, SlotId slot) const override { fall_without_pieces(ctx, slot); }

 private:
  enum Memory { kReserve, kOthers };
  static constexpr int kOthersFirst = 2;  ///< of the first five, three are the king and the pawns
  static constexpr int kSafeTurns = 2;

  static int in_reserve(const Position& pos, SlotId slot, std::size_t kind) {
    return pos.counted(slot, kReserve, static_cast<int>(kind));
  }
  [[nodiscard]] bool deploys_on(const Board& board, Seat seat, Cell cell) const {
    const int c = column(board, seat, cell), r = row(board, seat, cell);
    if (squares_ == "corner") return c <= 2 && r <= 2;
    return c <= 4 && r == (squares_ == "second-row" ? 2 : 1);
  }
  void fall_without_pieces(Context& ctx, SlotId slot) const {
    const Seat seat = owner(ctx.pos(), slot);
    if (ctx.pos().playing(seat) && turns_ended(ctx.pos(), seat) != 0 && pieces_of(ctx.pos(), seat).empty())
      defeat(ctx, slot, seat, Seat::none, text_);
  }
  const RuleText& text_;
  Kind king_, pawn_;
  std::string squares_;
  bool safe_;
};

}  // namespace

Army ottoman_empire_army() {
  return {"ottoman-empire",
          "The Ottoman Empire: deployment",
          "",
          "stated",
          {"king", "rook", "bishop", "knight"},
          {{"ottoman-empire.squares", "home-row", {"home-row", "second-row", "corner"}, "Where pieces are set up."}},
          true,
          [](Installer& in) {
            const bool safe = setting(in.rules(), "ottoman-empire.protection", "two-turns") == "two-turns";
            in.power(std::make_unique<Deployment>(safe ? kDeployment : kUnsafeDeployment, in.kind("king"),
                                                  in.kind("pawn"), in.option("ottoman-empire.squares"), safe));
          },
          {{"king", 1}, {"rook", 1}, {"bishop", 2}, {"knight", 2}, {"pawn", 2}}};
}

}  // namespace arbiter::european
