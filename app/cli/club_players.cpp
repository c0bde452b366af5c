// SPDX-License-Identifier: MIT
#include <filesystem>
#include <iostream>

#include "app/cli/club_options.h"
#include "app/cli/text_table.h"
#include "app/commands/named_files.h"
#include "app/event/exchange/club_json.h"
#include "app/event/exchange/statistics_json.h"
#include "app/event/import.h"
#include "app/table/award_text.h"
#include "app/table/game_file.h"
#include "app/table/message_text.h"
#include "app/table/names.h"
#include "text/json_text.h"
#include "text/sentences.h"

namespace arbiter::cli {
namespace {

using text::N_;
using text::tr;

using db::club::Club;
using db::club::Person;
using event::PlayerPage;
using nlohmann::json;
using Missing = db::Store::Missing;

struct PlayersCommand : ClubOptions {
  std::vector<std::string> names;
  std::string player, other, file_in, club, federation, federation_id, title, notes, name;
  int birth_year = 0, rating = 0;
  bool all = false, yes = false;
};

/// "#7 Ada"
std::string line(const Person& p) { return "#" + std::to_string(p.id) + " " + p.name + "\n"; }

std::string born(const Person& p) { return p.birth_year ? std::to_string(*p.birth_year) : ""; }

std::string rating(const Person& p) { return p.rating ? std::to_string(*p.rating) : ""; }

std::string people_json(const std::vector<Person>& people) {
  json all = json::array();
  for (const Person& one : people) all.push_back(event::to_json(one));
  return text::dump(all);
}

std::string people_text(const std::vector<Person>& people) {
  if (people.empty()) return tr("Nobody is known yet; `arbiter club players add NAME…` adds players") + "\n";
  TextTable table({">#", "name", "club", "federation", "born", ">rating", ">games", "notes"});
  for (const Person& p : people) {
    std::string note = p.notes;
    if (p.merged_into > 0) note = tr("is #%1", {std::to_string(p.merged_into)});
    if (!p.erased_at.empty()) note = tr("erased");
    table.add({std::to_string(p.id), p.name, p.club,
               p.federation + (p.federation_id.empty() ? "" : " " + p.federation_id), born(p), rating(p),
               std::to_string(p.games), note});
  }
  return table.text();
}

int list(const PlayersCommand& o) {
  const auto told = [&](const std::vector<Person>& people) {
    return tell(
        o, [&] { return people_json(people); }, [&] { return people_text(people); });
  };
  // Before anything is kept there is no file, and looking makes none.
  if (o.file == db::default_path().string() && !std::filesystem::exists(o.file)) return told({});
  return in_club(o, Missing::refuse, [&](Club& club) {
    auto people = club.people();
    if (!people) return fail(people.error());
    if (!o.all)
      std::erase_if(*people, [](const Person& one) { return one.merged_into != 0 || !one.erased_at.empty(); });
    return told(*people);
  });
}

void take_over(const CLI::App& command, const PlayersCommand& o, Person& person) {
  if (command.count("--club") > 0) person.club = o.club;
  if (command.count("--federation") > 0) person.federation = o.federation;
  if (command.count("--federation-id") > 0) person.federation_id = o.federation_id;
  if (command.count("--title") > 0) person.title = o.title;
  if (command.count("--rating") > 0) person.rating = o.rating > 0 ? std::optional(o.rating) : std::nullopt;
  if (command.count("--notes") > 0) person.notes = o.notes;
  if (command.count("--born") > 0) person.birth_year = o.birth_year > 0 ? std::optional(o.birth_year) : std::nullopt;
}

int add(const CLI::App& command, const PlayersCommand& o) {
  return in_club(o, Missing::create, [&](Club& club) {
    const auto people = club.people();
    if (!people) return fail(people.error());
    std::vector<Person> added;
    for (const std::string& name : o.names) {
      Person person;
      person.name = name;
      take_over(command, o, person);
      for (const Person& other : *people)
        if (event::folded(other.name) == event::folded(name) && !o.yes)
          return fail(
              {"conflict", make_message("There is a player named %1 already, #%2; --namesake adds another one of "
                                        "that name",
                                        other.name, other.id)});
      const auto id = club.add(person, o.who());
      if (!id) return fail(id.error());
      person.id = *id;
      added.push_back(person);
    }
    return tell(
        o, [&] { return people_json(added); },
        [&] {
          std::string out;
          for (const Person& one : added) out += line(one);
          return out;
        });
  });
}

int edit(const CLI::App& command, const PlayersCommand& o) {
  return in_club(o, Missing::refuse, [&](Club& club) {
    const auto people = club.people();
    if (!people) return fail(people.error());
    const auto id = event::find_person(*people, o.player);
    if (!id) return fail(id.error());
    Person person = *std::find_if(people->begin(), people->end(), [&](const Person& one) { return one.id == *id; });
    if (command.count("--name") > 0) person.name = o.name;
    take_over(command, o, person);
    if (const auto done = club.change(person, o.who()); !done) return fail(done.error());
    return tell(
        o, [&] { return text::dump(event::to_json(person)); }, [&] { return line(person); });
  });
}

int merge(const PlayersCommand& o) {
  return in_club(o, Missing::refuse, [&](Club& club) {
    const auto people = club.people();
    if (!people) return fail(people.error());
    const auto both = event::find_people(*people, {o.player, o.other});
    if (!both) return fail(both.error());
    if (const auto done = club.merge((*both)[0], (*both)[1], o.who()); !done) return fail(done.error());
    const event::Names names(*club.people());
    return tell(
        o,
        [&] {
          return text::dump({{"player", (*both)[0]}, {"was", (*both)[1]}});
        },
        [&] {
          return tr("#%1 is %2 (#%3) now",
                    {std::to_string((*both)[1]), names[(*both)[0]], std::to_string((*both)[0])}) +
                 "\n";
        });
  });
}

int erase(const PlayersCommand& o) {
  return in_club(o, Missing::refuse, [&](Club& club) {
    const auto people = club.people();
    if (!people) return fail(people.error());
    const auto id = event::find_person(*people, o.player);
    if (!id) return fail(id.error());
    if (!o.yes)
      return fail({"conflict", make_message("This cannot be undone: everything that is known of %1 goes, games and "
                                            "results stay. --yes does it",
                                            event::Names(*people)[*id])});
    const auto done = club.erase(*id, o.who());
    if (!done) return fail(done.error());
    return tell(
        o,
        [&] {
          return text::dump({{"erased", *id},
                             {"keys_revoked", done->keys},
                             {"accounts_removed", done->accounts},
                             {"left", {{"corrections", done->corrections}, {"events", done->events}}}});
        },
        [&] {
          std::string more;
          if (!done->keys.empty()) more += tr("Keys revoked: %1", {std::to_string(done->keys.size())}) + "\n";
          if (done->accounts > 0) more += tr("Accounts removed: %1", {std::to_string(done->accounts)}) + "\n";
          if (done->corrections > 0)
            more += tr("Reasons of corrections that still name them, in the records of games: %1",
                       {std::to_string(done->corrections)}) +
                    "\n";
          if (done->events > 0)
            more += tr("Events and leagues that still bear their name: %1", {std::to_string(done->events)}) + "\n";
          more += tr("Tables with a file of their own forget them when they sync next; nicknames and parts of the name "
                     "are not found") +
                  "\n";
          return tr("The data of player %1 are erased; their games stand. Copies of the file (*.bak, backups, exports) "
                    "still have them",
                    {std::to_string(*id)}) +
                 "\n" + more;
        });
  });
}

/// Those of a file's people as it is named: a report or a table.
db::Expected<std::vector<event::ReadPerson>> read_people(const std::string& file, const std::string& content) {
  const auto named = [&](const Message& message) {
    return event::refuse("bad_file", make_message("%1: %2", file, message));
  };
  if (content.rfind("012", 0) == 0 || content.find("\n001 ") != std::string::npos || content.rfind("001 ", 0) == 0) {
    const auto trf = club::read_trf(content);
    if (!trf) return named(trf.error());
    return event::people_of(*trf);
  }
  auto people = event::people_of_csv(content);
  if (!people) return named(people.error().message);
  return people;
}

int import(const PlayersCommand& o) {
  const auto content = table::read_game_file(input_named(o.file_in));
  if (!content) return fail({"bad_file", content.error()});
  const auto text = event::read_text(*content);
  const auto read = read_people(o.file_in, text.text);
  if (!read) return fail(read.error());
  return in_club(o, Missing::create, [&](Club& club) {
    const auto done = event::import_people(club, *read, o.who());
    if (!done) return fail(done.error());
    auto notes = text.notes;
    notes.insert(notes.end(), done->notes.begin(), done->notes.end());
    for (const Message& note : notes) std::cerr << o.file_in << ": " << table::message_text(note) << "\n";
    return tell(
        o,
        [&] {
          return text::dump({{"added", done->added},
                             {"changed", done->changed},
                             {"known", done->known},
                             {"notes", english_of(notes)}});
        },
        [&] {
          return tr("%1: %2 added, %3 completed, %4 known already",
                    {o.file_in, std::to_string(done->added), std::to_string(done->changed),
                     std::to_string(done->known)}) +
                 "\n";
        });
  });
}

std::string data_text(const Person& p) {
  std::string out = "#" + std::to_string(p.id) + " " + (p.name.empty() ? tr("(erased)") : p.name) + "\n";
  for (const auto& [name, value] : {std::pair(N_("club"), p.club),
                                    {N_("federation"), p.federation},
                                    {N_("federation_id"), p.federation_id},
                                    {N_("title"), p.title},
                                    {N_("birth_year"), born(p)},
                                    {N_("rating"), rating(p)},
                                    {N_("notes"), p.notes}})
    if (!value.empty()) out += "  " + tr(name) + ": " + value + "\n";
  return out;
}

std::string games_text(const std::vector<PlayerPage::Game>& played) {
  TextTable games({"day", "game", "event", ">place", ">points", "army", "with"});
  for (const PlayerPage::Game& g : played) {
    std::string others;
    for (const event::Player& other : g.opponents) others += (others.empty() ? "" : ", ") + other.name;
    games.add({g.day, g.ruleset + (g.game ? " " + std::to_string(*g.game) : ""),
               g.round > 0 ? g.event + " " + std::to_string(g.round) + "." + std::to_string(g.table) : "",
               std::to_string(g.place) + "/" + std::to_string(g.of), g.points, table::army_or_word(g.army), others});
  }
  return games.empty() ? "" : "\n" + games.text();
}

std::vector<std::string> tally_row(const std::string& of, const PlayerPage::Tally& tally) {
  return {of, std::to_string(tally.games), std::to_string(tally.better), std::to_string(tally.level),
          std::to_string(tally.worse)};
}

std::string page_text(const PlayerPage& page) {
  std::string out = data_text(page.player) + games_text(page.games);
  TextTable others({"opponent", ">games", ">better", ">level", ">worse"}),
      armies({"army", ">games", ">better", ">level", ">worse"});
  for (const PlayerPage::Against& one : page.opponents) others.add(tally_row(one.player.name, one));
  for (const PlayerPage::With& one : page.armies) armies.add(tally_row(table::army_or_word(one.army), one));
  if (!others.empty()) out += "\n" + others.text();
  if (!armies.empty()) out += "\n" + armies.text();
  if (!page.moments.empty()) out += "\n" + tr("Best moments") + "\n";
  for (const db::club::Moment& m : page.moments)
    out += "  " +
           tr("+%1 %2 (%3), game %4, ply %5", {event::exact(m.points).text(), table::reason_text(m.reason), m.rule,
                                               std::to_string(m.game), std::to_string(m.ply)}) +
           "\n";
  return out;
}

int show(const PlayersCommand& o) {
  return in_club(o, Missing::refuse, [&](Club& club) {
    const auto people = club.people();
    if (!people) return fail(people.error());
    const auto id = event::find_person(*people, o.player);
    if (!id) return fail(id.error());
    const auto page = event::player_page(club, *id);
    if (!page) return fail(page.error());
    return tell(
        o, [&] { return text::dump(event::to_json(*page)); }, [&] { return page_text(*page); });
  });
}

void add_data_options(CLI::App& command, PlayersCommand& o) {
  command.add_option("--club", o.club, "The club somebody comes from");
  command.add_option("--federation", o.federation, "Three letters: FRA");
  command.add_option("--federation-id", o.federation_id, "The number there");
  command.add_option("--title", o.title, "A title: FM");
  command.add_option("--born", o.birth_year, "The year of birth; 0: not known")->check(CLI::Range(0, 2200));
  command.add_option("--rating", o.rating, "The rating that somebody brings to events; 0: none")
      ->check(CLI::Range(0, 4000));
  command.add_option("--notes", o.notes, "Anything else");
}

}  // namespace

void add_club_players(CLI::App& club, int& status) {
  const auto o = std::make_shared<PlayersCommand>();
  auto* players = club.add_subcommand("players", "Who plays: list, add, show, edit, merge, erase, import");
  add_club_options(*players, *o, false);
  players->add_flag("--all", o->all, "Also those who were merged into others or erased");
  players->callback([o, players, &status] {
    if (players->get_subcommands().empty()) status = list(*o);
  });
  auto* listing = players->add_subcommand("list", "Everybody who ever sat at a table, or was added");
  add_club_options(*listing, *o, false);
  listing->add_flag("--all", o->all, "Also those who were merged into others or erased");
  listing->callback([o, &status] { status = list(*o); });
  auto* adding = players->add_subcommand("add", "Add players by their names");
  adding->add_option("names", o->names, "Names, in quotes where they have blanks")->required();
  adding->add_flag("--namesake", o->yes, "Add another one of a name that is there");
  add_data_options(*adding, *o);
  add_club_options(*adding, *o, true);
  adding->callback([o, adding, &status] { status = add(*adding, *o); });
  auto* showing = players->add_subcommand("show", "A player's page: games, opponents, armies, best moments");
  showing->add_option("player", o->player, "Name or number")->required();
  add_club_options(*showing, *o, false);
  showing->callback([o, &status] { status = show(*o); });
  auto* editing = players->add_subcommand("edit", "Change what is known of somebody");
  editing->add_option("player", o->player, "Name or number")->required();
  editing->add_option("--name", o->name, "Another name");
  add_data_options(*editing, *o);
  add_club_options(*editing, *o, true);
  editing->callback([o, editing, &status] { status = edit(*editing, *o); });
  auto* merging = players->add_subcommand("merge", "Two entries that are one person become one");
  merging->add_option("player", o->player, "Who stays")->required();
  merging->add_option("other", o->other, "Who it is too")->required();
  add_club_options(*merging, *o, true);
  merging->callback([o, &status] { status = merge(*o); });
  auto* erasing = players->add_subcommand("erase", "Erase somebody's data for good; games and results stay");
  erasing->add_option("player", o->player, "Name or number")->required();
  erasing->add_flag("--yes", o->yes, "Really");
  add_club_options(*erasing, *o, true);
  erasing->callback([o, &status] { status = erase(*o); });
  auto* importing = players->add_subcommand("import", "Add players from a table (CSV) or a tournament report (TRF)");
  importing->add_option("file", o->file_in, "The file")->required();
  add_club_options(*importing, *o, true);
  importing->callback([o, &status] { status = import(*o); });
}

}  // namespace arbiter::cli
