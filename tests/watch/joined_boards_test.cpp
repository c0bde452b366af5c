// SPDX-License-Identifier: MIT
// A game on joined boards, watched through a source for each.
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdio>
#include <filesystem>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include "app/footage/director.h"
#include "app/table/board_sources.h"
#include "app/table/seen_game.h"
#include "app/table/table_watcher.h"
#include "tests/support/placed.h"

namespace arbiter::table {
namespace {

namespace fs = std::filesystem;
using vision::simulate::Renderer;

const Value& setup() {
  static const Value all{{"ruleset", "european-chess"}, {"options", Value{{"mode", "bughouse"}}}, {"seed", 1}};
  return all;
}

/// What is captured on one board is set up on the other: only one record in the right order allows that.
const std::vector<std::string> kPlayed{"S2:d1c3", "W2:a5c6",   "N2:e7e6", "E2:g1f1",
                                       "S2:c3b5", "S:pawn@d3", "W:a5c6",  "W2:c6b4"};

class JoinedBoards : public testing::Test {
 protected:
  /// Filmed once; the tests watch it in different ways.
  static void SetUpTestSuite() {
    folder() = fs::temp_directory_path() / ("arbiter-joined-" + std::to_string(getpid()));
    fs::remove_all(folder());
    footage::FilmOptions where;
    where.folder = folder();
    auto films = footage::create_films(where, 2);
    ASSERT_TRUE(films) << films.error().message.english();
    const auto filmed = footage::shoot(*films, {setup(), kPlayed}, make_referee(), {scene(0), scene(1)}, {});
    ASSERT_TRUE(filmed) << filmed.error().message.english();
  }
  static void TearDownTestSuite() { fs::remove_all(folder()); }

  static fs::path& folder() {
    static fs::path path;
    return path;
  }
  static vision::simulate::Scene scene(std::size_t board) {
    auto scene = vision::simulate::make_scene("chess8", "caps", 3 + board);
    scene.size = {640, 480};
    scene.light = vision::simulate::make_light("day", 3);
    return scene;
  }
  static std::string source(int board) { return (folder() / ("board" + std::to_string(board))).string(); }

  /// Watches the sources to their end.
  void watch(const std::vector<std::string>& where, std::vector<WatchOptions> options = {}) {
    ASSERT_TRUE(session_.new_game(setup()).has_value());
    auto sources = BoardSources::open(where);
    ASSERT_TRUE(sources) << sources.error().message.english();
    TableWatcher watcher(session_, std::move(options));
    ASSERT_EQ(watcher.boards(), 2U);
    double milliseconds = 0;
    int pictures = 0;
    while (const auto shot = sources->next()) {
      for (const std::size_t board : shot->boards) {
        const WatchOutcome outcome = watcher.feed(board, shot->frame.picture, shot->frame.number, shot->frame.at);
        milliseconds += watcher.status(board).milliseconds;
        ++pictures;
        for (const WatchedAction& a : outcome.actions) {
          EXPECT_EQ(a.board, static_cast<int>(board) + 1) << a.action;
          read_.push_back(a.action);
        }
        for (const WatchAlert& a : outcome.alerts) alerts_.push_back(a);
      }
    }
    std::printf("%zu actions in %d pictures, %.1f ms a picture\n", read_.size(), pictures, milliseconds / pictures);
  }

  Session session_{":memory:"};
  std::vector<std::string> read_;
  std::vector<WatchAlert> alerts_;
};

TEST_F(JoinedBoards, AreWatchedAsOneGame) {
  watch({source(1), source(2)});
  EXPECT_EQ(read_, kPlayed);
  EXPECT_TRUE(alerts_.empty()) << to_string(alerts_.front().alert) << ": " << alerts_.front().message.english();
  std::vector<std::string> kept;
  for (const db::Ply& ply : session_.history())
    if (!ply.action.empty()) kept.push_back(ply.action);
  EXPECT_EQ(kept, kPlayed);
}

TEST_F(JoinedBoards, AreReadFromOnePictureOfBoth) {
  const fs::path both = folder() / "both";
  fs::create_directories(both);
  std::vector<cv::String> names;
  cv::glob(source(1) + "/*.jpg", names);
  for (const cv::String& name : names) {
    const cv::Mat left = cv::imread(name), right = cv::imread(source(2) + "/" + fs::path(name).filename().string());
    cv::Mat picture;
    cv::hconcat(left, right, picture);
    cv::imwrite((both / fs::path(name).filename()).string(), picture);
  }
  std::vector<WatchOptions> options(2);
  for (std::size_t b = 0; b < 2; ++b) {
    options[b].corners.emplace();
    const auto corners = Renderer(scene(b)).corners();
    for (std::size_t i = 0; i < 4; ++i)
      (*options[b].corners)[i] = corners[i] + cv::Point2d(640.0 * static_cast<double>(b), 0);
  }
  watch({both.string(), both.string()}, options);
  EXPECT_EQ(read_, kPlayed);
}

TEST_F(JoinedBoards, AnAlertNamesItsBoard) {
  ASSERT_TRUE(session_.new_game(setup()).has_value());
  TableWatcher watcher(session_);
  const auto on_first = [&] { return test::texts(wanted_on(*session_.game(), 0), *session_.game()->rules(0).board); };
  vision::simulate::Placement standing = on_first();
  Renderer first(scene(0)), second(scene(1));
  std::int64_t frame = 0;
  const auto show = [&](const vision::simulate::Placement& there) {
    ++frame;
    for (std::size_t b = 0; b < 2; ++b) {
      const cv::Mat picture = b == 0 ? first.render(standing, {}, static_cast<int>(frame))
                                     : second.render(there, {}, static_cast<int>(frame));
      const WatchOutcome outcome = watcher.feed(b, picture, frame);
      for (const WatchAlert& a : outcome.alerts) alerts_.push_back(a);
    }
  };
  for (int i = 0; i < 2; ++i) show(standing);
  ASSERT_TRUE(alerts_.empty()) << alerts_.front().message.english();
  // South sets up a knight on the second board that no partner has captured yet.
  vision::simulate::Placement dropped = standing;
  dropped["e3"] = "S.knight";
  for (int i = 0; i < 4; ++i) show(dropped);
  ASSERT_FALSE(alerts_.empty());
  EXPECT_EQ(alerts_.back().board, 2);
  EXPECT_TRUE(watcher.status(1).alert);
  EXPECT_FALSE(watcher.status(0).alert);
  // As soon as one has, by other hands than the camera's, what stands there is a move.
  for (const char* action : {"S:d1c3", "W:a5c4", "N:e7e6", "E:g1f1", "S:a2a3", "W:c4a3"})
    ASSERT_TRUE(session_.act(action).has_value()) << action;
  for (const char* action : {"N:e6e5", "E:f1e1", "S:b2a3"}) ASSERT_TRUE(session_.act(action).has_value()) << action;
  watcher.game_changed();
  standing = on_first();
  for (int i = 0; i < 3; ++i) show(dropped);
  EXPECT_FALSE(watcher.status(1).alert) << watcher.status(1).alert->message.english();
  EXPECT_EQ(session_.history().back().action, "S2:knight@e3");
}

TEST_F(JoinedBoards, PicturesComeInTheOrderTheyWereTaken) {
  const auto tiny = [](int board) { return (folder() / ("tiny" + std::to_string(board))).string(); };
  for (const auto& [board, count] : {std::pair{1, 3}, {2, 2}}) {
    fs::create_directories(tiny(board));
    for (int i = 1; i <= count; ++i)
      cv::imwrite(tiny(board) + "/" + std::to_string(i) + ".png", cv::Mat(8, 8, CV_8UC3, cv::Scalar::all(board)));
  }
  auto sources = BoardSources::open({tiny(1), tiny(2)});
  ASSERT_TRUE(sources);
  std::vector<std::pair<std::size_t, std::int64_t>> order;
  while (const auto shot = sources->next()) order.emplace_back(shot->boards.front() + 1, shot->frame.number);
  EXPECT_EQ(order, (std::vector<std::pair<std::size_t, std::int64_t>>{{1, 1}, {2, 1}, {1, 2}, {2, 2}, {1, 3}}));
  auto shared = BoardSources::open({tiny(1), tiny(1)});
  ASSERT_TRUE(shared);
  const auto shot = shared->next();
  ASSERT_TRUE(shot);
  EXPECT_EQ(shot->boards, (std::vector<std::size_t>{0, 1}));
  EXPECT_FALSE(BoardSources::open({"", ""}));
  EXPECT_FALSE(BoardSources::open({tiny(1), "/nowhere"}));
}

}  // namespace
}  // namespace arbiter::table
