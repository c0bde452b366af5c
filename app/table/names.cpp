// SPDX-License-Identifier: MIT
#include "app/table/names.h"

#include <algorithm>
#include <cctype>

#include "referee/army_pages/army_page.h"
#include "referee/core/rules.h"
#include "text/sentences.h"

namespace arbiter::table {
namespace {

using text::tr;

/// As people write it.
std::string plain(std::string kind) {
  std::ranges::replace(kind, '-', ' ');
  return kind;
}

void add_kinds(const RulesetInfo& info, const Options& options, std::set<std::string>& all) {
  const auto rules = info.make({options, {}});
  if (!rules) return;
  const auto add = [&all](const Rules& some) {
    for (const KindInfo& kind : some.kinds) all.insert(plain(kind.name));
  };
  add(**rules);
  for (const auto& other : (*rules)->beside) add(*other);
}

std::string side_name(char letter) {
  switch (letter) {
    case 'S':
      return tr("South");
    case 'W':
      return tr("West");
    case 'N':
      return tr("North");
    case 'E':
      return tr("East");
    default:
      return {};
  }
}

}  // namespace

std::string seat_name(const std::string& seat) {
  const std::string side = seat.empty() ? std::string() : side_name(seat[0]);
  if (side.empty() || seat.size() > 2 || (seat.size() == 2 && std::isdigit(static_cast<unsigned char>(seat[1])) == 0))
    return seat;
  return seat.size() == 1 ? side : tr("%1 of board %2", {side, seat.substr(1)});
}

// What armies bring is part of every game that has armies. Each option is once at each of its values, the others as
// they usually are.
const std::set<std::string>& known_kinds() {
  static const std::set<std::string> kinds = [] {
    std::set<std::string> all;
    for (const RulesetInfo& info : rulesets()) {
      const Options usual = default_options(info);
      add_kinds(info, usual, all);
      for (const OptionInfo& option : info.options) {
        for (const Value& value : option.values) {
          Options varied = usual;
          varied[option.name] = value;
          add_kinds(info, varied, all);
        }
      }
    }
    return all;
  }();
  return kinds;
}

// Catalogues have the titles from where the rulesets have them (app/cli/i18n/take-out).
std::string game_title(const std::string& ruleset) {
  const RulesetInfo* info = find_ruleset(ruleset);
  return info != nullptr ? tr(info->title.c_str()) : ruleset;
}

// Catalogues have the kinds from known_kinds().
std::string kind_name(const std::string& kind) { return tr(plain(kind).c_str()); }

std::string army_title(const std::string& army) { return tr(army_name(army).c_str()); }

std::string army_or_word(const std::string& word) {
  std::string title = army_title(word);
  return title.empty() ? word : title;
}

std::string army_meant(const std::string& typed) {
  const auto letters = [](std::string name) {
    std::ranges::transform(name, name.begin(), [](unsigned char c) { return c < 0x80U ? std::tolower(c) : c; });
    return name;
  };
  const std::string wanted = letters(typed);
  for (const RulesetInfo& info : rulesets())
    for (const std::string& army : info.armies)
      if (wanted == army || wanted == letters(army_name(army)) || wanted == letters(army_title(army))) return army;
  return typed;
}

std::string piece_name(const std::string& piece) {
  const auto dot = piece.find('.'), at = piece.find('@');
  const std::string army = piece.substr(0, std::min(dot, piece.size()));
  if (army == "?") return tr("what stands there");
  const std::string kind = dot == std::string::npos ? tr("piece") : kind_name(piece.substr(dot + 1, at - dot - 1));
  const std::string whose = tr("%1's %2", {seat_name(army), kind});
  const std::string holder = at == std::string::npos ? army : piece.substr(at + 1);
  return holder == army ? whose : tr("%1 (held by %2)", {whose, seat_name(holder)});
}

std::string both(const std::string& before, const std::string& next) {
  return before.empty() ? next : tr("%1 and %2", {before, next});
}

}  // namespace arbiter::table
