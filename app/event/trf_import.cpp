// SPDX-License-Identifier: MIT
// A tournament report as an event.
#include <algorithm>

#include "app/event/hand.h"
#include "app/event/import.h"
#include "app/event/trf.h"
#include "text/dates.h"

namespace arbiter::event {
namespace {

using club::Fraction;
using club::TrfPlayer;
using club::TrfResult;
using club::Verdict;
using db::club::ByeKind;
using db::club::Entrant;
using db::club::Event;
using db::club::HandResult;
using db::club::Round;

/// What is read of a report, before anything of it is kept.
struct ReadEvent {
  Event event;
  std::vector<Round> rounds;
  std::vector<HandResult> results;
  std::vector<Message> notes;
};

std::optional<Verdict> verdict_of_letter(char letter) {
  switch (letter) {
    case '1':
    case 'W':
      return Verdict::won;
    case '=':
    case 'D':
      return Verdict::drawn;
    case '0':
    case 'L':
      return Verdict::lost;
    default:
      return std::nullopt;
  }
}

/// A game's result as it is entered by hand, from what White and Black say of it; none: it is not played yet.
std::optional<HandResult> result_of(char white, char black, int round, int table) {
  HandResult result{0, round, table, false, "report", "", "", {{"S", "0", 1, false}, {"N", "0", 1, false}}};
  if (white == ' ') return std::nullopt;
  if (const auto a = verdict_of_letter(white), b = verdict_of_letter(black); a && b) {
    set_verdicts(result.seats, *a, *b);
    result.rated = std::string_view("WDL").find(white) == std::string_view::npos;
    return result;
  }
  result.seats[0].absent = white == '-';
  result.seats[1].absent = black == '-';
  if (white == '-') result.seats[0].place = 2;
  if (black == '-') result.seats[1].place = 2;
  return result;
}

bool has_bye(const club::Trf& trf, char letter) {
  return std::ranges::any_of(trf.players, [&](const TrfPlayer& player) {
    return std::ranges::any_of(player.rounds,
                               [&](const TrfResult& one) { return one.opponent == 0 && one.result == letter; });
  });
}

/// What games and byes count in a report, where nobody has said it.
void read_worths(const club::Trf& trf, Event& event) {
  const auto worth = club::worths(trf);
  const Fraction win = worth.at('1'), draw = worth.at('='), loss = worth.at('0'), absent = worth.at('-');
  if (event.scoring.empty() && (win != 1 || draw != Fraction(1, 2) || loss != 0 || absent != 0))
    event.scoring =
        "win " + win.text() + "-" + draw.text() + "-" + loss.text() + (absent == loss ? "" : "-" + absent.text());
  if (event.bye.empty() && worth.at('U') != win) event.bye = worth.at('U') == draw ? "even" : worth.at('U').text();
  if (event.sit_out.empty()) event.sit_out = has_bye(trf, 'H') ? "even" : has_bye(trf, 'F') ? "win" : "0";
}

/// Whoever had no game in a round: the kind of bye, and what it counts where the event says something else. None:
/// absent, for nothing.
std::optional<db::club::Bye> bye_of(const TrfResult& mine, db::PersonId person, const Event& event,
                                    const std::map<char, Fraction>& worth) {
  const auto said = verdict_of_letter(mine.result);
  const char letter = !said ? mine.result : said == Verdict::won ? 'F' : said == Verdict::lost ? 'Z' : 'H';
  const Fraction points = worth.at(letter);
  if (points == 0 && (letter == '-' || letter == ' ')) return std::nullopt;
  const bool left_over = letter == 'U' || letter == '+';
  const std::string& usual = left_over ? event.bye : event.sit_out;
  const Fraction of_event = usual == "win"    ? worth.at('1')
                            : usual == "even" ? worth.at('=')
                                              : Fraction::parse(usual).value_or(0);
  return db::club::Bye{person, left_over ? ByeKind::left_over : ByeKind::asked_for,
                       points == of_event ? "" : points.text()};
}

/// Does this player's line tell who has White?
bool has_white(const TrfResult& mine, const TrfResult& other, int number) {
  if (mine.colour == 'w' || other.colour == 'b') return true;
  return mine.colour == '-' && other.colour == '-' && number < mine.opponent;
}

void read_round(const club::Trf& trf, std::size_t r, const std::map<int, db::PersonId>& people, ReadEvent& into) {
  Round round;
  round.number = static_cast<int>(r) + 1;
  const auto worth = club::worths(trf);
  for (const TrfPlayer& player : trf.players) {
    if (r >= player.rounds.size()) continue;
    const TrfResult& mine = player.rounds[r];
    const db::PersonId person = people.at(player.number);
    if (mine.opponent == 0) {
      if (auto bye = bye_of(mine, person, into.event, worth)) round.byes.push_back(std::move(*bye));
      continue;
    }
    const TrfResult& other = std::ranges::find(trf.players, mine.opponent, &TrfPlayer::number)->rounds.at(r);
    if (!has_white(mine, other, player.number)) continue;
    const int table = static_cast<int>(round.tables.size()) + 1;
    round.tables.push_back({table, "", {{"S", person, ""}, {"N", people.at(mine.opponent), ""}}});
    if (auto result = result_of(mine.result, other.result, round.number, table))
      into.results.push_back(std::move(*result));
  }
  into.rounds.push_back(std::move(round));
}

/// Up to the last round in which somebody has a game or a bye.
std::size_t rounds_in(const club::Trf& trf) {
  std::size_t rounds = 0;
  for (const TrfPlayer& player : trf.players)
    for (std::size_t r = 0; r < player.rounds.size(); ++r)
      if (player.rounds[r].opponent > 0 || player.rounds[r].result != ' ') rounds = std::max(rounds, r + 1);
  return rounds;
}

/// The days of a report, where nobody has said them. One that cannot be read is not known: it is never today.
void read_days(const club::Trf& trf, ReadEvent& into) {
  Event& event = into.event;
  const auto read = [&](std::string& day, const std::string& said, const Message& what, const char* option) {
    if (!day.empty()) return;
    if (const auto known = whole_day(said)) {
      day = *known;
      if (const auto found = text::read_day(said); found->guessed)
        into.notes.push_back(make_message("%1 (\"%2\") is read with the day before the month: %3", what, said, day));
      else if (found->inferred)
        into.notes.push_back(make_message("%1 (\"%2\") is read as %3", what, said, day));
      return;
    }
    into.notes.push_back(
        said.empty()
            ? make_message("%1 is not in the report: it stays unknown; `arbiter club events edit %2` says it", what,
                           option)
            : make_message("%1 (\"%2\") cannot be read: it stays unknown; `arbiter club events edit %3` says it", what,
                           said, option));
  };
  read(event.begins, trf.start, make_message("The first day"), "--begins");
  read(event.ends, trf.end, make_message("The last day"), "--ends");
  if (!event.regulation.empty() || !event.begins.empty()) return;
  if (!event.ends.empty())
    into.notes.push_back(make_message("The rules of tie-breaks are those of the last day: the first day is not known"));
  else
    into.notes.push_back(make_message(
        "The rules of tie-breaks changed over the years, and no day is known: those that differ are left open; "
        "`arbiter club events edit --regulation` says the day"));
}

void note_teams(const club::Trf& trf, ReadEvent& into) {
  const auto teams = club::teams(trf);
  if (teams.empty()) return;
  into.notes.push_back(
      make_message("This is a report of teams (%1): the players' own games are read, and the teams are not kept",
                   list_message(teams)));
}

void note_withdrawn(const club::Trf& trf, ReadEvent& into) {
  club::Field field = club::field_of(trf);
  for (const int gone : club::annul_withdrawn(field))
    into.notes.push_back(
        make_message("%1 left the round robin before half of their games: points by and against them do not count",
                     trf.players[static_cast<std::size_t>(gone)].name));
}

void note_colours(const club::Trf& trf, ReadEvent& into) {
  const auto name = [&](int number) { return std::ranges::find(trf.players, number, &TrfPlayer::number)->name; };
  for (const club::TrfSameColour& one : trf.same_colours)
    into.notes.push_back(one.colour == 'w'
                             ? make_message("Round %1: %2 and %3 both have White; the line that comes first counts",
                                            one.round, name(one.number), name(one.other))
                             : make_message("Round %1: %2 and %3 both have Black; the line that comes first counts",
                                            one.round, name(one.number), name(one.other)));
}

void note_differences(const club::Trf& trf, ReadEvent& into) {
  for (const club::TrfDifference& one : club::differences(trf))
    into.notes.push_back(make_message("%1: the report says %2 points, but the rounds come to %3",
                                      std::ranges::find(trf.players, one.number, &TrfPlayer::number)->name,
                                      one.said.text(), one.counted.text()));
}

/// Records that an event has no place for.
void note_left_out(const club::Trf& trf, ReadEvent& into) {
  std::vector<std::string> codes;
  const auto add = [&](const std::string& code) {
    if (std::ranges::count(codes, code) == 0) codes.push_back(code);
  };
  for (const std::string& line : trf.other)
    if (!line.starts_with("#") && !line.starts_with("013") && !line.starts_with("310")) add(line.substr(0, 3));
  if (!trf.accelerations.empty()) add("250");
  if (!codes.empty()) into.notes.push_back(make_message("Records that are not kept: %1", list_message(codes, 40)));
}

/// The event itself, without its rounds.
void read_event(const club::Trf& trf, ReadEvent& into) {
  Event& event = into.event;
  if (event.name.empty()) event.name = trf.name;
  if (event.site.empty()) event.site = trf.city;
  event.rounds = std::max({1, trf.rounds, static_cast<int>(rounds_in(trf))});
  const bool teams = !club::teams(trf).empty();
  if (event.mode.empty()) event.mode = !teams && club::is_round_robin(trf) ? "round-robin" : "swiss";
  if (event.mode == "round-robin" && club::most_meetings(trf) > 1) event.cycles = 2;
  if (event.tie_breaks.empty())
    for (const std::string& one : trf.tie_breaks)
      if (club::parse_tie_break(one)) event.tie_breaks += (event.tie_breaks.empty() ? "" : " ") + one;
  // Opponents of players of teams are no measure of their strength in the event.
  if (event.tie_breaks.empty() && teams) event.tie_breaks = "WON";
  read_worths(trf, event);
  read_days(trf, into);
  note_teams(trf, into);
  note_withdrawn(trf, into);
  note_colours(trf, into);
  note_differences(trf, into);
  note_left_out(trf, into);
}

/// Rounds that somebody has asked to be left out of, before they are paired.
std::vector<int> sits_out(const club::Trf& trf, int number) {
  std::vector<int> rounds;
  for (const club::TrfByes& byes : trf.byes)
    if (byes.round > static_cast<int>(rounds_in(trf)) && std::ranges::count(byes.players, number) > 0)
      rounds.push_back(byes.round);
  std::ranges::sort(rounds);
  rounds.erase(std::unique(rounds.begin(), rounds.end()), rounds.end());
  return rounds;
}

Expected<void> keep_players(db::club::Club& club, db::club::EventId id, const club::Trf& trf,
                            const std::map<int, db::PersonId>& people, const db::club::By& by) {
  std::vector<Entrant> entrants;
  for (const TrfPlayer& player : trf.players)
    entrants.push_back(
        {people.at(player.number), player.number, player.rating, 1, {}, {}, sits_out(trf, player.number)});
  if (const auto done = club.set_entrants(id, entrants, by); !done) return done;
  for (const club::TrfForbidden& group : trf.forbidden)
    for (std::size_t i = 0; i < group.players.size(); ++i)
      for (std::size_t j = i + 1; j < group.players.size(); ++j) {
        const auto a = people.find(group.players[i]), b = people.find(group.players[j]);
        if (a == people.end() || b == people.end() || a->second == b->second) continue;
        if (const auto done = club.set_apart(id, a->second, b->second, true, by); !done) return done;
      }
  return {};
}

Expected<void> keep_rounds(db::club::Club& club, db::club::EventId id, const ReadEvent& read, const db::club::By& by) {
  for (const Round& round : read.rounds) {
    if (const auto done = club.set_drafts(id, std::vector{round}, by, "read from a report"); !done) return done;
    if (const auto done = club.publish(id, round.number, by); !done) return done;
  }
  for (const HandResult& result : read.results)
    if (const auto done = club.add_result(id, result); !done) return done;
  return {};
}

}  // namespace

Expected<Imported> import_trf(db::club::Club& club, const club::Trf& trf, Event event, const db::club::By& by) {
  ReadEvent read;
  read.event = std::move(event);
  const auto counted = within_numbers(read.event.name.empty() ? trf.name : read.event.name, [&]() -> Expected<void> {
    read_event(trf, read);
    return {};
  });
  if (!counted) return tl::unexpected(counted.error());
  const auto checked = checked_event(read.event, Days::unknown);
  if (!checked) return tl::unexpected(checked.error());
  if (checked->seats != 2)
    return refuse("bad_value", make_message("A tournament report is of games of two; %1 is not", checked->ruleset));
  read.event = *checked;
  const std::string& name = read.event.name;
  if (const auto events = club.events(); events && std::ranges::count(*events, name, &Event::name) > 0)
    return refuse("conflict",
                  make_message("There is an event \"%1\" already; --name gives this one another name", name));
  std::map<int, db::PersonId> people;
  auto imported = import_people(club, people_of(trf), by, &people);
  if (!imported) return tl::unexpected(imported.error());
  for (std::size_t r = 0; r < rounds_in(trf); ++r) read_round(trf, r, people, read);
  const auto id = club.add(read.event, by);
  if (!id) return tl::unexpected(id.error());
  if (const auto done = keep_players(club, *id, trf, people, by); !done) return tl::unexpected(done.error());
  if (const auto done = keep_rounds(club, *id, read, by); !done) return tl::unexpected(done.error());
  imported->notes.insert(imported->notes.end(), read.notes.begin(), read.notes.end());
  return imported;
}

}  // namespace arbiter::event
