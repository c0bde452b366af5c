// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <map>
#include <opencv2/imgcodecs.hpp>
#include <set>

#include "app/footage/director.h"
#include "referee/json/view.h"
#include "text/value_json.h"

namespace arbiter::footage {
namespace {

using nlohmann::json;
namespace fs = std::filesystem;

class FootageTest : public testing::Test {
 protected:
  void SetUp() override {
    const auto* info = testing::UnitTest::GetInstance()->current_test_info();
    folder_ = fs::temp_directory_path() / ("arbiter-footage-" + std::to_string(getpid()) + "-" + info->name());
    fs::remove_all(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }

  /// Films a script in small pictures and reads the truth.
  json film(const Script& script, const DirectorOptions& options = {}, bool video = false) {
    const auto begun = table::make_referee().carry_out(table::Begin{script.setup});
    EXPECT_TRUE(begun) << begun.error().message.english();
    auto scene = vision::simulate::make_scene(begun->state.board, "", options.seed);
    scene.size = {160, 120};
    FilmOptions where;
    where.folder = folder_;
    where.force = true;
    where.video = video;
    auto film = Film::create(where);
    EXPECT_TRUE(film) << film.error().message.english();
    filmed_ = shoot(*film, script, table::make_referee(), scene, options);
    EXPECT_TRUE(filmed_) << filmed_.error().message.english();
    return read("truth.json");
  }
  [[nodiscard]] json read(const std::string& name) const {
    std::ifstream in(folder_ / name);
    return json::parse(in);
  }

  fs::path folder_;
  Expected<Filmed> filmed_;
};

json looks(const json& pieces) {
  json out = json::object();
  for (const auto& [square, piece] : pieces.items()) out[square] = truth_piece(piece.get<std::string>());
  return out;
}

/// Plays the truth's plies again and compares what stands on the board.
void replay(const json& truth) {
  table::Referee referee = table::make_referee();
  auto reply = referee.carry_out(table::Begin{text::value_of(truth["setup"])});
  ASSERT_TRUE(reply) << reply.error().message.english();
  EXPECT_EQ(truth["start"], looks(reply->state.pieces));
  for (const json& ply : truth["plies"]) {
    reply = referee.carry_out(table::Act{ply["action"].get<std::string>(), {}});
    ASSERT_TRUE(reply) << ply["action"] << reply.error().message.english();
    EXPECT_EQ(ply["placement"], looks(reply->state.pieces)) << ply["action"];
    for (const auto& [square, piece] : ply["placement"].items())
      EXPECT_EQ(looks({{square, protocol_piece(piece.get<std::string>())}})[square], piece);
  }
  EXPECT_EQ(truth["to_act_at_end"], json(reply->state)["to_act"]);
}

/// What must hold of the frames of any film without faults.
void check_frames(const json& truth, const fs::path& folder) {
  const auto placement = [&](int ply) {
    return ply == 0 ? truth["start"] : truth["plies"][static_cast<std::size_t>(ply) - 1]["placement"];
  };
  int last = 0;
  std::map<int, int> stills;
  json before;
  for (const json& frame : truth["frames"]) {
    ASSERT_TRUE(fs::exists(folder / frame["file"].get<std::string>())) << frame;
    const int ply = frame["position_after_ply"];
    EXPECT_GE(ply, last) << frame;
    // Only what hands do not do can pass without a picture.
    for (int silent = last + 1; silent < ply; ++silent)
      EXPECT_TRUE(truth["plies"][static_cast<std::size_t>(silent) - 1].contains("said")) << frame;
    last = ply;
    if (frame["phase"] == "hand") {
      EXPECT_TRUE(frame.contains("hand") && frame.contains("action")) << frame;
      EXPECT_NE(frame.contains("moving_ply"), frame.contains("instructions_pending")) << frame;
      continue;
    }
    ASSERT_EQ(frame["phase"], "still") << frame;
    if (frame.contains("instructions_pending")) {
      EXPECT_NE(frame["placement"], placement(ply)) << "nothing is pending in " << frame["file"];
    } else {
      EXPECT_FALSE(frame.contains("placement"));
      ++stills[ply];
    }
  }
  for (const auto& [ply, count] : stills) EXPECT_GE(count, 2) << "ply " << ply;
  EXPECT_EQ(truth["frames"].size(),
            static_cast<std::size_t>(std::count_if(fs::directory_iterator(folder), fs::directory_iterator(),
                                                   [](const auto& f) { return f.path().extension() == ".jpg"; })));
}

TEST_F(FootageTest, TheDemoShowsACaptureAMatePointsAndAReset) {
  const json truth = film(demo_script());
  replay(truth);
  check_frames(truth, folder_);
  std::multiset<std::string> types;
  for (const json& event : truth["events"]) types.insert(event["type"].get<std::string>());
  EXPECT_GE(types.count("captured"), 1U);
  EXPECT_EQ(types.count("checkmate"), 1U);
  EXPECT_GE(types.count("scored"), 2U);
  EXPECT_GE(types.count("returned"), 1U);
  int pending = 0;
  for (const json& frame : truth["frames"]) pending += frame.contains("instructions_pending") ? 1 : 0;
  EXPECT_GE(pending, 6) << "the reset is done by hand, step by step";
  for (const json& ply : truth["plies"]) EXPECT_FALSE(ply.contains("said")) << "a camera can read " << ply["action"];
  EXPECT_EQ(truth["cameras"].size(), 1U);
  EXPECT_EQ(truth["corners"].size(), 1U);
}

TEST_F(FootageTest, RandomGamesOfEveryRulesetReplayToTheSamePlacements) {
  int filmed = 0;
  for (const RulesetInfo& info : rulesets()) {
    const std::string& id = info.id;
    Value setup{{"ruleset", id}, {"seed", 5}};
    // Games with armies take the first ones that their list has.
    for (std::size_t i = 0; i < info.seats.size() && !info.armies.empty(); ++i)
      setup["armies"][info.seats[i]] = info.armies[i % info.armies.size()];
    constexpr int kPlies = 5;
    auto script = random_script(table::make_referee(), setup, 5, kPlies);
    if (!script) {
      setup.erase("armies");  // drafted, or armies of another shape
      script = random_script(table::make_referee(), setup, 5, kPlies);
    }
    ASSERT_TRUE(script) << id << ": " << script.error().message.english();
    SCOPED_TRACE(id);
    const json truth = film(*script);
    replay(truth);
    check_frames(truth, folder_);
    ++filmed;
  }
  EXPECT_GT(filmed, 1);
}

TEST_F(FootageTest, TheSameSeedMakesTheSameFilm) {
  const Value setup{{"ruleset", "mr-joseph"}};
  const auto first = random_script(table::make_referee(), setup, 3, 40),
             again = random_script(table::make_referee(), setup, 3, 40),
             other = random_script(table::make_referee(), setup, 4, 40);
  EXPECT_EQ(first->actions, again->actions);
  EXPECT_NE(first->actions, other->actions);
  Script brief = *first;
  brief.actions.resize(3);
  const json truth = film(brief);
  const cv::Mat picture = cv::imread((folder_ / "frame_0004.jpg").string());
  EXPECT_EQ(truth, film(brief));
  EXPECT_EQ(cv::norm(picture, cv::imread((folder_ / "frame_0004.jpg").string())), 0);
}

TEST_F(FootageTest, FaultsAreInTheTruth) {
  DirectorOptions options;
  options.seed = 8;
  const auto script = random_script(table::make_referee(), {{"ruleset", "chess"}}, 8, 24);
  const std::size_t undisturbed = film(*script, options)["frames"].size();
  options.faults = {true, true, true, true};
  const json truth = film(*script, options);
  replay(truth);
  EXPECT_LT(truth["frames"].size(), undisturbed);
  EXPECT_EQ(truth["cameras"].size(), 2U);
  EXPECT_EQ(truth["corners"].size(), 2U);
  EXPECT_NE(truth["corners"][0], truth["corners"][1]);
  EXPECT_EQ(truth["lights"].size(), 2U);
  std::set<int> cameras, lights;
  int lost = 0;
  for (const json& frame : truth["frames"]) {
    cameras.insert(frame["camera"].get<int>());
    lights.insert(frame["light"].get<int>());
    lost += frame["phase"] == "lost" ? 1 : 0;
  }
  EXPECT_EQ(cameras, (std::set<int>{0, 1}));
  EXPECT_EQ(lights, (std::set<int>{0, 1}));
  EXPECT_GT(lost, 0);
}

TEST_F(FootageTest, AVideoHasAFrameForEveryEntry) {
  Script script = demo_script();
  script.actions.resize(2);
  const json truth = film(script, {}, true);
  EXPECT_EQ(truth["video"], "camera.mp4");
  EXPECT_GT(fs::file_size(folder_ / "camera.mp4"), 1000U);
  EXPECT_GT(truth["frames"].size(), 6U);
}

TEST_F(FootageTest, StoppingLeavesATruthOfWhatWasFilmed) {
  DirectorOptions options;
  int asked = 0;
  options.stopped = [&asked] { return ++asked > 3; };
  const json truth = film(demo_script(), options);
  EXPECT_TRUE(filmed_->stopped);
  EXPECT_EQ(filmed_->plies, 3);
  replay(truth);
  check_frames(truth, folder_);
}

TEST_F(FootageTest, ADamagedRecordIsRefusedWithThePlace) {
  json record{{"format", "arbiter-record"}, {"version", 1}, {"ruleset", "chess"}, {"plies", {{{"action", "e2e4"}}, 7}}};
  const auto broken = script_of_record(text::value_of(record));
  ASSERT_FALSE(broken);
  EXPECT_NE(broken.error().message.english().find("ply 2"), std::string::npos) << broken.error().message.english();
  EXPECT_FALSE(script_of_record({{"format", "pgn"}}));
  EXPECT_EQ(read_script(folder_ / "none.json").error().code, "io");

  const Script illegal{{{"ruleset", "chess"}}, {"e2e4", "e2e4"}};
  FilmOptions where;
  where.folder = folder_;
  auto film = Film::create(where);
  auto scene = vision::simulate::make_scene("chess8");
  scene.size = {160, 120};
  const auto filmed = shoot(*film, illegal, table::make_referee(), scene, {});
  ASSERT_FALSE(filmed);
  EXPECT_NE(filmed.error().message.english().find("ply 2, e2e4"), std::string::npos)
      << filmed.error().message.english();
}

TEST_F(FootageTest, AFolderWithOtherThingsInItIsLeftAlone) {
  FilmOptions where;
  where.folder = folder_;
  ASSERT_TRUE(Film::create(where));
  EXPECT_EQ(Film::create(where).error().code, "exists") << "without force";
  where.force = true;
  EXPECT_TRUE(Film::create(where));
  std::ofstream(folder_ / "thesis.txt") << "years of work";
  EXPECT_EQ(Film::create(where).error().code, "exists");
  EXPECT_TRUE(fs::exists(folder_ / "thesis.txt"));
  EXPECT_TRUE(fs::exists(folder_ / "truth.json")) << "nothing was touched";
  where.folder = folder_ / "thesis.txt";
  EXPECT_EQ(Film::create(where).error().code, "exists");
  where.folder = folder_ / "thesis.txt" / "film";
  EXPECT_EQ(Film::create(where).error().code, "io");
}

TEST(Script, SquaresOfActions) {
  const auto both = [](const std::string& action) {
    const Squares s = squares_of(action);
    return s.from + "-" + s.to;
  };
  EXPECT_EQ(both("e2e4"), "e2-e4");
  EXPECT_EQ(both("a10b12"), "a10-b12");
  EXPECT_EQ(both("W:e7e8=queen"), "e7-e8");
  EXPECT_EQ(both("a1xa14"), "a1-a14");
  for (const char* other : {"pawn@c3", "end", "roll 5", "choose f7", "W:react censor", "power blitz a1 a2 b2 > c4"})
    EXPECT_EQ(squares_of(other).to, "") << other;
}

}  // namespace
}  // namespace arbiter::footage
