// SPDX-License-Identifier: MIT
#include <algorithm>
#include <iostream>

#include "app/cli/club_options.h"
#include "app/cli/text_table.h"
#include "text/json_text.h"

namespace arbiter::cli {
namespace {

using db::club::Club;
using db::club::Entrant;
using evening::Evening;
using nlohmann::json;

struct PresenceCommand : ClubOptions {
  std::string event;
  std::vector<std::string> players;
  int round = 0, table = 0, rating = 0;
  bool all = false, fresh = false, undo = false;
};

json presence_json(const Evening& evening) {
  json list = json::array();
  for (const Entrant& e : evening.record.entrants) {
    json one = evening::player_json(evening.names, e.person);
    one["number"] = e.number;
    one["from"] = e.from;
    one["to"] = e.to ? json(*e.to) : json();
    one["sits_out"] = e.sits_out;
    if (e.table) one["at_table"] = *e.table;
    if (e.rating) one["rating"] = *e.rating;
    list.push_back(std::move(one));
  }
  return list;
}

std::string presence_text(const json& list) {
  TextTable table({">no", "player", ">from", ">to", "sits out", ">rating"});
  for (const json& e : list) {
    std::string out;
    for (const json& round : e["sits_out"]) out += (out.empty() ? "" : ", ") + std::to_string(round.get<int>());
    table.add({std::to_string(e["number"].get<int>()), e["name"], std::to_string(e["from"].get<int>()),
               e["to"].is_null() ? "end" : std::to_string(e["to"].get<int>()), out,
               e.contains("rating") ? std::to_string(e["rating"].get<int>()) : ""});
  }
  return table.empty() ? "Nobody takes part yet\n" : table.text();
}

/// Tells who is there after a change, and that drafts do not know of it.
int tell_presence(const PresenceCommand& o, Club& club, const Evening& before) {
  const auto after = evening::open_evening(club, before.record.event.id);
  if (!after) return fail(after.error());
  for (const auto& round : after->record.rounds) {
    if (!round.published_at.empty()) continue;
    std::cerr << "The draft of round " << round.number
              << " was made before; `arbiter club seat` makes it again with those who are there\n";
    break;
  }
  return tell(o, presence_json(*after), presence_text);
}

/// Those meant who take part.
db::Expected<std::vector<Entrant>> entrants_meant(const Evening& evening, const std::vector<std::string>& texts) {
  const auto people = people_meant(evening.people, texts);
  if (!people) return tl::unexpected(people.error());
  std::vector<Entrant> entrants;
  for (const db::PersonId person : *people) {
    const Entrant* e = evening.entrant(person);
    if (e == nullptr) {
      std::vector<std::string> all;
      for (const Entrant& one : evening.record.entrants) all.push_back(evening.names[one.person]);
      return evening::refuse("not_found",
                             evening.names[person] + " does not take part in " + evening.record.event.name +
                                 (all.empty() ? ": nobody does yet" : "; there are " + evening::listed(all)));
    }
    entrants.push_back(*e);
  }
  return entrants;
}

int arrive(const PresenceCommand& o) {
  return in_event(o, o.event, [&](Club& club, Evening& evening) {
    const int next = evening.published() + 1;
    const int from = o.round > 0 ? o.round : next;
    if (from < next)
      return fail({"conflict", "Round " + std::to_string(from) + " is published; somebody can come for round " +
                                   std::to_string(next) + " at the earliest"});
    std::vector<db::PersonId> people;
    if (o.all)
      for (const auto& one : evening.people)
        if (one.merged_into == 0 && one.erased_at.empty()) people.push_back(one.id);
    for (const std::string& text : o.players) {
      auto person = evening::find_person(evening.people, text);
      if (!person && o.fresh && person.error().code == "not_found") {
        db::club::Person added;
        added.name = text;
        person = club.add(added, o.who());
      }
      if (!person) return fail(person.error());
      people.push_back(*person);
    }
    if (people.empty()) return fail({"bad_value", "Say who is there: names, or --all for everybody the club knows"});
    std::vector<Entrant> entrants;
    for (const db::PersonId person : people) {
      Entrant e = evening::arriving(evening, person, from);
      if (o.table > 0) e.table = o.table;
      if (o.rating > 0) e.rating = o.rating;
      entrants.push_back(std::move(e));
    }
    if (const auto done = club.set_entrants(evening.record.event.id, entrants, o.who()); !done)
      return fail(done.error());
    return tell_presence(o, club, evening);
  });
}

int leave(const PresenceCommand& o) {
  return in_event(o, o.event, [&](Club& club, Evening& evening) {
    const int published = evening.published();
    const int after = o.round > 0 ? o.round : published;
    if (after < published)
      return fail({"conflict", "Round " + std::to_string(published) +
                                   " is published; who does not come to its table is `arbiter club result --absent`"});
    auto entrants = entrants_meant(evening, o.players);
    if (!entrants) return fail(entrants.error());
    for (Entrant& e : *entrants) {
      e.to = after;
      std::erase_if(e.sits_out, [&](int round) { return round > after; });
    }
    if (const auto done = club.set_entrants(evening.record.event.id, *entrants, o.who()); !done)
      return fail(done.error());
    return tell_presence(o, club, evening);
  });
}

int sit_out(const PresenceCommand& o) {
  return in_event(o, o.event, [&](Club& club, Evening& evening) {
    const int next = evening.published() + 1;
    const int round = o.round > 0 ? o.round : next;
    if (round < next) return fail({"conflict", "Round " + std::to_string(round) + " is published"});
    if (round > evening.record.event.rounds && evening.record.event.mode != "round-robin")
      return fail(
          {"bad_value", evening.record.event.name + " has " + std::to_string(evening.record.event.rounds) + " rounds"});
    auto entrants = entrants_meant(evening, o.players);
    if (!entrants) return fail(entrants.error());
    for (Entrant& e : *entrants) {
      std::erase(e.sits_out, round);
      if (!o.undo) e.sits_out.push_back(round);
      std::sort(e.sits_out.begin(), e.sits_out.end());
    }
    if (const auto done = club.set_entrants(evening.record.event.id, *entrants, o.who()); !done)
      return fail(done.error());
    return tell_presence(o, club, evening);
  });
}

int apart(const PresenceCommand& o) {
  return in_event(o, o.event, [&](Club& club, Evening& evening) {
    const auto people = people_meant(evening.people, o.players);
    if (!people) return fail(people.error());
    if (people->size() != 2) return fail({"bad_value", "Name the two who must not meet"});
    if (const auto done = club.set_apart(evening.record.event.id, (*people)[0], (*people)[1], !o.undo, o.who()); !done)
      return fail(done.error());
    return tell(o, {{"players", *people}, {"apart", !o.undo}}, [&](const json&) {
      return evening.names[(*people)[0]] + " and " + evening.names[(*people)[1]] +
             (o.undo ? " may meet again\n" : " do not meet in " + evening.record.event.name + "\n");
    });
  });
}

}  // namespace

void add_club_presence(CLI::App& club, int& status) {
  const auto o = std::make_shared<PresenceCommand>();
  const auto add = [&](const char* name, const char* about, bool players) {
    auto* command = club.add_subcommand(name, about);
    command->add_option("event", o->event, "Name, number, or `last`")->required();
    if (players) command->add_option("players", o->players, "Names or numbers");
    add_club_options(*command, *o, players);
    return command;
  };
  auto* arriving = add("arrive", "Who is there, from the next round on", true);
  arriving->add_flag("--all", o->all, "Everybody the club knows");
  arriving->add_flag("--new", o->fresh, "Names that are not known become players");
  arriving->add_option("--round", o->round, "There from this round on")->check(CLI::PositiveNumber);
  arriving->add_option("--table", o->table, "Must sit at this table")->check(CLI::PositiveNumber);
  arriving->add_option("--rating", o->rating, "The rating for this event")->check(CLI::PositiveNumber);
  arriving->callback([o, &status] { status = arrive(*o); });
  auto* leaving = add("leave", "Who goes after the last published round", true);
  leaving->add_option("--after", o->round, "After this round instead")->check(CLI::PositiveNumber);
  leaving->get_option("players")->required();
  leaving->callback([o, &status] { status = leave(*o); });
  auto* out = add("sit-out", "Who asks to be left out of the next round", true);
  out->get_option("players")->required();
  out->add_option("--round", o->round, "Of this round instead")->check(CLI::PositiveNumber);
  out->add_flag("--undo", o->undo, "They play after all");
  out->callback([o, &status] { status = sit_out(*o); });
  auto* keeping = add("apart", "Two who must not meet in this event", true);
  keeping->get_option("players")->required()->expected(2);
  keeping->add_flag("--undo", o->undo, "They may meet");
  keeping->callback([o, &status] { status = apart(*o); });
  auto* presence = add("presence", "Who is there, and when", false);
  presence->callback([o, &status] {
    status = in_event(*o, o->event,
                      [&](Club&, Evening& evening) { return tell(*o, presence_json(evening), presence_text); });
  });
}

}  // namespace arbiter::cli
