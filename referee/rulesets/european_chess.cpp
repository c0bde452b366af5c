// SPDX-License-Identifier: MIT
// European Chess: four armies in the corners of one board. What the armies can do stands in armies/, one file each;
// here are the board, the basic rules as a list, and the options.
#include <algorithm>
#include <memory>

#include "referee/european/basics.h"
#include "referee/european/game.h"
#include "referee/european/modes.h"
#include "referee/european/written_setup.h"

namespace arbiter {

using namespace european;

namespace european_chess {
namespace {

constexpr RuleText kTurn{"basics.turn", "The seats act one after the other, clockwise; who is out is passed over.",
                         "European Chess, order of play"};
constexpr RuleText kMove{"basics.move",
                         "The pieces move as in chess, without castling and en passant; check binds nobody.",
                         "European Chess, basic rules"};
constexpr RuleText kDouble{"basics.double-step",
                           "A pawn that stands on its colour's second row may go two squares ahead, both being free.",
                           "European Chess, pawns"};
constexpr RuleText kPromotion{"basics.promotion",
                              "A pawn that moves onto its colour's last row becomes at once a piece that its army "
                              "started with; there are no queens unless the army says so.",
                              "European Chess, promotion"};
constexpr RuleText kCheck{"basics.check", "Check is announced, and binds nobody.", "European Chess, check"};
constexpr RuleText kKing{"basics.king-capture",
                         "Who captures a seat's last royal piece takes the seat out and controls its pieces from then "
                         "on.",
                         "European Chess, the king's capture"};
constexpr RuleText kControl{"basics.control",
                            "A piece that changes hands keeps its colour and moves as its new army's pieces do, "
                            "special kinds excepted.",
                            "European Chess, control"};
constexpr RuleText kLast{"basics.last-piece",
                         "A seat brought down to one piece is out: the piece leaves the board and nobody gains it.",
                         "European Chess, the last piece"};
constexpr RuleText kThird{"basics.third-party-check",
                          "A power does not take effect if a seat would come into check from somebody whose turn it is "
                          "not.",
                          "European Chess, clarification on powers and check"};
constexpr RuleText kNoMove{"basics.no-move", "A seat that can do nothing is passed over; that is no loss.",
                           "European Chess, house ruling"};
constexpr RuleText kResign{"basics.resign", "Who resigns takes all pieces off the board.", "European Chess, resigning"};
constexpr RuleText kDraw{"basics.draw", "The game is drawn when every seat in play agrees.",
                         "European Chess, house ruling"};
constexpr RuleText kOver{"basics.over", "The only seat, or team, left in play has won.", "European Chess, the goal"};

/// One board: the first, with the seats S W N E, or the second of two.
Expected<std::shared_ptr<Rules>> make_board(const RulesRequest& request, const Mode& mode, int board) {
  auto rules = std::make_shared<Rules>();
  Rules& r = *rules;
  r.id = "european-chess";
  r.board = Board::find("chess8");
  r.options = request.options;
  r.turn_rule = &kTurn;
  r.move_rule = &kMove;
  r.keeps_positions = true;
  const Seat first = *parse_seat(request.text("first"));
  for (int i = 0; i < 4; ++i) r.seats.push_back(seat_at((index(first) + i) % 4 + 4 * board));
  add_common_kinds(r, kDouble);
  add_army_kinds(r, armies());
  for (const Army& army : armies()) r.army_names.push_back(army.id);

  if (auto seated = seat_armies(r, request, mode); !seated) return tl::unexpected(seated.error());
  add_mode_rules(r, request, mode);
  r.add(std::make_unique<Turns>(kTurn, kNoMove));
  r.add(std::make_unique<RoyalAtHome>(kKing, royal_at_home(r, armies())));
  r.add(std::make_unique<LastRow>(kPromotion, r.kind("pawn"), &promotion_list));
  r.add(std::make_unique<KingCapture>(kKing, request.text("self_defeat") == "previous"));
  r.add(std::make_unique<LastPiece>(kLast));
  r.add(std::make_unique<CheckWatch>(kCheck));
  r.add(std::make_unique<ThirdPartyCheck>(kThird));
  r.add(std::make_unique<GameEnds>(kOver, kResign, kDraw, &winners_on_time, mode.two_boards));
  const auto roster = install_armies(r, armies(), mode.every_army);
  add_mode_powers(r, request, mode, roster);
  return rules;
}

Expected<std::shared_ptr<const Rules>> make(const RulesRequest& given) {
  const auto dealt = deal_armies(given, armies());
  if (!dealt) return tl::unexpected(dealt.error());
  const RulesRequest& request = *dealt;
  const Mode mode = read_mode(request);
  if (auto wrong = check_mode(request, mode); !wrong) return tl::unexpected(wrong.error());
  auto rules = make_board(request, mode, 0);
  if (!rules) return tl::unexpected(rules.error());
  if (mode.two_boards) {
    auto second = make_board(request, mode, 1);
    if (!second) return tl::unexpected(second.error());
    (*rules)->beside.push_back(*std::move(second));
    (*rules)->join = bughouse_join(kOver, kDraw);
  }
  return *rules;
}

std::vector<OptionInfo> options() {
  std::vector<OptionInfo> list{
      {"mode",
       "free-for-all",
       {"free-for-all", "teams", "capture-the-flag", "king-of-the-hill", "bughouse", "lightning"},
       "How the game is won."},
      {"teams", false, {false, true}, "South and North against West and East, in flag and hill games."},
      {"first", "S", {"S", "W", "N", "E"}, "Who begins."},
      {"target", 15, {}, "King of the Hill: points that win, 10 to 20."},
      {"draft",
       "free",
       {"free", "two", "three", "random"},
       "Armies are chosen freely, or from two or three dealt cards, or dealt at random for all to see."},
      {"deals", Value::Table(), {}, "The cards dealt, army ids by seat; dealt by chance where it is empty.", true},
      {"deck", Value::List(), {}, "Lightning: the army cards on the table, top first; else shuffled.", true},
      {"setups", Value::Table(), {}, "Set-ups of a club's own by army, such as \"K R B N / P P P P\"."},
      {"spare_royals", "ordinary", {"ordinary", "royal"}, "Whether every royal piece has the last one's immunities."},
      {"self_defeat", "removed", {"removed", "previous"}, "Who gets the pieces of a seat that destroys itself."},
      {"promotion_merge", false, {false, true}, "Whether pawns may become the kinds of conquered armies."},
      {"protection_covers_control", false, {false, true}, "Whether immune pieces cannot be traded either."},
      {"communication",
       "open",
       {"open", "silent", "secret"},
       "How the players may talk; who breaks it (`W:power talked`) skips a turn."}};
  for (const Army& army : armies()) list.insert(list.end(), army.options.begin(), army.options.end());
  return list;
}

std::vector<std::string> army_ids() {
  std::vector<std::string> list;
  for (const Army& army : armies()) list.push_back(army.id);
  return list;
}

}  // namespace
}  // namespace european_chess

RulesetInfo european_chess_ruleset() {
  return {"european-chess",
          "European Chess",
          {"S", "W", "N", "E"},
          european_chess::army_ids(),
          european_chess::options(),
          &european_chess::make,
          [](Seat seat, const Value& pieces) { return written_setup(seat, pieces, armies()); }};
}

}  // namespace arbiter
