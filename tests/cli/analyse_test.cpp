// SPDX-License-Identifier: MIT
// Looking back at kept games, asking for a computer's move, and computers at the seats of a watched game.
#include <chrono>
#include <nlohmann/json.hpp>
#include <sstream>

#include "tests/cli/program.h"

namespace arbiter {
namespace {

using nlohmann::json;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

class Analyse : public test::Program {
 protected:
  void SetUp() override {
    Program::SetUp();
    write("game.pgn", "1. e4 e5 2. Nf3 d6 3. Bc4 Bg4 4. Nc3 g6 5. Nxe5 Bxd1 6. Bxf7+ Ke7 7. Nd5# 1-0\n");
    succeeds("load game.pgn");
  }
};

TEST_F(Analyse, MarksMistakesAndSaysWhatWasBetter) {
  const std::string said = succeeds("analyse last --nodes 3000").out;
  EXPECT_THAT(said,
              AllOf(HasSubstr("N g4d1??"), HasSubstr("Better: d6e5"), HasSubstr("S c3d5"), Not(HasSubstr("c3d5?"))));
  EXPECT_THAT(said, AllOf(HasSubstr("South: accuracy"), HasSubstr("North: accuracy")));
}

TEST_F(Analyse, SpeaksJson) {
  std::istringstream lines(succeeds("analyse 1 --nodes 500 --json").out);
  int actions = 0;
  json last;
  for (std::string line; std::getline(lines, line);) {
    last = json::parse(line);
    if (!last.contains("players")) {
      ++actions;
      EXPECT_NEAR(last["expected"]["S"].get<double>() + last["expected"]["N"].get<double>(), 1, 0.01);
    }
  }
  EXPECT_EQ(actions, 12) << "one of 13 plies had no alternative";
  EXPECT_EQ(last["whole"], true);
  EXPECT_EQ(last["players"]["N"]["actions"], 5);
}

TEST_F(Analyse, IsKept) {
  const auto timed = [&](const std::string& command) {
    const auto begun = std::chrono::steady_clock::now();
    std::string said = succeeds(command).out;
    return std::pair(std::move(said), std::chrono::steady_clock::now() - begun);
  };
  const auto [first, slow] = timed("analyse last --nodes 20000");
  const auto [again, fast] = timed("analyse last --nodes 20000");
  EXPECT_EQ(first, again);
  EXPECT_LT(fast * 2, slow);
  // With another budget, and when it is asked for, all is judged again.
  const auto [other, slow_too] = timed("analyse last --nodes 20001");
  EXPECT_LT(fast * 2, slow_too);
  const auto [anew, slow_again] = timed("analyse last --nodes 20000 --anew");
  EXPECT_EQ(first, anew);
  EXPECT_LT(fast * 2, slow_again);
}

TEST_F(Analyse, RefusesWhatIsNoGame) {
  fails("analyse 7", "There is no game 7");
  fails("analyse last --nodes 0", "--nodes");
}

TEST_F(Analyse, ThinkAnswersInTheProtocol) {
  std::istringstream lines(succeeds("referee", R"({"cmd":"think"}
{"cmd":"new","ruleset":"mr-joseph"}
{"cmd":"think","nodes":300,"info":true,"id":1}
{"cmd":"think","seat":"X"}
{"cmd":"think","level":9}
)")
                               .out);
  std::vector<json> replies, infos;
  for (std::string line; std::getline(lines, line);) {
    json one = json::parse(line);
    (one.contains("info") ? infos : replies).push_back(std::move(one));
  }
  ASSERT_EQ(replies.size(), 5U);
  EXPECT_EQ(replies[0]["error"]["code"], "no_game");
  EXPECT_FALSE(infos.empty());
  EXPECT_EQ(replies[2]["ok"], true);
  EXPECT_EQ(replies[2]["seat"], "S");
  EXPECT_LE(replies[2]["nodes"], 300);
  EXPECT_EQ(replies[2]["action"], replies[2]["line"][0]);
  for (const std::size_t wrong : {3U, 4U}) EXPECT_EQ(replies[wrong]["error"]["code"], "bad_request");
}

TEST_F(Analyse, RefusesSeatsThatAreNone) {
  fails("watch film --rules chess --seat E:3", "E=computer:3");
  fails("watch film --rules chess --seat S=computer:9", "S=computer:9");
  fails("watch film --rules chess --seat S=engine:", "engine:fairy-stockfish");
}

}  // namespace
}  // namespace arbiter
