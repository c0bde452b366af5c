// SPDX-License-Identifier: MIT
#include "app/desk/items/glyphs.h"

#include <QFont>
#include <QHash>
#include <QPainter>
#include <QPen>
#include <QPolygonF>
#include <QStringList>
#include <QTransform>

namespace arbiter::desk {
namespace {

void paintLetters(QPainter& painter, const QRectF& box, const QString& letters, const QColor& colour) {
  QFont font("Inter");
  font.setWeight(QFont::DemiBold);
  font.setPixelSize(std::max(6, static_cast<int>(box.height() * (letters.size() > 2    ? 0.38
                                                                 : letters.size() == 1 ? 0.58
                                                                                       : 0.48))));
  painter.setFont(font);
  painter.setPen(colour);
  painter.drawText(box, Qt::AlignCenter, letters);
}

/// A character as a brush writes it, where the machine has such a typeface.
void paintCharacter(QPainter& painter, const QRectF& box, const QString& character, const QColor& colour) {
  QFont font;
  font.setFamilies({"Noto Serif CJK JP", "Droid Sans Fallback"});
  font.setWeight(QFont::Bold);
  font.setPixelSize(std::max(6, static_cast<int>(box.height())));
  painter.setFont(font);
  painter.setPen(colour);
  // The line of a typeface for all scripts is higher than what it writes.
  painter.drawText(box.adjusted(-box.width(), -box.height(), box.width(), box.height()), Qt::AlignCenter, character);
}

/// The figure, or letters, engraved on a token.
void engrave(QPainter& painter, const QRectF& box, const Man& man, const QColor& colour) {
  const Glyph& glyph = glyphOf(man.kind);
  if (!glyph.known || man.face == Face::letters) return paintLetters(painter, box, man.letters, colour);
  painter.save();
  painter.translate(box.topLeft());
  painter.scale(box.width() / 100, box.height() / 100);
  painter.setPen(Qt::NoPen);
  painter.setBrush(colour);
  painter.drawPath(glyph.body);
  painter.restore();
}

void paintStanding(QPainter& painter, const QRectF& box, const Glyph& glyph, const ArmyLook& look) {
  painter.save();
  painter.translate(box.topLeft());
  painter.scale(box.width() / 100, box.height() / 100);
  painter.setPen(QPen(look.outline, 4.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(look.fill);
  painter.drawPath(glyph.body);
  painter.setPen(QPen(look.detail, 3.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(Qt::NoBrush);
  painter.drawPath(glyph.detail);
  painter.restore();
}

void paintDisc(QPainter& painter, const QRectF& box, const Man& man, const ArmyLook& look) {
  const qreal s = box.width();
  painter.setPen(QPen(look.outline, s * 0.045));
  painter.setBrush(look.fill);
  painter.drawEllipse(box.adjusted(s * 0.06, s * 0.06, -s * 0.06, -s * 0.06));
  painter.setPen(QPen(look.detail, s * 0.022));
  painter.setBrush(Qt::NoBrush);
  painter.drawEllipse(box.adjusted(s * 0.13, s * 0.13, -s * 0.13, -s * 0.13));
  if (man.face == Face::character)
    return paintCharacter(painter, box.adjusted(s * 0.22, s * 0.22, -s * 0.22, -s * 0.22), man.character, look.detail);
  engrave(painter, box.adjusted(s * 0.18, s * 0.13, -s * 0.18, -s * 0.23), man, look.detail);
}

void paintWedge(QPainter& painter, const QRectF& box, const Man& man, const ArmyLook& look) {
  painter.save();
  painter.translate(box.center());
  painter.rotate(man.heading);
  painter.scale(box.width() / 100, box.height() / 100);
  painter.setPen(QPen(look.outline, 4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(look.fill);
  painter.drawPath(polygon({{0, -44}, {27, -32}, {37, 42}, {-37, 42}, {-27, -32}}));
  painter.restore();
  // What is on it turns with the wedge, as the characters of a real one do.
  painter.save();
  painter.translate(box.center());
  painter.rotate(man.heading);
  const qreal s = box.width();
  if (man.face == Face::character) {
    paintCharacter(painter, QRectF(-s * 0.27, -s * 0.24, s * 0.54, s * 0.54), man.character, look.detail);
  } else if (man.face == Face::figure && glyphOf(man.kind).known) {
    // The figure says what it was, the letter whether it is more by now.
    engrave(painter, QRectF(-s * 0.25, -s * 0.36, s * 0.5, s * 0.5), man, look.detail);
    paintLetters(painter, QRectF(-s * 0.36, s * 0.06, s * 0.72, s * 0.38), man.letters, look.detail);
  } else {
    paintLetters(painter, QRectF(-s * 0.36, -s * 0.32, s * 0.72, s * 0.76), man.letters, look.detail);
  }
  painter.restore();
}

}  // namespace

QPainterPath polygon(std::initializer_list<QPointF> points) {
  QPainterPath path;
  path.addPolygon(QPolygonF(QList<QPointF>(points)));
  path.closeSubpath();
  return path;
}

QPainterPath badgeShape(const QString& seat) {
  QPainterPath path;
  if (seat == "W") {
    path.addRect(-0.42, -0.42, 0.84, 0.84);
  } else if (seat == "N") {
    path = polygon({{0, -0.56}, {0.56, 0}, {0, 0.56}, {-0.56, 0}});
  } else if (seat == "E") {
    path = polygon({{0, -0.56}, {0.58, 0.46}, {-0.58, 0.46}});
  } else {
    path.addEllipse(QPointF(0, 0), 0.48, 0.48);
  }
  return path;
}

QString lettersOf(const QString& kind) {
  static const QHash<QString, QString> kLetters{{"king", "K"},   {"queen", "Q"}, {"rook", "R"}, {"bishop", "B"},
                                                {"knight", "N"}, {"pawn", "P"},  {"lance", "L"}};
  if (const auto found = kLetters.constFind(kind); found != kLetters.constEnd()) return *found;
  if (kind.startsWith("promoted-")) return "+" + lettersOf(kind.mid(9));
  const QStringList parts = kind.split('-', Qt::SkipEmptyParts);
  if (parts.isEmpty()) return "?";
  if (parts.size() == 2 && parts[1] == "general") return parts[0].left(1).toUpper();
  QString letters;
  if (parts.size() == 1) {
    letters = kind.left(2);
    letters[0] = letters[0].toUpper();
    return letters;
  }
  for (const QString& part : parts) letters += part[0].toUpper();
  return letters;
}

void paintPiece(QPainter& painter, const QRectF& box, const Man& man, const ArmyLook& look) {
  const Glyph& glyph = glyphOf(man.kind);
  painter.setRenderHint(QPainter::Antialiasing);
  if (man.token == Token::wedge) {
    paintWedge(painter, box, man, look);
  } else if (man.token == Token::standing && glyph.known && man.face == Face::figure) {
    paintStanding(painter, box, glyph, look);
  } else {
    paintDisc(painter, box, man, look);
  }
}

void paintBadge(QPainter& painter, const QRectF& box, const QString& name, const Colours& colours) {
  // "S2" is South at the second of joined boards.
  const QString seat = name.left(1);
  const ArmyLook& look = colours.army(seat);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.save();
  painter.translate(box.center());
  const qreal s = box.width() * 0.92;
  painter.setPen(QPen(look.outline, std::max(1.0, s * 0.07), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(look.fill);
  painter.drawPath(QTransform::fromScale(s, s).map(badgeShape(seat)));
  QFont font("Inter");
  font.setWeight(QFont::Bold);
  font.setPixelSize(std::max(5, static_cast<int>(s * (name.size() > 1 ? 0.4 : 0.5))));
  painter.setFont(font);
  painter.setPen(look.detail);
  painter.drawText(QRectF(-s / 2, -s / 2 + (seat == "E" ? s * 0.12 : 0), s, s), Qt::AlignCenter, name);
  painter.restore();
}

}  // namespace arbiter::desk
