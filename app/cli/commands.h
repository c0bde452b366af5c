// SPDX-License-Identifier: MIT
#pragma once

#include <CLI/CLI.hpp>
#include <span>
#include <string_view>

#include "app/cli/status.h"

namespace arbiter::cli {

/// A command of `arbiter`. Those that look at pictures are in a program of their own, `arbiter-vision`, which `arbiter`
/// becomes when one of them is asked for: the others need none of the many libraries that looking takes. So are those
/// that print, for the same reason.
struct CommandInfo {
  std::string_view name, about;
  bool looks;
};

/// All of them.
[[nodiscard]] std::span<const CommandInfo> commands();

/// A command below another one that is in `arbiter-vision`, too, because of its libraries: `arbiter club print`.
struct BelowInfo {
  std::string_view below, name, about;
};
[[nodiscard]] std::span<const BelowInfo> commands_below();

/// Adds the subcommand of that name.
CLI::App* add_command(CLI::App& app, std::string_view name);

/// Reads the command line and runs what it asks for: the exit status, see Status.
int run(CLI::App& app, const int& status, int argc, char** argv);

// Each adds one subcommand (or a family of them) to `app`; the callback sets `status`, the exit status of the
// program.
void add_cases(CLI::App& app, int& status);
void add_club(CLI::App& app, int& status);
void add_game_files(CLI::App& app, int& status);  // load, export
void add_games(CLI::App& app, int& status);       // games, show, points
void add_guide(CLI::App& app, int& status);
void add_perft(CLI::App& app, int& status);
void add_referee(CLI::App& app, int& status);

// These are in `arbiter-vision`.
void add_bench(CLI::App& app, int& status);
void add_calibrate(CLI::App& app, int& status);
void add_eval(CLI::App& app, int& status);
void add_look(CLI::App& app, int& status);
void add_paper(CLI::App& app, int& status);   // club print, games print, guide print
void add_send(CLI::App& app, int& status);    // club send; after add_paper
void add_phones(CLI::App& app, int& status);  // club phones; after add_paper
void add_print(CLI::App& app, int& status);
void add_seeing(CLI::App& app, int& status);
void add_simulate(CLI::App& app, int& status);
void add_watch(CLI::App& app, int& status);

}  // namespace arbiter::cli
