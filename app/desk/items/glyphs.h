// SPDX-License-Identifier: MIT
#pragma once

#include <QPainterPath>
#include <QString>

#include "app/desk/look/colours.h"

class QPainter;

namespace arbiter::desk {

/// The badge of a seat in a box of side 1 about the origin: South a disc, West a square, North a diamond, East a
/// triangle.
[[nodiscard]] QPainterPath badgeShape(const QString& seat);

/// A piece's figure in a box of 100 by 100, standing on its lower edge.
struct Glyph {
  QPainterPath body;
  QPainterPath detail;  ///< lines drawn inside
  bool known = false;   ///< false: no figure of ours, write `letters`
};
[[nodiscard]] const Glyph& glyphOf(const QString& kind);

/// What is written where there is no figure: the usual letter, "G" for a `gold-general`, "+P" for a `promoted-pawn`,
/// initials of several words, or the first two letters of a single one.
[[nodiscard]] QString lettersOf(const QString& kind);

/// What a piece is made of.
enum class Token { standing, disc, wedge };

/// Paints a piece into `box`. A wedge points to `heading` (degrees clockwise from up).
void paintPiece(QPainter& painter, const QRectF& box, const QString& kind, const ArmyLook& look, Token token,
                qreal heading);
/// Paints a badge with the seat's letter, in the colours of its army.
void paintBadge(QPainter& painter, const QRectF& box, const QString& seat, const Colours& colours);

}  // namespace arbiter::desk
