// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string_view>

namespace arbiter {

/// A file of the web page by its name without ending: page, style, icon, manifest; head is how all pages begin, index
/// and seat how they go on.
[[nodiscard]] std::optional<std::string_view> page_text(std::string_view name);

}  // namespace arbiter
