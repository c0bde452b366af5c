// SPDX-License-Identifier: MIT
#pragma once

#include <QPointer>

#include "app/desk/items/drawn_item.h"
#include "app/desk/models/replay.h"

namespace arbiter::desk {

/// The course of the game that is gone through, drawn in the window's colours: one of the plots of
/// `Replay::plots`, with the step that is shown marked on it.
class PlotItem : public arbiter::desk::DrawnItem {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(arbiter::desk::Replay* replay READ replay WRITE setReplay NOTIFY replayChanged)
  Q_PROPERTY(QString what MEMBER what_ NOTIFY looked)  ///< points, time, pieces, squares
  Q_PROPERTY(double type MEMBER type_ NOTIFY looked)   ///< pixels, the height of its numbers

 public:
  explicit PlotItem(QQuickItem* parent = nullptr) : DrawnItem(parent) {}

  void paint(QPainter* painter) override;
  [[nodiscard]] Replay* replay() const { return replay_; }
  void setReplay(Replay* replay);
  /// The step that lies nearest to an x of the item; -1 on a plot without steps.
  Q_INVOKABLE [[nodiscard]] int stepAt(double x) const;

 Q_SIGNALS:
  void replayChanged();

 private:
  QPointer<Replay> replay_;
  QString what_;
  double type_ = 12;
};

}  // namespace arbiter::desk
