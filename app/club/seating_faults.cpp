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
      if (!numbers.insert(table.number).second) say("there are two tables " + std::to_string(table.number));
      look_at(table, expected, seen);
    }
    for (const PlayerId p : round.byes) look_at(p, expected, seen);
    for (const PlayerId p : expected)
      if (!seen.contains(p)) say(name(p) + " has no place");
    look_at_byes(round, expected);
  }

  std::vector<std::string> out;

 private:
  static std::string name(PlayerId p) { return "player " + std::to_string(p); }
  void say(const std::string& what) { out.push_back("round " + std::to_string(number_) + ": " + what); }

  void look_at(PlayerId p, const std::set<PlayerId>& expected, std::set<PlayerId>& seen) {
    if (!expected.contains(p)) say(name(p) + " is not there");
    if (!seen.insert(p).second) say(name(p) + " has two places");
  }

  void look_at(const SeatedTable& table, const std::set<PlayerId>& expected, std::set<PlayerId>& seen) {
    const std::size_t size = table.seats.size(), full = request_.game == TableGame::two_boards ? 8 : 4;
    const bool three = size == 3 && request_.threes && request_.game == TableGame::single;
    if (size != full && !three)
      say("table " + std::to_string(table.number) + " has " + std::to_string(size) + " seats");
    for (const PlayerId p : table.seats) {
      look_at(p, expected, seen);
      for (const Attendee& a : request_.players)
        if (a.player == p && a.table && *a.table != table.number)
          say(name(p) + " does not sit at the wished table " + std::to_string(*a.table));
    }
    for (const auto& [a, b] : request_.forbidden)
      if (std::ranges::find(table.seats, a) != table.seats.end() &&
          std::ranges::find(table.seats, b) != table.seats.end())
        say(name(a) + " meets " + name(b));
  }

  void look_at_byes(const SeatingRound& round, const std::set<PlayerId>& expected) {
    const std::set<PlayerId> here(round.byes.begin(), round.byes.end());
    for (const PlayerId p : round.byes)
      for (const PlayerId other : expected)
        if (!here.contains(other) && byes_[other] < byes_[p]) say(name(p) + " has a bye before " + name(other));
    for (const PlayerId p : round.byes) ++byes_[p];
  }

  const SeatingRequest& request_;
  int number_ = 0;
  std::map<PlayerId, int> byes_;
};

}  // namespace

std::vector<std::string> seating_faults(const SeatingRequest& request, const std::vector<SeatingRound>& rounds) {
  Faults faults(request);
  for (const SeatingRound& round : rounds) faults.look_at(round);
  return faults.out;
}

}  // namespace arbiter::club
