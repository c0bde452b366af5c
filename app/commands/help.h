// SPDX-License-Identifier: MIT
#pragma once

#include <CLI/CLI.hpp>
#include <memory>

namespace arbiter::cli {

/// Writes a help in the language that is spoken, in the width of the terminal: commands by their groups before options,
/// examples before the last words.
[[nodiscard]] std::shared_ptr<CLI::Formatter> help_formatter();

}  // namespace arbiter::cli
