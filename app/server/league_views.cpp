// SPDX-License-Identifier: MIT
#include <algorithm>

#include "app/evening/exchange/club_json.h"
#include "app/evening/exchange/statistics_json.h"
#include "app/evening/game_title.h"
#include "app/evening/statistics.h"
#include "app/server/views.h"
#include "app/server/words.h"
#include "text/json_text.h"

namespace arbiter::server {

using db::club::EventId;
using db::club::League;
using evening::Evening;
using nlohmann::json;

namespace {

json league_json(const League& league, const std::map<EventId, const Evening*>& known) {
  std::vector<const Evening*> events;
  for (const EventId id : league.events)
    if (const auto one = known.find(id); one != known.end()) events.push_back(one->second);
  const auto table = evening::league_table(events, league);
  json out;
  if (table) {
    out = evening::to_json(*table);
  } else {
    out = {{"league", league.name}, {"points", league.points}, {"best", league.best}};
    put_words(out, "error", table.error().message);
    out["events"] = json::array();
    for (const Evening* one : events) out["events"].push_back(one->record.event.name);
  }
  out["id"] = league.id;
  out["ids"] = json::object();
  for (const Evening* one : events) out["ids"][one->record.event.name] = one->record.event.id;
  return out;
}

/// May fewer people look at the one than at the other?
bool secluded(const db::club::Event& one, const db::club::Event& other) {
  const auto rank = [](const db::club::Event& event) {
    return std::ranges::find(db::club::kSpectators, event.spectators) - db::club::kSpectators.begin();
  };
  return rank(one) > rank(other) ||
         (one.id != other.id && one.spectators == "members" && other.spectators == "members");
}

json event_shown(const Evening& evening) {
  json shown{{"event", evening::to_json(evening.record.event)},
             {"title", evening::game_title(evening.record.event.ruleset)}};
  if (const auto standings = evening::standings_json(evening))
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
      auto evening = evening::open_evening(club, id, evening::Knowing::who_takes_part);
      if (!evening) return tl::unexpected(evening.error());
      leave_out_later(*evening, shown_until(std::max(delay, std::chrono::seconds(evening->record.event.delay)), now));
      others_.emplace(id, std::move(*evening));
    }
  return {};
}

db::Expected<Snapshot> LeagueViews::read(const db::club::Club& club, const Evening& shown, std::chrono::seconds delay,
                                         const std::string& now) {
  auto leagues = club.leagues();
  if (!leagues) return tl::unexpected(leagues.error());
  const EventId event = shown.record.event.id;
  std::erase_if(*leagues, [&](const League& one) { return std::ranges::find(one.events, event) == one.events.end(); });
  if (const auto done = read_others(club, *leagues, event, delay, now); !done) return tl::unexpected(done.error());
  std::map<EventId, const Evening*> known{{event, &shown}};
  for (const auto& [id, evening] : others_) known[id] = &evening;
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
