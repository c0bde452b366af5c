// SPDX-License-Identifier: MIT
#include "app/event/event.h"

#include <algorithm>
#include <array>

#include "app/event/game_title.h"
#include "app/table/clock_record.h"
#include "app/timing/time_control.h"
#include "referee/core/rules.h"
#include "referee/json/games.h"
#include "text/value_json.h"

namespace arbiter::event {
namespace {

using db::club::Event;
using nlohmann::json;

constexpr int kLongestDelay = 86400;  // seconds
constexpr std::array kSeatNames{"S", "W", "N", "E", "S2", "W2", "N2", "E2"};

/// What a round without a table may be worth: no less than nothing, and no more than the best that a game gives.
Expected<void> check_worth(const std::string& worth, const Message& what, const club::Scoring& scoring) {
  if (worth == "win" || worth == "even") return {};
  const auto points = parse_points(worth, what);
  if (!points) return refuse("bad_value", make_message("%1, and neither \"win\" nor \"even\"", points.error().message));
  if (*points < 0) return refuse("bad_value", make_message("%1 cannot be worth less than nothing (%2)", what, worth));
  std::optional<club::Fraction> most;
  if (const auto* wdl = std::get_if<club::WinDrawLoss>(&scoring)) most = wdl->win;
  if (const auto* places = std::get_if<club::PlacePoints>(&scoring)) most = places->values.front();
  if (most && *points > *most)
    return refuse("bad_value", make_message("%1 cannot be worth more than a win, %2 (%3)", what, most->text(), worth));
  return {};
}

Expected<void> check_days(Event& e, Days days) {
  if (e.begins.empty() && days == Days::today) e.begins = today();
  if (e.ends.empty() && days == Days::today) e.ends = e.begins;
  if (e.regulation.empty()) e.regulation = e.begins.empty() ? e.ends : e.begins;
  for (const auto& [day, what] :
       {std::pair{e.begins, make_message("The first day")}, std::pair{e.ends, make_message("The last day")},
        std::pair{e.regulation, make_message("The day of the regulation")}})
    if (const auto read = parse_day(day, what); !read && !day.empty()) return tl::unexpected(read.error());
  if (!e.begins.empty() && !e.ends.empty() && e.ends < e.begins)
    return refuse("bad_value", make_message("The event would end on %1, before it begins", e.ends));
  return {};
}

Expected<void> check_delay(const Event& e) {
  if (e.delay < 0 || e.delay > kLongestDelay)
    return refuse("bad_value", make_message("Spectators are shown everything 0 to 86400 seconds late"));
  return {};
}

Expected<void> check_words(Event& e) {
  if (e.scoring.empty()) e.scoring = usual_scoring(e.seats);
  if (e.tie_breaks.empty()) e.tie_breaks = e.seats == 2 ? "DE BH/C1 SB" : "FP TM";
  const auto scoring = parse_scoring(e.scoring);
  if (!scoring) return tl::unexpected(scoring.error());
  if (const auto good = check_scoring(*scoring); !good) return good;
  if (const auto order = parse_tie_breaks(e.tie_breaks); !order) return tl::unexpected(order.error());
  if (e.bye.empty()) e.bye = e.seats == 2 ? "win" : "even";
  if (e.sit_out.empty()) e.sit_out = "0";
  for (const auto& [worth, what] :
       {std::pair{e.bye, make_message("A bye")}, std::pair{e.sit_out, make_message("A round sat out")}})
    if (const auto good = check_worth(worth, what, *scoring); !good) return tl::unexpected(good.error());
  return {};
}

Expected<void> check_mode(Event& e) {
  if (e.mode.empty()) e.mode = e.seats == 2 ? "swiss" : "schedule";
  const std::vector<std::string> modes =
      e.seats == 2 ? std::vector<std::string>{"swiss", "round-robin"} : std::vector<std::string>{"schedule", "swiss"};
  if (std::find(modes.begin(), modes.end(), e.mode) == modes.end())
    return refuse("bad_value",
                  make_message("\"%1\": with %2 at a table an event is %3 or %4", e.mode, e.seats, modes[0], modes[1]));
  if (e.rounds < 1 || e.rounds > 200) return refuse("bad_value", make_message("An event has 1 to 200 rounds"));
  if (e.cycles < 1 || e.cycles > 2) return refuse("bad_value", make_message("A round robin has one cycle or two"));
  return {};
}

}  // namespace

std::string game_title(const std::string& ruleset) {
  const RulesetInfo* info = find_ruleset(ruleset);
  return info == nullptr ? ruleset : info->title;
}

Expected<GameKind> game_kind(const std::string& ruleset) {
  Event event;
  event.ruleset = ruleset;
  return game_kind(event);
}

Expected<GameKind> game_kind(const Event& event) {
  const RulesetInfo* info = find_ruleset(event.ruleset);
  if (info == nullptr) {
    std::vector<std::string> ids;
    for (const RulesetInfo& one : rulesets()) ids.push_back(one.id);
    return refuse("bad_value",
                  make_message("There is no game \"%1\"; there are %2", event.ruleset, list_message(ids, 40)));
  }
  GameKind kind;
  kind.armies = info->armies;
  for (const OptionInfo& option : info->options) kind.options[option.name] = option.values;
  kind.minutes = kind.options.contains("minutes");
  json request{{"ruleset", event.ruleset}, {"seed", 1}};
  if (!event.options.empty()) request["options"] = event.options;
  const auto game = game_json::start(request);
  if (!game) return refuse("bad_value", game.error().message);
  for (const char* seat : kSeatNames)
    if (const auto there = parse_seat(seat); there && game->board_of(*there)) kind.seats.emplace_back(seat);
  return kind;
}

Expected<db::club::Spectators> parse_spectators(const std::string& text) {
  if (const auto spectators = parse_word<db::club::Spectators>(text)) return *spectators;
  return refuse("bad_value", make_message("\"%1\": spectators are everybody, members or nobody", text));
}

Expected<Event> checked_event(Event e, Days days) {
  if (e.name.find_first_not_of(" \t\r\n") == std::string::npos)
    return refuse("bad_value", make_message("An event needs a name"));
  const auto kind = game_kind(e);
  if (!kind) return tl::unexpected(kind.error());
  e.seats = static_cast<int>(kind->seats.size());
  if (e.seats != 2 && e.seats != 4 && e.seats != 8)
    return refuse("bad_value",
                  make_message("%1 is played by %2 so; events are for tables of two, of four (and three) and of eight",
                               e.ruleset, e.seats));
  if (e.seats == 8) e.game = "two-boards";
  if (e.game == "partners" && e.seats != 4) return refuse("bad_value", make_message("Partners need a game of four"));
  if (!e.time_control.empty()) {
    const auto control = timing::parse_time_control(e.time_control);
    if (!control) return refuse("bad_value", make_message("The time control: %1", control.error()));
    if (Message why = table::why_no_clock(*control, kind->seats); !why.empty())
      return refuse("bad_value", make_message("The time control: %1", std::move(why)));
    e.time_control = timing::to_text(*control);
  }
  if (e.minutes && !kind->minutes)
    return refuse("bad_value",
                  make_message("%1 has no option for a game's length: the time limit cannot be kept", e.ruleset));
  const auto armies = split(e.armies, " ,");
  if (!armies.empty() && armies[0] != "none" && kind->armies.empty())
    return refuse("bad_value", make_message("%1 has no armies to choose or draw", e.ruleset));
  for (std::size_t i = 1; i < armies.size(); ++i)
    if (std::find(kind->armies.begin(), kind->armies.end(), armies[i]) == kind->armies.end())
      return refuse("bad_value", make_message("There is no army \"%1\" in %2; there are %3", armies[i], e.ruleset,
                                              list_message(kind->armies, 60)));
  if (const auto good = check_delay(e); !good) return tl::unexpected(good.error());
  if (const auto good = check_mode(e); !good) return tl::unexpected(good.error());
  if (const auto good = check_words(e); !good) return tl::unexpected(good.error());
  if (const auto good = check_days(e, days); !good) return tl::unexpected(good.error());
  return e;
}

Expected<Event> changed_event(const EventSession& session, const Event& event) {
  const Event& before = session.record.event;
  const int published = session.published();
  if (published > 0 && event.ruleset != before.ruleset)
    return refuse("conflict",
                  make_message("Rounds of %1 are published: the game cannot be another one now", before.name));
  if (event.rounds < published)
    return refuse("conflict", make_message("%1 rounds of %2 are published already", published, before.name));
  auto checked = checked_event(event, before.begins.empty() || before.ends.empty() ? Days::unknown : Days::today);
  if (checked && published > 0 && checked->seats != before.seats)
    return refuse("conflict", make_message("Rounds are published: there cannot be another number of seats now"));
  return checked;
}

Expected<Event> find_event(const std::vector<Event>& events, const std::string& text) {
  if (events.empty())
    return refuse("not_found", make_message("There is no event yet; `arbiter club events new` makes one"));
  if (text == "last") return events.back();
  const std::string wanted = folded(text);
  std::vector<const Event*> same, begun;
  for (const Event& one : events) {
    const std::string name = folded(one.name);
    if (name == wanted) same.push_back(&one);
    if (!wanted.empty() && name.rfind(wanted, 0) == 0) begun.push_back(&one);
  }
  if (same.empty())
    if (const auto number = whole_number(text.starts_with('#') ? text.substr(1) : text))
      for (const Event& one : events)
        if (one.id == *number) return one;
  const auto& found = same.empty() ? begun : same;
  if (found.size() == 1) return *found.front();
  std::vector<std::string> names;
  names.reserve(events.size());
  for (const Event& one : events) names.push_back(one.name);
  if (found.empty())
    return refuse("not_found", make_message("There is no event \"%1\"; there is %2", text, quoted_names(names)));
  names.clear();
  for (const Event* one : found) names.push_back(one->name);
  return refuse("conflict", make_message("\"%1\" may be %2; say which", text, quoted_names(names)));
}

int EventSession::published() const {
  return static_cast<int>(std::count_if(record.rounds.begin(), record.rounds.end(),
                                        [](const db::club::Round& one) { return !one.published_at.empty(); }));
}

const db::club::Round* EventSession::round(int number) const {
  const auto found = std::find_if(record.rounds.begin(), record.rounds.end(),
                                  [&](const db::club::Round& one) { return one.number == number; });
  return found == record.rounds.end() ? nullptr : &*found;
}

const db::club::Entrant* EventSession::entrant(db::PersonId person) const {
  const auto found = std::find_if(record.entrants.begin(), record.entrants.end(),
                                  [&](const db::club::Entrant& one) { return one.person == person; });
  return found == record.entrants.end() ? nullptr : &*found;
}

bool EventSession::more_rounds() const {
  return published() < record.event.rounds || record.event.mode == "round-robin";
}

bool is_in(const db::club::Round& round, db::PersonId person) {
  const auto theirs = [person](const auto& place) { return place.person == person; };
  return std::ranges::any_of(round.byes, theirs) ||
         std::ranges::any_of(round.tables, [&](const auto& table) { return std::ranges::any_of(table.seats, theirs); });
}

bool takes_part(const EventSession& session, const db::club::Entrant& entrant) {
  if (!entrant.to || *entrant.to >= entrant.from) return true;
  return std::ranges::any_of(session.record.rounds, [&](const db::club::Round& round) {
    return !round.published_at.empty() && is_in(round, entrant.person);
  });
}

db::club::Entrant arriving(const EventSession& session, db::PersonId person, int from) {
  const db::club::Entrant* known = session.entrant(person);
  db::club::Entrant e = known != nullptr ? *known : db::club::Entrant{};
  e.person = person;
  if (known == nullptr) {
    e.from = from;
    if (const auto who = std::ranges::find(session.people, person, &db::club::Person::id); who != session.people.end())
      e.rating = who->rating;
  } else if (e.to) {
    // Some of it may have been said before they left.
    for (int round = *e.to + 1; round < from; ++round)
      if (std::ranges::count(e.sits_out, round) == 0) e.sits_out.push_back(round);
    std::ranges::sort(e.sits_out);
    if (e.from > *e.to) e.from = from;  // they had left before they ever sat
    e.to.reset();
  } else if (from < e.from) {
    e.from = from;
  }
  return e;
}

Expected<db::club::EventId> event_meant(const db::club::Club& club, const std::string& text) {
  // Asked for by its whole name it is found without a list of all there are.
  const auto at_once = text == "last" ? club.newest_event() : club.event_named(text);
  if (!at_once) return tl::unexpected(at_once.error());
  if (*at_once) return **at_once;
  const auto events = club.events();
  if (!events) return tl::unexpected(events.error());
  return find_event(*events, text).map([](const db::club::Event& found) { return found.id; });
}

Expected<EventSession> open_event(const db::club::Club& club, const std::string& event, Knowing whom) {
  const auto found = event_meant(club, event);
  if (!found) return tl::unexpected(found.error());
  return open_event(club, *found, whom);
}

Expected<EventSession> open_event(const db::club::Club& club, db::club::EventId event, Knowing whom) {
  auto record = club.record(event);
  if (!record) return tl::unexpected(record.error());
  auto people = whom == Knowing::everybody ? club.people() : club.people_of(event);
  if (!people) return tl::unexpected(people.error());
  Names names(*people);
  return EventSession{std::move(*record), std::move(*people), std::move(names)};
}

}  // namespace arbiter::event
