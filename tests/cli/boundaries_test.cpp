// SPDX-License-Identifier: MIT
// What people really have at hand: files that are no JSON or too much of it, names that are not UTF-8, pictures that
// lie about themselves, pipes nobody writes to. Each is refused in words, none kills the program or keeps it waiting.
#include <sqlite3.h>
#include <sys/stat.h>

#include <chrono>
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

class InputBoundaries : public test::Program {
 protected:
  void sql(const char* statement) const {
    sqlite3* database = nullptr;
    ASSERT_EQ(sqlite3_open((folder_ / "data/arbiter/games.sqlite").c_str(), &database), SQLITE_OK);
    char* why = nullptr;
    EXPECT_EQ(sqlite3_exec(database, statement, nullptr, nullptr, &why), SQLITE_OK) << why;
    sqlite3_free(why);
    sqlite3_close(database);
  }
  /// The first column of the first row of an answer.
  [[nodiscard]] std::string kept(const char* question) const {
    sqlite3* database = nullptr;
    sqlite3_stmt* asked = nullptr;
    std::string answer;
    EXPECT_EQ(sqlite3_open((folder_ / "data/arbiter/games.sqlite").c_str(), &database), SQLITE_OK);
    EXPECT_EQ(sqlite3_prepare_v2(database, question, -1, &asked, nullptr), SQLITE_OK) << sqlite3_errmsg(database);
    if (sqlite3_step(asked) == SQLITE_ROW) answer = reinterpret_cast<const char*>(sqlite3_column_text(asked, 0));
    sqlite3_finalize(asked);
    sqlite3_close(database);
    return answer;
  }
  /// A game with one step in the file of games.
  void play() const {
    fs::create_directories(folder_ / "bare");
    cv::imwrite((folder_ / "bare" / "1.png").string(), cv::Mat3b(480, 640, {90, 90, 90}));
    run("watch bare --rules chess --players S=Ada,N=Bo");
    EXPECT_THAT(succeeds("games").out, HasSubstr("Ada"));
  }
};

TEST_F(InputBoundaries, TheRefereeOutlivesLinesThatAreTooMuch) {
  const std::string deep(60000, '[');
  const Outcome result =
      succeeds("referee", "{\"cmd\":\"new\",\"ruleset\":\"chess\"}\n{\"cmd\":\"state\",\"id\":1e999}\n" + deep + "\n" +
                              "{\"cmd\":\"state\",\"id\":" + deep + std::string(60000, ']') +
                              "}\n{\"cmd\":\"act\",\"action\":\"\xF6\"}\n" + "{\"cmd\":\"act\",\"action\":\"e2e4\"}\n");
  std::istringstream lines(result.out);
  std::vector<json> replies;
  for (std::string line; std::getline(lines, line);) replies.push_back(json::parse(line));
  ASSERT_EQ(replies.size(), 6U);
  for (std::size_t i = 1; i < 5; ++i) {
    EXPECT_EQ(replies[i]["error"]["code"], "bad_json");
    EXPECT_THAT(replies[i]["error"]["message"].get<std::string>(), HasSubstr("line 1, column"));
  }
  EXPECT_EQ(replies[5]["ok"], true);
}

TEST_F(InputBoundaries, ATimeControlIsReadOrRefusedInWords) {
  fs::create_directories(folder_ / "bare");
  cv::imwrite((folder_ / "bare" / "1.png").string(), cv::Mat3b(480, 640, {90, 90, 90}));
  fails("watch bare --rules chess --clock 5+x", "at \"x\" there should be seconds or minutes:seconds");
  fails("watch bare --rules chess --clock \"5+3; E 2\"", "this game has no such seat");
  EXPECT_THAT(run("games").out, Not(HasSubstr("chess"))) << "what is refused leaves no game behind";
  run("watch bare --rules chess --clock \"5+3; N 3+2\"");
  EXPECT_EQ(json::parse(kept("SELECT reading FROM clocks"))["control"], "5:00+3; N 3:00+2");
}

TEST_F(InputBoundaries, FilesOfJsonAreRefusedWithLineAndColumn) {
  cv::imwrite((folder_ / "grey.png").string(), cv::Mat3b(480, 640, {90, 90, 90}));
  write("over.json", "{\"format\":\n\"arbiter-record\", \"seed\": 1e999}");
  write("deep.json", "\n" + std::string(60000, '['));
  write("latin.json", "{\"name\": \"J\xF6rg\"}");
  fs::create_directories(folder_ / "truth");
  for (const auto& [file, where] : {std::pair("over.json", "over.json: line 2, column"),
                                    {"deep.json", "deep.json: line 2, column 101"},
                                    {"latin.json", "latin.json: line 1"}}) {
    const std::string name = file;
    fails("watch grey.png --rules chess --position " + name, where);
    fails("watch grey.png --rules european-chess --setups " + name, where);
    fails("cases " + name, where);
    fails("simulate --record " + name + " --out film", where);
    fails("look grey.png --lens " + name, where);
    fails("guide european-chess poland --setups " + name, where);
    fs::create_directories(folder_ / "data/arbiter");
    fs::copy_file(folder_ / name, folder_ / "data/arbiter/profiles.json", fs::copy_options::overwrite_existing);
    fails("look grey.png --profile club", "profiles.json: line");
    for (const char* labels : {"truth.json", "sequence.json", "labels.json"}) {
      fs::copy_file(folder_ / name, folder_ / "truth" / labels, fs::copy_options::overwrite_existing);
      fails("eval truth", std::string(labels) + ": line");
      fs::remove(folder_ / "truth" / labels);
    }
  }
  fails("perft --options '" + std::string(5000, '[') + "' 1", "options");
  for (const char* half :
       {"{}", "[]", "{\"frames\":[{}]}", "{\"frames\":[{\"phase\":\"still\"}]}", "{\"plies\":[{}]}",
        "{\"frames\":[{\"phase\":\"still\"}],\"image\":{},\"board\":{},\"corners\":[{}],\"plies\":[]}",
        "{\"images\":[{\"file\":\"a\",\"corners\":[{},{},{},{}]}]}"}) {
    for (const char* labels : {"truth.json", "sequence.json", "labels.json"}) {
      write("truth/" + std::string(labels), half);
      EXPECT_LT(run("eval truth").status, 128) << half << " as " << labels << " kills the program";
      fs::remove(folder_ / "truth" / labels);
    }
  }
}

TEST_F(InputBoundaries, NamesNeedNotBeUtf8) {
  fs::create_directories(folder_ / "J\xF6rg");
  cv::imwrite((folder_ / "J\xF6rg" / "1.png").string(), cv::Mat3b(480, 640, {90, 90, 90}));
  run("watch J\xF6rg --rules chess --players S=J\xF6rg --jsonl");
  const std::string repaired = "J\xEF\xBF\xBDrg";
  EXPECT_THAT(json::parse(succeeds("games --json").out).dump(), HasSubstr(repaired));
  EXPECT_THAT(succeeds("show last --json").out, HasSubstr(repaired));
  EXPECT_THAT(succeeds("points last --json").out, HasSubstr("awards"));
  EXPECT_EQ(json::parse(run("look J\xF6rg/none.png --json").out)["found"], false);
  EXPECT_EQ(json::parse(run("look J\xF6rg/1.png --json").out)["found"], false);
  EXPECT_EQ(json::parse(run("calibrate table J\xF6rg/1.png --json").out)["found"], false);
  fails("games --db J\xF6rg", repaired);
  fails("cases J\xF6rg/none.json", repaired);
}

TEST_F(InputBoundaries, BrokenNamesThatAreStoredAreRepairedWhenRead) {
  play();
  sql("UPDATE person_data SET name = CAST(x'4AF67267' AS TEXT) WHERE name = 'Ada'; UPDATE games SET source = "
      "CAST(x'FF' AS "
      "TEXT);");
  EXPECT_THAT(json::parse(succeeds("games --json").out).dump(), HasSubstr("J\xEF\xBF\xBDrg"));
  EXPECT_THAT(succeeds("show last --json").out, HasSubstr("J\xEF\xBF\xBDrg"));
  succeeds("show last");
  succeeds("points last --json");
}

TEST_F(InputBoundaries, DatabasesThatCannotBeAreRefused) {
  play();
  fails("games --db ''", "the name is empty");
  fails("show --db '' last", "the name is empty");
  fails("games --db bare", "it is a folder");
  fails("games --db /dev/zero", "cannot be a database of games");
  ASSERT_EQ(mkfifo((folder_ / "pipe").c_str(), 0600), 0);
  fails("games --db pipe", "cannot be a database of games");
  sql("PRAGMA user_version = -3");
  fails("games", "-3");
  fails("show last", "damaged");
}

TEST_F(InputBoundaries, PicturesThatLieAreRefused) {
  // IHDR of 60000 × 60000 and nothing behind it but an end.
  std::string bomb("\x89PNG\r\n\x1A\n\0\0\0\rIHDR\0\0\xEA\x60\0\0\xEA\x60\x08\x02\0\0\0\0\0\0\0", 33);
  bomb += std::string("\0\0\0\0IEND\xAE\x42\x60\x82", 12);
  write("bomb.png", bomb);
  for (const char* command : {"look bomb.png", "calibrate camera bomb.png bomb.png", "calibrate table bomb.png"})
    fails(command, "60000 × 60000");
  EXPECT_THAT(run("watch bomb.png --rules chess").out, HasSubstr("60000 × 60000"));
  cv::imwrite((folder_ / "whole.png").string(), cv::Mat3b(480, 640, {90, 90, 90}));
  const std::string whole = text_of(folder_ / "whole.png");
  write("torn.png", whole.substr(0, 40) + std::string("\0\0\0\0IEND\xAE\x42\x60\x82", 12));
  write("empty.png", "");
  for (const char* name : {"torn.png", "empty.png"}) {
    fails("look " + std::string(name), name);
    fails("calibrate camera " + std::string(name), name);
  }
}

TEST_F(InputBoundaries, NothingWaitsForAPipeOrDevice) {
  ASSERT_EQ(mkfifo((folder_ / "pipe").c_str(), 0600), 0);
  ASSERT_EQ(mkfifo((folder_ / "pipe.png").c_str(), 0600), 0);
  const auto start = std::chrono::steady_clock::now();
  for (const char* name : {"pipe", "pipe.png", "/dev/zero", "/dev/tty", "/dev/null"}) {
    fails("look " + std::string(name), name);
    fails("watch " + std::string(name) + " --rules chess", name);
    fails("calibrate table " + std::string(name), name);
  }
  fails("cases pipe", "nobody writes");
  fails("calibrate camera pipe.png", "pipe.png");
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(300))
      << "a pipe waited for would last for ever";
}

}  // namespace
}  // namespace arbiter
