// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <cstdio>
#include <iostream>

#include "app/cli/club_options.h"
#include "app/cli/text_table.h"
#include "app/commands/waiting.h"
#include "app/event/exchange/statistics_json.h"
#include "app/table/names.h"
#include "text/json_text.h"
#include "text/sentences.h"
#include "text/value_json.h"

namespace arbiter::cli {
namespace {

using text::tr;

using db::club::Club;
using db::club::League;
using nlohmann::json;
using Missing = db::Store::Missing;

struct StatisticsCommand : ClubOptions {
  std::string ruleset, until, name, points = "score", event;
  std::vector<std::string> events;
  std::string scoring;
  int best = 0, most = 0;
  bool casual = false, recount = false;
};

std::string decimal(double number, int digits) {
  std::array<char, 400> text{};  // the largest double has 309 digits before the point
  std::snprintf(text.data(), text.size(), "%.*f", digits, number);
  return text.data();
}

std::string ratings_text(const event::Ratings& all) {
  std::string out;
  TextTable two({">#", "player", ">rating", ">±", ">games", "last"}),
      more({">#", "player", ">rating", ">mu", ">sigma", ">games", "last"});
  int rank = 0;
  for (const auto& one : all.two)
    two.add({std::to_string(++rank), one.player.name, decimal(one.rating, 0), decimal(2 * one.deviation, 0),
             std::to_string(one.games), one.last});
  rank = 0;
  for (const auto& one : all.more)
    more.add({std::to_string(++rank), one.player.name, decimal(one.ordinal, 2), decimal(one.mu, 2),
              decimal(one.sigma, 2), std::to_string(one.games), one.last});
  if (!two.empty()) out += tr("Glicko-2, games of two") + "\n" + two.text();
  if (!more.empty()) out += (out.empty() ? "" : "\n") + tr("Weng-Lin, games of three and more") + "\n" + more.text();
  return out.empty() ? tr("No game counts yet; --casual counts those outside events too") + "\n" : out;
}

/// Tells what came of reckoning: as JSON, or as `text` has it.
template <class Table>
int tell_table(const ClubOptions& o, const db::Expected<Table>& table, std::string (*text)(const Table&)) {
  if (!table) return fail(table.error());
  return tell(
      o, [&] { return text::dump(event::to_json(*table)); }, [&] { return text(*table); });
}

std::string counting() { return tr("Counting the club's games"); }

int ratings(const StatisticsCommand& o) {
  return in_club(o, Missing::refuse, [&](Club& club) {
    const auto kind = event::game_kind(o.ruleset);
    if (!kind) return fail(kind.error());
    return tell_table(o,
                      waited(counting(),
                             [&] {
                               return event::ratings_of(club, {o.ruleset, o.casual, o.until});
                             }),
                      ratings_text);
  });
}

std::string armies_text(const event::ArmyTable& all) {
  TextTable table({"army", ">games", ">first", ">part", ">95 % from", ">to", ">even", ">points"});
  const auto percent = [](double part) { return decimal(100 * part, 0) + " %"; };
  for (const auto& one : all.armies)
    table.add({table::army_or_word(one.army), std::to_string(one.games), one.wins, percent(one.part), percent(one.low),
               percent(one.high), percent(one.expected), one.points});
  return table.empty() ? tr("No game with armies counts yet; --casual counts those outside events too") + "\n"
                       : table.text();
}

int armies(const StatisticsCommand& o) {
  return in_club(o, Missing::refuse, [&](Club& club) {
    const auto kind = event::game_kind(o.ruleset);
    if (!kind) return fail(kind.error());
    return tell_table(o, waited(counting(), [&] { return event::army_table(club, o.ruleset, o.casual); }), armies_text);
  });
}

std::string totals_text(const event::TotalsTable& all) {
  TextTable table({">#", "player", ">score", ">games", ">average", ">first", ">points in games"});
  for (const auto& one : all.lines)
    table.add({std::to_string(one.rank), one.player.name, one.score, std::to_string(one.games), one.average,
               std::to_string(one.firsts), one.points});
  return table.empty() ? tr("No game of an event counts yet") + "\n"
                       : tr("All events, %1", {all.scoring}) + "\n" + table.text();
}

int totals(const StatisticsCommand& o) {
  return in_club(o, Missing::refuse, [&](Club& club) {
    if (o.recount) {
      const auto wrong = club.count_anew(o.who());
      if (!wrong) return fail(wrong.error());
      if (*wrong > 0)
        std::cerr << tr("%1 totals were not what the results come to; please report it", {std::to_string(*wrong)})
                  << "\n";
    }
    auto all = waited(counting(), [&] { return event::totals_table(club, o.ruleset, o.scoring); });
    if (all && o.most > 0 && all->lines.size() > static_cast<std::size_t>(o.most))
      all->lines.resize(static_cast<std::size_t>(o.most));
    return tell_table(o, all, totals_text);
  });
}

std::string league_text(const event::LeagueTable& all) {
  std::vector<std::string> head{">#", tr("player"), ">" + tr("total")};
  for (const std::string& event : all.events) head.push_back(">" + event);
  TextTable table(head);
  for (const auto& one : all.lines) {
    std::vector<std::string> row{std::to_string(one.rank), one.player.name, one.total};
    for (const std::string& event : all.events) {
      std::string value;
      for (const auto& of : one.events)
        if (of.event == event) value = of.counts ? of.points : "(" + of.points + ")";
      row.push_back(value);
    }
    table.add(row);
  }
  return all.league + "\n" + (table.empty() ? tr("No event of it has begun") + "\n" : table.text());
}

std::string leagues_text(const std::vector<League>& leagues) {
  TextTable table({">#", "league", ">events", "points"});
  for (const League& one : leagues)
    table.add({std::to_string(one.id), one.name, std::to_string(one.events.size()), one.points});
  return table.empty() ? tr("No leagues yet; `arbiter club league new NAME EVENT…` makes one") + "\n" : table.text();
}

json leagues_json(const std::vector<League>& leagues) {
  json all = json::array();
  for (const League& one : leagues)
    all.push_back(
        {{"id", one.id}, {"name", one.name}, {"points", one.points}, {"best", one.best}, {"events", one.events}});
  return all;
}

int keep_league(const StatisticsCommand& o, bool fresh) {
  return in_club(o, fresh ? Missing::create : Missing::refuse, [&](Club& club) {
    const auto events = club.events();
    if (!events) return fail(events.error());
    League league{0, o.name, o.points, o.best, {}};
    if (!fresh) {
      const auto leagues = club.leagues();
      if (!leagues) return fail(leagues.error());
      const auto found = event::find_league(*leagues, o.name);
      if (!found) return fail(found.error());
      league = *found;
    } else if (const auto points = event::parse_league_points(o.points); !points) {
      return fail(points.error());
    }
    for (const std::string& text : o.events) {
      const auto event = event::find_event(*events, text);
      if (!event) return fail(event.error());
      if (std::find(league.events.begin(), league.events.end(), event->id) == league.events.end())
        league.events.push_back(event->id);
    }
    const auto id = club.put(league, o.who());
    if (!id) return fail(id.error());
    return tell_table(o, event::league_table(club, league), league_text);
  });
}

int show_league(const StatisticsCommand& o) {
  return in_club(o, Missing::refuse, [&](Club& club) {
    const auto leagues = club.leagues();
    if (!leagues) return fail(leagues.error());
    if (o.name.empty())
      return tell(
          o, [&] { return text::dump(leagues_json(*leagues)); }, [&] { return leagues_text(*leagues); });
    const auto found = event::find_league(*leagues, o.name);
    if (!found) return fail(found.error());
    return tell_table(o, event::league_table(club, *found), league_text);
  });
}

json log_json(const std::vector<db::club::LogEntry>& log) {
  json all = json::array();
  for (const db::club::LogEntry& one : log)
    all.push_back({{"at", one.at},
                   {"who", one.who},
                   {"what", one.what},
                   {"event", one.event ? json(*one.event) : json()},
                   {"detail", one.detail}});
  return all;
}

/// What was changed, as people read it: "bye: win → 0"; anything else as it is kept.
std::string detail_text(const Value& detail) {
  if (!detail.is_table() || !detail.has("changes")) return quoted(detail);
  const auto said = [](const Value& value) { return in_words(value).empty() ? std::string("–") : in_words(value); };
  std::string out;
  for (const auto& [field, change] : detail["changes"].table())
    out += (out.empty() ? "" : ", ") + field + ": " + said(change["from"]) + " → " + said(change["to"]);
  Value rest = detail;
  rest.erase("changes");
  if (!rest.empty()) out += (out.empty() ? "" : " ") + quoted(rest);
  return out;
}

std::string log_text(const std::vector<db::club::LogEntry>& log) {
  TextTable table({"at", "who", "what", "detail"});
  for (const db::club::LogEntry& one : log)
    table.add({one.at.substr(0, 19), one.who, one.what, detail_text(one.detail)});
  return table.text();
}

int show_log(const StatisticsCommand& o) {
  return in_club(o, Missing::refuse, [&](Club& club) {
    db::club::EventId of = 0;
    if (!o.event.empty()) {
      const auto events = club.events();
      if (!events) return fail(events.error());
      const auto event = event::find_event(*events, o.event);
      if (!event) return fail(event.error());
      of = event->id;
    }
    const auto log = club.log(of);
    if (!log) return fail(log.error());
    return tell(
        o, [&] { return text::dump(log_json(*log)); }, [&] { return log_text(*log); });
  });
}

}  // namespace

void add_club_statistics(CLI::App& club, int& status) {
  const auto o = std::make_shared<StatisticsCommand>();
  const auto of_game = [&](const char* name, const char* about) {
    auto* command = club.add_subcommand(name, about);
    command->add_option("rules", o->ruleset, "The game: mr-joseph, chess …")->required();
    add_club_options(*command, *o, false);
    return command;
  };
  const auto of_games = [&](const char* name, const char* about) {
    auto* command = of_game(name, about);
    command->add_flag("--casual", o->casual, "Games outside events count too");
    return command;
  };
  auto* of_all = of_game("totals", text::N_("Show the totals of all players over all events"));
  of_all->add_option("--scoring", o->scoring,
                     "How all of them count, whatever their events said: game, \"places 3-2-1-0\", \"win 1-1/2-0\"");
  of_all->add_option("--most", o->most, "Only so many, the first ones")->check(CLI::PositiveNumber);
  of_all->add_flag("--recount", o->recount, "Count all results anew first, and say where that gives something else");
  of_all->callback([o, &status] { status = totals(*o); });
  auto* rating = of_games("ratings", text::N_("Show the ratings of all players in a game"));
  rating->add_option("--until", o->until, "As of the end of this month, 2026-11");
  rating->callback([o, &status] { status = ratings(*o); });
  auto* of_armies = of_games("armies", text::N_("Show the win rate of each army with 95 % confidence intervals"));
  of_armies->callback([o, &status] { status = armies(*o); });
  auto* league = club.add_subcommand("league", "Standings over several events: show, new, add");
  add_club_options(*league, *o, false);
  league->callback([o, league, &status] {
    if (league->get_subcommands().empty()) status = show_league(*o);
  });
  auto* showing = league->add_subcommand("show", "A league's standings");
  showing->add_option("league", o->name, "Name or number");
  add_club_options(*showing, *o, false);
  showing->callback([o, &status] { status = show_league(*o); });
  auto* making = league->add_subcommand("new", "Make a league");
  making->add_option("name", o->name, "Its name")->required();
  making->add_option("events", o->events, "The events that count");
  making->add_option("--points", o->points, "score (the events' points), or what ranks are worth: 10-8-6-5")
      ->capture_default_str();
  making->add_option("--best", o->best, "So many events count, the best; 0: all")->check(CLI::NonNegativeNumber);
  add_club_options(*making, *o, true);
  making->callback([o, &status] { status = keep_league(*o, true); });
  auto* adding = league->add_subcommand("add", "Add events to a league");
  adding->add_option("league", o->name, "Name or number")->required();
  adding->add_option("events", o->events, "Events")->required();
  add_club_options(*adding, *o, true);
  adding->callback([o, &status] { status = keep_league(*o, false); });
  auto* log = club.add_subcommand("log", "What was done, and by whom");
  log->add_option("event", o->event, "Only to this event");
  add_club_options(*log, *o, false);
  log->callback([o, &status] { status = show_log(*o); });
}

}  // namespace arbiter::cli
