// SPDX-License-Identifier: MIT
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QQuickPaintedItem>

#include "app/desk/look/colours.h"

namespace arbiter::desk {

/// Something drawn by hand that is drawn anew when its look or the theme changes: properties of what derives from it
/// notify with `looked`. (What derives from it names it in full: the tool that describes types to QML looks for that.)
class DrawnItem : public QQuickPaintedItem {
  Q_OBJECT
  QML_ANONYMOUS

 public:
  explicit DrawnItem(QQuickItem* parent = nullptr);

 Q_SIGNALS:
  void looked();

 protected:
  void componentComplete() override;
  /// Those of the window's theme; of the light one where there is no window.
  [[nodiscard]] const Colours& colours() const;
};

}  // namespace arbiter::desk
