// Secrets do not leak: two games that differ in a secret only look the same to everybody who must not know it, until
// the secret comes out.
#include <gtest/gtest.h>

#include <random>

#include "referee/protocol/server.h"
#include "tests/referee/support.h"

namespace arbiter {
namespace {

using nlohmann::json;
using protocol::Server;

struct Secret {
  std::string army;                 ///< of South, whose secret it is; empty: the cards of a draft
  std::string one, other;           ///< what South hides in each of the games, as an action
  std::vector<std::string> not_by;  ///< armies whose own rules look at what is hidden, as the rulings have it
};

const std::vector<Secret>& secrets() {
  static const std::vector<Secret> list{
      {"soviet-union",
       "S:secret cards a1=king a2=pawn b1=knight b2=pawn c1=knight c2=pawn d1=bishop d2=bishop",
       "S:secret cards a1=pawn a2=bishop b1=knight b2=king c1=bishop c2=pawn d1=pawn d2=knight",
       // Royal pieces are neither traded, nor pushed, nor struck by chaos, and go where others may not.
       {"netherlands", "iraq", "france", "usa"}},
      {"terrorists", "S:secret bomb a2", "S:secret bomb d1", {}},
      {"vietnam", "S:secret trap c3", "S:secret trap f6", {}},
      {"mycenae",
       "S:secret horses a1=king+rook b1=bishop+bishop c1=pawn+pawn+pawn",
       "S:secret horses b1=rook+pawn+pawn d1=king+bishop+bishop+pawn",
       {}},
  };
  return list;
}

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
    ASSERT_NO_FATAL_FAILURE(act(one, other));
    look_alike();
  }

  /// Plays what is open in both games until the secret comes out; how many actions that took.
  int play(int plies) {
    for (int n = 0; n < plies; ++n) {
      const std::vector<std::string> open = common();
      if (open.empty()) return n;
      const std::string& action = open[chance_() % open.size()];
      SCOPED_TRACE("ply " + std::to_string(n + 1) + ", " + action);
      act(action, action);
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

  void act(const std::string& one, const std::string& other) {
    const json a = ask(0, {{"cmd", "act"}, {"as", "arbiter"}, {"action", one}});
    const json b = ask(1, {{"cmd", "act"}, {"as", "arbiter"}, {"action", other}});
    ASSERT_TRUE(a["ok"].get<bool>()) << a;
    ASSERT_TRUE(b["ok"].get<bool>()) << b;
    for (const json* reply : {&a, &b})
      for (const json& e : (*reply)["events"]) out_ = out_ || tells(e);
  }
  /// Has the secret come out?
  static bool tells(const json& event) {
    const std::string type = event["type"], rule = event["rule"];
    if (type == "over" || type == "revealed") return true;
    return rule == "european-chess/terrorists.suicide" || (rule == "european-chess/mycenae.horse" && type != "moved");
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
      for (const char* cmd : {"state", "legal", "record"}) {
        const json request{{"cmd", cmd}, {"as", viewer}};
        ASSERT_EQ(ask(0, request).dump(), ask(1, request).dump()) << cmd << " as " << viewer;
      }
    }
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
  void play(int games, const json& options) {
    const Secret& secret = secrets()[static_cast<std::size_t>(GetParam())];
    int actions = 0;
    for (int n = 0; n < games && !HasFailure(); ++n) {
      std::mt19937_64 chance(static_cast<std::uint64_t>(n) + 77);
      json request{{"ruleset", "european-chess"}, {"seed", n}, {"options", options}, {"armies", {{"S", secret.army}}}};
      for (const char* seat : {"W", "N", "E"}) request["armies"][seat] = opponent(secret, chance);
      SCOPED_TRACE(request.dump());
      Pair pair(request, static_cast<std::uint64_t>(n));
      pair.hide(secret.one, secret.other);
      actions += pair.play(60);
    }
    std::cout << secret.army << ": " << actions << " actions in " << games << " pairs of games" << std::endl;
    EXPECT_GT(actions, games * 4) << "the secret came out too soon to say anything";
  }

 private:
  /// Any army without a secret of its own.
  static std::string opponent(const Secret& secret, std::mt19937_64& chance) {
    const auto& armies = find_ruleset("european-chess")->armies;
    for (;;) {
      const std::string& army = armies[chance() % armies.size()];
      const auto is = [&](const auto& other) { return other == army; };
      const bool own = std::any_of(secrets().begin(), secrets().end(), [&](const Secret& s) { return s.army == army; });
      if (!own && std::none_of(secret.not_by.begin(), secret.not_by.end(), is)) return army;
    }
  }
};

TEST_P(Secrets, StayHidden) { play(12, json::object()); }
TEST_P(Secrets, StayHiddenAmongFlags) { play(6, {{"mode", "capture-the-flag"}}); }
TEST_P(Secrets, StayHiddenInTeams) { play(6, {{"mode", "teams"}}); }
TEST_P(Secrets, NightlyStayHidden) { play(250, json::object()); }

INSTANTIATE_TEST_SUITE_P(Armies, Secrets, ::testing::Range(0, 4), [](const auto& test) {
  return testing::test_name(secrets()[static_cast<std::size_t>(test.param)].army);
});

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

}  // namespace
}  // namespace arbiter
