// SPDX-License-Identifier: MIT
#include "app/desk/game_look.h"

#include "app/desk/items/glyphs.h"
#include "app/desk/rules_view.h"

namespace arbiter::desk {

QString GameLook::character(const QString& kind, const QString& army) const {
  const auto found = characters.constFind(kind);
  if (found == characters.constEnd()) return {};
  return army.left(1) == first ? found->first : found->second;
}

QString GameLook::letter(const QString& kind) const {
  const QString own = letters.value(kind);
  return own.isEmpty() ? lettersOf(kind) : own;
}

const GameLook& lookOf(const QString& ruleset) {
  static QHash<QString, GameLook> made;
  auto found = made.find(ruleset);
  if (found == made.end()) found = made.insert(ruleset, RulesView(ruleset).look());
  return *found;
}

}  // namespace arbiter::desk
