// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <random>
#include <vector>

#include "play/budget.h"
#include "play/candidate.h"
#include "play/world.h"

namespace arbiter::testing {

/// Monte Carlo tree search, to be compared with the search of play::Player, for any number of sides, on the referee's
/// engine. Every seat chooses what is best for itself; throws of dice are drawn by their weights. Good for long lists
/// of actions: only what looks promising is tried often. A position at the edge of the tree is judged by its worth
/// after a few captures.
class TreeSearch {
 public:
  /// The share of the game that each seat gets, in sum 1.
  using Shares = std::array<float, kSeats>;

  /// `root` and `worth` must outlive it. `sides`: of the seat that thinks.
  TreeSearch(const Position& root, const play::Worth& worth, const play::Sides& sides, std::uint64_t seed,
             play::Meter& meter);
  ~TreeSearch();

  /// Searches until the meter is used up, scores the candidates and puts the one that was tried most in front.
  void judge(play::Candidates& candidates);

 private:
  struct Node;
  struct Edge;

  [[nodiscard]] Shares shares_of(const play::Scores& scores) const;
  [[nodiscard]] Shares outcome(const Position& pos) const;
  [[nodiscard]] Shares quiet(const Position& pos, Seat actor, int depth);
  [[nodiscard]] float prior(const Position& pos, const Action& action) const;
  /// What the action captures less what it risks, in hundredths of a pawn; nothing: it captures nothing.
  [[nodiscard]] std::optional<int> gain(const Position& pos, const Action& action) const;
  std::unique_ptr<Node> made(const Position& from, Seat actor, const Action& action);
  void list(Node& node);
  [[nodiscard]] Edge* chosen(Node& node);
  Shares simulate(Node& node, int depth);

  const Position& root_;
  const play::Worth& worth_;
  play::Sides sides_;
  play::Meter& meter_;
  std::mt19937_64 chance_;
  EventList events_;
  std::size_t nodes_ = 0;
  bool two_ = false;  ///< two sides
};

}  // namespace arbiter::testing
