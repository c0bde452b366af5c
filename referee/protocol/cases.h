// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "referee/core/expected.h"

namespace arbiter::protocol {

/// One rule case as read from a file.
struct RuleCase {
  std::string file;
  std::string name;
  nlohmann::json body;
};

/// The cases of a file, a JSON list. Errors: `bad_cases` saying which file and what is wrong with it.
Expected<std::vector<RuleCase>> read_cases(const std::filesystem::path& file);

/// Plays the case through the referee's door. Returns nothing when all it expects holds, else the step that failed with
/// what was expected and what happened. A field that the referee does not know is a failure.
std::vector<std::string> run_case(const RuleCase& rule_case);

}  // namespace arbiter::protocol
