// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <iostream>

#include "app/cli/club_options.h"
#include "app/cli/text_table.h"
#include "app/event/exchange/club_json.h"
#include "app/event/hand.h"
#include "app/table/award_text.h"
#include "app/table/message_text.h"
#include "app/table/names.h"
#include "db/export.h"
#include "text/json_text.h"
#include "text/sentences.h"

namespace arbiter::cli {
namespace {

using text::N_;
using text::tr;

using db::club::Club;
using event::EventSession;
using event::Standings;
using event::TableOutcome;
using nlohmann::json;

struct ResultsCommand : ClubOptions {
  std::string event, reason, who_why;
  event::SaidResult said;
  int round = 0, table = 0;
  bool take_back = false, why = false;
};

/// The round that is meant. Where none was named and there is another one, says which it is.
int round_meant(const ResultsCommand& o, const EventSession& session, event::Meant what) {
  if (o.round > 0) return o.round;
  const int round = event::round_meant(session, o.table, what);
  if (const int newest = session.published(); round > 0 && round != newest)
    std::cerr << tr("This is table %1 of round %2; --round names another one, up to round %3",
                    {std::to_string(o.table), std::to_string(round), std::to_string(newest)})
              << "\n";
  return std::max(round, 1);
}

std::string said_text(const TableOutcome& table) {
  switch (table.source) {
    case TableOutcome::Source::hand:
      if (table.by.empty()) return table.reason.empty() ? tr("by hand") : tr("by hand: %1", {table.reason});
      return table.reason.empty() ? tr("by hand (%1)", {table.by}) : tr("by hand (%1): %2", {table.by, table.reason});
    case TableOutcome::Source::referee:
      return tr("by the referee");
    case TableOutcome::Source::playing:
      return tr("still played");
    case TableOutcome::Source::unusable:
      return tr("the points cannot be counted, enter the result again");
    case TableOutcome::Source::none:
      break;
  }
  return tr("not begun");
}

/// What a place means where two play: whoever shares the first place has drawn.
const char* verdict_of_two(const TableOutcome& table, const event::SeatOutcome& seat) {
  const auto firsts = std::ranges::count(table.seats, 1, &event::SeatOutcome::place);
  return firsts > 1 ? N_("drawn") : seat.place == 1 ? N_("won") : N_("lost");
}

std::string outcome_text(const TableOutcome& table, const event::Names& names) {
  const std::string round = std::to_string(table.round), number = std::to_string(table.table);
  std::string out =
      table.game ? tr("Round %1, table %2, %3, game %4", {round, number, said_text(table), std::to_string(*table.game)})
                 : tr("Round %1, table %2, %3", {round, number, said_text(table)});
  out += "\n";
  for (const event::SeatOutcome& seat : table.seats) {
    std::string who = seat.seat + " " + names[seat.person];
    if (!seat.army.empty()) who += " (" + table::army_or_word(seat.army) + ")";
    if (seat.absent)
      who = tr("%1: did not come", {who});
    else if (seat.verdict)
      who = tr("%1: %2, %3 points", {who, tr(event::verdict_text(*seat.verdict).c_str()), seat.points.text()});
    else if (seat.place > 0 && table.seats.size() == 2)
      who = tr("%1: %2", {who, tr(verdict_of_two(table, seat))});
    else if (seat.place > 0)
      who = tr("%1: place %2, %3 points", {who, std::to_string(seat.place), seat.points.text()});
    out += "  " + who + "\n";
  }
  return out;
}

[[maybe_unused]] constexpr std::array kVerdicts{N_("won"), N_("drawn"), N_("lost")};

/// The outcomes of a round, 0: of all; of one table, 0: of all.
std::vector<TableOutcome> outcomes_of(const EventSession& session, int round, int table) {
  std::vector<TableOutcome> all = event::outcomes(session.record);
  std::erase_if(all, [&](const TableOutcome& one) {
    return (round > 0 && one.round != round) || (table > 0 && one.table != table);
  });
  return all;
}

std::string outcomes_text(const std::vector<TableOutcome>& tables, const event::Names& names) {
  std::string out;
  for (const TableOutcome& one : tables) out += outcome_text(one, names);
  return out;
}

int enter(const ResultsCommand& o) {
  return in_event(o, o.event, [&](Club& club, EventSession& session) {
    const int round = round_meant(o, session, o.take_back ? event::Meant::take_back : event::Meant::result);
    if (o.by.empty()) return fail({"bad_value", make_message("A result by hand says who entered it: --by NAME")});
    db::club::HandResult result;
    if (o.take_back) {
      if (const auto table = event::published_table(session, round, o.table); !table) return fail(table.error());
      result.round = round;
      result.table = o.table;
      result.taken_back = true;
    } else {
      auto said = event::hand_result(session, round, o.table, o.said);
      if (!said) return fail(said.error());
      result = std::move(*said);
    }
    result.by = o.by;
    result.reason = o.reason;
    if (const auto done = club.add_result(session.record.event.id, result); !done) return fail(done.error());
    const auto after = event::open_event(club, session.record.event.id);
    if (!after) return fail(after.error());
    const auto now = outcomes_of(*after, round, o.table);
    return tell(
        o, [&] { return text::dump(now.empty() ? json::object() : event::to_json(now.front(), after->names)); },
        [&] { return outcomes_text(now, after->names); });
  });
}

int again(const ResultsCommand& o) {
  return in_event(o, o.event, [&](Club& club, EventSession& session) {
    const int round = o.round > 0 ? o.round : std::max(session.published(), 1);
    if (const auto table = event::published_table(session, round, o.table); !table) return fail(table.error());
    if (o.reason.empty()) return fail({"bad_value", make_message("Say why the game does not count: --reason")});
    if (const auto done = club.play_again(session.record.event.id, round, o.table, o.reason, o.who()); !done)
      return fail(done.error());
    return tell(
        o,
        [&] {
          return text::dump({{"round", round}, {"table", o.table}});
        },
        [&] {
          return tr("Table %1 of round %2 is to be played again; what was played stays among the games",
                    {std::to_string(o.table), std::to_string(round)}) +
                 "\n";
        });
  });
}

int results(const ResultsCommand& o) {
  return in_event(o, o.event, [&](Club&, EventSession& session) {
    const auto all = outcomes_of(session, o.round, 0);
    return tell(
        o,
        [&] {
          json tables = json::array();
          for (const TableOutcome& one : all) tables.push_back(event::to_json(one, session.names));
          return text::dump(tables);
        },
        [&] { return all.empty() ? tr("Nothing is published yet") + "\n" : outcomes_text(all, session.names); });
  });
}

std::string standings_text(const Standings& all) {
  std::vector<std::string> head{">#", tr("player"), ">" + tr("points")};
  for (const std::string& name : all.tie_breaks) head.push_back(">" + name);
  TextTable table(head);
  for (const Standings::Line& one : all.lines) {
    std::vector<std::string> row{std::to_string(one.rank), one.player.name, one.score};
    for (const Standings::TieBreak& tie : one.tie_breaks) row.push_back(tie.value.value_or("–"));
    table.add(row);
  }
  std::string out = tr("%1, after round %2 of %3", {all.event, std::to_string(all.until), std::to_string(all.rounds)}) +
                    "\n" + table.text();
  for (const Standings::Open& open : all.open)
    out += tr("Round %1, table %2: %3",
              {std::to_string(open.round), std::to_string(open.table), table::message_text(open.state)}) +
           "\n";
  return out;
}

/// What a round was to somebody who did not play in it.
std::string kind_text(const std::string& kind) {
  [[maybe_unused]] static constexpr std::array kKinds{N_("forfeit-win"), N_("forfeit-loss"), N_("bye"), N_("sat-out"),
                                                      N_("absent"),      N_("annulled"),     N_("open")};
  return tr(kind.c_str());
}

/// What somebody's points of a round are made of.
std::string why_text(const Standings::Round& round) {
  std::string out = "  " + tr("round %1: %2", {std::to_string(round.number), round.points});
  if (round.kind != "played") out += " (" + kind_text(round.kind) + ")";
  if (const auto& at = round.at) {
    if (at->place > 0) {
      const std::string place = std::to_string(at->place);
      out += ", " + (at->game_points ? tr("place %1 with %2 points of the game", {place, *at->game_points})
                                     : tr("place %1", {place}));
    }
    out += ", " + tr("table %1 %2", {std::to_string(at->table), table::message_text(at->source)});
    if (at->game) out += ", " + tr("game %1", {std::to_string(*at->game)});
    std::vector<std::string> others;
    for (const event::Player& other : at->opponents) others.push_back(other.name);
    if (!others.empty()) out += ", " + tr("with %1", {event::listed(others)});
  }
  out += "\n";
  if (round.awards)
    for (const Standings::Award& award : *round.awards)
      out += "    " + award.points + " " + table::reason_text(award.reason) +
             (award.rule.empty() ? "" : " (" + award.rule + ")") + ", " + tr("ply %1", {std::to_string(award.ply)}) +
             "\n";
  return out;
}

std::string why_text(const Standings::Part& part) {
  std::string words = part.value;
  if (part.round > 0) words += " " + tr("round %1", {std::to_string(part.round)});
  if (part.opponent) words += " " + part.opponent->name;
  if (!part.why.empty()) words += " " + table::message_text(part.why);
  return part.cut ? words + " " + tr("(cut)") : words;
}

/// What one player's numbers are made of.
std::string why_text(const Standings::Line& one) {
  std::string out = "\n" + tr("%1: %2 points", {one.player.name, one.score}) + "\n";
  for (const Standings::Round& round : one.rounds) out += why_text(round);
  for (const Standings::TieBreak& tie : one.tie_breaks) {
    out += "  " + tie.name + " " + tie.value.value_or("–");
    std::vector<std::string> parts;
    for (const Standings::Part& part : tie.parts) parts.push_back(why_text(part));
    out += (parts.empty() ? "" : ": " + event::listed(parts, 60)) + "\n";
  }
  return out;
}

int standings(const ResultsCommand& o) {
  return in_event(
      o, o.event,
      [&](Club& club, EventSession& session) {
        auto all = event::standings_of(session, o.round);
        if (!all) return fail(all.error());
        db::PersonId only = 0;
        if (!o.who_why.empty()) {
          const auto person = event::find_person(session.people, o.who_why);
          if (!person) return fail(person.error());
          only = *person;
          if (session.entrant(only) == nullptr)
            return fail({"not_found",
                         make_message("%1 does not take part in %2", session.names[only], session.record.event.name)});
        }
        const bool every = o.why || o.json;
        for (Standings::Line& one : all->lines)
          if (every || one.player.id == only) event::add_awards(club, one);
        return tell(
            o, [&] { return text::dump(event::to_json(*all)); },
            [&] {
              std::string out = standings_text(*all);
              for (const Standings::Line& one : all->lines)
                if (o.why || one.player.id == only) out += why_text(one);
              return out;
            });
      },
      event::Knowing::who_takes_part);
}

}  // namespace

void add_club_results(CLI::App& club, int& status) {
  const auto o = std::make_shared<ResultsCommand>();
  const char* newest = "The round; the newest published one where it is left out";
  const auto add = [&](const char* name, const char* about, bool changes, const char* round) {
    auto* command = club.add_subcommand(name, about);
    command->add_option("event", o->event, "Name, number, or `last`")->required();
    add_club_options(*command, *o, changes);
    command->add_option("--round", o->round, round)->check(CLI::PositiveNumber);
    return command;
  };
  auto* entering = add("result", "Enter a table's result by hand", true,
                       N_("The round. Default: the oldest round without a result at that table"));
  entering->add_option("table,--table", o->table, "The table's number")->required()->check(CLI::PositiveNumber);
  entering->add_option("points", o->said.points,
                       "SEAT=POINTS for each seat (a player's name will do); for two also 1-0, 0-0 (both have lost)");
  entering->add_option("--places", o->said.places, "SEAT=PLACE,…, where points do not tell them")->delimiter(',');
  entering->add_option("--absent", o->said.absent, "Who did not come: seats or names")->delimiter(',');
  entering->add_option("--reason", o->reason, "Why it is entered by hand");
  entering->add_flag("--take-back", o->take_back, "What was entered by hand does not count any more");
  entering->callback([o, &status] { status = enter(*o); });
  auto* repeating = add("again", "A table's game does not count: it is played again", true, newest);
  repeating->add_option("table,--table", o->table, "The table's number")->required()->check(CLI::PositiveNumber);
  repeating->add_option("--reason", o->reason, "Why");
  repeating->callback([o, &status] { status = again(*o); });
  auto* listing =
      add("results", "What came of the tables, and who says so", false, N_("The round. Default: all published rounds"));
  listing->callback([o, &status] { status = results(*o); });
  auto* standing = add("standings", "Who is ahead, and by what", false, newest);
  standing->add_flag("--why", o->why, "What every number is made of");
  standing->add_option("--why-of", o->who_why, "What this player's numbers are made of");
  standing->callback([o, &status] { status = standings(*o); });
}

}  // namespace arbiter::cli
