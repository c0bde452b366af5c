// SPDX-License-Identifier: MIT
// Mr. Joseph's Four Player Chess: board, set-up and the list of rules. What happens after a mate, who leaves and who
// comes back stand in modules/mate_race.cpp.
#include <memory>

#include "referee/core/context.h"
#include "referee/core/engine.h"
#include "referee/modules/castling.h"
#include "referee/modules/king_safety.h"
#include "referee/modules/mate_race.h"

namespace arbiter {

namespace mr_joseph {
namespace {

constexpr RuleText kTurn{"turn", "The players move one after the other, clockwise.",
                         "Mr. Joseph's rules, the order of play"};
constexpr RuleText kMove{"move",
                         "King, queen, rook, bishop and knight move as in chess; lines end at the edge of the cross.",
                         "Mr. Joseph's rules, the pieces"};
constexpr RuleText kSafety{
    "self-check", "Nobody may make a move that leaves their own king attacked by a player who is at the table.",
    "Mr. Joseph's rules, check"};
constexpr RuleText kCastling{
    "castling",
    "King and rook that have not moved, nothing between them, the king neither in check nor crossing or reaching an "
    "attacked square: the king goes two squares to the rook, the rook beside it.",
    "house ruling: the rules except only pawns from the ordinary moves"};
constexpr RuleText kPawnStep{"pawn.step",
                             "A pawn goes one square forward, backward or to either side, onto an empty square.",
                             "Mr. Joseph's rules, pawns"};
constexpr RuleText kPawnDouble{"pawn.double",
                               "Only as its very first move a pawn may go two squares forward over empty squares.",
                               "Mr. Joseph's rules, pawns"};
constexpr RuleText kPawnCapture{"pawn.capture", "A pawn takes one square diagonally, forward or backward.",
                                "Mr. Joseph's rules, pawns"};

/// Says of a pawn's move that cannot be which of a pawn's ways it would have to be.
class PawnWords final : public RuleOf<PawnWords> {
 public:
  explicit PawnWords(Kind pawn) : pawn_(pawn) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override {
    return {&kPawnStep, &kPawnDouble, &kPawnCapture};
  }
  [[nodiscard]] bool bitboard(BitboardTerms&) const override { return true; }
  const RuleText* refusal(const Position& pos, SlotId, const Action& action) const override {
    if (pos.over() || action.type != Action::Type::move || action.kind != kNoKind || pos.decision.kind != "move")
      return nullptr;
    const Piece* pawn = pos.piece_at(action.from);
    if (!pawn || pawn->kind != pawn_ || pawn->controller != pos.decision.seat || Engine::find_target(pos, action))
      return nullptr;
    const Vec ahead = rotated({0, 1}, pawn->army);
    const int x = pos.board().file(action.to) - pos.board().file(action.from);
    const int y = pos.board().rank(action.to) - pos.board().rank(action.from);
    if (x * x == 1 && y * y == 1) return &kPawnCapture;
    return x == 2 * ahead.x && y == 2 * ahead.y ? &kPawnDouble : &kPawnStep;
  }

 private:
  Kind pawn_;
};

/// The cell a seat sees `across` squares from its left and `ahead` squares from its edge, in the arm d1-k1 turned to
/// it.
Cell seen_from(const Board& board, Seat seat, int across, int ahead) {
  switch (index(seat)) {
    case 0:
      return board.at(3 + across, ahead);
    case 1:
      return board.at(ahead, 10 - across);
    case 2:
      return board.at(10 - across, 13 - ahead);
    default:
      return board.at(13 - ahead, 3 + across);
  }
}

Expected<std::shared_ptr<const Rules>> make(const RulesRequest& request) {
  auto rules = std::make_shared<Rules>();
  Rules& r = *rules;
  r.id = "mr-joseph";
  r.board = Board::find(request.text("board"));
  const Seat first = *parse_seat(request.text("first"));
  for (int i = 0; i < 4; ++i) r.seats.push_back(seat_at((index(first) + i) % 4));
  r.turn_rule = &kTurn;
  r.move_rule = &kMove;
  const Kind king = r.add_kind("king", Movement("K"));
  const Kind queen = r.add_kind("queen", Movement("Q"));
  const Kind rook = r.add_kind("rook", Movement("R"));
  const Kind bishop = r.add_kind("bishop", Movement("B"));
  const Kind knight = r.add_kind("knight", Movement("N"));
  Movement how("mW", &kPawnStep);
  how.also("cF", &kPawnCapture);
  how.also("imnfD", &kPawnDouble);
  const Kind pawn = r.add_kind("pawn", how);

  const Kind back[] = {rook, knight, bishop, queen, king, bishop, knight, rook};
  const bool facing = request.text("setup") == "facing";
  std::vector<Castling::Way> ways;
  for (const Seat seat : {Seat::S, Seat::W, Seat::N, Seat::E}) {
    // With kings facing, the queens of N and E change places with their kings.
    const bool changed = facing && (seat == Seat::N || seat == Seat::E);
    const int king_at = changed ? 3 : 4;
    for (int x = 0; x < 8; ++x) {
      const Kind kind = changed && x == 3 ? king : changed && x == 4 ? queen : back[x];
      r.setup.push_back({seen_from(*r.board, seat, x, 0), kind, seat, seat});
      r.setup.push_back({seen_from(*r.board, seat, x, 1), pawn, seat, seat});
    }
    const auto at = [&, seat = seat](int x) { return seen_from(*r.board, seat, x, 0); };
    ways.push_back({seat, at(king_at), at(king_at + 2), at(7), at(king_at + 1)});
    ways.push_back({seat, at(king_at), at(king_at - 2), at(0), at(king_at - 1)});
  }
  r.add(std::make_unique<PawnWords>(pawn));
  r.add(std::make_unique<MovedMemory>(std::vector<Kind>{king, rook, pawn}));
  if (request.flag("castling")) r.add(std::make_unique<Castling>(CastlingTexts{kCastling}, ways));
  r.add(std::make_unique<KingSafety>(kSafety));
  MateRaceOptions options;
  options.at_once = request.text("mate") == "at-once";
  options.assist = request.text("assist") == "guard"    ? Assist::guard
                   : request.text("assist") == "needed" ? Assist::needed
                                                        : Assist::any;
  options.relocate_involved_king = request.text("involved_king") == "relocate";
  options.join_anywhere = request.text("join_square") == "any";
  options.wait_when_alone = request.text("alone") == "wait";
  options.absent_may_win = request.flag("absent_wins");
  options.values = {{queen, 1}, {rook, 2}, {knight, 3}, {bishop, 4}, {pawn, 5}, {king, 6}};
  options.pawn = pawn;
  add_mate_race(r, options);
  r.write_as({"pgn4"}, "king=K queen=Q rook=R bishop=B knight=N pawn=P");
  return rules;
}

}  // namespace
}  // namespace mr_joseph

RulesetInfo mr_joseph_ruleset() {
  return {
      "mr-joseph",
      "Mr. Joseph's Four Player Chess",
      {"S", "W", "N", "E"},
      {},
      {{"board", "cross14", {"cross14", "square14"}, "The cross of four boards, or the full square around it."},
       {"setup",
        "rotation",
        {"rotation", "facing"},
        "Queens to the left of their kings for all, or kings facing kings."},
       {"first", "S", {"S", "W", "N", "E"}, "Who begins: the youngest."},
       {"castling", true, {true, false}, "Whether kings may castle."},
       {"mate", "turn", {"turn", "at-once"}, "Mate is declared when the turn comes to the player, or at once."},
       {"assist", "guard", {"guard", "needed", "any"}, "Which helping pieces score in a mate."},
       {"involved_king", "relocate", {"relocate", "stay"}, "A king that helped in a mate is set elsewhere, or stays."},
       {"join_square", "nearest", {"nearest", "any"}, "Where the king of a player who comes back is set."},
       {"alone", "over", {"over", "wait"}, "When one player is left at the table the game ends, or waits."},
       {"absent_wins", false, {false, true}, "Whether a player who has left can still win."},
       {"minutes", 60, {}, "Length of the game in minutes, for the clock."}},
      &mr_joseph::make};
}

}  // namespace arbiter
