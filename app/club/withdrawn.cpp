// SPDX-License-Identifier: MIT
#include <algorithm>

#include "app/club/tie_breaks.h"

namespace arbiter::club {
namespace {

/// Had somebody a game in the round, or should have had one? A bye of the pairing is none.
bool is_game(const RoundResult& round) { return round.kind != RoundKind::pairing_bye; }

/// The rounds in which everybody meets everybody once, or as many as the event has.
std::ptrdiff_t rounds_of(const Field& field) {
  const auto players = static_cast<std::ptrdiff_t>(field.competitors.size());
  return std::max<std::ptrdiff_t>(field.rounds, players % 2 == 0 ? players - 1 : players);
}

/// Has somebody stayed away to the end, and can no longer complete half of their games?
bool has_withdrawn(const Field& field, const Competitor& c) {
  const auto games = std::ranges::count_if(c.rounds, is_game);
  const auto completed = std::ranges::count(c.rounds, RoundKind::played, &RoundResult::kind);
  const auto to_come = std::max<std::ptrdiff_t>(rounds_of(field) - static_cast<std::ptrdiff_t>(c.rounds.size()), 0);
  const auto last = std::find_if(c.rounds.rbegin(), c.rounds.rend(), is_game);
  if (last == c.rounds.rend() || last->kind == RoundKind::played || last->kind == RoundKind::forfeit_win) return false;
  return 2 * (completed + to_come) < games + to_come;
}

void annul(RoundResult& round) {
  const char colour = round.colour;
  round = RoundResult();
  round.kind = RoundKind::annulled;
  round.colour = colour;
}

}  // namespace

std::vector<int> annul_withdrawn(Field& field) {
  std::vector<int> gone;
  if (!field.predetermined) return gone;
  for (std::size_t i = 0; i < field.competitors.size(); ++i)
    if (has_withdrawn(field, field.competitors[i])) gone.push_back(static_cast<int>(i));
  for (std::size_t i = 0; i < field.competitors.size(); ++i) {
    const bool mine = std::ranges::count(gone, static_cast<int>(i)) > 0;
    for (RoundResult& round : field.competitors[i].rounds)
      if (mine || std::ranges::any_of(round.opponents, [&](int o) { return std::ranges::count(gone, o) > 0; }))
        annul(round);
  }
  return gone;
}

}  // namespace arbiter::club
