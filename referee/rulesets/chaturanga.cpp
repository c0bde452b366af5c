// SPDX-License-Identifier: MIT
// Chaturanga: two-handed Indian chess of the sixth century.
#include "referee/modules/king_leap.h"
#include "referee/modules/kings_game.h"

namespace arbiter {

namespace chaturanga {
namespace {

/// A pawn on the last rank becomes what the square stands for, if its seat has lost such a piece; otherwise it enters
/// as a pawn.
class SquarePromotion final : public RuleOf<SquarePromotion> {
 public:
  enum class Way { array_square, hindustani, parsi };
  SquarePromotion(const RuleText& text, Kind pawn, Kind ferz, Way way)
      : text_(text), pawn_(pawn), ferz_(ferz), way_(way) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&text_}; }

  void promotion(const Position& pos, SlotId, PieceId id, Cell, Cell to, bool, Promotion& out) const override {
    const Piece& pawn = pos.pieces[id];
    if (pawn.kind != pawn_ || own_rank(pos.board(), to, pawn.army) != pos.board().height()) return;
    for (const Kind kind : kinds_of(pos, to))
      if (lost(pos, pawn.controller, kind) > 0) out.kinds.push_back(kind);
    out.compulsory = true;
    out.rule = &text_;
  }

 private:
  /// What the square of the last rank makes of a pawn.
  [[nodiscard]] std::vector<Kind> kinds_of(const Position& pos, Cell square) const {
    const Rules& rules = *pos.rules;
    for (const StartPiece& s : rules.setup) {
      if (s.cell != square) continue;
      if (!rules.is_royal_kind(s.kind)) return {s.kind};
      if (way_ == Way::hindustani) return {ferz_};
      if (way_ == Way::array_square) return {};
    }
    std::vector<Kind> all;  // parsi, on the enemy king's square
    for (Kind k = 0; k < rules.kinds.size(); ++k)
      if (k != pawn_ && !rules.is_royal_kind(k)) all.push_back(k);
    return all;
  }

  const RuleText& text_;
  Kind pawn_, ferz_;
  Way way_;
};

Expected<std::shared_ptr<const Rules>> make(const RulesRequest& request) {
  KingsGame game("chaturanga", "plain8", "003/I");
  const std::string elephants = request.text("elephant"), promotion = request.text("promotion");
  const Kind king = game.standard("king"), ferz = game.standard("ferz");
  const Kind elephant =
      elephants == "five-point"
          ? game.kind("elephant", "FfW", "The elephant goes one square diagonally or one straight ahead.")
      : elephants == "orthogonal"
          ? game.kind("elephant", "D", "The elephant leaps exactly two squares straight, over whatever stands between.")
          : game.standard("elephant");
  const Kind knight = game.standard("knight"), rook = game.standard("rook"), pawn = game.standard("pawn");
  game.rank(1, {rook, knight, elephant, ferz, king, elephant, knight, rook}, Facing::rotated);
  game.rank_of(2, pawn, Facing::rotated);
  game.text(
      "setup",
      "Rook, knight, elephant, ferz, king, elephant, knight, rook from the left, pawns before them; the second army "
      "stands turned half round, so each king is on its owner's right.");

  game.add<KingLeap>(game.text("king.leap",
                               "Once a game each king may leap like a knight, moving or capturing, to a square that is "
                               "safe for it, as long as it has never been in check; the leap attacks nothing."),
                     knight_leaps(), KingLeap::Until::used);
  using Way = SquarePromotion::Way;
  game.add<SquarePromotion>(
      game.text("promotion",
                promotion == "hindustani"
                    ? "A pawn on the last rank becomes the kind that stood there in the array, and a ferz on both "
                      "centre squares, if its seat has lost such a piece; otherwise it stays a pawn."
                : promotion == "parsi"
                    ? "A pawn on the last rank becomes the kind that stood there in the array, and on the enemy king's "
                      "square any kind, if its seat has lost such a piece; otherwise it stays a pawn."
                    : "A pawn on the last rank becomes the kind that stood on that very square in the array, if its "
                      "seat has lost such a piece; otherwise it stays a pawn."),
      pawn, ferz,
      promotion == "hindustani" ? Way::hindustani
      : promotion == "parsi"    ? Way::parsi
                                : Way::array_square);
  game.king_safety();
  game.mate();
  game.bare_king(bare_king_option(request));
  game.stalemate(Stalemate::loses);
  game.draws_and_resigning(request);
  game.rules().write_as({"pgn"}, "king=K ferz=Q elephant=B knight=N rook=R pawn=P");
  return game.done();
}

}  // namespace
}  // namespace chaturanga

RulesetInfo chaturanga_ruleset() {
  return {"chaturanga",
          "Chaturanga",
          {"S", "N"},
          {},
          {choice("elephant", {"diagonal", "five-point", "orthogonal"},
                  "The elephant leaps two squares diagonally, goes to the five points of legs and trunk, or leaps two "
                  "squares straight."),
           choice("promotion", {"array-square", "hindustani", "parsi"},
                  "What the squares of the last rank make of a pawn."),
           bare_king_choice("immediate"), KingsGame::repetition_option()},
          &chaturanga::make};
}

}  // namespace arbiter
