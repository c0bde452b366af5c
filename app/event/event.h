// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "app/event/people.h"
#include "app/event/words.h"
#include "db/club/club.h"
#include "value/value.h"

// Events as people make them.
namespace arbiter::event {

/// What the referee says of a game with its options.
struct GameKind {
  std::vector<std::string> seats;   ///< in order, S W N E S2 …
  std::vector<std::string> armies;  ///< empty where the game has none
  bool minutes = false;             ///< does it have an option for its length?
  /// What its options may be set to, by name; empty: to anything of their kind.
  std::map<std::string, std::vector<Value>> options;
};

/// Error `bad_value`: there is no such ruleset (those there are stand in the message), or it refuses the options.
[[nodiscard]] Expected<GameKind> game_kind(const std::string& ruleset);
/// The same of an event's game with the event's options.
[[nodiscard]] Expected<GameKind> game_kind(const db::club::Event& event);

/// What days that are not said become: today, for an event that is made now, or not known, for one of a report.
enum class Days { today, unknown };

/// Who may look on, by its word. Error `bad_value`.
[[nodiscard]] Expected<db::club::Spectators> parse_spectators(const std::string& text);

/// Fills in what is left open (seats, scoring, tie-breaks, regulation, mode, days) and refuses what does not go
/// together. Error `bad_value`.
[[nodiscard]] Expected<db::club::Event> checked_event(db::club::Event event, Days days = Days::today);

struct EventSession;
/// The same for an event that is there already, `session`, and is to be as `event` says: what is published stands, and
/// days that were not known stay so where nobody says them. Also error `conflict`.
[[nodiscard]] Expected<db::club::Event> changed_event(const EventSession& session, const db::club::Event& event);

/// The event that a text means: its number, its name in whatever case or the beginning of one alone, or `last`. Errors
/// `not_found` and `conflict`, with the names there are.
[[nodiscard]] Expected<db::club::Event> find_event(const std::vector<db::club::Event>& events, const std::string& text);

/// The number of that event in a club, whose events are not read if `text` is `last` or the whole name. Errors: those
/// of the club too.
[[nodiscard]] Expected<db::club::EventId> event_meant(const db::club::Club& club, const std::string& text);

/// An event, all of it, and who its people are.
struct EventSession {
  db::club::EventRecord record;
  std::vector<db::club::Person> people;
  Names names;

  /// The published rounds come first: how many there are.
  [[nodiscard]] int published() const;
  /// The round of that number. Null where there is none.
  [[nodiscard]] const db::club::Round* round(int number) const;
  [[nodiscard]] const db::club::Entrant* entrant(db::PersonId person) const;
  /// Is there another round to be seated? A round robin tells how many it has when it is drafted.
  [[nodiscard]] bool more_rounds() const;
};

/// Has somebody a table in the round, or a bye?
[[nodiscard]] bool is_in(const db::club::Round& round, db::PersonId person);

/// Has somebody played, or may yet play? Not who left before the first round that they came for.
[[nodiscard]] bool takes_part(const EventSession& session, const db::club::Entrant& entrant);

/// Somebody who comes for a round, with the rating that they bring along, or comes again: what lies between is sat out.
[[nodiscard]] db::club::Entrant arriving(const EventSession& session, db::PersonId person, int round);

/// Whom an EventSession knows: everybody of the club (who may yet come), or who takes part; then it costs the same
/// however large the club is.
enum class Knowing { everybody, who_takes_part };

/// Reads the event that a text means, or the one with that number.
[[nodiscard]] Expected<EventSession> open_event(const db::club::Club& club, const std::string& event,
                                                Knowing whom = Knowing::everybody);
[[nodiscard]] Expected<EventSession> open_event(const db::club::Club& club, db::club::EventId event,
                                                Knowing whom = Knowing::everybody);

}  // namespace arbiter::event
