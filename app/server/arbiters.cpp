// SPDX-License-Identifier: MIT
#include "app/server/arbiters.h"

#include <functional>

#include "app/evening/exchange/club_json.h"
#include "app/evening/hand.h"
#include "app/evening/outcome.h"
#include "app/evening/propose.h"
#include "text/facts_json.h"
#include "text/json_fields.h"
#include "text/json_text.h"
#include "text/utf8.h"

namespace arbiter::server {

using db::club::Club;
using db::club::Key;
using evening::Evening;
using nlohmann::json;

namespace {

// What an arbiter may say at most.
constexpr std::size_t kMostBody = 64U << 10U;                // bytes of a request
constexpr std::size_t kMostReason = 500, kMostEvent = 200;   // bytes
constexpr std::size_t kMostSeats = 64, kMostSeatWords = 64;  // of a table; bytes of "S=3"
constexpr int kMostNumber = 1'000'000;                       // of rounds and tables

/// What one of the arbiter's requests does. It reads all that it wants of the fields before anything else.
using Work = std::function<db::Expected<json>(Club&, const Evening&, const Key&, text::JsonFields& said)>;

/// The table that a request is about, and why. Round 0: none is named.
struct About {
  int round = 0, table = 0;
  std::string reason;
};

About about(text::JsonFields& said) {
  return {said.number_or("round", 0, kMostNumber, 0), said.number("table", 1, kMostNumber),
          text::one_line(said.text_or("reason", kMostReason), kMostReason)};
}

int round_meant(const Evening& evening, const About& at, evening::Meant what) {
  return at.round > 0 ? at.round : evening::round_meant(evening, at.table, what);
}

db::Expected<void> read(const text::JsonFields& said) {
  if (said.fault().empty()) return {};
  return tl::unexpected(unfit(said));
}

db::Expected<json> done(const db::Expected<void>& what) {
  if (!what) return tl::unexpected(what.error());
  return json{{"done", true}};
}

db::Expected<json> enter_result(Club& club, const Evening& evening, const Key& key, text::JsonFields& said) {
  const About at = about(said);
  const evening::SaidResult words{said.texts_or("points", kMostSeats, kMostSeatWords),
                                  said.texts_or("places", kMostSeats, kMostSeatWords),
                                  said.texts_or("absent", kMostSeats, kMostSeatWords)};
  if (const auto fits = read(said); !fits) return tl::unexpected(fits.error());
  auto result = evening::hand_result(evening, round_meant(evening, at, evening::Meant::result), at.table, words);
  if (!result) return tl::unexpected(result.error());
  result->by = key.by().who;
  result->reason = at.reason;
  const auto kept = club.add_result(evening.record.event.id, *result);
  if (!kept) return tl::unexpected(kept.error());
  return json{{"done", true}, {"round", result->round}, {"table", result->table}};
}

db::Expected<json> take_back(Club& club, const Evening& evening, const Key& key, text::JsonFields& said) {
  const About at = about(said);
  if (const auto fits = read(said); !fits) return tl::unexpected(fits.error());
  db::club::HandResult result;
  result.round = round_meant(evening, at, evening::Meant::take_back);
  result.table = at.table;
  if (const auto table = evening::published_table(evening, result.round, result.table); !table)
    return tl::unexpected(table.error());
  result.taken_back = true;
  result.by = key.by().who;
  result.reason = at.reason;
  const auto kept = club.add_result(evening.record.event.id, result);
  if (!kept) return tl::unexpected(kept.error());
  return json{{"done", true}, {"round", result.round}, {"table", result.table}};
}

db::Expected<json> play_again(Club& club, const Evening& evening, const Key& key, text::JsonFields& said) {
  const auto [asked, table, reason] = about(said);
  const int round = asked > 0 ? asked : evening.published();
  if (const auto fits = read(said); !fits) return tl::unexpected(fits.error());
  if (reason.empty()) return evening::refuse("bad_value", make_message("Say why the game does not count: \"reason\""));
  if (const auto there = evening::published_table(evening, round, table); !there) return tl::unexpected(there.error());
  return done(club.play_again(evening.record.event.id, round, table, reason, key.by()));
}

db::Expected<json> seat(Club& club, const Evening& evening, const Key& key, text::JsonFields& /*said*/) {
  const auto proposed = evening::propose(evening, {});
  if (!proposed) return tl::unexpected(proposed.error());
  if (const auto kept = evening::keep_draft(club, evening, *proposed, key.by()); !kept)
    return tl::unexpected(kept.error());
  json rounds = json::array();
  for (const db::club::Round& round : proposed->rounds) rounds.push_back(evening::round_json(evening, round));
  return json{{"rounds", std::move(rounds)}};
}

db::Expected<json> publish(Club& club, const Evening& evening, const Key& key, text::JsonFields& /*said*/) {
  return done(club.publish(evening.record.event.id, evening.published() + 1, key.by()));
}

db::Expected<json> log(Club& club, const Evening& evening, const Key& /*key*/, text::JsonFields& /*said*/) {
  const auto entries = club.log(evening.record.event.id);
  if (!entries) return tl::unexpected(entries.error());
  json all = json::array();
  for (const db::club::LogEntry& one : *entries)
    all.push_back({{"at", one.at}, {"who", one.who}, {"what", one.what}, {"detail", one.detail}});
  return json{{"log", std::move(all)}};
}

struct ArbiterRoutes {
  ClubDesk& desk;
  std::string shown;

  void reply(const Request& request, Response& response, const Work& work) const {
    const Key& key = key_of(request);
    const json body = request.body.empty() ? json::object() : text::parse_or_discard(request.body);
    if (!body.is_object()) return refuse(response, {"bad_data", as_it_is("That is no JSON object")});
    const std::string named = request.param("event").substr(0, kMostEvent);
    const auto what = desk.with([&](Club& club) -> db::Expected<json> {
      const auto event = event_for(club, named, shown, key);
      if (!event) return tl::unexpected(event.error());
      const auto evening = evening::open_evening(club, *event);
      if (!evening) return tl::unexpected(evening.error());
      text::JsonFields said(body);
      return work(club, *evening, key, said);
    });
    what ? answer(response, *what) : refuse(response, what.error());
  }
};

json who(const Key& key) { return {{"role", key.role}, {"name", key.name}}; }

}  // namespace

void add_arbiter_routes(http::Router& routes, ClubDesk& desk, Gate& gate, const std::string& event) {
  const ArbiterRoutes arbiters{desk, event};
  const auto handler = [&](const Work& work) {
    return [arbiters, work](const Request& request, Response& response) { arbiters.reply(request, response, work); };
  };
  for (const auto& [path, work] : {std::pair<const char*, Work>{"/api/arbiter/result", enter_result},
                                   {"/api/arbiter/take-back", take_back},
                                   {"/api/arbiter/again", play_again},
                                   {"/api/arbiter/seat", seat},
                                   {"/api/arbiter/publish", publish}})
    routes.post(path, kMostBody, handler(work), gate.key_or_account({"arbiter"}));
  routes.get("/api/arbiter/log", handler(log), gate.key_or_account({"arbiter"}));
  const std::vector<std::string> anybody(db::club::kRoles.begin(), db::club::kRoles.end());
  routes.get(
      "/api/who", [](const Request& request, Response& response) { answer(response, who(key_of(request))); },
      gate.key(anybody));
  routes.post(
      "/api/enter", 0,
      [&gate](const Request& request, Response& response) {
        gate.begin_session(request, response);
        answer(response, who(key_of(request)));
      },
      gate.key(anybody));
  routes.post("/api/leave", 0, [&gate](const Request& request, Response& response) {
    gate.end_session(request, response);
    answer(response, {{"done", true}});
  });
}

}  // namespace arbiter::server
