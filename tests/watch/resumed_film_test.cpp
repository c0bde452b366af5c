// SPDX-License-Identifier: MIT
// A kept game is taken up while its film runs from the beginning: for long the table shows what the game has left
// behind. What the referee is asked meanwhile is counted; it must not be much more than a fresh watch asks.
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdio>
#include <filesystem>
#include <map>
#include <memory>

#include "app/footage/director.h"
#include "app/table/watcher.h"
#include "tests/watch/kept_actions.h"
#include "vision/sources/source.h"

namespace arbiter::table {
namespace {

namespace fs = std::filesystem;

struct Game {
  const char *name, *board, *style;
  footage::Script script;
};

const std::vector<Game>& games() {
  static const std::vector<Game> list{
      {"chess",
       "chess8",
       "wood",
       {{{"ruleset", "chess"}}, {"e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "g8f6", "e1g1", "f6e4"}}},
      {"powers",
       "chess8",
       "caps",
       {{{"ruleset", "european-chess"},
         {"seed", 1},
         {"armies", {{"S", "plain"}, {"W", "plain"}, {"N", "plain"}, {"E", "plain"}}}},
        {}}}};
  return list;
}

/// How often the referee was asked its dear questions.
struct Count {
  int observe = 0, futures = 0;
};

class ResumedFilm : public testing::TestWithParam<std::size_t> {
 protected:
  void SetUp() override {
    folder_ = fs::temp_directory_path() / ("arbiter-resumed-" + std::to_string(getpid()) + "-" + game().name);
    fs::remove_all(folder_);
    footage::Script script = game().script;
    if (script.actions.empty()) script = footage::random_script(make_referee(), script.setup, 4, 8).value();
    played_ = script.actions;
    setup_ = script.setup;
    auto scene = vision::simulate::make_scene(game().board, game().style, 3);
    scene.size = {640, 480};
    scene.light = vision::simulate::make_light("day", 3);
    footage::FilmOptions where;
    where.folder = folder_ / "film";
    fs::create_directories(folder_);
    auto film = footage::Film::create(where);
    ASSERT_TRUE(film) << film.error().message.english();
    const auto shot = footage::shoot(*film, script, make_referee(), scene, {});
    ASSERT_TRUE(shot) << shot.error().message.english();
  }
  void TearDown() override { fs::remove_all(folder_); }

  static const Game& game() { return games()[GetParam()]; }

  /// Watches the film from its first picture to its last.
  [[nodiscard]] Count watch(Session& session) const {
    auto source = vision::open_source((folder_ / "film").string());
    EXPECT_TRUE(source);
    if (!source) return {};
    Watcher watcher(session);
    int pictures = 0;
    while (const auto frame = (*source)->next()) {
      (void)watcher.feed(frame->picture, frame->number, frame->at);
      ++pictures;
    }
    const Count count{watcher.status().asked_observe, watcher.status().asked_futures};
    std::printf("%s: %d pictures; observe %d, futures %d\n", game().name, pictures, count.observe, count.futures);
    return count;
  }

  fs::path folder_;
  Value setup_;
  std::vector<std::string> played_;
};

TEST_P(ResumedFilm, AsksTheRefereeAFewTimesWhatAFreshWatchDoes) {
  const fs::path file = folder_ / "games.sqlite";
  db::GameId whole = 0;
  Count fresh;
  {
    Session session(file);
    const auto begun = session.new_game(setup_);
    ASSERT_TRUE(begun) << begun.error().message.english();
    whole = begun->game.value();
    fresh = watch(session);
    EXPECT_EQ(kept(session), played_);
  }
  for (const std::size_t plies : {played_.size(), played_.size() / 2}) {
    SCOPED_TRACE("taken up after " + std::to_string(plies) + " plies");
    Session session(file);
    ASSERT_TRUE(session.resume(whole).has_value());
    if (plies < played_.size()) {
      ASSERT_TRUE(session.undo(static_cast<int>(played_.size() - plies)).has_value());
    }
    const Count again = watch(session);
    // Until the film has come to where the game stands, lines of two plies are looked for in every picture.
    EXPECT_LE(again.observe + again.futures, 6 * (fresh.observe + fresh.futures));
    EXPECT_EQ(kept(session), played_);
  }
}

const auto resumed_name = [](const auto& one) { return std::string(games()[one.param].name); };
INSTANTIATE_TEST_SUITE_P(Games, ResumedFilm, testing::Values(std::size_t{0}), resumed_name);
// European Chess is watched for twice as long.
INSTANTIATE_TEST_SUITE_P(NightlyGames, ResumedFilm, testing::Range(std::size_t{1}, games().size()), resumed_name);

}  // namespace
}  // namespace arbiter::table
