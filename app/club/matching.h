// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

// Matchings of graphs, by LEMON. This header and its source are C++17: LEMON's own headers are not yet C++20.
namespace arbiter::club {

/// An edge between two nodes, numbered from 0.
struct WeightedEdge {
  int a = 0, b = 0;
  std::int64_t weight = 0;  ///< at most 2^59 in size
};

/// The perfect matching with the least sum of weights: every node's partner. Empty where there is no perfect matching
/// (or no node). Edmonds's blossom algorithm as LEMON's MaxWeightedPerfectMatching has it, O(n m log n).
[[nodiscard]] std::vector<int> cheapest_perfect_matching(int nodes, const std::vector<WeightedEdge>& edges);

/// A matching of as many nodes as possible: every node's partner, -1 for those left over.
[[nodiscard]] std::vector<int> largest_matching(int nodes, const std::vector<WeightedEdge>& edges);

}  // namespace arbiter::club
