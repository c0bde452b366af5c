// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "value/message.h"

// The one place where JSON comes in and goes out. What is read here is UTF-8, not too deep to be walked through, and
// not too large to be held; what is written here never fails.
namespace arbiter::text {

/// How much is read at most. What the program writes itself stays far below.
struct Limits {
  std::size_t bytes = std::size_t{64} << 20U;
  std::size_t depth = 100;         ///< lists and objects inside one another
  std::size_t values = 8'000'000;  ///< in all lists and objects together
};

/// Where a text is wrong, line and column (in characters) from 1, and why.
struct Fault {
  int line = 1, column = 1;
  Message what;
  /// "line 3, column 7: …"
  [[nodiscard]] Message text() const;
};

/// Reads one JSON value. Nothing is thrown, whatever the text is. Errors: no JSON, no UTF-8, a number too large for
/// the machine, more than `limits` allow.
[[nodiscard]] tl::expected<nlohmann::json, Fault> parse(std::string_view text, const Limits& limits = {});

/// The same for callers that look whether the text is JSON at all: a discarded value when it is not.
[[nodiscard]] nlohmann::json parse_or_discard(std::string_view text);

/// The same for a file. Errors: a message that begins with the file's name, with line and column where it is the text
/// that is wrong.
[[nodiscard]] tl::expected<nlohmann::json, Message> parse_file(const std::filesystem::path& file,
                                                               const Limits& limits = {});

/// What is wrong with a value that was not read by `parse`: a text in it that is not UTF-8, or more lists and objects
/// inside one another than `limits` allow. Empty when nothing is.
[[nodiscard]] std::string fault_of(const nlohmann::json& value, const Limits& limits = {});

/// The value as text, in one line or indented. Never fails: what is not UTF-8 becomes U+FFFD.
[[nodiscard]] std::string dump(const nlohmann::json& value, int indent = -1);

}  // namespace arbiter::text
