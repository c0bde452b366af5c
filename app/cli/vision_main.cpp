// SPDX-License-Identifier: MIT
// The commands of `arbiter` that look at pictures, and those that print or send; `arbiter` becomes this program when
// one of them is asked for.
#include <iostream>

#include "app/cli/commands.h"
#include "app/cli/completion_values.h"
#include "app/commands/complete.h"
#include "app/commands/language.h"
#include "app/evaluation/commands.h"

int main(int argc, char** argv) {
  namespace cli = arbiter::cli;
  namespace evaluation = arbiter::evaluation;
  if (!cli::speak("arbiter", argc, argv)) return cli::kUsage;
  CLI::App app{"The commands of arbiter that look at pictures"};
  cli::speak_in_help(app);
  app.name("arbiter");
  app.require_subcommand(1);
  int status = cli::kDone;
  evaluation::add_bench(app, status);
  cli::add_calibrate(app, status);
  cli::add_cameras(app, status);
  evaluation::add_eval(app, status);
  cli::add_look(app, status);
  cli::add_paper(app, status);
  cli::add_phones(app, status);
  cli::add_print(app, status);
  cli::add_send(app, status);
  evaluation::add_seeing(app, status);
  cli::add_simulate(app, status);
  cli::add_watch(app, status);
  if (cli::completes(app, argc, argv, std::cout, cli::completion_values)) return cli::kDone;
  return cli::run(app, status, argc, argv);
}
