// SPDX-License-Identifier: MIT
// Monte Carlo tree search, where every seat plays for itself.
#include <gtest/gtest.h>

#include "play/player.h"
#include "tests/play/match.h"

namespace arbiter::testing {
namespace {

Game chess(const std::vector<const char*>& actions) {
  Game game = new_game("chess", 1);
  for (const char* action : actions) EXPECT_TRUE(game.act(action)) << action;
  return game;
}

std::string thought(const Game& game, Seat seat, std::uint64_t nodes, std::uint64_t seed = 3) {
  const play::Sight sight(game, seat);
  const auto best = tree_mover(seed, {nodes, {}})(sight);
  return best ? sight.said(*best) : "";
}

TEST(TreeSearch, Mates) {
  const Game game = chess({"e2e4", "e7e5", "d1h5", "b8c6", "f1c4", "g8f6"});
  EXPECT_EQ(thought(game, Seat::S, 2'000), "h5f7");
}

TEST(TreeSearch, TakesWhatIsNotDefended) {
  EXPECT_EQ(thought(chess({"e2e4", "e7e5", "g1f3", "d8h4"}), Seat::S, 1'500), "f3h4");
  const Game defended = chess({"d2d4", "d7d5", "g1f3", "g8f6", "d1d3", "c7c6", "a2a3", "b8d7"});
  EXPECT_NE(thought(defended, Seat::S, 1'500), "d3h7") << "a queen for a pawn";
}

TEST(TreeSearch, TheSameBudgetAndSeedGiveTheSameAction) {
  const Game game = new_game("european-chess", 11);
  const Seat seat = game.position().acting();
  ASSERT_NE(seat, Seat::none);
  const std::string first = thought(game, seat, 400);
  EXPECT_FALSE(first.empty());
  EXPECT_EQ(thought(game, seat, 400), first);
}

TEST(TreeSearch, TheRefereeRefusesNoneOfItsActions) {
  for (const char* ruleset :
       {"european-chess", "four-armies", "mr-joseph", "chaturanga-four", "european-chess-first"}) {
    if (find_ruleset(ruleset) == nullptr) continue;
    Game game = new_game(ruleset, 7);
    Match match;
    match.plies = 60;
    for (const Seat seat : game.rules().seats) match.movers[seat] = tree_mover(5, {60, {}});
    EXPECT_EQ(play_match(game, match).refused, "") << ruleset;
  }
}

TEST(TreeSearch, BeatsAGreedyPlayer) {
  int won = 0;
  for (int n = 0; n < 4; ++n) {
    Game game = new_game("four-armies", static_cast<std::uint64_t>(40 + n));
    const auto& seats = game.rules().seats;
    const Seat ours = seats[static_cast<std::size_t>(n) % seats.size()];
    Match match;
    match.plies = 300;
    for (const Seat seat : seats) match.movers[seat] = seat == ours ? tree_mover(5, {500, {}}) : greedy_mover(9);
    won += (play_match(game, match).winners >> index(ours)) & 1;
  }
  EXPECT_GE(won, 3) << "it won 12 of 12 such games; chance gives one of four";
}

}  // namespace
}  // namespace arbiter::testing
