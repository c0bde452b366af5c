// SPDX-License-Identifier: MIT
// A refusal names the rule that forbids, and says what stands in the way.
#include <gtest/gtest.h>

#include "referee/protocol/server.h"
#include "tests/referee/support.h"

namespace arbiter {
namespace {

using nlohmann::json;
using protocol::Server;

struct Refused {
  std::string name;
  json request;  ///< of `new`
  std::string action, rule;
  std::string says;  ///< a part of the message
};

json position(const json& pieces, const json& more = json::object()) {
  json all{{"a8", "W.king"}, {"b8", "W.pawn"}, {"h8", "N.king"}, {"h7", "N.pawn"},
           {"h1", "E.king"}, {"g1", "E.pawn"}, {"a1", "S.king"}, {"a2", "S.pawn"}};
  all.update(pieces);
  json position{{"pieces", all}, {"to_act", "S"}};
  position.update(more);
  return position;
}

json game(const std::string& army, const json& where, const std::string& ruleset = "european-chess",
          const std::string& enemy = "plain") {
  return {{"cmd", "new"}, {"ruleset", ruleset}, {"armies", {{"S", army}, {"W", enemy}}}, {"position", where}};
}

const std::vector<Refused>& refusals() {
  const auto marked = [](const char* sq, const char* what) {
    return json{{"marks", {{{"sq", sq}, {"what", what}, {"until", "W"}}}}};
  };
  static const std::vector<Refused> list{
      {"a barricade on the way",
       game("plain", position({{"d1", "S.rook"}}, marked("d4", "barricade")), "european-chess", "israel"), "d1d6",
       "european-chess/israel.barricades", "d4 is closed"},
      {"a barricade for all",
       game("plain", position({{"d3", "S.rook"}}, marked("d4", "barricade")), "european-chess-first", "israel"), "d3d6",
       "european-chess-first/israel.barricade", "d4 is closed"},
      {"a sunken square",
       game("plain", position({{"d1", "S.rook"}}, json{{"marks", {{{"sq", "d4"}, {"what", "sunken"}}}}}),
            "european-chess", "atlantis"),
       "d1d6", "european-chess/atlantis.sinking", "d4 is closed"},
      {"a Mafia piece does not capture by moving", game("mafia", position({{"d1", "S.rook"}, {"d3", "W.knight"}})),
       "d1d3", "european-chess/mafia.assassination", "never by moving"},
      {"a UN rook goes three squares", game("un-peacekeepers", position({{"d1", "S.rook"}})), "d1d6",
       "european-chess/un-peacekeepers.moves", "three squares"},
      {"the Empire's repeated direction",
       game("holy-roman-empire",
            position({{"d1", "S.rook"}, {"f3", "S.rook"}}, json{{"counters", {{"hre_last", {{"f3", "up"}}}}}}),
            "european-chess-first"),
       "d1d3", "european-chess-first/holy-roman-empire.independence", "another rook went up"},
      {"the Empire's rook that moved",
       game("holy-roman-empire",
            position({{"d1", "S.rook"}, {"f3", "S.rook"}}, json{{"counters", {{"hre_last", {{"f3", "up"}}}}}}),
            "european-chess-first"),
       "f3e3", "european-chess-first/holy-roman-empire.independence", "the rook on f3 moved"},
      {"an orator",
       game("plain", position({{"d4", "S.rook"}, {"d5", "W.orator"}, {"c7", "W.citizen"}}), "european-chess", "france"),
       "d4d1", "european-chess/france.orator", "the orator on d5 holds it"},
      {"a piece on the way", game("plain", position({{"d1", "S.rook"}, {"d3", "S.knight"}})), "d1d6",
       "european-chess/basics.move", "the S.knight on d3 stands in the way"},
      {"no way at all", game("plain", position({{"d1", "S.rook"}})), "d1e3", "european-chess/basics.move",
       "the rook cannot go there"},
  };
  return list;
}

class Refusals : public ::testing::TestWithParam<std::size_t> {};

TEST_P(Refusals, NameTheRuleAndWhatStandsInTheWay) {
  const Refused& wanted = refusals()[GetParam()];
  Server server;
  const json begun = server.handle(wanted.request);
  ASSERT_TRUE(begun["ok"].get<bool>()) << begun;
  const json reply = server.handle({{"cmd", "act"}, {"action", wanted.action}});
  ASSERT_FALSE(reply["ok"].get<bool>()) << reply;
  EXPECT_EQ(reply["error"]["rule"], wanted.rule) << reply;
  EXPECT_NE(reply["error"]["message"].get<std::string>().find(wanted.says), std::string::npos) << reply;
  EXPECT_TRUE(server.handle({{"cmd", "explain"}, {"rule", wanted.rule}})["ok"].get<bool>());
}

INSTANTIATE_TEST_SUITE_P(All, Refusals, ::testing::Range(std::size_t{0}, refusals().size()),
                         [](const auto& test) { return testing::test_name(refusals()[test.param].name); });

// Whether a move would leave a king in check is tried out, and not every rule can be asked while it waits for an
// answer.
TEST(RefusedMoves, SayWhatIsAskedWhileAQuestionIsOpen) {
  for (const char* ruleset : {"european-chess", "european-chess-first"}) {
    SCOPED_TRACE(ruleset);
    Server server;
    json begin{{"cmd", "new"}, {"ruleset", ruleset}};
    begin["armies"] = {{"S", "israel"}, {"W", "russia"}, {"N", "plain"}, {"E", "plain"}};
    ASSERT_EQ(server.handle(begin)["ok"], true);
    ASSERT_EQ(server.handle({{"cmd", "act"}, {"action", "a2a3"}})["state"]["decision"], "after");
    const json before = server.handle({{"cmd", "state"}});
    for (const char* move : {"b2b3", "a3a4", "d1e3"}) {
      const json reply = server.handle({{"cmd", "act"}, {"action", move}});
      EXPECT_EQ(reply["error"]["code"], "illegal") << reply;
    }
    EXPECT_EQ(server.handle({{"cmd", "state"}}), before);
  }
}

// What a refusal says is a value: a sentence, and terms of the game whose names people read in their language.
TEST(RefusalMessages, AreMessagesOfTermsThatPeopleReadInTheirLanguage) {
  Game game = testing::game_of({{"ruleset", "chess"}});
  const auto refused = game.act("a1a5");
  ASSERT_FALSE(refused);
  const Message& message = refused.error().message;
  EXPECT_EQ(message.id, "%1 is refused: %2");
  ASSERT_EQ(message.arguments.size(), 2U);
  EXPECT_EQ(message.arguments[0], arg::quoted("a1a5"));
  const RuleText* rule = game.rules().find_text(refused.error().rule);
  ASSERT_NE(rule, nullptr) << refused.error().rule;
  const Message in_the_way = make_message("the %1 on %2 stands in the way.", arg::piece("S.pawn"), "a2");
  EXPECT_EQ(message.arguments[1].messages.front(),
            join_messages({in_the_way, make_message("%1 (%2)", sentence_of(std::string(rule->text)), rule->source)}));
}

TEST(RefusalMessages, KeepWhateverSomebodyHasTyped) {
  for (const std::string typed :
       {"%1", "e2 is no square of the board %2.", "Dr. Who. There is no ruleset %1", "\"a\""}) {
    Beginning beginning;
    beginning.ruleset = typed;
    const auto none = Game::start(beginning);
    ASSERT_FALSE(none);
    EXPECT_EQ(none.error().message.id, "There is no ruleset %1. There are: %2.");
    EXPECT_EQ(none.error().message.english().find("There is no ruleset \"" + typed + "\". There are: "), 0U) << typed;
    Game game = testing::game_of({{"ruleset", "chess"}});
    const auto refused = game.act(typed);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().message.english().find("\"" + typed + "\" is no action"), 0U)
        << refused.error().message.english();
  }
}

TEST(RefusalMessages, TellEveryFaultOfAPosition) {
  const json position{{"pieces", {{"e9", "S.king"}, {"e1", "king"}, {"e8", "N.king"}}}, {"turn", 0}};
  const auto none = game_json::start({{"ruleset", "chess"}, {"position", position}});
  ASSERT_FALSE(none);
  const Message& message = none.error().message;
  EXPECT_EQ(message.id, "The position cannot be set up: %1.");
  EXPECT_EQ(message.arguments.front().type, Argument::Type::joined);
  EXPECT_EQ(message.arguments.front().messages.size(), 3U);
  EXPECT_EQ(message.english(),
            "The position cannot be set up: turn: expected a whole number from 1; pieces.e1: \"king\" is no piece; "
            "expected army.kind; pieces: \"e9\" is no square of chess8.");
}

}  // namespace
}  // namespace arbiter
