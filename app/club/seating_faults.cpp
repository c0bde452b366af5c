// SPDX-License-Identifier: MIT
#include <algorithm>
#include <map>
#include <set>

#include "app/club/seating_parts.h"

namespace arbiter::club {
namespace {

class Faults {
 public:
  explicit Faults(const SeatingRequest& request) : request_(request) {}

  void look_at(const SeatingRound& round) {
    ++number_;
    std::set<PlayerId> expected;
    for (const Attendee& a : request_.players)
      if (a.from <= number_ && number_ <= a.to && std::ranges::find(a.sits_out, number_) == a.sits_out.end())
        expected.insert(a.player);
    std::set<PlayerId> seen;
    std::set<int> numbers;
    for (const SeatedTable& table : round.tables) {
      if (!numbers.insert(table.number).second) say(make_message("there are two tables %1", table.number));
      look_at(table, expected, seen);
    }
    for (const PlayerId p : round.byes) look_at(p, expected, seen);
    for (const PlayerId p : expected)
      if (!seen.contains(p)) say(make_message("%1 has no place", player_message(p)));
    look_at_byes(round, expected);
  }

  std::vector<Message> out;

 private:
  void say(Message what) { out.push_back(make_message("round %1: %2", number_, std::move(what))); }

  void look_at(PlayerId p, const std::set<PlayerId>& expected, std::set<PlayerId>& seen) {
    if (!expected.contains(p)) say(make_message("%1 is not there", player_message(p)));
    if (!seen.insert(p).second) say(make_message("%1 has two places", player_message(p)));
  }

  void look_at(const SeatedTable& table, const std::set<PlayerId>& expected, std::set<PlayerId>& seen) {
    const std::size_t size = table.seats.size(), full = request_.game == TableGame::two_boards ? 8 : 4;
    const bool three = size == 3 && request_.threes && request_.game == TableGame::single;
    if (size != full && !three) say(make_message("table %1 has %2 seats", table.number, size));
    for (const PlayerId p : table.seats) {
      look_at(p, expected, seen);
      for (const Attendee& a : request_.players)
        if (a.player == p && a.table && *a.table != table.number)
          say(make_message("%1 does not sit at the wished table %2", player_message(p), *a.table));
    }
    for (const auto& [a, b] : request_.forbidden)
      if (std::ranges::find(table.seats, a) != table.seats.end() &&
          std::ranges::find(table.seats, b) != table.seats.end())
        say(make_message("%1 meets %2", player_message(a), player_message(b)));
  }

  void look_at_byes(const SeatingRound& round, const std::set<PlayerId>& expected) {
    const std::set<PlayerId> here(round.byes.begin(), round.byes.end());
    for (const PlayerId p : round.byes)
      for (const PlayerId other : expected)
        if (!here.contains(other) && byes_[other] < byes_[p])
          say(make_message("%1 has a bye before %2", player_message(p), player_message(other)));
    for (const PlayerId p : round.byes) ++byes_[p];
  }

  const SeatingRequest& request_;
  int number_ = 0;
  std::map<PlayerId, int> byes_;
};

}  // namespace

std::vector<Message> seating_faults(const SeatingRequest& request, const std::vector<SeatingRound>& rounds) {
  Faults faults(request);
  for (const SeatingRound& round : rounds) faults.look_at(round);
  return faults.out;
}

}  // namespace arbiter::club
