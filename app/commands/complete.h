// SPDX-License-Identifier: MIT
#pragma once

#include <CLI/CLI.hpp>
#include <functional>
#include <iosfwd>
#include <string>
#include <vector>

// Completion in shells: bash, zsh and fish ask the program itself (packaging/completion).
namespace arbiter::cli {

/// A word that may stand there, and what it means; that may be empty.
struct Candidate {
  std::string word, meaning;
};

/// What an option or a positional word may be, beyond what its own check says: games, players, files' formats.
using Values = std::function<std::vector<Candidate>(const CLI::App& command, const CLI::Option& option)>;

/// The word that asks for completion: `arbiter __complete club st`. What follows it are the words typed behind the
/// program's name, the last one as far as it is typed.
inline constexpr const char* kComplete = "__complete";

/// What may stand in the place of the last word, and begins as it does: commands, options, values. Nothing where a file
/// is expected.
[[nodiscard]] std::vector<Candidate> candidates(const CLI::App& app, const std::vector<std::string>& words,
                                                const Values& values = {});

/// If a command line asks for completion: writes the candidates, a line each, word and meaning with a tabulator
/// between, and returns true.
[[nodiscard]] bool completes(const CLI::App& app, int argc, char** argv, std::ostream& out, const Values& values = {});

}  // namespace arbiter::cli
