// SPDX-License-Identifier: MIT
#include <algorithm>

#include "referee/european/army.h"

namespace arbiter::european {

namespace {

constexpr RuleText kSuicide{"terrorists.suicide",
                            "One of their pieces secretly carries a bomb. Once, instead of a move, it goes off: the "
                            "carrier and everything on the eight squares around leave the board.",
                            "European Chess, Terrorists"};

class Bomb final : public PowerOf<Bomb> {
 public:
  explicit Bomb(bool live) : live_(live) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kSuicide}; }
  [[nodiscard]] bool spares_nobody() const override { return true; }
  /// The carrier that the `secrets` of a position give; asked for otherwise.
  void on_setup(Setup& ctx, SlotId slot, const Value& position) const override {
    const Value& secrets = position["secrets"];
    if (!secrets.has("bomb")) return ctx.queue(slot, 0);
    const auto& sq = secrets["bomb"];
    const auto cell = sq.is_text() ? ctx.board().find_cell(sq.text()) : std::nullopt;
    const Piece* carrier = cell ? ctx.pos().piece_at(*cell) : nullptr;
    if (carrier == nullptr || carrier->controller != owner(ctx.pos(), slot))
      return ctx.expect("secrets.bomb", make_message("the square of a piece of its seat"));
    ctx.count(slot, kCarrier, 0, ctx.pos().at(*cell) + 1);
  }
  void on_task(Context& ctx, SlotId slot, int) const override {
    if (!pieces_of(ctx.pos(), owner(ctx.pos(), slot)).empty()) ctx.decide(slot, "secret", owner(ctx.pos(), slot));
  }
  void actions(const Position& pos, SlotId slot, ActionList& out) const override {
    if (asking(pos, slot, "secret")) {
      for (const PieceId id : pieces_of(pos, owner(pos, slot)))
        out.push_back(say(Action::Type::secret, "bomb " + pos.board().name(pos.pieces[id].cell)));
    } else if (my_move(pos, slot) && armed(pos, slot) &&
               !Trial::for_owner(pos, slot).refuses([slot](Context& ctx) { detonate(ctx, slot); })) {
      out.push_back(power("detonate"));
    }
  }
  bool on_action(Context& ctx, SlotId slot, const Action& action) const override {
    if (action.type == Action::Type::secret && ctx.pos().last_action.asked == slot) {
      ctx.count(slot, kCarrier, 0, ctx.pos().at(*ctx.board().find_cell(action.words()[1])) + 1);
      return true;
    }
    if (action.type != Action::Type::power || action.args != "detonate" || !my_turn(ctx.pos(), slot)) return false;
    detonate(ctx, slot);
    return true;
  }
  /// Whatever leaves the board takes the bomb with it.
  void on_event(Effects& ctx, SlotId slot, const Event& event) const override {
    const auto gone = piece_gone(event.change);
    if (gone && ctx.counted(slot, kCarrier) == gone->piece + 1) ctx.count(slot, kCarrier, 0, 0);
  }
  void write_secrets(const Position& pos, SlotId slot, Seat viewer, Value& out) const override {
    const int carrier = pos.counted(slot, kCarrier);
    if ((viewer != Seat::none && viewer != owner(pos, slot)) || carrier == 0) return;
    const Piece& piece = pos.pieces[static_cast<std::size_t>(carrier - 1)];
    if (piece.where == Where::board) out["bomb"] = pos.board().name(piece.cell);
  }

  void forget(Notes& ctx, SlotId slot, Seat viewer) const override {
    if (viewer != owner(ctx.pos(), slot)) ctx.count(slot, kCarrier, 0, 0);
  }

 private:
  enum Memory { kCarrier };
  [[nodiscard]] bool armed(const Position& pos, SlotId slot) const {
    const int carrier = pos.counted(slot, kCarrier);
    if (carrier == 0) return false;
    const Piece& piece = pos.pieces[static_cast<std::size_t>(carrier - 1)];
    return piece.where == Where::board && (live_ || piece.controller == owner(pos, slot));
  }
  static std::vector<Change> blast(const Position& pos, SlotId slot) {
    const auto carrier = static_cast<PieceId>(pos.counted(slot, kCarrier) - 1);
    auto cells = around(pos.board(), pos.pieces[carrier].cell);
    cells.push_back(pos.pieces[carrier].cell);
    std::vector<Change> changes;
    for (const PieceId id : all_pieces(pos))
      if (std::find(cells.begin(), cells.end(), pos.pieces[id].cell) != cells.end())
        changes.push_back(change::removed(id));
    return changes;
  }
  static void detonate(Context& ctx, SlotId slot) {
    auto changes = blast(ctx.pos(), slot);
    ctx.count(slot, kCarrier, 0, 0);
    ctx.propose_all(slot, std::move(changes), kSuicide);
  }
  bool live_;
};

}  // namespace

Army terrorists_army() {
  return {"terrorists",
          "Terrorists: suicide",
          "K R B N / P P P P",
          "reconstructed",
          {"king", "rook", "bishop", "knight"},
          {{"terrorists.traded_bomb",
            "dud",
            {"dud", "live"},
            "Whether a carrier that changed hands can still be set off."}},
          true,
          [](Installer& in) { in.power(std::make_unique<Bomb>(in.option("terrorists.traded_bomb") == "live")); }};
}

}  // namespace arbiter::european
