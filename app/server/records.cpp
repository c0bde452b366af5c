// SPDX-License-Identifier: MIT
#include "app/server/records.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <set>

#include "app/event/outcome.h"
#include "app/event/table_game.h"
#include "app/server/spectators.h"
#include "app/table/about.h"
#include "text/json_text.h"
#include "text/value_json.h"

namespace arbiter::server {

using nlohmann::json;

namespace {

constexpr std::chrono::seconds kFresh{1};  // for so long what was sent is sent again
constexpr int kMostAsking = 4;             // threads that wait for a file at once
constexpr std::size_t kMostSent = 2000;    // files
constexpr std::size_t kMostEvents = 20;    // whose games are kept

struct Format {
  const char *ending, *notation, *type;
};
constexpr std::array kFormats{
    Format{"pgn", "pgn", "application/x-chess-pgn; charset=utf-8"}, Format{"pgn4", "pgn4", "text/plain; charset=utf-8"},
    Format{"json", "json", "application/json"}, Format{"txt", "usual", "text/plain; charset=utf-8"}};

int number_of(const std::string& digits) {
  int number = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  return error == std::errc() ? number : 0;
}

db::Error not_begun() { return {"not_found", make_message("There is no game at this table yet")}; }

db::Error broken() {
  return {"bad_value", make_message("This game cannot be shown: this program refuses one of its plies")};
}

/// Reads a game's text as everybody may see it. Error `bad_value` if the notation cannot hold it.
db::Expected<std::string> text_of(const table::Session& session, const event::EventSession& event_session,
                                  const event::TableOutcome& at, const std::string& notation) {
  const auto game = event::game_of_table(event_session, at.round, at.table);
  if (!game) return tl::unexpected(game.error());
  Value told{{"event", event_session.record.event.name},
             {"round", std::to_string(at.round) + "." + std::to_string(at.table)}};
  if (!event_session.record.event.site.empty()) told["site"] = event_session.record.event.site;
  for (const auto& [seat, name] : game->info.players) told["players"][seat] = name;
  for (const auto& [token, played] : event_session.record.games) {
    if (!at.game || played.id != *at.game) continue;
    db::NewGame begun;
    begun.started_at = played.started_at;
    const table::KnownAbout known = table::known_about(begun);
    told["date"] = known.date;
    if (!known.time.empty()) told["time"] = known.time;
  }
  const auto record = session.record(notation, false, told);
  if (!record) return tl::unexpected(db::Error{"bad_value", record.error().message});
  std::string text = record->text(record->record.is_text() ? -1 : 2);
  while (!text.empty() && text.back() == '\n') text.pop_back();
  return text + "\n";
}

/// The plies of a game behind so many, as far as they are shown that late.
db::Expected<std::vector<db::club::ToldPly>> shown_plies(const db::club::Club& club, db::GameId game,
                                                         std::size_t behind, std::chrono::seconds delay) {
  auto plies = club.plies(game, static_cast<int>(behind) - 1);
  const auto until = shown_until(delay, db::now());
  if (!plies || !until) return plies;
  const auto late = std::ranges::find_if(*plies, [&](const auto& ply) { return ply.number > 0 && ply.at > *until; });
  plies->erase(late, plies->end());
  return plies;
}

}  // namespace

void Records::add_routes(http::Router& routes, Auth& auth) {
  const auto table_of = [](const std::vector<std::string>& parts) {
    return std::pair{number_of(parts.at(0)), number_of(parts.at(1))};
  };
  for (const Format& format : kFormats) {
    http::Route& games = routes.get(std::string("/events/{name}/games.") + format.ending,
                                    [this, format](const Request& request, Response& response) {
                                      send(request, response, format.type,
                                           [&](Of& of, const auto&) { return all(of, format.notation); });
                                    });
    guard_event(games, auth, events_);
    http::Route& game =
        routes.get(std::string("/events/{name}/{number}/{number}/game.") + format.ending,
                   [this, format, table_of](const Request& request, Response& response) {
                     send(request, response, format.type, [&](Of& of, const auto& parts) {
                       const auto [round, table] = table_of(parts);
                       return one(of, round, table, format.notation);
                     });
                     if (response.status == 200)
                       response.set_header("Content-Disposition", "attachment; filename=\"" + request.parts[1] + "-" +
                                                                      request.parts[2] + "." + format.ending + "\"");
                   });
    guard_event(game, auth, events_);
  }
  for (const char* begin : {"/api/", "/api/events/{name}/"}) {
    http::Route& route = routes.get(std::string(begin) + "table/{number}/{number}/replay",
                                    [this, table_of](const Request& request, Response& response) {
                                      send(request, response, "application/json", [&](Of& of, const auto& parts) {
                                        const auto [round, table] = table_of(parts);
                                        return replay(of, round, table);
                                      });
                                    });
    guard_event(route, auth, events_);
  }
}

void Records::send(const Request& request, Response& response, const std::string& type, const Make& make) {
  const auto found = body(request, make);
  if (!found) return refuse(response, found.error());
  response.set_header("ETag", (*found)->tag());
  response.set_header("Cache-Control", "no-cache");
  if (http::names_tag(request.header("if-none-match"), (*found)->tag()))
    response.status = 304;
  else
    response.set_content(*found, type);
}

db::Expected<http::SharedBody> Records::body(const Request& request, const Make& make) {
  const AskedEvent asked = asked_event(events_, request);
  if (!asked.event) return tl::unexpected(db::Error{"not_found", make_message("There is no such event here")});
  // Another event may have the name, or be the usual one, by now; or be shown later.
  const std::string sent_as =
      std::to_string(asked.event->id) + " " + std::to_string(asked.event->delay.count()) + " " + request.path;
  {
    const std::lock_guard lock(sent_mutex_);
    if (const auto known = sent_.find(sent_as); known != sent_.end() && http::Clock::now() - known->second.at < kFresh)
      return known->second.body;
  }
  const bool room = asking_.fetch_add(1) < kMostAsking;
  const std::shared_ptr<void> leaves(nullptr, [this](void*) { --asking_; });
  if (!room) return tl::unexpected(db::Error{"busy", make_message("So many games are asked for at this moment")});
  const std::lock_guard lock(mutex_);
  Of& of = this->of(*asked.event);
  if (const auto done = read(of); !done) return tl::unexpected(done.error());
  const auto text = make(of, asked.parts);
  if (!text) return tl::unexpected(text.error());
  const auto made = std::make_shared<const http::Body>(*text);
  const std::lock_guard sent(sent_mutex_);
  if (sent_.size() >= kMostSent) sent_.clear();
  sent_[sent_as] = {http::Clock::now(), made};
  return made;
}

/// What is known of an event's games. Those of the event that nobody has asked for longest make room.
Records::Of& Records::of(const ListedEvent& event) {
  if (!of_.contains(event.id) && of_.size() >= kMostEvents)
    of_.erase(std::ranges::min_element(of_, {}, [](const auto& one) { return one.second.asked; }));
  Of& of = of_[event.id];
  // What was shown already may be too new now.
  if (of.event.delay != event.delay) of = {};
  of.event = event;
  of.asked = http::Clock::now();
  return of;
}

db::Expected<void> Records::read(Of& of) {
  const auto now = http::Clock::now();
  if (of.session && now - of.read < kFresh) return {};
  auto event_session = desk_.with(
      [&](const db::club::Club& club) { return event::open_event(club, of.event.id, event::Knowing::who_takes_part); });
  if (!event_session) return tl::unexpected(event_session.error());
  leave_out_later(*event_session, shown_until(of.event.delay, db::now()));
  of.session = std::move(*event_session);
  of.read = now;
  std::set<db::GameId> there;
  for (const auto& [token, game] : of.session->record.games) there.insert(game.id);
  std::erase_if(of.played, [&](const auto& one) { return !there.contains(one.first); });
  std::erase_if(of.replays, [&](const auto& one) { return !there.contains(one.first); });
  return {};
}

db::Expected<void> Records::catch_up(const db::club::Club& club, db::GameId game, Played& played,
                                     std::chrono::seconds delay) {
  const auto plies = shown_plies(club, game, played.plies, delay);
  if (!plies) return tl::unexpected(plies.error());
  for (const db::club::ToldPly& ply : *plies) {
    if (!played.session) played.session = std::make_shared<table::Session>(":memory:");
    // Why it is refused would quote what may be hidden.
    if (played.broken || !played.session->replay(ply.request)) {
      played.broken = true;
      break;
    }
    ++played.plies;
    played.texts.clear();
  }
  return {};
}

db::Expected<event::TableOutcome> Records::begun(const Of& of, int round, int table) {
  for (event::TableOutcome& one : event::outcomes(of.session->record))
    if (one.round == round && one.table == table && one.game) return std::move(one);
  return tl::unexpected(not_begun());
}

Records::Made Records::replay(Of& of, int round, int table) {
  const auto found = begun(of, round, table);
  if (!found) return tl::unexpected(found.error());
  Replay& game = of.replays[*found->game];
  const auto plies = desk_.with(
      [&](const db::club::Club& club) { return shown_plies(club, *found->game, game.plies(), of.event.delay); });
  if (!plies) return tl::unexpected(plies.error());
  for (const db::club::ToldPly& ply : *plies)
    if (!game.add(ply)) return tl::unexpected(broken());
  json view = game.view();
  if (view.is_null()) return tl::unexpected(not_begun());
  view["round"] = round;
  view["table"] = table;
  return text::dump(view);
}

Records::Made Records::one(Of& of, int round, int table, const std::string& format) {
  const auto found = begun(of, round, table);
  if (!found) return tl::unexpected(found.error());
  Played& played = of.played[*found->game];
  const auto done =
      desk_.with([&](const db::club::Club& club) { return catch_up(club, *found->game, played, of.event.delay); });
  if (!done) return tl::unexpected(done.error());
  if (played.broken) return tl::unexpected(broken());
  if (!played.session) return tl::unexpected(not_begun());
  std::string& kept = played.texts[format];
  if (kept.empty()) {
    auto text = text_of(*played.session, *of.session, *found, format);
    if (!text) return text;
    kept = std::move(*text);
  }
  return kept;
}

Records::Made Records::all(Of& of, const std::string& format) {
  std::string games;
  const bool list = format == "json";
  for (const auto& outcome : event::outcomes(of.session->record)) {
    if (!outcome.game) continue;
    auto text = one(of, outcome.round, outcome.table, format);
    if (!text && (text.error().code == "bad_value" || text.error().code == "not_found")) continue;
    if (!text) return text;
    games += (games.empty() ? "" : list ? "," : "\n") + *text;
  }
  return list ? "[" + games + "]\n" : games;
}

}  // namespace arbiter::server
