// SPDX-License-Identifier: MIT
// Changes of a draft by hand, and what they cost.
#include <algorithm>
#include <set>

#include "app/event/draft.h"
#include "app/event/standings.h"

namespace arbiter::event {
namespace {

using db::club::ByeKind;
using db::club::Round;
using db::club::Table;
using db::club::TableSeat;

/// Where somebody is in a round: a seat or a bye.
struct Place {
  TableSeat* seat = nullptr;
  Table* table = nullptr;
  db::club::Bye* bye = nullptr;
  [[nodiscard]] bool found() const { return seat != nullptr || bye != nullptr; }
};

Place place_of(Round& round, db::PersonId person) {
  Place place;
  for (Table& table : round.tables)
    for (TableSeat& seat : table.seats)
      if (seat.person == person) {
        place.seat = &seat;
        place.table = &table;
      }
  for (auto& bye : round.byes)
    if (bye.person == person) place.bye = &bye;
  return place;
}

Expected<void> swap(const EventSession& session, Round& round, db::PersonId a, db::PersonId b) {
  const Place x = place_of(round, a), y = place_of(round, b);
  if (a == b) return refuse("conflict", make_message("%1 cannot change places with themself", session.names[a]));
  if (x.seat == nullptr && y.seat == nullptr)
    return refuse("conflict", make_message("%1 and %2 both have no table in round %3", session.names[a],
                                           session.names[b], round.number));
  if (x.seat != nullptr && y.seat != nullptr) {
    std::swap(x.seat->person, y.seat->person);
    std::swap(x.seat->army, y.seat->army);
    return {};
  }
  const Place& seated = x.seat != nullptr ? x : y;
  const Place& waits = x.seat != nullptr ? y : x;
  std::swap(seated.seat->person, waits.bye->person);
  waits.bye->kind = ByeKind::left_over;
  return {};
}

/// Takes somebody from their table; those who stay move up.
void leave_table(const EventSession& session, const Place& from) {
  auto& seats = from.table->seats;
  seats.erase(seats.begin() + (from.seat - seats.data()));
  const auto names = seat_names(session.record.event.seats, seats.size());
  for (std::size_t i = 0; i < seats.size(); ++i) seats[i].seat = names.at(i);
}

Expected<void> set_bye(const EventSession& session, Round& round, db::PersonId person) {
  const Place from = place_of(round, person);
  if (from.bye != nullptr)
    return refuse("conflict",
                  make_message("%1 has no table in round %2 as it is", session.names[person], round.number));
  leave_table(session, from);
  round.byes.push_back({person, ByeKind::left_over});
  std::erase_if(round.tables, [](const Table& table) { return table.seats.empty(); });
  return {};
}

Expected<void> move(const EventSession& session, Round& round, db::PersonId person, int number) {
  const auto full = static_cast<std::size_t>(session.record.event.seats);
  const auto to = std::ranges::find(round.tables, number, &Table::number);
  if (to == round.tables.end())
    return refuse("not_found", make_message("Round %1 has no table %2", round.number, number));
  const auto at = to - round.tables.begin();
  const Place from = place_of(round, person);
  if (from.table == &*to) return refuse("conflict", make_message("%1 sits at table %2", session.names[person], number));
  if (to->seats.size() >= full) {
    std::vector<std::string> there;
    for (const TableSeat& seat : to->seats) there.push_back(session.names[seat.person]);
    return refuse("conflict", make_message("Table %1 is full: %2; `arbiter club swap` exchanges two players", number,
                                           list_message(there)));
  }
  TableSeat moved{"", person, from.seat != nullptr ? from.seat->army : ""};
  if (from.seat != nullptr) leave_table(session, from);
  std::erase_if(round.byes, [&](const auto& bye) { return bye.person == person; });
  Table& table = round.tables[static_cast<std::size_t>(at)];
  moved.seat = seat_names(session.record.event.seats, table.seats.size() + 1).back();
  table.seats.push_back(std::move(moved));
  std::erase_if(round.tables, [](const Table& one) { return one.seats.empty(); });
  return {};
}

Expected<void> set_army(const EventSession& session, Round& round, db::PersonId person, const std::string& army) {
  const auto kind = game_kind(session.record.event);
  if (!kind) return tl::unexpected(kind.error());
  if (std::ranges::count(kind->armies, army) == 0)
    return refuse("bad_value",
                  kind->armies.empty()
                      ? make_message("%1 has no armies to choose", session.record.event.ruleset)
                      : make_message("There is no army \"%1\"; there are %2", army, list_message(kind->armies, 60)));
  const Place place = place_of(round, person);
  if (place.seat == nullptr)
    return refuse("conflict", make_message("%1 has no table in round %2", session.names[person], round.number));
  place.seat->army = army;
  return {};
}

/// Hard rules that rounds break, names filled in.
std::vector<Message> faults_of(const EventSession& session) {
  std::vector<Message> faults;
  if (session.record.event.seats > 2) {
    for (const Message& one : club::seating_faults(seating_request(session), seating_rounds(session, false)))
      faults.push_back(with_names(one, session.names));
    return faults;
  }
  for (const Round& round : session.record.rounds) {
    const auto say = [&](Message what) {
      faults.push_back(make_message("round %1: %2", round.number, std::move(what)));
    };
    for (const Table& table : round.tables) {
      if (table.seats.size() != 2) {
        say(make_message("table %1 has %2 seats", table.number, table.seats.size()));
        continue;
      }
      const auto pair = std::minmax(table.seats[0].person, table.seats[1].person);
      for (const auto& [a, b] : session.record.apart)
        if (std::minmax(a, b) == pair) say(make_message("%1 meets %2", session.names[a], session.names[b]));
    }
  }
  return faults;
}

}  // namespace

std::vector<Message> stale_draft(const EventSession& session, const Round& round) {
  std::vector<Message> wrong;
  std::set<db::PersonId> placed;
  for (const Table& table : round.tables)
    for (const TableSeat& seat : table.seats) {
      placed.insert(seat.person);
      if (!is_there(session, seat.person, round.number))
        wrong.push_back(make_message("%1 sits at table %2, but is not there in round %3", session.names[seat.person],
                                     table.number, round.number));
    }
  for (const auto& bye : round.byes) placed.insert(bye.person);
  for (const auto& e : session.record.entrants)
    if (is_there(session, e.person, round.number) && !placed.contains(e.person))
      wrong.push_back(make_message("%1 is there, but has no place in round %2", session.names[e.person], round.number));
  return wrong;
}

std::vector<Message> draft_faults(const EventSession& session) {
  EventSession published = session;
  std::erase_if(published.record.rounds, [](const Round& round) { return round.published_at.empty(); });
  const auto old = faults_of(published);
  std::vector<Message> faults = faults_of(session);
  std::erase_if(faults, [&](const Message& fault) { return std::ranges::count(old, fault) > 0; });
  return faults;
}

Quality quality_of(const EventSession& session) {
  if (session.record.event.seats > 2)
    return cost_of(club::seating_cost(seating_request(session), seating_rounds(session, false)), session.names);
  for (const Round& round : session.record.rounds)
    if (round.published_at.empty()) return pairs_quality(session, round);
  return {};
}

Expected<Changed> change_draft(const EventSession& session, int number, const HandChange& change) {
  EventSession after = session;
  const auto round = std::ranges::find(after.record.rounds, number, &Round::number);
  if (round == after.record.rounds.end())
    return refuse("not_found",
                  make_message("Round %1 has not been seated yet; `arbiter club seat` proposes a draft", number));
  if (!round->published_at.empty())
    return refuse("conflict", make_message("Round %1 is published, and what is published stands", number));
  for (const db::PersonId person : {change.a, change.b})
    if (person > 0 && !place_of(*round, person).found())
      return refuse("conflict", make_message("%1 is not in round %2 of %3", session.names[person], number,
                                             session.record.event.name));
  const auto done = change.kind == HandChange::Kind::swap   ? swap(after, *round, change.a, change.b)
                    : change.kind == HandChange::Kind::move ? move(after, *round, change.a, change.table)
                    : change.kind == HandChange::Kind::bye  ? set_bye(after, *round, change.a)
                                                            : set_army(after, *round, change.a, change.army);
  if (!done) return tl::unexpected(done.error());
  Changed changed;
  changed.before = quality_of(session);
  changed.draft.quality = quality_of(after);
  const auto old = faults_of(session);
  for (const Message& fault : faults_of(after))
    if (std::ranges::count(old, fault) == 0) changed.faults.push_back(fault);
  for (const Round& one : after.record.rounds)
    if (one.published_at.empty()) changed.draft.rounds.push_back(one);
  return changed;
}

}  // namespace arbiter::event
