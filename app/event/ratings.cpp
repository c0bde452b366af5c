// SPDX-License-Identifier: MIT
#include "app/club/ratings.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include "app/event/people.h"
#include "app/event/statistics.h"

namespace arbiter::event {
namespace {

/// Is a day known at least to its month?
bool is_known(const std::string& day) { return day.size() >= std::string_view("2026-11").size(); }

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

/// A number as it is kept: the shortest text that gives the same number again.
std::string exact_text(double number) {
  std::array<char, 32> text{};
  return {text.data(), std::to_chars(text.data(), text.data() + text.size(), number).ptr};
}

/// Ratings of a ruleset, of two and of more.
class RatingCount : public MonthlyCount {
 public:
  [[nodiscard]] std::string what() const override {
    return "ratings " + two_parameters.version + " " + more_parameters.version;
  }

  [[nodiscard]] Expected<void> add(const std::string& month, const std::vector<CountedGame>& played) override {
    std::vector<club::RatedGame> of_two, of_more;
    std::int64_t sequence = 0;
    for (const CountedGame& game : played) {
      // Ratings need the order of the games: one of an unknown day has no place in it.
      if (!game.rated || !is_known(game.day)) continue;
      club::RatedGame one;
      one.period = period_of(month);
      one.sequence = ++sequence;
      one.teams = teams_of(game, one.ranks);
      newest = std::max(newest, one.period);
      (game.seats.size() == 2 ? of_two : of_more).push_back(std::move(one));
    }
    games += of_two.size() + of_more.size();
    if (const auto done = club::go_on(two, of_two, two_parameters); !done) return refuse("conflict", done.error());
    if (const auto done = club::go_on(more, of_more, more_parameters); !done) return refuse("conflict", done.error());
    return {};
  }

  [[nodiscard]] std::string text() const override {
    std::string out = std::to_string(games) + " " + std::to_string(newest) + " " + std::to_string(two.next_period) +
                      " " + std::to_string(two.players.size()) + " " + std::to_string(more.size()) + "\n";
    for (const auto& [person, rated] : two.players)
      out += std::to_string(person) + " " + std::to_string(rated.games) + " " + std::to_string(rated.last_period) +
             " " + exact_text(rated.value.rating) + " " + exact_text(rated.value.deviation) + " " +
             exact_text(rated.value.volatility) + "\n";
    for (const auto& [person, rated] : more)
      out += std::to_string(person) + " " + std::to_string(rated.games) + " " + std::to_string(rated.last_period) +
             " " + exact_text(rated.value.mu) + " " + exact_text(rated.value.sigma) + "\n";
    return out;
  }

  [[nodiscard]] bool read(const std::string& text) override {
    Numbers in(text);
    std::size_t of_two = 0, of_more = 0;
    in.next(games).next(newest).next(two.next_period).next(of_two).next(of_more);
    for (std::size_t i = 0; i < of_two && in.good(); ++i) {
      db::PersonId person = 0;
      club::Rated<club::Glicko2> rated;
      in.next(person).next(rated.games).next(rated.last_period);
      in.next(rated.value.rating).next(rated.value.deviation).next(rated.value.volatility);
      two.players.emplace_hint(two.players.end(), person, rated);
    }
    for (std::size_t i = 0; i < of_more && in.good(); ++i) {
      db::PersonId person = 0;
      club::Rated<club::Skill> rated;
      in.next(person).next(rated.games).next(rated.last_period).next(rated.value.mu).next(rated.value.sigma);
      more.emplace_hint(more.end(), person, rated);
    }
    if (in.good() && in.at_end()) return true;
    games = 0;
    newest = 0;
    two = {};
    more.clear();
    return false;
  }

  club::Glicko2Parameters two_parameters;
  club::WengLinParameters more_parameters;
  club::Glicko2Run two;
  club::WengLinRun more;
  std::size_t games = 0;
  std::int64_t newest = 0;

 private:
  /// Numbers in a text, each with one character behind it.
  class Numbers {
   public:
    explicit Numbers(const std::string& text) : at_(text.data()), end_(text.data() + text.size()) {}
    template <class Number>
    Numbers& next(Number& number) {
      if (!good_) return *this;
      const auto [stop, error] = std::from_chars(at_, end_, number);
      good_ = error == std::errc() && stop != end_ && (*stop == ' ' || *stop == '\n');
      at_ = good_ ? stop + 1 : end_;
      return *this;
    }
    [[nodiscard]] bool good() const { return good_; }
    [[nodiscard]] bool at_end() const { return at_ == end_; }

   private:
    const char *at_, *end_;
    bool good_ = true;
  };
};

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
                   month_of(rated.last_period)});
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
                   month_of(rated.last_period)});
  return out;
}

}  // namespace

Expected<Ratings> ratings_of(const db::club::Club& club, const RatingsQuery& query) {
  if (!query.until.empty())
    if (const auto day = parse_day(query.until + "-01", "--until"); !day)
      return refuse("bad_value", make_message("--until: \"%1\" is no month such as 2026-11", query.until));
  RatingCount count;
  if (const auto done = count_months(club, {query.ruleset, query.casual, query.until}, count); !done)
    return tl::unexpected(done.error());
  const auto people = club.people();
  if (!people) return tl::unexpected(people.error());
  const Names names(*people);
  const std::int64_t until = query.until.empty() ? count.newest : period_of(query.until);
  club::wait_until(count.two, until, count.two_parameters);
  return Ratings{query.ruleset,
                 count.games,
                 until > 0 ? month_of(until) : std::string(),
                 {count.two_parameters.version, count.more_parameters.version},
                 two_of(count.two.players, names),
                 more_of(count.more, names)};
}

}  // namespace arbiter::event
