// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "value/message.h"

namespace arbiter::table {

/// A message in the language that is spoken (text/sentences.h), with the names that people use for seats, types of
/// pieces, games and armies (names.h). The only way from a message to text for people.
[[nodiscard]] std::string message_text(const Message& message);

}  // namespace arbiter::table
