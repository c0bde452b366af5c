// SPDX-License-Identifier: MIT
#include "app/event/presence.h"

#include <algorithm>

namespace arbiter::event {
namespace {

using db::club::Entrant;

/// Those meant who take part.
Expected<std::vector<Entrant>> entrants_of(const EventSession& session, const std::vector<db::PersonId>& people) {
  std::vector<Entrant> entrants;
  for (const db::PersonId person : people) {
    const Entrant* e = session.entrant(person);
    if (e == nullptr) {
      std::vector<std::string> all;
      for (const Entrant& one : session.record.entrants) all.push_back(session.names[one.person]);
      const std::string name = session.names[person], &event = session.record.event.name;
      return refuse("not_found", all.empty() ? make_message("%1 does not take part in %2: nobody does yet", name, event)
                                             : make_message("%1 does not take part in %2; there are %3", name, event,
                                                            list_message(all)));
    }
    entrants.push_back(*e);
  }
  return entrants;
}

}  // namespace

Expected<std::vector<Entrant>> coming(const EventSession& session, const std::vector<db::PersonId>& people, int from) {
  const int next = session.published() + 1;
  if (from == 0) from = next;
  if (from < next)
    return refuse("conflict",
                  make_message("Round %1 is published; somebody can come for round %2 at the earliest", from, next));
  std::vector<Entrant> entrants;
  for (const db::PersonId person : people) entrants.push_back(arriving(session, person, from));
  return entrants;
}

Expected<std::vector<Entrant>> going(const EventSession& session, const std::vector<db::PersonId>& people, int after) {
  const int published = session.published();
  if (after == 0) after = published;
  if (after < published)
    return refuse(
        "conflict",
        make_message("Round %1 is published; who does not come to its table is `arbiter club result --absent`",
                     published));
  auto entrants = entrants_of(session, people);
  if (!entrants) return entrants;
  for (Entrant& e : *entrants) {
    e.to = after;
    std::erase_if(e.sits_out, [&](int round) { return round > after; });
  }
  return entrants;
}

Expected<std::vector<Entrant>> sitting_out(const EventSession& session, const std::vector<db::PersonId>& people,
                                           int round, bool undo) {
  const db::club::Event& event = session.record.event;
  const int next = session.published() + 1;
  if (round == 0) round = next;
  if (round < next) return refuse("conflict", make_message("Round %1 is published", round));
  if (round > event.rounds && event.mode != "round-robin")
    return refuse("bad_value", make_message("%1 has %2 rounds", event.name, event.rounds));
  auto entrants = entrants_of(session, people);
  if (!entrants) return entrants;
  for (Entrant& e : *entrants) {
    std::erase(e.sits_out, round);
    if (!undo) e.sits_out.push_back(round);
    std::sort(e.sits_out.begin(), e.sits_out.end());
  }
  return entrants;
}

}  // namespace arbiter::event
