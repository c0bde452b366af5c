// SPDX-License-Identifier: MIT
#include "db/game_rows.h"

#include <utility>

#include "text/json_text.h"
#include "text/utf8.h"

namespace arbiter::db {
namespace {

std::optional<std::string> dumped(const std::optional<nlohmann::json>& value) {
  return value ? std::optional(text::dump(*value)) : std::nullopt;
}

/// A column's JSON; null where it is NULL.
nlohmann::json json_in(const char* column, const std::optional<std::string>& stored) {
  if (!stored) return {};
  auto value = text::parse(text::clean(*stored));
  if (!value) throw Error{"corrupt", make_message("%1 holds no JSON: %2", column, value.error().text())};
  return std::move(*value);
}

std::optional<std::string> text_of(const nlohmann::json& event, const char* key) {
  if (!event.is_object()) return std::nullopt;
  const auto found = event.find(key);
  return found != event.end() && found->is_string() ? std::optional(found->get<std::string>()) : std::nullopt;
}

Number id_of(const std::vector<Row<Number>>& rows) { return std::get<0>(rows.front()).value_or(0); }

}  // namespace

std::optional<GameId> GameRows::find(const std::string& token) {
  const auto rows = statements_.select<Number>("SELECT id FROM games WHERE token = :token", token);
  return rows.empty() ? std::nullopt : std::optional<GameId>(id_of(rows));
}

GameId GameRows::add(const NewGame& game, const std::string& status, const PlayerAt& player_at) {
  const Number id = id_of(statements_.select<Number>(
      "INSERT INTO games (token, ruleset, rules_version, setup, public_setup, source, started_at, status) "
      "VALUES (:token, :ruleset, :version, :setup, :public_setup, :source, :at, :status) RETURNING id",
      game.token, game.setup.value("ruleset", ""), game.rules_version, text::dump(game.setup),
      dumped(game.public_setup), game.source, game.started_at, status));
  for (const SeatEntry& seat : game.seats)
    statements_.run(
        "INSERT INTO seats (game_id, seat, player_id, army, points) VALUES (:game, :seat, :person, :army, :points)", id,
        seat.seat, player_at(seat), or_null(seat.army), seat.points);
  return id;
}

void GameRows::add(GameId game, const Ply& ply) {
  const Number id = id_of(statements_.select<Number>(
      "INSERT INTO plies (game_id, number, kind, seat, action, public_action, request, public_events, reason, frame, "
      "confidence, source, at) VALUES (:game, :number, :kind, :seat, :action, :public_action, :request, "
      ":public_events, :reason, :frame, :confidence, :source, :at) RETURNING id",
      game, ply.number, to_string(ply.kind), or_null(ply.seat),
      ply.kind == PlyKind::act ? std::optional(ply.action) : std::nullopt, ply.public_action, text::dump(ply.request),
      dumped(ply.public_events), or_null(ply.reason), ply.origin.frame, ply.origin.confidence, ply.origin.source,
      ply.at));
  add_events(id, ply.events);
  for (const Award& award : ply.awards) add_award(id, award);
  for (const int target : ply.undone) add_correction(game, id, target, true);
  for (const int target : ply.restored) add_correction(game, id, target, false);
}

void GameRows::add_events(Number ply, const nlohmann::json& events) {
  int ordinal = 0;
  for (const nlohmann::json& event : events)
    statements_.run(
        "INSERT INTO events (ply_id, ordinal, type, rule, event) VALUES (:ply, :ordinal, :type, :rule, :event)", ply,
        ordinal++, text_of(event, "type").value_or(""), text_of(event, "rule"), text::dump(event));
}

void GameRows::add_award(Number ply, const Award& award) {
  statements_.run(
      "INSERT INTO points (ply_id, seat, points, reason, rule, sq, piece, secret, of_ply) "
      "VALUES (:ply, :seat, :points, :reason, :rule, :sq, :piece, :secret, :of)",
      ply, award.seat, award.points, award.reason, or_null(award.rule), or_null(award.sq), or_null(award.piece),
      award.secret ? 1 : 0, ply);
}

void GameRows::add_correction(GameId game, Number ply, int target, bool undone) {
  const auto rows =
      statements_.select<Number>("SELECT id FROM plies WHERE game_id = :game AND number = :number", game, target);
  if (rows.empty())
    throw Error{"bad_data", make_message("Ply %1 is to be corrected, but is not in the database", target)};
  const Number corrected = id_of(rows);
  statements_.run("INSERT INTO corrections (ply_id, target_id, effect) VALUES (:ply, :target, :effect)", ply, corrected,
                  undone ? "undone" : "restored");
  statements_.run(
      "INSERT INTO points (ply_id, seat, points, reason, rule, sq, piece, secret, of_ply) "
      "SELECT CAST(:ply AS BIGINT), seat, points * CAST(:sign AS INTEGER), reason, rule, sq, piece, secret, of_ply "
      "FROM points WHERE ply_id = :target AND of_ply = ply_id ORDER BY id",
      ply, undone ? -1 : 1, corrected);
}

bool GameRows::set_standing(GameId game, const Standing& standing, const std::string& at) {
  const auto result = standing.result.is_null() ? std::nullopt : std::optional(text::dump(standing.result));
  const bool counts =
      result ||
      !statements_.select<Number>("SELECT id FROM games WHERE id = :id AND ended_at IS NOT NULL", game).empty();
  statements_.run("UPDATE games SET status = :status, result = :result, ended_at = :at WHERE id = :id", standing.status,
                  result, result ? std::optional(at) : std::nullopt, game);
  for (const auto& [seat, points] : standing.points) {
    const auto place = standing.places.find(seat);
    statements_.run(
        "INSERT INTO seats (game_id, seat, points, place) VALUES (:game, :seat, :points, :place) "
        "ON CONFLICT (game_id, seat) DO UPDATE SET points = excluded.points, place = excluded.place",
        game, seat, points, place == standing.places.end() ? std::nullopt : std::optional(place->second));
  }
  return counts;
}

Standing GameRows::standing(GameId game) {
  const auto rows =
      statements_.select<std::string, std::string>("SELECT status, result FROM games WHERE id = :id", game);
  if (rows.empty()) throw Error{"not_found", make_message("There is no game %1", game)};
  const auto& [status, result] = rows.front();
  Standing standing;
  standing.status = status.value_or("");
  standing.result = json_in("result", result);
  for (const auto& [seat, points, place] : statements_.select<std::string, double, Number>(
           "SELECT seat, points, place FROM seats WHERE game_id = :game", game)) {
    standing.points[seat.value_or("")] = points.value_or(0);
    if (place) standing.places[seat.value_or("")] = int_of(place);
  }
  return standing;
}

void GameRows::set_clock(GameId game, const nlohmann::json& reading) {
  statements_.run(
      "INSERT INTO clocks (game_id, reading, read_at) VALUES (:game, :reading, :at) ON CONFLICT (game_id) DO UPDATE "
      "SET reading = excluded.reading, read_at = excluded.read_at",
      game, text::dump(reading), now());
}

nlohmann::json GameRows::clock(GameId game) {
  const auto rows = statements_.select<std::string>("SELECT reading FROM clocks WHERE game_id = :game", game);
  return rows.empty() ? nlohmann::json() : json_in("reading", std::get<0>(rows.front()));
}

}  // namespace arbiter::db
