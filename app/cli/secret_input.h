// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <tl/expected.hpp>

#include "value/message.h"

namespace arbiter::cli {

/// A new password as somebody types it at the terminal, twice and without being shown, or as the first line of standard
/// input where that is no terminal. Never from the command line, which other programs of the machine can read. Errors:
/// a sentence, where there is none, the two differ, or it is not fit to be one (passwords::fit).
[[nodiscard]] tl::expected<std::string, Message> read_new_password();

}  // namespace arbiter::cli
