// SPDX-License-Identifier: MIT
#include <algorithm>
#include <map>

#include "app/event/standings.h"
#include "app/event/statistics.h"

namespace arbiter::event {
namespace {

using club::Fraction;

struct Line {
  Player player;
  struct One {
    std::size_t event = 0;
    int rank = 0;
    Fraction points;
    bool counts = true;
  };
  std::vector<One> events;
  Fraction total;
  int firsts = 0;
};

/// What a rank is worth that `level` players share: the average of the places they fill.
Fraction place_points(const std::vector<Fraction>& values, int rank, int level) {
  Fraction sum;
  for (int place = rank; place < rank + level; ++place)
    if (static_cast<std::size_t>(place) <= values.size()) sum += values[static_cast<std::size_t>(place) - 1];
  return sum / Fraction(level);
}

void add_event(std::map<db::PersonId, Line>& lines, const Standings& standings, std::size_t event,
               const std::vector<Fraction>& values) {
  std::map<int, int> level;
  for (const Standings::Line& one : standings.lines) ++level[one.rank];
  for (const Standings::Line& one : standings.lines) {
    // Who was not there at all has nothing in it, and who is still to play has nothing yet.
    const bool played = std::ranges::any_of(one.rounds, [](const Standings::Round& round) {
      return round.kind != "absent" && round.kind != "sat-out" && round.kind != "open" && round.kind != "annulled";
    });
    if (!played) continue;
    Line& line = lines[one.player.id];
    line.player = one.player;
    const Fraction points =
        values.empty() ? Fraction::parse(one.score).value_or(0) : place_points(values, one.rank, level[one.rank]);
    line.events.push_back({event, one.rank, points});
    if (one.rank == 1) ++line.firsts;
  }
}

/// Only the best of somebody's events count.
void count_best(Line& line, int best) {
  std::vector<Line::One*> order;
  for (Line::One& one : line.events) order.push_back(&one);
  std::ranges::stable_sort(order, std::greater{}, [](const Line::One* one) { return one->points; });
  for (std::size_t i = 0; i < order.size(); ++i) {
    order[i]->counts = best == 0 || i < static_cast<std::size_t>(best);
    if (order[i]->counts) line.total += order[i]->points;
  }
}

}  // namespace

Expected<std::vector<Fraction>> parse_league_points(const std::string& text) {
  std::vector<Fraction> values;
  if (text == "score") return values;
  for (const std::string& one : split(text, "-")) {
    const auto value = Fraction::parse(one);
    if (!value)
      return refuse("bad_value",
                    make_message("\"%1\": events of a league are worth \"score\" or points for ranks: 10-8-6-5", text));
    values.push_back(*value);
  }
  if (values.empty())
    return refuse("bad_value", make_message("A league needs \"score\" or points for ranks: 10-8-6-5"));
  return values;
}

Expected<db::club::League> find_league(const std::vector<db::club::League>& leagues, const std::string& text) {
  std::vector<std::string> names;
  for (const db::club::League& one : leagues) {
    if (folded(one.name) == folded(text)) return one;
    names.push_back(one.name);
  }
  if (const auto number = whole_number(text.starts_with('#') ? text.substr(1) : text))
    for (const db::club::League& one : leagues)
      if (one.id == *number) return one;
  if (names.empty())
    return refuse("not_found", make_message("There is no league yet; `arbiter club league new` makes one"));
  return refuse("not_found", make_message("There is no league \"%1\"; there is %2", text, quoted_names(names)));
}

Expected<LeagueTable> league_table(const db::club::Club& club, const db::club::League& league) {
  if (const auto values = parse_league_points(league.points); !values) return tl::unexpected(values.error());
  std::vector<EventSession> sessions;
  for (const db::club::EventId id : league.events) {
    auto session = open_event(club, id, Knowing::who_takes_part);
    if (!session) return tl::unexpected(session.error());
    sessions.push_back(std::move(*session));
  }
  std::vector<const EventSession*> events;
  for (const EventSession& one : sessions) events.push_back(&one);
  return league_table(events, league);
}

namespace {

Expected<LeagueTable> counted_league(const std::vector<const EventSession*>& sessions, const db::club::League& league) {
  const auto values = parse_league_points(league.points);
  if (!values) return tl::unexpected(values.error());
  std::map<db::PersonId, Line> lines;
  std::vector<std::string> events;
  for (const EventSession* session : sessions) {
    const auto standings = standings_of(*session);
    if (!standings) return tl::unexpected(standings.error());
    add_event(lines, *standings, events.size(), *values);
    events.push_back(session->record.event.name);
  }
  std::vector<Line> order;
  for (auto& [person, line] : lines) {
    count_best(line, league.best);
    order.push_back(line);
  }
  const auto better = [](const Line& a, const Line& b) {
    return a.total != b.total ? b.total < a.total : b.firsts < a.firsts;
  };
  std::ranges::stable_sort(order, better);
  LeagueTable all{league.name, league.points, league.best, events, {}};
  int rank = 0;
  for (std::size_t i = 0; i < order.size(); ++i) {
    if (i == 0 || better(order[i - 1], order[i])) rank = static_cast<int>(i) + 1;
    LeagueTable::Line line{rank, order[i].player, order[i].total.text(), order[i].firsts, {}};
    for (const Line::One& one : order[i].events)
      line.events.push_back({events[one.event], one.rank, one.points.text(), one.counts});
    all.lines.push_back(std::move(line));
  }
  return all;
}

}  // namespace

Expected<LeagueTable> league_table(const std::vector<const EventSession*>& sessions, const db::club::League& league) {
  return within_numbers(league.name, [&] { return counted_league(sessions, league); });
}

}  // namespace arbiter::event
