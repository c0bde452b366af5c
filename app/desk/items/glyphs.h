// SPDX-License-Identifier: MIT
#pragma once

#include <QPainterPath>
#include <QString>

#include "app/desk/look/colours.h"

class QPainter;

namespace arbiter::desk {

/// A closed path through these points.
[[nodiscard]] QPainterPath polygon(std::initializer_list<QPointF> points);

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

/// What is seen on it: its figure (letters where it has none), letters, or what the game's own players write.
enum class Face { figure, letters, character };

/// A piece as it is painted.
struct Man {
  QString kind;
  QString letters;    ///< see lettersOf
  QString character;  ///< empty: there is none, its figure is shown
  Token token = Token::standing;
  Face face = Face::figure;
  qreal heading = 0;  ///< where a wedge points, in degrees clockwise from up
};

/// Paints a piece into `box`.
void paintPiece(QPainter& painter, const QRectF& box, const Man& man, const ArmyLook& look);
/// Paints a badge with the seat's letter, in the colours of its army.
void paintBadge(QPainter& painter, const QRectF& box, const QString& seat, const Colours& colours);

}  // namespace arbiter::desk
