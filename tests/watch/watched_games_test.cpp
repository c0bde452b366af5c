// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <opencv2/imgproc.hpp>

#include "app/table/watcher.h"
#include "referee/json/view.h"
#include "text/value_json.h"
#include "vision/sources/source.h"

namespace arbiter::table {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

/// A recording with an answer sheet.
struct Recording {
  const char* name;
  std::int64_t pictures = 48;  ///< that are watched
  bool full_hd = false;        ///< shown as a camera of 1920 × 1080 would, two pictures a second
};

/// The picture between two bars of grey, 1920 × 1080.
cv::Mat as_full_hd(const cv::Mat& picture) {
  cv::Mat high, wide;
  cv::resize(picture, high, {picture.cols * 1080 / picture.rows, 1080}, 0, 0, cv::INTER_LINEAR);
  const int bar = (1920 - high.cols) / 2;
  cv::copyMakeBorder(high, wide, 0, 0, bar, 1920 - high.cols - bar, cv::BORDER_CONSTANT, cv::Scalar::all(96));
  return wide;
}

/// Only where the recordings are at hand.
class WatchedGames : public testing::TestWithParam<Recording> {};

/// Watches the first pictures of a recording and compares what is recorded with the plies that they show.
TEST_P(WatchedGames, EveryPlyAndNoneElse) {
  const fs::path folder = fs::path(ARBITER_SHARED_DIR) / "footage" / GetParam().name;
  if (!fs::exists(folder / "truth.json")) GTEST_SKIP() << "The recording " << folder << " is not here.";
  std::ifstream file(folder / "truth.json");
  const json truth = json::parse(file);
  const std::string game = truth["game"];
  Value setup{{"ruleset", truth.value("rules", game.find("Joseph") != std::string::npos ? "mr-joseph" : "chess")}};
  if (fs::exists(folder / "position.json")) {
    std::ifstream position(folder / "position.json");
    setup["position"] = text::value_of(json::parse(position));
  }
  Session session(":memory:");
  ASSERT_TRUE(session.new_game(setup).has_value());
  Watcher watcher(session);
  const fs::path film = folder / "camera.mp4";
  auto source = vision::open_source((fs::exists(film) ? film : folder).string());
  ASSERT_TRUE(source) << source.error().message.english();
  std::vector<std::string> read;
  std::vector<std::int64_t> delays;
  int questions = 0;
  double milliseconds = 0;
  const json& frames = truth["frames"];
  int shown = 0;  // plies finished in the pictures watched
  std::vector<std::int64_t> shown_at;
  const auto count = std::min<std::int64_t>(GetParam().pictures, static_cast<std::int64_t>(frames.size()));
  for (std::int64_t n = 1; n <= count; ++n) {
    const auto frame = (*source)->next();
    ASSERT_TRUE(frame);
    const json& label = frames[static_cast<size_t>(n - 1)];
    if (label["phase"] == "still")
      for (; shown < label["position_after_ply"].get<int>(); ++shown) shown_at.push_back(n);
    const bool full_hd = GetParam().full_hd;
    const WatchOutcome outcome = watcher.feed(full_hd ? as_full_hd(frame->picture) : frame->picture, frame->number,
                                              full_hd ? std::chrono::milliseconds(500 * n) : frame->at);
    milliseconds += watcher.status().milliseconds;
    for (const WatchedAction& a : outcome.actions) {
      // What nobody answered is recorded when the game has gone on; that is no delay of the reading.
      if (read.size() < shown_at.size() && a.confidence > 0.9) delays.push_back(n - shown_at[read.size()]);
      read.push_back(a.action);
    }
    for (const WatchAlert& a : outcome.alerts) questions += a.alert == AlertKind::ambiguous;
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
              GetParam().name, read.size(), played.size(), questions, static_cast<long long>(worst),
              milliseconds / static_cast<double>(count));
  // What is asked about at the end may be missing; nothing may be wrong.
  const auto& alert = watcher.status().alert;
  const bool still_asked = alert && alert->alert == AlertKind::ambiguous;
  ASSERT_LE(read.size(), played.size());
  for (size_t i = 0; i < read.size(); ++i) EXPECT_EQ(read[i].substr(0, read[i].find('=')), played[i]);
  EXPECT_GE(read.size() + static_cast<size_t>(still_asked), played.size())
      << "a question that was settled excuses nothing";
  EXPECT_LE(worst, 3);
}

INSTANTIATE_TEST_SUITE_P(
    Footage, WatchedGames,
    testing::Values(Recording{"dev1_four_wood_oblique60"}, Recording{"dev2_four_plastic_oblique40"},
                    Recording{"dev3_four_woodplastic_overhead"}, Recording{"dev4_chess_wood_oblique40"},
                    Recording{"dev5_chess_vinyl_oblique60_1080p"}, Recording{"dev7_four_mate_reset"},
                    // What is agreed on while hands set up an army may show one of them.
                    Recording{"dev7_four_mate_reset", 82, true},
                    // A pale bishop takes a knight, and hardly shows on the square that it left.
                    Recording{"d21_euro", 39, true}),
    [](const auto& one) {
      const std::string name = one.param.name;
      return name.substr(0, name.find('_')) + (one.param.full_hd ? "FullHd" : "");
    });

}  // namespace
}  // namespace arbiter::table
