// SPDX-License-Identifier: MIT
// European Chess, first edition: the same board, seats and turns as european_chess.cpp, but check binds and mate ends a
// seat, and the armies are the club's early ones (referee/european_first/).
#include <algorithm>
#include <memory>

#include "referee/european/basics.h"
#include "referee/european/game.h"
#include "referee/european/modes.h"
#include "referee/european/written_setup.h"
#include "referee/european_first/armies.h"
#include "referee/european_first/check.h"

namespace arbiter {

using namespace european;

namespace european_first {
namespace {

constexpr RuleText kTurn{"basics.turn", "The seats act one after the other, clockwise; who is out is passed over.",
                         "European Chess, first edition, order of play"};
constexpr RuleText kMove{"basics.move", "The pieces move as in chess, without castling and en passant.",
                         "European Chess, first edition, basic rules"};
constexpr RuleText kDouble{"basics.double-step",
                           "A pawn that stands on its colour's second row may go two squares ahead, both being free.",
                           "European Chess, first edition, pawns"};
constexpr RuleText kPromotion{"promotion",
                              "A pawn that moves onto its colour's last row becomes at once a piece of a kind that its "
                              "army started with, a king included.",
                              "European Chess, first edition, promotion"};
constexpr RuleText kCheck{"basics.check", "Check is announced.", "European Chess, first edition, check"};
constexpr RuleText kSelfCheck{"self-check", "A seat with one royal piece ends no action with that piece attacked.",
                              "European Chess, first edition, check"};
constexpr RuleText kMate{"mate",
                         "A seat whose last royal piece is attacked at the start of its turn, and which has no action "
                         "that ends that, is out; the seat that gives check controls its pieces from then on.",
                         "European Chess, first edition, checkmate"};
constexpr RuleText kKing{"king-capture",
                         "Who captures a seat's last royal piece takes the seat out and controls its pieces from then "
                         "on.",
                         "European Chess, first edition, the king's capture"};
constexpr RuleText kOwnPower{"own-power", "A seat that falls by its own power is gained by the seat that moved last.",
                             "European Chess, first edition, defeat by one's own power"};
constexpr RuleText kStalemate{"stalemate", "A seat that can do nothing and is not in check is passed over.",
                              "European Chess, first edition, stalemate"};
constexpr RuleText kResign{"resign", "Who resigns takes all pieces off the board.",
                           "European Chess, first edition, resigning"};
constexpr RuleText kDraw{"basics.draw", "The game is drawn when every seat in play agrees.",
                         "European Chess, house ruling"};
constexpr RuleText kOver{"basics.over", "The only seat, or team, left in play has won.",
                         "European Chess, first edition, the goal"};

Expected<std::shared_ptr<const Rules>> make(const RulesRequest& given) {
  const auto dealt = deal_armies(given, first::armies());
  if (!dealt) return tl::unexpected(dealt.error());
  const RulesRequest& request = *dealt;
  auto rules = std::make_shared<Rules>();
  Rules& r = *rules;
  r.id = "european-chess-first";
  r.board = Board::find("chess8");
  r.options = request.options;
  for (const Army& army : first::armies())
    for (const auto& [name, value] : army.settings) r.options.try_emplace(name, value);
  r.turn_rule = &kTurn;
  r.move_rule = &kMove;
  r.keeps_positions = true;
  const Seat beginner = *parse_seat(request.text("first"));
  for (int i = 0; i < 4; ++i) r.seats.push_back(seat_at((index(beginner) + i) % 4));
  add_common_kinds(r, kDouble);
  add_army_kinds(r, first::armies());
  for (const Army& army : first::armies()) r.army_names.push_back(army.id);

  Mode mode = read_mode(request);
  mode.armies = &first::armies();
  if (auto wrong = check_mode(request, mode); !wrong) return tl::unexpected(wrong.error());
  if (auto seated = seat_armies(r, request, mode); !seated) return tl::unexpected(seated.error());
  add_mode_rules(r, request, mode);
  r.add(std::make_unique<Turns>(kTurn, kStalemate));
  r.add(std::make_unique<RoyalAtHome>(kKing, royal_at_home(r, first::armies())));
  r.add(std::make_unique<LastRow>(kPromotion, r.kind("pawn"), &first::promotion_list));
  r.add(std::make_unique<KingCapture>(kKing, true, &kOwnPower));
  r.add(std::make_unique<first::SelfCheck>(kSelfCheck));
  r.add(std::make_unique<CheckWatch>(kCheck));
  r.add(std::make_unique<GameEnds>(kOver, kResign, kDraw, &winners_on_time));
  add_mode_powers(r, request, mode, install_armies(r, first::armies(), mode.every_army));
  // Behind the tables of the armies: pawns that are owed may still stand in the way of a check.
  r.add(std::make_unique<first::Mate>(kMate, request.text("mate") == "king-stuck"));
  return rules;
}

std::vector<OptionInfo> options() {
  std::vector<OptionInfo> list{
      {"mode",
       "free-for-all",
       {"free-for-all", "teams", "capture-the-flag", "king-of-the-hill"},
       "How the game is won."},
      {"teams", false, {false, true}, "South and North against West and East, in flag and hill games."},
      {"first", "S", {"S", "W", "N", "E"}, "Who begins."},
      {"target", 15, {}, "King of the Hill: points that win, 10 to 20."},
      {"draft",
       "free",
       {"free", "two", "random"},
       "Armies are chosen freely, or from two dealt cards, or dealt at random for all to see."},
      {"deals", Value::Table(), {}, "The cards dealt, army ids by seat; dealt by chance where it is empty.", true},
      {"mate",
       "no-escape",
       {"no-escape", "king-stuck"},
       "Whether any action, or only the king's own moves, can save it from mate."},
      {"setups", Value::Table(), {}, "Set-ups of a club's own by army, such as \"K R B N / P P P P\"."},
      {"communication",
       "open",
       {"open", "silent", "secret"},
       "How the players may talk; who breaks it (`W:power talked`) skips a turn."}};
  for (const Army& army : first::armies()) list.insert(list.end(), army.options.begin(), army.options.end());
  return list;
}

std::vector<std::string> army_ids() {
  std::vector<std::string> list;
  for (const Army& army : first::armies()) list.push_back(army.id);
  return list;
}

}  // namespace
}  // namespace european_first

RulesetInfo european_first_ruleset() {
  return {"european-chess-first",
          "European Chess, first edition",
          {"S", "W", "N", "E"},
          european_first::army_ids(),
          european_first::options(),
          &european_first::make,
          [](Seat seat, const Value& pieces) { return written_setup(seat, pieces, first::armies()); }};
}

}  // namespace arbiter
