// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>

#include "referee/core/expected.h"

namespace arbiter::table {

/// The sentences of which the referee makes its refusals, `%1`, `%2` … for what stands in them.
[[nodiscard]] std::span<const char* const> refusals();

/// Why something was refused, in the language that is spoken (text/sentences.h), with pieces and seats spelt out: what
/// stands in the way, and the sentence of the rule. Programs are told it in English. What is made of no known sentence
/// stays as it is.
[[nodiscard]] std::string refusal_text(const Refusal& why);

}  // namespace arbiter::table
