// SPDX-License-Identifier: MIT
#include "tests/play/tree_search.h"

#include <algorithm>
#include <cmath>
#include <exception>

#include "play/player.h"
#include "referee/core/engine.h"

namespace arbiter::testing {

using namespace play;

namespace {

constexpr float kExplore = 1.1F;       // how much is tried that has not been tried much
constexpr float kUntriedLoss = 0.08F;  // an action that was never tried counts as worse than its position by so much
constexpr double kSpread = 450;        // hundredths of a pawn by which the share of one of several changes e-fold
constexpr int kDeepestWalk = 60;       // actions from the root
constexpr int kExchange = 4;           // captures that are looked at beyond the tree …
constexpr std::size_t kExchanges = 2;  // … and how many each time
constexpr std::size_t kMostNodes = 60'000;
constexpr int kSureGain = -100;  // a capture that loses more is not expected

}  // namespace

struct TreeSearch::Edge {
  Action action;
  float prior = 1;  ///< how promising it looks, in sum 1; of a throw its probability
  int visits = 0;
  Shares sum{};
  std::unique_ptr<Node> child{};
  bool dead = false;  ///< it turned out not to be possible
};

struct TreeSearch::Node {
  Position pos;
  Seat actor = Seat::none;
  bool listed = false, dice = false;
  int visits = 0;
  Shares value{};
  std::vector<Edge> edges{};
};

TreeSearch::TreeSearch(const Position& root, const Worth& worth, const Sides& sides, std::uint64_t seed, Meter& meter)
    : root_(root), worth_(worth), sides_(sides), meter_(meter), chance_(mixed(seed)) {
  // Partners of one another are one side.
  const auto& seats = root.rules->seats;
  const auto other = std::find_if(seats.begin(), seats.end(), [&](Seat s) { return !sides.is_mine(s); });
  two_ = other != seats.end() && std::all_of(seats.begin(), seats.end(), [&](Seat s) {
           return sides.is_mine(s) || s == *other || root.rules->allied(s, *other);
         });
}

TreeSearch::~TreeSearch() = default;

TreeSearch::Shares TreeSearch::shares_of(const Scores& scores) const {
  Shares shares{};
  const auto& seats = root_.rules->seats;
  if (two_) {
    const auto mine = static_cast<float>(share_of(sides_.balance(*root_.rules, scores)));
    for (const Seat s : seats)
      shares[static_cast<std::size_t>(index(s))] = sides_.is_mine(s)
                                                       ? mine / static_cast<float>(sides_.allies)
                                                       : (1 - mine) / static_cast<float>(std::max(1, sides_.others));
    return shares;
  }
  int most = scores[static_cast<std::size_t>(index(seats.front()))];
  for (const Seat s : seats) most = std::max(most, scores[static_cast<std::size_t>(index(s))]);
  float sum = 0;
  for (const Seat s : seats) {
    const auto i = static_cast<std::size_t>(index(s));
    shares[i] = static_cast<float>(std::exp((scores[i] - most) / kSpread));
    sum += shares[i];
  }
  for (float& share : shares) share /= sum;
  return shares;
}

TreeSearch::Shares TreeSearch::outcome(const Position& pos) const {
  Shares shares{};
  const auto& seats = root_.rules->seats;
  int winners = 0;
  for (const Seat s : seats) winners += (pos.result.winners >> index(s)) & 1;
  for (const Seat s : seats) {
    const bool wins = ((pos.result.winners >> index(s)) & 1) != 0;
    shares[static_cast<std::size_t>(index(s))] = winners == 0 ? 1.0F / static_cast<float>(seats.size())
                                                 : wins       ? 1.0F / static_cast<float>(winners)
                                                              : 0.0F;
  }
  return shares;
}

std::optional<int> TreeSearch::gain(const Position& pos, const Action& action) const {
  const bool goes = action.type == Action::Type::move || action.type == Action::Type::shot;
  if (!goes || !action.to.valid() || !action.from.valid()) return std::nullopt;
  const Piece* mover = pos.piece_at(action.from);
  if (mover == nullptr) return std::nullopt;
  int all = action.kind != kNoKind ? std::max(0, worth_.material(action.kind) - worth_.material(mover->kind)) : 0;
  const Piece* victim = pos.piece_at(action.to);
  const bool takes = victim != nullptr && victim != mover && !pos.rules->allied(mover->controller, victim->controller);
  if (!takes && all == 0) return std::nullopt;
  if (takes) all += worth_.material(victim->kind) - worth_.material(mover->kind) / 8;
  return all;
}

float TreeSearch::prior(const Position& pos, const Action& action) const {
  if (const auto more = gain(pos, action)) return 2.0F + 4.0F * static_cast<float>(std::clamp(*more, 0, 1'000)) / 1'000;
  if (action.type == Action::Type::end || action.type == Action::Type::pass) return 0.5F;
  return 1.0F;
}

std::unique_ptr<TreeSearch::Node> TreeSearch::made(const Position& from, Seat actor, const Action& action) {
  auto node = std::make_unique<Node>();
  node->pos = from;
  events_.clear();
  try {
    Engine::play(node->pos, action, events_);
  } catch (const std::exception&) {  // it rests on something hidden
    return nullptr;
  }
  node->actor = node->pos.acting();
  if (node->actor == Seat::none && !node->pos.over()) node->actor = node->pos.rules->clockwise(actor);
  ++nodes_;
  return node;
}

void TreeSearch::list(Node& node) {
  node.listed = true;
  if (node.pos.over()) return;
  ActionList actions;
  try {
    Engine::legal_unsorted(node.pos, actions);
  } catch (const std::exception&) {  // nobody knows how it goes on: what was hidden is missing
    return;
  }
  if (node.pos.decision.seat == Seat::none)
    std::erase_if(actions, [&](const Action& a) { return a.seat != Seat::none && a.seat != node.actor; });
  if (actions.empty()) return;
  // What others hide is theirs to know.
  if (!sides_.is_mine(node.actor) && actions.front().type == Action::Type::secret) return;
  node.dice = std::all_of(actions.begin(), actions.end(),
                          [](const Action& a) { return a.type == Action::Type::roll && !a.args.empty(); });
  const SlotId asked = node.pos.decision.slot;
  float sum = 0;
  node.edges.reserve(actions.size());
  for (Action& action : actions) {
    Edge edge;
    edge.prior =
        node.dice && asked != kNoSlot
            ? static_cast<float>(node.pos.rules->rule(node.pos.slots[asked].rule).weight(node.pos, asked, action))
            : prior(node.pos, action);
    edge.action = std::move(action);
    sum += edge.prior;
    node.edges.push_back(std::move(edge));
  }
  for (Edge& edge : node.edges) edge.prior /= std::max(sum, 1e-6F);
}

TreeSearch::Shares TreeSearch::quiet(const Position& pos, Seat actor, int depth) {
  if (pos.over()) return outcome(pos);
  Shares best = shares_of(worth_.of(pos));
  if (depth == 0 || meter_.out() || actor == Seat::none) return best;
  ActionList actions;
  try {
    Engine::legal_unsorted(pos, actions);
  } catch (const std::exception&) {
    return best;
  }
  std::vector<std::pair<int, const Action*>> takes;
  for (const Action& action : actions)
    if (const auto more = gain(pos, action); more && *more > kSureGain) takes.emplace_back(*more, &action);
  const std::size_t some = std::min(takes.size(), kExchanges);
  std::partial_sort(takes.begin(), takes.begin() + static_cast<std::ptrdiff_t>(some), takes.end(),
                    [](const auto& a, const auto& b) { return a.first > b.first; });
  const auto own = static_cast<std::size_t>(index(actor));
  for (std::size_t i = 0; i < some && meter_.spend(); ++i) {
    const auto after = made(pos, actor, *takes[i].second);
    if (after == nullptr) continue;
    --nodes_;
    const Shares shares = quiet(after->pos, after->actor, depth - 1);
    if (shares[own] > best[own]) best = shares;
  }
  return best;
}

TreeSearch::Edge* TreeSearch::chosen(Node& node) {
  Edge* best = nullptr;
  if (node.dice) {
    float mark = std::uniform_real_distribution<float>(0, 1)(chance_);
    for (Edge& edge : node.edges) {
      if (edge.dead) continue;
      best = &edge;
      mark -= edge.prior;
      if (mark < 0) break;
    }
    return best;
  }
  const auto own = static_cast<std::size_t>(index(node.actor));
  const float all = std::sqrt(static_cast<float>(node.visits + 1));
  const float even = 1.0F / static_cast<float>(std::max<std::size_t>(1, node.edges.size()));
  float most = -1;
  for (Edge& edge : node.edges) {
    if (edge.dead) continue;
    const float mean =
        edge.visits > 0 ? edge.sum[own] / static_cast<float>(edge.visits) : node.value[own] - kUntriedLoss;
    // A floor under what looks dull: a quiet action may be the best.
    const float trust = std::max(edge.prior, even / 2);
    const float bound = mean + kExplore * trust * all / static_cast<float>(1 + edge.visits);
    if (best == nullptr || bound > most) most = bound, best = &edge;
  }
  return best;
}

TreeSearch::Shares TreeSearch::simulate(Node& node, int depth) {
  ++node.visits;
  if (node.pos.over()) return outcome(node.pos);
  if (!node.listed) list(node);
  if (node.edges.empty() || depth >= kDeepestWalk) return node.value;
  while (Edge* edge = chosen(node)) {
    Shares shares;
    if (edge->child) {
      shares = simulate(*edge->child, depth + 1);
    } else {
      if (!meter_.spend()) return node.value;
      auto child = made(node.pos, node.actor, edge->action);
      if (child == nullptr) {
        edge->dead = true;
        continue;
      }
      child->value = shares = quiet(child->pos, child->actor, kExchange);
      if (nodes_ < kMostNodes) edge->child = std::move(child);
    }
    ++edge->visits;
    for (std::size_t s = 0; s < kSeats; ++s) edge->sum[s] += shares[s];
    return shares;
  }
  return node.value;
}

void TreeSearch::judge(Candidates& candidates) {
  Node root;
  root.pos = root_;
  root.actor = sides_.seat;
  root.listed = true;
  root.value = shares_of(worth_.of(root_));
  float sum = 0;
  for (const Candidate& one : candidates) {
    Edge edge;
    edge.action = one.action;
    edge.prior = prior(root_, one.action);
    sum += edge.prior;
    root.edges.push_back(std::move(edge));
  }
  for (Edge& edge : root.edges) edge.prior /= std::max(sum, 1e-6F);
  // A walk down to a known end costs nothing of the budget: it must not go on for ever.
  int idle = 0;
  for (std::uint64_t before = meter_.nodes(); !meter_.out() && idle < 2'000; before = meter_.nodes()) {
    simulate(root, 0);
    idle = meter_.nodes() == before ? idle + 1 : 0;
  }
  const auto own = static_cast<std::size_t>(index(sides_.seat));
  const auto others = static_cast<double>(two_ ? 1 : std::max<std::size_t>(1, root_.rules->seats.size() - 1));
  std::vector<std::pair<int, std::size_t>> order;
  for (std::size_t i = 0; i < candidates.size(); ++i) {
    const Edge& edge = root.edges[i];
    order.emplace_back(-edge.visits, i);
    if (edge.visits == 0 || candidates[i].settled) continue;
    const float visits = static_cast<float>(edge.visits);
    const double share =
        std::clamp(edge.sum[own] / visits * static_cast<float>(two_ ? sides_.allies : 1), 1e-4F, 0.9999F);
    candidates[i].score = static_cast<int>(500 * std::log10(share / (1 - share) * others));
    for (const Seat s : root_.rules->seats) {
      const auto at = static_cast<std::size_t>(index(s));
      candidates[i].scores[at] = static_cast<int>(1'000 * (std::log(std::max(edge.sum[at] / visits, 1e-6F)) + 4));
    }
  }
  std::stable_sort(order.begin(), order.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  Candidates sorted;
  for (const auto& [visits, i] : order) sorted.push_back(std::move(candidates[i]));
  candidates = std::move(sorted);
}

}  // namespace arbiter::testing
