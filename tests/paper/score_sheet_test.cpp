// SPDX-License-Identifier: MIT
// The score sheets of games of every board.
#include <random>
#include <set>

#include "app/printing/game_sheet.h"
#include "referee/json/view.h"
#include "tests/paper/sound_pages.h"
#include "tests/support/good.h"
#include "tests/support/secrets.h"
#include "text/value_json.h"

namespace arbiter::printing {
namespace {

using nlohmann::json;
using table::Session;
using test::check_pages;
using test::count_of;
using test::good;
using test::words_of;
using testing::Contains;
using testing::HasSubstr;
using testing::Not;

Session begun(const json& setup, const table::TableInfo& info = {}) {
  Session session(":memory:");
  const auto reply = session.new_game(text::value_of(setup), info);
  EXPECT_TRUE(reply) << reply.error().message.english();
  return session;
}

void play(Session& session, const std::vector<std::string>& actions) {
  for (const std::string& action : actions) {
    const auto reply = session.act(action);
    EXPECT_TRUE(reply.has_value()) << action;
  }
}

/// Plays so many plies by chance.
void wander(Session& session, int plies, unsigned seed) {
  std::mt19937 random(seed);
  for (int i = 0; i < plies; ++i) {
    std::vector<std::string> open;
    for (const std::string& action : session.legal().actions)
      if (action.find("resign") == std::string::npos) open.push_back(action);
    if (open.empty()) return;
    ASSERT_TRUE(session.act(open[random() % open.size()]).has_value());
  }
}

TEST(ScoreSheet, OfAGameOfChess) {
  Session session =
      begun({{"ruleset", "chess"}, {"about", {{"event", "Friday"}, {"site", "Club room"}, {"round", "2.1"}}}},
            {{{"S", "Ada"}, {"N", "Bo"}}});
  play(session, {"f2f3", "e7e5", "g2g4"});
  const auto undone = session.undo();
  ASSERT_TRUE(undone) << undone.error().message.english();
  play(session, {"g2g4", "d8h4"});
  const GameSheet sheet = good(game_sheet(session));
  ASSERT_EQ(sheet.moves.size(), 4U) << "what was taken back is not on it";
  EXPECT_EQ(sheet.moves[0].turn, 1);
  EXPECT_EQ(sheet.moves[1].turn, 0);
  EXPECT_EQ(sheet.moves[2].turn, 2);
  EXPECT_EQ(sheet.moves[0].words, "f3") << "in the game's usual notation";
  EXPECT_THAT(sheet.moves[3].words, HasSubstr("Qh4"));
  EXPECT_EQ(sheet.moves[3].effects, "South is checkmated; North wins");
  EXPECT_EQ(sheet.outcome, "Bo wins");
  EXPECT_THAT(sheet.facts, HasSubstr("Friday · Club room · 20"));
  EXPECT_THAT(sheet.facts, HasSubstr("round 2.1"));
  const auto pages = score_sheet(sheet, paper::a4());
  check_pages(pages);
  EXPECT_EQ(pages.size(), 1U);
  EXPECT_EQ(count_of(pages, "Arbiter"), 1U);
  EXPECT_THAT(words_of(pages), Contains("Bo wins"));
  EXPECT_EQ(std::ranges::count(words_of(pages), "P"), 16) << "pawns on the diagram";
}

TEST(ScoreSheet, SaysWhatAMoveEarnedAndWhom) {
  Session session = begun({{"ruleset", "mr-joseph"},
                           {"options", {{"mate", "at-once"}}},
                           {"position",
                            {{"pieces",
                              {{"h1", "S.king"},
                               {"g5", "S.pawn"},
                               {"a7", "W.king"},
                               {"d2", "W.rook"},
                               {"e6", "W.rook"},
                               {"g14", "N.king"},
                               {"n8", "E.king"}}},
                             {"to_act", "W"}}}});
  play(session, {"e6e1"});
  const GameSheet sheet = good(game_sheet(session));
  ASSERT_EQ(sheet.moves.size(), 1U);
  EXPECT_EQ(sheet.moves[0].seat, "W");
  EXPECT_EQ(sheet.moves[0].points, "+5");
  EXPECT_THAT(sheet.moves[0].effects, HasSubstr("South is checkmated"));
  EXPECT_EQ(sheet.outcome, "Still played");
  const auto pages = score_sheet(sheet, paper::letter());
  check_pages(pages);
  EXPECT_THAT(words_of(pages), Contains("+5"));
}

TEST(ScoreSheet, TellsACorrectionWithItsReason) {
  Session session = begun({{"ruleset", "chess"}});
  play(session, {"e2e4"});
  json pieces = session.state().pieces;
  pieces.erase("a7");
  const auto reply =
      session.override(text::value_of({{"position", {{"pieces", pieces}, {"to_act", "N"}}}}), "the pawn fell off");
  ASSERT_TRUE(reply) << reply.error().message.english();
  const auto pages = good(game_pages(session, paper::a4()));
  check_pages(pages);
  EXPECT_EQ(count_of(pages, "Correction: the pawn fell off"), 1U);
  EXPECT_EQ(count_of(pages, "e2–e4"), 1U) << "where the notation has no words, the program's own";
}

class EveryBoard : public testing::TestWithParam<const char*> {};

TEST_P(EveryBoard, StandsWholeOnBothPapers) {
  table::TableInfo info;
  Session session = begun(json::parse(GetParam()), info);
  wander(session, 90, 7);
  const GameSheet sheet = good(game_sheet(session));
  for (const paper::Paper& paper : paper::papers()) {
    const auto pages = score_sheet(sheet, paper);
    check_pages(pages);
    for (const SheetMove& move : sheet.moves)
      EXPECT_TRUE(move.words.empty() || count_of(pages, move.words) > 0) << move.words;
    // Each piece is on the diagram, in letters that no other kind has.
    const Letters letters = letters_of(sheet.boards);
    std::set<std::string> different;
    std::size_t pieces = 0, drawn = 0;
    for (const SheetBoard& board : sheet.boards) pieces += board.pieces.size();
    for (const auto& [kind, sign] : letters) {
      EXPECT_TRUE(different.insert(sign).second) << kind;
      // Badges of seats and signs of ranks and files are letters too.
      drawn += static_cast<std::size_t>(std::ranges::count(words_of(pages), sign));
    }
    EXPECT_GE(drawn, pieces);
  }
}

INSTANTIATE_TEST_SUITE_P(OfEveryGame, EveryBoard,
                         testing::Values(R"({"ruleset":"chess"})", R"({"ruleset":"mr-joseph","seed":1})",
                                         R"({"ruleset":"mr-joseph","seed":1,"options":{"board":"square14"}})",
                                         R"({"ruleset":"xiangqi"})", R"({"ruleset":"shogi"})",
                                         R"({"ruleset":"heian-shogi"})", R"({"ruleset":"ashtapada","seed":1})",
                                         R"({"ruleset":"four-armies","seed":1})", R"({"ruleset":"janggi"})",
                                         R"({"ruleset":"european-chess","seed":1})",
                                         R"({"ruleset":"european-chess","seed":1,"options":{"mode":"bughouse"}})"));

TEST(ScoreSheet, ALongGameTakesMorePages) {
  Session session = begun({{"ruleset", "chess"}}, {{{"S", std::string(90, 'W')}, {"N", "Александра"}}});
  wander(session, 400, 3);
  const auto pages = good(game_pages(session, paper::a4()));
  check_pages(pages);
  EXPECT_GT(pages.size(), 2U);
  EXPECT_EQ(count_of(pages, "Page 2 of " + std::to_string(pages.size())), 1U);
}

TEST(ScoreSheet, NothingHiddenIsOnIt) {
  for (const test::Secret& secret : test::secrets()) {
    SCOPED_TRACE(secret.ruleset + " " + secret.army + ": " + secret.one);
    std::vector<Session> games;
    for (const std::string& hidden : {secret.one, secret.other}) {
      games.push_back(begun({{"ruleset", secret.ruleset},
                             {"seed", 1},
                             {"armies", {{"S", secret.army}, {"W", "plain"}, {"N", "plain"}, {"E", "plain"}}}}));
      play(games.back(), {hidden});
    }
    // Then the same is played in both, as long as the secret makes no difference to that.
    std::mt19937 random(5);
    constexpr int kPlies = 16;
    for (int ply = 0; ply < kPlies; ++ply) {
      const auto sheets = {good(game_pages(games[0], paper::a4())), good(game_pages(games[1], paper::a4()))};
      for (const auto& pages : sheets) check_pages(pages);
      ASSERT_EQ(words_of(*sheets.begin()), words_of(*(sheets.begin() + 1))) << "after " << ply << " plies";
      EXPECT_THAT(words_of(*sheets.begin()), Contains("secret"));
      EXPECT_THAT(words_of(*sheets.begin()), Not(Contains(HasSubstr(secret.one.substr(secret.one.find(' ') + 1)))));
      const std::vector<std::string> open = games[0].legal().actions;
      const std::string action = open.at(random() % open.size());
      if (action.find(':') != std::string::npos || action.find(' ') != std::string::npos) continue;
      const auto one = games[0].act(action), other = games[1].act(action);
      if (!one || !other || one->events != other->events) break;
    }
  }
}

TEST(ScoreSheet, WithoutAGameIsRefused) {
  const Session session(":memory:");
  EXPECT_EQ(game_sheet(session).error().code, "not_found");
}

}  // namespace
}  // namespace arbiter::printing
