// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <set>

#include "app/club/colours.h"
#include "app/club/matching.h"
#include "app/club/pairing.h"

namespace arbiter::club {
namespace {

/// What one unit of a goal weighs: more than all units of the goals below it together can.
constexpr std::int64_t kScore = 8'000'000'000'000, kColour = 20'000'000'000, kFloat = 20'000'000;

/// Players in the order of scores, and all that is known of pairs of them.
class Swiss {
 public:
  explicit Swiss(const SwissRequest& request) : request_(request) {
    for (std::size_t i = 0; i < request.players.size(); ++i) order_.push_back(i);
    std::ranges::stable_sort(order_, [&](std::size_t a, std::size_t b) { return at(a).score > at(b).score; });
    for (std::size_t i = 0; i < order_.size(); ++i) {
      const SwissPlayer& p = player(i);
      dues_.push_back(colour_due(p));
      if (i == 0 || player(i - 1).score != p.score) starts_.push_back(i);
      group_.push_back(starts_.size() - 1);
      std::set<PlayerId> met;
      for (const SwissGame& g : p.games)
        if (g.opponent && g.played) met.insert(*g.opponent);
      met_.push_back(std::move(met));
    }
    starts_.push_back(order_.size());
    for (const auto& [a, b] : request.forbidden) {
      forbidden_.emplace(a, b);
      forbidden_.emplace(b, a);
    }
    unit_ = score_unit();
  }

  [[nodiscard]] std::size_t size() const { return order_.size(); }
  [[nodiscard]] const SwissPlayer& player(std::size_t i) const { return at(order_[i]); }
  [[nodiscard]] bool odd_place(std::size_t i) const { return order_[i] % 2 == 0; }

  /// All that may be paired; with an odd number of players one more node stands for the bye.
  [[nodiscard]] std::vector<WeightedEdge> edges(const SwissRelaxed& relaxed) const {
    std::vector<WeightedEdge> out;
    const auto n = static_cast<int>(size());
    for (int a = 0; a < n; ++a) {
      for (int b = a + 1; b < n; ++b)
        if (may_meet(static_cast<std::size_t>(a), static_cast<std::size_t>(b), relaxed))
          out.push_back({a, b, weight(static_cast<std::size_t>(a), static_cast<std::size_t>(b))});
      if (n % 2 == 1 && (relaxed.second_bye || !had_bye(static_cast<std::size_t>(a))))
        out.push_back({a, n, bye_weight(static_cast<std::size_t>(a))});
    }
    return out;
  }

  [[nodiscard]] int nodes() const { return static_cast<int>(size() + size() % 2); }

 private:
  [[nodiscard]] const SwissPlayer& at(std::size_t i) const { return request_.players[i]; }

  /// The smallest step in which scores differ, so that differences are whole numbers.
  [[nodiscard]] Fraction score_unit() const {
    std::int64_t den = 1;
    for (const SwissPlayer& p : request_.players) den = common_denominator(den, p.score.den());
    return Fraction(1, den);
  }

  /// Score differences as weights: in steps, but never so large that weights overflow.
  [[nodiscard]] std::int64_t steps(const Fraction& difference) const {
    return std::min<std::int64_t>((difference / unit_).rounded(), 40);
  }

  [[nodiscard]] bool had_bye(std::size_t i) const { return std::ranges::any_of(player(i).games, &SwissGame::bye); }

  [[nodiscard]] bool may_meet(std::size_t a, std::size_t b, const SwissRelaxed& relaxed) const {
    const PlayerId x = player(a).player, y = player(b).player;
    if (!relaxed.rematches && met_[a].contains(y)) return false;
    if (!relaxed.forbidden && forbidden_.contains({x, y})) return false;
    const ColourDue &mine = dues_[a], &theirs = dues_[b];
    return relaxed.colours || mine.due != Due::absolute || theirs.due != Due::absolute || mine.colour != theirs.colour;
  }

  [[nodiscard]] std::int64_t weight(std::size_t a, std::size_t b) const {
    const std::int64_t apart = steps(player(a).score - player(b).score);
    std::int64_t out = kScore * apart * apart + kColour * colour_cost(a, b) + kFloat * float_cost(a, b);
    // Rematches and forbidden pairs only where nothing else is left.
    if (met_[a].contains(player(b).player) || forbidden_.contains({player(a).player, player(b).player}))
      out += kScore * 8000;
    if (group_[a] == group_[b]) {
      const std::size_t from = starts_[group_[a]], to = starts_[group_[a] + 1];
      const auto away = static_cast<std::int64_t>(b - a) - static_cast<std::int64_t>((to - from) / 2);
      out += std::min<std::int64_t>(away * away, 50'000);
    } else {
      // Down goes the last of a group, against the first of the next.
      out +=
          static_cast<std::int64_t>(starts_[group_[a] + 1] - 1 - a) + static_cast<std::int64_t>(b - starts_[group_[b]]);
    }
    return out;
  }

  /// 0 where both get what they are due, more where one wants it more.
  [[nodiscard]] std::int64_t colour_cost(std::size_t a, std::size_t b) const {
    const ColourDue &mine = dues_[a], &theirs = dues_[b];
    if (mine.due == Due::nothing || theirs.due == Due::nothing || mine.colour != theirs.colour) return 0;
    constexpr std::array<std::int64_t, 4> kCost = {0, 1, 3, 40};
    return kCost.at(static_cast<std::size_t>(std::min(mine.due, theirs.due)));
  }

  [[nodiscard]] std::int64_t float_cost(std::size_t a, std::size_t b) const {
    if (group_[a] == group_[b]) return 0;
    const auto again = [](const SwissPlayer& p, int way) {
      std::int64_t out = 0;
      const std::size_t n = p.games.size();
      if (n > 0 && p.games[n - 1].floated == way) out += 3;
      if (n > 1 && p.games[n - 2].floated == way) out += 1;
      return out;
    };
    return again(player(a), -1) + again(player(b), 1);
  }

  /// The bye goes to the lowest score, of those to the last in the list; a second one only where nothing else is left.
  [[nodiscard]] std::int64_t bye_weight(std::size_t i) const {
    const std::int64_t above = steps(player(i).score - player(size() - 1).score);
    return kScore * (above * above * 4 + (had_bye(i) ? 8000 : 0)) + static_cast<std::int64_t>(size() - i) * 10;
  }

  const SwissRequest& request_;
  std::vector<std::size_t> order_;
  std::vector<std::size_t> group_, starts_;
  std::vector<ColourDue> dues_;
  std::vector<std::set<PlayerId>> met_;
  std::set<std::pair<PlayerId, PlayerId>> forbidden_;
  Fraction unit_ = 1;
};

PairedRound with_colours(const Swiss& swiss, const std::vector<int>& partners, char first_colour) {
  PairedRound out;
  for (std::size_t a = 0; a < swiss.size(); ++a) {
    const auto b = static_cast<std::size_t>(partners[a]);
    if (b == swiss.size()) out.bye = swiss.player(a).player;
    if (b >= swiss.size() || b < a) continue;
    const bool white = first_has_white(swiss.player(a), swiss.player(b), swiss.odd_place(a), first_colour);
    const PlayerId x = swiss.player(a).player, y = swiss.player(b).player;
    out.games.push_back(white ? Pairing{x, y} : Pairing{y, x});
  }
  return out;
}

struct WayOut {
  SwissRelaxed relaxed;
  Message text;
};

/// From the smallest to the largest; the last are those that take more than one thing.
const std::vector<WayOut>& ways_out() {
  static const std::vector<WayOut> kWays = {
      {{true, false, false, false}, make_message("somebody has a second bye")},
      {{false, true, false, false}, make_message("somebody has a colour three times running, or three more of one")},
      {{false, false, true, false}, make_message("two who have met already meet again")},
      {{false, false, false, true}, make_message("two meet who were to be kept apart")},
      {{true, true, false, false},
       make_message("somebody has a second bye, and somebody a colour three times running")},
      {{true, true, true, false}, make_message("two meet again, with any colours, and somebody may have a second bye")},
      {{true, true, true, true}, make_message("nothing is kept of what is forbidden")}};
  return kWays;
}

SwissRelaxed both(const SwissRelaxed& a, const SwissRelaxed& b) {
  return {a.second_bye || b.second_bye, a.colours || b.colours, a.rematches || b.rematches, a.forbidden || b.forbidden};
}

NoPairing explain(const Swiss& swiss, const SwissRequest& request) {
  NoPairing out;
  const std::vector<int> most = largest_matching(swiss.nodes(), swiss.edges(request.relaxed));
  for (std::size_t i = 0; i < swiss.size(); ++i)
    if (most[i] < 0) out.left_over.push_back(swiss.player(i).player);
  const bool no_bye = swiss.size() % 2 == 1 && most[swiss.size()] < 0;
  if (no_bye && out.left_over.empty()) {
    out.why = make_message("everybody could be paired but one, and nobody may have a bye");
  } else {
    out.why =
        make_message("%1 of %2 find no opponent whom they have not met, may meet, and whose colours go with theirs",
                     out.left_over.size(), swiss.size());
  }
  bool simple = false;
  for (std::size_t i = 0; i < ways_out().size(); ++i) {
    const WayOut& way = ways_out()[i];
    if (simple && i >= 4) break;
    const SwissRelaxed relaxed = both(request.relaxed, way.relaxed);
    const std::vector<int> now = largest_matching(swiss.nodes(), swiss.edges(relaxed));
    if (std::ranges::any_of(now, [](int p) { return p < 0; })) continue;
    out.relax.push_back(way.text);
    out.relaxed.push_back(relaxed);
    if (i >= 4) break;
    simple = true;
  }
  return out;
}

}  // namespace

tl::expected<PairedRound, NoPairing> swiss_round(const SwissRequest& request) {
  std::set<PlayerId> seen;
  for (const SwissPlayer& p : request.players)
    if (!seen.insert(p.player).second)
      return tl::unexpected(NoPairing{make_message("%1 is in the list twice", player_message(p.player)), {}, {}, {}});
  if (request.players.size() < 2)
    return tl::unexpected(NoPairing{make_message("fewer than two are there"), {}, {}, {}});
  const Swiss swiss(request);
  const std::vector<int> partners = cheapest_perfect_matching(swiss.nodes(), swiss.edges(request.relaxed));
  if (partners.empty()) return tl::unexpected(explain(swiss, request));
  return with_colours(swiss, partners, request.first_colour);
}

}  // namespace arbiter::club
