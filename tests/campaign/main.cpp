// SPDX-License-Identifier: MIT
#include <CLI/CLI.hpp>
#include <chrono>
#include <cstdio>

#include "tests/campaign/campaign.h"

int main(int argc, char** argv) {
  namespace campaign = arbiter::campaign;
  CLI::App app{"Kills, failing writes and power cuts in the middle of games: nothing acknowledged may be lost"};
  app.require_subcommand(1);
  campaign::Plan plan;
  int status = 0;
  for (const auto& [name, about, what] :
       {std::tuple{"kills", "Kill a process that plays", &campaign::kills},
        std::tuple{"faults", "Let writes fail while games are played", &campaign::faults},
        std::tuple{"cuts", "Take the power away, write a random part of what was not synced", &campaign::cuts},
        std::tuple{"lists", "List and load games of a file with so many games", &campaign::lists}}) {
    auto* command = app.add_subcommand(name, about);
    command->add_option("--times", plan.times, "How often; the long runs take 2000")->capture_default_str();
    command->add_option("--seed", plan.seed, "Of games and faults")->capture_default_str();
    command->add_option("--allowed", plan.allowed_ms, "Milliseconds that a list may take")->capture_default_str();
    command->callback([&plan, &status, name = name, what = what] {
      const auto begin = std::chrono::steady_clock::now();
      const campaign::Figures figures = what(plan);
      const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
      std::printf("%s: %d in %d games, %lld plies acknowledged, %zu lost (seed %u, %.0f s)\n", name, figures.done,
                  figures.games, figures.plies, figures.losses.size(), plan.seed, seconds);
      if (figures.operations > 0) std::printf("  %lld writes failed\n", figures.operations);
      for (const std::string& loss : figures.losses) std::printf("  %s\n", loss.c_str());
      status = figures.losses.empty() ? 0 : 1;
    });
  }
  CLI11_PARSE(app, argc, argv);
  return status;
}
