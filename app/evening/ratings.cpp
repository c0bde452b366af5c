// SPDX-License-Identifier: MIT
#include "app/club/ratings.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "app/evening/people.h"
#include "app/evening/statistics.h"

namespace arbiter::evening {
namespace {

/// Months since the year 0 of a day or a month.
std::int64_t period_of(const std::string& day) {
  int year = 0, month = 1;
  (void)std::sscanf(day.c_str(), "%4d-%2d", &year, &month);
  return std::int64_t{12} * year + month - 1;
}

/// Is a day known at least to its month?
bool is_known(const std::string& day) { return day.size() >= std::string_view("2026-11").size(); }

std::string month_text(std::int64_t period) {
  const std::string month = std::to_string(period % 12 + 1);
  return std::to_string(period / 12) + (month.size() < 2 ? "-0" : "-") + month;
}

/// Who played together, by the seats of a full table: opposite, or the same seat of either board.
std::vector<std::vector<db::PersonId>> teams_of(const CountedGame& game, std::vector<int>& ranks) {
  std::vector<std::vector<db::PersonId>> teams;
  const bool partners = game.kind == "partners" && game.seats.size() == 4;
  const bool boards = game.kind == "two-boards" && game.seats.size() == 8;
  const std::size_t apart = boards ? 4 : partners ? 2 : 0;
  const std::size_t count = apart > 0 ? apart : game.seats.size();
  for (std::size_t i = 0; i < count; ++i) {
    teams.push_back({game.seats[i].person});
    ranks.push_back(game.seats[i].place);
    if (apart == 0) continue;
    teams.back().push_back(game.seats[i + apart].person);
    ranks.back() = std::min(ranks.back(), game.seats[i + apart].place);
  }
  return teams;
}

struct Split {
  std::vector<club::RatedGame> two, more;
  std::int64_t newest = 0;
};

Split split_games(const std::vector<CountedGame>& games, std::int64_t until) {
  Split split;
  std::int64_t sequence = 0;
  for (const CountedGame& game : games) {
    // Ratings need the order of the games: one of an unknown day has no place in it.
    if (!game.rated || !is_known(game.day)) continue;
    club::RatedGame one;
    one.period = period_of(game.day);
    if (until > 0 && one.period > until) continue;
    one.sequence = ++sequence;
    one.teams = teams_of(game, one.ranks);
    split.newest = std::max(split.newest, one.period);
    (game.seats.size() == 2 ? split.two : split.more).push_back(std::move(one));
  }
  return split;
}

double rounded(double value, int digits) {
  const double scale = std::pow(10, digits);
  return std::round(value * scale) / scale;
}

std::vector<Ratings::Two> two_of(const std::map<club::PlayerId, club::Rated<club::Glicko2>>& ratings,
                                 const Names& names) {
  std::vector<std::pair<club::PlayerId, club::Rated<club::Glicko2>>> list(ratings.begin(), ratings.end());
  std::ranges::stable_sort(list, std::greater{}, [](const auto& one) { return one.second.value.rating; });
  std::vector<Ratings::Two> out;
  for (const auto& [person, rated] : list)
    out.push_back({{person, names[person]},
                   rounded(rated.value.rating, 6),
                   rounded(rated.value.deviation, 6),
                   rounded(rated.value.volatility, 9),
                   rated.games,
                   month_text(rated.last_period)});
  return out;
}

std::vector<Ratings::More> more_of(const std::map<club::PlayerId, club::Rated<club::Skill>>& skills,
                                   const Names& names) {
  std::vector<std::pair<club::PlayerId, club::Rated<club::Skill>>> list(skills.begin(), skills.end());
  std::ranges::stable_sort(list, std::greater{}, [](const auto& one) { return one.second.value.ordinal(); });
  std::vector<Ratings::More> out;
  for (const auto& [person, rated] : list)
    out.push_back({{person, names[person]},
                   rounded(rated.value.ordinal(), 6),
                   rounded(rated.value.mu, 6),
                   rounded(rated.value.sigma, 6),
                   rated.games,
                   month_text(rated.last_period)});
  return out;
}

}  // namespace

Expected<Ratings> ratings_of(const db::club::Club& club, const RatingsQuery& query) {
  if (!query.until.empty())
    if (const auto day = parse_day(query.until + "-01", "--until"); !day)
      return refuse("bad_value", "--until: \"" + query.until + "\" is no month such as 2026-11");
  const auto games = counted_games(club, query.ruleset, query.casual);
  if (!games) return tl::unexpected(games.error());
  const auto people = club.people();
  if (!people) return tl::unexpected(people.error());
  const Names names(*people);
  const std::int64_t asked = query.until.empty() ? 0 : period_of(query.until);
  const Split split = split_games(*games, asked);
  const std::int64_t until = asked > 0 ? asked : split.newest;
  const club::Glicko2Parameters two;
  const club::WengLinParameters more;
  const auto ratings = club::glicko2_ratings(split.two, until, two);
  if (!ratings) return refuse("conflict", ratings.error());
  const auto skills = club::weng_lin_ratings(split.more, more);
  if (!skills) return refuse("conflict", skills.error());
  return Ratings{query.ruleset,
                 split.two.size() + split.more.size(),
                 until > 0 ? month_text(until) : std::string(),
                 {two.version, more.version},
                 two_of(*ratings, names),
                 more_of(*skills, names)};
}

}  // namespace arbiter::evening
