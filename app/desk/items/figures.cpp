// SPDX-License-Identifier: MIT
// The figures of pieces, drawn by hand in a box of 100 by 100.
#include <QHash>
#include <QPolygonF>
#include <QTransform>

#include "app/desk/items/glyphs.h"

namespace arbiter::desk {
namespace {

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

/// A sun on a staff: gold. A moon: silver. (As one reads them who does not know the characters.)
Glyph gold() {
  QPainterPath rays;
  for (int i = 0; i < 8; ++i)
    rays = rays.united(QTransform().translate(50, 30).rotate(45.0 * i).map(polygon({{-5, -13}, {0, -25}, {5, -13}})));
  return {join({circle(50, 30, 14), rays, bar(36, 54, 28, 7), flare(58, 8), foot()}), footLine(), true};
}

Glyph silver() {
  const QPainterPath moon = circle(50, 30, 22).subtracted(circle(59, 24, 17));
  return {join({moon, bar(36, 52, 28, 7), flare(58, 8), foot()}), footLine(), true};
}

const QHash<QString, Glyph>& figures() {
  static const QHash<QString, Glyph> kFigures = [] {
    QHash<QString, Glyph> map{{"pawn", pawn()},         {"rook", rook()},         {"knight", knight()},
                              {"bishop", bishop()},     {"queen", queen()},       {"king", king()},
                              {"elephant", elephant()}, {"cannon", cannon()},     {"minister", minister()},
                              {"cardinal", cardinal()}, {"boat", boat()},         {"lance", lance()},
                              {"soldier", soldier()},   {"gold-general", gold()}, {"silver-general", silver()}};
    for (const auto& [name, like] : {std::pair("horse", "knight"),
                                     {"chariot", "rook"},
                                     {"general", "king"},
                                     {"advisor", "minister"},
                                     {"guard", "minister"},
                                     {"ferz", "minister"},
                                     {"counsellor", "minister"},
                                     {"alfil", "elephant"},
                                     {"archbishop", "cardinal"},
                                     {"warrior", "soldier"},
                                     {"tokin", "pawn"},
                                     {"promoted-lance", "lance"},
                                     {"promoted-knight", "knight"},
                                     {"promoted-silver", "silver-general"},
                                     {"dragon-king", "rook"},
                                     {"dragon-horse", "bishop"},
                                     {"drunk-elephant", "elephant"},
                                     {"crown-prince", "king"}})
      map[name] = map[like];
    return map;
  }();
  return kFigures;
}

}  // namespace

const Glyph& glyphOf(const QString& kind) {
  static const Glyph kNone;
  const auto found = figures().constFind(kind);
  return found == figures().constEnd() ? kNone : *found;
}

}  // namespace arbiter::desk
