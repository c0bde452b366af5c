// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <tl/expected.hpp>

#include "value/message.h"

namespace arbiter::http {

/// Allows this process so many open files and connections. Error: the system does not; a sentence that says what to do.
[[nodiscard]] tl::expected<void, Message> allow_open_files(std::uint64_t count);

/// How many connections the system allows beside `others` open files; they are allowed then. `wanted`: just so many;
/// none: as many as it allows, `usual` at most. Error: not so many, or not one; a sentence.
[[nodiscard]] tl::expected<int, Message> connections_allowed(std::optional<int> wanted, int usual,
                                                             std::uint64_t others);

}  // namespace arbiter::http
