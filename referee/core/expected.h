// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <tl/expected.hpp>

#include "value/message.h"

namespace arbiter {

/// Why something was not done. `code` is a short word for programs (`illegal`, `bad_action`, `bad_position` …),
/// `rule` the full rule id when a rule forbids it (else empty), `message` one sentence for people that says what and
/// where.
struct Refusal {
  std::string code;  ///< for programs
  std::string rule;  ///< a rule id, or empty
  Message message;   ///< for people
};

/// A value, or why there is none.
template <class T>
using Expected = tl::expected<T, Refusal>;

/// A refusal to return where an Expected is awaited.
inline tl::unexpected<Refusal> refuse(std::string code, Message message, std::string rule = {}) {
  return tl::unexpected<Refusal>(Refusal{std::move(code), std::move(rule), std::move(message)});
}

}  // namespace arbiter
