// SPDX-License-Identifier: MIT
#include "tests/desk/club_evening.h"

#include "app/event/hand.h"
#include "app/event/propose.h"
#include "app/event/table_game.h"
#include "app/footage/script.h"

namespace arbiter::test {
namespace {

const db::club::By kBy{"Sam"};

/// Plays a little of a table's game; `ended`: until its time is called.
void play(const std::filesystem::path& file, const event::EventSession& event_session, int table, bool ended) {
  const auto game = good(event::table_game(event_session, 0, table));
  table::Session session(file);
  if (!session.new_game(game.setup, game.info).has_value()) throw std::runtime_error("the game does not begin");
  for (const std::string& action : footage::demo_script().actions)
    if (!session.act(action).has_value()) throw std::runtime_error(action + " is refused");
  if (ended && !session.act("time").has_value()) throw std::runtime_error("the time cannot be called");
}

}  // namespace

std::vector<db::PersonId> people(const std::filesystem::path& file, const std::vector<std::string>& names) {
  auto club = good(db::club::Club::open(file));
  std::vector<db::PersonId> added;
  for (const std::string& name : names) {
    db::club::Person person;
    person.name = name;
    added.push_back(good(club.add(person, kBy)));
  }
  return added;
}

db::club::EventId event(const std::filesystem::path& file, const std::string& name, const std::string& ruleset,
                        const std::vector<db::PersonId>& who, int rounds, const std::string& armies) {
  auto club = good(db::club::Club::open(file));
  db::club::Event event;
  event.name = name;
  event.ruleset = ruleset;
  event.rounds = rounds;
  event.armies = armies;
  event.mode.clear();
  event.begins = "2026-11-27";
  const auto id = good(club.add(good(event::checked_event(event)), kBy));
  std::vector<db::club::Entrant> entrants;
  for (const db::PersonId person : who) {
    db::club::Entrant entrant;
    entrant.person = person;
    entrants.push_back(entrant);
  }
  if (!entrants.empty()) good(club.set_entrants(id, entrants, kBy));
  return id;
}

void seat(const std::filesystem::path& file, db::club::EventId event, bool publish) {
  auto club = good(db::club::Club::open(file));
  const auto event_session = good(event::open_event(club, event));
  good(event::keep_draft(club, event_session, good(event::propose(event_session, {})), kBy));
  if (publish) good(club.publish(event, event_session.published() + 1, kBy));
}

void results(const std::filesystem::path& file, db::club::EventId event, int but) {
  const auto event_session = good(event::open_event(good(db::club::Club::open(file)), event));
  play(file, event_session, event_session.round(event_session.published())->tables.front().number, but == 0);
  results_by_hand(file, event, 1, but);
}

void results_by_hand(const std::filesystem::path& file, db::club::EventId event, std::size_t first, int but) {
  auto club = good(db::club::Club::open(file));
  const auto event_session = good(event::open_event(club, event));
  const int round = event_session.published();
  const auto& tables = event_session.round(round)->tables;
  for (std::size_t i = first; i + static_cast<std::size_t>(but) < tables.size(); ++i) {
    event::SaidResult said;
    int points = 9 + static_cast<int>(i) + round;
    for (const auto& one : tables[i].seats) said.points.push_back(one.seat + "=" + std::to_string(points -= 2));
    auto result = good(event::hand_result(event_session, round, tables[i].number, said));
    result.by = "Sam";
    result.reason = "played without a camera";
    good(club.add_result(event, result));
  }
}

db::club::EventId club_event(const std::filesystem::path& file) {
  const auto who = people(file, {"Ada", "Bo", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal", "Ida", "Jon", "Kim", "Lou",
                                 "Alexandra of Battenberg-Wittelsbach", "Nora"});
  const auto id = event(file, "Friday at the club", "mr-joseph", who);
  for (int round = 1; round <= 3; ++round) {
    seat(file, id);
    results(file, id, round == 3 ? 2 : 0);
  }
  return id;
}

}  // namespace arbiter::test
