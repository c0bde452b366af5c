// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

// The plan of the house: which folder may include what of which.
namespace arbiter::house {

/// A folder of sources with what is below it, but for folders that are rooms themselves.
struct Room {
  std::string folder;
  std::set<std::string> may;  ///< rooms, or single headers, whose headers it may include
};

struct Plan {
  std::vector<Room> rooms;                                 ///< those below come first
  std::map<std::string, std::set<std::string>> libraries;  ///< beginning of an `#include <…>`, and the rooms that may
  std::map<std::string, std::set<std::string>> against;    ///< file, and what it includes against the plan as yet

  /// The room of a file, or nullptr.
  [[nodiscard]] const Room* room_of(const std::string& file) const;
};

/// Reads a plan:
///
///     room FOLDER: FOLDER_OR_HEADER…     it may use these rooms, which stand above it
///     library BEGINNING: FOLDER…         rooms that may include what begins so
///     against FILE: FOLDER_OR_BEGINNING…  what is not as it should be; this list is to get shorter
///
/// `#` begins a comment. Throws std::runtime_error with the line that it cannot be, also where an arrow leads upwards.
Plan read_plan(const std::string& text);

/// Sources by their paths.
using Sources = std::map<std::string, std::string>;

/// What in the sources is against the plan, a line each: arrows that are not in it, files in no room, and entries of
/// `against` that are not needed any more.
std::string faults(const Plan& plan, const Sources& sources);

/// The rooms with their arrows, and how many includes each stands for.
std::string drawn(const Plan& plan, const Sources& sources);

}  // namespace arbiter::house
