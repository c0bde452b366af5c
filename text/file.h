// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <filesystem>
#include <istream>
#include <string>
#include <tl/expected.hpp>

#include "value/message.h"

namespace arbiter::text {

/// A file's name as it can be shown, whatever bytes it is made of.
[[nodiscard]] std::string shown(const std::filesystem::path& file);

/// What a file holds, at most `most` bytes. A pipe is read too, as long as somebody writes to it: nothing for three
/// seconds is an error, so that no file can make the program wait for ever. Errors, a message that begins with the
/// file's name: it is not there, may not be read, is a folder or a device, holds more than `most`.
[[nodiscard]] tl::expected<std::string, Message> read_file(const std::filesystem::path& file, std::size_t most);

/// Reads a line as std::getline does, but keeps only its first `most` + 1 bytes: a longer one is read to its end, so
/// that the next can be read, and is too long for whoever looks at it. False at the end.
[[nodiscard]] bool read_line(std::istream& in, std::string& line, std::size_t most);

}  // namespace arbiter::text
