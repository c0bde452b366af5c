// SPDX-License-Identifier: MIT
#pragma once

#include <CLI/CLI.hpp>
#include <filesystem>
#include <string>

// Files that a command line names: `-` is standard input or output, and nothing is replaced unasked.
namespace arbiter::cli {

/// The file that is meant by a name to read from: standard input by `-`.
[[nodiscard]] std::filesystem::path input_named(const std::string& name);

/// Is standard output meant by a name to write to: `-`, or none?
[[nodiscard]] bool is_standard_output(const std::filesystem::path& name);

/// Adds `--force`: a file that is there is replaced without a question.
void add_force(CLI::App& command, bool& force);

/// May the file be written? If it is there, a person at a terminal is asked; everybody else needs `force`. If not, it
/// was said on standard error why.
[[nodiscard]] bool may_write(const std::filesystem::path& file, bool force);

}  // namespace arbiter::cli
