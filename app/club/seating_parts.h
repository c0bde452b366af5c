// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <map>
#include <random>
#include <vector>

#include "app/club/seating.h"

// What the files of the seatings share; nobody else needs it. Players are numbered from 0 here.
namespace arbiter::club::seating {

/// Random numbers that are the same with every standard library.
class Dice {
 public:
  explicit Dice(std::uint64_t seed) : engine_(seed) {}
  /// 0 to `below` - 1.
  std::size_t roll(std::size_t below) { return static_cast<std::size_t>(engine_() % below); }
  /// At least 0, less than 1.
  double part() { return static_cast<double>(engine_() >> 11U) * 0x1.0p-53; }
  template <class List>
  void shuffle(List& list) {
    for (std::size_t i = list.size(); i > 1; --i) std::swap(list[i - 1], list[roll(i)]);
  }

 private:
  std::mt19937_64 engine_;
};

using Tables = std::vector<std::vector<int>>;

/// A round: who is there, and how they are to be shared out.
struct Round {
  std::vector<int> there;
  std::vector<int> byes;
  std::vector<int> sizes;   ///< of the tables, in the order of `tables`
  std::vector<int> wished;  ///< of each player: the table's place in the list, or -1
  Tables tables;
  bool fixed = false;  ///< published
};

/// The request in numbers.
struct Problem {
  int players = 0;
  int seats = 4;  ///< at a full table
  TableGame game = TableGame::single;
  std::vector<PlayerId> ids;
  std::map<PlayerId, int> numbers;
  std::vector<Round> rounds;
  std::vector<char> forbidden;  ///< players × players
  bool any_forbidden = false;
  std::vector<std::int64_t> bye_order;  ///< of each player: who has a bye before whom, the least first; empty: by lot

  [[nodiscard]] bool apart(int a, int b) const { return forbidden[at(a, b)] != 0; }
  [[nodiscard]] std::size_t at(int a, int b) const {
    return static_cast<std::size_t>(a) * static_cast<std::size_t>(players) + static_cast<std::size_t>(b);
  }
};

/// Sizes of tables for so many, and how many are left over. No tables where there are too few.
struct Sizes {
  std::vector<int> tables;
  int byes = 0;
};
[[nodiscard]] Sizes sizes_for(int there, const SeatingRequest& request);

/// Reads the request: who is there when, published rounds, sizes, byes. Errors: what makes no sense in it.
[[nodiscard]] tl::expected<Problem, SeatingFailure> read(const SeatingRequest& request);

/// Gives every round that is not fixed tables that keep the hard rules, and byes. Errors: there are none.
[[nodiscard]] tl::expected<void, SeatingFailure> arrange(Problem& problem, Dice& dice);

/// What the search for good meetings goes by.
struct Wishes {
  std::int64_t repeat = 64;            ///< the cost of meeting for the second time, twice as much for the third …
  std::int64_t three = 3;              ///< the same for tables of three
  std::vector<std::int64_t> affinity;  ///< what a meeting of a pair costs by itself, players × players, or nothing
  double hot = 45, cold = 7;           ///< temperatures, in costs
};

/// Improves the rounds that are not fixed by exchanging players; hard rules stay kept. At most `effort` exchanges are
/// tried; it ends when no better can exist.
void improve_meetings(Problem& problem, const Wishes& wishes, std::int64_t effort, Dice& dice);

/// Lays a published schedule, or a draft, over the rounds that are not fixed, with sizes and wishes corrected. True
/// where there was something to lay over.
bool lay_published(Problem& problem, Dice& dice);
bool lay_draft(Problem& problem, const SeatingRequest& request);

/// Orders the players of every table that is not fixed by seats.
void improve_seats(Problem& problem, Dice& dice);

/// The number of every table, from 1, so that few change; wishes kept. One list a round.
[[nodiscard]] std::vector<std::vector<int>> number_tables(const Problem& problem,
                                                          const std::vector<SeatingRound>& published);

/// How often every two have met, players × players, in both directions.
[[nodiscard]] std::vector<int> meetings(const Problem& problem);

/// The least that the sum over pairs of m (m - 1) / 2 can be, whatever the tables.
[[nodiscard]] std::int64_t least_repeats(const Problem& problem);

/// What somebody at seat `b` is to one at seat `a`.
enum class Relation { left, right, opposite, partner, apart };
constexpr int kRelations = 5;
[[nodiscard]] Relation relation(TableGame game, int a, int b, int size);

}  // namespace arbiter::club::seating
