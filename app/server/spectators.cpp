// SPDX-License-Identifier: MIT
#include "app/server/spectators.h"

#include <charconv>

#include "text/json_text.h"

namespace arbiter::server {
namespace {

constexpr std::size_t kMostAbout = 4000;  // bytes of the paths that a stream is about

db::Error no_event() { return {"not_found", make_message("There is no such event here")}; }

bool names_event(const std::string& path) {
  for (const char* begin : {"/api/events/", "/events/", "/embed/"})
    if (path.starts_with(begin)) return true;
  return false;
}

std::optional<std::int64_t> number_of(const std::string& text) {
  std::int64_t id = 0;
  const auto* end = text.data() + text.size();
  if (text.empty() || std::from_chars(text.data(), end, id).ptr != end || id < 0) return std::nullopt;
  return id;
}

}  // namespace

AskedEvent asked_event(const EventList& events, const Request& request) {
  if (!names_event(request.path)) return {events.usual(), request.parts};
  AskedEvent asked;
  if (request.parts.empty()) return asked;
  if (const auto name = http::decoded(request.parts[0], false)) asked.event = events.find(*name);
  asked.parts.assign(request.parts.begin() + 1, request.parts.end());
  return asked;
}

void guard_event(http::Route& route, Auth& auth, const EventList& events) {
  route.open = [&events](const Request& request) {
    const auto asked = asked_event(events, request);
    return !asked.event || !asked.event->members;
  };
  route.guard = auth.look([&events](const Request& request) { return asked_event(events, request).event; });
}

void Spectators::add_routes(http::Router& routes) {
  for (const std::string begin : {"/api/", "/api/events/{name}/"}) {
    const auto shows = [&](const std::string& pattern, const std::string& name) {
      http::Route& route = routes.get(
          begin + pattern, [this, name](const Request& request, Response& response) { show(request, response, name); });
      guard_event(route, auth_, watch_.events());
      route.quick = true;
    };
    shows("event", "event");
    shows("leagues", "leagues");
    shows("standings/{number}", "standings");
    shows("table/{number}/{number}", "table");
    http::Route& stream =
        routes.get(begin + "live", [this](const Request& request, Response& response) { live(request, response); });
    guard_event(stream, auth_, watch_.events());
    stream.quick = stream.goes_on = true;
  }
  http::Route& all = routes.get(
      "/api/events", [this](const Request& request, Response& response) { list(request, response); },
      auth_.look_or_not());
  all.open = [this](const Request& request) { return !auth_.brings_key(request) && !auth_.members_only(); };
}

void Spectators::show(const Request& request, Response& response, const std::string& name) {
  const AskedEvent asked = asked_event(watch_.events(), request);
  if (!watch_.ready())
    return refuse(response, 503, {"busy", make_message("The club's games are being read; ask again in a moment")});
  if (!asked.event) return refuse(response, 404, no_event());
  std::string path = name;
  for (const std::string& part : asked.parts) path += "/" + part;
  const db::club::EventId event = asked.event->id;
  if (!asked.event->finished && watch_.shown().shows(event)) return send(request, response, event, path);
  watch_.live().answer(response, event,
                       [this, request, event, path](Response& now) { send(request, now, event, path); });
}

void Spectators::send(const Request& request, Response& response, db::club::EventId event, const std::string& path) {
  const http::SharedBody body = watch_.shown().at(event, path);
  if (!body) return refuse(response, 404, {"not_found", as_it_is("There is no " + path)});
  response.set_header("ETag", body->tag());
  response.set_header("Cache-Control", "no-cache");
  if (http::names_tag(request.header("if-none-match"), body->tag()))
    response.status = 304;
  else
    response.set_content(body, "application/json");
}

std::string Spectators::alive() const {
  const double every = std::chrono::duration<double>(heartbeat_).count();
  return "event: alive\ndata: " + text::dump({{"every", every}}) + "\n\n";
}

void Spectators::live(const Request& request, Response& response) {
  const AskedEvent asked = asked_event(watch_.events(), request);
  if (!asked.event) return refuse(response, 404, no_event());
  const std::string from = http::household(request.from);
  const bool room = listening_.fetch_add(1) < most_;
  const bool room_there = connection_limit_.enter(from);
  const std::shared_ptr<void> kept = watch_.live().keep(asked.event->id);
  const std::shared_ptr<void> place(nullptr, [this, from, kept](void*) {
    --listening_;
    connection_limit_.leave(from);
  });
  if (!room_there) {
    ++turned_away_;
    return refuse(response, 429, {"busy", make_message("So many look on from your network already; ask now and then")});
  }
  if (!room) return refuse(response, 503, {"busy", make_message("So many look on already; ask now and then")});
  const std::string about = request.param("of");
  if (about.size() > kMostAbout)
    return refuse(response, 400, {"bad_request", as_it_is("A stream is about 4,000 letters of paths at most")});
  // Where somebody who comes back was, or who looks at something else now.
  const std::string last = request.header("last-event-id"), seen = last.empty() ? request.param("after") : last;
  response.set_header("Cache-Control", "no-cache");
  response.set_header("X-Accel-Buffering", "no");
  response.stream =
      http::Stream{"text/event-stream", "retry: 2000\n\n" + alive(), number_of(seen).value_or(watch_.shown().last()),
                   Shown::about(asked.event->id, about), place};
}

void Spectators::list(const Request& request, Response& response) const {
  const auto before = number_of(request.param("before")).value_or(0);
  const auto* key = static_cast<const db::club::Key*>(request.pass.get());
  const std::string text =
      text::dump(watch_.events().page(before, key != nullptr && (key->id > 0 || key->account > 0) ? key : nullptr));
  const std::string tag = http::entity_tag(text);
  response.set_header("ETag", tag);
  response.set_header("Cache-Control", "no-cache");
  if (http::names_tag(request.header("if-none-match"), tag))
    response.status = 304;
  else
    response.set_content(text, "application/json");
}

}  // namespace arbiter::server
