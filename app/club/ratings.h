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
#include "value/message.h"

namespace arbiter::club {

/// A game as ratings see it.
struct RatedGame {
  std::int64_t period = 0;                   ///< which month, week or evening; those without games count too
  std::int64_t sequence = 0;                 ///< orders the games of a period
  std::vector<std::vector<PlayerId>> teams;  ///< two or more; a player alone is a team of one
  std::vector<int> ranks;                    ///< one for each team, smaller is better, equal are tied
};

/// A rating and what it rests on. Ratings are computed from the games, never entered: a corrected game corrects
/// everything behind it. The same games give the same numbers to the last bit, whatever order they were stored in.
template <class Value>
struct Rated {
  Value value;
  int games = 0;
  std::int64_t last_period = 0;  ///< in which the last of them was
};

/// Everybody's rating after all games, up to and with period `until`. Errors: a game that is not between two single
/// players, or somebody who plays against themself; the sentence says which game, by period and sequence.
[[nodiscard]] tl::expected<std::map<PlayerId, Rated<Glicko2>>, Message> glicko2_ratings(
    std::span<const RatedGame> games, std::int64_t until, const Glicko2Parameters& parameters = {});

/// Everybody's skill after all games, one after the other. Errors: a game with fewer than two teams, with an empty
/// one, without a rank for each, or with somebody in it twice.
[[nodiscard]] tl::expected<std::map<PlayerId, Rated<Skill>>, Message> weng_lin_ratings(
    std::span<const RatedGame> games, const WengLinParameters& parameters = {});

/// Ratings that go on: what the games of all periods before one came to. Going on from there with later games gives the
/// same as all games at once, to the last bit.
struct Glicko2Run {
  std::map<PlayerId, Rated<Glicko2>> players;
  std::int64_t next_period = 0;  ///< the first one that has not passed; only where there are players
};
/// Goes on with games of periods that have not passed. Errors as glicko2_ratings; the run is not to be used then.
[[nodiscard]] tl::expected<void, Message> go_on(Glicko2Run& run, std::span<const RatedGame> games,
                                                const Glicko2Parameters& parameters = {});
/// Lets the periods pass up to and with `until`; nothing where they have.
void wait_until(Glicko2Run& run, std::int64_t until, const Glicko2Parameters& parameters = {});

/// The same for skills: games behind all that were counted before.
using WengLinRun = std::map<PlayerId, Rated<Skill>>;
[[nodiscard]] tl::expected<void, Message> go_on(WengLinRun& run, std::span<const RatedGame> games,
                                                const WengLinParameters& parameters = {});

/// How often something happened, with the interval in which its probability lies: Wilson's score interval
/// (E. B. Wilson, 1927), for 95 % with z = 1.96. Without any trial it is all of 0 to 1.
struct Frequency {
  double part = 0, low = 0, high = 1;
};
[[nodiscard]] Frequency wilson_interval(double happened, double trials, double z = 1.959963984540054);

}  // namespace arbiter::club
