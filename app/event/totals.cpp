// SPDX-License-Identifier: MIT
#include <algorithm>

#include "app/event/statistics.h"
#include "db/club/parts.h"

namespace arbiter::event {
namespace {

using club::Fraction;

/// A table of so many at which so many are level at a place, the others being one behind the other.
std::vector<club::SeatResult> seats_with(int at_table, int place, int level) {
  std::vector<club::SeatResult> seats;
  for (int i = 1; i <= at_table; ++i) seats.push_back({0, i >= place && i < place + level ? place : i});
  return seats;
}

/// What that place is worth there, in parts.
Expected<std::int64_t> parts_of(const club::Scoring& scoring, int at_table, int place, int level) {
  const auto awards = club::award(seats_with(at_table, place, level), scoring);
  if (!awards) return refuse("bad_value", make_message("Of games of %1: %2", at_table, awards.error()));
  const Fraction parts = awards->at(static_cast<std::size_t>(place) - 1).points * Fraction(db::kParts);
  if (!parts.is_whole())
    return refuse("bad_value",
                  make_message("Points such as %1 cannot be summed up over all events; halves to twelfths can",
                               awards->at(static_cast<std::size_t>(place) - 1).points.text()));
  return parts.num();
}

Expected<TotalsTable> counted_totals(const db::club::Club& club, const std::string& ruleset,
                                     const std::string& scoring) {
  const auto kind = game_kind(ruleset);
  if (!kind) return tl::unexpected(kind.error());
  TotalsTable all{ruleset, scoring, {}};
  if (all.scoring.empty()) all.scoring = usual_scoring(static_cast<int>(kind->seats.size()));
  const auto counted = parse_scoring(all.scoring);
  if (!counted) return tl::unexpected(counted.error());
  const bool game_points = std::holds_alternative<club::GamePoints>(*counted);
  std::optional<Error> wrong;
  auto totals = club.totals(ruleset, [&](int at_table, int place, int level) -> std::int64_t {
    if (game_points) return 0;
    const auto parts = parts_of(*counted, at_table, place, level);
    if (!parts) wrong = parts.error();
    return parts.value_or(0);
  });
  if (!totals) return tl::unexpected(totals.error());
  if (wrong) return tl::unexpected(*wrong);
  if (game_points)
    for (db::club::Total& one : *totals) one.worth = one.points;
  std::ranges::stable_sort(*totals, [](const db::club::Total& a, const db::club::Total& b) {
    return a.worth != b.worth ? a.worth > b.worth : a.firsts > b.firsts;
  });
  std::vector<db::PersonId> people;
  for (const db::club::Total& one : *totals) people.push_back(one.person);
  const auto names = club.names(people);
  if (!names) return tl::unexpected(names.error());
  for (std::size_t i = 0; i < totals->size(); ++i) {
    const db::club::Total& one = (*totals)[i];
    const bool level = i > 0 && (*totals)[i - 1].worth == one.worth && (*totals)[i - 1].firsts == one.firsts;
    const auto name = names->find(one.person);
    const Fraction score(one.worth, db::kParts);
    all.lines.push_back({level ? all.lines.back().rank : static_cast<int>(i) + 1,
                         {one.person, name == names->end() ? "#" + std::to_string(one.person) : name->second},
                         one.games,
                         one.firsts,
                         score.text(),
                         (score / Fraction(one.games)).decimal(2),
                         Fraction(one.points, db::kParts).text()});
  }
  return all;
}

}  // namespace

Expected<TotalsTable> totals_table(const db::club::Club& club, const std::string& ruleset, const std::string& scoring) {
  return within_numbers(ruleset, [&] { return counted_totals(club, ruleset, scoring); });
}

}  // namespace arbiter::event
