// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <cmath>

#include "app/club/seating_parts.h"

namespace arbiter::club::seating {
namespace {

/// A seat too many weighs more than anything between neighbours.
constexpr std::int64_t kSeat = 1000;

/// What it costs that two are once more to each other what they were before.
std::int64_t weight(Relation r) { return r == Relation::partner ? 20 : r == Relation::apart ? 0 : 1; }

/// Two seats exchanged at some tables: what the search tries.
struct Exchange {
  std::vector<std::size_t> tables;
  std::size_t c = 0, d = 0;
};

class Seats {
 public:
  explicit Seats(Problem& problem) : problem_(problem), seats_(static_cast<std::size_t>(problem.seats)) {
    const auto players = static_cast<std::size_t>(problem.players);
    at_seat_.assign(players * seats_, 0);
    related_.assign(players * players * kRelations, 0);
    for (Round& round : problem.rounds)
      for (auto& table : round.tables) {
        if (!round.fixed) open_.push_back(tables_.size());
        tables_.push_back(&table);
      }
  }

  [[nodiscard]] bool open() const { return !open_.empty(); }
  [[nodiscard]] std::size_t seats() const { return seats_; }
  [[nodiscard]] std::int64_t cost() const { return cost_; }
  /// Small events are searched longer: a pass over them takes less.
  [[nodiscard]] int passes() const { return std::clamp(40'000 / static_cast<int>(open_.size()), 100, 2000); }

  /// Gives all open tables seats of which every player has each as often as any other, or once more or less.
  void colour(Dice& dice) {
    std::vector<Place> all;
    for (const std::size_t t : open_)
      for (const int p : *tables_[t]) all.push_back({p, t, 0});
    share_out(all, 0, seats_, dice);
    for (const std::size_t t : open_) tables_[t]->assign(seats_, -1);
    for (const Place& place : all) (*tables_[place.table])[place.seat] = place.player;
    for (const std::size_t t : open_) close_ranks(*tables_[t]);
    for (std::size_t t = 0; t < tables_.size(); ++t) count(t, 1);
  }

  /// Exchanges seats at tables, and says by how much the cost has changed. Doing the same again takes it back.
  std::int64_t apply(const Exchange& e) {
    const std::int64_t before = cost_;
    for (const std::size_t t : e.tables) {
      count(t, -1);
      std::swap((*tables_[t])[e.c], (*tables_[t])[e.d]);
      count(t, 1);
    }
    return cost_ - before;
  }

  [[nodiscard]] Exchange random_exchange(Dice& dice) const {
    Exchange out;
    out.tables = {open_[dice.roll(open_.size())]};
    const std::size_t size = tables_[out.tables[0]]->size();
    out.c = dice.roll(size);
    out.d = dice.roll(size - 1);
    if (out.d >= out.c) ++out.d;
    return out;
  }

  /// Chains of tables at which seats c and d can be exchanged so that nobody's seats change in number but at the ends.
  [[nodiscard]] std::vector<Exchange> chains(std::size_t c, std::size_t d, Dice& dice) const {
    const auto players = static_cast<std::size_t>(problem_.players);
    std::vector<std::vector<std::size_t>> at_c(players), at_d(players);
    std::vector<std::size_t> order;
    for (const std::size_t t : open_)
      if (std::max(c, d) < tables_[t]->size()) order.push_back(t);
    dice.shuffle(order);
    for (const std::size_t t : order) {
      at_c[static_cast<std::size_t>((*tables_[t])[c])].push_back(t);
      at_d[static_cast<std::size_t>((*tables_[t])[d])].push_back(t);
    }
    std::vector<std::array<std::size_t, 2>> links(tables_.size(), {kNone, kNone});
    for (std::size_t p = 0; p < players; ++p)
      for (std::size_t i = 0; i < std::min(at_c[p].size(), at_d[p].size()); ++i) {
        links[at_c[p][i]][0] = at_d[p][i];
        links[at_d[p][i]][1] = at_c[p][i];
      }
    std::vector<char> seen(tables_.size(), 0);
    std::vector<Exchange> out;
    for (const std::size_t t : order) {
      if (seen[t] != 0) continue;
      out.push_back({{}, c, d});
      std::vector<std::size_t> waiting = {t};
      while (!waiting.empty()) {
        const std::size_t now = waiting.back();
        waiting.pop_back();
        if (seen[now] != 0) continue;
        seen[now] = 1;
        out.back().tables.push_back(now);
        for (const std::size_t next : links[now])
          if (next != kNone) waiting.push_back(next);
      }
    }
    return out;
  }

  /// No seats can cost less.
  [[nodiscard]] std::int64_t bound() const {
    std::int64_t out = 0;
    const auto players = static_cast<std::size_t>(problem_.players);
    for (std::size_t p = 0; p < players; ++p) {
      std::int64_t games = 0;
      for (std::size_t s = 0; s < seats_; ++s) games += at_seat_[p * seats_ + s];
      const auto n = static_cast<std::int64_t>(seats_), q = games / n, r = games % n;
      out += kSeat * (r * (q + 1) * (q + 1) + (n - r) * q * q);
    }
    return out;
  }

 private:
  static constexpr std::size_t kNone = static_cast<std::size_t>(-1);

  struct Place {
    int player = 0;
    std::size_t table = 0, seat = 0;
  };

  /// Parts places into halves so that both halves have as many of every player and of every table, or one more: each
  /// player's and each table's places are joined in pairs, which makes rings and chains, and these are coloured in
  /// turn.
  [[nodiscard]] std::vector<char> halves(const std::vector<Place>& places, Dice& dice) const {
    std::vector<std::array<std::size_t, 2>> mate(places.size(), {kNone, kNone});
    for (const int end : {0, 1}) {
      std::vector<std::size_t> order(places.size());
      for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
      dice.shuffle(order);
      std::vector<std::size_t> waiting(end == 0 ? static_cast<std::size_t>(problem_.players) : tables_.size(), kNone);
      for (const std::size_t i : order) {
        std::size_t& other = waiting[end == 0 ? static_cast<std::size_t>(places[i].player) : places[i].table];
        if (other == kNone) {
          other = i;
          continue;
        }
        mate[i][static_cast<std::size_t>(end)] = other;
        mate[other][static_cast<std::size_t>(end)] = i;
        other = kNone;
      }
    }
    std::vector<char> colour(places.size(), 2);
    for (std::size_t i = 0; i < places.size(); ++i) {
      if (colour[i] != 2) continue;
      colour[i] = static_cast<char>(dice.roll(2));
      std::vector<std::size_t> waiting = {i};
      while (!waiting.empty()) {
        const std::size_t now = waiting.back();
        waiting.pop_back();
        for (const std::size_t next : mate[now])
          if (next != kNone && colour[next] == 2) {
            colour[next] = static_cast<char>(1 - colour[now]);
            waiting.push_back(next);
          }
      }
    }
    return colour;
  }

  void share_out(std::vector<Place>& places, std::size_t from, std::size_t to, Dice& dice) {
    if (to - from == 1) {
      for (Place& place : places) place.seat = from;
      return;
    }
    const std::vector<char> half = halves(places, dice);
    std::array<std::vector<Place>, 2> parts;
    for (std::size_t i = 0; i < places.size(); ++i) parts[static_cast<std::size_t>(half[i])].push_back(places[i]);
    const std::size_t middle = (from + to) / 2;
    share_out(parts[0], from, middle, dice);
    share_out(parts[1], middle, to, dice);
    places = std::move(parts[0]);
    places.insert(places.end(), parts[1].begin(), parts[1].end());
  }

  /// A smaller table uses its first seats: whoever sits behind them takes the empty one.
  static void close_ranks(std::vector<int>& table) {
    const auto size = static_cast<std::size_t>(std::ranges::count_if(table, [](int p) { return p >= 0; }));
    for (std::size_t s = size; s < table.size(); ++s)
      if (table[s] >= 0) *std::ranges::find(table, -1) = table[s];
    table.resize(size);
  }

  /// Adds a table to the counts and the cost, or takes it away.
  void count(std::size_t t, int sign) {
    const std::vector<int>& table = *tables_[t];
    const auto size = static_cast<int>(table.size());
    for (int s = 0; s < size; ++s) {
      const int p = table[static_cast<std::size_t>(s)];
      // A published table may have more seats than this event's tables have.
      if (static_cast<std::size_t>(s) < seats_) {
        int& c = at_seat_[static_cast<std::size_t>(p) * seats_ + static_cast<std::size_t>(s)];
        cost_ += kSeat * (2 * sign * c + 1);
        c += sign;
      }
      for (int o = s + 1; o < size; ++o) relate(p, table[static_cast<std::size_t>(o)], s, o, size, sign);
    }
  }

  void relate(int p, int q, int seat_p, int seat_q, int size, int sign) {
    const Relation r =
        p < q ? relation(problem_.game, seat_p, seat_q, size) : relation(problem_.game, seat_q, seat_p, size);
    const std::size_t pair = problem_.at(std::min(p, q), std::max(p, q));
    int& times = related_[pair * kRelations + static_cast<std::size_t>(r)];
    cost_ += weight(r) * (sign > 0 ? times : -(times - 1));
    times += sign;
  }

  Problem& problem_;
  std::size_t seats_;
  std::vector<std::vector<int>*> tables_;
  std::vector<std::size_t> open_;
  std::vector<int> at_seat_, related_;
  std::int64_t cost_ = 0;
};

bool taken(std::int64_t change, double temperature, Dice& dice) {
  return change <= 0 || dice.part() < std::exp(-static_cast<double>(change) / temperature);
}

}  // namespace

void improve_seats(Problem& problem, Dice& dice) {
  Seats state(problem);
  if (!state.open()) return;
  state.colour(dice);
  const std::int64_t bound = state.bound();
  std::int64_t best = state.cost();
  std::vector<Tables> kept;
  const auto keep = [&] {
    kept.clear();
    for (const Round& round : problem.rounds) kept.push_back(round.tables);
  };
  keep();
  const int passes = state.passes();
  for (int pass = 0; pass < passes && best > bound; ++pass) {
    const double temperature = 1.5 * std::pow(0.1, static_cast<double>(pass) / passes);
    for (std::size_t c = 0; c < state.seats(); ++c)
      for (std::size_t d = c + 1; d < state.seats(); ++d)
        for (const Exchange& chain : state.chains(c, d, dice))
          if (!taken(state.apply(chain), temperature, dice)) state.apply(chain);
    for (int i = 0; i < 50 * static_cast<int>(problem.rounds.size()); ++i) {
      const Exchange one = state.random_exchange(dice);
      if (!taken(state.apply(one), temperature, dice)) state.apply(one);
    }
    if (state.cost() < best) {
      best = state.cost();
      keep();
    }
  }
  for (std::size_t r = 0; r < kept.size(); ++r) problem.rounds[r].tables = std::move(kept[r]);
}

}  // namespace arbiter::club::seating
