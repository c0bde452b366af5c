// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <sstream>

#include "app/club/ratings.h"
#include "app/event/statistics.h"

namespace arbiter::event {

namespace {

/// How often each army of a ruleset was first, and what it earned.
class ArmyCount : public MonthlyCount {
 public:
  struct Army {
    int games = 0;
    club::Fraction wins, expected, points;
  };

  [[nodiscard]] std::string what() const override { return "armies 1"; }

  [[nodiscard]] Expected<void> add(const std::string& /*month*/, const std::vector<CountedGame>& played) override {
    for (const CountedGame& game : played) {
      const auto first = std::ranges::count(game.seats, 1, &SeatOutcome::place);
      bool any = false;
      for (const SeatOutcome& seat : game.seats) {
        if (seat.army.empty()) continue;
        any = true;
        Army& army = armies[seat.army];
        ++army.games;
        army.expected += club::Fraction(1, static_cast<std::int64_t>(game.seats.size()));
        army.points += seat.points;
        if (seat.place == 1 && first > 0) army.wins += club::Fraction(1, first);
      }
      if (any) ++games;
    }
    return {};
  }

  [[nodiscard]] std::string text() const override {
    std::string out = std::to_string(games) + "\n";
    for (const auto& [name, army] : armies)
      out += name + "\t" + std::to_string(army.games) + "\t" + army.wins.text() + "\t" + army.expected.text() + "\t" +
             army.points.text() + "\n";
    return out;
  }

  [[nodiscard]] bool read(const std::string& text) override {
    if (read_lines(text)) return true;
    games = 0;
    armies.clear();
    return false;
  }

  std::map<std::string, Army> armies;
  std::int64_t games = 0;

 private:
  bool read_lines(const std::string& text) {
    std::istringstream lines(text);
    std::string line;
    const auto whole = [](const std::string& field, auto& number) {
      const auto [stop, error] = std::from_chars(field.data(), field.data() + field.size(), number);
      return error == std::errc() && stop == field.data() + field.size();
    };
    if (!text.ends_with('\n') || !std::getline(lines, line) || !whole(line, games)) return false;
    while (std::getline(lines, line)) {
      std::istringstream fields(line);
      std::string name, count;
      std::array<std::string, 3> exact;
      for (std::string* field : {&name, &count, exact.data(), &exact[1], &exact[2]})
        if (!std::getline(fields, *field, '\t')) return false;
      const auto wins = club::Fraction::parse(exact[0]), expected = club::Fraction::parse(exact[1]),
                 points = club::Fraction::parse(exact[2]);
      Army army;
      if (!wins || !expected || !points || !whole(count, army.games)) return false;
      army.wins = *wins;
      army.expected = *expected;
      army.points = *points;
      armies[name] = army;
    }
    return true;
  }
};

Expected<ArmyTable> counted_armies(const db::club::Club& club, const std::string& ruleset, bool casual) {
  ArmyCount count;
  if (const auto done = count_months(club, {ruleset, casual, ""}, count); !done) return tl::unexpected(done.error());
  ArmyTable all{ruleset, count.games, {}};
  for (const auto& [name, army] : count.armies) {
    const auto often = club::wilson_interval(army.wins.approximate(), army.games);
    all.armies.push_back({name, army.games, army.wins.text(), often.part, often.low, often.high,
                          (army.expected / club::Fraction(army.games)).approximate(),
                          (army.points / club::Fraction(army.games)).decimal(2)});
  }
  std::ranges::stable_sort(all.armies, std::greater{}, &ArmyTable::Line::part);
  return all;
}

}  // namespace

Expected<ArmyTable> army_table(const db::club::Club& club, const std::string& ruleset, bool casual) {
  return within_numbers(ruleset, [&] { return counted_armies(club, ruleset, casual); });
}

}  // namespace arbiter::event
