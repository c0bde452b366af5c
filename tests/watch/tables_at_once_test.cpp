// SPDX-License-Identifier: MIT
// Several tables in one program: every watcher has a thread and a game of its own, and nothing is shared but the code.
// Run with ThreadSanitizer (preset `tsan`) it tells whether that is so of the referee and of the reading of pictures.
#include <gtest/gtest.h>

#include <thread>

#include "tests/watch/watched_table.h"

namespace arbiter::table {
namespace {

using vision::simulate::Hand;
using vision::simulate::Placement;

struct Table {
  std::string name;
  Value setup;
  std::string style;
  std::vector<std::pair<std::string, std::string>> moves;
  std::vector<cv::Mat> pictures;
  std::vector<std::string> recorded, alerts;
};

/// What a camera sees of the moves: a hand that carries each piece, then the table without it twice.
std::vector<cv::Mat> filmed(const Table& table) {
  Session session(":memory:");
  const auto begun = session.new_game(table.setup);
  EXPECT_TRUE(begun) << begun.error().message.english();
  const view::GameView state = session.state();
  Placement pieces = state.pieces;
  auto scene = vision::simulate::make_scene(state.board, table.style, 3);
  scene.size = {960, 720};
  scene.pose = {};
  scene.pose.elevation = 60;
  vision::simulate::Renderer renderer(std::move(scene));
  std::vector<cv::Mat> pictures;
  const auto show = [&](const std::optional<Hand>& hand = {}) {
    pictures.push_back(renderer.render(pieces, hand, static_cast<int>(pictures.size())));
  };
  show();
  show();
  for (const auto& [from, to] : table.moves) {
    const std::string piece = pieces.at(from);
    pieces.erase(from);
    Hand hand;
    hand.at = vision::simulate::square_centre(*renderer.scene().board, to);
    hand.side = piece[0];
    hand.carried = piece;
    show(hand);
    pieces[to] = piece;
    show();
    show();
  }
  return pictures;
}

void play(Table& table) {
  Session session(":memory:");
  session.new_game(table.setup);
  Watcher watcher(session);
  for (size_t i = 0; i < table.pictures.size(); ++i) {
    const WatchOutcome outcome = watcher.feed(table.pictures[i], static_cast<std::int64_t>(i) + 1);
    for (const WatchedAction& one : outcome.actions) table.recorded.push_back(one.action);
    for (const WatchAlert& one : outcome.alerts)
      table.alerts.push_back(to_string(one.alert) + (": " + one.message.english()));
  }
}

TEST(TablesAtOnce, AreReadAsEachAlone) {
  std::vector<Table> tables = {
      {"chess", {{"ruleset", "chess"}}, "wood", {{"e2", "e4"}, {"d7", "d5"}, {"e4", "d5"}, {"d8", "d5"}}, {}, {}, {}},
      {"cross", {{"ruleset", "mr-joseph"}}, "caps", {{"g2", "g4"}, {"b8", "d8"}, {"h13", "h11"}}, {}, {}, {}},
      {"powers",
       {{"ruleset", "european-chess"}, {"armies", {{"S", "russia"}, {"W", "gaul"}, {"N", "iraq"}, {"E", "sparta"}}}},
       "wood",
       {{"b2", "b4"}, {"a5", "c4"}},
       {},
       {},
       {}},
  };
  for (Table& table : tables) table.pictures = filmed(table);
  std::vector<std::thread> threads;
  threads.reserve(tables.size());
  for (Table& table : tables) threads.emplace_back(play, std::ref(table));
  for (std::thread& thread : threads) thread.join();
  for (const Table& table : tables) {
    std::vector<std::string> played;
    for (const auto& [from, to] : table.moves) played.push_back(from + to);
    EXPECT_EQ(table.recorded, played) << table.name;
    EXPECT_TRUE(table.alerts.empty()) << table.name << ": " << table.alerts.front();
  }
}

}  // namespace
}  // namespace arbiter::table
