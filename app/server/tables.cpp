// SPDX-License-Identifier: MIT
#include "app/server/tables.h"

#include <chrono>

#include "app/event/table_game.h"
#include "app/server/fed_batch.h"
#include "text/json_fields.h"
#include "text/json_text.h"
#include "text/value_json.h"

namespace arbiter::server {

using nlohmann::json;

namespace {

// What a table may say at most.
constexpr std::size_t kMostBody = 4U << 20U, kMostClaim = 4U << 10U;  // bytes of a request
constexpr std::size_t kMostHolder = 100, kMostEvent = 200;            // bytes

void reply(Response& response, const db::Expected<json>& done) {
  done ? answer(response, *done) : refuse(response, done.error());
}

/// The JSON object of a request; otherwise the response says what is wrong with it.
std::optional<json> body_of(const Request& request, Response& response) {
  auto body = text::parse(request.body);
  if (body && body->is_object()) return std::move(*body);
  const std::string where = body ? ""
                                 : ": it is wrong at line " + std::to_string(body.error().line) + ", column " +
                                       std::to_string(body.error().column);
  refuse(response, {"bad_data", as_it_is("That is no JSON object" + where)});
  return std::nullopt;
}

/// The published tables of an event that a key is for.
db::Expected<json> seating(const db::club::Club& club, db::club::EventId event, const db::club::Key& key) {
  const auto session = event::open_event(club, event, event::Knowing::who_takes_part);
  if (!session) return tl::unexpected(session.error());
  const auto feeds = club.feeds(session->record.event.id);
  if (!feeds) return tl::unexpected(feeds.error());
  json tables = json::array();
  for (const db::club::Round& round : session->record.rounds) {
    if (round.published_at.empty()) continue;
    for (const db::club::Table& table : round.tables) {
      if (key.table && *key.table != table.number) continue;
      const auto game = event::game_of_table(*session, round.number, table.number);
      if (!game) return tl::unexpected(game.error());
      tables.push_back({{"round", round.number},
                        {"table", table.number},
                        {"token", table.token},
                        {"setup", game->setup},
                        {"time_control", game->time_control},
                        {"players", game->info.players},
                        {"begun", feeds->contains(table.token) || session->record.games.contains(table.token)}});
    }
  }
  return json{{"event", session->record.event.name}, {"tables", std::move(tables)}};
}

db::Expected<json> claim(db::club::Club& club, const db::club::Claim& wanted, const db::club::Key& key, int& epoch) {
  const auto feed = club.claim(wanted, key);
  if (!feed) return tl::unexpected(feed.error());
  epoch = feed->epoch;
  json out{{"epoch", feed->epoch}, {"acknowledged", feed->acknowledged}};
  if (!wanted.take_over) return out;
  const auto plies = club.fed(wanted.token);
  if (!plies) return tl::unexpected(plies.error());
  out["plies"] = json::array();
  for (const db::FedPly& ply : *plies)
    out["plies"].push_back({{"number", ply.number}, {"body", ply.body}, {"hash", ply.hash}});
  const auto standing = club.fed_standing(wanted.token);
  if (!standing) return tl::unexpected(standing.error());
  out["standing"] = db::to_json(*standing);
  return out;
}

struct TableRoutes {
  ClubDesk& desk;
  Intake& intake;
  LongPoll& long_poll;
  AccessLog& access_log;
  std::string shown;

  void show_seating(const Request& request, Response& response) const {
    const std::string named = request.param("event").substr(0, kMostEvent);
    reply(response, desk.with([&](const db::club::Club& club) -> db::Expected<json> {
      const auto event = event_for(club, named, shown, key_of(request));
      return event ? seating(club, *event, key_of(request)) : tl::unexpected(event.error());
    }));
  }

  void show_erased(const Request& request, Response& response) const {
    const db::club::Key& key = key_of(request);
    reply(response, desk.with([&](const db::club::Club& club) -> db::Expected<json> {
      const auto erased = club.erased_seats();
      if (!erased) return tl::unexpected(erased.error());
      json seats = json::array();
      for (const db::club::ErasedSeat& one : *erased)
        if ((!key.event || *key.event == one.event) && (!key.table || *key.table == one.table))
          seats.push_back({{"token", one.token}, {"seat", one.seat}});
      return json{{"seats", std::move(seats)}};
    }));
  }

  void give(const Request& request, Response& response) const {
    const db::club::Key& key = key_of(request);
    const auto body = body_of(request, response);
    if (!body) return;
    text::JsonFields said(*body);
    const db::club::Claim wanted{request.parts[0], said.text("holder", kMostHolder), said.flag_or("take_over", false)};
    if (!said.fault().empty()) return refuse(response, unfit(said));
    int epoch = 0;
    const auto got = desk.with([&](db::club::Club& club) { return claim(club, wanted, key, epoch); });
    got ? access_log.claimed(key, epoch, wanted.take_over) : access_log.refused(key, got.error().code);
    reply(response, got);
  }

  void hear(const Request& request, Response& response) const {
    const db::club::Key& key = key_of(request);
    const auto body = body_of(request, response);
    if (!body) return;
    const auto batch = read_batch(request.parts[0], *body);
    if (!batch) return refuse(response, batch.error());
    const auto begin = std::chrono::steady_clock::now();
    const auto kept = intake.store(*batch, key);
    const double took = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    kept ? access_log.synced(key, batch->plies.size(), *kept, batch->epoch, took)
         : access_log.refused(key, kept.error().code);
    reply(response, kept.map([](int acknowledged) { return json{{"acknowledged", acknowledged}}; }));
    if (kept) long_poll.poke(batch->token);
  }
};

}  // namespace

void add_table_routes(http::Router& routes, ClubDesk& desk, Intake& intake, Auth& auth, LongPoll& long_poll,
                      AccessLog& access_log, const std::string& shown) {
  const TableRoutes tables{desk, intake, long_poll, access_log, shown};
  const auto guard = auth.key({Role::table, Role::arbiter});
  routes.get(
      "/api/seating", [tables](const Request& request, Response& response) { tables.show_seating(request, response); },
      guard);
  routes.get(
      "/api/erased", [tables](const Request& request, Response& response) { tables.show_erased(request, response); },
      guard);
  routes.post(
      "/api/feed/{token}/claim", kMostClaim,
      [tables](const Request& request, Response& response) { tables.give(request, response); }, guard);
  routes.post(
      "/api/feed/{token}", kMostBody,
      [tables](const Request& request, Response& response) { tables.hear(request, response); }, guard);
}

}  // namespace arbiter::server
