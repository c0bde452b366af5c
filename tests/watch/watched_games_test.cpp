// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <cstdio>
#include <filesystem>
#include <fstream>

#include "app/table/watcher.h"
#include "referee/wire/told.h"
#include "text/facts_json.h"
#include "vision/sources/source.h"

namespace arbiter::table {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

/// Footage with an answer sheet; only where the recordings are at hand.
class WatchedGames : public testing::TestWithParam<const char*> {};

/// Watches the first pictures of a recording and compares what is recorded with the plies that they show.
TEST_P(WatchedGames, EveryPlyAndNoneElse) {
  const fs::path folder = fs::path(ARBITER_SHARED_DIR) / "footage" / GetParam();
  if (!fs::exists(folder / "truth.json")) GTEST_SKIP() << "The recording " << folder << " is not here.";
  constexpr std::int64_t kPictures = 48;
  std::ifstream file(folder / "truth.json");
  const json truth = json::parse(file);
  const std::string game = truth["game"];
  Facts setup{{"ruleset", game.find("Joseph") != std::string::npos ? "mr-joseph" : "chess"}};
  if (fs::exists(folder / "position.json")) {
    std::ifstream position(folder / "position.json");
    setup["position"] = text::facts_of(json::parse(position));
  }
  Session session(":memory:");
  ASSERT_TRUE(session.new_game(setup).has_value());
  Watcher watcher(session);
  const fs::path film = folder / "camera.mp4";
  auto source = vision::open_source((fs::exists(film) ? film : folder).string());
  ASSERT_TRUE(source) << source.error().message;
  std::vector<std::string> read;
  std::vector<std::int64_t> delays;
  int questions = 0;
  double milliseconds = 0;
  const json& frames = truth["frames"];
  int shown = 0;  // plies finished in the pictures watched
  std::vector<std::int64_t> shown_at;
  for (std::int64_t n = 1; n <= kPictures; ++n) {
    const auto frame = (*source)->next();
    ASSERT_TRUE(frame);
    const json& label = frames[static_cast<size_t>(n - 1)];
    if (label["phase"] == "still")
      for (; shown < label["position_after_ply"].get<int>(); ++shown) shown_at.push_back(n);
    const WatchOutcome outcome = watcher.feed(frame->picture, frame->number, frame->at);
    milliseconds += watcher.status().milliseconds;
    for (const WatchedAction& a : outcome.actions) {
      // What nobody answered is recorded when the game has gone on; that is no delay of the reading.
      if (read.size() < shown_at.size() && a.confidence > 0.9) delays.push_back(n - shown_at[read.size()]);
      read.push_back(a.action);
    }
    for (const WatchAlert& a : outcome.alerts) questions += a.alert == "ambiguous";
  }
  std::vector<std::string> played;
  for (int i = 0; i < shown; ++i) {
    const json& ply = truth["plies"][static_cast<size_t>(i)];
    if (ply.contains("from"))
      played.push_back(ply["from"].get<std::string>() + ply["to"].get<std::string>());
    else
      played.push_back(ply["action"]);
  }
  const std::int64_t worst = delays.empty() ? 0 : *std::max_element(delays.begin(), delays.end());
  std::printf("%s: %zu of %zu plies recorded, %d questions, delay at most %lld pictures, %.0f ms a picture\n",
              GetParam(), read.size(), played.size(), questions, static_cast<long long>(worst),
              milliseconds / static_cast<double>(kPictures));
  // What is asked about at the end may be missing; nothing may be wrong.
  const auto& alert = watcher.status().alert;
  const bool still_asked = alert && alert->alert == "ambiguous";
  ASSERT_LE(read.size(), played.size());
  for (size_t i = 0; i < read.size(); ++i) EXPECT_EQ(read[i].substr(0, read[i].find('=')), played[i]);
  EXPECT_GE(read.size() + static_cast<size_t>(still_asked), played.size())
      << "a question that was settled excuses nothing";
  EXPECT_LE(worst, 3);
}

INSTANTIATE_TEST_SUITE_P(Footage, WatchedGames,
                         testing::Values("dev1_four_wood_oblique60", "dev2_four_plastic_oblique40",
                                         "dev3_four_woodplastic_overhead", "dev4_chess_wood_oblique40",
                                         "dev5_chess_vinyl_oblique60_1080p", "dev7_four_mate_reset"),
                         [](const auto& one) { return std::string(one.param).substr(0, 4); });

}  // namespace
}  // namespace arbiter::table
