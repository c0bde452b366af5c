// SPDX-License-Identifier: MIT
#pragma once

#include <CLI/CLI.hpp>
#include <span>
#include <string_view>
#include <vector>

#include "app/commands/status.h"

namespace arbiter::cli {

/// A command of `arbiter`. Those that look at pictures are in a program of their own, `arbiter-vision`, which `arbiter`
/// becomes when one of them is asked for: the others need none of the many libraries that looking takes. So are those
/// that print, for the same reason.
struct CommandInfo {
  std::string_view name, about;
  const char* group;  ///< under which help lists it
  bool looks;
};

/// All of them.
[[nodiscard]] std::span<const CommandInfo> commands();

/// A command below another one that is in `arbiter-vision`, too, because of its libraries: `arbiter club print`.
struct BelowInfo {
  std::string_view below, name, about;
};
[[nodiscard]] std::span<const BelowInfo> commands_below();

/// The subcommand of that name, which is added if it is not there yet.
CLI::App* add_command(CLI::App& app, std::string_view name);

/// Reads the command line and runs what it asks for: the exit status, see Status.
int run(CLI::App& app, const int& status, int argc, char** argv);

/// The words of a command line with what people also type for help and the version: `help club seat` is
/// `club seat --help`, `version` and `-V` are `--version`. The last one is null, as main() has it.
[[nodiscard]] std::vector<char*> usual_words(int argc, char** argv);

}  // namespace arbiter::cli
