// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

// The plan of the codebase: which folder may include what of which.
namespace arbiter::codebase {

/// A folder of sources with what is below it, but for folders that are modules themselves.
struct Module {
  std::string folder;
  std::set<std::string> may;  ///< modules, or single headers, whose headers it may include
};

struct Plan {
  std::vector<Module> modules;                             ///< those below come first
  std::map<std::string, std::set<std::string>> libraries;  ///< beginning of an `#include <…>`, and the modules that may
  std::map<std::string, std::set<std::string>> against;    ///< file, and what it includes against the plan as yet

  /// The module of a file, or nullptr.
  [[nodiscard]] const Module* module_of(const std::string& file) const;
};

/// Reads a plan:
///
///     module FOLDER: FOLDER_OR_HEADER…     it may use these modules, which stand above it
///     library BEGINNING: FOLDER…         modules that may include what begins so
///     against FILE: FOLDER_OR_BEGINNING…  what is not as it should be; this list is to get shorter
///
/// `#` begins a comment. Throws std::runtime_error with the line that it cannot be, also where an dependency leads
/// upwards.
Plan read_plan(const std::string& text);

/// Sources by their paths.
using Sources = std::map<std::string, std::string>;

/// What in the sources is against the plan, a line each: dependencies that are not in it, files in no module, and
/// entries of `against` that are not needed any more.
std::string faults(const Plan& plan, const Sources& sources);

/// The modules with their dependencies, and how many includes each stands for.
std::string drawn(const Plan& plan, const Sources& sources);

}  // namespace arbiter::codebase
