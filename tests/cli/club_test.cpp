// SPDX-License-Identifier: MIT
// `arbiter club` as a secretary meets it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <set>

#include "tests/cli/program.h"

namespace arbiter {
namespace {

using nlohmann::json;
using test::Outcome;
using test::text_of;
using testing::HasSubstr;
using testing::Not;

class ClubCommands : public test::Program {
 protected:
  /// Ends with that status, and says so.
  void ends_with(int status, const std::string& arguments, const std::string& what) const {
    const Outcome result = run("club " + arguments);
    EXPECT_EQ(result.status, status) << "arbiter club " << arguments << "\n" << result.out << result.err;
    EXPECT_THAT(result.err, HasSubstr(what)) << "arbiter club " << arguments;
  }
  json answer(const std::string& arguments) const { return json::parse(succeeds("club " + arguments + " --json").out); }
};

TEST_F(ClubCommands, AFirstEveningInSixCommands) {
  succeeds("club players add Ada Bo Cy Dee Eve Flo Gus");
  succeeds("club events new Friday --rules mr-joseph --rounds 3");
  succeeds("club arrive Friday --all");
  EXPECT_THAT(succeeds("club seat Friday").out, HasSubstr("Round 1 (draft)"));
  EXPECT_THAT(succeeds("club publish Friday").out, HasSubstr("table 2: S "));
  succeeds("club result Friday 1 S=12 W=3 N=3 E=0 --by Sam");
  const json standings = answer("standings Friday");
  ASSERT_EQ(standings["standings"].size(), 7U);
  EXPECT_EQ(standings["standings"][0]["score"], "3");
  EXPECT_EQ(standings["standings"][0]["rounds"][0]["source"], "by hand, Sam");
  const std::string first = standings["standings"][0]["player"]["name"];
  EXPECT_THAT(succeeds("club standings Friday --why-of " + first).out, HasSubstr("place 1 with 12 points of the game"));
  EXPECT_THAT(succeeds("club standings Friday").out, HasSubstr("Round 1, table 2: not begun"));
  EXPECT_THAT(succeeds("club ratings mr-joseph").out, HasSubstr("1  " + first));
  EXPECT_EQ(answer("log Friday").back()["what"], "result entered");
}

TEST_F(ClubCommands, APublicationIsTakenBackUntilAGameBegins) {
  succeeds("club players add Ada Bo Cy Dee");
  succeeds("club events new Friday --rules mr-joseph");
  succeeds("club arrive Friday --all");
  ends_with(4, "unpublish Friday", "No round of Friday is published yet");
  succeeds("club seat Friday");
  succeeds("club publish Friday");
  EXPECT_THAT(succeeds("club unpublish Friday").out, HasSubstr("Round 1 (draft)"));
  EXPECT_EQ(answer("log Friday").back()["what"], "unpublished");
  succeeds("club swap Friday Ada Bo");
  succeeds("club publish Friday");
  succeeds("club result Friday 1 S=12 W=3 N=3 E=0 --by Sam");
  ends_with(1, "unpublish Friday", "Round 1 stays published: it has results");
}

TEST_F(ClubCommands, EveryMistakeNamesWhatThereIs) {
  ends_with(4, "standings Friday", "There is no database");
  EXPECT_THAT(succeeds("club players").out, HasSubstr("The club has no players yet"));
  EXPECT_THAT(succeeds("club events").out, HasSubstr("No events yet"));
  ends_with(4, "players --db typo.sqlite", "typo.sqlite");
  EXPECT_FALSE(test::fs::exists(folder_ / "data")) << "looking makes no file";
  succeeds("club players add Ada Bo \"Cy Twombly\" Dee");
  ends_with(4, "standings Friday", "There is no event yet");
  succeeds("club events new Friday --rules mr-joseph");
  ends_with(4, "standings Fryday", "there is \"Friday\"");
  ends_with(2, "events new Other --rules checkers", "mr-joseph");
  ends_with(2, "events new Other --rules chess --mode schedule", "swiss or round-robin");
  ends_with(2, "events new Other --rules chess --options draws", "NAME=VALUE");
  ends_with(1, "events new Friday --rules chess", "already");
  ends_with(1, "seat Friday", "Nobody takes part");
  ends_with(4, "arrive Friday Adda", "there is #1 Ada");
  ends_with(4, "leave Friday Ada", "does not take part");
  ends_with(1, "players add Ada", "--namesake");
  succeeds("club players add Ada --namesake --born 1990");
  ends_with(1, "arrive Friday Ada", "#1 Ada and #5 Ada (born 1990)");
  succeeds("club arrive Friday '#1' Bo Cy Dee");
  ends_with(4, "publish Friday", "has not been seated yet");
  ends_with(4, "result Friday 1 S=1 --by Sam", "not been seated yet");
  succeeds("club seat Friday");
  ends_with(1, "result Friday 1 S=1 --by Sam", "is a draft");
  ends_with(1, "swap Friday Bo '#5'", "is not in round 1");
  ends_with(1, "move Friday Bo 1", "sits at table 1");
  succeeds("club publish Friday");
  ends_with(1, "publish Friday --round 1", "has been published already");
  ends_with(1, "swap Friday Bo Dee --round 1", "published");
  ends_with(4, "result Friday 7 S=1 --by Sam", "its tables are 1");
  ends_with(2, "result Friday 1 S=1 --by Sam", "The result of seat W is missing");
  ends_with(2, "result Friday 1 S=1 --by ''", "--by NAME");
  ends_with(2, "again Friday 1 --by Sam", "--reason");
  ends_with(1, "arrive Friday '#5' --round 1", "is published");
  ends_with(4, "league show Winter", "There is no league yet");
  ends_with(2, "league new Winter Friday --points ten", "10-8-6-5");
  ends_with(1, "players erase Bo", "cannot be undone");
  ends_with(1, "players merge Bo Cy", "cannot be one");
  ends_with(3, "players import none.csv", "none.csv");
  write("bad.csv", "name,shoe\nAda,42\n");
  ends_with(3, "players import bad.csv", "bad.csv: line 1: there is no column \"shoe\"");
  ends_with(1, "export Friday --format trf", "games of two");
  ends_with(2, "export Friday", "--format");
  ends_with(5, "export Friday --out none/x.csv", "none/x.csv");
  ends_with(4, "ratings chess --db none.sqlite", "none.sqlite");
  ends_with(2, "ratings checkers", "mr-joseph");
  EXPECT_EQ(run("club").status, 2);
  EXPECT_EQ(run("club fly").status, 2);
}

TEST_F(ClubCommands, PeopleComeLateLeaveEarlyAndSitOut) {
  succeeds("club players add Ada Bo Cy Dee Eve Flo Gus Hal");
  succeeds("club events new Friday --rules mr-joseph --rounds 3");
  succeeds("club arrive Friday --all");
  succeeds("club seat Friday");
  succeeds("club publish Friday");
  const Outcome left = succeeds("club leave Friday Bo");
  EXPECT_THAT(left.err, HasSubstr("To pair the players who are present: `arbiter club seat`"));
  succeeds("club arrive Friday Zoe --new");
  succeeds("club sit-out Friday Cy");
  ends_with(1, "publish Friday", "Zoe is there, but has no place in round 2");
  succeeds("club apart Friday Ada Zoe");
  succeeds("club seat Friday");
  const json round = answer("publish Friday");
  EXPECT_EQ(round["byes"].size(), 1U);
  EXPECT_EQ(round["byes"][0]["name"], "Cy");
  for (const json& table : round["tables"]) {
    std::set<std::string> names;
    for (const json& seat : table["seats"]) names.insert(seat["name"]);
    EXPECT_FALSE(names.contains("Ada") && names.contains("Zoe"));
    EXPECT_FALSE(names.contains("Bo"));
  }
  const json presence = answer("presence Friday");
  EXPECT_EQ(presence[1]["to"], 1);
  EXPECT_EQ(presence[8]["from"], 2);
}

TEST_F(ClubCommands, GamesOfAFileAreThoseOfTheTables) {
  succeeds("club players add Ada Bo");
  succeeds("club events new Open --rules chess --rounds 1 --site Club");
  succeeds("club arrive Open Ada Bo");
  succeeds("club seat Open");
  write("game.pgn", "[Event \"x\"]\n[Round \"1.1\"]\n[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n");
  ends_with(1, "import games Open game.pgn", "is a draft");
  succeeds("club publish Open");
  EXPECT_THAT(succeeds("club import games Open game.pgn").out, HasSubstr("Round 1, table 1: game 1"));
  ends_with(1, "import games Open game.pgn", "was begun already: game 1");
  EXPECT_EQ(answer("results Open")[0]["source"], "referee");
  const std::string pgn = succeeds("club export Open --format pgn").out;
  for (const char* tag :
       {"[Event \"Open\"]", "[Site \"Club\"]", "[White \"Ada\"]", "[Black \"Bo\"]", "[Result \"0-1\"]"})
    EXPECT_THAT(pgn, HasSubstr(tag));
  succeeds("club export Open --out open.trf");
  EXPECT_THAT(text_of(folder_ / "open.trf"), HasSubstr("012 Open"));
  EXPECT_THAT(succeeds("club import trf open.trf --name Copy").out, HasSubstr("Copy: 2 players, 0 of them new"));
  EXPECT_EQ(answer("standings Copy")["standings"][0]["player"]["name"], "Bo");
  for (const char* file : {"open.csv", "open.html", "open.json", "open.pgn"})
    succeeds(std::string("club export Open --out ") + file);
  EXPECT_THAT(text_of(folder_ / "open.html"), HasSubstr("<caption>Standings after round 1 of 1"));
  succeeds("club players erase Bo --yes");
  EXPECT_THAT(succeeds("club export Open --format pgn").out, Not(HasSubstr("Bo")));
  EXPECT_THAT(succeeds("show 1").out, Not(HasSubstr("Bo")));
  EXPECT_EQ(answer("standings Open")["standings"][0]["player"]["name"], "player 2");
}

TEST_F(ClubCommands, ArmiesAreReadByTheirNamesAndKeptByTheirWords) {
  succeeds("club players add Ada Bo Cy Dee");
  succeeds(
      "club events new Friday --rules european-chess --rounds 1 "
      "--armies \"drawn un-peacekeepers,usa,holy-roman-empire,gaul\"");
  succeeds("club arrive Friday --all");
  std::vector<std::string> read{succeeds("club seat Friday").out, succeeds("club publish Friday").out};
  succeeds("club result Friday 1 S=3 W=2 N=1 E=0 --by Sam");
  read.push_back(succeeds("club results Friday").out);
  read.push_back(succeeds("club armies european-chess").out);
  for (const std::string& text : read) {
    for (const char* name : {"UN peacekeepers", "USA", "Holy Roman Empire", "Gaul"}) EXPECT_THAT(text, HasSubstr(name));
    for (const char* word : {"un-peacekeepers", "usa", "holy-roman-empire", "gaul"})
      EXPECT_THAT(text, Not(HasSubstr(word)));
  }
  // A player's page: in the list of games and in that of armies.
  const std::string word = answer("players show Ada")["armies"][0]["army"];
  const std::string name = word == "usa"               ? "USA"
                           : word == "un-peacekeepers" ? "UN peacekeepers"
                           : word == "gaul"            ? "Gaul"
                                                       : "Holy Roman Empire";
  const std::string page = succeeds("club players show Ada").out;
  const auto first = page.find(name);
  ASSERT_NE(first, std::string::npos) << page;
  EXPECT_NE(page.find(name, first + 1), std::string::npos) << page;
  EXPECT_THAT(page, Not(HasSubstr(word)));
  // What programs read has the words of the rules.
  std::set<std::string> words;
  const json all = answer("armies european-chess");
  for (const json& one : all["armies"]) words.insert(one["army"]);
  EXPECT_EQ(words, (std::set<std::string>{"un-peacekeepers", "usa", "holy-roman-empire", "gaul"}));
  const std::string seats = succeeds("club export Friday --format seats").out;
  EXPECT_THAT(seats, testing::StartsWith(
                         "round,table,seat,player_id,player,army,place,game_points,came,source,game,army_name\r\n"));
  EXPECT_THAT(seats, testing::ContainsRegex(",un-peacekeepers,[^\r\n]*,UN peacekeepers\r\n"));
}

TEST_F(ClubCommands, ATableIsWatchedAsTheEventHasIt) {
  succeeds("club players add Ada Bo");
  succeeds("club events new Open --rules chess --rounds 1");
  succeeds("club arrive Open Ada Bo");
  succeeds("club seat Open");
  write("mate.pgn", "1. f3 e5 2. g4 Qh4# 0-1\n");
  succeeds("load mate.pgn --db other.sqlite");
  succeeds("export 1 --db other.sqlite --out mate.json");
  succeeds("simulate --record mate.json --size 640x480 --light day --board-style caps --out film");
  const auto refuses = [&](int status, const std::string& arguments, const std::string& what) {
    const Outcome result = run("watch film " + arguments);
    EXPECT_EQ(result.status, status) << arguments << result.out << result.err;
    EXPECT_THAT(result.err, HasSubstr(what)) << arguments;
  };
  refuses(1, "--event Open --table 1", "No round of Open is published");
  succeeds("club publish Open");
  refuses(4, "--event Close --table 1", "there is \"Open\"");
  refuses(4, "--event Open --table 2", "has no table 2");
  refuses(2, "--event Open --table 1 --rules chess", "--rules");
  const Outcome watched = succeeds("watch film --event Open --table 1");
  EXPECT_THAT(watched.out, HasSubstr("Open, round 1, table 1: S Ada place 2, N Bo place 1, by the referee"));
  EXPECT_EQ(answer("standings Open")["standings"][0]["player"]["name"], "Bo");
  EXPECT_THAT(succeeds("export last").out, HasSubstr("[Round \"1.1\"]\n[White \"Ada\"]\n[Black \"Bo\"]"));
  refuses(1, "--event Open --table 1", "was begun already: game 1, and has ended");
}

/// A chess event of four with one round published: Ada against Cy, Dee against Bo.
class ChessEvening : public ClubCommands {
 protected:
  void SetUp() override {
    ClubCommands::SetUp();
    succeeds("club events new Fri --rules chess --mode swiss --rounds 3");
    succeeds("club players add Ada Bo Cy Dee");
    succeeds("club arrive Fri --all");
    next_round("");
  }
  void next_round(const std::string& options) const {
    succeeds("club seat Fri " + options);
    succeeds("club publish Fri");
  }
  std::string score(const std::string& name, const std::string& event = "Fri") const {
    const json all = answer("standings " + event);
    for (const json& one : all["standings"])
      if (one["player"]["name"] == name) return one["score"];
    return "?";
  }
};

std::string game(const std::string& round, const std::string& white, const std::string& black,
                 const std::string& result, const std::string& moves) {
  return "[Event \"x\"]\n[Round \"" + round + "\"]\n[White \"" + white + "\"]\n[Black \"" + black + "\"]\n[Result \"" +
         result + "\"]\n\n" + moves + " " + result + "\n\n";
}

TEST_F(ChessEvening, AGameOfOthersIsNotATablesGame) {
  write("x.pgn", game("1.2", "Ada", "Cy", "1-0", "1. e4 e5 2. Nf3 Nc6"));
  ends_with(1, "import games Fri x.pgn", "Round 1, table 2 is of S Dee and N Bo, but the game is of S Ada and N Cy");
  EXPECT_EQ(answer("results Fri")[1]["source"], "none");
  write("y.pgn", game("1.1", "ADA", "Cy", "1-0", "1. e4 e5 2. Nf3 Nc6"));
  succeeds("club import games Fri y.pgn");
  EXPECT_EQ(score("Ada"), "1");
}

TEST_F(ChessEvening, WhatIsLeftOutOfAGameIsTold) {
  write("ends.pgn", game("1.1", "Ada", "Cy", "0-1", "1. f3 e5 2. g4 Qh4# {good} 3. a3"));
  const Outcome told = succeeds("club import games Fri ends.pgn");
  EXPECT_THAT(told.err, HasSubstr("ends.pgn, the game from line 1: "));
  EXPECT_THAT(told.err, HasSubstr("the game was over"));
}

TEST_F(ChessEvening, BothMayHaveLost) {
  succeeds("club result Fri 1 S=0 N=0 --by Eve");
  EXPECT_THAT(succeeds("club result Fri 2 S=1/2 N=0 --by Eve").out, HasSubstr("S Dee: drawn, 0.5 points"));
  EXPECT_EQ(score("Ada") + " " + score("Cy") + " " + score("Dee") + " " + score("Bo"), "0 0 0.5 0");
  succeeds("club export Fri --format trf --out fri.trf");
  EXPECT_THAT(succeeds("club import trf fri.trf --name Copy").err, testing::IsEmpty());
  EXPECT_EQ(score("Ada", "Copy") + " " + score("Cy", "Copy") + " " + score("Dee", "Copy") + " " + score("Bo", "Copy"),
            "0 0 0.5 0");
  ends_with(2, "result Fri 2 S=1 N=1 --by Eve", "1 and 1 are more than a game gives");
  for (const char* large : {"100000000000000000", "1000000000000000000"})
    ends_with(2, std::string("result Fri 2 S=") + large + " N=0 --by Eve", "too large");
}

TEST_F(ChessEvening, NobodyCameIsReadBackAsNobodyCame) {
  succeeds("club result Fri 1 --absent S --absent N --by Eve");
  succeeds("club result Fri 2 1-0 --by Eve");
  succeeds("club export Fri --format trf --out fri.trf --force");
  succeeds("club import trf fri.trf --name Copy");
  EXPECT_EQ(score("Ada", "Copy") + " " + score("Cy", "Copy") + " " + score("Dee", "Copy"), "0 0 1");
}

TEST_F(ChessEvening, AResultIsOfTheOldestOpenRound) {
  next_round("--anyway");
  const Outcome first = succeeds("club result Fri 1 1-0 --by Eve");
  EXPECT_THAT(first.out, HasSubstr("Round 1, table 1"));
  EXPECT_THAT(first.err, HasSubstr("This is table 1 of round 1. For another round, up to 2: --round"));
  const Outcome second = succeeds("club result Fri 1 0-1 --by Eve");
  EXPECT_THAT(second.out, HasSubstr("Round 2, table 1"));
  EXPECT_THAT(second.err, testing::IsEmpty());
  EXPECT_THAT(succeeds("club result Fri 1 1/2-1/2 --round 1 --by Eve").out, HasSubstr("Round 1, table 1"));
}

TEST_F(ClubCommands, TheLogSaysWhatChanged) {
  succeeds("club events new Fri --rules chess --mode swiss --rounds 3");
  succeeds("club players add Ada Bo Cy");
  succeeds("club arrive Fri --all");
  succeeds("club seat Fri");
  succeeds("club publish Fri");
  succeeds("club events edit Fri --bye 0 --by Eve");
  succeeds("club events edit Fri --sit-out 1/2 --rounds 4 --clock 5+3 --by Eve");
  const std::string log = succeeds("club log Fri").out;
  for (const char* change :
       {"bye: win → 0", "\"byes\":[{\"player\":", "sit-out: 0 → 1/2", "rounds: 3 → 4", "clock: – → 5:00+3"})
    EXPECT_THAT(log, HasSubstr(change));
  ends_with(2, "events edit Fri --bye 2", "A bye cannot be worth more than a win, 1 (2)");
  ends_with(2, "events edit Fri --bye=-1", "A bye cannot be worth less than nothing (-1)");
  ends_with(2, "events edit Fri --scoring \"win 0-1/2-1\"", "cannot give more points than a better result");
}

TEST_F(ClubCommands, FilesKeepTheirLettersAndTheirRatings) {
  write("ansi.trf",
        "012 M\xFCller-Turnier\n042 24/09/2010\n052 26/09/2010\n001    1 m    G\xE4rtner, J\xF6rg        "
        "             2100 GER        1001 1990/01/01  1.0    1     2 w 1\n001    2 m    Los, Zaneta      "
        "                 2000 GER        1002 1990/01/01  0.0    2     1 b 0\n");
  const Outcome read = succeeds("club import trf ansi.trf");
  EXPECT_THAT(read.err, HasSubstr("Windows-1252"));
  EXPECT_THAT(read.out, HasSubstr("Müller-Turnier: 2 players"));
  EXPECT_THAT(succeeds("club players").out, HasSubstr("Gärtner, Jörg"));
  const std::string event = succeeds("club events show last").out;
  EXPECT_THAT(event, HasSubstr("begins: 2010-09-24"));
  EXPECT_THAT(event, HasSubstr("regulation: 2010-09-24"));
  write("list.csv", "name;rating\nAda;1800\nBo;1.850\n");
  succeeds("club players import list.csv");
  EXPECT_THAT(succeeds("club players show Bo").out, HasSubstr("rating: 1850"));
  write("unread.trf", "012 Someday\n042 autumn\n001    1      Ada" + std::string(63, ' ') +
                          " 1.0    1     2 w 1\n001    2      Bo" + std::string(64, ' ') + " 0.0    2     1 b 0\n");
  const Outcome unread = succeeds("club import trf unread.trf");
  EXPECT_THAT(unread.err, HasSubstr("The first day (\"autumn\") cannot be read: it stays unknown"));
  EXPECT_EQ(answer("events show Someday")["begins"], "");
  EXPECT_EQ(answer("events show Someday")["regulation"], "");
  succeeds("club events edit Someday --begins 2010-10-01");
  EXPECT_EQ(answer("events show Someday")["regulation"], "2010-10-01");
}

}  // namespace
}  // namespace arbiter
