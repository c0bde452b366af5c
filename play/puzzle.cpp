// SPDX-License-Identifier: MIT
#include "play/puzzle.h"

#include <algorithm>

#include "play/level.h"
#include "referee/core/rules.h"

namespace arbiter::play {

namespace {

constexpr std::uint64_t kPuzzleSeed = 2;  // another one than a review's: what only luck has found is not found again

/// It can be answered with two clicks on the board.
bool two_clicks(const Action& best, const ActionList& legal) {
  if (best.type != Action::Type::move || !best.from.valid() || !best.to.valid()) return false;
  return std::count_if(legal.begin(), legal.end(),
                       [&](const Action& one) { return one.from == best.from && one.to == best.to; }) == 1;
}

}  // namespace

bool promises_puzzle(const Judgement& one, const Judgement* before) {
  if (share_of(one.best_score) < kPuzzleShare) return false;
  const bool slipped = before != nullptr && before->seat != one.seat && before->slip >= Slip::mistake;
  return one.slip >= Slip::mistake || slipped;
}

std::optional<Puzzle> puzzle_at(const Game& at, const Judgement& one, const Budget& budget,
                                const std::stop_token& stop) {
  const Sight sight(at, one.seat);
  const ActionList legal = sight.legal();
  if (legal.size() < 3) return std::nullopt;
  Player player(kLevels, kPuzzleSeed);
  const Thought best = player.judge(sight, budget, stop);
  if (stop.stop_requested() || !best.action || !two_clicks(*best.action, legal)) return std::nullopt;
  // The review and this search agree on it.
  const std::string said = sight.said(*best.action);
  if (said != (one.better.empty() ? one.action : one.better) || !sight.accepted(*best.action)) return std::nullopt;
  const Thought others = player.judge_others(sight, budget, *best.action, stop);
  if (stop.stop_requested() || !others.action) return std::nullopt;
  const double share = share_of(best.score), gain = share - share_of(others.score);
  if (gain < kPuzzleGain || share < kPuzzleShare) return std::nullopt;
  Puzzle puzzle{one.ply, one.seat, said, one.action, {}, gain};
  for (std::size_t i = 1; i < best.line.size(); ++i) puzzle.line.push_back(sight.said(best.line[i]));
  return puzzle;
}

std::vector<Puzzle> puzzles_of(const Game& game, const std::vector<Judgement>& list, const Budget& budget,
                               const std::stop_token& stop) {
  std::vector<Puzzle> found;
  const int plies = static_cast<int>(game.plies().size());
  for (std::size_t i = 0; i < list.size() && !stop.stop_requested(); ++i) {
    if (!promises_puzzle(list[i], i > 0 ? &list[i - 1] : nullptr)) continue;
    Game at = game;
    if (!at.undo(plies - static_cast<int>(list[i].ply))) continue;
    if (auto puzzle = puzzle_at(at, list[i], budget, stop)) found.push_back(std::move(*puzzle));
  }
  return found;
}

}  // namespace arbiter::play
