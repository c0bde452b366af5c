// SPDX-License-Identifier: MIT
// What the arbiter's page shows.
#include <algorithm>

#include "app/event/entry.h"
#include "app/event/exchange/club_json.h"
#include "app/event/outcome.h"
#include "app/event/propose.h"
#include "app/server/arbiter_work.h"
#include "app/server/army_names.h"
#include "referee/army_pages/army_page.h"
#include "referee/core/rules.h"
#include "text/message_json.h"
#include "text/value_json.h"

namespace arbiter::server {
namespace {

using db::club::Club;
using db::club::Entrant;
using db::club::Key;
using event::EventSession;
using nlohmann::json;

constexpr int kMostEvents = 50;           // of a list
constexpr std::size_t kMostNamed = 20;    // players who may come
constexpr std::size_t kMostWords = 4096;  // bytes of an objection

/// The armies among which the players of an event's game choose: {"id", "name"}.
json armies_json(const db::club::Event& event) {
  json all = json::array();
  if (const RulesetInfo* game = find_ruleset(event.ruleset))
    for (const std::string& id : game->armies) all.push_back({{"id", id}, {"name", army_name(id)}});
  return all;
}

json summary_of(const EventSession& session) {
  const db::club::Event& event = session.record.event;
  return {{"number", event.id},
          {"name", event.name},
          {"published", session.published()},
          {"rounds", event.rounds},
          {"seats", event.seats},
          {"more", session.more_rounds()},
          {"relax", event.seats == 2 && event.mode == "swiss"},
          {"armies", armies_json(event)}};
}

/// The objections of players' phones in a round, the oldest first: {"table", "seat", "words", "at"}.
db::Expected<json> objections_json(const Club& club, db::club::EventId event, int round) {
  const auto log = club.log_of(event, "objection");
  if (!log) return tl::unexpected(log.error());
  json all = json::array();
  for (const db::club::LogEntry& entry : *log) {
    const json told = entry.detail;
    text::JsonFields detail(told);
    if (detail.number_or("round", 0, kMostNumber, 0) != round) continue;
    all.push_back({{"table", detail.number_or("table", 0, kMostNumber, 0)},
                   {"seat", detail.text_or("seat", kMostWords)},
                   {"words", detail.text_or("words", kMostWords)},
                   {"at", entry.at}});
  }
  return all;
}

/// A table of a published round: its result, and the number of the newest result by hand.
json table_json(const EventSession& session, const event::TableOutcome& table) {
  json one = event::to_json(table, session.names);
  one["how"] = messages_json({event::source_text(table)}).front();
  const auto* newest = event::newest_entry(session.record, table.round, table.table);
  one["seen"] = newest != nullptr ? newest->id : 0;
  return one;
}

json round_view(const EventSession& session, int number) {
  const db::club::Round* round = session.round(number);
  if (round == nullptr || round->published_at.empty()) return nullptr;
  json view = event::round_json(session, *round);
  json tables = json::array();
  for (const event::TableOutcome& table : event::outcomes(session.record))
    if (table.round == number) tables.push_back(table_json(session, table));
  view["tables"] = std::move(tables);
  return view;
}

/// The first draft, what is wrong with it and what it is worth.
json draft_view(const EventSession& session) {
  const int number = session.published() + 1;
  const db::club::Round* round = session.round(number);
  if (round == nullptr) return nullptr;
  json view = event::round_json(session, *round);
  for (json& table : view["tables"]) {
    table["room"] = table["seats"].size() < static_cast<std::size_t>(session.record.event.seats);
    name_armies(table["seats"]);
  }
  view["stale"] = messages_json(event::stale_draft(session, *round));
  view["faults"] = messages_json(event::draft_faults(session));
  json quality = json::array();
  for (const event::Goal& goal : event::quality_of(session)) {
    json one = messages_json({goal.goal}).front();
    one["value"] = goal.value;
    one["bound"] = goal.bound;
    quality.push_back(std::move(one));
  }
  view["quality"] = std::move(quality);
  view["further"] = session.record.rounds.back().number - number;
  return view;
}

/// Whether somebody is there for the next round: there, out, left, later.
const char* presence_of(const Entrant& one, int next) {
  if (one.to && *one.to < next) return "left";
  if (one.from > next) return "later";
  return std::ranges::count(one.sits_out, next) > 0 ? "out" : "there";
}

json players_json(const EventSession& session) {
  json players = json::array();
  for (const Entrant& e : session.record.entrants) {
    json one = event::player_json(session.names, e.person);
    one["number"] = e.number;
    one["from"] = e.from;
    one["sits_out"] = e.sits_out;
    one["presence"] = presence_of(e, session.published() + 1);
    if (e.to) one["to"] = *e.to;
    if (e.rating) one["rating"] = *e.rating;
    players.push_back(std::move(one));
  }
  return players;
}

json line_json(const db::club::EventLine& line) {
  return {{"number", line.event.id},     {"name", line.event.name},     {"begins", line.event.begins},
          {"rounds", line.event.rounds}, {"published", line.published}, {"players", line.players}};
}

}  // namespace

json messages_json(const std::vector<Message>& messages) {
  json all = json::array();
  for (const Message& message : messages) {
    json one = json::object();
    text::put_message(one, message);
    all.push_back(std::move(one));
  }
  return all;
}

db::Expected<json> arbiter_view(const Club& club, const EventSession& session, const Key& /*key*/,
                                text::JsonFields& said) {
  const int asked = said.number_or("round", 1, kMostNumber, session.published());
  if (const auto fits = read(said); !fits) return tl::unexpected(fits.error());
  if (asked > session.published() && said.has("round"))
    return event::refuse("not_found", make_message("Round %1 is not published yet", asked));
  auto objections = objections_json(club, session.record.event.id, asked);
  if (!objections) return tl::unexpected(objections.error());
  return json{{"event", summary_of(session)},
              {"round", round_view(session, asked)},
              {"objections", std::move(*objections)},
              {"draft", draft_view(session)},
              {"players", players_json(session)}};
}

db::Expected<json> who_may_come(const Club& /*club*/, const EventSession& session, const Key& /*key*/,
                                text::JsonFields& said) {
  const std::string wanted = event::folded(said.text_or("of", kMostPlayerName));
  if (const auto fits = read(said); !fits) return tl::unexpected(fits.error());
  json players = json::array();
  for (const db::club::Person& person : session.people) {
    if (wanted.empty() || players.size() >= kMostNamed) break;
    if (person.merged_into > 0 || !person.erased_at.empty() || session.entrant(person.id) != nullptr) continue;
    if (event::folded(person.name).find(wanted) == std::string::npos) continue;
    players.push_back(event::player_json(session.names, person.id));
  }
  return json{{"players", std::move(players)}};
}

db::Expected<json> arbiter_events(const Club& club, const Key& key) {
  json all = json::array();
  const auto add = [&](const db::club::EventPage& page, std::optional<db::club::EventId> only) -> db::Expected<void> {
    auto lines = club.event_lines(page);
    if (!lines) return tl::unexpected(lines.error());
    std::ranges::reverse(*lines);
    for (const db::club::EventLine& line : *lines)
      if (!only || line.event.id == *only) all.push_back(line_json(line));
    return {};
  };
  if (!key.event) {
    if (const auto added = add({kMostEvents, 0}, {}); !added) return tl::unexpected(added.error());
    return json{{"events", std::move(all)}};
  }
  std::vector<db::club::EventId> events = key.more_events;
  events.push_back(*key.event);
  std::ranges::sort(events, std::greater{});
  for (const db::club::EventId event : events)
    if (const auto added = add({1, event + 1}, event); !added) return tl::unexpected(added.error());
  return json{{"events", std::move(all)}};
}

}  // namespace arbiter::server
