// SPDX-License-Identifier: MIT
// Games come from files and go to files through a session.
#include "app/table/game_file.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>

#include "app/table/about.h"
#include "app/table/session.h"

namespace arbiter::table {
namespace {

using nlohmann::json;
using testing::HasSubstr;

constexpr const char* kGame =
    "[White \"Ada\"]\n[Black \"Bo\"]\n[Date \"2024.05.01\"]\n[Time \"18:30:05\"]\n\n1. e4 {good} e5 *\n";

TEST(GameFile, ALoadedGameIsAGameOfTheSession) {
  Session session(":memory:");
  const auto reply = session.load(kGame, {}, {{{"N", "Eve"}}, "club.pgn"});
  ASSERT_TRUE(reply) << reply.error().message.english();
  EXPECT_TRUE(reply->stored);
  EXPECT_EQ(reply->ply, 2);
  EXPECT_EQ(reply->about["players"].text("S", ""), "Ada");
  EXPECT_EQ(session.unstored(), 0U);
  ASSERT_TRUE(session.act("g1f3")->stored) << "it is played on";
  const auto record = session.record("usual");
  EXPECT_EQ(record->format, "pgn");
  const std::string pgn = record->text();
  EXPECT_THAT(pgn, HasSubstr("[White \"Ada\"]\n[Black \"Eve\"]"));
  EXPECT_THAT(pgn, HasSubstr("[Date \"2024.05.01\"]"));
  EXPECT_THAT(pgn, HasSubstr("[Time \"18:30:05\"]"));
  EXPECT_THAT(pgn, HasSubstr("1. e4 {good} 1... e5 2. Nf3 *"));
}

TEST(GameFile, WhatWasToldIsThereWhenTheGameIsTakenUp) {
  const auto file = std::filesystem::temp_directory_path() / ("arbiter-told-" + std::to_string(getpid()) + ".sqlite");
  std::string before;
  {
    Session session(file);
    ASSERT_EQ(session.load(kGame)->game, 1);
    before = session.record("pgn")->text();
    EXPECT_EQ(db::Store::open(file)->load(1, db::Audience::everybody)->summary.started_at,
              utc_of("2024-05-01", "18:30:05").value());
  }
  Session session(file);
  ASSERT_TRUE(session.resume(1).has_value());
  EXPECT_EQ(session.record("pgn")->text(), before);
  std::filesystem::remove(file);
}

TEST(GameFile, ATextThatIsRefusedLeavesTheGameThatIsPlayed) {
  Session session(":memory:");
  session.new_game({{"ruleset", "chess"}});
  session.act("e2e4");
  const auto reply = session.load("1. Qh6 e5 *");
  EXPECT_EQ(reply.error().code, "bad_record");
  EXPECT_THAT(reply.error().message.english(), HasSubstr("Line 1, column 4"));
  EXPECT_TRUE(session.act("e7e5").has_value());
  EXPECT_EQ(session.game_id(), 1);
}

TEST(GameFile, AGamePlayedHereIsWrittenWithItsNamesAndItsDay) {
  Session session(":memory:");
  session.new_game({{"ruleset", "chess"}}, {{{"S", "Ada"}}, ""});
  const std::string pgn = session.record("pgn")->text();
  EXPECT_THAT(pgn, HasSubstr("[White \"Ada\"]\n[Black \"?\"]"));
  EXPECT_THAT(pgn, testing::ContainsRegex("\\[Date \"20[0-9][0-9]\\.[01][0-9]\\.[0-3][0-9]\"\\]"));
}

TEST(GameFile, TimesOfTheTableAreThoseOfItsClock) {
  const char* zone = std::getenv("TZ");
  const std::string before = zone == nullptr ? "" : zone;
  ::setenv("TZ", "XYZ-2", 1);
  ::tzset();
  EXPECT_EQ(utc_of("2024-05-01", "01:30:00"), "2024-04-30T23:30:00.000Z");
  db::NewGame game;
  game.setup = json::object();
  game.started_at = "2024-04-30T23:30:00.000Z";
  EXPECT_EQ(known_about(game).date, "2024-05-01");
  EXPECT_EQ(known_about(game).time, "01:30:00");
  EXPECT_FALSE(utc_of("2024-05-??", ""));
  EXPECT_FALSE(utc_of("2024-13-01", ""));
  EXPECT_FALSE(utc_of("", "10:00:00"));
  if (zone == nullptr)
    ::unsetenv("TZ");
  else
    ::setenv("TZ", before.c_str(), 1);
  ::tzset();
}

TEST(GameFile, AnUnknownDayStaysUnknown) {
  Session session(":memory:");
  ASSERT_TRUE(session.load("[Event \"x\"]\n[Date \"????.??.??\"]\n\n1. e4 *\n"));
  EXPECT_THAT(session.record("pgn")->text(), HasSubstr("[Date \"????.??.??\"]"));
  EXPECT_THAT(session.record("pgn")->text(), testing::Not(HasSubstr("[Time")));
  EXPECT_THAT(session.record("json")->text(), testing::Not(HasSubstr("\"date\"")));
  ASSERT_TRUE(session.load("[Date \"2005.??.??\"]\n\n1. e4 *\n"));
  EXPECT_THAT(session.record("pgn")->text(), HasSubstr("[Date \"2005.??.??\"]"));
  ASSERT_TRUE(session.load("手合割：平手\n   1 ７六歩(77)\n"));
  EXPECT_THAT(session.record("kif")->text(), testing::Not(HasSubstr("開始日時")));
}

TEST(GameFile, WhenAGameWasPlayedIsToldAsFarAsItIsKnown) {
  EXPECT_EQ(played_at({{"date", "2005-07-28"}}), "2005-07-28");
  EXPECT_EQ(played_at({{"date", "2005-07-??"}}), "2005-07");
  EXPECT_EQ(played_at({{"date", "2005-?\?-??"}}), "2005");
  EXPECT_EQ(played_at({{"date", "???\?-07-28"}}), "");
  EXPECT_EQ(played_at(Value::Table()), "");
  EXPECT_EQ(played_at({{"date", "2005-07-28"}, {"time", "18:30"}}), utc_of("2005-07-28", "18:30").value());
  EXPECT_EQ(played_at({{"date", "2005-07-28"}, {"time", "noon"}}), "2005-07-28");
  EXPECT_EQ(moment_text(""), "?");
  EXPECT_EQ(moment_text("2005"), "2005");
  EXPECT_EQ(moment_text("2024-05-01T18:30:05.123Z"), "2024-05-01 18:30");
}

TEST(GameFile, AGameThatIsThereIsRecognised) {
  Session session(":memory:");
  ASSERT_EQ(session.load(kGame)->game, 1);
  const auto load = [&](const std::string& text, const TableInfo& info = {}) {
    return session.load(text, Loading{{}, info, 1, session.newest_game()}).value();
  };
  EXPECT_TRUE(load(kGame).already);
  EXPECT_EQ(load(kGame).game, 1);
  EXPECT_FALSE(load(kGame, {{{"N", "Eve"}}, ""}).already) << "other players";
  const std::string game = kGame;
  EXPECT_FALSE(load(game.substr(0, game.find("e5")) + "c5 *\n").already) << "other moves";
  EXPECT_FALSE(load(std::string(game).replace(game.find("05.01"), 5, "05.02")).already) << "another day";
  ASSERT_TRUE(session.new_game({{"ruleset", "chess"}}, {{{"S", "Ada"}, {"N", "Bo"}}, ""}));
  for (const char* move : {"d2d4", "d7d5"}) ASSERT_TRUE(session.act(move));
  const auto here = session.game_id();
  const Reply again = load(session.record("pgn")->text());
  EXPECT_TRUE(again.already) << "one that was played here";
  EXPECT_EQ(again.game, here);
  EXPECT_FALSE(session.load(kGame)->already) << "nobody asked";
}

TEST(GameFile, TheGamesOfAFileAreParted) {
  const auto two =
      games_in("[White \"a\"]\n\n1. e4 {[in\n[ a comment]} *\n\n[White \"b\"]\n[Black \"c\"]\n\n*\n").value();
  ASSERT_EQ(two.size(), 2U);
  EXPECT_EQ(two[0].line, 1);
  EXPECT_EQ(two[1].line, 6);
  EXPECT_EQ(two[1].format, "pgn");
  EXPECT_EQ(two[1].text.substr(0, 10), "[White \"b\"");
  EXPECT_EQ(games_in("1. e4 e5\n")->size(), 1U);
  EXPECT_EQ(games_in("手合割：平手\n[x]\n")->size(), 1U);
  EXPECT_EQ(games_in("Games of ours\n\n1. e4 *\n", "a.pgn")->front().format, "pgn") << "by the file's name";
  EXPECT_EQ(games_in("手合割：平手\n", "a.pgn")->front().format, "kif") << "by its text";
  EXPECT_EQ(games_in("what is this").error().code, "bad_record");
  EXPECT_EQ(games_in("1. e4", {}, "scroll").error().code, "unknown_format");
  EXPECT_EQ(format_of("a/Game.PGN"), "pgn");
  EXPECT_EQ(format_of("game.txt"), "");
  EXPECT_EQ(extension_of("text"), ".txt");
}

}  // namespace
}  // namespace arbiter::table
