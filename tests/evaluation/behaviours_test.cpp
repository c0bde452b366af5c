// SPDX-License-Identifier: MIT
// Films of what people do besides playing: what their truth says, and what a watcher makes of some of them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <set>

#include "app/evaluation/eval.h"
#include "app/evaluation/labelled_games.h"
#include "app/footage/behaviour.h"
#include "app/table/referee.h"

namespace {

using namespace arbiter;
using namespace arbiter::evaluation;
namespace fs = std::filesystem;

class Behaviours : public testing::Test {
 protected:
  void SetUp() override {
    const auto* info = testing::UnitTest::GetInstance()->current_test_info();
    folder_ = fs::temp_directory_path() / ("arbiter-behaviours-" + std::to_string(getpid()) + "-" + info->name());
  }
  void TearDown() override { fs::remove_all(folder_); }

  /// The film of that behaviour in small pictures; nothing where the game has no such ply.
  std::optional<LabelledGame> film(const std::string& name, const std::string& rules) {
    const Value setup{{"ruleset", rules}, {"seed", 1}};
    const auto begun = table::make_referee().carry_out(table::Begin{setup});
    auto scene = vision::simulate::make_scene(begun->state.board, "wood", 3);
    vision::simulate::suit_pieces(scene, begun->state.pieces);
    scene.size = {160, 120};
    footage::FilmOptions where;
    where.folder = folder_;
    where.force = true;
    auto pictures = footage::Film::create(where);
    EXPECT_TRUE(pictures) << pictures.error().message.english();
    const auto filmed = footage::film_behaviour(*pictures, name, setup, scene, 7);
    if (!filmed) {
      EXPECT_EQ(filmed.error().code, "no_such_ply") << name << ": " << filmed.error().message.english();
      return std::nullopt;
    }
    return labelled_games(folder_).front();
  }

  fs::path folder_;
};

/// The plies must be legal, and the pictures must count them one by one.
void check(const std::string& name, const LabelledGame& game) {
  table::Referee referee;
  ASSERT_TRUE(referee.carry_out(table::Begin{game.setup})) << name;
  for (const std::string& action : game.before) ASSERT_TRUE(referee.carry_out(table::Act{action, {}})) << name;
  for (const LabelledGame::Ply& ply : game.plies)
    EXPECT_TRUE(referee.carry_out(table::Act{ply.action, {}})) << name << " " << ply.action;
  int before = 0;
  for (const int shows : game.shows) {
    EXPECT_LE(shows, static_cast<int>(game.plies.size()) + static_cast<int>(game.taken_back.size())) << name;
    if (shows >= 0) before = shows;
  }
  EXPECT_EQ(game.shows.size(), game.times.size()) << name;
  EXPECT_GE(before, 0) << name;
  for (const LabelledGame::Moment& moment : game.moments) EXPECT_GE(moment.from, 1) << name;
}

TEST_F(Behaviours, AreNamedOnceEach) {
  std::set<std::string> names;
  for (const auto& one : footage::behaviours()) EXPECT_TRUE(names.insert(one.name).second) << one.name;
  EXPECT_GE(names.size(), 30U);
  footage::FilmOptions where;
  where.folder = folder_;
  auto pictures = footage::Film::create(where);
  const auto none = footage::film_behaviour(*pictures, "nonsense", {{"ruleset", "chess"}},
                                            vision::simulate::make_scene("chess8", "wood", 1), 1);
  ASSERT_FALSE(none);
  EXPECT_EQ(none.error().code, "no_such_behaviour");
}

TEST_F(Behaviours, SayWhenTheTableIsNotTheGames) {
  const auto game = film("two-pushed-off", "chess");
  ASSERT_TRUE(game);
  check("two-pushed-off", *game);
  const auto asks = std::count_if(game->moments.begin(), game->moments.end(),
                                  [](const LabelledGame::Moment& moment) { return moment.does == "asks"; });
  EXPECT_EQ(asks, 1);
  EXPECT_GT(std::count(game->shows.begin(), game->shows.end(), -1), 12);
}

TEST_F(Behaviours, TellPliesThatWereTakenBack) {
  const auto game = film("take-back", "chess");
  ASSERT_TRUE(game);
  check("take-back", *game);
  ASSERT_EQ(game->taken_back.size(), 1U);
  EXPECT_EQ(game->taken_back.front().ply, 3U);
}

TEST_F(Behaviours, BeginAfterPliesThatTheWatcherKnowsOrDoesNotKnow) {
  const auto known = film("en-passant-late", "chess");
  ASSERT_TRUE(known);
  check("en-passant-late", *known);
  EXPECT_FALSE(known->before.empty());
  const auto unknown = film("late-two", "chess");
  ASSERT_TRUE(unknown);
  check("late-two", *unknown);
  EXPECT_TRUE(unknown->before.empty());
  EXPECT_EQ(unknown->shows.front(), 2);
}

// A hand in the first picture, a pawn that waits for what it becomes, a captured piece that stands on the board for a
// while, two tiles that are pushed off so that a hand seems to lie there.
TEST_F(Behaviours, NothingIsRecordedThatNobodyPlayed) {
  const auto watch = [](const std::vector<std::string>& names, const std::string& rules) {
    for (const GameScore& one : eval_behaviours({names, {rules}, 1, {}}, {})) {
      EXPECT_EQ(one.wrong, 0) << one.name;
      EXPECT_EQ(one.right + one.asked, one.plies) << one.name;
    }
  };
  watch({"begins-with-hand", "promotion-later", "captured-on-board"}, "chess");
  watch({"two-pushed-off"}, "xiangqi");
}

TEST_F(Behaviours, NightlyAllCanBeFilmedOnThreeBoards) {
  for (const char* rules : {"chess", "mr-joseph", "xiangqi"}) {
    int filmed = 0;
    for (const auto& one : footage::behaviours())
      if (const auto game = film(one.name, rules)) {
        check(one.name + std::string(", ") + rules, *game);
        ++filmed;
      }
    EXPECT_GE(filmed, 30) << rules;
  }
}

}  // namespace
