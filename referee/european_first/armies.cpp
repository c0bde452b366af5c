// SPDX-License-Identifier: MIT
#include "referee/european_first/armies.h"

#include <algorithm>

#include "referee/core/rules.h"

namespace arbiter::european::first {

// One function an army of this edition's own, in referee/european_first/<name>.cpp.
#define ARMY(name) Army name##_army();
#define KEPT(id)
#include "referee/european_first/armies.def"
#undef ARMY
#undef KEPT

namespace {

/// The later edition's army, with this edition's default where the later one chose another.
Army kept(const char* id) {
  Army army = *european::find_army(id);
  for (OptionInfo& option : army.options) {
    const auto& own = settings();
    const auto it = std::find_if(own.begin(), own.end(), [&](const auto& s) { return s.first == option.name; });
    if (it != own.end()) option.fallback = it->second;
  }
  return army;
}

}  // namespace

const std::vector<Army>& armies() {
  static const std::vector<Army> list{
#define ARMY(name) name##_army(),
#define KEPT(id) kept(id),
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
  for (const std::string& name : (army ? army : find_army("plain"))->promotion)
    if (const Kind kind = pos.rules->kind(name); kind != kNoKind) kinds.push_back(kind);
  return kinds;
}

const std::vector<std::pair<std::string, std::string>>& settings() {
  static const std::vector<std::pair<std::string, std::string>> list{{"britain.knight_rest", "alternate"},
                                                                     {"austria.royals", "spared"},
                                                                     {"macedonia.check", "goes-on"},
                                                                     {"huns.tribute", "every-turn"},
                                                                     {"japan.check", "goes-on"},
                                                                     {"china.censors", "everything"},
                                                                     {"israel.barricade", "stops-all"},
                                                                     {"switzerland.check", "no-ground"},
                                                                     {"ottoman-empire.protection", "none"},
                                                                     {"germany.blitz", "once"},
                                                                     {"iraq.bearers", "all"},
                                                                     {"iraq.quarrel", "within-two"},
                                                                     {"un-peacekeepers.king", "royal"},
                                                                     {"barbarians.ferocity", "at-rest"},
                                                                     {"holy-roman-empire.rooks", "limited"},
                                                                     {"poland.captures", "allies-too"},
                                                                     {"mafia.captures", "any-distance"}};
  return list;
}

}  // namespace arbiter::european::first
