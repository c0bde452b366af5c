// SPDX-License-Identifier: MIT
// Shatranj: the chess of the Persians and Arabs.
#include <algorithm>

#include "referee/core/engine.h"
#include "referee/modules/arrangement.h"
#include "referee/modules/king_safety.h"
#include "referee/modules/kings_game.h"
#include "referee/modules/rank_promotion.h"

namespace arbiter {

namespace shatranj {
namespace {

/// Instead of being stalemated a seat changes its king with another of its pieces, where that leaves it unattacked.
class Transposition final : public RuleOf<Transposition> {
 public:
  explicit Transposition(const RuleText& text) : text_(text) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&text_}; }

  void actions(const Position& pos, SlotId, ActionList& out) const override {
    const Seat seat = pos.decision.seat;
    const auto kings = royals(pos, seat);
    if (kings.size() != 1 || royal_attacked(pos, seat) || can_move(pos, seat)) return;
    const Cell king = pos.pieces[kings.front()].cell;
    for (PieceId id = 0; id < pos.pieces.size(); ++id) {
      const Piece& other = pos.pieces[id];
      if (other.where != Where::board || other.controller != seat || id == kings.front()) continue;
      Position after = pos;
      EventList unseen;
      Context(after, unseen).propose(kNoSlot, change::swapped(kings.front(), id), text_);
      if (royal_attacked(after, seat)) continue;
      Action swap;
      swap.type = Action::Type::power;
      swap.args = "transpose " + pos.board().name(king) + " " + pos.board().name(other.cell);
      out.push_back(std::move(swap));
    }
  }

  bool on_action(Context& ctx, SlotId slot, const Action& action) const override {
    if (action.type != Action::Type::power || action.name() != "transpose") return false;
    const auto words = action.words();
    const PieceId king = ctx.pos().at(*ctx.board().find_cell(words[1]));
    const PieceId other = ctx.pos().at(*ctx.board().find_cell(words[2]));
    ctx.propose(slot, change::swapped(king, other), text_);
    ctx.last_action().piece = king;  // judged like a move
    ctx.acted();
    return true;
  }

 private:
  static bool can_move(const Position& pos, Seat seat) {
    ActionList moves;
    ordinary_moves(pos, seat, moves);
    return std::any_of(moves.begin(), moves.end(),
                       [&](const Action& a) { return !leaves_royal_attacked(pos, seat, a); });
  }
  const RuleText& text_;
};

Expected<std::shared_ptr<const Rules>> make(const RulesRequest& request) {
  KingsGame game("shatranj", "plain8", "003/II");
  const Kind king = game.standard("king"), ferz = game.standard("ferz"), elephant = game.standard("elephant");
  const Kind knight = game.standard("knight"), rook = game.standard("rook"), pawn = game.standard("pawn");
  const bool d = request.text("kings") == "d";
  game.rank(1, {rook, knight, elephant, d ? king : ferz, d ? ferz : king, elephant, knight, rook}, Facing::mirrored);
  game.rank_of(2, pawn, Facing::mirrored);
  game.text(
      "setup",
      "Rooks in the corners, then knights, elephants, king and ferz, pawns before them; the kings face each other.");

  game.add<RankPromotion>(game.text("promotion", "A pawn that arrives on the last rank becomes a ferz."), pawn, 8,
                          ferz);
  game.king_safety();
  if (const std::string opening = request.text("opening"); opening != "none")
    game.add<Arrangement>(
        game.text("tabiyat.centre",
                  "While the armies are being arranged no piece goes beyond its own half of the board."),
        "tabiyat", opening == "tabiyat10" ? 10 : 12);
  game.mate();
  game.bare_king(bare_king_option(request));
  if (request.text("stalemate") == "transpose")
    game.add<Transposition>(game.text("stalemate.transpose",
                                      "A seat that is not in check and has no move changes its king with another of "
                                      "its pieces, so that the king is not attacked where it then stands.",
                                      "003/fn 9"));
  game.stalemate(Stalemate::wins);
  game.draws_and_resigning(request);
  game.rules().write_as({"pgn"}, "king=K ferz=Q elephant=B knight=N rook=R pawn=P");
  return game.done();
}

}  // namespace
}  // namespace shatranj

RulesetInfo shatranj_ruleset() {
  return {"shatranj",
          "Shatranj",
          {"S", "N"},
          {},
          {choice("kings", {"d", "e"}, "The file on which the kings face each other."),
           choice("opening", {"none", "tabiyat10", "tabiyat12"},
                  "The seats first arrange their armies, up to ten or twelve moves each."),
           choice("stalemate", {"win", "transpose"},
                  "Stalemate wins, unless the stalemated king may change places with another of its pieces."),
           bare_king_choice("reply"), KingsGame::repetition_option()},
          &shatranj::make};
}

}  // namespace arbiter
