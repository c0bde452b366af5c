// SPDX-License-Identifier: MIT
#include "app/desk/look/theme.h"

#include <QEvent>
#include <QFont>
#include <QGuiApplication>
#include <QJSEngine>
#include <QPalette>
#include <algorithm>

namespace arbiter::desk {

Theme::Theme(QObject* parent) : QObject(parent) {
  constexpr double kUsual = 15;  // pixels
  scale_ = std::clamp(QGuiApplication::font().pixelSize() / kUsual, 0.8, 2.5);
  if (qGuiApp != nullptr) {
    qGuiApp->installEventFilter(this);
    connect(qGuiApp, &QGuiApplication::layoutDirectionChanged, this, &Theme::changed);
  }
  settle();
}

bool Theme::mirrored() { return QGuiApplication::layoutDirection() == Qt::RightToLeft; }

QString Theme::family() { return QGuiApplication::font().family(); }

bool Theme::platformIsDark() {
  const QPalette palette = QGuiApplication::palette();
  return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
}

void Theme::setWanted(const QString& theme) {
  const QString known = themeNames().contains(theme) ? theme : QString("system");
  if (known == wanted_) return;
  wanted_ = known;
  settle();
  Q_EMIT changed();
}

QJSValue Theme::pxFunction() {
  QJSEngine* engine = qjsEngine(this);
  if (engine == nullptr) return {};
  return engine->evaluate("(function(scale) { return size => Math.round(size * scale); })").call({scale_ * zoom_});
}

void Theme::setZoom(double zoom) {
  constexpr double kLeast = 0.7, kMost = 2;
  const double bounded = std::clamp(zoom, kLeast, kMost);
  if (qFuzzyCompare(bounded, zoom_)) return;
  zoom_ = bounded;
  Q_EMIT scaled();
}

void Theme::setStill(bool still) {
  if (still == still_) return;
  still_ = still;
  Q_EMIT changed();
}

void Theme::setBoard(const QString& board) {
  if (board == board_) return;
  board_ = board;
  Q_EMIT changed();
}

void Theme::settle() { name_ = wanted_ != "system" ? wanted_ : platformIsDark() ? QString("dark") : QString("light"); }

bool Theme::eventFilter(QObject* watched, QEvent* event) {
  if (watched == qGuiApp && event->type() == QEvent::ApplicationPaletteChange) {
    const QString before = name_;
    settle();
    if (name_ != before) Q_EMIT changed();
  }
  return QObject::eventFilter(watched, event);
}

}  // namespace arbiter::desk
