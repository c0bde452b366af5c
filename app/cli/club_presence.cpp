// SPDX-License-Identifier: MIT
#include <iostream>

#include "app/cli/club_options.h"
#include "app/cli/text_table.h"
#include "app/event/exchange/club_json.h"
#include "app/event/presence.h"
#include "text/json_text.h"
#include "text/sentences.h"

namespace arbiter::cli {
namespace {

using text::tr;

using db::club::Club;
using db::club::Entrant;
using event::EventSession;
using nlohmann::json;

struct PresenceCommand : ClubOptions {
  std::string event;
  std::vector<std::string> players;
  int round = 0, table = 0, rating = 0;
  bool all = false, fresh = false, undo = false;
};

json presence_json(const EventSession& session) {
  json list = json::array();
  for (const Entrant& e : session.record.entrants) {
    json one = event::player_json(session.names, e.person);
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

std::string presence_text(const EventSession& session) {
  TextTable table({">no", "player", ">from", ">to", "sits out", ">rating"});
  for (const Entrant& e : session.record.entrants) {
    std::string out;
    for (const int round : e.sits_out) out += (out.empty() ? "" : ", ") + std::to_string(round);
    table.add({std::to_string(e.number), session.names[e.person], std::to_string(e.from),
               e.to ? std::to_string(*e.to) : tr("end"), out, e.rating ? std::to_string(*e.rating) : ""});
  }
  return table.empty() ? tr("Nobody takes part yet") + "\n" : table.text();
}

int tell_presence(const PresenceCommand& o, const EventSession& session) {
  return tell(
      o, [&] { return text::dump(presence_json(session)); }, [&] { return presence_text(session); });
}

/// Tells who is there after a change, and that drafts do not know of it.
int tell_presence(const PresenceCommand& o, Club& club, const EventSession& before) {
  const auto after = event::open_event(club, before.record.event.id);
  if (!after) return fail(after.error());
  for (const auto& round : after->record.rounds) {
    if (!round.published_at.empty()) continue;
    std::cerr
        << tr("The draft of round %1 was made before; `arbiter club seat` makes it again with those who are there",
              {std::to_string(round.number)})
        << "\n";
    break;
  }
  return tell_presence(o, *after);
}

/// Keeps who is there, and tells it.
int keep(const PresenceCommand& o, Club& club, const EventSession& session,
         const db::Expected<std::vector<Entrant>>& entrants) {
  if (!entrants) return fail(entrants.error());
  if (const auto done = club.set_entrants(session.record.event.id, *entrants, o.who()); !done)
    return fail(done.error());
  return tell_presence(o, club, session);
}

int arrive(const PresenceCommand& o) {
  return in_event(o, o.event, [&](Club& club, EventSession& session) {
    if (const auto open = event::coming(session, {}, o.round); !open) return fail(open.error());
    std::vector<db::PersonId> people;
    if (o.all)
      for (const auto& one : session.people)
        if (one.merged_into == 0 && one.erased_at.empty()) people.push_back(one.id);
    for (const std::string& text : o.players) {
      auto person = event::find_person(session.people, text);
      if (!person && o.fresh && person.error().code == "not_found") {
        db::club::Person added;
        added.name = text;
        person = club.add(added, o.who());
      }
      if (!person) return fail(person.error());
      people.push_back(*person);
    }
    if (people.empty())
      return fail({"bad_value", make_message("Say who is there: names, or --all for everybody the club knows")});
    auto entrants = event::coming(session, people, o.round);
    if (entrants)
      for (Entrant& e : *entrants) {
        if (o.table > 0) e.table = o.table;
        if (o.rating > 0) e.rating = o.rating;
      }
    return keep(o, club, session, entrants);
  });
}

int leave(const PresenceCommand& o) {
  return in_event(o, o.event, [&](Club& club, EventSession& session) {
    const auto people = event::find_people(session.people, o.players);
    return people ? keep(o, club, session, event::going(session, *people, o.round)) : fail(people.error());
  });
}

int sit_out(const PresenceCommand& o) {
  return in_event(o, o.event, [&](Club& club, EventSession& session) {
    const auto people = event::find_people(session.people, o.players);
    return people ? keep(o, club, session, event::sitting_out(session, *people, o.round, o.undo))
                  : fail(people.error());
  });
}

int apart(const PresenceCommand& o) {
  return in_event(o, o.event, [&](Club& club, EventSession& session) {
    const auto people = event::find_people(session.people, o.players);
    if (!people) return fail(people.error());
    if (people->size() != 2) return fail({"bad_value", make_message("Name the two who must not meet")});
    if (const auto done = club.set_apart(session.record.event.id, (*people)[0], (*people)[1], !o.undo, o.who()); !done)
      return fail(done.error());
    return tell(
        o,
        [&] {
          return text::dump({{"players", *people}, {"apart", !o.undo}});
        },
        [&] {
          const std::string& a = session.names[(*people)[0]];
          const std::string& b = session.names[(*people)[1]];
          return (o.undo ? tr("%1 and %2 may meet again", {a, b})
                         : tr("%1 and %2 do not meet in %3", {a, b, session.record.event.name})) +
                 "\n";
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
    status = in_event(*o, o->event, [&](Club&, EventSession& session) { return tell_presence(*o, session); });
  });
}

}  // namespace arbiter::cli
