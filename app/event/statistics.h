// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "app/event/counted.h"

// Ratings, armies, a player's page and leagues, as JSON documents.
namespace arbiter::event {

struct RatingsQuery {
  std::string ruleset;
  bool casual = false;  ///< games outside events count too
  std::string until;    ///< a month, 2026-11; empty: that of the newest game
};

/// How strong the players of a game are. Lists begin with the best.
struct Ratings {
  struct Two {
    Player player;
    double rating = 0, deviation = 0, volatility = 0;
    int games = 0;
    std::string last;  ///< the month of the last one: 2026-11
  };
  struct More {
    Player player;
    double ordinal = 0, mu = 0, sigma = 0;
    int games = 0;
    std::string last;
  };
  std::string ruleset;
  std::size_t games = 0;
  std::string until;                      ///< a month; empty: there is no game
  std::array<std::string, 2> parameters;  ///< by what `two` and `more` are reckoned
  std::vector<Two> two;                   ///< games of two: Glicko-2 by months
  std::vector<More> more;                 ///< games of more: Weng-Lin game by game
};

/// Computed from the games, as count_months does it. Errors: `bad_value` for a month that is none.
[[nodiscard]] Expected<Ratings> ratings_of(const db::club::Club& club, const RatingsQuery& query);

/// How often each army was first, those who share the first place sharing the win; Wilson's interval for 95 %.
struct ArmyTable {
  struct Line {
    std::string army;
    int games = 0;
    std::string wins;                    ///< exact
    double part = 0, low = 0, high = 0;  ///< of all its games, 0..1; the interval
    double expected = 0;                 ///< the part of an army as good as the others
    std::string points;                  ///< on average, with two digits
  };
  std::string ruleset;
  std::int64_t games = 0;
  std::vector<Line> armies;  ///< the best first
};
[[nodiscard]] Expected<ArmyTable> army_table(const db::club::Club& club, const std::string& ruleset, bool casual);

/// The standings of the whole club: what everybody's games of a ruleset in all events come to. Points are texts, exact.
/// They are kept with the results and not counted anew: a million games cost no more than a hundred.
struct TotalsTable {
  struct Line {
    int rank = 0;
    Player player;
    std::int64_t games = 0;
    std::int64_t firsts = 0;  ///< first alone, or level with others
    std::string score;        ///< by the scoring, of all games
    std::string average;      ///< for each, with two digits
    std::string points;       ///< as the games count
  };
  std::string ruleset, scoring;
  std::vector<Line> lines;  ///< the most points first, then who was first more often
};
/// `scoring`: by which all games count, whatever their events said (see parse_scoring); empty: as events of the game
/// usually do. Games that were not played (nobody came) do not count. Error `bad_value`.
[[nodiscard]] Expected<TotalsTable> totals_table(const db::club::Club& club, const std::string& ruleset,
                                                 const std::string& scoring = "");

/// What is known of one player's games. Points are texts, exact.
struct PlayerPage {
  struct Game {
    std::string day, ruleset, seat, army;  ///< army: empty where there is none
    int place = 0;
    std::size_t of = 0;  ///< so many played
    std::string points;
    std::optional<db::GameId> game;
    std::string event;  ///< empty: outside any event
    int round = 0, table = 0;
    std::vector<Player> opponents;
  };
  /// How somebody stands against another, or with an army.
  struct Tally {
    int games = 0, better = 0, level = 0, worse = 0;
  };
  struct Against : Tally {
    Player player;
  };
  struct With : Tally {
    std::string army;
  };
  struct Step {
    std::string day, ruleset, points;
    std::string sum;  ///< of all points in games of that ruleset so far
  };
  db::club::Person player;
  std::vector<Game> games;
  std::vector<Step> points;
  std::vector<Against> opponents;
  std::vector<With> armies;
  std::vector<db::club::Moment> moments;  ///< the five that earned most
};
/// Error `not_found`: there is nobody of that number.
[[nodiscard]] Expected<PlayerPage> player_page(const db::club::Club& club, db::PersonId person);

/// How a league stands. Points are texts, exact.
struct LeagueTable {
  struct One {
    std::string event;
    int rank = 0;
    std::string points;
    bool counts = true;  ///< among somebody's best events
  };
  struct Line {
    int rank = 0;
    Player player;
    std::string total;
    int firsts = 0;  ///< events won
    std::vector<One> events;
  };
  std::string league, points;  ///< points: see parse_league_points
  int best = 0;                ///< so many of somebody's events count; 0: all
  std::vector<std::string> events;
  std::vector<Line> lines;  ///< the best first
};
[[nodiscard]] Expected<LeagueTable> league_table(const db::club::Club& club, const db::club::League& league);
/// The same of events that were read before: those of the league, in its order.
[[nodiscard]] Expected<LeagueTable> league_table(const std::vector<const EventSession*>& events,
                                                 const db::club::League& league);

/// Error `bad_value` for what a league's events cannot be worth.
[[nodiscard]] Expected<std::vector<club::Fraction>> parse_league_points(const std::string& text);

/// The league that a text means: number or name. Errors `not_found` with those there are.
[[nodiscard]] Expected<db::club::League> find_league(const std::vector<db::club::League>& leagues,
                                                     const std::string& text);

}  // namespace arbiter::event
