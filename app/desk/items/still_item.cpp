// SPDX-License-Identifier: MIT
#include "app/desk/items/still_item.h"

#include <QPainter>

namespace arbiter::desk {

void StillItem::setPicture(const QVariant& given) {
  const auto picture = given.value<QImage>();
  if (picture == picture_) return;
  picture_ = picture;
  update();
  Q_EMIT pictureChanged();
}

void StillItem::paint(QPainter* painter) {
  if (picture_.isNull()) return;
  const QSizeF size = QSizeF(picture_.size()).scaled(QSizeF(width(), height()), Qt::KeepAspectRatio);
  painter->setRenderHint(QPainter::SmoothPixmapTransform);
  painter->drawImage(QRectF((width() - size.width()) / 2, (height() - size.height()) / 2, size.width(), size.height()),
                     picture_);
}

}  // namespace arbiter::desk
