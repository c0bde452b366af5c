#include <algorithm>
#include <iostream>

#include "app/cli/commands.h"

int main(int argc, char** argv) {
  CLI::App app{"Arbiter: watches a board game through a camera, referees it and keeps the score"};
  app.name("arbiter");
  app.require_subcommand(1);
  int status = 0;
  arbiter::cli::add_calibrate(app, status);
  arbiter::cli::add_bench(app, status);
  arbiter::cli::add_cases(app, status);
  arbiter::cli::add_eval(app, status);
  arbiter::cli::add_guide(app, status);
  arbiter::cli::add_look(app, status);
  arbiter::cli::add_perft(app, status);
  arbiter::cli::add_print(app, status);
  arbiter::cli::add_referee(app, status);
  arbiter::cli::add_seeing(app, status);
  arbiter::cli::add_simulate(app, status);
  arbiter::cli::add_games(app, status);
  arbiter::cli::add_watch(app, status);
  // The library would only say that a command is needed.
  const auto commands = app.get_subcommands([](const CLI::App*) { return true; });
  if (argc > 1 && argv[1][0] != '-' &&
      std::none_of(commands.begin(), commands.end(), [&](const CLI::App* c) { return c->get_name() == argv[1]; })) {
    std::cerr << "arbiter: there is no command \"" << argv[1] << "\"; `arbiter --help` lists them\n";
    return 2;
  }
  CLI11_PARSE(app, argc, argv);
  return status;
}
