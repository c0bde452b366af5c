// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace arbiter::paper {

struct Paper {
  std::string name;
  double width, height;  // millimetres, upright
};
Paper a4();
Paper letter();

/// All there are.
[[nodiscard]] const std::vector<Paper>& papers();
/// The one of that name, written in capitals or not; nullptr for any other.
[[nodiscard]] const Paper* find_paper(std::string_view name);
/// The same, laid on its side.
[[nodiscard]] Paper sideways(const Paper& paper);

}  // namespace arbiter::paper
