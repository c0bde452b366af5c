// SPDX-License-Identifier: MIT
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QColor>

#include "app/desk/items/drawn_item.h"

namespace arbiter::desk {

/// A line drawing for buttons, in a box of 24 by 24. Names: see icon_item.cpp.
class IconItem : public arbiter::desk::DrawnItem {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(QString name MEMBER name_ NOTIFY looked)
  Q_PROPERTY(QColor color MEMBER color_ NOTIFY looked)

 public:
  using DrawnItem::DrawnItem;
  void paint(QPainter* painter) override;

 private:
  QString name_;
  QColor color_ = Qt::black;
};

}  // namespace arbiter::desk
