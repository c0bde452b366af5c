#pragma once

#include <CLI/CLI.hpp>

namespace arbiter::cli {

// Each adds one subcommand (or a family of them) to `app`; the callback sets `status`, the exit status of the
// program: 0 done, 1 the thing asked for failed, 2 bad input.
void add_calibrate(CLI::App& app, int& status);
void add_bench(CLI::App& app, int& status);
void add_cases(CLI::App& app, int& status);
void add_eval(CLI::App& app, int& status);
void add_look(CLI::App& app, int& status);
void add_perft(CLI::App& app, int& status);
void add_guide(CLI::App& app, int& status);
void add_print(CLI::App& app, int& status);
void add_referee(CLI::App& app, int& status);
void add_seeing(CLI::App& app, int& status);
void add_simulate(CLI::App& app, int& status);
void add_games(CLI::App& app, int& status);  // games, show, points
void add_watch(CLI::App& app, int& status);

}  // namespace arbiter::cli
