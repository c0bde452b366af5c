// SPDX-License-Identifier: MIT
// Secrets do not leak: two games that differ in a secret only look the same to everybody who must not know it, until
// the secret comes out.
#include "tests/support/secrets.h"

#include <gtest/gtest.h>

#include <random>

#include "referee/protocol/server.h"
#include "tests/referee/support.h"

namespace arbiter {
namespace {

using nlohmann::json;
using protocol::Server;
using test::Secret;
using test::secrets;

class Pair {
 public:
  Pair(const json& request, std::uint64_t seed) : chance_(seed) {
    for (Server& game : games_) {
      json start = request;
      start["cmd"] = "new";
      const json reply = game.handle(start);
      if (!reply["ok"].get<bool>()) throw std::runtime_error(reply.dump());
    }
  }

  /// The two games go apart in one action of South's; what everybody else is told of it is the same.
  void hide(const std::string& one, const std::string& other) {
    ASSERT_NO_FATAL_FAILURE(act(one, other, false));
    look_alike();
  }

  /// Plays what is open in both games until the secret comes out; how many actions that took.
  int play(int plies) {
    for (int n = 0; n < plies; ++n) {
      const std::vector<std::string> open = common();
      if (open.empty()) return n;
      const std::string& action = open[chance_() % open.size()];
      SCOPED_TRACE("ply " + std::to_string(n + 1) + ", " + action);
      act(action, action, true);
      if (::testing::Test::HasFatalFailure() || out_) return n;
      look_alike();
      refuse_alike();
      if (::testing::Test::HasFailure()) return n;
    }
    return plies;
  }

 private:
  static constexpr const char* kViewers[] = {"public", "W", "N", "E"};

  json ask(std::size_t game, const json& request) { return games_[game].handle(request); }

  void act(const std::string& one, const std::string& other, bool alike) {
    const std::string viewer = kViewers[chance_() % 4];
    json a = ask(0, {{"cmd", "act"}, {"as", "arbiter"}, {"also", viewer}, {"action", one}}),
         b = ask(1, {{"cmd", "act"}, {"as", "arbiter"}, {"also", viewer}, {"action", other}});
    ASSERT_TRUE(a["ok"].get<bool>()) << a;
    ASSERT_TRUE(b["ok"].get<bool>()) << b;
    for (const json* reply : {&a, &b})
      for (const json& e : (*reply)["events"]) out_ = out_ || tells(e);
    if (alike && !out_) {
      ASSERT_EQ(a["also"].dump(), b["also"].dump()) << "told to " << viewer;
    }
  }
  /// Has South's secret come out?
  static bool tells(const json& event) {
    const std::string type = event["type"], rule = event["rule"];
    if (type == "over") return true;
    // Whether South is mated is judged on what South knows, its bomb among it.
    if (type == "checkmate" && event["seat"] == "S") return true;
    if (type == "revealed") return event.value("seat", "S") == "S" && event.value("piece", "S.")[0] == 'S';
    const std::string topic = rule.substr(rule.find('/') + 1);
    // Effects that spare royal pieces of themselves, face down or not, tell which cards are none.
    for (const char* sparing : {"netherlands.trade", "iraq.chaos", "russia.winter"})
      if (topic == sparing && type != "moved") return true;
    return topic == "terrorists.suicide" || (topic == "mycenae.horse" && type != "moved");
  }

  std::vector<std::string> common() {
    std::vector<std::string> lists[2], both;
    for (std::size_t g = 0; g < 2; ++g) {
      const json reply = ask(g, {{"cmd", "legal"}});
      lists[g] = reply["actions"].get<std::vector<std::string>>();
      for (const json& a : reply.value("reactions", json::array())) lists[g].push_back(a.get<std::string>());
      std::sort(lists[g].begin(), lists[g].end());
    }
    std::set_intersection(lists[0].begin(), lists[0].end(), lists[1].begin(), lists[1].end(), std::back_inserter(both));
    // A doubt brings the card to light at once.
    both.erase(std::remove_if(both.begin(), both.end(),
                              [this](const std::string& a) {
                                return a.find("challenge") != std::string::npos && chance_() % 8 != 0;
                              }),
               both.end());
    return both;
  }

  void look_alike() {
    for (const char* viewer : kViewers) {
      for (const char* cmd : {"state", "legal"}) {
        const json request{{"cmd", cmd}, {"as", viewer}};
        ASSERT_EQ(ask(0, request).dump(), ask(1, request).dump()) << cmd << " as " << viewer;
      }
      for (const char* format : {"json", "text"}) {
        const json request{{"cmd", "record"}, {"format", format}, {"as", viewer}};
        ASSERT_EQ(ask(0, request).dump(), ask(1, request).dump()) << format << " record as " << viewer;
      }
    }
    const char* viewer = kViewers[chance_() % 4];
    const json next{{"cmd", "futures"}, {"as", viewer}};
    ASSERT_EQ(ask(0, next).dump(), ask(1, next).dump()) << "futures as " << viewer;
    for (const char* cmd : {"explain", "instructions"})
      ASSERT_EQ(ask(0, {{"cmd", cmd}}).dump(), ask(1, {{"cmd", cmd}}).dump()) << cmd;
  }

  /// What is refused is refused in the same words.
  void refuse_alike() {
    const Board& board = *Board::find("chess8");
    for (int i = 0; i < 4; ++i) {
      const auto& cells = board.cells();
      const std::string text =
          board.name(cells[chance_() % cells.size()]) + board.name(cells[chance_() % cells.size()]);
      Server one = games_[0], other = games_[1];
      const json a = one.handle({{"cmd", "act"}, {"action", text}}),
                 b = other.handle({{"cmd", "act"}, {"action", text}});
      if (a["ok"].get<bool>() || b["ok"].get<bool>()) continue;
      ASSERT_EQ(a.dump(), b.dump()) << text;
    }
  }

  Server games_[2];
  std::mt19937_64 chance_;
  bool out_ = false;
};

class Secrets : public ::testing::TestWithParam<int> {
 protected:
  /// `rivals`: South's enemies have the same army, or any other with secrets of its own.
  void play(int games, const json& options, bool rivals = false) {
    const Secret& secret = secrets()[static_cast<std::size_t>(GetParam())];
    int actions = 0;
    for (int n = 0; n < games && !HasFailure(); ++n) {
      std::mt19937_64 chance(static_cast<std::uint64_t>(n) + 77);
      json request{{"ruleset", secret.ruleset}, {"seed", n}, {"options", options}, {"armies", {{"S", secret.army}}}};
      for (const char* seat : {"W", "N", "E"}) request["armies"][seat] = opponent(secret, rivals, chance);
      SCOPED_TRACE(request.dump());
      Pair pair(request, static_cast<std::uint64_t>(n));
      pair.hide(secret.one, secret.other);
      actions += pair.play(60);
    }
    std::cout << secret.army << ": " << actions << " actions in " << games << " pairs of games" << std::endl;
    EXPECT_GT(actions, games * 4) << "the secret came out too soon to say anything";
  }

 private:
  static std::string opponent(const Secret& secret, bool rivals, std::mt19937_64& chance) {
    std::vector<std::string> armies = find_ruleset(secret.ruleset)->armies;
    if (rivals) {
      armies.clear();
      for (const Secret& other : secrets())
        if (other.ruleset == secret.ruleset) armies.push_back(other.army);
    }
    return armies[chance() % armies.size()];
  }
};

TEST_P(Secrets, StayHidden) { play(6, json::object()); }
TEST_P(Secrets, StayHiddenAmongFlags) { play(6, {{"mode", "capture-the-flag"}}); }
TEST_P(Secrets, StayHiddenInTeams) { play(6, {{"mode", "teams"}}); }
TEST_P(Secrets, StayHiddenFromArmiesThatHideThingsToo) { play(6, json::object(), true); }
TEST_P(Secrets, NightlyStayHidden) { play(30, json::object()); }
TEST_P(Secrets, NightlyStayHiddenInOtherWaysToPlay) {
  play(8, {{"mode", "capture-the-flag"}});
  play(8, {{"mode", "teams"}});
  play(8, json::object(), true);
}
TEST_P(Secrets, LongStayHidden) { play(500, json::object()); }
TEST_P(Secrets, LongStayHiddenInOtherWaysToPlay) {
  play(100, {{"mode", "capture-the-flag"}});
  play(100, {{"mode", "teams"}});
  play(100, json::object(), true);
}

INSTANTIATE_TEST_SUITE_P(Armies, Secrets, ::testing::Range(0, 6), [](const auto& test) {
  const Secret& secret = secrets()[static_cast<std::size_t>(test.param)];
  return testing::test_name(secret.ruleset + " " + secret.army);
});

TEST(WhatIsHidden, IsCountedByPerft) {
  Server server;
  ASSERT_EQ(server.handle({{"cmd", "new"},
                           {"ruleset", "european-chess"},
                           {"armies", {{"S", "terrorists"}, {"W", "plain"}, {"N", "plain"}, {"E", "plain"}}}})["ok"],
            true);
  std::size_t sum = 0;
  const json legal = server.handle({{"cmd", "legal"}})["actions"];
  EXPECT_EQ(legal.size(), 8U) << "the carriers to choose from";
  for (const json& action : legal) {
    Server next = server;
    ASSERT_EQ(next.handle({{"cmd", "act"}, {"action", action}})["ok"], true);
    const json open = next.handle({{"cmd", "legal"}})["actions"];
    EXPECT_NE(std::find(open.begin(), open.end(), json("power detonate")), open.end());
    EXPECT_EQ(next.handle({{"cmd", "perft"}, {"depth", 1}})["nodes"], open.size());
    sum += open.size();
  }
  EXPECT_EQ(server.handle({{"cmd", "perft"}, {"depth", 1}})["nodes"], legal.size());
  EXPECT_EQ(server.handle({{"cmd", "perft"}, {"depth", 2}})["nodes"], sum);
}

/// What stands in text records too.
TEST(WhatIsHidden, SeedAndDealsAreInNoPublicRecordBeforeTheEnd) {
  Server server;
  const json deals{
      {"S", {"russia", "huns"}}, {"W", {"sweden", "japan"}}, {"N", {"egypt", "picts"}}, {"E", {"plain", "gaul"}}};
  const auto record = [&](const char* format, const char* as) {
    const json reply = server.handle({{"cmd", "record"}, {"format", format}, {"as", as}});
    EXPECT_TRUE(reply["ok"].get<bool>()) << reply;
    return reply["record"].is_string() ? reply["record"].get<std::string>() : reply["record"].dump();
  };
  ASSERT_TRUE(server
                  .handle({{"cmd", "new"},
                           {"ruleset", "european-chess"},
                           {"seed", 424242},
                           {"options", {{"draft", "two"}, {"deals", deals}}}})["ok"]
                  .get<bool>());
  for (const char* format : {"json", "text"}) {
    const std::string open = record(format, "public"), seats = record(format, "S"), all = record(format, "arbiter");
    for (const char* word : {"424242", "huns", "deals"}) {
      EXPECT_EQ(open.find(word), std::string::npos) << format << ": " << open;
      EXPECT_EQ(seats.find(word), std::string::npos) << format << ": " << seats;
      EXPECT_NE(all.find(word), std::string::npos) << format << ": " << all;
    }
  }
  ASSERT_TRUE(server.handle({{"cmd", "new"}, {"ruleset", "chess"}, {"seed", 424242}})["ok"].get<bool>());
  for (const char* format : {"json", "text", "pgn"})
    EXPECT_EQ(record(format, "public").find("424242"), std::string::npos) << format;
}

TEST(WhatIsHidden, AreInNoCorrectionThatEverybodyReads) {
  Server server;
  ASSERT_TRUE(server.handle({{"cmd", "new"}, {"ruleset", "european-chess"}, {"armies", {{"S", "terrorists"}}}})["ok"]
                  .get<bool>());
  ASSERT_TRUE(server.handle({{"cmd", "act"}, {"action", "S:secret bomb d2"}})["ok"].get<bool>());
  json position = server.handle({{"cmd", "state"}, {"as", "arbiter"}})["state"];
  ASSERT_EQ(position["secrets"]["bomb"], "d2");
  const json reply = server.handle({{"cmd", "override"}, {"position", position}, {"reason", "miscounted"}});
  ASSERT_TRUE(reply["ok"].get<bool>()) << reply;
  for (const char* format : {"json", "text"}) {
    const std::string open = server.handle({{"cmd", "record"}, {"format", format}, {"as", "W"}}).dump();
    EXPECT_EQ(open.find("bomb"), std::string::npos) << open;
    EXPECT_NE(open.find("miscounted"), std::string::npos) << open;
  }
}

TEST(WhatIsHidden, ARefusedSecretIsExplainedWithoutIt) {
  Server server;
  ASSERT_TRUE(server.handle({{"cmd", "new"}, {"ruleset", "european-chess"}, {"armies", {{"S", "terrorists"}}}})["ok"]
                  .get<bool>());
  ASSERT_FALSE(server.handle({{"cmd", "act"}, {"action", "S:secret bomb d5"}})["ok"].get<bool>());
  const std::string told = server.handle({{"cmd", "explain"}}).dump();
  EXPECT_EQ(told.find("d5"), std::string::npos) << told;
}

/// Cards that were dealt and not picked are nobody's business.
TEST(DraftSecrets, StayHidden) {
  for (const char* size : {"two", "three"}) {
    const bool three = std::string(size) == "three";
    const auto request = [&](const std::string& left) {
      json deals{
          {"S", {"russia", left}}, {"W", {"sweden", "japan"}}, {"N", {"egypt", "picts"}}, {"E", {"plain", "gaul"}}};
      if (three) {
        deals["S"].push_back("rome");
        deals = {{"S", {"russia", left, "persia"}},
                 {"W", {"sweden", "japan", "spain"}},
                 {"N", {"egypt", "picts", "poland"}},
                 {"E", {"plain", "gaul", "athens"}}};
      }
      return json{{"cmd", "new"}, {"ruleset", "european-chess"}, {"options", {{"draft", size}, {"deals", deals}}}};
    };
    Server one, other;
    ASSERT_TRUE(one.handle(request("huns"))["ok"].get<bool>());
    ASSERT_TRUE(other.handle(request("canada"))["ok"].get<bool>());
    // Of three cards the neighbour clockwise, here West, sees all.
    const std::vector<const char*> viewers =
        three ? std::vector<const char*>{"public", "N", "E"} : std::vector<const char*>{"public", "W", "N", "E"};
    std::vector<std::string> actions;
    if (three)
      actions = {"choose discard persia", "choose discard spain", "choose discard poland", "choose discard athens"};
    for (const char* pick : {"choose russia", "choose sweden", "choose egypt", "choose plain"}) actions.push_back(pick);
    for (const std::string& action : actions) {
      for (const char* viewer : viewers)
        for (const char* cmd : {"state", "legal", "record"}) {
          const json a = one.handle({{"cmd", cmd}, {"as", viewer}}), b = other.handle({{"cmd", cmd}, {"as", viewer}});
          ASSERT_EQ(a.dump(), b.dump()) << cmd << " as " << viewer << " before " << action;
        }
      for (Server* game : {&one, &other}) {
        const json reply = game->handle({{"cmd", "act"}, {"action", action}});
        ASSERT_TRUE(reply["ok"].get<bool>()) << reply;
      }
    }
  }
}

/// What a neighbour discards is known to the two of them.
TEST(DraftSecrets, ADiscardedCardStaysUnknown) {
  const json deals{{"S", {"russia", "huns", "persia"}},
                   {"W", {"sweden", "japan", "spain"}},
                   {"N", {"egypt", "picts", "poland"}},
                   {"E", {"plain", "gaul", "athens"}}};
  Server one, other;
  for (Server* game : {&one, &other})
    ASSERT_TRUE(game->handle({{"cmd", "new"},
                              {"ruleset", "european-chess"},
                              {"options", {{"draft", "three"}, {"deals", deals}}}})["ok"]
                    .get<bool>());
  ASSERT_TRUE(one.handle({{"cmd", "act"}, {"action", "choose discard huns"}})["ok"].get<bool>());
  ASSERT_TRUE(other.handle({{"cmd", "act"}, {"action", "choose discard persia"}})["ok"].get<bool>());
  for (const char* format : {"json", "text"}) {
    const auto record = [&](Server& game, const char* as) {
      return game.handle({{"cmd", "record"}, {"format", format}, {"as", as}}).dump();
    };
    for (const char* viewer : {"public", "N", "E"}) EXPECT_EQ(record(one, viewer), record(other, viewer)) << viewer;
    for (const char* viewer : {"S", "W", "arbiter"}) EXPECT_NE(record(one, viewer), record(other, viewer)) << viewer;
  }
}

}  // namespace
}  // namespace arbiter
