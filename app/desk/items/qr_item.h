// SPDX-License-Identifier: MIT
#pragma once

#include <QtQml/qqmlregistration.h>

#include "app/desk/items/drawn_item.h"

namespace arbiter::desk {

/// A text as a QR code, black on white in every theme: cameras want it so.
class QrItem : public arbiter::desk::DrawnItem {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(QString text MEMBER text_ NOTIFY looked)

 public:
  using DrawnItem::DrawnItem;
  void paint(QPainter* painter) override;

 private:
  QString text_;
};

}  // namespace arbiter::desk
