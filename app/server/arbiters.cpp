// SPDX-License-Identifier: MIT
#include "app/server/arbiters.h"

#include <httplib.h>

#include <functional>

#include "app/evening/exchange/club_json.h"
#include "app/evening/hand.h"
#include "app/evening/outcome.h"
#include "app/evening/propose.h"
#include "text/facts_json.h"
#include "text/json_text.h"

namespace arbiter::server {

using db::club::Club;
using db::club::Key;
using evening::Evening;
using nlohmann::json;

namespace {

/// What one of the arbiter's requests does; `said`: its JSON object.
using Work = std::function<db::Expected<json>(Club&, const Evening&, const Key&, const json& said)>;

/// A number of a request; `otherwise` where it is missing. Throws db::Error `bad_data`: it is none, or too large.
int number_of(const json& said, const char* name, int otherwise) {
  const auto found = said.find(name);
  if (found == said.end() || found->is_null()) return otherwise;
  constexpr std::int64_t kMost = 1'000'000;
  const auto number = found->is_number_integer() ? found->get<std::int64_t>() : -1;
  if (number < 0 || number > kMost)
    throw db::Error{"bad_data", "\"" + std::string(name) + "\" is no number from 0 to " + std::to_string(kMost)};
  return static_cast<int>(number);
}

/// The table of a request, which must be there.
int table_of(const json& said) { return number_of(said, "table", 0); }

int round_meant(const Evening& evening, const json& said, evening::Meant what) {
  const int round = number_of(said, "round", 0);
  return round > 0 ? round : evening::round_meant(evening, table_of(said), what);
}

db::Expected<json> done(const db::Expected<void>& what) {
  if (!what) return tl::unexpected(what.error());
  return json{{"done", true}};
}

db::Expected<json> enter_result(Club& club, const Evening& evening, const Key& key, const json& said) {
  const evening::SaidResult words{said.value("points", std::vector<std::string>()),
                                  said.value("places", std::vector<std::string>()),
                                  said.value("absent", std::vector<std::string>())};
  auto result =
      evening::hand_result(evening, round_meant(evening, said, evening::Meant::result), table_of(said), words);
  if (!result) return tl::unexpected(result.error());
  result->by = key.by().who;
  result->reason = said.value("reason", "");
  const auto kept = club.add_result(evening.record.event.id, *result);
  if (!kept) return tl::unexpected(kept.error());
  return json{{"done", true}, {"round", result->round}, {"table", result->table}};
}

db::Expected<json> take_back(Club& club, const Evening& evening, const Key& key, const json& said) {
  db::club::HandResult result;
  result.round = round_meant(evening, said, evening::Meant::take_back);
  result.table = table_of(said);
  if (const auto table = evening::published_table(evening, result.round, result.table); !table)
    return tl::unexpected(table.error());
  result.taken_back = true;
  result.by = key.by().who;
  result.reason = said.value("reason", "");
  const auto kept = club.add_result(evening.record.event.id, result);
  if (!kept) return tl::unexpected(kept.error());
  return json{{"done", true}, {"round", result.round}, {"table", result.table}};
}

db::Expected<json> play_again(Club& club, const Evening& evening, const Key& key, const json& said) {
  const int asked = number_of(said, "round", 0), table = table_of(said);
  const int round = asked > 0 ? asked : evening.published();
  const std::string reason = said.value("reason", "");
  if (reason.empty()) return evening::refuse("bad_value", "Say why the game does not count: \"reason\"");
  if (const auto there = evening::published_table(evening, round, table); !there) return tl::unexpected(there.error());
  return done(club.play_again(evening.record.event.id, round, table, reason, key.by()));
}

db::Expected<json> seat(Club& club, const Evening& evening, const Key& key, const json& /*said*/) {
  const auto proposed = evening::propose(evening, {});
  if (!proposed) return tl::unexpected(proposed.error());
  if (const auto kept = club.set_drafts(evening.record.event.id, proposed->rounds, key.by()); !kept)
    return tl::unexpected(kept.error());
  json rounds = json::array();
  for (const db::club::Round& round : proposed->rounds) rounds.push_back(evening::round_json(evening, round));
  return json{{"rounds", std::move(rounds)}};
}

db::Expected<json> publish(Club& club, const Evening& evening, const Key& key, const json& /*said*/) {
  return done(club.publish(evening.record.event.id, evening.published() + 1, key.by()));
}

db::Expected<json> log(Club& club, const Evening& evening, const Key& /*key*/, const json& /*said*/) {
  const auto entries = club.log(evening.record.event.id);
  if (!entries) return tl::unexpected(entries.error());
  json all = json::array();
  for (const db::club::LogEntry& one : *entries)
    all.push_back({{"at", one.at}, {"who", one.who}, {"what", one.what}, {"detail", one.detail}});
  return json{{"log", std::move(all)}};
}

struct ArbiterRoutes {
  ClubDesk& desk;
  Gate& gate;
  std::string shown;

  void answer(const httplib::Request& request, httplib::Response& response, const Work& work) const {
    const auto key = gate.admit(request, response, {"arbiter"});
    if (!key) return;
    const json said = request.body.empty() ? json::object() : text::parse_or_discard(request.body);
    if (!said.is_object()) return refuse(response, {"bad_data", "That is no JSON object"});
    const std::string event = request.has_param("event") ? request.get_param_value("event") : shown;
    const auto what = desk.with([&](Club& club) -> db::Expected<json> {
      const auto evening = key->event ? evening::open_evening(club, *key->event) : evening::open_evening(club, event);
      if (!evening) return tl::unexpected(evening.error());
      try {
        return work(club, *evening, *key, said);
      } catch (const db::Error& error) {
        return tl::unexpected(error);
      } catch (const json::exception& e) {
        return tl::unexpected(db::Error{"bad_data", std::string("What is to be done cannot be read: ") + e.what()});
      }
    });
    if (!what) return refuse(response, what.error());
    response.set_header("Cache-Control", "no-store");
    response.set_content(text::dump(*what), "application/json");
  }
};

json who(const Key& key) { return {{"role", key.role}, {"name", key.name}}; }

}  // namespace

void add_arbiter_routes(httplib::Server& http, ClubDesk& desk, Gate& gate, const std::string& event) {
  const ArbiterRoutes routes{desk, gate, event};
  for (const auto& [path, work] : {std::pair<const char*, Work>{"/api/arbiter/result", enter_result},
                                   {"/api/arbiter/take-back", take_back},
                                   {"/api/arbiter/again", play_again},
                                   {"/api/arbiter/seat", seat},
                                   {"/api/arbiter/publish", publish}})
    http.Post(path,
              [routes, work = work](const auto& request, auto& response) { routes.answer(request, response, work); });
  http.Get("/api/arbiter/log",
           [routes](const auto& request, auto& response) { routes.answer(request, response, log); });
  const std::vector<std::string> anybody(db::club::kRoles.begin(), db::club::kRoles.end());
  http.Get("/api/who", [&gate, anybody](const auto& request, auto& response) {
    if (const auto key = gate.admit(request, response, anybody))
      response.set_content(text::dump(who(*key)), "application/json");
  });
  http.Post("/api/enter", [&gate, anybody](const auto& request, auto& response) {
    const auto key = gate.admit(request, response, anybody);
    if (!key) return;
    // For looking on only: whatever writes wants the key itself, so no other page can do it in somebody's name.
    response.set_header("Set-Cookie", "arbiter_key=" + request.get_header_value("Authorization").substr(7) +
                                          "; HttpOnly; SameSite=Strict; Path=/");
    response.set_content(text::dump(who(*key)), "application/json");
  });
}

}  // namespace arbiter::server
