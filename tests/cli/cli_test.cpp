// SPDX-License-Identifier: MIT
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
using test::Program;
using test::text_of;
using testing::HasSubstr;
namespace fs = std::filesystem;

TEST_F(Program, NamesItsCommandsAndRefusesOthers) {
  const std::string help = succeeds("--help").out;
  for (const char* command : {"calibrate", "cases", "club", "eval", "games", "look", "perft", "points", "print",
                              "referee", "seeing", "show", "simulate", "watch"}) {
    EXPECT_THAT(help, HasSubstr(command));
    EXPECT_FALSE(succeeds(std::string(command) + " --help").out.empty());
    fails(std::string(command) + " --no-such-option 1", "--help");
  }
  fails("", "a command is missing");
  fails("fly", "fly");
}

TEST_F(Program, RefereeAnswersEveryLineAndSaysWhatIsWrongWithIt) {
  const Outcome result = succeeds("referee",
                                  "{\"cmd\":\"new\",\"ruleset\":\"chess\"}\nnot json\n{\"cmd\":\"fly\"}\n"
                                  "{\"cmd\":\"act\",\"action\":\"e2e5\"}\n{\"cmd\":\"act\",\"action\":7}\n[]\n"
                                  "{\"cmd\":\"act\",\"action\":\"e2e4\",\"id\":9}\n");
  std::istringstream lines(result.out);
  std::vector<json> replies;
  for (std::string line; std::getline(lines, line);) replies.push_back(json::parse(line));
  ASSERT_EQ(replies.size(), 7U);
  for (std::size_t i = 0; i < replies.size(); ++i) {
    const bool good = i == 0 || i == 6;
    EXPECT_EQ(replies[i]["ok"], good) << replies[i];
    if (!good) {
      EXPECT_FALSE(replies[i]["error"]["message"].get<std::string>().empty());
    }
  }
  EXPECT_EQ(replies[1]["error"]["code"], "bad_json");
  EXPECT_EQ(replies[6]["id"], 9);
}

TEST_F(Program, PerftCountsAndRefuses) {
  EXPECT_THAT(succeeds("perft --rules chess 3").out, HasSubstr("8902"));
  fails("perft --rules checkers 2", "checkers");
  fails("perft --rules chess deep", "deep");
  fails("perft --rules chess 99", "99");
  fails("perft --rules chess --options '{bad' 1", "options");
}

TEST_F(Program, CasesReportsBadFilesAndFailedCases) {
  write("good.json", R"([{"name":"a pawn","ruleset":"chess","steps":[{"act":"e2e4"},{"to_act":"N"}]}])");
  EXPECT_THAT(succeeds("cases good.json").out, HasSubstr("1 passed, 0 failed"));
  write("wrong.json", R"([{"name":"a pawn that flies","ruleset":"chess","steps":[{"act":"e2e5"}]}])");
  fails("cases wrong.json", "a pawn that flies");
  fails("cases none.json", "none.json");
  write("torn.json", "[{");
  fails("cases torn.json", "torn.json");
}

TEST_F(Program, CasesTakesFolders) {
  fs::create_directories(folder_ / "club" / "more");
  const std::string one = R"([{"name":"a step","ruleset":"chess","steps":[{"act":"e2e4"}]}])";
  write("club/a.json", one);
  write("club/more/b.json", one);
  EXPECT_THAT(succeeds("cases club").out, HasSubstr("2 passed, 0 failed"));
}

TEST_F(Program, GamesShowAndPointsNeedGames) {
  succeeds("games");
  fails("show last", "");
  fails("points 7", "");
  write("text.sqlite", "this is no database, it is a text that somebody has given a wrong name");
  fails("games --db text.sqlite", "text.sqlite");
  fails("show --db text.sqlite last", "text.sqlite");
}

TEST_F(Program, LookSaysWhatItCannotDo) {
  fails("look none.jpg", "none.jpg");
  write("text.jpg", "no picture");
  fails("look text.jpg", "text.jpg");
  cv::imwrite((folder_ / "grey.png").string(), cv::Mat3b(480, 640, {90, 90, 90}));
  fails("look grey.png --board round7", "round7");
  fails("look grey.png", "found");
  fails("look grey.png --corners 1,2,3", "--corners");
  fails("look grey.png --profile club", "club");
  fails("look grey.png --lens none.json", "none.json");
  fails("look grey.png --south up", "up");
}

TEST_F(Program, GuidePrintsAGameAndAnArmy) {
  EXPECT_EQ(run("guide chess").out.rfind("# Chess\n", 0), 0U);
  EXPECT_THAT(run("guide").out, HasSubstr("\nshatranj             "));
  const Outcome army = run("guide european-chess russia");
  EXPECT_EQ(army.status, 0) << army.err;
  EXPECT_EQ(army.out.rfind("# Russia: winter\n", 0), 0U);
  fails("guide european-chess rusia", "There are: plain, britain");
  fails("guide chess russia", "has no armies");
  // A club's own set-ups come from a file.
  write("club.json", R"({"poland": "K B N / P P P P / - - P"})");
  EXPECT_THAT(run("guide european-chess poland --setups club.json").out, HasSubstr(" 3  . . P .\n 2  P P P P\n"));
  write("wrong.json", R"({"poland": 5})");
  fails("guide european-chess poland --setups wrong.json", "wrong.json: no set-ups by army");
  fails("guide european-chess poland --setups missing.json", "missing.json cannot be opened");
  fails("watch film --rules european-chess --control paint", "--control");
}

TEST_F(Program, EvalNeedsLabels) {
  fails("eval none", "none");
  fs::create_directories(folder_ / "bare");
  fails("eval bare", "bare");
  fs::create_directories(folder_ / "torn");
  write("torn/truth.json", "{");
  fails("eval torn", "truth.json");
}

TEST_F(Program, WatchNeedsASourceAndAGame) {
  fails("watch", "no source is named");
  fails("watch none.mp4 --rules chess", "none.mp4");
  fs::create_directories(folder_ / "bare");
  fails("watch bare --rules chess", "bare");
  cv::imwrite((folder_ / "bare" / "1.png").string(), cv::Mat3b(480, 640, {90, 90, 90}));
  fails("watch bare", "--rules");
  fails("watch bare --rules checkers", "checkers");
  fails("watch bare --rules chess --options minutes", "NAME=VALUE");
  fails("watch bare --rules chess --position none.json", "none.json");
  fails("watch bare --rules chess --position bare", "is a folder");
  fails("watch bare --rules chess --profile club", "club");
  fails("watch bare --rules chess --resume last", "");
  fails("watch bare --rules chess", "never seen");
  fails("watch bare --rules chess --report /proc/none", "/proc/none");
}

TEST_F(Program, PrintWritesPdfsWhereItMay) {
  succeeds("print charuco --out board.pdf");
  EXPECT_EQ(text_of(folder_ / "board.pdf").substr(0, 5), "%PDF-");
  fails("print charuco --out none/board.pdf", "none/board.pdf");
  fails("print charuco --paper papyrus", "papyrus");
  fails("print board --board round7", "round7");
  fails("print piece-tags --size 90", "between 8 and 40");
  fails("print charuco --size 20", "one size");
  fails("print", "no print is named");
}

TEST_F(Program, SimulateRendersAndRefuses) {
  const std::string small = " --random --seed 2 --plies 2 --size 320x240";
  succeeds("simulate --rules chess" + small + " --out film");
  const json truth = json::parse(text_of(folder_ / "film" / "truth.json"));
  EXPECT_EQ(truth["plies"].size(), 2U);
  EXPECT_FALSE(cv::imread((folder_ / "film" / "frame_0001.jpg").string()).empty());
  fails("simulate --rules chess" + small + " --out film", "--force");
  succeeds("simulate --rules chess" + small + " --out film --force --faults drop,corrupt,nudge,light");
  write("taken", "a file");
  fails("simulate --rules chess" + small + " --out taken", "taken");
  fails("simulate --rules chess" + small + " --out taken/below", "taken/below");
  fails("simulate --rules checkers" + small + " --out other", "checkers");
  fails("simulate --rules chess --random --size big --out other", "big");
  fails("simulate --rules chess --random --faults fire --out other", "fire");
  fails("simulate --rules chess --random --options draws --out other", "NAME=VALUE");
  fails("simulate --rules chess --random --options draws=maybe --out other", "draws");
  fails("simulate --rules chess --random --light moon --out other", "moon");
  fails("simulate --rules chess --random", "--out");
  fails("simulate --rules chess --out other", "--random");
  fails("simulate --record none.json --out other", "none.json");
  write("torn.json", "{\"format\":");
  fails("simulate --record torn.json --out other", "torn.json");
  EXPECT_FALSE(fs::exists(folder_ / "other")) << "nothing is begun before the game is known";
}

TEST_F(Program, WhatSimulateRendersWatchReads) {
  succeeds(
      "simulate --rules chess --random --seed 4 --plies 4 --size 960x720 --board-style vinyl --light even --out film");
  const json truth = json::parse(text_of(folder_ / "film" / "truth.json"));
  const Outcome watched = succeeds("watch film --rules chess --json");
  std::istringstream lines(watched.out);
  std::vector<std::string> actions, expected;
  for (std::string line; std::getline(lines, line);)
    if (const json entry = json::parse(line); entry.contains("action")) actions.push_back(entry["action"]);
  for (const json& ply : truth["plies"]) expected.push_back(ply["action"]);
  EXPECT_EQ(actions, expected);
  EXPECT_THAT(succeeds("show last").out, HasSubstr(expected.front()));
  succeeds("points last");
  EXPECT_GT(fs::file_size(folder_ / "data" / "arbiter" / "games.pictures.sqlite"), 10'000U)
      << "pictures of the table are kept";
  succeeds("watch film --rules chess --db other.sqlite --pictures 0");
  EXPECT_TRUE(fs::exists(folder_ / "other.sqlite"));
  EXPECT_FALSE(fs::exists(folder_ / "other.pictures.sqlite"));
  fails("watch film --rules chess --pictures 7", "--pictures");
}

TEST_F(Program, SeeingMeasuresRenderedTables) {
  succeeds("seeing --rules chess --games 1 --plies 2 --only 1920 --json seeing.json");
  const json rows = json::parse(text_of(folder_ / "seeing.json"));
  ASSERT_EQ(rows.size(), 1U);
  EXPECT_EQ(rows[0]["found"], 1);
  EXPECT_EQ(rows[0]["plies"], 2);
  EXPECT_EQ(rows[0]["right"].get<int>() + rows[0]["asked"].get<int>() + rows[0]["missed"].get<int>() +
                rows[0]["wrong"].get<int>(),
            2);
  fails("seeing --rules chess --only moonlight", "moonlight");
  fails("seeing --rules checkers --only 1920", "checkers");
}

TEST_F(Program, CalibrateKeepsProfilesThatLookUses) {
  succeeds("simulate --rules chess --random --plies 0 --size 960x720 --board-style vinyl --light even --out film");
  EXPECT_THAT(succeeds("calibrate table film --board chess8 --profile club").out, HasSubstr("club"));
  const json found = json::parse(succeeds("look film/frame_0001.jpg --json --profile club").out);
  EXPECT_TRUE(found["found"].get<bool>());
  const json report = json::parse(succeeds("calibrate table film/frame_0001.jpg --board chess8 --json").out);
  EXPECT_EQ(report["board"], "chess8");
  fails("look film/frame_0001.jpg --profile pub", "club");
  fails("calibrate table film --board round7", "round7");
  fails("calibrate table none.jpg --board chess8", "none.jpg");
  write("lens.json", "{\"format\":\"arbiter-lens\",\"version\":1}");
  fails("calibrate table film --board chess8 --lens lens.json", "image");
  cv::imwrite((folder_ / "grey.png").string(), cv::Mat3b(480, 640, {90, 90, 90}));
  fails("calibrate table grey.png --board chess8", "calibrate");
  write("data/arbiter/profiles.json", "[");
  fails("calibrate table film --board chess8 --profile club", "profiles.json");
}

TEST_F(Program, CalibrateCameraNeedsPictures) {
  fails("calibrate", "a command is missing");
  fails("calibrate camera", "pictures");
  fails("calibrate camera none.jpg", "none.jpg: not used");
  cv::imwrite((folder_ / "grey.png").string(), cv::Mat3b(480, 640, {90, 90, 90}));
  fails("calibrate camera grey.png --out lens.json", "at least 5");
  EXPECT_FALSE(fs::exists(folder_ / "lens.json"));
  fails("calibrate camera grey.png --print chequerboard --crossings 1x1", "--crossings");
}

}  // namespace
}  // namespace arbiter
