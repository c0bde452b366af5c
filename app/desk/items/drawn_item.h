// SPDX-License-Identifier: MIT
#pragma once

#include <QQuickPaintedItem>

namespace arbiter::desk {

/// Something drawn by hand that is drawn anew when its look changes: properties of what derives from it notify with
/// `looked`.
class DrawnItem : public QQuickPaintedItem {
  Q_OBJECT

 public:
  explicit DrawnItem(QQuickItem* parent = nullptr) : QQuickPaintedItem(parent) {
    connect(this, &DrawnItem::looked, this, [this] { update(); });
  }

 Q_SIGNALS:
  void looked();
};

}  // namespace arbiter::desk
