// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <QVariantMap>
#include <memory>

#include "app/desk/game_look.h"

namespace arbiter {
class Value;
class Rules;
struct RulesetInfo;
}  // namespace arbiter

namespace arbiter::desk {

/// What the window asks about a ruleset before or beside a game.
class RulesView {
  Q_DECLARE_TR_FUNCTIONS(RulesView)

 public:
  explicit RulesView(const QString& id);

  [[nodiscard]] bool known() const { return info_ != nullptr; }
  [[nodiscard]] QString title() const;
  /// The agreed length of a game with this setup, in minutes; 0: none.
  [[nodiscard]] int minutes(const Value& setup) const;
  /// What becomes of a player whose own time is over; empty: the rules say nothing of it.
  [[nodiscard]] QString flagRule() const;
  /// Every kind of piece, by the field's names.
  [[nodiscard]] QStringList kinds() const;
  /// In which formats its games are written: its own, then those of every game.
  [[nodiscard]] QStringList formats() const;
  /// How its board and pieces look. lookOf() has it ready.
  [[nodiscard]] GameLook look() const;
  /// The page of an army with these options: ruleset, army, armies (whether the game has some), title, origin, rows
  /// (lists of kinds from the corner), blocks (maps `kind` head, item or text, `text`, rich text, and `plain`, the same
  /// without marks). Empty where there is none.
  [[nodiscard]] QVariantMap armyPage(const QString& army, const Value& options) const;
  /// How the game is set up and played, as its guide tells it: ruleset, armies, title and blocks as armyPage has them,
  /// and blocks of the kind `drawing`, lines of letters of one width. Empty where there is no such game.
  [[nodiscard]] QVariantMap guidePage() const;
  /// The blocks of that page for who has the board before the eyes.
  [[nodiscard]] QVariantList guideBlocks() const;
  /// How a kind moves, and what its players call it: sentences. Empty where the game has no such kind.
  [[nodiscard]] QString pieceText(const QString& kind) const;
  /// What the game's own players call a kind: "Rua (boat)"; empty where they use the common name.
  [[nodiscard]] QString ownName(const QString& kind) const;
  /// A seat's pieces as the option `setups` takes them; behind "!" why not.
  [[nodiscard]] QString setupOf(const QString& seat, const Value& pieces) const;

 private:
  [[nodiscard]] std::shared_ptr<const Rules> rules() const;  ///< with every option as it usually is; null: no game
  const RulesetInfo* info_;
};

}  // namespace arbiter::desk
