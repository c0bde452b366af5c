// SPDX-License-Identifier: MIT
#pragma once

#include "app/commands/commands.h"

namespace arbiter::cli {

// Each adds one subcommand (or a family of them) to `app`; the callback sets `status`, the exit status of the
// program.
void add_analyse(CLI::App& app, int& status);
void add_cases(CLI::App& app, int& status);
void add_club(CLI::App& app, int& status);
void add_game_files(CLI::App& app, int& status);  // load, export
void add_games(CLI::App& app, int& status);       // games, show, points
void add_guide(CLI::App& app, int& status);
void add_perft(CLI::App& app, int& status);
void add_referee(CLI::App& app, int& status);

// These are in `arbiter-vision`.
void add_calibrate(CLI::App& app, int& status);
void add_cameras(CLI::App& app, int& status);
void add_look(CLI::App& app, int& status);
void add_paper(CLI::App& app, int& status);   // club print, games print, guide print
void add_send(CLI::App& app, int& status);    // club send; after add_paper
void add_phones(CLI::App& app, int& status);  // club phones; after add_paper
void add_print(CLI::App& app, int& status);
void add_simulate(CLI::App& app, int& status);
void add_watch(CLI::App& app, int& status);

}  // namespace arbiter::cli
