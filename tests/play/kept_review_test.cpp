// SPDX-License-Identifier: MIT
// Judgements of games are kept, and used as long as they are of the same game.
#include "app/table/kept_review.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "db/shelves.h"

namespace arbiter::table {
namespace {

namespace fs = std::filesystem;
using play::Judgement;

constexpr play::Budget kBudget{300, std::chrono::milliseconds(0)};

class Kept : public ::testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::temp_directory_path() / ("arbiter-review-" + std::to_string(::getpid()));
    fs::create_directories(folder_);
    session_.emplace(folder_ / "games.sqlite");
    ASSERT_TRUE(session_->new_game(Value{{"ruleset", "chess"}}));
    moves({"e2e4", "e7e5", "g1f3", "d7d6", "f1c4", "c8g4", "b1c3", "g7g6", "f3e5", "g4d1"});
  }
  void TearDown() override {
    session_.reset();
    fs::remove_all(folder_);
  }
  void moves(const std::vector<std::string>& moves) {
    for (const std::string& move : moves) EXPECT_TRUE(session_->act(move)) << move;
  }
  /// Looks back at the game; how many plies were judged rather than known.
  int judged(const play::Budget& budget = kBudget, int most = 1'000) {
    class Counting final : public play::ReviewBook {
     public:
      explicit Counting(KeptReview& kept) : kept_(kept) {}
      std::optional<Judgement> known(std::size_t ply) override { return kept_.known(ply); }
      void keep(std::size_t ply, const Judgement& judgement) override {
        ++judged;
        kept_.keep(ply, judgement);
      }
      int judged = 0;

     private:
      KeptReview& kept_;
    };
    KeptReview kept(*session_, budget);
    Counting counting(kept);
    int seen = 0;
    list_ = play::review(
        *session_->game(), budget, {}, [&](const Judgement&) { return ++seen < most; }, &counting);
    trouble_ = kept.trouble().english();
    return counting.judged;
  }
  [[nodiscard]] fs::path file() const { return folder_ / "games.analyses.sqlite"; }

  fs::path folder_;
  std::optional<Session> session_;
  std::vector<Judgement> list_;
  std::string trouble_;
};

TEST_F(Kept, JudgementsAreTheSameAgain) {
  EXPECT_EQ(judged(), 10);
  const auto first = list_;
  EXPECT_EQ(judged(), 0);
  ASSERT_EQ(list_.size(), first.size());
  bool taken = false;
  for (std::size_t i = 0; i < first.size(); ++i) {
    EXPECT_EQ(list_[i].action, first[i].action);
    EXPECT_EQ(list_[i].seat, first[i].seat);
    EXPECT_EQ(list_[i].score, first[i].score);
    EXPECT_EQ(list_[i].best_score, first[i].best_score);
    EXPECT_EQ(list_[i].line, first[i].line);
    EXPECT_EQ(list_[i].better_line, first[i].better_line);
    EXPECT_EQ(list_[i].better, first[i].better);
    EXPECT_EQ(list_[i].lost, first[i].lost);
    EXPECT_EQ(list_[i].slip, first[i].slip);
    EXPECT_EQ(list_[i].expected, first[i].expected);
    ASSERT_EQ(list_[i].taken.has_value(), first[i].taken.has_value());
    if (!first[i].taken) continue;
    taken = true;
    EXPECT_EQ(list_[i].taken->piece, first[i].taken->piece);
    EXPECT_EQ(list_[i].taken->victim, first[i].taken->victim);
    EXPECT_EQ(list_[i].taken->on, first[i].taken->on);
  }
  EXPECT_TRUE(taken) << "one of them loses a piece";
  EXPECT_EQ(trouble_, "");
}

TEST_F(Kept, WhatIsDoneWhenSomebodyStopsIsNotDoneAgain) {
  EXPECT_EQ(judged(kBudget, 4), 4);
  EXPECT_EQ(judged(), 6);
}

TEST_F(Kept, AChangedGameIsJudgedFromTheChangeOn) {
  ASSERT_EQ(judged(), 10);
  ASSERT_TRUE(session_->undo(2));
  EXPECT_EQ(judged(), 0) << "what is left is known";
  moves({"h2h3", "g4h3"});
  EXPECT_EQ(judged(), 2);
  moves({"a2a3"});
  EXPECT_EQ(judged(), 1);
}

TEST_F(Kept, AnotherBudgetIsAnotherAnalysis) {
  ASSERT_EQ(judged(), 10);
  EXPECT_EQ(judged({301, {}}), 10);
  EXPECT_EQ(judged(), 0);
}

TEST_F(Kept, AnotherGameIsAnother) {
  ASSERT_EQ(judged(), 10);
  ASSERT_TRUE(session_->new_game(Value{{"ruleset", "chess"}}));
  moves({"e2e4", "e7e5"});
  EXPECT_EQ(judged(), 2);
}

TEST_F(Kept, SpoiltJudgementsAreMadeAgain) {
  ASSERT_EQ(judged(), 10);
  const std::string how = "version " + std::to_string(play::kReviewVersion) + ", 300 actions, 0 ms";
  const auto games = db::Shelves::open(folder_ / "games.sqlite");
  const std::string token = *games->token(*session_->game_id());
  auto all = db::Analyses::open(folder_ / "games.sqlite");
  auto entries = *all->kept(token, how);
  ASSERT_EQ(entries.size(), 10U);
  entries[3].judgement["seat"] = 7;
  entries[4].judgement = "no object";
  entries[5].course = "another game";
  for (const int ply : {3, 4, 5}) ASSERT_TRUE(all->keep(token, how, ply, entries[ply]));
  EXPECT_EQ(judged(), 3);
  EXPECT_EQ(judged(), 0);
}

TEST_F(Kept, AnotherProgramsFileIsLeftAlone) {
  const std::string text(200, '.');
  std::ofstream(file()) << text;
  EXPECT_EQ(judged(), 10);
  EXPECT_EQ(judged(), 10) << "nothing is kept";
  EXPECT_EQ(list_.size(), 10U) << "but all is judged";
  EXPECT_NE(trouble_.find("analyses"), std::string::npos) << trouble_;
  std::ifstream in(file());
  EXPECT_EQ(std::string(std::istreambuf_iterator<char>(in), {}), text);
}

TEST(Analyses, AreForgottenWithTheirGame) {
  const auto folder = fs::temp_directory_path() / ("arbiter-analyses-" + std::to_string(::getpid()));
  fs::create_directories(folder);
  {
    EXPECT_EQ(db::Analyses::open(folder / "g.sqlite", false).error().code, "not_found");
    auto all = db::Analyses::open(folder / "g.sqlite");
    ASSERT_TRUE(all);
    ASSERT_TRUE(all->keep("a", "how", 1, {"course", {{"score", 3}}}));
    ASSERT_TRUE(all->keep("b", "how", 1, {"course", {{"score", 4}}}));
    ASSERT_TRUE(all->keep("b", "how", 1, {"another", {{"score", 5}}}));
    ASSERT_TRUE(all->forget("a"));
    EXPECT_TRUE(all->kept("a", "how")->empty());
    EXPECT_TRUE(all->kept("b", "other")->empty());
    EXPECT_EQ(all->kept("b", "how")->at(1).course, "another");
    EXPECT_EQ(all->kept("b", "how")->at(1).judgement["score"], 5);
  }
  fs::remove_all(folder);
}

}  // namespace
}  // namespace arbiter::table
