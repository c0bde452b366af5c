// SPDX-License-Identifier: MIT
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

namespace arbiter::cli {

/// The languages that programs without a window speak, as ISO 639-1 has them; English first.
[[nodiscard]] const std::vector<std::string>& languages();

/// Reads the file of defaults (app/commands/defaults.h). Speaks the language that `--language` names, else the one of
/// the defaults, else the one of LC_ALL, LC_MESSAGES or LANG (of LANGUAGE, too, where they name one), and takes
/// `--language` out of the command line. What is said to programs stays as it is: options, ids, JSON. Whether there is
/// such a language and the defaults can be read; if not, it was told on standard error.
[[nodiscard]] bool speak(const char* program, int& argc, char** argv);

/// What the environment asks for, as speak() has it where no language is named: "de"; English where it asks for what
/// nobody speaks here.
[[nodiscard]] std::string language_of_environment();

/// Has an app tell its help in the language that is spoken. Before anything is added to it.
void help_in_language(CLI::App& app);

/// Has an app tell its help and what is wrong with a command line in the language that is spoken, and have the
/// option for it. Before anything is added to it.
void speak_in_help(CLI::App& app);

}  // namespace arbiter::cli
