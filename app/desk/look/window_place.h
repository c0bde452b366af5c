// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QObject>
#include <QRect>

class QWindow;

namespace arbiter::desk {

class Settings;

/// The rectangle moved, and made smaller where it must be, into the one of these screens (their usable parts) that it
/// lies on most; the first where it lies on none. Pixels. Without screens it stays as it is.
[[nodiscard]] QRect placedOn(const QRect& wanted, const QList<QRect>& screens);

/// Keeps where a window was and how large, for the next start. What fills the screen keeps the size it had before.
class WindowPlace : public QObject {
  Q_OBJECT

 public:
  /// Puts the window where it was last, as far as that is on a screen; from then on what becomes of it is kept.
  WindowPlace(QWindow* window, Settings* settings, bool restore);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void keep();

  QWindow* window_;
  Settings* settings_;
};

}  // namespace arbiter::desk
