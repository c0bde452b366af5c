// SPDX-License-Identifier: MIT
#include "app/desk/items/piece_item.h"

#include <QPainter>

#include "app/desk/items/glyphs.h"

namespace arbiter::desk {

void PieceItem::paint(QPainter* painter) {
  const QRectF box = boundingRect();
  const Token token = token_ == "disc" ? Token::disc : token_ == "wedge" ? Token::wedge : Token::standing;
  paintPiece(*painter, box, kind_, colours().army(army_.left(1)), token, heading_);
  const qreal s = box.width();
  if (badge_) paintBadge(*painter, QRectF(s * 0.69, s * 0.69, s * 0.3, s * 0.3), army_, colours());
  if (!controller_.isEmpty() && controller_ != army_) {
    const QRectF flag(s * 0.62, 0, s * 0.38, s * 0.38);
    painter->setPen(Qt::NoPen);
    painter->setBrush(colours().badgeGround);
    painter->drawEllipse(flag);
    paintBadge(*painter, flag.adjusted(s * 0.03, s * 0.03, -s * 0.03, -s * 0.03), controller_, colours());
  }
}

void BadgeItem::paint(QPainter* painter) { paintBadge(*painter, boundingRect(), seat_, colours()); }

}  // namespace arbiter::desk
