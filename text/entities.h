// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace arbiter::text {

/// The text with characters for the entities of HTML that web pages leave in files: `&amp;`, `&uuml;`, `&#39;`,
/// `&#x2014;`. What is no known entity stays. Input and output are UTF-8.
[[nodiscard]] std::string without_entities(std::string_view text);

}  // namespace arbiter::text
