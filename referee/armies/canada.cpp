// SPDX-License-Identifier: MIT
#include <algorithm>

#include "referee/european/army.h"

namespace arbiter::european {

namespace {

constexpr RuleText kHealthcare{"canada.healthcare",
                               "Twice a game Canada may bring a piece it has lost back to an empty square of its "
                               "starting area.",
                               "European Chess, Canada"};

class Healthcare final : public PowerOf<Healthcare> {
 public:
  Healthcare(Kind pawn, bool free) : pawn_(pawn), free_(free) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kHealthcare}; }
  void actions(const Position& pos, SlotId slot, ActionList& out) const override {
    if (!my_move(pos, slot) || pos.counted(slot, kUsed) >= kUses) return;
    std::vector<std::string> named;
    const Trial trial = Trial::for_owner(pos, slot);
    for (PieceId id = 0; id < pos.pieces.size(); ++id) {
      const Piece& lost = pos.pieces[id];
      if (!lost_by_owner(pos, slot, lost)) continue;
      const std::string text = name_of(pos, slot, lost);
      if (std::find(named.begin(), named.end(), text) != named.end()) continue;
      named.push_back(text);
      for (const Cell cell : pos.board().cells()) {
        if (!in_home(pos.board(), owner(pos, slot), cell) || !free_cell(pos, cell)) continue;
        if (lost.kind == pawn_ && row(pos.board(), lost.army, cell) == 8) continue;
        if (!trial.refuses(all_of(slot, {back(pos, slot, id, cell)}, kHealthcare)))
          out.push_back(power("heal " + text + " " + pos.board().name(cell)));
      }
    }
  }
  bool on_action(Context& ctx, SlotId slot, const Action& action) const override {
    if (action.type != Action::Type::power || action.name() != "heal" || !my_turn(ctx.pos(), slot)) return false;
    const auto words = action.words();
    for (PieceId id = 0; id < ctx.pos().pieces.size(); ++id) {
      const Piece& lost = ctx.pos().pieces[id];
      if (!lost_by_owner(ctx.pos(), slot, lost) || name_of(ctx.pos(), slot, lost) != words[1]) continue;
      ctx.propose(slot, back(ctx.pos(), slot, id, *ctx.board().find_cell(words[2])), kHealthcare);
      break;
    }
    ctx.count(slot, kUsed, 0, ctx.counted(slot, kUsed) + 1);
    if (free_) ctx.ask_again();
    return true;
  }
  void on_setup(Setup& ctx, SlotId slot, const Value& position) const override {
    ctx.count(slot, kUsed, 0,
              std::clamp(kUses - given_count(position, owner(ctx.pos(), slot), "heal", kUses), 0, kUses));
  }
  void write_counters(const Position& pos, SlotId slot, Value& out) const override {
    out["heal"] = kUses - pos.counted(slot, kUsed);
  }

 private:
  enum Memory { kUsed };
  static constexpr int kUses = 2;
  /// A piece keeps its last controller when it has gone.
  static bool lost_by_owner(const Position& pos, SlotId slot, const Piece& piece) {
    return piece.where == Where::gone && piece.cell.valid() && piece.controller == owner(pos, slot);
  }
  static std::string name_of(const Position& pos, SlotId slot, const Piece& piece) {
    const std::string& kind = pos.rules->name(piece.kind);
    return piece.army == owner(pos, slot) ? kind : std::string(name(piece.army)) + "." + kind;
  }
  static Change back(const Position& pos, SlotId slot, PieceId id, Cell cell) {
    return change::returned(pos.pieces[id].kind, pos.pieces[id].army, owner(pos, slot), cell, id);
  }
  Kind pawn_;
  bool free_;
};

}  // namespace

Army canada_army() {
  return {"canada",
          "Canada: healthcare",
          "K R B N / P P P P",
          "reconstructed",
          {"king", "rook", "bishop", "knight"},
          {{"canada.cost", "turn", {"turn", "free"}, "Whether healing takes the place of the move."}},
          false,
          [](Installer& in) {
            in.power(std::make_unique<Healthcare>(in.kind("pawn"), in.option("canada.cost") == "free"));
          }};
}

}  // namespace arbiter::european
