// SPDX-License-Identifier: MIT
#include <algorithm>

#include "referee/european/army.h"
#include "referee/european/edition.h"

namespace arbiter::european {

namespace {

constexpr RuleText kPacifism{"un-peacekeepers.pacifism",
                             "UN pieces capture, and are captured, only in the UN's starting area. At the end of its "
                             "turn the UN arrests every enemy beside its pieces that cannot move. It falls when an "
                             "opponent has three pieces in that area.",
                             "European Chess, UN Peacekeepers"};

constexpr RuleText kSteps{
    "un-peacekeepers.moves",
    "UN rooks and bishops go three squares at most; a UN pawn goes one square in any direction and "
    "captures diagonally.",
    "European Chess, UN Peacekeepers"};

constexpr RuleText kPacifismOfKing{"un-peacekeepers.pacifism",
                                   "UN pieces capture, and are captured, only in the UN's starting area. At the end of "
                                   "its turn the UN arrests every enemy beside its pieces that cannot move.",
                                   "European Chess, first edition, UN Peacekeepers"};
constexpr RuleText kInvaded{"un-peacekeepers.invaded",
                            "The UN falls to an opponent that has three pieces in its starting area.",
                            "European Chess, first edition, UN Peacekeepers"};

class Pacifism final : public PowerOf<Pacifism> {
 public:
  /// `invaded`: what the fall to an invasion cites.
  Pacifism(const RuleText& text, const RuleText& invaded, Kind king, bool every_turn, bool royal_king)
      : text_(text), invaded_(invaded), king_(king), every_turn_(every_turn), royal_king_(royal_king) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&text_, &invaded_}; }
  [[nodiscard]] bool lives_alone() const override { return true; }
  std::optional<bool> royal(const Position& pos, SlotId slot, PieceId id) const override {
    const Piece& p = pos.pieces[id];
    return !royal_king_ && p.kind == king_ && p.controller == owner(pos, slot) ? std::optional(false) : std::nullopt;
  }
  const RuleText* forbids_capture(const Position& pos, SlotId slot, const Capture& capture) const override {
    const Seat un = owner(pos, slot);
    const bool concerned = pos.pieces[capture.attacker].controller == un || pos.pieces[capture.victim].controller == un;
    return concerned && !in_home(pos.board(), un, pos.pieces[capture.victim].cell) ? &text_ : nullptr;
  }
  void on_turn_end(Context& ctx, SlotId slot) const override {
    const Position& pos = ctx.pos();
    if (!every_turn_ && !my_turn(pos, slot)) return;
    std::vector<Change> arrests;
    for (const PieceId id : all_pieces(pos))
      if (arrested(pos, slot, id)) arrests.push_back(change::captured(id, owner(pos, slot)));
    if (!arrests.empty()) attempt(ctx, slot, all_of(slot, std::move(arrests), text_));
  }
  void fall(Context& ctx, SlotId slot) const override {
    const Position& pos = ctx.pos();
    if (pos.phase == Phase::next) return;  // what a turn's end brings is nobody's action
    const Seat acting = pos.last_action.seat, un = owner(pos, slot);
    if (acting == Seat::none || !pos.playing(acting) || !enemies(pos, acting, un)) return;
    const auto pieces = pieces_of(pos, acting);
    const auto inside = std::count_if(pieces.begin(), pieces.end(),
                                      [&](PieceId id) { return in_home(pos.board(), un, pos.pieces[id].cell); });
    if (inside >= 3) defeat(ctx, slot, un, acting, invaded_);
  }

 private:
  /// Beside a UN piece, without a legal move, and not safe from capture by another rule than the UN's own.
  [[nodiscard]] bool arrested(const Position& pos, SlotId slot, PieceId id) const {
    const Piece& p = pos.pieces[id];
    if (!enemies(pos, p.controller, owner(pos, slot))) return false;
    PieceId officer = kNoPiece;
    for (const Cell cell : beside(pos.board(), p.cell)) {
      const PieceId other = pos.at(cell);
      if (other == kNoPiece || pos.pieces[other].controller != owner(pos, slot)) continue;
      const Capture capture{other, id, cell, p.cell};
      bool safe = false;
      each_slot(pos, hook::kForbidsCapture, [&](const Rule& rule, SlotId s) {
        if (s != slot && rule.forbids_capture(pos, s, capture)) safe = true;
      });
      if (!safe) officer = other;
    }
    return officer != kNoPiece && !can_move(pos, id);
  }
  const RuleText& text_;
  const RuleText& invaded_;
  Kind king_;
  bool every_turn_, royal_king_;
};

}  // namespace

Army un_peacekeepers_army() {
  return {"un-peacekeepers",
          "UN peacekeepers: pacifism",
          "K R B N / P P P P",
          "reconstructed",
          {"king", "rook", "bishop", "knight"},
          {{"un-peacekeepers.pawn_capture", "ahead", {"ahead", "any"}, "Which diagonals pawns capture on."},
           {"un-peacekeepers.arrest", "own-turn", {"own-turn", "every-turn"}, "When arrests are made."}},
          false,
          [](Installer& in) {
            const bool any = in.option("un-peacekeepers.pawn_capture") == "any";
            in.power(std::make_unique<ArmyMoves>(
                kSteps,
                std::vector{std::pair{in.kind("rook"), Movement("R3")}, std::pair{in.kind("bishop"), Movement("B3")},
                            std::pair{in.kind("pawn"), Movement(any ? "mKcF" : "mKfcF")}}));
            const bool royal = setting(in.rules(), "un-peacekeepers.king", "ordinary") == "royal";
            in.power(std::make_unique<Pacifism>(royal ? kPacifismOfKing : kPacifism, royal ? kInvaded : kPacifism,
                                                in.kind("king"), in.option("un-peacekeepers.arrest") == "every-turn",
                                                royal));
          }};
}

}  // namespace arbiter::european
