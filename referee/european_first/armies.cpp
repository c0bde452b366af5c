// SPDX-License-Identifier: MIT
#include "referee/european_first/armies.h"

#include <algorithm>

#include "referee/core/rules.h"

namespace arbiter::european::first {

// One function an army of this edition's own, in referee/european_first/<name>.cpp.
#define ARMY(name) Army name##_army();
#define KEPT(...)
#include "referee/european_first/armies.def"
#undef ARMY
#undef KEPT

namespace {

using Settings = std::vector<std::pair<std::string, std::string>>;

/// The later edition's army with what this edition lays down for it, be it an option there or not.
Army kept(const char* id, const Settings& settings = {}) {
  Army army = *european::find_army(id);
  for (const auto& [name, value] : settings) army.settings.emplace_back(army.id + "." + name, value);
  for (OptionInfo& option : army.options)
    for (const auto& [name, value] : army.settings)
      if (name == option.name) option.fallback = value;
  return army;
}

}  // namespace

const std::vector<Army>& armies() {
  static const std::vector<Army> list{
#define ARMY(name) name##_army(),
#define KEPT(...) kept(__VA_ARGS__),
#include "referee/european_first/armies.def"
#undef ARMY
#undef KEPT
  };
  return list;
}

const Army* find_army(std::string_view id) {
  const auto it = std::find_if(armies().begin(), armies().end(), [id](const Army& a) { return a.id == id; });
  return it == armies().end() ? nullptr : &*it;
}

std::vector<Kind> promotion_list(const Position& pos, Seat controller) {
  const int chosen = pos.seats[index(controller)].army;
  const Army* army = chosen < 0 ? nullptr : find_army(pos.rules->army_names[static_cast<std::size_t>(chosen)]);
  std::vector<Kind> kinds;
  for (const std::string& name : (army ? *army : armies().front()).promotion)
    if (const Kind kind = pos.rules->kind(name); kind != kNoKind) kinds.push_back(kind);
  return kinds;
}

}  // namespace arbiter::european::first
