// SPDX-License-Identifier: MIT
// Files of games, lists, exit statuses, JSON: what all commands have in common.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <opencv2/imgcodecs.hpp>
#include <sstream>

#include "tests/cli/program.h"

namespace arbiter {
namespace {

using nlohmann::json;
using test::Outcome;
using test::text_of;
using testing::HasSubstr;
using testing::Not;
namespace fs = std::filesystem;

class Commands : public test::Program {
 protected:
  void ends_with(int status, const std::string& arguments) const {
    const Outcome result = run(arguments);
    EXPECT_EQ(result.status, status) << "arbiter " << arguments << "\n" << result.out << result.err;
  }
};

constexpr const char* kGame =
    "[Event \"Club evening\"]\n[Date \"2024.05.01\"]\n[White \"Ada\"]\n[Black \"Bo\"]\n[Result \"0-1\"]\n\n"
    "{at last} 1. f3 {[%clk 0:01:00] oh} e5 2. g4 Qh4# 0-1\n";

TEST_F(Commands, LoadKeepsAGameAndExportWritesIt) {
  write("club.pgn", kGame);
  EXPECT_THAT(succeeds("load club.pgn").out, HasSubstr("Game 1: chess, 4 plies, N Bo, S Ada, won by N"));
  const Outcome list = succeeds("games");
  EXPECT_THAT(list.out, HasSubstr("S Ada"));
  EXPECT_THAT(list.out, HasSubstr("2024-0")) << "the day it was played on";
  const std::string pgn = succeeds("export 1").out;
  for (const char* kept : {"[Event \"Club evening\"]", "[Date \"2024.05.01\"]", "[White \"Ada\"]", "[Black \"Bo\"]",
                           "{at last}", "{[%clk 0:01:00] oh}", "2. g4 Qh4# 0-1"})
    EXPECT_THAT(pgn, HasSubstr(kept));
  EXPECT_THAT(succeeds("export last --out game.pgn").out, HasSubstr("game.pgn: game 1 as pgn"));
  EXPECT_EQ(text_of(folder_ / "game.pgn"), pgn);
  succeeds("export last --out game.json");
  EXPECT_EQ(json::parse(text_of(folder_ / "game.json"))["about"]["players"]["S"], "Ada");
  succeeds("export last --out game.txt");
  EXPECT_THAT(text_of(folder_ / "game.txt"), HasSubstr("arbiter game of chess"));
  for (const char* file : {"game.pgn", "game.json", "game.txt"}) {
    succeeds(std::string("load ") + file);
    EXPECT_EQ(succeeds("export last").out, pgn) << file;
  }
}

TEST_F(Commands, LoadKeepsAllGamesOfAFileAndSaysWhichIsWrong) {
  const std::string wrong = "[White \"Cy\"]\n\n1. Qh6 e5 *\n";
  write("many.pgn", std::string(kGame) + "\n" + wrong + "\n" + kGame);
  const Outcome result = run("load many.pgn --json --players S=Eve");
  EXPECT_EQ(result.status, 3);
  EXPECT_THAT(result.err, HasSubstr("Saved 2 of 3 games, 1 refused"));
  EXPECT_THAT(result.err, HasSubstr("many.pgn, game 2 (from line 9): Line 11, column 4"));
  std::istringstream lines(result.out);
  int games = 0;
  for (std::string line; std::getline(lines, line); ++games) {
    const json kept = json::parse(line);
    EXPECT_EQ(kept["plies"], 4);
    EXPECT_EQ(kept["result"]["winners"], json::array({"N"}));
  }
  EXPECT_EQ(games, 2);
  EXPECT_THAT(succeeds("show 2").out, HasSubstr("S  Eve"));
}

TEST_F(Commands, LoadRefusesWhatIsNoGame) {
  write("torn.pgn", "1. Qh6 e5");
  ends_with(3, "load torn.pgn");
  ends_with(3, "load none.pgn");
  ends_with(3, "load .");
  write("empty.pgn", " \n");
  ends_with(3, "load empty.pgn");
  write("game.pgn", kGame);
  ends_with(3, "load game.pgn --format wxf");
  ends_with(4, "load game.pgn --db .");
  EXPECT_THAT(run("games").out, HasSubstr("No games yet"));
}

TEST_F(Commands, GamesPlayedHereAreExportedWithWhatIsKnown) {
  write("moves.pgn", "1. e4 e5 *\n");
  succeeds("load moves.pgn --players S=Ada,N=Bo");
  const std::string pgn = succeeds("export last").out;
  EXPECT_THAT(pgn, HasSubstr("[White \"Ada\"]\n[Black \"Bo\"]"));
  EXPECT_THAT(pgn, HasSubstr("[Date \"????.??.??\"]")) << "nobody said when it was played";
  EXPECT_THAT(pgn, Not(HasSubstr("[Time")));
  EXPECT_EQ(succeeds("show last --format pgn").out, pgn + "\n");
  EXPECT_THAT(succeeds("show last").out, HasSubstr("of an unknown day, imported from moves.pgn"));
}

TEST_F(Commands, LoadRecognisesAGameThatIsThere) {
  write("club.pgn", kGame);
  write("other.pgn", std::string(kGame).replace(std::string(kGame).find("Bo"), 2, "Cy"));
  succeeds("load club.pgn");
  EXPECT_THAT(succeeds("load club.pgn").out, HasSubstr("Game 1 already has these moves"));
  EXPECT_EQ(json::parse(succeeds("load club.pgn --json").out)["already"], true);
  EXPECT_THAT(succeeds("load club.pgn --again").out, HasSubstr("Game 2: chess, 4 plies"));
  EXPECT_THAT(succeeds("load other.pgn").out, HasSubstr("Game 3: chess")) << "other players";
  succeeds("export 1 --out mine.pgn");
  EXPECT_THAT(succeeds("load mine.pgn").out, HasSubstr("Game 1 already has these moves"));
  EXPECT_THAT(succeeds("show 1").out, HasSubstr("of 2024-05-01, imported from club.pgn"));
  EXPECT_THAT(succeeds("show 1").out, Not(HasSubstr("watched")));
  write("twice.pgn", "1. d4 *\n\n1. d4 *\n");
  EXPECT_THAT(succeeds("load twice.pgn").out, HasSubstr("Saved 2 of 2 games")) << "as the file has them";
  EXPECT_THAT(succeeds("load twice.pgn").out, HasSubstr("Saved 0 of 2 games, 2 there already"));
}

TEST_F(Commands, LoadTellsWhatItReadsOtherwise) {
  write("odd.pgn",
        "\xEF\xBB\xBF% from a site\n[White \"Ada\"]\n[Date \"last year\"]\n[Result \"0-1\"]\n\n1. e4 !? e5 2. Ke3 d5 "
        "1-0\n\n"
        "; another\n[White \"J\xF6rg\"]\n\n1. d4 d5\n");
  const Outcome told = succeeds("load odd.pgn");
  for (const char* part :
       {"won by S", "note: Line 3, column 8: the date \"last year\" cannot be read",
        "the result 0-1 in the head; 1-0 behind the moves counts", "Line 6, column 16: \"Ke3\"", "1 annotation sign.",
        "note: Line 9, column 1: the text is not UTF-8", "S Jörg", "Saved 2 of 2 games"})
    EXPECT_THAT(told.out, HasSubstr(part));
}

TEST_F(Commands, TheListComesInPages) {
  std::string many;
  for (int i = 0; i < 7; ++i) many += kGame + std::string("\n");
  write("many.pgn", many);
  succeeds("load many.pgn");
  const auto lines = [](const std::string& text) { return std::count(text.begin(), text.end(), '\n'); };
  const Outcome first = succeeds("games --limit 3");
  EXPECT_EQ(lines(first.out), 4);
  EXPECT_THAT(first.err, HasSubstr("--before 5"));
  const Outcome last = succeeds("games --limit 3 --before 3 --json");
  EXPECT_EQ(lines(last.out), 2);
  EXPECT_EQ(last.err, "");
  EXPECT_EQ(lines(succeeds("games --limit 0").out), 8);
  EXPECT_THAT(succeeds("games --check").out, HasSubstr("is sound"));
}

TEST_F(Commands, ADatabaseThatIsNamedMustBeThere) {
  EXPECT_THAT(succeeds("games").out, HasSubstr("No games yet"));
  ends_with(4, "games --db /nonexist/x");
  ends_with(4, "games --db missing.sqlite");
  ends_with(4, "show 1");
  ends_with(4, "points last --db missing.sqlite");
  ends_with(4, "export last");
}

TEST_F(Commands, EachKindOfMistakeHasItsStatus) {
  ends_with(0, "--version");
  EXPECT_THAT(succeeds("--version").out, testing::MatchesRegex("arbiter [0-9.]+\n"));
  ends_with(2, "");
  ends_with(2, "fly");
  ends_with(2, "games --no-such-option");
  ends_with(2, "look");
  ends_with(2, "guide checkers");
  ends_with(2, "perft --rules checkers 1");
  ends_with(2, "print foo");
  ends_with(2, "simulate --random --rules ches --out film");
  ends_with(2, "look none.jpg --board round7");
  ends_with(3, "look none.jpg");
  ends_with(3, "cases none.json");
  ends_with(3, "watch none.mp4 --rules chess");
  ends_with(3, "simulate --record none.json --out film");
  ends_with(3, "eval /dev/null/none");
  ends_with(3, "calibrate table none.jpg --board chess8");
  ends_with(5, "print charuco --out none/board.pdf");
  write("wrong.json", R"([{"name":"a pawn that flies","ruleset":"chess","steps":[{"act":"e2e5"}]}])");
  ends_with(1, "cases wrong.json");
  cv::imwrite((folder_ / "grey.png").string(), cv::Mat3b(480, 640, {90, 90, 90}));
  ends_with(1, "look grey.png");
}

TEST_F(Commands, WhatThereIsIsListed) {
  for (const char* command : {"print foo", "print"}) {
    EXPECT_THAT(run(command).err, HasSubstr("charuco")) << command;
    EXPECT_THAT(run(command).err, HasSubstr("piece-tags")) << command;
  }
  EXPECT_THAT(run("simulate --random --rules noughts --out film").err, HasSubstr("chess, "));
  EXPECT_THAT(run("guide noughts").err, HasSubstr("shatranj"));
  EXPECT_THAT(run("guide ches").err, HasSubstr("did you mean \"chess\"?"));
  EXPECT_THAT(run("look a.png --board round7").err, HasSubstr("cross14"));
  EXPECT_THAT(run("print board --board round7").err, HasSubstr("cross14"));
}

TEST_F(Commands, LookSpeaksToPeopleUnlessAskedForJson) {
  cv::imwrite((folder_ / "grey.png").string(), cv::Mat3b(480, 640, {90, 90, 90}));
  EXPECT_THAT(run("look grey.png").out, HasSubstr("No board (chess8) is found"));
  EXPECT_EQ(json::parse(run("look grey.png --json").out)["found"], false);
  EXPECT_EQ(json::parse(run("look none.png --json").out)["found"], false);
  succeeds("simulate --rules chess --random --plies 0 --size 960x720 --board-style vinyl --light even --out film");
  const std::string text = succeeds("look film/frame_0001.jpg").out;
  EXPECT_THAT(text, HasSubstr("The board (chess8) is found"));
  EXPECT_THAT(text, HasSubstr("     a b c d e f g h\n"));
  EXPECT_TRUE(json::parse(succeeds("look film/frame_0001.jpg --json").out)["found"].get<bool>());
}

TEST_F(Commands, ScoresComeAsJsonAlone) {
  const Outcome seen = succeeds("seeing --rules chess --games 1 --plies 1 --only 1920 --json");
  EXPECT_EQ(json::parse(seen.out).size(), 1U);
  succeeds("simulate --rules chess --random --plies 1 --size 640x480 --out film");
  EXPECT_TRUE(json::parse(succeeds("eval film --json").out).contains("games"));
  succeeds("eval film --json scores.json");
  EXPECT_TRUE(json::parse(text_of(folder_ / "scores.json")).contains("games"));
}

TEST_F(Commands, LibrariesSayNothingOfTheirOwn) {
  write("text.mp4", "no film");
  write("text.png", "no picture");
  for (const char* arguments : {"watch text.mp4 --rules chess", "look text.png", "watch 7 --rules chess",
                                "watch rtsp://127.0.0.1:9/none --rules chess"}) {
    const std::string said = run(arguments).err;
    EXPECT_EQ(std::count(said.begin(), said.end(), '\n'), 1) << arguments << "\n" << said;
    EXPECT_THAT(said, Not(HasSubstr("WARN"))) << arguments;
  }
}

TEST_F(Commands, WhoDoesNotLookAtPicturesLoadsNoLibrariesForIt) {
  const Outcome linked = [&] {
    const std::string command = std::string("ldd '") + ARBITER_PROGRAM + "' > '" + (folder_ / "ldd").string() + "'";
    return Outcome{std::system(command.c_str()), text_of(folder_ / "ldd"), ""};
  }();
  ASSERT_EQ(linked.status, 0);
  EXPECT_THAT(linked.out, HasSubstr("libsqlite3"));
  EXPECT_THAT(linked.out, Not(HasSubstr("opencv")));
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
  // Sanitizers bring libraries of their own, and keep calls of others that nobody makes.
  EXPECT_LT(std::count(linked.out.begin(), linked.out.end(), '\n'), 20);
#endif
}

TEST_F(Commands, TheProgramIsWholeWhereverItIsInstalled) {
  const fs::path built = fs::path(ARBITER_PROGRAM).parent_path();
  fs::create_directories(folder_ / "usr" / "bin");
  fs::create_directories(folder_ / "usr" / "libexec" / "arbiter");
  fs::copy(ARBITER_PROGRAM, folder_ / "usr" / "bin" / "arbiter");
  fs::create_symlink(folder_ / "usr" / "bin" / "arbiter", folder_ / "link");
  const auto status = [&] {
    return WEXITSTATUS(std::system(("'" + (folder_ / "link").string() + "' look --help >'" +
                                    (folder_ / "out").string() + "' 2>'" + (folder_ / "err").string() + "'")
                                       .c_str()));
  };
  EXPECT_EQ(status(), 3);
  EXPECT_THAT(text_of(folder_ / "err"), HasSubstr("arbiter-vision cannot be run"));
  fs::create_symlink(built / "libexec" / "arbiter" / "arbiter-vision",
                     folder_ / "usr" / "libexec" / "arbiter" / "arbiter-vision");
  EXPECT_EQ(status(), 0);
  EXPECT_THAT(text_of(folder_ / "out"), HasSubstr("--corners"));
}

TEST_F(Commands, ItsLanguagesAreFoundWhereverItIsInstalled) {
  const fs::path built = fs::path(ARBITER_PROGRAM).parent_path();
  fs::create_directories(folder_ / "usr" / "bin");
  fs::copy(ARBITER_PROGRAM, folder_ / "usr" / "bin" / "arbiter");
  const auto help = [&] {
    const std::string command = "'" + (folder_ / "usr" / "bin" / "arbiter").string() + "' --language fr --help >'" +
                                (folder_ / "out").string() + "'";
    EXPECT_EQ(std::system(command.c_str()), 0);
    return text_of(folder_ / "out");
  };
  EXPECT_THAT(help(), HasSubstr("watches a board game")) << "without its catalogues it speaks English";
  fs::create_directories(folder_ / "usr" / "share");
  fs::copy(built / "share" / "locale", folder_ / "usr" / "share" / "locale", fs::copy_options::recursive);
  EXPECT_THAT(help(), HasSubstr("observe un jeu de plateau"));
}

}  // namespace
}  // namespace arbiter
