// SPDX-License-Identifier: MIT
#include <algorithm>
#include <numeric>
#include <set>

#include "app/club/published_schedules.h"
#include "app/club/seating_parts.h"

namespace arbiter::club::seating {
namespace {

/// How many byes everybody has had before a round.
std::vector<int> byes_before(const Problem& problem, std::size_t round) {
  std::vector<int> out(static_cast<std::size_t>(problem.players), 0);
  for (std::size_t r = 0; r < round; ++r)
    for (const int p : problem.rounds[r].byes) ++out[static_cast<std::size_t>(p)];
  return out;
}

/// Who has a bye: those who have had fewest, of equals by the problem's order, if that is wanted, and then by lot.
std::vector<int> draw_byes(const Problem& problem, const Round& round, std::size_t count, const std::vector<int>& had,
                           bool by_order, Dice& dice) {
  std::vector<int> order = round.there;
  dice.shuffle(order);
  if (by_order && !problem.bye_order.empty())
    std::ranges::stable_sort(order, {}, [&](int p) { return problem.bye_order[static_cast<std::size_t>(p)]; });
  std::ranges::stable_sort(order, {}, [&](int p) { return had[static_cast<std::size_t>(p)]; });
  order.resize(count);
  return order;
}

/// Are there byes to choose from at all?
bool byes_open(const Round& round, std::size_t count, const std::vector<int>& had) {
  if (count == 0 || count == round.there.size()) return false;
  std::vector<int> levels;
  for (const int p : round.there) levels.push_back(had[static_cast<std::size_t>(p)]);
  std::ranges::sort(levels);
  return levels[count - 1] == levels[count];
}

/// Seats the players of one round, trying everything before it gives up, as long as the steps last.
class Filling {
 public:
  Filling(const Problem& problem, const Round& round, std::vector<int> order, int steps)
      : problem_(problem), round_(round), order_(std::move(order)), steps_(steps), tables(round.sizes.size()) {}

  bool run() { return place(0); }
  /// Did it end because the steps were used up?
  [[nodiscard]] bool gave_up() const { return steps_ <= 0; }

 private:
  const Problem& problem_;
  const Round& round_;
  std::vector<int> order_;
  int steps_;

 public:
  Tables tables;

 private:
  [[nodiscard]] bool fits(int player, std::size_t t) const {
    if (static_cast<int>(tables[t].size()) >= round_.sizes[t]) return false;
    return std::ranges::none_of(tables[t], [&](int other) { return problem_.apart(player, other); });
  }

  /// A table for which nothing speaks that did not speak for an earlier one: empty, of the same size, nobody's wish.
  [[nodiscard]] bool same_as_earlier(std::size_t t) const {
    if (!tables[t].empty()) return false;
    for (std::size_t e = 0; e < t; ++e)
      if (tables[e].empty() && round_.sizes[e] == round_.sizes[t] && !wished_.contains(static_cast<int>(e)) &&
          !wished_.contains(static_cast<int>(t)))
        return true;
    return false;
  }

  bool place(std::size_t i) {
    if (i == order_.size()) return true;
    if (--steps_ <= 0) return false;
    const int player = order_[i];
    const int wished = round_.wished[static_cast<std::size_t>(player)];
    if (i == 0)
      for (const int p : order_) wished_.insert(round_.wished[static_cast<std::size_t>(p)]);
    for (std::size_t t = 0; t < tables.size(); ++t) {
      if ((wished >= 0 && static_cast<int>(t) != wished) || !fits(player, t) || same_as_earlier(t)) continue;
      tables[t].push_back(player);
      if (place(i + 1)) return true;
      tables[t].pop_back();
    }
    return false;
  }

  std::set<int> wished_;
};

/// Those with wishes first, then those with whom fewest may sit; of equals by lot.
std::vector<int> order_for(const Problem& problem, const Round& round, const std::vector<int>& byes, Dice& dice) {
  std::vector<int> order;
  for (const int p : round.there)
    if (std::ranges::find(byes, p) == byes.end()) order.push_back(p);
  dice.shuffle(order);
  std::vector<int> weight(static_cast<std::size_t>(problem.players), 0);
  for (const int p : order) {
    int& w = weight[static_cast<std::size_t>(p)];
    if (problem.any_forbidden)
      for (const int q : order) w += problem.apart(p, q) ? 1 : 0;
    if (round.wished[static_cast<std::size_t>(p)] >= 0) w += problem.players;
  }
  std::ranges::stable_sort(order, std::greater{}, [&](int p) { return weight[static_cast<std::size_t>(p)]; });
  return order;
}

std::vector<Message> ways_out(const Problem& problem, const Round& round) {
  const auto name = [&](int p) { return player_message(problem.ids[static_cast<std::size_t>(p)]); };
  std::vector<Message> out;
  for (std::size_t i = 0; i < round.there.size(); ++i)
    for (std::size_t j = i + 1; j < round.there.size(); ++j)
      if (problem.apart(round.there[i], round.there[j]) && out.size() < 20)
        out.push_back(make_message("%1 and %2 may meet", name(round.there[i]), name(round.there[j])));
  for (const int p : round.there)
    if (round.wished[static_cast<std::size_t>(p)] >= 0) out.push_back(make_message("%1 sits anywhere", name(p)));
  return out;
}

tl::expected<void, SeatingFailure> arrange_round(Problem& problem, std::size_t r, Dice& dice) {
  Round& round = problem.rounds[r];
  const auto had = byes_before(problem, r);
  const auto seated = static_cast<std::size_t>(std::accumulate(round.sizes.begin(), round.sizes.end(), 0));
  const std::size_t byes = round.there.size() - seated;
  const bool open = byes_open(round, byes, had);
  bool proved = true;
  for (int attempt = 0; attempt < (open ? 200 : 30); ++attempt) {
    const std::vector<int> out = draw_byes(problem, round, byes, had, attempt < 5, dice);
    Filling filling(problem, round, order_for(problem, round, out, dice), 20'000 + 10 * problem.players);
    if (filling.run()) {
      round.byes = out;
      round.tables = std::move(filling.tables);
      return {};
    }
    if (filling.gave_up() || open) proved = false;
    if (!filling.gave_up() && !open) break;
  }
  return tl::unexpected(
      SeatingFailure{static_cast<int>(r) + 1,
                     make_message("no seating keeps everybody apart who must not meet, and every wished table"), proved,
                     ways_out(problem, round)});
}

/// Moves players from tables that are too large to those that are too small.
void even_out(Round& round, std::vector<int> left) {
  for (std::size_t t = 0; t < round.tables.size(); ++t) {
    while (static_cast<int>(round.tables[t].size()) > round.sizes[t]) {
      left.push_back(round.tables[t].back());
      round.tables[t].pop_back();
    }
  }
  for (std::size_t t = 0; t < round.tables.size(); ++t) {
    while (static_cast<int>(round.tables[t].size()) < round.sizes[t]) {
      round.tables[t].push_back(left.back());
      left.pop_back();
    }
  }
}

/// Makes groups of players the tables of a round: the largest groups the largest tables; byes stay as they are.
void lay(Round& round, Tables groups) {
  std::set<int> to_seat(round.there.begin(), round.there.end());
  for (const int p : round.byes) to_seat.erase(p);
  for (auto& group : groups) std::erase_if(group, [&](int p) { return to_seat.erase(p) == 0; });
  std::ranges::stable_sort(groups, std::greater{}, [](const auto& g) { return g.size(); });
  std::vector<std::size_t> order(round.sizes.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(order, std::greater{}, [&](std::size_t t) { return round.sizes[t]; });
  round.tables.assign(round.sizes.size(), {});
  std::vector<int> left(to_seat.begin(), to_seat.end());
  for (std::size_t g = 0; g < groups.size(); ++g) {
    if (g < order.size())
      round.tables[order[g]] = std::move(groups[g]);
    else
      left.insert(left.end(), groups[g].begin(), groups[g].end());
  }
  even_out(round, std::move(left));
}

/// A schedule for more players than there are, with some of its places left empty.
struct Choice {
  std::vector<char> empty;         ///< of each place
  std::vector<std::size_t> order;  ///< of the schedule's rounds
  /// How often empty places meet, which makes tables too small; and, of two choices alike in this, what the sharing out
  /// of smaller tables costs: m (m - 1) / 2 for whoever sits at m of them.
  std::pair<std::int64_t, std::int64_t> cost;
};

std::pair<std::int64_t, std::int64_t> cost_of(const Choice& choice, const std::vector<Tables>& schedule,
                                              std::size_t rounds) {
  std::pair<std::int64_t, std::int64_t> out;
  std::vector<std::int64_t> smaller(choice.empty.size(), 0);
  for (std::size_t r = 0; r < rounds; ++r)
    for (const auto& table : schedule[choice.order[r % schedule.size()]]) {
      const auto here =
          std::ranges::count_if(table, [&](int p) { return choice.empty[static_cast<std::size_t>(p)] != 0; });
      out.first += here * (here - 1) / 2;
      if (here == 0) continue;
      for (const int p : table)
        if (choice.empty[static_cast<std::size_t>(p)] == 0) out.second += smaller[static_cast<std::size_t>(p)]++;
    }
  return out;
}

/// The best of many choices by lot.
Choice choose(const std::vector<Tables>& schedule, std::size_t places, std::size_t players, std::size_t rounds,
              Dice& dice) {
  Choice best;
  const int attempts = places == players ? 1 : 2000;
  for (int attempt = 0; attempt < attempts; ++attempt) {
    Choice one{std::vector<char>(places, 0), std::vector<std::size_t>(schedule.size()), {}};
    std::fill_n(one.empty.begin(), places - players, 1);
    dice.shuffle(one.empty);
    std::iota(one.order.begin(), one.order.end(), std::size_t{0});
    dice.shuffle(one.order);
    one.cost = cost_of(one, schedule, rounds);
    if (attempt == 0 || one.cost < best.cost) best = std::move(one);
  }
  return best;
}

}  // namespace

tl::expected<void, SeatingFailure> arrange(Problem& problem, Dice& dice) {
  for (std::size_t r = 0; r < problem.rounds.size(); ++r)
    if (!problem.rounds[r].fixed)
      if (auto done = arrange_round(problem, r, dice); !done) return done;
  return {};
}

bool lay_published(Problem& problem, Dice& dice) {
  if (problem.rounds.empty() || problem.seats != 4) return false;
  const std::vector<int>& all = problem.rounds.front().there;
  for (const Round& round : problem.rounds) {
    const bool plain = std::ranges::all_of(round.wished, [](int w) { return w < 0; });
    if (round.fixed || round.there != all || !round.byes.empty() || !plain) return false;
  }
  const std::size_t size = (all.size() + 3) / 4 * 4;
  const std::vector<Tables> schedule = published_schedule(static_cast<int>(size));
  if (schedule.empty()) return false;
  const Choice choice = choose(schedule, size, all.size(), problem.rounds.size(), dice);
  std::vector<int> players = all;
  dice.shuffle(players);
  std::vector<int> who(size, -1);
  std::size_t next = 0;
  for (std::size_t i = 0; i < size; ++i)
    if (choice.empty[i] == 0) who[i] = players[next++];
  for (std::size_t r = 0; r < problem.rounds.size(); ++r) {
    Tables groups = schedule[choice.order[r % schedule.size()]];
    for (auto& group : groups) {
      for (int& p : group) p = who[static_cast<std::size_t>(p)];
      std::erase(group, -1);
    }
    lay(problem.rounds[r], std::move(groups));
  }
  return true;
}

bool lay_draft(Problem& problem, const SeatingRequest& request) {
  if (request.draft.empty()) return false;
  for (std::size_t d = 0; d < request.draft.size(); ++d) {
    const std::size_t r = request.published.size() + d;
    if (r >= problem.rounds.size()) break;
    Round& round = problem.rounds[r];
    if (std::ranges::any_of(round.wished, [](int w) { return w >= 0; })) continue;
    Tables groups;
    for (const SeatedTable& table : request.draft[d].tables) {
      groups.emplace_back();
      for (const PlayerId p : table.seats)
        if (const auto at = problem.numbers.find(p); at != problem.numbers.end()) groups.back().push_back(at->second);
    }
    lay(round, std::move(groups));
  }
  return true;
}

}  // namespace arbiter::club::seating
