// SPDX-License-Identifier: MIT
// A record is scored in order: what was recorded from another table than the real one is wrong.
#include "app/evaluation/record_score.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/evaluation/eval_totals.h"

namespace {

using arbiter::Value;
using namespace arbiter::evaluation;
using ::testing::ElementsAre;

/// One picture a ply, from the second on.
LabelledGame game_of(const std::vector<std::string>& actions) {
  LabelledGame game;
  game.name = "a game";
  game.source = "a camera";
  game.setup = {{"ruleset", "chess"}};
  game.shows.push_back(0);
  for (const std::string& action : actions) {
    game.plies.push_back({action, static_cast<std::int64_t>(game.plies.size()) + 2});
    game.shows.push_back(static_cast<int>(game.plies.size()));
  }
  game.soon = 2;
  return game;
}

WatchedRecord record_of(const LabelledGame& game, const std::vector<std::string>& actions) {
  WatchedRecord record;
  for (const std::string& action : actions)
    record.actions.push_back({action, static_cast<std::int64_t>(record.actions.size()) + 2, 0.97, false, false});
  record.shown = game.shows;
  record.frames = static_cast<std::int64_t>(game.shows.size());
  return record;
}

std::vector<std::string> outcomes(const GameScore& score) {
  std::vector<std::string> out;
  for (const GameScore::Line& line : score.list) out.push_back(line.action + " " + line.outcome);
  return out;
}

TEST(RecordScore, CountsWhatWasRecordedAsItWasPlayed) {
  const LabelledGame game = game_of({"e2e4", "e7e5", "g1f3"});
  const GameScore score = score_record(game, record_of(game, {"e2e4", "e7e5", "g1f3"}));
  EXPECT_EQ(score.right, 3);
  EXPECT_EQ(score.wrong, 0);
  EXPECT_EQ(score.missed, 0);
  EXPECT_EQ(score.shown, 3);
}

TEST(RecordScore, CallsAPlyOutOfPlaceThatWasRecordedBeforeItsTime) {
  const LabelledGame game = game_of({"e2e4", "e7e5", "g1f3", "g7g6"});
  const GameScore score = score_record(game, record_of(game, {"e2e4", "g7g6", "g1f3", "e7e5"}));
  EXPECT_EQ(score.right, 1);
  EXPECT_EQ(score.wrong, 3);
  EXPECT_EQ(score.out_of_place, 3);
  EXPECT_EQ(score.unflagged, 3);
  EXPECT_EQ(score.missed, 3);
}

TEST(RecordScore, GoesOnWhereTheTableIsTheRealOneAgain) {
  const LabelledGame game = game_of({"e2e4", "e7e5", "g1f3"});
  // Two knights go out and back, which nobody played.
  const GameScore score = score_record(game, record_of(game, {"e2e4", "b8c6", "b1c3", "c6b8", "c3b1", "e7e5", "g1f3"}));
  EXPECT_THAT(outcomes(score),
              ElementsAre("e2e4 ", "e7e5 ", "g1f3 ", "b8c6 wrong", "b1c3 wrong", "c6b8 wrong", "c3b1 wrong"));
}

TEST(RecordScore, CostsOneWrongKindOnePly) {
  LabelledGame game = game_of({"a7a8=queen", "e7d7", "a8a7"});
  game.setup["position"] =
      Value{{"pieces", Value{{"a7", "S.pawn"}, {"e1", "S.king"}, {"e7", "N.king"}}}, {"to_act", "S"}};
  const GameScore score = score_record(game, record_of(game, {"a7a8=rook", "e7d7", "a8a7"}));
  EXPECT_THAT(outcomes(score), ElementsAre("a7a8=queen missed", "e7d7 ", "a8a7 ", "a7a8=rook wrong"));
}

TEST(RecordScore, TellsQuestionsFromSilence) {
  const LabelledGame game = game_of({"e2e4", "e7e5", "g1f3", "b8c6"});
  WatchedRecord record = record_of(game, {"e2e4", "e7e5", "g1h3", "b8c6"});
  record.actions[1].answered = true;
  GameScore score = score_record(game, record);
  EXPECT_EQ(score.right, 1);
  EXPECT_EQ(score.asked, 1);
  EXPECT_EQ(score.wrong, 2);
  EXPECT_EQ(score.unflagged, 2);
  // A doubt counts that is told in the picture itself or in the next one.
  record.alerts = {{4, false}};
  EXPECT_EQ(score_record(game, record).unflagged, 1);
  record.alerts = {{3, false}};
  EXPECT_EQ(score_record(game, record).unflagged, 2);
  record.alerts.clear();
  record.actions[2].questioned = true;
  score = score_record(game, record);
  EXPECT_EQ(score.wrong, 2);
  EXPECT_EQ(score.unflagged, 1);
}

TEST(RecordScore, CountsOnlyPliesThatAPictureShows) {
  const LabelledGame game = game_of({"e2e4", "e7e5", "g1f3"});
  WatchedRecord record = record_of(game, {"e2e4"});
  record.shown = {0, 1, 3};
  EXPECT_EQ(score_record(game, record).shown, 2);
}

TEST(EvalTotals, CountsEachCertaintyInItsBinAndUnderItsSource) {
  const LabelledGame game = game_of({"e2e4", "e7e5", "g1f3"});
  WatchedRecord record = record_of(game, {"e2e4", "e7e5", "g1h3"});
  record.actions[0].confidence = 0.99;
  record.actions[1].confidence = 0.93;
  record.actions[2].confidence = 0.95;
  GameScore other = score_record(game, record_of(game, {"e2e4"}));
  other.source = "another";
  const ScoreTotals totals = eval_totals({score_record(game, record), other});
  std::vector<std::string> bins;
  for (const auto& bin : totals.certainty.at("a camera"))
    bins.push_back(std::to_string(bin.right) + "/" + std::to_string(bin.actions));
  EXPECT_THAT(bins, ElementsAre("0/0", "0/0", "1/1", "0/1", "1/1"));
  EXPECT_EQ(totals.certainty.at("another")[3].right, 1);
  EXPECT_EQ(totals.certainty.at("all")[3].actions, 2);
}

}  // namespace
