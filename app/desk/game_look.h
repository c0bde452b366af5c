// SPDX-License-Identifier: MIT
#pragma once

#include <QHash>
#include <QPair>
#include <QString>

namespace arbiter::desk {

/// What a ruleset says of how its board and pieces look, for drawing.
struct GameLook {
  bool river = false;          ///< runs between the two halves of the board
  bool wedges = false;         ///< pieces lie flat and point to their enemy
  QString token = "standing";  ///< what its pieces are: standing, disc or wedge
  bool fromRight = false;      ///< players count files in figures from the first seat's right, ranks from the far side
  QString first;               ///< the seat that moves first
  QHash<QString, QString> letters;                     ///< by kind: "R", "+P"
  QHash<QString, QPair<QString, QString>> characters;  ///< by kind: the first seat's, everybody else's

  /// What is written on a flat piece of that kind and army (`S`, `S2`); empty where the game has nothing for it.
  [[nodiscard]] QString character(const QString& kind, const QString& army) const;
  /// The letters of a kind as the game's records write them, or what the window writes where they have none.
  [[nodiscard]] QString letter(const QString& kind) const;
};

/// That of a ruleset with every option as it usually is, made once; an empty one where there is no such game.
[[nodiscard]] const GameLook& lookOf(const QString& ruleset);

}  // namespace arbiter::desk
