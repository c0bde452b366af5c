// SPDX-License-Identifier: MIT
#include "app/server/arbiters.h"

#include <functional>

#include "app/server/arbiter_work.h"
#include "text/json_fields.h"
#include "text/json_text.h"
#include "text/value_json.h"

namespace arbiter::server {

using db::club::Club;
using db::club::Key;
using event::EventSession;
using event::Knowing;
using nlohmann::json;

namespace {

// What an arbiter may say at most.
constexpr std::size_t kMostBody = 64U << 10U;  // bytes of a request
constexpr std::size_t kMostEvent = 200;        // bytes of an event's name
constexpr std::size_t kMostParameter = 200;    // bytes

db::Expected<json> log(Club& club, const EventSession& session, const Key& /*key*/, text::JsonFields& /*said*/) {
  const auto entries = club.log(session.record.event.id);
  if (!entries) return tl::unexpected(entries.error());
  json all = json::array();
  for (const db::club::LogEntry& one : *entries)
    all.push_back({{"at", one.at}, {"who", one.who}, {"what", one.what}, {"detail", one.detail}});
  return json{{"log", std::move(all)}};
}

/// The parameters of a GET as the fields of a body.
json parameters(const Request& request) {
  json all = json::object();
  if (request.has_param("round")) {
    const auto round = event::whole_number(request.param("round"));
    all["round"] = round ? json(*round) : json(request.param("round"));
  }
  if (request.has_param("of")) all["of"] = request.param("of").substr(0, kMostParameter);
  return all;
}

struct ArbiterRoutes {
  ClubDesk& desk;
  std::string shown;

  void reply(const Request& request, Response& response, const ArbiterWork& work, Knowing whom) const {
    const Key& key = key_of(request);
    const json body = request.method == "GET" ? parameters(request)
                      : request.body.empty()  ? json::object()
                                              : text::parse_or_discard(request.body);
    if (!body.is_object()) return refuse(response, {"bad_data", as_it_is("That is no JSON object")});
    const std::string named = request.param("event").substr(0, kMostEvent);
    const auto what = desk.with([&](Club& club) -> db::Expected<json> {
      const auto event = event_for(club, named, shown, key);
      if (!event) return tl::unexpected(event.error());
      const auto session = event::open_event(club, *event, whom);
      if (!session) return tl::unexpected(session.error());
      text::JsonFields said(body);
      return work(club, *session, key, said);
    });
    what ? answer(response, *what) : refuse(response, what.error());
  }
};

json who(const Key& key) { return {{"role", word(key.role)}, {"name", key.name}}; }

void add_entering(http::Router& routes, Auth& auth) {
  routes.get(
      "/api/who", [](const Request& request, Response& response) { answer(response, who(key_of(request))); },
      auth.key(kEveryRole));
  routes.post(
      "/api/enter", 0,
      [&auth](const Request& request, Response& response) {
        auth.begin_session(request, response);
        answer(response, who(key_of(request)));
      },
      auth.key(kEveryRole));
  routes.post("/api/leave", 0, [&auth](const Request& request, Response& response) {
    auth.end_session(request, response);
    answer(response, {{"done", true}});
  });
}

}  // namespace

db::Expected<void> read(const text::JsonFields& said) {
  if (said.fault().empty()) return {};
  return tl::unexpected(unfit(said));
}

db::Expected<json> done(const db::Expected<void>& what) {
  if (!what) return tl::unexpected(what.error());
  return json{{"done", true}};
}

db::Error unless_anyway(Message what, const std::vector<Message>& reasons) {
  std::vector<Message> lines{std::move(what)};
  lines.insert(lines.end(), reasons.begin(), reasons.end());
  return {"anyway", lines.size() == 1 ? std::move(lines.front()) : join_messages(std::move(lines), "\n  ")};
}

void add_arbiter_routes(http::Router& routes, ClubDesk& desk, Auth& auth, const std::string& event) {
  const ArbiterRoutes arbiters{desk, event};
  const auto handler = [&](const ArbiterWork& work, Knowing whom) {
    return [arbiters, work, whom](const Request& request, Response& response) {
      arbiters.reply(request, response, work, whom);
    };
  };
  for (const auto& list : {result_work(), round_work(), presence_work()})
    for (const auto& [name, work] : list)
      routes.post("/api/arbiter/" + std::string(name), kMostBody, handler(work, Knowing::everybody),
                  auth.key_or_account({Role::arbiter}));
  routes.get("/api/arbiter/log", handler(log, Knowing::who_takes_part), auth.key_or_account({Role::arbiter}));
  routes.get("/api/arbiter/event", handler(arbiter_view, Knowing::who_takes_part),
             auth.key_or_account({Role::arbiter}));
  routes.get("/api/arbiter/players", handler(who_may_come, Knowing::everybody), auth.key_or_account({Role::arbiter}));
  routes.get(
      "/api/arbiter/events",
      [&desk](const Request& request, Response& response) {
        const auto events = desk.with([&](Club& club) { return arbiter_events(club, key_of(request)); });
        events ? answer(response, *events) : refuse(response, events.error());
      },
      auth.key_or_account({Role::arbiter}));
  add_entering(routes, auth);
}

}  // namespace arbiter::server
