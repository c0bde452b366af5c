// SPDX-License-Identifier: MIT
#include <algorithm>

#include "app/club/pairing.h"

namespace arbiter::club {
namespace {

/// One cycle for places from 0; the place `size` - 1 is nobody where the number of players is odd. The last place meets
/// everybody in turn, with Black and White in turn; the others are paired around it in a circle.
std::vector<std::vector<std::pair<std::size_t, std::size_t>>> berger(std::size_t size) {
  std::vector<std::vector<std::pair<std::size_t, std::size_t>>> out;
  const std::size_t circle = size - 1;
  for (std::size_t round = 0; round < circle; ++round) {
    const std::size_t first = round * (size / 2) % circle;
    out.emplace_back();
    out.back().push_back(round % 2 == 0 ? std::pair(first, circle) : std::pair(circle, first));
    for (std::size_t i = 1; i < size / 2; ++i)
      out.back().emplace_back((first + i) % circle, (first + circle - i) % circle);
  }
  return out;
}

}  // namespace

std::vector<PairedRound> round_robin(const std::vector<PlayerId>& players, int cycles) {
  std::vector<PairedRound> out;
  if (players.size() < 2) return out;
  const std::size_t size = players.size() + players.size() % 2;
  for (int cycle = 0; cycle < cycles; ++cycle) {
    std::vector<PairedRound> rounds;
    for (const auto& pairs : berger(size)) {
      PairedRound round;
      for (auto [white, black] : pairs) {
        if (cycle % 2 == 1) std::swap(white, black);
        if (white >= players.size() || black >= players.size())
          round.bye = players[std::min(white, black)];
        else
          round.games.push_back({players[white], players[black]});
      }
      rounds.push_back(std::move(round));
    }
    if (cycle == 0 && cycles > 1 && rounds.size() > 2) std::swap(rounds.back(), rounds[rounds.size() - 2]);
    for (PairedRound& round : rounds) out.push_back(std::move(round));
  }
  return out;
}

}  // namespace arbiter::club
