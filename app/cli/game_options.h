// SPDX-License-Identifier: MIT
#pragma once

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "referee/core/expected.h"

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

/// "S=russia" … as an object; `values`: what is JSON of another type than text becomes that. Errors: `bad_option`.
[[nodiscard]] Expected<nlohmann::json> pairs(const std::vector<std::string>& list, const std::string& option,
                                             bool values);

/// The exit status for what setup_of and pairs refuse: a file that is wrong is another mistake than an option.
[[nodiscard]] int status_of(const Refusal& refusal);

/// The referee's `new` request without `cmd`. Errors: `bad_option`, `bad_setup` and `bad_position` naming the file.
[[nodiscard]] Expected<nlohmann::json> setup_of(const GameOptions& options);

}  // namespace arbiter::cli
