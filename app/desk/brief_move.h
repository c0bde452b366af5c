// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QVariantMap>

#include "app/desk/square_names.h"
#include "db/types.h"

namespace arbiter::desk {

/// A move in few signs, as the settings want them (BoardLook, `moves`): "Ng1–f3", or a drawing of the piece before
/// "g1–f3". Squares where it comes from and goes to, whatever the game, so that no two moves read alike.
struct BriefMove {
  QString text;     ///< empty: it is told in words
  QString figure;   ///< the kind that is drawn before the text; empty: none
  QString becomes;  ///< the kind that is drawn behind it; empty: none
  QString army;     ///< whose

  bool operator==(const BriefMove&) const = default;
  /// Maps text, figure, becomes, army.
  [[nodiscard]] QVariantMap map() const;
};

/// That of a ply; one without text where moves are told in words, or it is none.
[[nodiscard]] BriefMove briefMove(const db::Ply& ply, const QString& ruleset, const SquareNames& names);

}  // namespace arbiter::desk
