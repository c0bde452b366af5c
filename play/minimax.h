// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <memory>
#include <vector>

#include "play/budget.h"
#include "play/candidate.h"
#include "play/world.h"

namespace arbiter::play {

/// What was found in positions, by their keys. Several searches of one side may share it.
class Memory {
 public:
  enum class Bound : std::uint8_t { none, exact, least, most };
  struct Entry {
    std::uint64_t key = 0;
    std::uint32_t best = 0;
    std::int16_t score = 0;
    std::int8_t depth = 0;
    Bound bound = Bound::none;
  };
  explicit Memory(unsigned bits = 17) : entries_(std::size_t{1} << bits), mask_((std::size_t{1} << bits) - 1) {}
  [[nodiscard]] Entry& at(std::uint64_t key) { return entries_[key & mask_]; }
  void forget() { std::fill(entries_.begin(), entries_.end(), Entry{}); }

 private:
  std::vector<Entry> entries_;
  std::size_t mask_;
};

/// Alpha-beta for two sides: the one that thinks with its partners, and all others, who are taken to play against it
/// together. Iterative deepening, transposition table, principal variation search, killer and history moves, null
/// moves, late moves less deep, captures played out at the leaves; throws of dice are averaged.
template <class World>
class Minimax {
 public:
  Minimax(World& world, Memory& memory, Meter& meter) : world_(world), memory_(memory), meter_(meter) {
    history_.fill(0);
    for (auto& pair : killers_) pair.fill(0);
  }

  /// Looks at the candidates so deep, best first as they stand, and puts the best in front. False: the budget is used
  /// up; what was found before then has been kept.
  bool deepen(Candidates& candidates, int depth) {
    std::vector<Step> steps;
    world_.list(steps, false);
    const bool own = world_.mine();
    int alpha = -kNever;
    for (std::size_t i = 0; i < candidates.size(); ++i) {
      Candidate& one = candidates[i];
      if (one.settled) {
        alpha = std::max(alpha, one.score);
        continue;
      }
      const auto step =
          std::find_if(steps.begin(), steps.end(), [&](const Step& s) { return world_.action(s) == one.action; });
      if (step == steps.end() || !meter_.spend() || !world_.go(*step)) {
        if (meter_.out()) return false;
        continue;
      }
      int score = alpha == -kNever ? -kNever : child(own, depth - 1, alpha, alpha + 1);
      if (score > alpha || alpha == -kNever) score = child(own, depth - 1, alpha, kNever);
      world_.back();
      if (meter_.out()) return false;
      if (one.repeats) score = std::min(score, score > 0 ? 0 : score - 20);
      one.score = score;
      if (score <= alpha) continue;
      alpha = score;
      // What is better than all before stands in front even when the round is not finished.
      std::rotate(candidates.begin(), candidates.begin() + static_cast<std::ptrdiff_t>(i),
                  candidates.begin() + static_cast<std::ptrdiff_t>(i) + 1);
    }
    std::stable_sort(candidates.begin() + (candidates.empty() ? 0 : 1), candidates.end(),
                     [](const Candidate& a, const Candidate& b) { return a.score > b.score; });
    return true;
  }

  /// What the position where the world stands is worth to the one who thinks.
  int judge(int depth) { return signed_now(search(depth, -kNever, kNever, false)); }

  /// What is expected to follow on an action, as far as it is remembered.
  ActionList line(const Action& first, int most) {
    ActionList list{first};
    std::vector<Step> steps;
    world_.list(steps, false);
    int made = 0;
    auto step = std::find_if(steps.begin(), steps.end(), [&](const Step& s) { return world_.action(s) == first; });
    while (step != steps.end() && made < most && world_.go(*step)) {
      if (made > 0) list.push_back(next_);
      ++made;
      if (world_.ended() || world_.repeated()) break;
      const Memory::Entry& entry = memory_.at(world_.key());
      if (entry.key != world_.key() || entry.best == 0) break;
      world_.list(steps, false);
      step = std::find_if(steps.begin(), steps.end(), [&](const Step& s) { return s.id == entry.best; });
      if (step != steps.end()) next_ = world_.action(*step);
    }
    while (made-- > 0) world_.back();
    return list;
  }

 private:
  static constexpr int kDeepest = 60, kQuietDepth = 6;

  /// The child that stands now, for the side `own` that led there.
  int child(bool own, int depth, int alpha, int beta) {
    return world_.mine() == own ? search(depth, alpha, beta, false) : -search(depth, -beta, -alpha, true);
  }
  [[nodiscard]] int signed_now(int mine) const { return world_.mine() ? mine : -mine; }

  int search(int depth, int alpha, int beta, bool may_skip) {
    if (world_.ended()) return signed_now(world_.outcome());
    if (world_.repeated()) return 0;
    if (world_.chance()) return throws(depth);
    const bool check = world_.check();
    if (check && world_.ply() < 30) ++depth;
    if (depth <= 0 || world_.ply() >= kDeepest) return quiet(alpha, beta, kQuietDepth);
    Memory::Entry& entry = memory_.at(world_.key());
    const std::uint32_t known = entry.key == world_.key() ? entry.best : 0;
    if (known != 0 && entry.depth >= depth && usable(entry, alpha, beta)) return entry.score;
    const bool narrow = beta - alpha == 1 && !check && std::abs(beta) < kSureWin;
    const int still = narrow ? signed_now(world_.value()) : 0;
    if (narrow && depth <= 3 && still - 120 * depth >= beta) return still;
    if (narrow && may_skip && depth >= 3 && still >= beta && world_.skip()) {
      const int score = child(!world_.mine(), depth - 3, beta - 1, beta);
      world_.unskip();
      if (meter_.out()) return 0;
      if (score >= beta) return score;
    }
    return moves(depth, alpha, beta, known, check, narrow, still);
  }

  int moves(int depth, int alpha, int beta, std::uint32_t known, bool check, bool narrow, int still) {
    const std::uint64_t key = world_.key();
    const int ply = world_.ply(), first_alpha = alpha;
    const bool own = world_.mine();
    std::vector<Step>& steps = steps_at(ply);
    world_.list(steps, false);
    sort(steps, known, ply);
    int best = -kNever;
    std::uint32_t best_id = 0;
    for (std::size_t i = 0; i < steps.size(); ++i) {
      const Step step = steps[i];
      const bool quiet_move = !step.noisy && step.order < 5'000;
      if (narrow && quiet_move && i > 0 && depth <= 2 && still + 110 * depth <= alpha) continue;
      if (!meter_.spend()) return best == -kNever ? 0 : best;
      if (!world_.go(step)) continue;
      const bool late = quiet_move && !check && depth >= 3 && i >= 4;
      const int less = late ? 1 + (i >= 12 ? 1 : 0) + (depth >= 6 && i >= 24 ? 1 : 0) : 0;
      int score = 0;
      if (i == 0) {
        score = child(own, depth - 1, alpha, beta);
      } else {
        score = child(own, depth - 1 - less, alpha, alpha + 1);
        if (score > alpha && (less > 0 || score < beta)) score = child(own, depth - 1, alpha, beta);
      }
      world_.back();
      if (meter_.out()) return 0;
      if (score > best) best = score, best_id = step.id;
      alpha = std::max(alpha, score);
      if (alpha >= beta) {
        if (!step.noisy) praise(step.id, ply, depth);
        break;
      }
    }
    if (best == -kNever) return still != 0 ? still : signed_now(world_.value());
    const auto bound = best >= beta         ? Memory::Bound::least
                       : best > first_alpha ? Memory::Bound::exact
                                            : Memory::Bound::most;
    memory_.at(key) = {key, best_id, static_cast<std::int16_t>(best), static_cast<std::int8_t>(depth), bound};
    return best;
  }

  /// Captures and promotions alone, until nothing more happens.
  int quiet(int alpha, int beta, int depth) {
    if (world_.ended()) return signed_now(world_.outcome());
    if (world_.chance()) return signed_now(world_.value());
    const int still = signed_now(world_.value());
    if (still >= beta || depth <= 0 || world_.ply() >= kDeepest) return still;
    int best = still;
    alpha = std::max(alpha, best);
    const bool own = world_.mine();
    std::vector<Step>& steps = steps_at(world_.ply());
    world_.list(steps, true);
    std::sort(steps.begin(), steps.end(), before);
    for (const Step step : std::vector<Step>(
             steps.begin(), steps.begin() + std::min<std::ptrdiff_t>(16, static_cast<std::ptrdiff_t>(steps.size())))) {
      // Not even the piece itself would be enough.
      if (still + (step.order - 10'000) / 8 + 250 < alpha && step.order >= 8'000) continue;
      if (!meter_.spend()) return best;
      if (!world_.go(step)) continue;
      const int score = world_.mine() == own ? quiet(alpha, beta, depth - 1) : -quiet(-beta, -alpha, depth - 1);
      world_.back();
      if (meter_.out()) return best;
      best = std::max(best, score);
      alpha = std::max(alpha, score);
      if (alpha >= beta) break;
    }
    return best;
  }

  /// The mean of all throws; they cost no depth.
  int throws(int depth) {
    const bool own = world_.mine();
    std::vector<Step> steps;
    world_.list(steps, false);
    constexpr std::size_t kMost = 12;
    const std::size_t apart = (steps.size() + kMost - 1) / kMost;
    std::int64_t sum = 0, weights = 0;
    for (std::size_t i = 0; i < steps.size(); i += apart) {
      const auto weight = static_cast<std::int64_t>(world_.weight(steps[i]));
      if (weight == 0 || !meter_.spend() || !world_.go(steps[i])) continue;
      sum += weight * child(own, std::max(0, depth - 1), -kNever, kNever);
      weights += weight;
      world_.back();
      if (meter_.out()) return 0;
    }
    return weights == 0 ? signed_now(world_.value()) : static_cast<int>(sum / weights);
  }

  static bool before(const Step& a, const Step& b) { return a.order != b.order ? a.order > b.order : a.id < b.id; }
  static bool usable(const Memory::Entry& entry, int alpha, int beta) {
    return entry.bound == Memory::Bound::exact || (entry.bound == Memory::Bound::least && entry.score >= beta) ||
           (entry.bound == Memory::Bound::most && entry.score <= alpha);
  }
  [[nodiscard]] std::size_t side() const { return world_.mine() ? 0 : kHistory / 2; }

  void sort(std::vector<Step>& steps, std::uint32_t known, int ply) {
    const auto& killers = killers_[static_cast<std::size_t>(ply)];
    const std::size_t half = side();
    for (Step& step : steps) {
      if (step.id == known)
        step.order = 1'000'000;
      else if (step.id == killers[0] || step.id == killers[1])
        step.order += 5'000;
      else if (!step.noisy)
        step.order += std::min(history_[half + step.id % (kHistory / 2)], 4'000);
    }
    std::sort(steps.begin(), steps.end(), before);
  }
  void praise(std::uint32_t id, int ply, int depth) {
    auto& killers = killers_[static_cast<std::size_t>(ply)];
    if (killers[0] != id) killers[1] = std::exchange(killers[0], id);
    int& count = history_[side() + id % (kHistory / 2)];
    count += depth * depth;
    if (count > 4'000)
      for (int& one : history_) one /= 2;
  }
  std::vector<Step>& steps_at(int ply) { return steps_[static_cast<std::size_t>(ply)]; }

  static constexpr std::size_t kHistory = 8192;
  World& world_;
  Memory& memory_;
  Meter& meter_;
  Action next_;
  std::array<std::vector<Step>, kDeepest + 8> steps_;
  std::array<std::array<std::uint32_t, 2>, kDeepest + 8> killers_;
  std::array<int, kHistory> history_;
};

}  // namespace arbiter::play
