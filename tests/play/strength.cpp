// SPDX-License-Identifier: MIT
// Prints how strong the computer is: a line for each pairing, with Wilson's interval of 95 %.
//
//   play_strength GAME OURS THEIRS GAMES [NODES] [PLIES] [SEED] [OPTION=VALUE …]
//
// OURS and THEIRS: random, greedy, tree (Monte Carlo tree search), or a level 1 to 8. OURS sits at one seat, by turns
// at each, THEIRS at all others.
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <iostream>
#include <string>

#include "play/world.h"
#include "tests/play/match.h"

namespace {

using namespace arbiter;
using namespace arbiter::testing;

Mover mover(const std::string& what, std::uint64_t seed, const play::Budget& budget) {
  if (what == "random") return random_mover(seed);
  if (what == "greedy") return greedy_mover(seed);
  if (what == "tree") return tree_mover(seed, budget);
  return player_mover(std::atoi(what.c_str()), seed, budget);
}

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> words(argv + 1, argv + argc);
  if (words.size() < 4) {
    std::cerr << "play_strength GAME OURS THEIRS GAMES [NODES] [PLIES] [SEED] [OPTION=VALUE ...]\n";
    return 2;
  }
  const int games = std::atoi(words[3].c_str());
  play::Budget budget;
  budget.nodes = words.size() > 4 ? std::strtoull(words[4].c_str(), nullptr, 10) : 2'000;
  const int plies = words.size() > 5 ? std::atoi(words[5].c_str()) : 400;
  const std::uint64_t seed = words.size() > 6 ? std::strtoull(words[6].c_str(), nullptr, 10) : 1;
  Options options;
  for (std::size_t i = 7; i < words.size(); ++i) {
    const std::size_t is = words[i].find('=');
    options[words[i].substr(0, is)] = Value(words[i].substr(is + 1));
  }
  double won = 0;
  int wins = 0, draws = 0, stopped = 0, all_plies = 0;
  const auto begin = std::chrono::steady_clock::now();
  for (int n = 0; n < games; ++n) {
    const std::uint64_t chance = play::mixed(seed * 1'000'003 + static_cast<std::uint64_t>(n));
    Game game = new_game(words[0], chance, options);
    const auto& seats = game.rules().seats;
    const Seat ours = seats[static_cast<std::size_t>(n) % seats.size()];
    Match match;
    match.plies = plies;
    for (const Seat s : seats)
      match.movers[s] =
          mover(s == ours ? words[1] : words[2], play::mixed(chance + static_cast<std::uint64_t>(s)), budget);
    const MatchEnd outcome = play_match(game, match);
    if (!outcome.refused.empty()) std::cerr << "refused: " << outcome.refused << "\n";
    const bool mine = ((outcome.winners >> index(ours)) & 1) != 0;
    wins += mine;
    draws += outcome.winners == 0;
    stopped += outcome.stopped;
    all_plies += outcome.plies;
    won += mine ? 1 : outcome.winners == 0 ? 1.0 / static_cast<double>(seats.size()) : 0;
    if (std::getenv("PLAY_EACH") != nullptr) {
      std::cerr << n << ": " << name(ours) << " winners " << int(outcome.winners) << " plies " << outcome.plies;
      for (const Seat s : seats)
        std::cerr << " " << name(s) << ":" << game.position().seats[static_cast<std::size_t>(index(s))].points;
      std::cerr << "\n";
    }
  }
  const double n = games, p = won / n, z = 1.96;
  const double middle = (p + z * z / (2 * n)) / (1 + z * z / n);
  const double half = z / (1 + z * z / n) * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n));
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  std::cout << words[0] << ": " << words[1] << " against " << words[2] << ", " << games << " games, " << budget.nodes
            << " nodes, seed " << seed << ": " << wins << " won, " << draws << " drawn, score " << 100 * p << " % ("
            << std::max(0.0, 100 * (middle - half)) << " to " << 100 * (middle + half) << "), stopped " << stopped
            << ", " << all_plies / std::max(1, games) << " plies, " << seconds << " s\n";
  return 0;
}
