// SPDX-License-Identifier: MIT
#include "referee/notation/game_names.h"

#include <algorithm>
#include <cctype>

#include "text/value_json.h"

namespace arbiter::notation {

using nlohmann::json;

namespace {

/// Small letters, dashes for blanks and underlines.
std::string key_of(std::string_view name) {
  std::string key;
  for (const char c : name)
    key += c == ' ' || c == '_' ? '-' : static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return key;
}

}  // namespace

std::optional<NamedGame> game_named(std::string_view name) {
  const std::string key = key_of(name);
  for (const RulesetInfo& info : rulesets()) {
    const auto known =
        std::find_if(info.known_as.begin(), info.known_as.end(), [&](const KnownAs& k) { return k.name == key; });
    if (known == info.known_as.end()) continue;
    NamedGame game{info.id};
    for (const auto& [option, value] : known->options) game.options[option] = json(value);
    return game;
  }
  return find_ruleset(key) ? std::optional(NamedGame{key}) : std::nullopt;
}

std::string widely_known_as(const Rules& rules) {
  const RulesetInfo* info = find_ruleset(rules.id);
  std::string name = !info || info->known_as.empty() ? rules.id : info->known_as.front().name;
  if (!name.empty()) name.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(name.front())));
  std::replace(name.begin(), name.end(), '-', ' ');
  return name;
}

}  // namespace arbiter::notation
