// SPDX-License-Identifier: MIT
// Ouk Chatrang: Cambodian chess, which is Makruk with two first moves of its own.

#include "referee/core/engine.h"
#include "referee/core/shortfall.h"
#include "referee/modules/king_leap.h"
#include "referee/modules/siamese.h"

namespace arbiter {

namespace ouk_chatrang {
namespace {

/// The ferz of the array may go two squares straight ahead as its first move. Counter `stride` by seat.
class FerzStride final : public RuleOf<FerzStride> {
 public:
  FerzStride(const RuleText& text, Kind ferz) : text_(text), ferz_(ferz) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&text_}; }

  void on_setup(Setup& ctx, SlotId slot, const Value& position) const override {
    const Value& counters = position["counters"];
    const Value& given = counters["stride"];
    for (PieceId id = 0; id < ctx.pos().pieces.size(); ++id) {
      const Piece& piece = ctx.pos().pieces[id];
      if (piece.kind != ferz_ || !on_array_square(ctx.rules(), piece)) continue;
      if (given.number(std::string(name(piece.army)), 1) != 0) ctx.count(slot, kFerz, index(piece.army), id + 1);
    }
  }

  void targets(const Position& pos, SlotId slot, PieceId id, TargetList& out) const override {
    const Piece& ferz = pos.pieces[id];
    if (ferz.kind != ferz_ || pos.counted(slot, kFerz, index(ferz.army)) != id + 1) return;
    const Vec ahead = rotated({0, 1}, ferz.army);
    const Cell over = pos.board().step(ferz.cell, ahead), to = pos.board().step(over, ahead);
    if (!pos.empty(over) || !pos.empty(to)) return;
    Target t{to};
    t.slot = slot;
    t.rule = &text_;
    out.push_back(t);
  }

  const RuleText* refusal(const Position& pos, SlotId, const Action& action) const override {
    if (action.type != Action::Type::move || pos.over() || pos.decision.kind != "move") return nullptr;
    const Piece* ferz = pos.piece_at(action.from);
    if (!ferz || ferz->kind != ferz_ || ferz->controller != pos.decision.seat) return nullptr;
    const Vec ahead = rotated({0, 1}, ferz->army);
    const bool stride = pos.board().step(pos.board().step(ferz->cell, ahead), ahead) == action.to;
    return stride && !Engine::find_target(pos, action) ? &text_ : nullptr;
  }

  [[nodiscard]] Message obstacle(const Position& pos, SlotId slot, const Action& action) const override {
    const Piece* ferz = pos.piece_at(action.from);
    if (!ferz) return {};
    if (pos.counted(slot, kFerz, index(ferz->army)) != pos.at(action.from) + 1)
      return has_moved_already(pos, action.from);
    const Cell over = first_between(pos, action.from, action.to);
    return stands_in_the_way(pos, over.valid() ? over : action.to);
  }

  void on_moved(Context& ctx, SlotId slot) const override {
    for (const Seat seat : ctx.rules().seats) {
      const int ferz = ctx.counted(slot, kFerz, index(seat));
      if (ferz != 0 && (ctx.pos().last_action.piece == ferz - 1 || ctx.pos().last_action.captured == ferz - 1))
        ctx.count(slot, kFerz, index(seat), 0);
    }
  }

  void write_counters(const Position& pos, SlotId slot, Value& out) const override {
    for (const Seat seat : pos.rules->seats)
      out["stride"][std::string(name(seat))] = pos.counted(slot, kFerz, index(seat)) != 0 ? 1 : 0;
  }

 private:
  enum Memory { kFerz };  // by seat: the piece plus one, while it has the right
  const RuleText& text_;
  Kind ferz_;
};

Expected<std::shared_ptr<const Rules>> make(const RulesRequest& request) {
  KingsGame game("ouk-chatrang", "plain8", "003/VII");
  const SiameseArmy army = add_siamese_army(game);
  const bool side = request.text("king-leap") == "side";
  game.add<KingLeap>(
      side
          ? game.text("king.leap",
                      "As its very first move, never having been in check, the king may leap two squares aside and one "
                      "ahead, moving or capturing, to a safe square.",
                      "003/fn 19")
          : game.text("king.leap",
                      "As its very first move, never having been in check, the king may leap like a knight, moving or "
                      "capturing, to a safe square."),
      side ? std::vector<Vec>{{-2, 1}, {2, 1}} : knight_leaps(), KingLeap::Until::first_move);
  game.add<FerzStride>(game.text("ferz.stride",
                                 "As its first move the ferz of the array may go two squares straight ahead over empty "
                                 "squares, without capturing."),
                       army.ferz);
  add_siamese_ends(game, army, request);
  game.rules().write_as({"pgn"}, "king=K ferz=M silver-general=S knight=N rook=R pawn=P");
  game.rules().writing.first_moves = {{"king", "leap"}, {"ferz", "stride"}};
  return game.done();
}

}  // namespace
}  // namespace ouk_chatrang

RulesetInfo ouk_chatrang_ruleset() {
  return {"ouk-chatrang",
          "Ouk Chatrang",
          {"S", "N"},
          {},
          {choice("king-leap", {"any", "side"}, "The king's first leap: all eight, or only the two aside and ahead."),
           counts_choice(), KingsGame::repetition_option()},
          &ouk_chatrang::make,
          nullptr,
          known_as("cambodian ouk-chaktrang ouk-chatrang cambodian-chess")};
}

}  // namespace arbiter
