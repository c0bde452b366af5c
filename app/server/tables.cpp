// SPDX-License-Identifier: MIT
#include "app/server/tables.h"

#include <httplib.h>

#include <chrono>

#include "app/evening/table_game.h"
#include "text/facts_json.h"
#include "text/json_text.h"

namespace arbiter::server {

using nlohmann::json;

namespace {

void answer(httplib::Response& response, const db::Expected<json>& done) {
  if (!done) return refuse(response, done.error());
  response.set_header("Cache-Control", "no-store");
  response.set_content(text::dump(*done), "application/json");
}

/// The JSON object of a request; otherwise the response says what is wrong with it.
std::optional<json> body_of(const httplib::Request& request, httplib::Response& response) {
  auto body = text::parse(request.body);
  if (!body || !body->is_object()) {
    refuse(response, {"bad_data", "That is no JSON object" + (body ? std::string() : ": " + body.error().text())});
    return std::nullopt;
  }
  return std::move(*body);
}

/// The published tables of an event that a key is for.
db::Expected<json> seating(const db::club::Club& club, const std::string& event, const db::club::Key& key) {
  const auto whom = evening::Knowing::who_takes_part;
  const auto evening =
      key.event ? evening::open_evening(club, *key.event, whom) : evening::open_evening(club, event, whom);
  if (!evening) return tl::unexpected(evening.error());
  const auto feeds = club.feeds(evening->record.event.id);
  if (!feeds) return tl::unexpected(feeds.error());
  json tables = json::array();
  for (const db::club::Round& round : evening->record.rounds) {
    if (round.published_at.empty()) continue;
    for (const db::club::Table& table : round.tables) {
      if (key.table && *key.table != table.number) continue;
      const auto game = evening::game_of_table(*evening, round.number, table.number);
      if (!game) return tl::unexpected(game.error());
      tables.push_back({{"round", round.number},
                        {"table", table.number},
                        {"token", table.token},
                        {"setup", game->setup},
                        {"time_control", game->time_control},
                        {"players", game->info.players},
                        {"begun", feeds->contains(table.token) || evening->record.games.contains(table.token)}});
    }
  }
  return json{{"event", evening->record.event.name}, {"tables", std::move(tables)}};
}

db::Expected<json> claim(db::club::Club& club, const db::club::Claim& wanted, const db::club::Key& key) {
  const auto feed = club.claim(wanted, key);
  if (!feed) return tl::unexpected(feed.error());
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

/// What a table tells. Error `bad_data`.
db::Expected<db::club::FedBatch> batch_of(const std::string& token, const json& said) {
  try {
    db::club::FedBatch batch;
    batch.token = token;
    batch.holder = said.at("holder").get<std::string>();
    batch.epoch = said.at("epoch").get<int>();
    batch.last = said.at("last").get<int>();
    batch.clock = text::facts_of(said.value("clock", json()));
    for (const json& one : said.at("plies")) batch.plies.push_back({one.at("number"), one.at("body"), one.at("hash")});
    auto standing = db::standing_of_json(said.at("standing"));
    if (!standing) return tl::unexpected(standing.error());
    batch.standing = std::move(*standing);
    return batch;
  } catch (const json::exception& e) {
    return tl::unexpected(db::Error{"bad_data", std::string("What the table tells cannot be read: ") + e.what()});
  }
}

}  // namespace

void add_table_routes(httplib::Server& http, ClubDesk& desk, Gate& gate, Wakes& wakes, Journal& journal,
                      const std::string& shown) {
  const std::vector<std::string> roles{"table", "arbiter"};
  http.Get("/api/seating", [&desk, &gate, roles, shown](const auto& request, auto& response) {
    const auto key = gate.admit(request, response, roles);
    if (!key) return;
    const std::string event = request.has_param("event") && !request.get_param_value("event").empty()
                                  ? request.get_param_value("event")
                                  : shown;
    answer(response, desk.with([&](const db::club::Club& club) { return seating(club, event, *key); }));
  });
  http.Post(R"(/api/feed/([0-9a-f]{32})/claim)", [&desk, &gate, &journal, roles](const auto& request, auto& response) {
    const auto key = gate.admit(request, response, roles);
    if (!key) return;
    const auto said = body_of(request, response);
    if (!said) return;
    const auto holder = said->find("holder");
    if (holder == said->end() || !holder->is_string())
      return refuse(response, {"bad_data", "A claim names its \"holder\""});
    const db::club::Claim wanted{request.matches[1], *holder, said->value("take_over", json(false)) == true};
    const auto got = desk.with([&](db::club::Club& club) { return claim(club, wanted, *key); });
    got ? journal.claimed(*key, got->value("epoch", 0), wanted.take_over) : journal.refused(*key, got.error().code);
    answer(response, got);
  });
  http.Post(R"(/api/feed/([0-9a-f]{32}))",
            [&desk, &gate, &wakes, &journal, roles](const auto& request, auto& response) {
              const auto key = gate.admit(request, response, roles);
              if (!key) return;
              const auto said = body_of(request, response);
              if (!said) return;
              const auto batch = batch_of(request.matches[1], *said);
              if (!batch) return refuse(response, batch.error());
              const auto begin = std::chrono::steady_clock::now();
              const auto kept = desk.with([&](db::club::Club& club) { return club.receive(*batch, *key); });
              const double took = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
              kept ? journal.synced(*key, batch->plies.size(), *kept, batch->epoch, took)
                   : journal.refused(*key, kept.error().code);
              answer(response, kept.map([](int acknowledged) { return json{{"acknowledged", acknowledged}}; }));
              wakes.poke(batch->token);
            });
}

}  // namespace arbiter::server
