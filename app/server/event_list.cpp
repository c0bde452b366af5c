// SPDX-License-Identifier: MIT
#include "app/server/event_list.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdio>

#include "app/event/game_title.h"

namespace arbiter::server {

using db::club::EventId;
using db::club::Spectators;
using nlohmann::json;

namespace {

// An event whose rounds are not all over is still expected to go on for so long after its last day and its last
// published round: club championships take months, and others are never ended.
constexpr std::chrono::hours kGoesOn{24 * 31};

json to_json(const ListedEvent& event) {
  json out{{"id", event.id},          {"name", event.name},     {"address", event.address()},
           {"site", event.site},      {"begins", event.begins}, {"ends", event.ends},
           {"title", event.title},    {"rounds", event.rounds}, {"published", event.published},
           {"players", event.players}};
  if (event.delay.count() > 0) out["delay"] = event.delay.count();
  if (event.members) out["members"] = true;
  return out;
}

}  // namespace

std::string ListedEvent::address() const {
  std::string out;
  for (const unsigned char c : name) {
    if (std::isalnum(c) != 0 || c == '-' || c == '_' || c == '.' || c == '~') {
      out += static_cast<char>(c);
      continue;
    }
    std::array<char, 4> code{};
    std::snprintf(code.data(), code.size(), "%%%02X", static_cast<unsigned>(c));
    out += code.data();
  }
  // Browsers take a part of nothing but dots for the folder above.
  return name == "." || name == ".." ? std::to_string(id) : out;
}

bool may_look(const ListedEvent& event, const db::club::Key* key) {
  return !event.members || (key != nullptr && key->is_for(event.id));
}

db::Expected<std::optional<ListedEvent>> EventList::listed(const db::club::Club& club,
                                                           const db::club::EventLine& line) const {
  const db::club::Event& event = line.event;
  if (event.spectators == Spectators::nobody || (line.published == 0 && !only_one())) return std::nullopt;
  ListedEvent out{event.id,     event.name,     event.site,  event.begins, event.ends, event::game_title(event.ruleset),
                  event.rounds, line.published, line.players};
  out.members = members_only_ || event.spectators == Spectators::members;
  out.delay = std::max(least_delay_, std::chrono::seconds(event.delay));
  const std::string then = earlier(db::now(), kGoesOn);
  if (event.ends < then.substr(0, event.ends.size()) && line.published_at < then) {
    out.finished = true;
  } else if (line.published >= event.rounds && event.mode != "round-robin") {
    const auto open = club.open_tables(event.id);
    if (!open) return tl::unexpected(open.error());
    out.finished = *open == 0;
  }
  return out;
}

db::Expected<void> EventList::read_line(const db::club::Club& club, EventId event, Events& events) const {
  const auto lines = club.event_lines({1, event + 1});
  if (!lines) return tl::unexpected(lines.error());
  events.erase(event);
  if (lines->empty() || lines->front().event.id != event) return {};
  auto one = listed(club, lines->front());
  if (!one) return tl::unexpected(one.error());
  if (*one) events.emplace(event, std::move(**one));
  return {};
}

db::Expected<void> EventList::read(const db::club::Club& club) {
  Events events;
  if (only_one()) {
    const auto event = event::event_meant(club, only_);
    if (!event) return tl::unexpected(event.error());
    if (auto done = read_line(club, *event, events); !done) return done;
  } else {
    const auto lines = club.event_lines({0, 0});
    if (!lines) return tl::unexpected(lines.error());
    for (const db::club::EventLine& line : *lines) {
      auto one = listed(club, line);
      if (!one) return tl::unexpected(one.error());
      if (*one) events.emplace(line.event.id, std::move(**one));
    }
  }
  const std::lock_guard lock(mutex_);
  events_ = std::move(events);
  name_them();
  return {};
}

db::Expected<void> EventList::read(const db::club::Club& club, const std::set<EventId>& some) {
  // Which one is meant may be another one now, too.
  if (only_one()) return some.empty() ? db::Expected<void>() : read(club);
  Events events;
  for (const EventId event : some)
    if (auto done = read_line(club, event, events); !done) return done;
  const std::lock_guard lock(mutex_);
  for (const EventId event : some) events_.erase(event);
  events_.merge(events);
  name_them();
  return {};
}

void EventList::name_them() {
  names_.clear();
  for (const auto& [id, event] : events_) names_[event.name] = id;
}

std::optional<ListedEvent> EventList::find(const std::string& address) const {
  const std::lock_guard lock(mutex_);
  const auto named = names_.find(address);
  EventId id = named == names_.end() ? 0 : named->second;
  const char* end = address.data() + address.size();
  if (id == 0 && (address.empty() || std::from_chars(address.data(), end, id).ptr != end)) return std::nullopt;
  const auto numbered = events_.find(id);
  return numbered == events_.end() ? std::nullopt : std::optional(numbered->second);
}

std::optional<ListedEvent> EventList::find(EventId event) const {
  const std::lock_guard lock(mutex_);
  const auto found = events_.find(event);
  return found == events_.end() ? std::nullopt : std::optional(found->second);
}

std::optional<ListedEvent> EventList::usual() const {
  const std::lock_guard lock(mutex_);
  for (auto one = events_.rbegin(); one != events_.rend(); ++one)
    if (!one->second.finished) return one->second;
  return events_.empty() ? std::nullopt : std::optional(events_.rbegin()->second);
}

std::vector<ListedEvent> EventList::running() const {
  const std::lock_guard lock(mutex_);
  std::vector<ListedEvent> all;
  for (auto one = events_.rbegin(); one != events_.rend(); ++one)
    if (!one->second.finished) all.push_back(one->second);
  return all;
}

json EventList::page(EventId before, const db::club::Key* key) const {
  const std::lock_guard lock(mutex_);
  json running = json::array(), finished = json::array(), next;
  for (auto one = events_.rbegin(); one != events_.rend(); ++one) {
    const ListedEvent& event = one->second;
    if (!may_look(event, key)) continue;
    if (!event.finished) {
      if (before == 0) running.push_back(to_json(event));
    } else if (before == 0 || event.id < before) {
      if (finished.size() < kPage)
        finished.push_back(to_json(event));
      else
        next = finished.back()["id"];
    }
  }
  return {{"running", std::move(running)}, {"finished", std::move(finished)}, {"before", std::move(next)}};
}

}  // namespace arbiter::server
