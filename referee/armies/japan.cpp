// SPDX-License-Identifier: MIT
#include <algorithm>

#include "referee/european/army.h"
#include "referee/european/edition.h"

namespace arbiter::european {

namespace {

constexpr RuleText kCapitalism{
    "japan.capitalism",
    "A Japanese piece that is the only one of its kind on the board may move twice, unless its "
    "first move gives check.",
    "European Chess, Japan"};

constexpr RuleText kCapitalismInCheck{"japan.capitalism",
                                      "A Japanese piece that is the only one of its kind on the board may move twice.",
                                      "European Chess, first edition, Japan"};

class Capitalism final : public PowerOf<Capitalism> {
 public:
  Capitalism(const RuleText& text, bool after, bool check_ends) : text_(text), after_(after), check_ends_(check_ends) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&text_}; }
  void on_continue(Context& ctx, SlotId slot) const override {
    const Position& pos = ctx.pos();
    const LastAction& last_action = pos.last_action;
    if (!i_moved(pos, slot) || last_action.asked == slot || (check_ends_ && gave_check(pos)) ||
        !on_board(pos, last_action.piece) || !pos.before)
      return;
    if (unique(after_ ? pos : *pos.before, last_action.piece))
      ask(ctx, slot, "second", owner(pos, slot), {last_action.piece, 0, 0, 0});
  }
  void actions(const Position& pos, SlotId slot, ActionList& out) const override {
    if (!asking(pos, slot, "second")) return;
    moves_of(pos, static_cast<PieceId>(pos.decision.data[0]), out);
    out.push_back(end());
  }
  bool on_action(Context& ctx, SlotId slot, const Action& action) const override {
    return ctx.pos().last_action.asked == slot && action.type == Action::Type::end;
  }

 private:
  static bool unique(const Position& pos, PieceId id) {
    const auto all = all_pieces(pos);
    return std::none_of(all.begin(), all.end(),
                        [&](PieceId other) { return other != id && pos.pieces[other].kind == pos.pieces[id].kind; });
  }
  const RuleText& text_;
  bool after_, check_ends_;
};

}  // namespace

Army japan_army() {
  return {"japan",
          "Japan: capitalism",
          "K R B N / P P P P",
          "reconstructed",
          {"king", "rook", "bishop", "knight"},
          {{"japan.test", "before", {"before", "after"}, "Whether the board before or after the move counts."}},
          false,
          [](Installer& in) {
            const bool ends = setting(in.rules(), "japan.check", "ends-turn") == "ends-turn";
            in.power(std::make_unique<Capitalism>(ends ? kCapitalism : kCapitalismInCheck,
                                                  in.option("japan.test") == "after", ends));
          }};
}

}  // namespace arbiter::european
