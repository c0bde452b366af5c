// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

// What a person does not want to type each time: ~/.config/arbiter/config, lines `name = value`.
namespace arbiter::cli {

/// The file with defaults: $XDG_CONFIG_HOME/arbiter/config, by default ~/.config/arbiter/config.
[[nodiscard]] std::filesystem::path defaults_file();

/// Reads the file, if there is one, into the environment of this process and those that it starts: `database`, `event`,
/// `profile` and `language` become ARBITER_DATABASE, ARBITER_EVENT, ARBITER_PROFILE and ARBITER_LANGUAGE, unless these
/// are set already. An option on the command line is stronger than both. Blank lines and lines that begin with `#` say
/// nothing. Errors: a sentence with the file and the line: no such name, a line that is none of the kind, a file that
/// cannot be read.
[[nodiscard]] tl::expected<void, std::string> read_defaults();

/// The variable of the environment that has a default: ARBITER_EVENT for "event".
[[nodiscard]] std::string variable_of_default(std::string_view name);

/// The value of a default, "event"; empty: there is none.
[[nodiscard]] std::string default_of(std::string_view name);

}  // namespace arbiter::cli
