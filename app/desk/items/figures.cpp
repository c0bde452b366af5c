// SPDX-License-Identifier: MIT
// The figures of pieces (app/figures) as paths that a painter draws.
#include <QHash>

#include "app/desk/items/glyphs.h"
#include "app/figures/figure.h"

namespace arbiter::desk {
namespace {

QPainterPath pathOf(const figures::Outline& outline) {
  const auto at = [&](std::size_t i) { return QPointF(outline.spots[i].x, outline.spots[i].y); };
  QPainterPath path(at(0));
  for (std::size_t i = 1; i + 2 < outline.spots.size(); i += 3) path.cubicTo(at(i), at(i + 1), at(i + 2));
  if (outline.closed) path.closeSubpath();
  return path;
}

Glyph drawn(const figures::Figure& figure) {
  Glyph glyph;
  glyph.body.setFillRule(Qt::WindingFill);
  for (const figures::Outline& part : figure.body) glyph.body = glyph.body.united(pathOf(part));
  glyph.body = glyph.body.simplified();
  for (const figures::Outline& part : figure.detail) glyph.detail.addPath(pathOf(part));
  glyph.known = true;
  return glyph;
}

}  // namespace

const Glyph& glyphOf(const QString& kind) {
  static const QHash<QString, Glyph> kDrawn = [] {
    QHash<QString, Glyph> map;
    for (const auto& [name, figure] : figures::figures()) map[QString::fromStdString(name)] = drawn(figure);
    return map;
  }();
  static const Glyph kNone;
  const auto found = kDrawn.constFind(kind);
  return found == kDrawn.constEnd() ? kNone : *found;
}

}  // namespace arbiter::desk
