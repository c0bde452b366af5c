// SPDX-License-Identifier: MIT
// Paper from the command line: `arbiter club print`, `arbiter games print` and `arbiter guide print`.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <iterator>
#include <nlohmann/json.hpp>
#include <regex>

#include "tests/cli/program.h"

namespace arbiter {
namespace {

using nlohmann::json;
using test::Outcome;
using test::text_of;
using test::fs::exists;
using testing::HasSubstr;
using testing::StartsWith;

class PrintCommands : public test::Program {
 protected:
  void ends_with(int status, const std::string& arguments, const std::string& what) const {
    const Outcome result = run(arguments);
    EXPECT_EQ(result.status, status) << "arbiter " << arguments << "\n" << result.out << result.err;
    EXPECT_THAT(result.err, HasSubstr(what)) << "arbiter " << arguments;
  }
  void an_evening() const {
    succeeds("club players add Ada Bo Cy Dee 'Александра Преображенская'");
    succeeds("club events new Friday --rules mr-joseph --rounds 2");
    succeeds("club arrive Friday --all");
    succeeds("club seat Friday");
  }
  /// What can be searched in a PDF.
  std::string words_in(const std::string& pdf) const {
    const std::string file = "'" + (folder_ / pdf).string() + "'";
    EXPECT_EQ(std::system(("pdftotext -enc UTF-8 " + file + " '" + (folder_ / "words").string() + "'").c_str()), 0);
    return text_of(folder_ / "words");
  }
  /// No file is left that nobody asked for.
  std::size_t files() const {
    return static_cast<std::size_t>(
        std::distance(test::fs::directory_iterator(folder_), test::fs::directory_iterator()));
  }
};

TEST_F(PrintCommands, ALeagueOverItsEvents) {
  an_evening();
  succeeds("club publish Friday");
  succeeds("club result Friday 1 S=7 W=3 N=2 E=0 --by Sam --reason film");
  succeeds("club events new Saturday --rules mr-joseph --rounds 1");
  succeeds("club arrive Saturday Ada Bo Cy Dee");
  succeeds("club seat Saturday");
  succeeds("club publish Saturday");
  succeeds("club result Saturday 1 S=1 W=2 N=3 E=4 --by Sam --reason film");
  succeeds("club league new Season Friday Saturday --best 1");
  EXPECT_EQ(succeeds("club standings '#2'").out, succeeds("club standings Saturday").out) << "by its number, as listed";
  EXPECT_THAT(succeeds("club print '#1' --what league -o league.pdf").out,
              HasSubstr("league.pdf: Season, league, 1 page"));
  const std::string words = words_in("league.pdf");
  for (const char* word : {"Season", "Friday", "Saturday", "Total", "Преображенская", "best event", "In brackets"})
    EXPECT_THAT(words, HasSubstr(word));
  ends_with(4, "club print Winter --what league -o winter.pdf", "There is no league \"Winter\"; there is \"Season\"");
}

TEST_F(PrintCommands, EverySheetOfAnEvening) {
  an_evening();
  EXPECT_THAT(succeeds("club print Friday --what slips -o draft.pdf").out,
              HasSubstr("draft.pdf: Friday, slips, 1 page"));
  EXPECT_THAT(words_in("draft.pdf"), HasSubstr("DRAFT"));
  succeeds("club publish Friday");
  for (const char* what : {"slips", "chart", "list", "standings"})
    for (const char* paper : {"A4", "letter"}) {
      const std::string file = std::string(what) + paper + ".pdf";
      succeeds(std::string("club print last --what ") + what + " --paper " + paper + " --out " + file);
      EXPECT_THAT(text_of(folder_ / file), StartsWith("%PDF-"));
      EXPECT_THAT(words_in(file), HasSubstr("Преображенская")) << file;
      EXPECT_THAT(words_in(file), testing::Not(HasSubstr("DRAFT"))) << file;
    }
  const json told = json::parse(succeeds("club print Friday --what list --round 1 -o list.pdf --json").out);
  EXPECT_EQ(told, json({{"event", "Friday"}, {"file", "list.pdf"}, {"pages", 1}}));
}

TEST_F(PrintCommands, EveryMistakeIsSaidAndNoFileWritten) {
  an_evening();
  succeeds("club publish Friday");
  const std::size_t before = files();
  ends_with(4, "club print Monday --what slips -o x.pdf", "there is \"Friday\"");
  ends_with(4, "club print Friday --what chart --round 7 -o x.pdf",
            "Friday has no round 7; there is 1 and 2 (a draft)");
  ends_with(4, "club print Friday --what standings --round 2 -o x.pdf", "1 round is published");
  ends_with(2, "club print Friday --what chairs -o x.pdf", "there are slips, chart, list and standings");
  ends_with(2, "club print Friday --what slips --paper a5 -o x.pdf", "there are a4 and letter");
  ends_with(2, "club print Friday --what slips", "--out");
  ends_with(2, "club print Friday -o x.pdf", "--what");
  ends_with(2, "club print Friday --what slips --round 0 -o x.pdf", "--round");
  ends_with(5, "club print Friday --what slips -o none/x.pdf", "none/x.pdf");
  ends_with(4, "games print 7 -o x.pdf", "7");
  ends_with(4, "games print 7 --db typo.sqlite -o x.pdf", "typo.sqlite");
  EXPECT_EQ(files(), before) << "no file, and no half of one";
  write("x.pdf", "what was there");
  ends_with(2, "club print Friday --what chairs -o x.pdf", "chairs");
  EXPECT_EQ(text_of(folder_ / "x.pdf"), "what was there");
  ends_with(4, "club print Empty --what slips -o x.pdf", "Friday");
  succeeds("club events new Empty --rules chess");
  ends_with(4, "club print Empty --what slips -o x.pdf", "none has been seated yet");
}

TEST_F(PrintCommands, TheScoreSheetOfAGame) {
  write("game.pgn", "[White \"Ada\"]\n[Black \"山田 太郎\"]\n[Event \"Friday\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n");
  succeeds("load game.pgn");
  EXPECT_THAT(succeeds("games print last -o sheet.pdf").out, HasSubstr("sheet.pdf: Score sheet of game 1, 1 page"));
  const std::string words = words_in("sheet.pdf");
  for (const char* one : {"Chess", "Friday", "Ada", "山田 太郎", "f3", "Qh4", "checkmated", "Arbiter"})
    EXPECT_THAT(words, HasSubstr(one));
  EXPECT_EQ(json::parse(succeeds("games print 1 --paper letter -o two.pdf --json").out)["pages"], 1);
  ends_with(2, "games print 1 --paper a5 -o x.pdf", "a4 and letter");
  ends_with(5, "games print 1 -o none/x.pdf", "none/x.pdf");
  EXPECT_FALSE(exists(folder_ / "x.pdf"));
  EXPECT_THAT(succeeds("games").out, HasSubstr("chess")) << "the list is as it was";
}

TEST_F(PrintCommands, WhatLiesBesideTheBoard) {
  EXPECT_THAT(succeeds("guide print chess -o chess.pdf").out, HasSubstr("chess.pdf: chess, rules, 1 page"));
  EXPECT_THAT(words_in("chess.pdf"), HasSubstr("Castling"));
  EXPECT_THAT(succeeds("guide print european-chess russia -o russia.pdf").out, HasSubstr("russia, 1 page"));
  EXPECT_THAT(words_in("russia.pdf"), HasSubstr("Winter comes"));
  const json told =
      json::parse(succeeds("guide print european-chess --every-army --paper letter -o all.pdf --json").out);
  // All armies of the list but the plain one, which stands first.
  const std::string list = test::text_of(std::filesystem::path(ARBITER_SOURCES) / "referee/european/armies.def");
  static const std::regex army("(^|\n)ARMY\\(");
  EXPECT_EQ(told["pages"],
            std::distance(std::sregex_iterator(list.begin(), list.end(), army), std::sregex_iterator()) - 1);
  ends_with(2, "guide print checkers -o x.pdf", "checkers");
  ends_with(2, "guide print chess russia -o x.pdf", "no armies");
  ends_with(2, "guide print chess --every-army -o x.pdf", "no armies");
  ends_with(2, "guide print european-chess utopia -o x.pdf", "russia");
  ends_with(2, "guide print european-chess russia --every-army -o x.pdf", "--every-army");
  ends_with(2, "guide print chess --options colour=red -o x.pdf", "colour");
  ends_with(2, "guide print chess", "--out");
  ends_with(5, "guide print chess -o none/x.pdf", "none/x.pdf");
  EXPECT_FALSE(exists(folder_ / "x.pdf"));
}

}  // namespace
}  // namespace arbiter
