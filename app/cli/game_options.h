// SPDX-License-Identifier: MIT
#pragma once

#include <CLI/CLI.hpp>
#include <map>
#include <string>
#include <vector>

#include "referee/core/expected.h"
#include "value/value.h"

namespace arbiter::cli {

/// Which game is begun, as several commands ask it.
struct GameOptions {
  std::string rules, position_file, setups_file, control;
  std::vector<std::string> armies, options;
};

/// `--armies`, `--options`, `--setups`, `--control` and `--position`; `--rules` too, which is returned.
CLI::Option* add_game_options(CLI::App& command, GameOptions& options);
/// `--setups` alone.
void add_setups_option(CLI::App& command, GameOptions& options);

/// "S=russia" … by name. Errors: `bad_option`.
[[nodiscard]] Expected<std::map<std::string, std::string>> names_of(const std::vector<std::string>& list,
                                                                    const std::string& option);
/// The same, a table; what is JSON of another type than text becomes that.
[[nodiscard]] Expected<Value> values_of(const std::vector<std::string>& list, const std::string& option);

/// The exit status for what these refuse: a file that is wrong is another mistake than an option.
[[nodiscard]] int status_of(const Refusal& refusal);

/// What a table::Session begins a game with. Errors: `bad_option`, `bad_setup` and `bad_position` naming the file.
[[nodiscard]] Expected<Value> setup_of(const GameOptions& options);

}  // namespace arbiter::cli
