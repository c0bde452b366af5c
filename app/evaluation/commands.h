// SPDX-License-Identifier: MIT
#pragma once

#include "app/commands/commands.h"

// What measures the program: how well it reads tables, and what that costs.
namespace arbiter::evaluation {

// Each adds one subcommand to `app`; the callback sets `status`, the exit status of the program.
void add_bench(CLI::App& app, int& status);
void add_eval(CLI::App& app, int& status);
void add_seeing(CLI::App& app, int& status);

}  // namespace arbiter::evaluation
