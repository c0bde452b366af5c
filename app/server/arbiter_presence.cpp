// SPDX-License-Identifier: MIT
// Who is there, as arbiters say it from afar.
#include <algorithm>

#include "app/event/presence.h"
#include "app/server/arbiter_work.h"

namespace arbiter::server {
namespace {

using db::club::Club;
using db::club::Entrant;
using db::club::Key;
using event::EventSession;
using nlohmann::json;
using text::JsonFields;

constexpr std::size_t kMostPlayers = 500;  // of one request
constexpr int kMostRating = 10'000;

/// Names or numbers, as they were said.
std::vector<std::string> players_of(JsonFields& said) { return said.texts("players", kMostPlayers, kMostPlayerName); }

db::Expected<std::vector<db::PersonId>> people_meant(const EventSession& session,
                                                     const std::vector<std::string>& texts) {
  if (texts.empty()) return event::refuse("bad_value", make_message("Name at least one player: \"players\""));
  return event::find_people(session.people, texts);
}

/// Keeps who is there; the reply names them.
db::Expected<json> keep(Club& club, const EventSession& session, const Key& key,
                        const db::Expected<std::vector<Entrant>>& entrants) {
  if (!entrants) return tl::unexpected(entrants.error());
  const auto kept = club.set_entrants(session.record.event.id, *entrants, key.by());
  if (!kept) return tl::unexpected(kept.error());
  json people = json::array();
  for (const Entrant& one : *entrants) people.push_back(one.person);
  return json{{"done", true}, {"players", std::move(people)}};
}

/// Adds somebody whom the club does not know yet. Nobody is added who is known, or may be.
db::Expected<db::PersonId> add(Club& club, const EventSession& session, const Key& key, const std::string& name) {
  auto person = event::find_person(session.people, name);
  if (person || person.error().code != "not_found" || name.starts_with("#")) return person;
  db::club::Person added;
  added.name = name;
  return club.add(added, key.by());
}

db::Expected<json> arrive(Club& club, const EventSession& session, const Key& key, JsonFields& said) {
  const auto texts = players_of(said);
  const int round = said.number_or("round", 0, kMostNumber, 0), table = said.number_or("table", 0, kMostNumber, 0);
  const int rating = said.number_or("rating", 0, kMostRating, 0);
  const bool fresh = said.flag_or("new", false);
  if (const auto fits = read(said); !fits) return tl::unexpected(fits.error());
  // Before anybody is added: can somebody come for that round?
  if (const auto open = event::coming(session, {}, round); !open) return tl::unexpected(open.error());
  if (fresh && texts.size() != 1)
    return event::refuse("bad_value", make_message("Name one new player at a time: \"players\""));
  db::Expected<std::vector<db::PersonId>> people;
  if (fresh)
    people = add(club, session, key, texts.front()).map([](db::PersonId one) { return std::vector{one}; });
  else
    people = people_meant(session, texts);
  if (!people) return tl::unexpected(people.error());
  auto entrants = event::coming(session, *people, round);
  if (entrants)
    for (Entrant& one : *entrants) {
      if (table > 0) one.table = table;
      if (rating > 0) one.rating = rating;
    }
  return keep(club, session, key, entrants);
}

db::Expected<json> leave(Club& club, const EventSession& session, const Key& key, JsonFields& said) {
  const auto texts = players_of(said);
  const int after = said.number_or("round", 0, kMostNumber, 0);
  if (const auto fits = read(said); !fits) return tl::unexpected(fits.error());
  const auto people = people_meant(session, texts);
  if (!people) return tl::unexpected(people.error());
  return keep(club, session, key, event::going(session, *people, after));
}

db::Expected<json> sit_out(Club& club, const EventSession& session, const Key& key, JsonFields& said) {
  const auto texts = players_of(said);
  const int round = said.number_or("round", 0, kMostNumber, 0);
  const bool undo = said.flag_or("undo", false);
  if (const auto fits = read(said); !fits) return tl::unexpected(fits.error());
  const auto people = people_meant(session, texts);
  if (!people) return tl::unexpected(people.error());
  return keep(club, session, key, event::sitting_out(session, *people, round, undo));
}

}  // namespace

std::vector<NamedWork> presence_work() { return {{"arrive", arrive}, {"leave", leave}, {"sit-out", sit_out}}; }

}  // namespace arbiter::server
