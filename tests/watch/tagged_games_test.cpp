// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <functional>

#include "app/footage/script.h"
#include "calibration/tags/legend.h"
#include "tests/watch/watched_table.h"
#include "vision/simulate/tabletop.h"

namespace arbiter::table {
namespace {

using vision::simulate::Hand;
using vision::simulate::Placement;
using vision::simulate::Scene;
using vision::simulate::Standing;
using vision::simulate::Tabletop;

/// A rendered table of pieces that carry tags and all have one colour, and a watcher that sees it. Pieces are carried
/// by hand and keep their tags.
class TaggedGame : public testing::Test, protected WatchedTable {
 protected:
  void set_up(const std::string& rules, const WatchOptions& options = {}, const Value& position = {},
              cv::Size size = {960, 720}, double elevation = 62) {
    const Placement pieces = begin(rules, position);
    Scene tagged = scene("wood", elevation, 6);
    for (auto& [army, look] : tagged.armies) look = tagged.armies.at("S");
    tagged.size = size;
    tagged.tag_size = 0.5F;
    table_.emplace(tagged, pieces);
    watch(std::move(tagged), options);
  }

  void show(const std::optional<Hand>& hand = {}) {
    vision::simulate::Shot shot{table_->standing(), hand, static_cast<int>(frame_) + 1};
    for (Standing& piece : shot.pieces) piece.tag = numbers_(piece.tag);
    feed(renderer_->render(shot));
    const auto notes = std::stable_partition(alerts_.begin(), alerts_.end(),
                                             [](const WatchAlert& alert) { return alert.alert != AlertKind::tags; });
    notes_.insert(notes_.end(), notes, alerts_.end());
    alerts_.erase(notes, alerts_.end());
    milliseconds_ += watcher_->status().milliseconds;
    const auto& reading = watcher_->status().reading;
    for (const Cell cell : renderer_->scene().board->cells())
      if (!reading.cells.empty() && reading.cells[cell.value].piece)
        read_[renderer_->scene().board->name(cell)] = to_text(reading.cells[cell.value].piece);
  }

  /// As hands do it, with a picture of the hand, then two of the table alone. `piece`: what it becomes.
  void move(const std::string& from, const std::string& to, const std::string& piece = {}) {
    const char side = table_->at(from)[0];
    if (!table_->at(to).empty()) {
      const std::string taken = table_->lift(to);
      table_->set_aside(side, taken);
    }
    std::string moved = table_->lift(from);
    if (!piece.empty()) {
      table_->set_aside(side, moved);
      moved = piece;
    }
    Hand hand;
    hand.at = vision::simulate::square_centre(*renderer_->scene().board, to);
    hand.side = side;
    show(hand);
    table_->put(to, moved);
    show();
    show();
  }

  /// Plays a game at random, as far as pieces are only moved; returns what was played.
  std::vector<std::string> play(const std::string& rules, std::uint64_t seed, int plies) {
    const auto script = footage::random_script(make_referee(), {{"ruleset", rules}}, seed, plies);
    if (!script) return {};
    std::vector<std::string> played;
    for (const std::string& action : script->actions) {
      const auto [from, to] = footage::squares_of(action);
      const Placement before = table_->placement();
      move(from, to);
      played.push_back(action);
    }
    return played;
  }

  /// A random game of chess, South at the bottom of the picture.
  void every_ply_is_read(std::uint64_t seed, int plies) {
    WatchOptions options;
    options.hints.south = vision::PictureSide::bottom;
    set_up("chess", options);
    show();
    show();
    const auto played = play("chess", seed, plies);
    EXPECT_EQ(recorded_, played) << last_alert();
    EXPECT_TRUE(alerts_.empty()) << last_alert();
  }

  std::optional<Tabletop> table_;
  std::function<int(int)> numbers_ = [](int printed) { return printed; };
  double milliseconds_ = 0;
  std::vector<WatchAlert> notes_;  // about tags, which alerts_ leaves out
  Placement read_;                 // the piece that a tag named last on each square
};

TEST_F(TaggedGame, TwoArmiesOfOneColourAreReadExactly) {
  set_up("chess");
  show();
  show();
  ASSERT_EQ(watcher_->status().stage, WatchStatus::Stage::watching) << last_alert();
  ASSERT_EQ(notes_.size(), 1U);
  EXPECT_NE(notes_[0].message.english().find("32 of 32"), std::string::npos) << notes_[0].message.english();
  EXPECT_EQ(watcher_->status().tags, notes_[0].message);
  const auto played = play("chess", 4, 16);
  ASSERT_EQ(played.size(), 16U);
  EXPECT_EQ(recorded_, played) << last_alert();
  EXPECT_TRUE(alerts_.empty()) << last_alert();
  std::printf("chess, one colour, 960 x 720: %zu of %zu plies, %.0f ms a picture\n", recorded_.size(), played.size(),
              milliseconds_ / static_cast<double>(frame_));
}

TEST_F(TaggedGame, WithoutTheirTagsTheyAreReadByWhereThePictureChanges) {
  WatchOptions options;
  options.tags = WatchOptions::Tags::off;
  options.hints.south = vision::PictureSide::bottom;
  set_up("chess", options);
  show();
  show();
  ASSERT_EQ(watcher_->status().stage, WatchStatus::Stage::watching) << last_alert();
  EXPECT_EQ(recorded_, play("chess", 4, 16)) << last_alert();
  EXPECT_TRUE(notes_.empty());
}

TEST_F(TaggedGame, FourArmiesOfOneColourOn14x14At1080p) {
  set_up("mr-joseph", {}, {}, {1920, 1080});
  show();
  show();
  ASSERT_EQ(watcher_->status().stage, WatchStatus::Stage::watching) << last_alert();
  const auto played = play("mr-joseph", 7, 8);
  ASSERT_EQ(played.size(), 8U);
  EXPECT_EQ(recorded_, played) << last_alert();
  EXPECT_TRUE(alerts_.empty()) << last_alert();
  std::printf("14 x 14, one colour, 1920 x 1080: %s; %zu of %zu plies, %.0f ms a picture\n",
              notes_.empty() ? "" : notes_[0].message.english().c_str(), recorded_.size(), played.size(),
              milliseconds_ / static_cast<double>(frame_));
}

// Any tags will do: the set-up says what carries which.
TEST_F(TaggedGame, TagsThatAreGluedOnAsTheyComeAreBoundByTheSetUp) {
  numbers_ = [](int printed) { return printed < 0 ? printed : (printed * 37 + 11) % 583; };
  every_ply_is_read(9, 8);
}

// Some of a set's tags were lost and replaced by others: the printed legend is not what counts any more.
TEST_F(TaggedGame, TagsThatAreAsPrintedForAThirdOnlyAreBoundByTheSetUp) {
  numbers_ = [](int printed) {
    return printed < 0 || printed % 3 == 0 ? printed : calibration::kFirstFreeTag + printed;
  };
  every_ply_is_read(9, 6);
}

// A third of the pieces carries tags, in two colours: the others are told by their looks.
TEST_F(TaggedGame, PiecesWithoutTagsAreReadByTheirLooks) {
  numbers_ = [](int printed) { return printed % 3 == 0 ? printed : -1; };
  WatchOptions options;
  options.hints.south = vision::PictureSide::bottom;
  set_up("chess", options);
  Scene scene = renderer_->scene();
  scene.armies.at("N").body *= 0.2F;
  renderer_.emplace(std::move(scene));
  show();
  show();
  const auto played = play("chess", 4, 8);
  EXPECT_EQ(recorded_, played) << last_alert();
  EXPECT_TRUE(alerts_.empty()) << last_alert();
}

TEST_F(TaggedGame, KingAndQueenExchangedAtTheSetUpAreNoticed) {
  set_up("chess");
  const std::string king = table_->lift("e1"), queen = table_->lift("d1");
  table_->put("d1", king);
  table_->put("e1", queen);
  for (int i = 0; i < 3; ++i) show();
  EXPECT_EQ(watcher_->status().stage, WatchStatus::Stage::starting);
  ASSERT_FALSE(alerts_.empty());
  const auto& fixes = alerts_.back().fixes;
  EXPECT_NE(std::find(fixes.begin(), fixes.end(), WatchFix{Instruction::Do::place, "e1", "", "S.king"}), fixes.end())
      << last_alert();
  table_->lift("d1");
  table_->lift("e1");
  table_->put("d1", queen);
  table_->put("e1", king);
  show();
  show();
  EXPECT_EQ(watcher_->status().stage, WatchStatus::Stage::watching) << last_alert();
}

// Nothing on the board looks other than before.
TEST_F(TaggedGame, KingsExchangedDuringTheGameAreNoticed) {
  set_up("chess");
  show();
  show();
  move("e2", "e4");
  ASSERT_EQ(recorded_.size(), 1U) << last_alert();
  const std::string one = table_->lift("e1"), other = table_->lift("e8");
  table_->put("e1", other);
  table_->put("e8", one);
  for (int i = 0; i < 20; ++i) show();
  ASSERT_FALSE(alerts_.empty());
  EXPECT_EQ(recorded_.size(), 1U);
  EXPECT_EQ(watcher_->status().stage, WatchStatus::Stage::asking);
  table_->lift("e1");
  table_->lift("e8");
  table_->put("e1", one);
  table_->put("e8", other);
  for (int i = 0; i < 3; ++i) show();
  EXPECT_EQ(watcher_->status().stage, WatchStatus::Stage::watching) << last_alert();
}

TEST_F(TaggedGame, TheNewPiecesTagSaysWhatAPawnHasBecome) {
  set_up("chess", {}, before_promotion());
  show();
  show();
  ASSERT_EQ(watcher_->status().stage, WatchStatus::Stage::watching) << last_alert();
  move("b7", "b8", "S.knight");
  EXPECT_EQ(recorded_, std::vector<std::string>{"b7b8=knight"}) << last_alert();
  EXPECT_TRUE(alerts_.empty()) << last_alert();
  move("e5", "e2");
  move("b8", "c6");
  EXPECT_EQ(recorded_.size(), 3U) << last_alert();
}

TEST_F(TaggedGame, ATagThatNobodyKnowsIsAskedAboutOnceAndThenBound) {
  // Spares are not as printed.
  numbers_ = [](int printed) { return printed == 6 ? 300 : printed; };
  set_up("chess", {}, before_promotion());
  show();
  show();
  ASSERT_EQ(watcher_->status().stage, WatchStatus::Stage::watching) << last_alert();
  move("b7", "b8", "S.knight");
  show();
  ASSERT_FALSE(alerts_.empty());
  EXPECT_EQ(alerts_.back().alert, AlertKind::ambiguous) << last_alert();
  ASSERT_TRUE(std::any_of(notes_.begin(), notes_.end(), [](const WatchAlert& note) {
    return note.message.english().find("300") != std::string::npos;
  })) << notes_.back().message.english();
  ASSERT_EQ(watcher_->answer({"b7b8=knight"}).actions.size(), 1U);
  show();
  show();
  move("e5", "e2");
  move("b8", "c6");
  EXPECT_EQ(read_["c6"], "S.knight");
  EXPECT_EQ(watcher_->status().tags_wrong.english(), "") << "it belongs to a piece now";
  EXPECT_EQ(recorded_, (std::vector<std::string>{"e5e2", "b8c6"})) << last_alert();
}

TEST_F(TaggedGame, ATagSeenTwiceIsBelievedAtNeitherPlace) {
  numbers_ = [](int printed) { return printed == 41 ? 9 : printed; };  // one pawn of North has a tag of South's
  set_up("chess");
  for (int i = 0; i < 8; ++i) show();
  EXPECT_EQ(watcher_->status().stage, WatchStatus::Stage::watching) << last_alert();
  ASSERT_EQ(notes_.size(), 1U);
  EXPECT_NE(notes_[0].message.english().find("30 of 32"), std::string::npos) << notes_[0].message.english();
  EXPECT_NE(notes_[0].message.english().find("Tag 9 is seen twice"), std::string::npos) << notes_[0].message.english();
  EXPECT_EQ(watcher_->status().tags_wrong.english(), "Tag 9 is seen twice.");
  move("g1", "f3");
  move("b7", "b6");
  EXPECT_EQ(recorded_, (std::vector<std::string>{"g1f3", "b7b6"})) << last_alert();
}

}  // namespace
}  // namespace arbiter::table
