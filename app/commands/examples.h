// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace arbiter::cli {

/// How a command is used, as lines that can be typed; `path` is "arbiter club seat". Empty for a path that is none.
[[nodiscard]] std::vector<std::string> examples_of(std::string_view path);

}  // namespace arbiter::cli
