// SPDX-License-Identifier: MIT
#include "app/desk/look/window_place.h"

#include <QEvent>
#include <QGuiApplication>
#include <QScreen>
#include <QWindow>
#include <algorithm>

#include "app/desk/look/settings.h"

namespace arbiter::desk {

QRect placedOn(const QRect& wanted, const QList<QRect>& screens) {
  if (screens.isEmpty()) return wanted;
  const auto shared = [&](const QRect& screen) {
    const QRect both = screen.intersected(wanted);
    return qint64(both.width()) * both.height();
  };
  const QRect screen = *std::max_element(screens.begin(), screens.end(),
                                         [&](const QRect& a, const QRect& b) { return shared(a) < shared(b); });
  QRect placed(wanted.topLeft(), wanted.size().boundedTo(screen.size()));
  placed.moveLeft(std::clamp(placed.left(), screen.left(), screen.right() - placed.width() + 1));
  placed.moveTop(std::clamp(placed.top(), screen.top(), screen.bottom() - placed.height() + 1));
  return placed;
}

WindowPlace::WindowPlace(QWindow* window, Settings* settings, bool restore)
    : QObject(window), window_(window), settings_(settings) {
  if (restore) {
    QList<QRect> screens;
    for (const QScreen* screen : QGuiApplication::screens()) screens << screen->availableGeometry();
    const QRect last = settings_->kept("window/place").toRect();
    if (last.isValid()) window_->setGeometry(placedOn(last, screens));
    if (settings_->kept("window/whole").toBool()) window_->setWindowStates(Qt::WindowMaximized);
  }
  window_->installEventFilter(this);
}

bool WindowPlace::eventFilter(QObject* watched, QEvent* event) {
  if (watched == window_ && event->type() == QEvent::Close) keep();
  return QObject::eventFilter(watched, event);
}

void WindowPlace::keep() {
  const Qt::WindowStates states = window_->windowStates();
  const bool whole = (states & (Qt::WindowMaximized | Qt::WindowFullScreen)) != 0;
  if (!whole) settings_->keep("window/place", window_->geometry());
  settings_->keep("window/whole", (states & Qt::WindowMaximized) != 0);
}

}  // namespace arbiter::desk
