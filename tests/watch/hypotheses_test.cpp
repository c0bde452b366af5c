// SPDX-License-Identifier: MIT
// What may have been played between two pictures of a rendered table, by where it would have changed them, and what
// that means for watching.
#include "app/table/hypotheses.h"

#include <gtest/gtest.h>

#include <tuple>

#include "app/table/session.h"
#include "tests/support/placed.h"
#include "tests/watch/played_table.h"
#include "vision/simulate/renderer.h"

namespace arbiter::table {
namespace {

using vision::simulate::Placement;
using Actions = std::vector<std::string>;

/// A game on a rendered table, and what is thought to have been played there since the picture before.
class HypothesisSearch : public testing::Test {
 protected:
  void set_up(const std::string& rules, double elevation) {
    ASSERT_TRUE(session_.new_game({{"ruleset", rules}}).has_value());
    board_ = Board::find(session_.state().board);
    vision::simulate::Scene scene = vision::simulate::make_scene(session_.state().board, "vinyl", 3);
    scene.size = {960, 720};
    scene.pose = {};
    scene.pose.elevation = elevation;
    renderer_.emplace(std::move(scene));
    before_ = session_.state().pieces;
  }

  /// It is recorded, and the table shows it.
  void play(const Actions& actions) {
    for (const std::string& action : actions) ASSERT_TRUE(session_.act(action, {"camera", 1, 1}).has_value()) << action;
    before_ = session_.state().pieces;
  }

  /// `pushed`: a square whose piece stands so far off its middle, in squares.
  vision::Keyframe keyframe(const Placement& table, int number, const std::string& pushed = "", cv::Point2f by = {}) {
    const auto corners = renderer_->corners(renderer_->shake(number));
    const auto plane = calibration::BoardPlane::from_corners(*board_, {corners[0], corners[1], corners[2], corners[3]},
                                                             calibration::Lens::guess({960, 720}));
    EXPECT_TRUE(plane.has_value());
    vision::simulate::Shot shot{vision::simulate::stand(renderer_->scene(), table), {}, number};
    std::size_t nth = 0;  // they stand in the table's order
    for (const auto& [square, piece] : table) {
      if (square == pushed) shot.pieces.at(nth).at += by;
      ++nth;
    }
    return {renderer_->render(shot), *plane};
  }

  std::vector<Hypothesis> explain(const Placement& before, const Placement& after) {
    return explain(before, keyframe(before, 1), keyframe(after, 2));
  }

  std::vector<Hypothesis> explain(const Placement& before, const vision::Keyframe& first,
                                  const vision::Keyframe& second) {
    const vision::Evidence evidence(first, second);
    vision::Outlines outlines(second.plane, evidence.size(), false);
    const vision::PiecePoses piece_poses;
    const vision::Placement table = test::placed(*board_, before);
    vision::ChangeReader reader(evidence, outlines, table, piece_poses);
    HypothesisParams params;
    params.square_px = second.plane.square_px();
    Futures futures(*session_.game());
    return hypotheses(futures, {}, *board_, reader, table, params);
  }

  Session session_{":memory:"};
  const Board* board_ = nullptr;
  std::optional<vision::simulate::Renderer> renderer_;
  Placement before_;
};

/// A bishop comes from the near end and is taken where it stands by a far pawn, all in one picture: the bishop's way
/// alone explains most of what has changed, but not that the pawn has left its square.
TEST_F(HypothesisSearch, GoOnWhereMuchIsLeft) {
  set_up("chess", 35);
  play({"e2e4", "a7a6"});
  Placement after = before_;
  after["b5"] = after.at("a6");
  after.erase("a6");
  after.erase("f1");
  const std::vector<Hypothesis> list = explain(before_, after);
  EXPECT_EQ(list.front().actions, (Actions{"f1b5", "a6b5"}));
  EXPECT_EQ(list.front().table, test::placed(*board_, after));
}

/// A piece that is nowhere to be seen is not one that stands otherwise on its square.
TEST_F(HypothesisSearch, TakeNothingThatLeftForPutStraight) {
  set_up("mr-joseph", 45);
  int tried = 0;
  for (const auto& [square, piece] : before_) {
    if (++tried % 5 != 0) continue;
    Placement after = before_;
    after.erase(square);
    const Hypothesis best = explain(before_, after).front();
    EXPECT_TRUE(best.gone) << piece << " taken from " << square << ": " << best.score << " nats";
  }
}

/// Somebody plays, and the sleeve pushes another piece on its square: that explains more than what was played, and is
/// no reason to think that nothing was.
TEST_F(HypothesisSearch, FindWhatWasPlayedBesideAPieceThatWasPushed) {
  set_up("mr-joseph", 45);
  int tried = 0, found = 0;
  for (const auto& [action, from, to] : {std::tuple("j2j4", "j2", "j4"), {"e2e3", "e2", "e3"}, {"h2h4", "h2", "h4"}})
    for (const char* beside : {"m6", "n6", "b9", "a5"}) {
      Placement after = before_;
      after[to] = after.at(from);
      after.erase(from);
      const std::vector<Hypothesis> list =
          explain(before_, keyframe(before_, 1), keyframe(after, 2, beside, {0.2F, 0.25F}));
      ++tried;
      if (list.front().actions == Actions{action}) ++found;
      const auto& straight = list.front().recentred;
      EXPECT_TRUE(!straight || board_->name(*straight) == beside) << action << ", " << beside;
    }
  std::printf("%d of %d found\n", found, tried);
  EXPECT_EQ(found, tried);
}

/// Pieces are set up one by one from beside the board, and nobody says which; two have no figure that is known.
class SetDown : public PlayedTable {};

TEST_F(SetDown, FiguresAreToldByTheirShapes) {
  set_up("sittuyin", "vinyl", 50);
  const std::vector<std::pair<std::string, std::string>> placed{
      {"knight", "e3"}, {"rook", "h1"}, {"silver-general", "d2"}, {"king", "f2"}, {"ferz", "b2"}};
  std::vector<std::string> played;
  for (const auto& [kind, square] : placed) {
    table_[square] = "S." + kind;
    show();
    show();
    played.push_back(kind + "@" + square);
  }
  EXPECT_EQ(recorded_, played);
}

/// A far pawn is taken off the board and no rule allows it: however little that shows, it is not learnt.
class TakenAway : public PlayedTable {};

TEST_F(TakenAway, IsToldUntilItIsBack) {
  set_up("mr-joseph", "vinyl", 40);
  const std::string piece = table_.at("h13");
  table_.erase("h13");
  for (int i = 0; i < 8; ++i) show();
  EXPECT_TRUE(recorded_.empty());
  ASSERT_TRUE(watcher_->status().alert) << "nobody says that it is gone";
  EXPECT_NE(last_alert().find("h13"), std::string::npos) << last_alert();
  table_["h13"] = piece;
  for (int i = 0; i < 3; ++i) show();
  EXPECT_FALSE(watcher_->status().alert) << last_alert();
}

}  // namespace
}  // namespace arbiter::table
