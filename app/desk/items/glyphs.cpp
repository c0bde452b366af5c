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

QPainterPath polygon(std::initializer_list<QPointF> points) {
  QPainterPath path;
  path.addPolygon(QPolygonF(QList<QPointF>(points)));
  path.closeSubpath();
  return path;
}

QPainterPath circle(qreal x, qreal y, qreal r) {
  QPainterPath path;
  path.addEllipse(QPointF(x, y), r, r);
  return path;
}

QPainterPath bar(qreal x, qreal y, qreal w, qreal h, qreal r = 3) {
  QPainterPath path;
  path.addRoundedRect(QRectF(x, y, w, h), r, r);
  return path;
}

QPainterPath join(std::initializer_list<QPainterPath> parts) {
  QPainterPath all;
  all.setFillRule(Qt::WindingFill);
  for (const QPainterPath& part : parts) all = all.united(part);
  return all.simplified();
}

/// The foot most pieces stand on.
QPainterPath foot() { return join({bar(22, 80, 56, 11, 4), bar(28, 72, 44, 10, 4)}); }

/// From a collar at height `top` flaring down to the foot.
QPainterPath flare(qreal top, qreal narrow, qreal wide = 18) {
  QPainterPath path(QPointF(50 - narrow, top));
  path.cubicTo(50 - narrow, top + 16, 50 - wide, 62, 50 - wide, 75);
  path.lineTo(50 + wide, 75);
  path.cubicTo(50 + wide, 62, 50 + narrow, top + 16, 50 + narrow, top);
  path.closeSubpath();
  return path;
}

QPainterPath line(std::initializer_list<QPointF> points) {
  QPainterPath path;
  path.addPolygon(QPolygonF(QList<QPointF>(points)));
  return path;
}

QPainterPath footLine() { return line({{29, 80}, {71, 80}}); }

Glyph pawn() { return {join({circle(50, 32, 14), bar(35, 46, 30, 7), flare(50, 8), foot()}), footLine(), true}; }

Glyph rook() {
  const QPainterPath top = bar(27, 16, 46, 20, 2).subtracted(bar(37, 12, 8, 12, 1)).subtracted(bar(55, 12, 8, 12, 1));
  const QPainterPath body = polygon({{33, 36}, {67, 36}, {70, 74}, {30, 74}});
  QPainterPath detail = footLine();
  detail.addPath(line({{33, 37}, {67, 37}}));
  return {join({top, body, foot()}), detail, true};
}

Glyph knight() {
  QPainterPath head(QPointF(30, 75));
  head.cubicTo(29, 60, 48, 56, 50, 44);
  head.cubicTo(44, 52, 35, 50, 30, 57);
  head.cubicTo(26, 62, 17, 57, 19, 50);
  head.cubicTo(23, 42, 29, 37, 32, 28);
  head.cubicTo(34, 21, 41, 18, 46, 18);
  head.lineTo(50, 9);
  head.lineTo(57, 19);
  head.cubicTo(74, 26, 78, 50, 71, 75);
  head.closeSubpath();
  QPainterPath detail = footLine();
  detail.addEllipse(QPointF(41, 32), 2, 2);
  detail.addPath(line({{24, 51}, {27, 50}}));
  QPainterPath mane(QPointF(56, 26));
  mane.cubicTo(66, 34, 68, 48, 65, 66);
  detail.addPath(mane);
  return {join({head, foot()}), detail, true};
}

QPainterPath mitre() {
  QPainterPath head(QPointF(50, 17));
  head.cubicTo(64, 28, 72, 46, 62, 57);
  head.lineTo(38, 57);
  head.cubicTo(28, 46, 36, 28, 50, 17);
  head.closeSubpath();
  return head;
}

Glyph bishop() {
  QPainterPath detail = footLine();
  detail.addPath(line({{54, 26}, {45, 42}}));
  detail.addPath(line({{37, 57}, {63, 57}}));
  return {join({circle(50, 14, 6), mitre(), bar(33, 54, 34, 7), flare(58, 10), foot()}), detail, true};
}

Glyph cardinal() {
  QPainterPath detail = footLine();
  detail.addPath(line({{50, 29}, {50, 48}}));
  detail.addPath(line({{42, 37}, {58, 37}}));
  return {join({mitre(), bar(47, 5, 6, 16, 1), bar(42, 9, 16, 5, 1), bar(31, 54, 38, 7), flare(58, 10), foot()}),
          detail, true};
}

QPainterPath crown(bool balls) {
  QPainterPath path = polygon(
      {{19, 30}, {34, 48}, {36, 24}, {46, 46}, {50, 18}, {54, 46}, {64, 24}, {66, 48}, {81, 30}, {70, 68}, {30, 68}});
  if (!balls) return path;
  for (const QPointF& p : {QPointF(19, 28), QPointF(35.5, 21), QPointF(50, 15), QPointF(64.5, 21), QPointF(81, 28)})
    path = path.united(circle(p.x(), p.y(), 5));
  return path;
}

Glyph queen() {
  QPainterPath detail = footLine();
  detail.addPath(line({{31, 67}, {69, 67}}));
  return {join({crown(true), bar(29, 63, 42, 14), foot()}), detail, true};
}

Glyph king() {
  QPainterPath lobes(QPointF(50, 40));
  lobes.cubicTo(56, 27, 82, 27, 80, 46);
  lobes.cubicTo(79, 56, 70, 60, 68, 72);
  lobes.lineTo(32, 72);
  lobes.cubicTo(30, 60, 21, 56, 20, 46);
  lobes.cubicTo(18, 27, 44, 27, 50, 40);
  lobes.closeSubpath();
  QPainterPath detail = footLine();
  detail.addPath(line({{50, 42}, {50, 66}}));
  return {join({bar(46.5, 7, 7, 30, 1), bar(39, 13, 22, 7, 1), lobes, foot()}), detail, true};
}

Glyph elephant() {
  QPainterPath head(QPointF(28, 76));
  head.cubicTo(20, 54, 24, 24, 48, 22);
  head.cubicTo(68, 21, 76, 36, 74, 50);
  head.cubicTo(73, 60, 76, 68, 84, 66);
  head.cubicTo(86, 74, 78, 79, 71, 77);
  head.cubicTo(60, 74, 63, 60, 58, 58);
  head.cubicTo(56, 66, 58, 72, 64, 76);
  head.closeSubpath();
  QPainterPath detail = footLine();
  QPainterPath ear(QPointF(46, 32));
  ear.cubicTo(28, 32, 28, 58, 42, 60);
  ear.cubicTo(50, 58, 52, 46, 50, 38);
  detail.addPath(ear);
  detail.addEllipse(QPointF(61, 38), 1.8, 1.8);
  detail.addPath(line({{60, 55}, {67, 60}}));
  return {join({head, foot()}), detail, true};
}

Glyph cannon() {
  QPainterPath barrel = bar(-22, -9, 62, 18, 4).united(bar(34, -12, 9, 24, 3)).united(circle(-24, 0, 6));
  QTransform turn;
  turn.translate(44, 46);
  turn.rotate(-24);
  QPainterPath detail = footLine();
  detail.addEllipse(QPointF(44, 58), 6, 6);
  detail.addEllipse(QPointF(44, 58), 16, 16);
  return {join({turn.map(barrel), circle(44, 58, 18), foot()}), detail, true};
}

Glyph minister() {
  QPainterPath cap(QPointF(50, 14));
  cap.cubicTo(60, 26, 68, 34, 68, 48);
  cap.lineTo(32, 48);
  cap.cubicTo(32, 34, 40, 26, 50, 14);
  cap.closeSubpath();
  QPainterPath detail = footLine();
  detail.addPath(line({{28, 49}, {72, 49}}));
  detail.addEllipse(QPointF(50, 34), 4, 4);
  return {join({circle(50, 12, 4.5), cap, bar(26, 45, 48, 9, 4), flare(52, 11, 20), foot()}), detail, true};
}

Glyph boat() {
  QPainterPath hull(QPointF(14, 60));
  hull.cubicTo(34, 66, 66, 66, 86, 60);
  hull.cubicTo(82, 76, 74, 84, 66, 86);
  hull.lineTo(34, 86);
  hull.cubicTo(26, 84, 18, 76, 14, 60);
  hull.closeSubpath();
  const QPainterPath sail = polygon({{52, 10}, {80, 56}, {52, 56}}), small = polygon({{46, 22}, {46, 56}, {24, 56}});
  return {join({hull, sail, small, bar(47, 8, 5, 56, 1)}), line({{24, 72}, {76, 72}}), true};
}

Glyph lance() {
  const QPainterPath point = polygon({{50, 6}, {62, 32}, {50, 40}, {38, 32}});
  return {join({point, bar(46, 34, 8, 42, 1), bar(36, 42, 28, 7), foot()}), footLine(), true};
}

Glyph soldier() {
  QPainterPath helmet(QPointF(30, 44));
  helmet.cubicTo(30, 20, 70, 20, 70, 44);
  helmet.closeSubpath();
  return {join({circle(50, 18, 4), helmet, bar(24, 42, 52, 7), circle(50, 47, 13), flare(54, 10), foot()}), footLine(),
          true};
}

const QHash<QString, Glyph>& figures() {
  static const QHash<QString, Glyph> kFigures = [] {
    QHash<QString, Glyph> map{{"pawn", pawn()},         {"rook", rook()},     {"knight", knight()},
                              {"bishop", bishop()},     {"queen", queen()},   {"king", king()},
                              {"elephant", elephant()}, {"cannon", cannon()}, {"minister", minister()},
                              {"cardinal", cardinal()}, {"boat", boat()},     {"lance", lance()},
                              {"soldier", soldier()}};
    for (const auto& [name, like] : {std::pair("horse", "knight"),
                                     {"chariot", "rook"},
                                     {"general", "king"},
                                     {"advisor", "minister"},
                                     {"guard", "minister"},
                                     {"ferz", "minister"},
                                     {"counsellor", "minister"},
                                     {"alfil", "elephant"},
                                     {"archbishop", "cardinal"},
                                     {"warrior", "soldier"}})
      map[name] = map[like];
    return map;
  }();
  return kFigures;
}

void paintLetters(QPainter& painter, const QRectF& box, const QString& kind, const QColor& colour) {
  QFont font("Inter");
  font.setWeight(QFont::DemiBold);
  const QString letters = lettersOf(kind);
  font.setPixelSize(std::max(6, static_cast<int>(box.height() * (letters.size() > 2    ? 0.38
                                                                 : letters.size() == 1 ? 0.58
                                                                                       : 0.48))));
  painter.setFont(font);
  painter.setPen(colour);
  painter.drawText(box, Qt::AlignCenter, letters);
}

/// The figure, or letters, engraved on a token.
void engrave(QPainter& painter, const QRectF& box, const QString& kind, const QColor& colour) {
  const Glyph& glyph = glyphOf(kind);
  if (!glyph.known) return paintLetters(painter, box, kind, colour);
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

void paintDisc(QPainter& painter, const QRectF& box, const QString& kind, const ArmyLook& look) {
  const qreal s = box.width();
  painter.setPen(QPen(look.outline, s * 0.045));
  painter.setBrush(look.fill);
  painter.drawEllipse(box.adjusted(s * 0.06, s * 0.06, -s * 0.06, -s * 0.06));
  painter.setPen(QPen(look.detail, s * 0.022));
  painter.setBrush(Qt::NoBrush);
  painter.drawEllipse(box.adjusted(s * 0.13, s * 0.13, -s * 0.13, -s * 0.13));
  engrave(painter, box.adjusted(s * 0.18, s * 0.13, -s * 0.18, -s * 0.23), kind, look.detail);
}

void paintWedge(QPainter& painter, const QRectF& box, const QString& kind, const ArmyLook& look, qreal heading) {
  painter.save();
  painter.translate(box.center());
  painter.rotate(heading);
  painter.scale(box.width() / 100, box.height() / 100);
  painter.setPen(QPen(look.outline, 4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(look.fill);
  painter.drawPath(polygon({{0, -44}, {27, -32}, {37, 42}, {-37, 42}, {-27, -32}}));
  painter.restore();
  // The letters turn with the wedge, as the characters of a real one do.
  painter.save();
  painter.translate(box.center());
  painter.rotate(heading);
  const qreal s = box.width();
  paintLetters(painter, QRectF(-s * 0.36, -s * 0.32, s * 0.72, s * 0.76), kind, look.detail);
  painter.restore();
}

}  // namespace

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

const Glyph& glyphOf(const QString& kind) {
  static const Glyph kNone;
  const auto found = figures().constFind(kind);
  return found == figures().constEnd() ? kNone : *found;
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

void paintPiece(QPainter& painter, const QRectF& box, const QString& kind, const ArmyLook& look, Token token,
                qreal heading) {
  const Glyph& glyph = glyphOf(kind);
  painter.setRenderHint(QPainter::Antialiasing);
  if (token == Token::wedge) {
    paintWedge(painter, box, kind, look, heading);
  } else if (token == Token::standing && glyph.known) {
    paintStanding(painter, box, glyph, look);
  } else {
    paintDisc(painter, box, kind, look);
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
