// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "play/player.h"
#include "referee/core/game.h"

// Games between computers of several kinds, for tests and for figures.
namespace arbiter::testing {

/// Says what a seat does in the position that it sees; nothing: it does nothing now.
using Mover = std::function<std::optional<Action>(const play::Sight&)>;

/// Any action that is open, by chance.
Mover random_mover(std::uint64_t seed);
/// The action after which it has most, by what the rules make pieces and points worth; by chance among equals. It looks
/// at no answer.
Mover greedy_mover(std::uint64_t seed);
/// A play::Player.
Mover player_mover(int level, std::uint64_t seed, play::Budget budget);
/// Monte Carlo tree search, see TreeSearch. `budget` counts actions tried; the same seed gives the same game.
Mover tree_mover(std::uint64_t seed, play::Budget budget);

struct Match {
  std::map<Seat, Mover> movers;  ///< for every seat
  int plies = 400;               ///< the game is stopped after so many: time is over, or it is drawn
  bool react = true;             ///< movers are asked for reactions too
};

struct MatchEnd {
  std::uint8_t winners = 0;  ///< a bit each seat
  int plies = 0;
  bool stopped = false;  ///< it did not end by itself
  std::string refused;   ///< the action that the referee refused, and why; empty: none
};

/// Plays the game to its end. A refused action ends it.
MatchEnd play_match(Game& game, const Match& match);

/// A game of that ruleset; armies by chance where it has some. Throws std::runtime_error where it cannot begin.
Game new_game(const std::string& ruleset, std::uint64_t seed, const Options& options = {});

}  // namespace arbiter::testing
