// SPDX-License-Identifier: MIT
#include "app/desk/items/icon_item.h"

#include <QHash>
#include <QPainter>
#include <QPainterPath>

namespace arbiter::desk {
namespace {

QPainterPath lines(std::initializer_list<std::initializer_list<QPointF>> strokes) {
  QPainterPath path;
  for (const auto& stroke : strokes) path.addPolygon(QPolygonF(QList<QPointF>(stroke)));
  return path;
}

QPainterPath arrowBack(bool mirrored) {
  QPainterPath path = lines({{{9, 5}, {4, 10}, {9, 15}}});
  path.moveTo(4, 10);
  path.lineTo(14, 10);
  path.cubicTo(22, 10, 22, 20, 14, 20);
  path.lineTo(9, 20);
  return mirrored ? QTransform(-1, 0, 0, 1, 24, 0).map(path) : path;
}

QPainterPath with(QPainterPath path, const QPainterPath& more) {
  path.addPath(more);
  return path;
}

QPainterPath round(qreal x, qreal y, qreal r) {
  QPainterPath path;
  path.addEllipse(QPointF(x, y), r, r);
  return path;
}

QPainterPath box(qreal x, qreal y, qreal w, qreal h, qreal r = 2) {
  QPainterPath path;
  path.addRoundedRect(QRectF(x, y, w, h), r, r);
  return path;
}

QPainterPath turning() {
  QPainterPath path;
  path.arcMoveTo(QRectF(4, 4, 16, 16), 60);
  path.arcTo(QRectF(4, 4, 16, 16), 60, 290);
  return with(path, lines({{{16, 2}, {16.5, 5.5}, {12.8, 7}}}));
}

const QHash<QString, QPainterPath>& icons() {
  static const QHash<QString, QPainterPath> kIcons{
      {"board", with(box(4, 4, 16, 16), lines({{{12, 4}, {12, 20}}, {{4, 12}, {20, 12}}}))},
      {"people", with(with(round(9, 8, 3.6), round(17, 9, 2.7)),
                      lines({{{2.5, 20}, {3.2, 16.6}, {5.6, 14.6}, {12.4, 14.6}, {14.8, 16.6}, {15.5, 20}},
                             {{17, 14.6}, {19.4, 15}, {21, 16.8}, {21.5, 19.5}}}))},
      {"sliders", with(with(lines({{{4, 7}, {10, 7}}, {{16, 7}, {20, 7}}, {{4, 17}, {7, 17}}, {{13, 17}, {20, 17}}}),
                            round(13, 7, 3)),
                       round(10, 17, 3))},
      {"plus", lines({{{12, 5}, {12, 19}}, {{5, 12}, {19, 12}}})},
      {"list", lines({{{8, 6}, {20, 6}},
                      {{8, 12}, {20, 12}},
                      {{8, 18}, {20, 18}},
                      {{4, 6}, {4.2, 6}},
                      {{4, 12}, {4.2, 12}},
                      {{4, 18}, {4.2, 18}}})},
      {"camera", with(with(box(3, 7, 18, 13, 3), round(12, 13.5, 4)), lines({{{8, 7}, {9.5, 4}, {14.5, 4}, {16, 7}}}))},
      {"folder", lines({{{3, 19}, {3, 5}, {9, 5}, {11.5, 8}, {21, 8}, {21, 19}, {3, 19}}})},
      {"file", lines({{{6, 3}, {14, 3}, {19, 8}, {19, 21}, {6, 21}, {6, 3}}, {{14, 3}, {14, 8}, {19, 8}}})},
      {"undo", arrowBack(false)},
      {"bulb",
       with(round(12, 10, 6), lines({{{9.5, 16}, {9.5, 19}, {14.5, 19}, {14.5, 16}}, {{10.5, 21.5}, {13.5, 21.5}}}))},
      {"redo", arrowBack(true)},
      {"turn", turning()},
      {"play", lines({{{8, 5}, {19, 12}, {8, 19}, {8, 5}}})},
      {"pause", lines({{{8.5, 5}, {8.5, 19}}, {{15.5, 5}, {15.5, 19}}})},
      {"close", lines({{{6, 6}, {18, 18}}, {{18, 6}, {6, 18}}})},
      {"info", with(round(12, 12, 9), lines({{{12, 11}, {12, 16.5}}, {{12, 7.5}, {12, 7.7}}}))},
      {"warning", lines({{{12, 4}, {21.5, 20}, {2.5, 20}, {12, 4}}, {{12, 10}, {12, 14.5}}, {{12, 17}, {12, 17.2}}})},
      {"pencil", lines({{{4, 20}, {5, 16}, {16, 5}, {19, 8}, {8, 19}, {4, 20}}})},
      {"hand",
       lines({{{7, 12}, {7, 6}},
              {{10.5, 11}, {10.5, 4}},
              {{14, 11}, {14, 4.5}},
              {{17.5, 12}, {17.5, 7}, {17.5, 15}, {15, 20}, {9, 20}, {3.5, 13.5}, {5, 12.5}, {7, 14}, {7, 12}}})},
      {"eye",
       with(
           lines(
               {{{2.5, 12}, {7, 7.2}, {12, 5.8}, {17, 7.2}, {21.5, 12}, {17, 16.8}, {12, 18.2}, {7, 16.8}, {2.5, 12}}}),
           round(12, 12, 3))},
      {"tag", with(lines({{{4, 4}, {12, 4}, {20.5, 12.5}, {12.5, 20.5}, {4, 12}, {4, 4}}}), round(8.5, 8.5, 1.3))},
      {"print", with(lines({{{7, 9}, {7, 3.5}, {17, 3.5}, {17, 9}},
                            {{7, 17}, {3.5, 17}, {3.5, 9}, {20.5, 9}, {20.5, 17}, {17, 17}}}),
                     box(7, 14, 10, 6.5))},
      {"back", lines({{{14, 6}, {8, 12}, {14, 18}}})},
      {"next", lines({{{10, 6}, {16, 12}, {10, 18}}})},
      {"first", lines({{{16, 6}, {10, 12}, {16, 18}}, {{7, 6}, {7, 18}}})},
      {"last", lines({{{8, 6}, {14, 12}, {8, 18}}, {{17, 6}, {17, 18}}})},
      {"copy", with(box(8, 8, 12, 12), lines({{{16, 8}, {16, 4}, {4, 4}, {4, 16}, {8, 16}}}))},
      {"branch", with(lines({{{5, 12}, {19, 12}, {15, 8}}, {{19, 12}, {15, 16}}}), lines({{{5, 6}, {5, 18}}}))},
      {"chart", lines({{{4, 4}, {4, 20}, {20, 20}}, {{7, 15}, {11, 10}, {14, 13}, {20, 6}}})},
      {"box", with(box(4, 4, 16, 5), lines({{{5.5, 9}, {5.5, 20}, {18.5, 20}, {18.5, 9}}, {{10, 13}, {14, 13}}}))},
      {"look", with(round(10.5, 10.5, 6), lines({{{15, 15}, {20, 20}}}))},
      {"check", lines({{{5, 13}, {10, 18}, {19, 7}}})},
      {"down", lines({{{7, 10}, {12, 15}, {17, 10}}})},
      {"more", lines({{{6, 12}, {6.2, 12}}, {{12, 12}, {12.2, 12}}, {{18, 12}, {18.2, 12}}})},
      {"trash", with(lines({{{4, 7}, {20, 7}}, {{9, 7}, {9.5, 4}, {14.5, 4}, {15, 7}}}),
                     lines({{{6, 7}, {7, 20}, {17, 20}, {18, 7}}}))}};
  return kIcons;
}

}  // namespace

void IconItem::paint(QPainter* painter) {
  painter->setRenderHint(QPainter::Antialiasing);
  painter->scale(width() / 24, height() / 24);
  painter->setPen(QPen(color_, 1.9, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter->setBrush(Qt::NoBrush);
  painter->drawPath(icons().value(name_));
}

}  // namespace arbiter::desk
