// SPDX-License-Identifier: MIT
// Sequences of decision points, counted.
#include "referee/core/perft.h"

#include <limits>

#include "referee/core/bitboard.h"
#include "referee/core/engine.h"

namespace arbiter {

std::uint64_t Engine::perft(const Position& pos, int depth) {
  std::uint64_t left = std::numeric_limits<std::uint64_t>::max();
  return perft_within(pos, depth, left).value_or(0);
}

std::optional<std::uint64_t> perft_within(const Position& pos, int depth, std::uint64_t& left) {
  const BitboardGame* const bitboard = depth > 0 ? pos.rules->bitboard() : nullptr;
  // What the last move leads to is not looked at.
  if (bitboard && bitboard->suits(pos, depth - 1)) return bitboard->sequences(pos, depth, left);
  return perft_in_full(pos, depth, left);
}

std::optional<std::uint64_t> perft_in_full(const Position& pos, int depth, std::uint64_t& left) {
  if (depth <= 0) return 1;
  if (left == 0) return std::nullopt;
  --left;
  ActionList list;
  Engine::legal_unsorted(pos, list);
  if (depth == 1) return list.size();
  std::uint64_t nodes = 0;
  EventList events;
  Position next;  // one for all, so that its memory is used again
  for (const Action& action : list) {
    next = pos;
    events.clear();
    Engine::play(next, action, events);
    const auto below = perft_in_full(next, depth - 1, left);
    if (!below) return std::nullopt;
    nodes += *below;
  }
  return nodes;
}

}  // namespace arbiter
