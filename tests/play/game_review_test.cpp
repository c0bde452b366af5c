// SPDX-License-Identifier: MIT
// A saved game is reviewed in a thread, and its puzzles are found.
#include "app/table/game_review.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <thread>

#include "app/table/puzzles.h"
#include "app/table/session.h"
#include "db/analyses.h"

namespace arbiter::table {
namespace {

namespace fs = std::filesystem;

constexpr play::Budget kLittle{2'000, std::chrono::milliseconds(0)};

class Reviewed : public ::testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::temp_directory_path() / ("arbiter-reviewed-" + std::to_string(::getpid()));
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }
  [[nodiscard]] fs::path file() const { return folder_ / "games.sqlite"; }

  /// Plays and saves a game; its number.
  db::GameId play(const std::vector<std::string>& actions) {
    Session session(file());
    EXPECT_TRUE(session.new_game(Value{{"ruleset", "chess"}}));
    for (const std::string& action : actions) EXPECT_TRUE(session.act(action)) << action;
    return session.game_id().value();
  }
  /// Looks until it has ended; everything that was told.
  GameReview::News ended(GameReview& review) {
    GameReview::News all;
    std::vector<ReviewedMove> moves;
    for (int tries = 0; tries < 6'000; ++tries) {
      all = review.look();
      std::move(all.moves.begin(), all.moves.end(), std::back_inserter(moves));
      if (!all.running) break;
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    all.moves = std::move(moves);
    return all;
  }
  PuzzleSearch::News ended(PuzzleSearch& search) {
    while (search.look().running) std::this_thread::sleep_for(std::chrono::milliseconds(10));
    return search.look();
  }

  fs::path folder_;
};

const std::vector<std::string> kMated{"e2e4", "e7e5", "d1h5", "b8c6", "f1c4", "g8f6", "h5f7"};

TEST_F(Reviewed, EveryActionIsJudgedAndPutIntoWords) {
  const auto game = play(kMated);
  GameReview review(kLittle);
  review.begin(file(), game, GameReview::Extent::all);
  const auto news = ended(review);
  EXPECT_TRUE(news.whole);
  EXPECT_EQ(news.at, 7);
  EXPECT_EQ(news.of, 7);
  EXPECT_EQ(news.trouble.english(), "");
  ASSERT_EQ(news.moves.size(), 7U);
  const ReviewedMove& slip = news.moves[5];
  EXPECT_EQ(slip.step, 6);
  EXPECT_EQ(slip.seat, "N");
  EXPECT_EQ(slip.action, "g8f6");
  EXPECT_EQ(slip.mark, "??");
  EXPECT_EQ(slip.reason.english(), "the game is lost by force");
  EXPECT_FALSE(slip.better.empty());
  EXPECT_EQ(news.moves[6].mark, "") << "it mates";
  EXPECT_EQ(news.moves[6].better, "");
  EXPECT_NEAR(slip.expected.at("S") + slip.expected.at("N"), 1, 1e-9);
  const std::map<std::string, double> end{{"N", 0.0}, {"S", 1.0}};
  EXPECT_EQ(news.outcome, end);
}

TEST_F(Reviewed, SeatsAreSummedUp) {
  std::vector<ReviewedMove> moves(4);
  for (ReviewedMove& move : moves) move.seat = "S";
  moves[1].seat = "N";
  moves[1].lost = 0.5;
  moves[1].mark = "??";
  moves[2].lost = 0.1;
  moves[2].mark = "?!";
  const auto seats = seat_reviews(moves);
  ASSERT_EQ(seats.size(), 2U);
  EXPECT_EQ(seats.at("S").actions, 3);
  EXPECT_EQ(seats.at("S").slips, (std::array<int, 3>{1, 0, 0}));
  EXPECT_EQ(seats.at("N").slips, (std::array<int, 3>{0, 0, 1}));
  // 103.1668 e^(-4.354 x) - 3.1669, of 0 (100), 0 and 0.1 (63.58)
  EXPECT_NEAR(seats.at("S").percent, (100 + 100 + 63.58) / 3, 0.01);
  EXPECT_NEAR(seats.at("N").percent, 8.53, 0.01);
}

TEST_F(Reviewed, WhatIsSavedIsThereAtOnceAndNoMore) {
  const auto game = play(kMated);
  GameReview review(kLittle);
  review.begin(file(), game, GameReview::Extent::saved);
  EXPECT_TRUE(ended(review).moves.empty());
  EXPECT_FALSE(fs::exists(db::Analyses::path_of(file()))) << "there is nothing to be saved";
  review.begin(file(), game, GameReview::Extent::all);
  ASSERT_EQ(ended(review).moves.size(), 7U);
  {
    Session session(file());
    ASSERT_TRUE(session.resume(game));
    ASSERT_TRUE(session.undo(2));
    ASSERT_TRUE(session.act("g7g6"));
  }
  review.begin(file(), game, GameReview::Extent::saved);
  const auto news = ended(review);
  EXPECT_EQ(news.moves.size(), 5U) << "the last one was not judged";
  EXPECT_FALSE(news.whole);
  EXPECT_TRUE(news.outcome.empty()) << "the game is not over any more";
}

TEST_F(Reviewed, AGameThatIsNotThereIsReported) {
  play(kMated);
  GameReview review(kLittle);
  review.begin(file(), 77, GameReview::Extent::all);
  const auto news = ended(review);
  EXPECT_FALSE(news.whole);
  EXPECT_NE(news.trouble.english(), "");
}

TEST_F(Reviewed, PuzzlesAreFoundSavedAndSolved) {
  const auto game = play(kMated);
  EXPECT_EQ(games_to_search(file()), 1);
  EXPECT_TRUE(saved_puzzles(file()).empty());
  PuzzleSearch search(kLittle, {20'000, {}});
  search.begin(file());
  const auto news = ended(search);
  EXPECT_EQ(news.done, 1);
  EXPECT_EQ(news.trouble.english(), "");
  const auto found = saved_puzzles(file());
  ASSERT_FALSE(found.empty());
  EXPECT_EQ(news.found, static_cast<int>(found.size()));
  EXPECT_EQ(games_to_search(file()), 0);
  const auto mate =
      std::find_if(found.begin(), found.end(), [](const SavedPuzzle& one) { return one.puzzle.ply == 6; });
  ASSERT_NE(mate, found.end()) << "the mate is better than everything else";
  EXPECT_EQ(mate->game.id, game);
  EXPECT_EQ(mate->puzzle.best, "h5f7");
  EXPECT_EQ(mate->puzzle.played, "h5f7");
  EXPECT_EQ(mate->puzzle.seat, Seat::S);
  EXPECT_GE(mate->puzzle.gain, play::kPuzzleGain);
  EXPECT_FALSE(mate->solved);
  const auto position = puzzle_position(file(), *mate);
  ASSERT_TRUE(position);
  EXPECT_EQ(position->state.to_act, "S");
  EXPECT_TRUE(std::any_of(position->ways.begin(), position->ways.end(), [](const PuzzlePosition::Way& way) {
    return way.from == "h5" && way.to == "f7" && way.action == "h5f7";
  }));
  ASSERT_TRUE(note_solved(file(), *mate));
  const auto again = saved_puzzles(file());
  ASSERT_EQ(again.size(), found.size());
  for (const SavedPuzzle& one : again) EXPECT_EQ(one.solved, one.puzzle.ply == 6);
}

TEST_F(Reviewed, AGameThatWasSearchedIsNotSearchedAgain) {
  play(kMated);
  PuzzleSearch search(kLittle, kLittle);
  search.begin(file());
  EXPECT_EQ(ended(search).of, 1);
  search.begin(file());
  EXPECT_EQ(ended(search).of, 0);
  play({"f2f3", "e7e5", "g2g4", "d8h4"});
  search.begin(file());
  EXPECT_EQ(ended(search).of, 1) << "only the new one";
}

TEST_F(Reviewed, AGameThatIsPlayedHasNoPuzzles) {
  play({"e2e4", "e7e5", "d1h5", "b8c6", "f1c4", "g8f6"});
  EXPECT_EQ(games_to_search(file()), 0);
}

TEST_F(Reviewed, APuzzleOfAGameThatHasChangedIsRefused) {
  const auto game = play(kMated);
  PuzzleSearch search(kLittle, {20'000, {}});
  search.begin(file());
  (void)ended(search);
  const auto found = saved_puzzles(file());
  const auto mate =
      std::find_if(found.begin(), found.end(), [](const SavedPuzzle& one) { return one.puzzle.ply == 6; });
  ASSERT_NE(mate, found.end());
  {
    Session session(file());
    ASSERT_TRUE(session.resume(game));
    ASSERT_TRUE(session.undo(1));
    ASSERT_TRUE(session.act("a2a3"));
  }
  const auto position = puzzle_position(file(), *mate);
  ASSERT_FALSE(position);
  EXPECT_EQ(position.error().code, "not_found");
}

TEST(PuzzleRules, QuietPositionsAreNone) {
  Beginning beginning;
  beginning.ruleset = "chess";
  auto game = Game::start(std::move(beginning));
  ASSERT_TRUE(game);
  play::Judgement one;
  one.seat = Seat::S;
  one.best_score = 30;
  EXPECT_FALSE(play::promises_puzzle(one, nullptr)) << "nobody has slipped";
  one.slip = play::Slip::mistake;
  EXPECT_TRUE(play::promises_puzzle(one, nullptr));
  one.best_score = -400;
  EXPECT_FALSE(play::promises_puzzle(one, nullptr)) << "it is lost anyway";
  const play::Sight sight(*game, Seat::S);
  play::Player player;
  one.best_score = 30;
  one.better = sight.said(*player.judge(sight, kLittle).action);
  EXPECT_FALSE(play::puzzle_at(*game, one, kLittle)) << "twenty openings are about as good";
}

TEST(PuzzleRules, OthersAreJudgedWithoutTheBest) {
  Beginning beginning;
  beginning.ruleset = "chess";
  auto game = Game::start(std::move(beginning));
  ASSERT_TRUE(game);
  for (const char* action : {"e2e4", "e7e5", "d1h5", "b8c6", "f1c4", "g8f6"}) ASSERT_TRUE(game->act(action));
  const play::Sight sight(*game, Seat::S);
  play::Player player;
  const auto best = player.judge(sight, kLittle);
  ASSERT_TRUE(best.action);
  EXPECT_EQ(sight.said(*best.action), "h5f7");
  const auto others = player.judge_others(sight, kLittle, *best.action);
  ASSERT_TRUE(others.action);
  EXPECT_NE(sight.said(*others.action), "h5f7");
  EXPECT_LT(others.score, play::kSureWin);
}

}  // namespace
}  // namespace arbiter::table
