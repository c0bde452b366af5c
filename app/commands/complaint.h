// SPDX-License-Identifier: MIT
#pragma once

#include <CLI/CLI.hpp>
#include <optional>
#include <string>

// What is wrong, as every command says it.
namespace arbiter::cli {

/// Remembers which command runs, "arbiter club seat": every complaint begins with it.
void begin_command(std::string words);

/// Says on standard error what is wrong: `arbiter club seat: MESSAGE`.
void complain(const std::string& message);

/// The same, and the exit status for it.
[[nodiscard]] int complain(const std::string& message, int status);

/// The names of an app and those above it, "arbiter club seat".
[[nodiscard]] std::string path_of(const CLI::App& app);

/// What is wrong with a command line, and what to do next: which word is not known and which one it may have been meant
/// for, which one is missing. Of a library's error in the language that is spoken, without a line break at its end.
[[nodiscard]] std::string parse_complaint(const CLI::App& app, const CLI::Error& error);

/// The first word of a command line that should be a command and is none; nothing where there is no such word. Words
/// behind an option are not looked at.
struct UnknownCommand {
  const CLI::App* below;  ///< the app whose command it would be
  std::string word;
};
[[nodiscard]] std::optional<UnknownCommand> unknown_command(const CLI::App& app, int argc, char** argv);

/// "there is no command …; did you mean …?" and where they are listed.
[[nodiscard]] std::string unknown_complaint(const UnknownCommand& unknown);

/// The app whose words stand first on a command line: `app`, or one below it.
[[nodiscard]] const CLI::App& meant_by(const CLI::App& app, int argc, char** argv);

}  // namespace arbiter::cli
