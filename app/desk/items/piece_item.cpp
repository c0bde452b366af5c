// SPDX-License-Identifier: MIT
#include "app/desk/items/piece_item.h"

#include <QPainter>

#include "app/desk/game_look.h"
#include "app/desk/look/board_look.h"

namespace arbiter::desk {

Man PieceItem::man() const {
  const GameLook& look = lookOf(game_);
  Man man{kind_, look.letter(kind_), look.character(kind_, army_)};
  const QString& token = token_.isEmpty() ? look.token : token_;
  man.token = token == "disc" ? Token::disc : token == "wedge" ? Token::wedge : Token::standing;
  man.heading = heading_;
  const QString face = BoardLook::of(man.token == Token::standing ? "standing" : "flat");
  if (face == "letters") man.face = Face::letters;
  if (face == "characters" && !man.character.isEmpty()) man.face = Face::character;
  return man;
}

void PieceItem::paint(QPainter* painter) {
  const QRectF box = boundingRect();
  paintPiece(*painter, box, man(), colours().army(army_.left(1)));
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

void BadgeItem::paint(QPainter* painter) {
  // The corners of North's and East's stand out; nothing of them is cut off.
  const qreal out = boundingRect().width() * 0.055;
  paintBadge(*painter, boundingRect().adjusted(out, out, -out, -out), seat_, colours());
}

}  // namespace arbiter::desk
