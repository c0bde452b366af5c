// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace arbiter::text {

/// The version of the programs, "1.2.3": what `project(arbiter VERSION …)` says, the only place where it stands.
[[nodiscard]] std::string_view version();

}  // namespace arbiter::text
