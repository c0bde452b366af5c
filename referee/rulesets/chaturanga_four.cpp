// SPDX-License-Identifier: MIT
// Chaturanga for four, in four rule sets: the original with thrones and stakes (modules/stakes.cpp), the "modern" one,
// ZM Machiavellian Quadchess and Chatanooga (modules/conquest.cpp).
#include <memory>

#include "referee/core/context.h"
#include "referee/modules/castling.h"
#include "referee/modules/check_pairs.h"
#include "referee/modules/conquest.h"
#include "referee/modules/corner.h"
#include "referee/modules/corner_kings.h"
#include "referee/modules/corner_pawns.h"
#include "referee/modules/friendly_pieces.h"
#include "referee/modules/king_safety.h"
#include "referee/modules/stakes.h"

namespace arbiter {

namespace chaturanga_four {
namespace {

constexpr RuleText kTurn{"turn", "The seats play one after the other, clockwise.",
                         "The club's appendix, Chaturanga for Four; house ruling: S begins"};
constexpr RuleText kMove{"move",
                         "King, queen, rook, bishop and knight move as in chess; a boat jumps two squares diagonally, "
                         "over anything.",
                         "The club's appendix, Chaturanga for Four, the pieces"};
constexpr RuleText kPawn{"pawn",
                         "A pawn goes one square ahead and takes one square diagonally ahead, away from its own side "
                         "of the board; only in the newer forms it may go two squares from the row it starts on.",
                         "The club's appendix, Chaturanga for Four, the pawn"};
constexpr RuleText kCheck{"check", "A king that an enemy could take next is in check; a partner gives none.",
                          "The club's appendix, Chaturanga for Four"};
constexpr RuleText kSelfCheck{
    "self-check", "Nobody may leave the own last king attacked while there is a move that does not.", "house ruling"};
constexpr RuleText kPartner{"partner", "A partner's pieces stand in the way and cannot be taken by a move.",
                            "house ruling"};
constexpr RuleText kNoMove{"no-move", "Who has no legal move loses the turn.", "house ruling"};

constexpr RuleText kModernControl{"modern.control",
                                  "Who takes a king takes over everything its player controlled, as one army; the "
                                  "loser plays no more turns.",
                                  "The club's appendix, Modern Rules, capture of a king"};
constexpr RuleText kModernMate{"modern.mate",
                               "A player whose turn comes in check and without a legal move is mated: the king leaves "
                               "the board, and who gives the check takes over the pieces.",
                               "The club's appendix, Modern Rules, checkmate"};
constexpr RuleText kModernPromotion{"modern.promotion",
                                    "A pawn on its last line becomes a boat, a knight or a rook, as its player likes.",
                                    "The club's appendix, Modern Rules, promotion"};
constexpr RuleText kModernLast{"modern.last", "The last player or team with a king has won.",
                               "The club's appendix, Modern Rules"};

constexpr RuleText kExtraTurn{"zm.extra-turn",
                              "Who takes a king takes over its player's armies; each keeps its own turn, in which it "
                              "alone moves.",
                              "The club's appendix, ZM Machiavellian Quadchess, capture of a king"};
constexpr RuleText kCheckSkip{"zm.check-skip",
                              "When a king is in check after a move, the turn goes straight to its player; who sits "
                              "between loses the turn.",
                              "The club's appendix, ZM Machiavellian Quadchess, check"};
constexpr RuleText kKingPromotion{"zm.king-promotion",
                                  "A king that has moved to the corner opposite its own and leaves it again gets a "
                                  "queen there, once a game.",
                                  "The club's appendix, ZM Machiavellian Quadchess, king promotion"};
constexpr RuleText kCastle{"zm.castle",
                           "King and the rook that starts beside it, both unmoved, trade squares, neither out of check "
                           "nor into it.",
                           "The club's appendix, ZM Machiavellian Quadchess, castling"};
constexpr RuleText kEnPassant{"zm.en-passant",
                              "A pawn that has just gone two squares may be taken on the square between, by each "
                              "opponent in the next turn only.",
                              "The club's appendix, ZM Machiavellian Quadchess, en passant"};
constexpr RuleText kZmPromotion{"zm.promotion",
                                "A pawn on its last line becomes a bishop, a knight or a rook, as its player likes.",
                                "The club's appendix, ZM Machiavellian Quadchess, promotion"};
constexpr RuleText kZmResign{"zm.resign",
                             "Who resigns on the own turn takes all the pieces off or leaves them frozen: in the way, "
                             "neither moving nor attacking nor to be taken.",
                             "The club's appendix, ZM Machiavellian Quadchess, resigning"};
constexpr RuleText kZmLast{"zm.last", "The last player or team with a king neither captured nor resigned has won.",
                           "The club's appendix, ZM Machiavellian Quadchess"};

constexpr RuleText kMerge{"chatanooga.merge",
                          "Who takes or mates a king takes over its player's pieces and merges them with the own: one "
                          "turn, any piece.",
                          "The club's appendix, Chatanooga, capture of a king"};
constexpr RuleText kChatanoogaMate{"chatanooga.mate",
                                   "A player whose turn comes in check and who cannot get out of it is mated: the king "
                                   "leaves the board, and who gives the check takes over the pieces.",
                                   "The club's appendix, Chatanooga, checkmate"};
constexpr RuleText kChatanoogaPromotion{"chatanooga.promotion",
                                        "A pawn on its last line becomes what its army started with: king, rook, "
                                        "bishop or knight, as its player likes.",
                                        "The club's appendix, Chatanooga, promotion"};
constexpr RuleText kSeveralKings{"chatanooga.kings",
                                 "While a player has several kings they are pieces like others, to be taken without "
                                 "check; only the last one can be checked and mated.",
                                 "The club's appendix, Chatanooga, promotion"};
constexpr RuleText kChatanoogaResign{"chatanooga.resign", "Who resigns on the own turn takes all the pieces off.",
                                     "The club's appendix, Chatanooga, resigning"};
constexpr RuleText kChatanoogaLast{"chatanooga.last", "The last player or team with a king has won.",
                                   "The club's appendix, Chatanooga"};

/// The forms as they are set up: old pieces (boats) with the king fourth from the corner, or new ones with the king in
/// the corner.
struct Form {
  std::string name;
  bool boats;
  bool teams;  ///< played in teams unless the option says otherwise
};

const Form& form_of(const std::string& name) {
  static const std::array forms{Form{"original", true, true}, Form{"modern", true, true}, Form{"zm", false, false},
                                Form{"chatanooga", false, false}};
  return *std::find_if(forms.begin(), forms.end(), [&](const Form& f) { return f.name == name; });
}

struct Kinds {
  Kind king, rook, knight, pawn;
  Kind boat = kNoKind, bishop = kNoKind, queen = kNoKind;
};

Kinds add_pieces(Rules& r, bool boats) {
  Kinds k{};
  k.king = r.add_kind("king", Movement("K"));
  k.rook = r.add_kind("rook", Movement("R"));
  k.knight = r.add_kind("knight", Movement("N"));
  Movement step("mfW", &kPawn);
  step.also("cfF", &kPawn);
  if (boats) {
    k.boat = r.add_kind("boat", Movement("A"));
  } else {
    k.bishop = r.add_kind("bishop", Movement("B"));
    k.queen = r.add_kind("queen", Movement("Q"));
    std::array<CellSet, 4> rows;
    for (int seat = 0; seat < 4; ++seat)
      rows[static_cast<std::size_t>(seat)] = row_from_corner(*r.board, seat_at(seat), 1);
    step.also("mnfD", &kPawn, {r.add_zone(rows), kNoZone});
  }
  k.pawn = r.add_kind("pawn", step, &kPawn);
  const std::array home =
      boats ? std::array{k.boat, k.knight, k.rook, k.king} : std::array{k.king, k.rook, k.bishop, k.knight};
  for (const Seat seat : r.seats) {
    for (int column = 0; column < 4; ++column) {
      const Kind kind = home[static_cast<std::size_t>(column)];
      r.setup.push_back({from_corner(*r.board, seat, column, 0), kind, seat, seat});
      r.setup.push_back({from_corner(*r.board, seat, column, 1), k.pawn, seat, seat});
    }
  }
  return k;
}

/// Taking a king takes its army's attacks away too.
FarReaching takes_king(Kind king) {
  return [king](const Position& pos, const Action& action) {
    const Piece* victim = pos.piece_at(action.to);
    return victim && victim->kind == king;
  };
}

/// In the original game a capture may let pawns that wait be promoted, a pawn may become a second king by itself, and a
/// boat may take three others.
FarReaching stirs_original(const Kinds& k) {
  return [k](const Position& pos, const Action& action) {
    const Kind mover = pos.pieces[pos.at(action.from)].kind;
    return !pos.empty(action.to) || mover == k.pawn || mover == k.boat;
  };
}

void add_original(Rules& r, const Kinds& k, const RulesRequest& request) {
  StakesOptions options;
  options.dice = request.flag("dice");
  options.move_for_each_die = request.text("dice_moves") == "each";
  options.each_army_in_its_turn = request.text("command_moves") == "each";
  options.single_last_king = request.text("last_king") == "one";
  options.king = k.king, options.rook = k.rook, options.knight = k.knight, options.boat = k.boat, options.pawn = k.pawn;
  add_stakes(r, options);
  if (!options.dice) r.add(std::make_unique<KingSafety>(kSelfCheck, false, stirs_original(k)));
  r.add(std::make_unique<CheckPairs>(kCheck, CheckPairs::Royal::own_army));
}

void add_modern(Rules& r, const Kinds& k) {
  r.add(std::make_unique<Conquest>(Conquest::Terms{&kModernControl, &kModernLast, &kNoMove, &kModernMate}));
  r.add(std::make_unique<ArmiesMerged>());
  r.add(std::make_unique<LastLine>(kModernPromotion, k.pawn, std::vector{k.boat, k.knight, k.rook}));
  r.add(std::make_unique<KingSafety>(kSelfCheck, false, takes_king(k.king)));
  r.add(std::make_unique<CheckPairs>(kCheck, CheckPairs::Royal::only));
}

void add_zm(Rules& r, const Kinds& k, const RulesRequest& request) {
  r.add(std::make_unique<Conquest>(Conquest::Terms{&kExtraTurn, &kZmLast, &kNoMove}));
  r.add(std::make_unique<MovedMemory>(std::vector{k.king, k.rook}));
  r.add(std::make_unique<LastLine>(kZmPromotion, k.pawn, std::vector{k.bishop, k.knight, k.rook}));
  r.add(std::make_unique<SwapCastling>(kCastle, k.king, k.rook));
  r.add(std::make_unique<PassingCapture>(kEnPassant, k.pawn, request.text("en_passant") == "right-angle"));
  r.add(std::make_unique<KingPromotion>(kKingPromotion, k.king, k.queen));
  r.add(std::make_unique<Resigning>(kZmResign, kZmLast, true));
  r.add(std::make_unique<ArmiesApart>(kExtraTurn, &kCheckSkip));
  r.add(std::make_unique<KingSafety>(kSelfCheck, true, takes_king(k.king)));  // behind the rule of whose army moves
  r.add(std::make_unique<CheckPairs>(kCheck, CheckPairs::Royal::only));
}

void add_chatanooga(Rules& r, const Kinds& k, const RulesRequest& request) {
  r.add(std::make_unique<Conquest>(Conquest::Terms{&kMerge, &kChatanoogaLast, &kNoMove, &kChatanoogaMate,
                                                   &kSeveralKings, request.text("mate") == "king-stuck"}));
  r.add(std::make_unique<ArmiesMerged>());
  r.add(std::make_unique<LastLine>(kChatanoogaPromotion, k.pawn, std::vector{k.king, k.rook, k.bishop, k.knight}));
  r.add(std::make_unique<Resigning>(kChatanoogaResign, kChatanoogaLast, false));
  r.add(std::make_unique<KingSafety>(kSelfCheck, false, takes_king(k.king)));
  r.add(std::make_unique<CheckPairs>(kCheck, CheckPairs::Royal::only));
}

Expected<std::shared_ptr<const Rules>> make(const RulesRequest& request) {
  const Form& form = form_of(request.text("rules"));
  const std::string teams = request.text("teams");
  if (form.name == "original" && teams == "false")
    return refuse("bad_option", make_message("Option \"teams\": the original rules are played by two teams only."));
  auto rules = std::make_shared<Rules>();
  Rules& r = *rules;
  r.id = "chaturanga-four";
  r.board = Board::find("chess8");
  r.seats = {Seat::S, Seat::W, Seat::N, Seat::E};
  if (teams == "true" || (teams == "by-rules" && form.teams)) {
    for (int i = 0; i < 4; ++i) r.friends[i] = static_cast<std::uint8_t>(i % 2 == 0 ? 0b0101 : 0b1010);
    r.add(std::make_unique<FriendlyPieces>(kPartner, false));
  }
  r.turn_rule = &kTurn;
  r.move_rule = &kMove;
  const Kinds kinds = add_pieces(r, form.boats);
  if (form.name == "original")
    add_original(r, kinds, request);
  else if (form.name == "modern")
    add_modern(r, kinds);
  else if (form.name == "zm")
    add_zm(r, kinds, request);
  else
    add_chatanooga(r, kinds, request);
  return rules;
}

}  // namespace
}  // namespace chaturanga_four

RulesetInfo chaturanga_four_ruleset() {
  return {"chaturanga-four",
          "Chaturanga for four",
          {"S", "W", "N", "E"},
          {},
          {{"rules",
            "original",
            {"original", "modern", "zm", "chatanooga"},
            "The original with thrones and stakes, the \"modern\" form, ZM Machiavellian Quadchess, or Chatanooga."},
           {"teams",
            "by-rules",
            {"by-rules", "true", "false"},
            "Partners sit opposite each other, or everyone plays alone; by-rules: teams in the two older forms."},
           {"dice", false, {false, true}, "Original: dice say what may move."},
           {"dice_moves", "one", {"one", "each"}, "With dice: one move a turn, or one for each die."},
           {"command_moves",
            "any",
            {"any", "each"},
            "Original: a commander moves any piece in both turns, or each army in its own."},
           {"last_king",
            "team",
            {"team", "one"},
            "Original: the game ends with the last king of a team, or when one king is left."},
           {"en_passant",
            "any",
            {"any", "right-angle"},
            "ZM: any enemy pawn takes in passing, or only those that come from the side."},
           {"mate",
            "no-escape",
            {"no-escape", "king-stuck"},
            "Chatanooga: mate when nothing helps, or as soon as the king itself has no safe step."}},
          &chaturanga_four::make};
}

}  // namespace arbiter
