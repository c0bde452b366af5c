// SPDX-License-Identifier: MIT
// Games of all events at once, for whoever counts them, and counts that go on month by month.
#include <array>
#include <cstdio>
#include <set>
#include <tuple>

#include "db/club/event_rows.h"
#include "db/club/sql.h"
#include "db/totals.h"

namespace arbiter::db::club {

using sql::int_of;
using sql::Number;
using sql::run;
using sql::select;

namespace sql {

namespace {

/// Deletes the kept counts that a condition on the row names, and says that some were.
template <class... Parameters>
void forget(soci::session& s, const std::string& where, const Parameters&... parameters) {
  run(s, "DELETE FROM club_kept_counts WHERE " + where, parameters...);
  run(s, "UPDATE club_ids SET last = last + 1 WHERE name = 'forgotten'");
}

}  // namespace

void forget_game(soci::session& session, GameId game) {
  SociStatements statements(session);
  db::forget_game(statements, game);
}

void forget_games_of(soci::session& session, PersonId person) {
  forget(session,
         "EXISTS (SELECT 1 FROM club_seats s JOIN club_events e ON e.id = s.event_id WHERE s.person_id = :person "
         "AND e.ruleset = club_kept_counts.ruleset "
         "AND (length(e.begins) < 7 OR club_kept_counts.month >= substr(e.begins, 1, 7)))",
         person);
  forget(session,
         "casual = 1 AND EXISTS (SELECT 1 FROM seats x JOIN games g ON g.id = x.game_id WHERE x.player_id = :person "
         "AND g.ruleset = club_kept_counts.ruleset "
         "AND (length(g.started_at) < 7 OR club_kept_counts.month >= substr(g.started_at, 1, 7)))",
         person);
}

void forget_event(soci::session& session, EventId event) {
  forget(session,
         "EXISTS (SELECT 1 FROM club_events e WHERE e.id = :event AND e.ruleset = club_kept_counts.ruleset "
         "AND (length(e.begins) < 7 OR club_kept_counts.month >= substr(e.begins, 1, 7)))",
         event);
}

void forget_all(soci::session& session) { forget(session, "month <> :none", "-"); }

}  // namespace sql

namespace {

/// A set of published tables named t (event_id, round, number, token), as a common table expression. Its parameters
/// come first in every query that begins with it.
const std::string kOfMonth =
    "WITH t AS (SELECT t.event_id, t.round, t.number, t.token FROM club_events e "
    "JOIN club_rounds r ON r.event_id = e.id JOIN club_tables t ON t.event_id = r.event_id AND t.round = r.round "
    "WHERE e.ruleset = :ruleset AND e.begins >= :from AND e.begins < :before AND length(e.begins) >= 7 "
    "AND r.published_at IS NOT NULL) ";
const std::string kOfNoMonth =
    "WITH t AS (SELECT t.event_id, t.round, t.number, t.token FROM club_events e "
    "JOIN club_rounds r ON r.event_id = e.id JOIN club_tables t ON t.event_id = r.event_id AND t.round = r.round "
    "WHERE e.ruleset = :ruleset AND length(e.begins) < 7 AND r.published_at IS NOT NULL) ";
const std::string kOfPerson =
    "WITH t AS (SELECT t.event_id, t.round, t.number, t.token FROM club_seats m "
    "JOIN club_rounds r ON r.event_id = m.event_id AND r.round = m.round "
    "JOIN club_tables t ON t.event_id = m.event_id AND t.round = m.round AND t.number = m.table_number "
    "WHERE m.person_id = :person AND r.published_at IS NOT NULL) ";

/// Games g outside events that have ended.
const std::string kOutside =
    "g.ended_at IS NOT NULL AND NOT EXISTS (SELECT 1 FROM club_tables o WHERE o.token = g.token) ";

/// The month after one.
std::string next_month(const std::string& month) {
  int year = 0, number = 1;
  (void)std::sscanf(month.c_str(), "%4d-%2d", &year, &number);
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), "%04d-%02d", number == 12 ? year + 1 : year, number == 12 ? 1 : number + 1);
  return text.data();
}

using Place = std::tuple<EventId, int, int>;

/// Reads the tables that a table expression picks.
class Played {
 public:
  explicit Played(soci::session& s) : s_(s) {}

  template <class... Parameters>
  PlayedGames read(const std::string& tables, const Parameters&... parameters) {
    read_tables(tables, parameters...);
    read_results(tables, parameters...);
    read_games(tables, parameters...);
    return std::move(all_);
  }

 private:
  template <class... Parameters>
  void read_tables(const std::string& tables, const Parameters&... parameters) {
    for (const auto& [id, name, begins, ruleset, game] :
         select<Number, std::string, std::string, std::string, std::string>(
             s_,
             tables + "SELECT e.id, e.name, e.begins, e.ruleset, e.game FROM club_events e "
                      "WHERE e.id IN (SELECT t.event_id FROM t)",
             parameters...)) {
      Event& event = all_.events[id.value_or(0)];
      event.id = id.value_or(0);
      event.name = name.value_or("");
      event.begins = begins.value_or("");
      event.ruleset = ruleset.value_or("");
      event.game = game.value_or("");
    }
    for (const auto& [event, round, number, seat, person, army] :
         select<Number, Number, Number, std::string, Number, std::string>(
             s_,
             tables + "SELECT s.event_id, s.round, s.table_number, s.seat, s.person_id, s.army FROM t "
                      "JOIN club_seats s ON s.event_id = t.event_id AND s.round = t.round "
                      "AND s.table_number = t.number ORDER BY s.event_id, s.round, s.table_number, s.place",
             parameters...)) {
      const Place place{event.value_or(0), int_of(round), int_of(number)};
      const auto [at, fresh] = places_.try_emplace(place, all_.tables.size());
      if (fresh) all_.tables.push_back({event.value_or(0), int_of(round), {int_of(number), "", {}}, {}, {}});
      all_.tables[at->second].table.seats.push_back({seat.value_or(""), person.value_or(0), army.value_or("")});
    }
  }

  template <class... Parameters>
  void read_results(const std::string& tables, const Parameters&... parameters) {
    const std::string newest =
        "FROM t JOIN club_results r ON r.event_id = t.event_id AND r.round = t.round AND r.table_number = t.number ";
    const std::string holds =
        "r.taken_back = 0 AND NOT EXISTS (SELECT 1 FROM club_results l WHERE l.event_id = r.event_id "
        "AND l.round = r.round AND l.table_number = r.table_number AND l.id > r.id) ";
    std::map<std::int64_t, std::size_t> by_id;
    for (const auto& [id, event, round, number, rated] : select<Number, Number, Number, Number, Number>(
             s_, tables + "SELECT r.id, r.event_id, r.round, r.table_number, r.rated " + newest + "WHERE " + holds,
             parameters...)) {
      const auto at = places_.find({event.value_or(0), int_of(round), int_of(number)});
      if (at == places_.end()) continue;
      by_id[id.value_or(0)] = at->second;
      all_.tables[at->second].result =
          HandResult{id.value_or(0), int_of(round), int_of(number), false, "", "", "", {}, int_of(rated, 1) != 0};
    }
    for (const auto& [id, seat, points, at, absent, verdict] :
         select<Number, std::string, std::string, Number, Number, std::string>(
             s_,
             tables + "SELECT x.result_id, x.seat, x.game_points, x.place, x.absent, x.verdict " + newest +
                 "JOIN club_result_seats x ON x.result_id = r.id WHERE " + holds,
             parameters...))
      if (const auto found = by_id.find(id.value_or(0)); found != by_id.end())
        all_.tables[found->second].result->seats.push_back(
            {seat.value_or(""), points.value_or("0"), int_of(at, 1), int_of(absent) != 0, verdict.value_or("")});
  }

  template <class... Parameters>
  void read_games(const std::string& tables, const Parameters&... parameters) {
    std::map<GameId, std::size_t> by_id;
    for (const auto& [id, event, round, number, ended] : select<Number, Number, Number, Number, std::string>(
             s_,
             tables + "SELECT g.id, t.event_id, t.round, t.number, g.ended_at FROM t JOIN games g ON g.token = t.token",
             parameters...)) {
      const auto at = places_.find({event.value_or(0), int_of(round), int_of(number)});
      if (at == places_.end()) continue;
      by_id[id.value_or(0)] = at->second;
      all_.tables[at->second].game = KeptGame{id.value_or(0), "", "", "", ended.value_or(""), {}};
    }
    for (const auto& [id, seat, army, points, at] : select<Number, std::string, std::string, double, Number>(
             s_,
             tables + "SELECT g.id, x.seat, x.army, x.points, x.place FROM t JOIN games g ON g.token = t.token "
                      "JOIN seats x ON x.game_id = g.id",
             parameters...))
      if (const auto found = by_id.find(id.value_or(0)); found != by_id.end())
        all_.tables[found->second].game->seats.push_back(
            {seat.value_or(""), "", army.value_or(""), points.value_or(0), int_of(at), 0});
  }

  soci::session& s_;
  PlayedGames all_;
  std::map<Place, std::size_t> places_;
};

/// The games outside events that `from` (tables with a games g, and a condition) picks.
template <class... Parameters>
std::vector<KeptGame> games_outside(soci::session& s, const std::string& from, const Parameters&... parameters) {
  std::vector<KeptGame> games;
  for (const auto& [id, token, ruleset, started, ended, seat, person, army, points, at] :
       select<Number, std::string, std::string, std::string, std::string, std::string, Number, std::string, double,
              Number>(s,
                      "SELECT g.id, g.token, g.ruleset, g.started_at, g.ended_at, x.seat, x.player_id, x.army, "
                      "x.points, x.place FROM " +
                          from + "AND " + kOutside + "ORDER BY g.id, x.seat",
                      parameters...)) {
    if (games.empty() || games.back().id != id.value_or(0))
      games.push_back(
          {id.value_or(0), token.value_or(""), ruleset.value_or(""), started.value_or(""), ended.value_or(""), {}});
    games.back().seats.push_back(
        {seat.value_or(""), "", army.value_or(""), points.value_or(0), int_of(at), person.value_or(0)});
  }
  return games;
}

/// Adds the months, of events or of games, in which there are some of a ruleset.
void add_months(soci::session& s, const std::string& day, const std::string& from, const Months& months,
                std::set<std::string>& all) {
  for (const auto& [month] :
       select<std::string>(s,
                           "SELECT DISTINCT substr(" + day + ", 1, 7) FROM " + from + " WHERE ruleset = :ruleset AND " +
                               day + " >= :from AND length(" + day + ") >= 7",
                           months.ruleset, months.from))
    all.insert(month.value_or(""));
  if (!months.from.empty()) return;
  if (!select<Number>(s, "SELECT 1 FROM " + from + " WHERE ruleset = :ruleset AND length(" + day + ") < 7 LIMIT 1",
                      months.ruleset)
           .empty())
    all.insert("");
}

}  // namespace

Expected<std::vector<std::string>> Club::months_of(const Months& months) const {
  return impl_->read("look for months with games", [&](soci::session& s) {
    std::set<std::string> all;
    add_months(s, "begins", "club_events", months, all);
    if (months.casual) add_months(s, "started_at", "games", months, all);
    return std::vector<std::string>(all.begin(), all.end());
  });
}

Expected<PlayedGames> Club::played_in(const Months& months) const {
  return impl_->read("read the games of a month", [&](soci::session& s) {
    const std::string& from = months.from;
    const std::string before = next_month(from), seats = "games g JOIN seats x ON x.game_id = g.id WHERE ";
    PlayedGames games = from.empty() ? Played(s).read(kOfNoMonth, months.ruleset)
                                     : Played(s).read(kOfMonth, months.ruleset, from, before);
    if (months.casual && from.empty())
      games.others = games_outside(s, seats + "g.ruleset = :ruleset AND length(g.started_at) < 7 ", months.ruleset);
    else if (months.casual)
      games.others = games_outside(s,
                                   seats +
                                       "g.ruleset = :ruleset AND g.started_at >= :from AND g.started_at < :before "
                                       "AND length(g.started_at) >= 7 ",
                                   months.ruleset, from, before);
    return games;
  });
}

Expected<PlayedGames> Club::played_by(PersonId person) const {
  return impl_->read("read somebody's games", [&](soci::session& s) {
    PlayedGames games = Played(s).read(kOfPerson, person);
    games.others = games_outside(
        s, "seats m JOIN games g ON g.id = m.game_id JOIN seats x ON x.game_id = g.id WHERE m.player_id = :person ",
        person);
    return games;
  });
}

Expected<std::map<std::string, std::int64_t>> Club::games_by_ruleset(bool casual) const {
  return impl_->read("count the games", [&](soci::session& s) {
    std::map<std::string, std::int64_t> all;
    for (const auto& [ruleset, at_table, seats] : select<std::string, Number, Number>(
             s, "SELECT ruleset, at_table, CAST(sum(games) AS BIGINT) FROM club_totals GROUP BY ruleset, at_table"))
      if (at_table.value_or(0) > 0) all[ruleset.value_or("")] += seats.value_or(0) / *at_table;
    if (!casual) return all;
    for (const auto& [ruleset, games] : select<std::string, Number>(
             s,
             "SELECT ruleset, count(*) FROM (SELECT g.id, g.ruleset FROM games g JOIN seats x ON x.game_id = g.id "
             "WHERE x.player_id IS NOT NULL AND x.place > 0 AND " +
                 kOutside + "GROUP BY g.id, g.ruleset HAVING count(*) > 1) a GROUP BY ruleset"))
      all[ruleset.value_or("")] += games.value_or(0);
    return all;
  });
}

Expected<std::int64_t> Club::times_forgotten() const {
  return impl_->read("look at the counts", [](soci::session& s) -> std::int64_t {
    return std::get<0>(select<Number>(s, "SELECT last FROM club_ids WHERE name = 'forgotten'").front()).value_or(0);
  });
}

Expected<std::optional<KeptCount>> Club::kept_count(const std::string& what, const Months& months,
                                                    const std::string& until) const {
  return impl_->read("look at the counts", [&](soci::session& s) -> std::optional<KeptCount> {
    const auto rows = select<std::string, std::string>(
        s,
        "SELECT month, counts FROM club_kept_counts WHERE what = :what AND ruleset = :ruleset AND casual = :casual "
        "AND month <= :until ORDER BY month DESC LIMIT 1",
        what, months.ruleset, months.casual ? 1 : 0, until.empty() ? "9999-12" : until);
    if (rows.empty()) return std::nullopt;
    const auto& [month, counts] = rows.front();
    return KeptCount{month.value_or(""), counts.value_or("")};
  });
}

Expected<void> Club::keep_counts(const std::string& what, const Months& months, std::span<const KeptCount> counts,
                                 std::int64_t forgotten) const {
  if (counts.empty()) return {};
  try {
    impl_->ready(true);
    // No change of the club: nobody who looks on is told of it.
    soci::transaction transaction(*impl_->session);
    soci::session& s = *impl_->session;
    if (run(s, "UPDATE club_ids SET last = last WHERE name = 'forgotten' AND last = :last", forgotten) == 0) return {};
    const int casual = months.casual ? 1 : 0;
    for (const KeptCount& one : counts)
      run(s,
          "INSERT INTO club_kept_counts (what, ruleset, casual, month, counts) "
          "VALUES (:what, :ruleset, :casual, :month, :counts) "
          "ON CONFLICT (what, ruleset, casual, month) DO UPDATE SET counts = excluded.counts",
          what, months.ruleset, casual, one.month, one.counts);
    run(s,
        "DELETE FROM club_kept_counts WHERE what = :what AND ruleset = :ruleset AND casual = :casual "
        "AND month < :newest AND substr(month, 6, 2) <> '12'",
        what, months.ruleset, casual, counts.back().month);
    transaction.commit();
    return {};
  } catch (...) {
    return tl::unexpected(
        sql::error_in_flight("keep what was counted", impl_->where, impl_->store ? nullptr : impl_->session.get()));
  }
}

}  // namespace arbiter::db::club
