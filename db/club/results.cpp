// SPDX-License-Identifier: MIT
// Results, by hand and by the referee, and the games behind ratings.
#include <cmath>

#include "db/club/changes.h"
#include "db/club/event_rows.h"
#include "db/club/parts.h"
#include "db/club/sql.h"

namespace arbiter::db::club {
namespace {

using sql::int_of;
using sql::Number;
using sql::run;
using sql::select;

constexpr const char* kGame = "SELECT g.id, g.token, g.ruleset, g.started_at, g.ended_at FROM games g ";
constexpr const char* kSeats =
    "SELECT x.game_id, x.seat, x.player_id, x.army, x.points, x.place FROM seats x JOIN games g ON g.id = x.game_id ";

/// The games that `where` (with parameters, given twice) picks from the two queries above, with their seats.
template <class... Parameters>
std::vector<KeptGame> games_where(soci::session& s, const std::string& where, const std::string& order,
                                  const Parameters&... parameters) {
  std::vector<KeptGame> games;
  std::map<GameId, std::size_t> place;
  for (const auto& [id, token, ruleset, started, ended] :
       select<Number, std::string, std::string, std::string, std::string>(s, kGame + where + order, parameters...)) {
    place[id.value_or(0)] = games.size();
    games.push_back(
        {id.value_or(0), token.value_or(""), ruleset.value_or(""), started.value_or(""), ended.value_or(""), {}});
  }
  for (const auto& [game, seat, person, army, points, at] :
       select<Number, std::string, Number, std::string, double, Number>(s, kSeats + where, parameters...)) {
    const auto found = place.find(game.value_or(0));
    if (found == place.end()) continue;
    SeatEntry entry{seat.value_or(""), "", army.value_or(""), points.value_or(0), int_of(at), person.value_or(0)};
    games[found->second].seats.push_back(std::move(entry));
  }
  return games;
}

/// Points such as 3, 3/2, -1/3 in parts, the nearest whole number of them. Throws Error `bad_data`.
Number parts_of(const std::string& points) {
  const std::size_t slash = points.find('/');
  const double above = std::strtod(points.c_str(), nullptr);
  const double below = slash == std::string::npos ? 1 : std::strtod(points.c_str() + slash + 1, nullptr);
  const double value = above / below;
  if (!(std::abs(value) <= kMostPoints))
    throw Error{"bad_data", make_message("\"%1\" is no number of points that can be counted", points)};
  return std::llround(above * kParts / below);
}

}  // namespace

void add_results(soci::session& s, EventId event, EventRecord& record) {
  std::map<std::int64_t, std::size_t> place;
  for (const auto& [id, round, table, taken, by, reason, at, rated] :
       select<Number, Number, Number, Number, std::string, std::string, std::string, Number>(
           s,
           "SELECT id, round, table_number, taken_back, entered_by, reason, entered_at, rated FROM club_results "
           "WHERE event_id = :event ORDER BY id",
           event)) {
    place[id.value_or(0)] = record.results.size();
    record.results.push_back({id.value_or(0),
                              int_of(round),
                              int_of(table),
                              int_of(taken) != 0,
                              by.value_or(""),
                              reason.value_or(""),
                              at.value_or(""),
                              {},
                              int_of(rated, 1) != 0});
  }
  for (const auto& [id, seat, points, at, absent, verdict] :
       select<Number, std::string, std::string, Number, Number, std::string>(
           s,
           "SELECT x.result_id, x.seat, x.game_points, x.place, x.absent, x.verdict FROM club_result_seats x "
           "JOIN club_results r ON r.id = x.result_id WHERE r.event_id = :event",
           event))
    record.results[place.at(id.value_or(0))].seats.push_back(
        {seat.value_or(""), points.value_or("0"), int_of(at, 1), int_of(absent) != 0, verdict.value_or("")});
  for (KeptGame& game :
       games_where(s, "WHERE g.token IN (SELECT t.token FROM club_tables t WHERE t.event_id = :event)", "", event)) {
    std::string token = game.token;
    record.games.emplace(std::move(token), std::move(game));
  }
}

Expected<void> Club::add_result(EventId event, const HandResult& result) {
  return impl_->write("keep the result", [&](soci::session& s) {
    const auto published = select<std::string>(
        s,
        "SELECT r.published_at FROM club_rounds r JOIN club_tables t ON t.event_id = r.event_id AND t.round = r.round "
        "WHERE r.event_id = :event AND r.round = :round AND t.number = :table",
        event, result.round, result.table);
    if (published.empty())
      throw Error{"not_found", make_message("Round %1 has no table %2", result.round, result.table)};
    if (!std::get<0>(published.front()))
      throw Error{"conflict", make_message("Round %1 is not published yet", result.round)};
    const std::string reason = sql::line(result.reason, sql::kMostReason, text::N_("The reason of a result"));
    const auto before = results_at(s, event, result.round, result.table);
    const Number id = sql::next(s, "results");
    run(s,
        "INSERT INTO club_results (id, event_id, round, table_number, taken_back, entered_by, reason, entered_at, "
        "rated) VALUES (:id, :event, :round, :table, :taken, :by, :reason, :at, :rated)",
        id, event, result.round, result.table, result.taken_back ? 1 : 0, result.by, reason, now(),
        result.rated ? 1 : 0);
    for (const ResultSeat& seat : result.seats)
      run(s,
          "INSERT INTO club_result_seats (result_id, seat, game_points, parts, place, absent, verdict) "
          "VALUES (:id, :seat, :points, :parts, :place, :absent, :verdict)",
          id, seat.seat, seat.points, parts_of(seat.points), seat.place, seat.absent ? 1 : 0, seat.verdict);
    sql::count_table(s, event, result.round, result.table);
    Impl::note(s, {result.by}, result.taken_back ? "result taken back" : "result entered", event,
               {{"round", result.round},
                {"table", result.table},
                {"reason", reason},
                {"result", id},
                {"seats", changed_results(s, event, result.round, result.table, before)}});
  });
}

Expected<std::vector<KeptGame>> Club::finished(const std::string& ruleset) const {
  return impl_->read("read the games", [&](soci::session& s) {
    return ruleset.empty()
               ? games_where(s, "WHERE g.ended_at IS NOT NULL AND g.ruleset <> :none", " ORDER BY g.ended_at, g.id", "")
               : games_where(s, "WHERE g.ended_at IS NOT NULL AND g.ruleset = :ruleset", " ORDER BY g.ended_at, g.id",
                             ruleset);
  });
}

Expected<std::vector<Moment>> Club::best_moments(PersonId person, int most) const {
  return impl_->read("look for the best moments", [&](soci::session& s) {
    std::vector<Moment> moments;
    // What was taken back has a row of its own with the opposite sign: both belong to the ply that earned them.
    for (const auto& [game, ply, points, reason, rule, ruleset, at] :
         select<Number, Number, double, std::string, std::string, std::string, std::string>(
             s,
             "SELECT g.id, o.number, sum(t.points), t.reason, t.rule, g.ruleset, o.at FROM points t "
             "JOIN plies o ON o.id = t.of_ply JOIN games g ON g.id = o.game_id "
             "JOIN seats x ON x.game_id = g.id AND x.seat = t.seat "
             "WHERE x.player_id = :person AND g.ended_at IS NOT NULL "
             "GROUP BY g.id, o.number, t.reason, t.rule, g.ruleset, o.at HAVING sum(t.points) > 0 "
             "ORDER BY sum(t.points) DESC, g.id, o.number LIMIT :most",
             person, most))
      moments.push_back({game.value_or(0), int_of(ply), points.value_or(0), reason.value_or(""), rule.value_or(""),
                         ruleset.value_or(""), at.value_or("")});
    return moments;
  });
}

Expected<std::vector<Award>> Club::awards(GameId game) const {
  if (impl_->store) return impl_->store->points(game, Audience::everybody);
  return impl_->read("read the points of game " + std::to_string(game), [&](soci::session& s) {
    std::vector<Award> awards;
    // What was taken back has a row of its own with the opposite sign.
    for (const auto& [ply, seat, points, reason, rule, sq] :
         select<Number, std::string, double, std::string, std::string, std::string>(
             s,
             "SELECT o.number, t.seat, sum(t.points), t.reason, t.rule, t.sq FROM points t "
             "JOIN plies o ON o.id = t.of_ply JOIN games g ON g.id = o.game_id "
             "WHERE g.id = :game AND (t.secret = 0 OR g.ended_at IS NOT NULL) "
             "GROUP BY o.number, t.seat, t.reason, t.rule, t.sq HAVING sum(t.points) <> 0 ORDER BY o.number, min(t.id)",
             game)) {
      Award award;
      award.of_ply = int_of(ply);
      award.seat = seat.value_or("");
      award.points = points.value_or(0);
      award.reason = reason.value_or("");
      award.rule = rule.value_or("");
      award.sq = sq.value_or("");
      awards.push_back(std::move(award));
    }
    return awards;
  });
}

Expected<std::map<GameId, GameMark>> Club::marks(EventId event) const {
  return impl_->read("look how far the games are", [&](soci::session& s) {
    std::map<GameId, GameMark> marks;
    for (const auto& [game, last, clock] : select<Number, Number, std::string>(
             s,
             "SELECT g.id, (SELECT max(p.number) FROM plies p WHERE p.game_id = g.id), c.read_at FROM club_tables t "
             "JOIN games g ON g.token = t.token LEFT JOIN clocks c ON c.game_id = g.id WHERE t.event_id = :event",
             event))
      marks[game.value_or(0)] = {int_of(last, -1), clock.value_or("")};
    return marks;
  });
}

Expected<std::map<std::string, KeptGame>> Club::games_as_kept(std::span<const GameId> games) const {
  return impl_->read("read games", [&](soci::session& s) {
    std::map<std::string, KeptGame> kept;
    constexpr std::size_t kAtOnce = 500;
    for (std::size_t from = 0; from < games.size(); from += kAtOnce) {
      std::string numbers;
      for (const GameId one : games.subspan(from, std::min(kAtOnce, games.size() - from)))
        numbers += (numbers.empty() ? "" : ", ") + std::to_string(one);
      for (KeptGame& game : games_where(s, "WHERE g.id IN (" + numbers + ")", "")) {
        std::string token = game.token;
        kept.emplace(std::move(token), std::move(game));
      }
    }
    return kept;
  });
}

Expected<void> Club::set_player(GameId game, const std::string& seat, PersonId person, const By& by) {
  return impl_->write("put another player on a seat", [&](soci::session& s) {
    const auto before =
        select<Number>(s, "SELECT player_id FROM seats WHERE game_id = :game AND seat = :seat", game, seat);
    if (before.empty()) throw Error{"not_found", make_message("Game %1 has no seat %2", game, arg::seat(seat))};
    if (person > 0 && !select<std::string>(
                           s, "SELECT seat FROM seats WHERE game_id = :game AND player_id = :person AND seat <> :seat",
                           game, person, seat)
                           .empty())
      throw Error{"conflict", make_message("Player %1 sits at another seat of game %2 already", person, game)};
    run(s, "UPDATE seats SET player_id = :person WHERE game_id = :game AND seat = :seat",
        person > 0 ? std::optional(person) : std::nullopt, game, seat);
    sql::forget_game(s, game);
    Impl::note(s, by, "seat given to another player", {},
               {{"game", game}, {"seat", seat}, {"player", person}, {"was", std::get<0>(before.front()).value_or(0)}});
  });
}

}  // namespace arbiter::db::club
