// SPDX-License-Identifier: MIT
#include <algorithm>
#include <iostream>

#include "app/cli/club_options.h"
#include "app/cli/text_table.h"
#include "app/evening/exchange/club_json.h"
#include "app/evening/hand.h"
#include "db/export.h"
#include "text/json_text.h"

namespace arbiter::cli {
namespace {

using db::club::Club;
using evening::Evening;
using evening::TableOutcome;
using nlohmann::json;

struct ResultsCommand : ClubOptions {
  std::string event, reason, who_why;
  evening::SaidResult said;
  int round = 0, table = 0;
  bool take_back = false, why = false;
};

int round_meant(const ResultsCommand& o, const Evening& evening) {
  return o.round > 0 ? o.round : std::max(evening.published(), 1);
}

std::string outcome_text(const json& table) {
  std::string out = "Round " + text::dump(table["round"]) + ", table " + text::dump(table["table"]) + ", ";
  const std::string source = table["source"];
  out += source == "hand" ? "by hand" + (table["by"] == "" ? "" : " (" + table["by"].get<std::string>() + ")") +
                                (table["reason"] == "" ? "" : ": " + table["reason"].get<std::string>())
         : source == "referee" ? "by the referee"
         : source == "playing" ? "still played"
                               : "not begun";
  if (table.contains("game")) out += ", game " + text::dump(table["game"]);
  out += "\n";
  for (const json& seat : table["seats"]) {
    out += "  " + seat["seat"].get<std::string>() + " " + seat["name"].get<std::string>();
    if (seat.contains("army")) out += " (" + seat["army"].get<std::string>() + ")";
    if (seat.contains("absent"))
      out += ": did not come";
    else if (seat.contains("place"))
      out += ": place " + text::dump(seat["place"]) + ", " + seat["game_points"].get<std::string>() + " points";
    out += "\n";
  }
  return out;
}

json outcome_json(const Evening& evening, int round, int table) {
  for (const TableOutcome& one : evening::outcomes(evening.record))
    if (one.round == round && one.table == table) return evening::to_json(one, evening.names);
  return json::object();
}

int enter(const ResultsCommand& o) {
  return in_event(o, o.event, [&](Club& club, Evening& evening) {
    const int round = round_meant(o, evening);
    if (o.by.empty()) return fail({"bad_value", "A result by hand says who entered it: --by NAME"});
    db::club::HandResult result;
    if (o.take_back) {
      if (const auto table = evening::published_table(evening, round, o.table); !table) return fail(table.error());
      result.round = round;
      result.table = o.table;
      result.taken_back = true;
    } else {
      auto said = evening::hand_result(evening, round, o.table, o.said);
      if (!said) return fail(said.error());
      result = std::move(*said);
    }
    result.by = o.by;
    result.reason = o.reason;
    if (const auto done = club.add_result(evening.record.event.id, result); !done) return fail(done.error());
    const auto after = evening::open_evening(club, evening.record.event.id);
    if (!after) return fail(after.error());
    return tell(o, outcome_json(*after, round, o.table), outcome_text);
  });
}

int again(const ResultsCommand& o) {
  return in_event(o, o.event, [&](Club& club, Evening& evening) {
    const int round = round_meant(o, evening);
    if (const auto table = evening::published_table(evening, round, o.table); !table) return fail(table.error());
    if (o.reason.empty()) return fail({"bad_value", "Say why the game does not count: --reason"});
    if (const auto done = club.play_again(evening.record.event.id, round, o.table, o.reason, o.who()); !done)
      return fail(done.error());
    return tell(o, {{"round", round}, {"table", o.table}}, [&](const json&) {
      return "Table " + std::to_string(o.table) + " of round " + std::to_string(round) +
             " is to be played again; what was played stays among the games\n";
    });
  });
}

int results(const ResultsCommand& o) {
  return in_event(o, o.event, [&](Club&, Evening& evening) {
    json all = json::array();
    for (const TableOutcome& one : evening::outcomes(evening.record))
      if (o.round == 0 || one.round == o.round) all.push_back(evening::to_json(one, evening.names));
    return tell(o, all, [](const json& tables) {
      std::string out;
      for (const json& table : tables) out += outcome_text(table);
      return out.empty() ? std::string("Nothing is published yet\n") : out;
    });
  });
}

std::string value_text(const json& value) { return value.is_string() ? value.get<std::string>() : "–"; }

std::string standings_text(const json& all) {
  std::vector<std::string> head{">#", "player", ">points"};
  for (const json& name : all["tie_breaks"]) head.push_back(">" + name.get<std::string>());
  TextTable table(head);
  for (const json& one : all["standings"]) {
    std::vector<std::string> row{text::dump(one["rank"]), one["player"]["name"], one["score"]};
    for (const json& value : one["tie_breaks"]) row.push_back(value_text(value["value"]));
    table.add(row);
  }
  std::string out = all["event"].get<std::string>() + ", after round " + text::dump(all["until"]) + " of " +
                    text::dump(all["rounds"]) + "\n" + table.text();
  for (const json& open : all["open"])
    out += "Round " + text::dump(open["round"]) + ", table " + text::dump(open["table"]) + ": " +
           open["state"].get<std::string>() + "\n";
  return out;
}

/// What one player's numbers are made of.
std::string why_text(const json& one) {
  std::string out =
      "\n" + one["player"]["name"].get<std::string>() + ": " + one["score"].get<std::string>() + " points\n";
  for (const json& round : one["rounds"]) {
    out += "  round " + text::dump(round["round"]) + ": " + round["points"].get<std::string>();
    const std::string kind = round["kind"];
    if (kind != "played") out += " (" + kind + ")";
    if (round.contains("place")) out += ", place " + text::dump(round["place"]);
    if (round.contains("game_points"))
      out += " with " + round["game_points"].get<std::string>() + " points of the game";
    if (round.contains("table"))
      out += ", table " + text::dump(round["table"]) + " " + round["source"].get<std::string>();
    if (round.contains("game")) out += ", game " + text::dump(round["game"]);
    std::vector<std::string> others;
    for (const json& other : round.value("opponents", json::array())) others.push_back(other["name"]);
    if (!others.empty()) out += ", with " + evening::listed(others);
    out += "\n";
    for (const json& award : round.value("awards", json::array()))
      out += "    " + award["points"].get<std::string>() + " " + award["reason"].get<std::string>() +
             (award["rule"] == "" ? "" : " (" + award["rule"].get<std::string>() + ")") + ", ply " +
             text::dump(award["ply"]) + "\n";
  }
  for (const json& value : one["tie_breaks"]) {
    out += "  " + value["name"].get<std::string>() + " " + value_text(value["value"]);
    std::vector<std::string> parts;
    for (const json& part : value["parts"]) {
      std::string words = part["value"].get<std::string>();
      if (part.contains("round")) words += " round " + text::dump(part["round"]);
      if (part.contains("opponent")) words += " " + part["opponent"]["name"].get<std::string>();
      if (part.contains("why")) words += " " + part["why"].get<std::string>();
      if (part.contains("cut")) words += " (cut)";
      parts.push_back(words);
    }
    out += (parts.empty() ? "" : ": " + evening::listed(parts, 60)) + "\n";
  }
  return out;
}

int standings(const ResultsCommand& o) {
  return in_event(
      o, o.event,
      [&](Club& club, Evening& evening) {
        auto all = evening::standings_of(evening, o.round);
        if (!all) return fail(all.error());
        db::PersonId only = 0;
        if (!o.who_why.empty()) {
          const auto person = evening::find_person(evening.people, o.who_why);
          if (!person) return fail(person.error());
          only = *person;
          if (evening.entrant(only) == nullptr)
            return fail({"not_found", evening.names[only] + " does not take part in " + evening.record.event.name});
        }
        const bool every = o.why || o.json;
        for (evening::Standings::Line& one : all->lines)
          if (every || one.player.id == only) evening::add_awards(club, one);
        return tell(o, evening::to_json(*all), [&](const json& document) {
          std::string out = standings_text(document);
          for (const json& one : document["standings"])
            if (o.why || one["player"]["id"] == only) out += why_text(one);
          return out;
        });
      },
      evening::Knowing::who_takes_part);
}

}  // namespace

void add_club_results(CLI::App& club, int& status) {
  const auto o = std::make_shared<ResultsCommand>();
  const auto add = [&](const char* name, const char* about, bool changes) {
    auto* command = club.add_subcommand(name, about);
    command->add_option("event", o->event, "Name, number, or `last`")->required();
    add_club_options(*command, *o, changes);
    command->add_option("--round", o->round, "The round; the newest published one where it is left out")
        ->check(CLI::PositiveNumber);
    return command;
  };
  auto* entering = add("result", "Enter a table's result by hand", true);
  entering->add_option("table", o->table, "The table's number")->required()->check(CLI::PositiveNumber);
  entering->add_option("points", o->said.points,
                       "SEAT=POINTS for each seat (a player's name will do); for two also 1-0");
  entering->add_option("--places", o->said.places, "SEAT=PLACE,…, where points do not tell them")->delimiter(',');
  entering->add_option("--absent", o->said.absent, "Who did not come: seats or names")->delimiter(',');
  entering->add_option("--reason", o->reason, "Why it is entered by hand");
  entering->add_flag("--take-back", o->take_back, "What was entered by hand does not count any more");
  entering->callback([o, &status] { status = enter(*o); });
  auto* repeating = add("again", "A table's game does not count: it is played again", true);
  repeating->add_option("table", o->table, "The table's number")->required()->check(CLI::PositiveNumber);
  repeating->add_option("--reason", o->reason, "Why");
  repeating->callback([o, &status] { status = again(*o); });
  auto* listing = add("results", "What came of the tables, and who says so", false);
  listing->callback([o, &status] { status = results(*o); });
  auto* standing = add("standings", "Who is ahead, and by what", false);
  standing->add_flag("--why", o->why, "What every number is made of");
  standing->add_option("--why-of", o->who_why, "What this player's numbers are made of");
  standing->callback([o, &status] { status = standings(*o); });
}

}  // namespace arbiter::cli
