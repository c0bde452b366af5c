// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "app/club/glicko2.h"
#include "app/club/player.h"
#include "app/club/weng_lin.h"

namespace arbiter::club {

/// A game as ratings see it.
struct RatedGame {
  std::int64_t period = 0;                   ///< which month, week or evening; those without games count too
  std::int64_t sequence = 0;                 ///< orders the games of a period
  std::vector<std::vector<PlayerId>> teams;  ///< two or more; a player alone is a team of one
  std::vector<int> ranks;                    ///< one for each team, smaller is better, equal are tied
};

/// A rating and what it rests on. Ratings are never carried on by hand: they are recomputed from the games, so that a
/// corrected game corrects everything behind it, and the same games give the same numbers to the last bit, whatever
/// order they were stored in.
template <class Value>
struct Rated {
  Value value;
  int games = 0;
  std::int64_t last_period = 0;  ///< in which the last of them was
};

/// Everybody's rating after all games, up to and with period `until`. Errors: a game that is not between two single
/// players, or somebody who plays against themself; the sentence says which game, by period and sequence.
[[nodiscard]] tl::expected<std::map<PlayerId, Rated<Glicko2>>, std::string> glicko2_ratings(
    std::span<const RatedGame> games, std::int64_t until, const Glicko2Parameters& parameters = {});

/// Everybody's skill after all games, one after the other. Errors: a game with fewer than two teams, with an empty
/// one, without a rank for each, or with somebody in it twice.
[[nodiscard]] tl::expected<std::map<PlayerId, Rated<Skill>>, std::string> weng_lin_ratings(
    std::span<const RatedGame> games, const WengLinParameters& parameters = {});

/// How often something happened, with the interval in which its probability lies: Wilson's score interval
/// (E. B. Wilson, 1927), for 95 % with z = 1.96. Without any trial it is all of 0 to 1.
struct Frequency {
  double part = 0, low = 0, high = 1;
};
[[nodiscard]] Frequency wilson_interval(double happened, double trials, double z = 1.959963984540054);

}  // namespace arbiter::club
