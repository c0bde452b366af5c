// SPDX-License-Identifier: MIT
#include <algorithm>

#include "app/club/matching.h"
#include "app/club/seating_parts.h"

namespace arbiter::club::seating {
namespace {

/// How many of a table's players come from each table, by the number of the table where they sat last.
std::map<int, int> come_from(const std::vector<int>& table, const std::vector<int>& last) {
  std::map<int, int> out;
  for (const int p : table)
    if (last[static_cast<std::size_t>(p)] > 0) ++out[last[static_cast<std::size_t>(p)]];
  return out;
}

/// The numbers of a round's tables: wishes first, then so that as many as possible stay where they are.
std::vector<int> number_round(const Round& round, const std::vector<int>& last) {
  const auto size = static_cast<int>(round.tables.size());
  std::vector<int> out(round.tables.size(), 0);
  std::vector<char> used(round.tables.size() + 1, 0);
  for (std::size_t t = 0; t < round.tables.size(); ++t)
    for (const int p : round.tables[t])
      if (round.wished[static_cast<std::size_t>(p)] >= 0) {
        out[t] = static_cast<int>(t) + 1;
        used[t + 1] = 1;
      }
  std::vector<std::size_t> tables;
  std::vector<int> numbers;
  for (int n = 1; n <= size; ++n) {
    if (used[static_cast<std::size_t>(n)] == 0) numbers.push_back(n);
    if (out[static_cast<std::size_t>(n) - 1] == 0) tables.push_back(static_cast<std::size_t>(n) - 1);
  }
  const auto free = static_cast<int>(tables.size());
  std::vector<WeightedEdge> edges;
  for (int i = 0; i < free; ++i) {
    const auto stay = come_from(round.tables[tables[static_cast<std::size_t>(i)]], last);
    for (int j = 0; j < free; ++j) {
      const auto here = stay.find(numbers[static_cast<std::size_t>(j)]);
      // Of equals the one that keeps the list's order.
      edges.push_back({i, free + j, (here == stay.end() ? 0 : -1000 * here->second) + (i == j ? -1 : 0)});
    }
  }
  const std::vector<int> partners = cheapest_perfect_matching(2 * free, edges);
  for (int i = 0; i < free; ++i)
    out[tables[static_cast<std::size_t>(i)]] =
        numbers[static_cast<std::size_t>(partners[static_cast<std::size_t>(i)] - free)];
  return out;
}

}  // namespace

std::vector<std::vector<int>> number_tables(const Problem& problem, const std::vector<SeatingRound>& published) {
  std::vector<std::vector<int>> out;
  std::vector<int> last(static_cast<std::size_t>(problem.players), 0);
  for (std::size_t r = 0; r < problem.rounds.size(); ++r) {
    const Round& round = problem.rounds[r];
    if (round.fixed) {
      out.emplace_back();
      for (const SeatedTable& table : published[r].tables) out.back().push_back(table.number);
    } else {
      out.push_back(number_round(round, last));
    }
    for (std::size_t t = 0; t < round.tables.size(); ++t)
      for (const int p : round.tables[t]) last[static_cast<std::size_t>(p)] = out.back()[t];
  }
  return out;
}

}  // namespace arbiter::club::seating
