// SPDX-License-Identifier: MIT
#include <algorithm>
#include <filesystem>
#include <iostream>

#include "app/cli/club_options.h"
#include "app/cli/game_options.h"
#include "app/cli/text_table.h"
#include "app/event/exchange/club_json.h"
#include "app/table/message_text.h"
#include "text/json_text.h"
#include "text/sentences.h"

namespace arbiter::cli {
namespace {

using text::N_;
using text::tr;

using db::club::Club;
using db::club::Event;
using db::club::EventLine;
using nlohmann::json;
using Missing = db::Store::Missing;

struct EventsCommand : ClubOptions {
  Event event;
  std::string which, spectators;
  std::vector<std::string> options;
  int minutes = 0, limit = 100;
  db::club::EventId before = 0;
  bool partners = false, no_threes = false;
};

std::string list_text(const std::vector<EventLine>& events) {
  if (events.empty()) return tr("No events yet; `arbiter club events new NAME --rules GAME` makes one") + "\n";
  TextTable table({">#", "event", "begins", "game", "mode", ">players", ">rounds"});
  for (const auto& [e, players, published, at] : events)
    table.add({std::to_string(e.id), e.name, e.begins, e.ruleset, e.mode, std::to_string(players),
               std::to_string(published) + "/" + std::to_string(e.rounds)});
  return table.text();
}

std::string list_json(const std::vector<EventLine>& events) {
  json all = json::array();
  for (const EventLine& one : events) {
    all.push_back(event::to_json(one.event));
    all.back().update({{"players", one.players}, {"published", one.published}});
  }
  return text::dump(all);
}

int list(const EventsCommand& o) {
  const auto told = [&](const std::vector<EventLine>& events) {
    return tell(
        o, [&] { return list_json(events); }, [&] { return list_text(events); });
  };
  // Before anything is kept there is no file, and looking makes none.
  if (o.file == db::default_path().string() && !std::filesystem::exists(o.file)) return told({});
  return in_club(o, Missing::refuse, [&](Club& club) {
    auto all = club.event_lines({o.limit == 0 ? 0 : o.limit + 1, o.before});
    if (!all) return fail(all.error());
    if (o.limit > 0 && all->size() > static_cast<std::size_t>(o.limit)) {
      all->erase(all->begin());
      std::cerr << tr("There are older ones: --before %1 goes on, --limit 0 lists all",
                      {std::to_string(all->front().event.id)})
                << "\n";
    }
    return told(*all);
  });
}

/// What is usual is not told.
std::string event_text(const Event& e) {
  std::string out = "#" + std::to_string(e.id) + " " + e.name + "\n";
  for (const auto& [name, value] : std::initializer_list<std::pair<const char*, std::string>>{
           {N_("site"), e.site},
           {N_("begins"), e.begins},
           {N_("ends"), e.ends},
           {N_("ruleset"), e.ruleset},
           {N_("options"), e.options.empty() ? "" : quoted(e.options)},
           {N_("armies"), e.armies},
           {N_("minutes"), e.minutes ? std::to_string(*e.minutes) : ""},
           {N_("time-control"), e.time_control},
           {N_("mode"), e.mode},
           {N_("game"), e.game},
           {N_("rounds"), std::to_string(e.rounds)},
           {N_("scoring"), e.scoring},
           {N_("tie-breaks"), e.tie_breaks},
           {N_("regulation"), e.regulation},
           {N_("bye"), e.bye},
           {N_("sit-out"), e.sit_out},
           {N_("seed"), std::to_string(e.seed)},
           {N_("spectators"), e.spectators == db::club::Spectators::everybody ? "" : word(e.spectators)},
           {N_("delay"), e.delay > 0 ? std::to_string(e.delay) : ""}})
    if (!value.empty() && value != "none" && value != "single") out += "  " + tr(name) + ": " + value + "\n";
  return out;
}

int tell_event(const EventsCommand& o, const Event& event) {
  return tell(
      o, [&] { return text::dump(event::to_json(event)); }, [&] { return event_text(event); });
}

json shown_json(const event::EventSession& session) {
  json all = event::to_json(session.record.event);
  all["rounds_seated"] = json::array();
  for (const auto& round : session.record.rounds) all["rounds_seated"].push_back(event::round_json(session, round));
  all["players"] = json::array();
  for (const auto& e : session.record.entrants) all["players"].push_back(event::player_json(session.names, e.person));
  return all;
}

/// Takes over what was given on the command line.
db::Expected<void> take_over(const CLI::App& command, const EventsCommand& o, Event& event) {
  const auto given = [&](const char* name) { return command.count(name) > 0; };
  const auto text = [&](const char* name, std::string Event::*field) {
    if (given(name)) event.*field = o.event.*field;
  };
  text("--rules", &Event::ruleset);
  text("--site", &Event::site);
  text("--begins", &Event::begins);
  text("--ends", &Event::ends);
  text("--armies", &Event::armies);
  text("--mode", &Event::mode);
  text("--scoring", &Event::scoring);
  text("--tie-breaks", &Event::tie_breaks);
  text("--regulation", &Event::regulation);
  text("--clock", &Event::time_control);
  text("--bye", &Event::bye);
  text("--sit-out", &Event::sit_out);
  if (given("--rounds")) event.rounds = o.event.rounds;
  if (given("--tables")) event.most_tables = o.event.most_tables;
  if (given("--cycles")) event.cycles = o.event.cycles;
  if (given("--seed")) event.seed = o.event.seed;
  if (given("--spectators")) {
    const auto spectators = event::parse_spectators(o.spectators);
    if (!spectators) return tl::unexpected(spectators.error());
    event.spectators = *spectators;
  }
  if (given("--delay")) event.delay = o.event.delay;
  if (given("--minutes")) event.minutes = o.minutes > 0 ? std::optional(o.minutes) : std::nullopt;
  if (given("--partners")) event.game = o.partners ? "partners" : "single";
  if (given("--no-threes")) event.threes = !o.no_threes;
  if (!given("--options")) return {};
  const auto options = values_of(o.options, "--options");
  if (!options) return event::refuse("bad_value", options.error().message);
  event.options = *options;
  return {};
}

int make(const CLI::App& command, const EventsCommand& o) {
  return in_club(o, Missing::create, [&](Club& club) {
    Event event;
    event.mode.clear();
    event.rounds = 3;
    event.name = o.event.name;
    if (const auto taken = take_over(command, o, event); !taken) return fail(taken.error());
    const auto checked = event::checked_event(event);
    if (!checked) return fail(checked.error());
    const auto id = club.add(*checked, o.who());
    if (!id) return fail(id.error());
    Event made = *checked;
    made.id = *id;
    return tell_event(o, made);
  });
}

int edit(const CLI::App& command, const EventsCommand& o) {
  return in_event(o, o.which, [&](Club& club, event::EventSession& session) {
    Event event = session.record.event;
    if (command.count("--name") > 0) event.name = o.event.name;
    if (const auto taken = take_over(command, o, event); !taken) return fail(taken.error());
    const auto checked = event::changed_event(session, event);
    if (!checked) return fail(checked.error());
    if (const auto done = club.change(*checked, o.who()); !done) return fail(done.error());
    return tell_event(o, *checked);
  });
}

int show(const EventsCommand& o) {
  return in_event(o, o.which, [&](Club&, event::EventSession& session) {
    return tell(
        o, [&] { return text::dump(shown_json(session)); },
        [&] {
          std::string out = event_text(session.record.event);
          out += "  " + tr("players") + ": " + std::to_string(session.record.entrants.size()) + "\n";
          for (const auto& round : session.record.rounds) out += round_text(session.names, round);
          return out;
        });
  });
}

void add_event_options(CLI::App& command, EventsCommand& o) {
  command.add_option("--rules", o.event.ruleset, "The game: mr-joseph, chess …");
  command.add_option("--options", o.options, "NAME=VALUE,…: the ruleset's options")->delimiter(',');
  command.add_option(
      "--armies", o.event.armies,
      "none; chosen (by hand, `arbiter club army`); drawn, or \"drawn russia,gaul,…\": by lot, among these");
  command.add_option("--site", o.event.site, "Where it is");
  command.add_option("--begins", o.event.begins, "The first day, 2026-11-23; today where it is left out");
  command.add_option("--ends", o.event.ends, "The last day");
  command.add_option("--rounds", o.event.rounds, "How many rounds; 3 where it is left out");
  command.add_option("--tables", o.event.most_tables, "So many tables at most; 0: as many as needed")
      ->check(CLI::NonNegativeNumber);
  command.add_option("--mode", o.event.mode,
                     "schedule (all rounds at once) or swiss (like with like); for two: swiss or round-robin");
  command.add_option("--cycles", o.event.cycles, "Of a round robin: 1 or 2");
  command.add_option("--minutes", o.minutes, "The length of a game; 0: no limit")->check(CLI::NonNegativeNumber);
  command.add_option(
      "--clock", o.event.time_control,
      "What the clocks are set to at its tables: 5+3, \"60:00 game\" …, see docs/arbiter.md; empty: as the rules");
  command.add_option("--scoring", o.event.scoring, "\"game\", \"places 3-2-1-0\" or \"win 1-1/2-0\", see docs/club.md");
  command.add_option("--tie-breaks", o.event.tie_breaks, "In order: \"DE BH/C1 SB\", see docs/club.md");
  command.add_option("--regulation", o.event.regulation, "The day whose regulation of tie-breaks holds");
  command.add_option("--bye", o.event.bye, "What a bye is worth: win, even or a number");
  command.add_option("--sit-out", o.event.sit_out, "What a round that somebody sits out is worth: 0, even …");
  command.add_flag("--partners", o.partners, "Those opposite are partners");
  command.add_flag("--no-threes", o.no_threes, "No tables of three: who is left over has a bye");
  command.add_option("--seed", o.event.seed, "Of everything that is drawn by lot");
  command.add_option("--spectators", o.spectators,
                     "Who may look on at the club's server: everybody (default), members (whoever has a key), nobody");
  command.add_option("--delay", o.event.delay, "Seconds by which spectators are shown everything late; 0 by default");
}

}  // namespace

void add_club_events(CLI::App& club, int& status) {
  const auto o = std::make_shared<EventsCommand>();
  auto* events = club.add_subcommand("events", "Evenings and tournaments: list, new, show, edit");
  add_club_options(*events, *o, false);
  events->callback([o, events, &status] {
    if (events->get_subcommands().empty()) status = list(*o);
  });
  auto* listing = events->add_subcommand("list", "The newest events, or a page of older ones");
  for (CLI::App* one : {events, listing}) {
    one->add_option("--limit", o->limit, "List so many at most; 0: all")
        ->check(CLI::NonNegativeNumber)
        ->capture_default_str();
    one->add_option("--before", o->before, "Only events with smaller numbers, to go on with a list")
        ->check(CLI::PositiveNumber);
  }
  add_club_options(*listing, *o, false);
  listing->callback([o, &status] { status = list(*o); });
  auto* making = events->add_subcommand("new", "Make an event");
  making->add_option("name", o->event.name, "Its name")->required();
  add_event_options(*making, *o);
  making->get_option("--rules")->required();
  add_club_options(*making, *o, true);
  making->callback([o, making, &status] { status = make(*making, *o); });
  auto* editing = events->add_subcommand("edit", "Change an event; what is published stands");
  editing->add_option("event", o->which, "Name, number, or `last`")->required();
  editing->add_option("--name", o->event.name, "Another name");
  add_event_options(*editing, *o);
  add_club_options(*editing, *o, true);
  editing->callback([o, editing, &status] { status = edit(*editing, *o); });
  auto* showing = events->add_subcommand("show", "An event and its rounds");
  showing->add_option("event", o->which, "Name, number, or `last`")->required();
  add_club_options(*showing, *o, false);
  showing->callback([o, &status] { status = show(*o); });
}

}  // namespace arbiter::cli
