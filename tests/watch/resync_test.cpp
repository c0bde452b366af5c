// SPDX-License-Identifier: MIT
// Whole plies that the camera never saw: the pictures in which one of them was the last that had been played are
// missing. The watcher must find its way back into the game, or ask.
#include <gtest/gtest.h>

#include <cstdio>
#include <map>

#include "app/footage/script.h"
#include "tests/watch/watched_table.h"

namespace arbiter::table {
namespace {

using vision::simulate::Hand;
using vision::simulate::Placement;

using Plies = std::vector<std::string>;

// clang-format off
const Plies kItalian{"e2e4", "e7e5", "g1f3", "b8c6", "f1c4", "f8c5", "c2c3", "g8f6", "d2d4", "e5d4", "c3d4", "c5b4",
                     "b1c3", "f6e4", "e1g1", "e4c3"};
// clang-format on

struct Film {
  const char *name, *rules, *style;
  double elevation;
  size_t first;   ///< ply from which on some are hidden, from 0
  size_t hidden;  ///< so many
  bool back;      ///< it is known to find back by itself; else it may ask
};

class Resync : public testing::TestWithParam<Film>, protected WatchedTable {
 protected:
  static constexpr int kStill = 6;  // pictures of a position at rest

  void SetUp() override {
    const Film& film = GetParam();
    table_ = begin(film.rules);
    const Value setup{{"ruleset", film.rules}};
    ASSERT_TRUE(truth_.new_game(setup).has_value());
    if (film.rules == std::string("chess")) {
      plies_ = kItalian;
    } else {
      const auto script =
          footage::random_script(make_referee(), setup, 5, static_cast<int>(film.first + film.hidden + 3));
      ASSERT_TRUE(script);
      plies_ = script->actions;
    }
    watch(scene(film.style, film.elevation, 3));
    for (int i = 0; i < 2; ++i) show();
    ASSERT_EQ(watcher_->status().stage, WatchStatus::Stage::watching) << last_alert();
  }

  void show(const std::optional<Hand>& hand = {}) {
    feed(renderer_->render(table_, hand, static_cast<int>(frame_)));
    most_ms_ = std::max(most_ms_, watcher_->status().milliseconds);
  }
  /// What a hand does before the ply is on the table.
  void carry(const std::string& action) {
    const auto squares = footage::squares_of(action);
    if (squares.from.empty()) return;
    const std::string piece = table_.at(squares.from);
    const auto& board = *renderer_->scene().board;
    Placement kept = table_;
    table_.erase(squares.from);
    for (const auto& square : {squares.from, squares.to}) {
      Hand hand;
      hand.at = vision::simulate::square_centre(board, square);
      hand.side = piece[0];
      hand.carried = piece;
      show(hand);
    }
    table_ = kept;
  }
  void play(const std::string& action) {
    const auto done = truth_.act(action);
    ASSERT_TRUE(done) << action << ": " << done.error().message.english();
    table_ = pieces_of(truth_);
  }
  static Placement pieces_of(Session& session) { return session.state().pieces; }
  void play_and_show(const std::string& action) {
    carry(action);
    play(action);
    for (int i = 0; i < kStill; ++i) show();
  }
  [[nodiscard]] bool in_step() { return pieces_of(session_) == pieces_of(truth_); }
  [[nodiscard]] bool asked() const {
    return std::any_of(alerts_.begin(), alerts_.end(),
                       [](const WatchAlert& a) { return a.lasts && a.alert != AlertKind::board_lost; });
  }

  Session truth_{":memory:"};
  Placement table_;
  Plies plies_;
  double most_ms_ = 0;
};

TEST_P(Resync, AfterPliesThatNobodySaw) {
  const Film& film = GetParam();
  size_t ply = 0;
  for (; ply < film.first; ++ply) play_and_show(plies_[ply]);
  ASSERT_TRUE(in_step()) << "before anything is hidden: " << last_alert();
  ASSERT_EQ(recorded_.size(), ply);
  // Of the hidden plies only the first one's hand is seen: then the ply before it is the last that is on the table.
  carry(plies_[ply]);
  for (; ply < film.first + film.hidden; ++ply) play(plies_[ply]);
  play(plies_[ply++]);
  most_ms_ = 0;
  // What six plies change may be taken for a hand until it has lain still for a while.
  for (int i = 0; i < (film.hidden > 2 ? 3 : 1) * kStill; ++i) show();
  const bool at_once = in_step();
  // What nobody saw is asked about, and people say that it was so.
  const std::optional<WatchAlert> question = watcher_->status().alert;
  if (!at_once && question && question->alert == AlertKind::ambiguous && question->recorded == 0) {
    EXPECT_EQ(recorded_.size(), film.first) << "recorded before anybody had said so";
    for (const WatchedAction& said : watcher_->answer(question->candidates.front().actions).actions)
      recorded_.push_back(said.action);
  }
  const double search_ms = most_ms_;
  play_and_show(plies_[ply++]);
  const bool back = in_step();
  std::printf("%s: %zu hidden, %s, %s, %zu of %zu plies recorded, at most %.0f ms a picture\n  %s\n", film.name,
              film.hidden, at_once ? "in step at once" : "not in step at once",
              back      ? "back"
              : asked() ? "asked"
                        : "LOST",
              recorded_.size(), ply, search_ms, last_alert().substr(0, 400).c_str());
  for (const std::string& action : recorded_) std::printf(" %s", action.c_str());
  std::printf("\n");
  EXPECT_TRUE(back || asked()) << "neither back in the game nor asked";
  if (film.back) {
    EXPECT_TRUE(back) << last_alert();
    EXPECT_EQ(recorded_.size(), ply);
    EXPECT_EQ(recorded_.back(), plies_[ply - 1]);
  }
}

/// The dearest.
std::vector<Film> nightly_films() {
  return {
      // More than are looked for by what has changed: told by what every square looks like.
      {"Wood", "chess", "wood", 60, 2, 7, true},
      // Of the two plies and the capture after them the pawn that is taken was never seen where it was taken: it asks.
      {"Vinyl", "chess", "vinyl", 45, 7, 2, false}};
}

std::vector<Film> films() {
  std::vector<Film> out;
  for (const size_t hidden : {1, 2, 5}) out.push_back({"Wood", "chess", "wood", 60, 2, hidden, true});
  out.push_back({"Vinyl", "chess", "vinyl", 45, 7, 1, true});
  for (const size_t hidden : {1, 2}) out.push_back({"Four", "mr-joseph", "caps", 60, 2, hidden, true});
  return out;
}

const auto resync_name = [](const auto& one) { return std::string(one.param.name) + std::to_string(one.param.hidden); };
INSTANTIATE_TEST_SUITE_P(Films, Resync, testing::ValuesIn(films()), resync_name);
INSTANTIATE_TEST_SUITE_P(NightlyFilms, Resync, testing::ValuesIn(nightly_films()), resync_name);

}  // namespace
}  // namespace arbiter::table
