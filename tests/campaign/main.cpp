// SPDX-License-Identifier: MIT
#include <CLI/CLI.hpp>
#include <chrono>
#include <cstdio>
#include <cstdlib>

#include "tests/campaign/campaign.h"
#include "tests/campaign/network_processes.h"
#include "tests/support/postgresql.h"

namespace campaign = arbiter::campaign;

namespace {

constexpr int kSkipped = 77;  // as tests/campaign/CMakeLists.txt knows it

/// What this program is when the campaign over the network has started it: a table, the server, the network.
int process(const std::vector<std::string>& words) {
  if (words[0] == "serve") return campaign::serve_club(words.at(1), std::stoi(words.at(2)));
  if (words[0] == "relay") return campaign::relay(std::stoi(words.at(1)), std::stoi(words.at(2)));
  return campaign::play_table(words.at(1), words.at(2), words.at(3), words.at(4),
                              static_cast<unsigned>(std::stoul(words.at(5))), std::stoi(words.at(6)),
                              words.at(7) == "1");
}

}  // namespace

int main(int argc, char** argv) {
  if (argc > 2 &&
      (std::string(argv[1]) == "serve" || std::string(argv[1]) == "relay" || std::string(argv[1]) == "play"))
    return process({argv + 1, argv + argc});
  CLI::App app{"Kills, failing writes and power cuts in the middle of games: nothing acknowledged may be lost"};
  app.require_subcommand(1);
  campaign::Plan plan;
  int status = 0;
  for (const auto& [name, about, what] :
       {std::tuple{"kills", "Kill a process that plays", &campaign::kills},
        std::tuple{"faults", "Let writes fail while games are played", &campaign::faults},
        std::tuple{"cuts", "Take the power away, write a random part of what was not synced", &campaign::cuts},
        std::tuple{"network", "Kill tables, the club's server and database, cut the network between them",
                   &campaign::network},
        std::tuple{"lists", "List and load games of a file with so many games", &campaign::lists}}) {
    auto* command = app.add_subcommand(name, about);
    command->add_option("--times", plan.times, "How often; the long runs take 2000")->capture_default_str();
    command->add_option("--seed", plan.seed, "Of games and faults")->capture_default_str();
    command->add_option("--allowed", plan.allowed_ms, "Milliseconds that a list may take")->capture_default_str();
    command->add_flag("--postgresql", plan.postgresql, "With `network`: the club is kept in a PostgreSQL of our own");
    command->add_flag("--standby", plan.standby, "With `network`: the same with a hot standby that takes over");
    command->callback([&plan, &status, name = name, what = what] {
      if ((plan.postgresql || plan.standby) && !arbiter::test::Postgresql::installed() &&
          std::getenv("ARBITER_TEST_PACKAGES") == nullptr) {
        std::printf("%s: not tried, no PostgreSQL server is installed (Debian's package postgresql-15)\n", name);
        status = kSkipped;
        return;
      }
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
