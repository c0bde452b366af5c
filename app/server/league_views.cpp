// SPDX-License-Identifier: MIT
#include <algorithm>

#include "app/event/exchange/club_json.h"
#include "app/event/exchange/statistics_json.h"
#include "app/event/game_title.h"
#include "app/event/statistics.h"
#include "app/server/views.h"
#include "app/server/words.h"
#include "text/json_text.h"

namespace arbiter::server {

using db::club::EventId;
using db::club::League;
using db::club::Spectators;
using event::EventSession;
using nlohmann::json;

namespace {

json league_json(const League& league, const std::map<EventId, const EventSession*>& known) {
  std::vector<const EventSession*> events;
  for (const EventId id : league.events)
    if (const auto one = known.find(id); one != known.end()) events.push_back(one->second);
  const auto table = event::league_table(events, league);
  json out;
  if (table) {
    out = event::to_json(*table);
  } else {
    out = {{"league", league.name}, {"points", league.points}, {"best", league.best}};
    put_words(out, "error", table.error().message);
    out["events"] = json::array();
    for (const EventSession* one : events) out["events"].push_back(one->record.event.name);
  }
  out["id"] = league.id;
  out["ids"] = json::object();
  for (const EventSession* one : events) out["ids"][one->record.event.name] = one->record.event.id;
  return out;
}

/// May fewer people look at the one than at the other?
bool secluded(const db::club::Event& one, const db::club::Event& other) {
  return one.spectators > other.spectators ||
         (one.id != other.id && one.spectators == Spectators::members && other.spectators == Spectators::members);
}

json event_shown(const EventSession& session) {
  json shown{{"event", event::to_json(session.record.event)},
             {"title", event::game_title(session.record.event.ruleset)}};
  if (const auto standings = event::standings_json(session))
    shown["standings"] = *standings;
  else
    put_words(shown["standings"], "error", standings.error().message);
  return shown;
}

}  // namespace

db::Expected<void> LeagueViews::read_others(const db::club::Club& club, const std::vector<League>& leagues,
                                            EventId shown, std::chrono::seconds delay, const std::string& now) {
  const auto moment = std::chrono::steady_clock::now();
  const bool stale = moment - read_ >= again_;
  if (stale) {
    others_.clear();
    read_ = moment;
  }
  for (const League& league : leagues)
    for (const EventId id : league.events) {
      if (id == shown || others_.contains(id)) continue;
      auto session = event::open_event(club, id, event::Knowing::who_takes_part);
      if (!session) return tl::unexpected(session.error());
      leave_out_later(*session, shown_until(std::max(delay, std::chrono::seconds(session->record.event.delay)), now));
      others_.emplace(id, std::move(*session));
    }
  return {};
}

db::Expected<Snapshot> LeagueViews::read(const db::club::Club& club, const EventSession& shown,
                                         std::chrono::seconds delay, const std::string& now) {
  auto leagues = club.leagues();
  if (!leagues) return tl::unexpected(leagues.error());
  const EventId event = shown.record.event.id;
  std::erase_if(*leagues, [&](const League& one) { return std::ranges::find(one.events, event) == one.events.end(); });
  if (const auto done = read_others(club, *leagues, event, delay, now); !done) return tl::unexpected(done.error());
  std::map<EventId, const EventSession*> known{{event, &shown}};
  for (const auto& [id, session] : others_) known[id] = &session;
  std::erase_if(*leagues, [&](const League& one) {
    return std::ranges::any_of(one.events, [&](EventId id) {
      return known.contains(id) && secluded(known.at(id)->record.event, shown.record.event);
    });
  });
  Snapshot snapshot;
  json all = json::array();
  for (const League& league : *leagues) {
    all.push_back(league_json(league, known));
    for (const EventId id : league.events)
      if (const auto one = known.find(id); one != known.end())
        snapshot["standings/" + std::to_string(id)] = text::dump(event_shown(*one->second));
  }
  if (!all.empty()) snapshot["leagues"] = text::dump({{"leagues", std::move(all)}});
  return snapshot;
}

}  // namespace arbiter::server
