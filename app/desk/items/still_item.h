// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>
#include <QVariant>

#include "app/desk/items/drawn_item.h"

namespace arbiter::desk {

/// A picture that stands still, fitted into the item.
class StillItem : public arbiter::desk::DrawnItem {
  Q_OBJECT
  QML_ELEMENT
  /// A QImage; nothing: none.
  Q_PROPERTY(QVariant picture READ picture WRITE setPicture NOTIFY pictureChanged)
  /// Its width to its height; 0 without one.
  Q_PROPERTY(double shape READ shape NOTIFY pictureChanged)

 public:
  explicit StillItem(QQuickItem* parent = nullptr) : DrawnItem(parent) {}

  void paint(QPainter* painter) override;
  [[nodiscard]] QVariant picture() const { return picture_; }
  void setPicture(const QVariant& given);
  [[nodiscard]] double shape() const {
    return picture_.isNull() ? 0 : static_cast<double>(picture_.width()) / picture_.height();
  }

 Q_SIGNALS:
  void pictureChanged();

 private:
  QImage picture_;
};

}  // namespace arbiter::desk
