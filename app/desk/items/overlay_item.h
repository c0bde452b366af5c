// SPDX-License-Identifier: MIT
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QPointer>

#include "app/desk/camera/camera.h"
#include "app/desk/items/drawn_item.h"

namespace arbiter::desk {

/// The found grid and what is read on every square, laid over the camera's picture.
class OverlayItem : public arbiter::desk::DrawnItem {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(arbiter::desk::Camera* camera READ camera WRITE setCamera NOTIFY cameraChanged)
  Q_PROPERTY(QRectF shown MEMBER shown_ NOTIFY shownChanged)  ///< where the picture lies in the item
  Q_PROPERTY(bool readings MEMBER readings_ NOTIFY shownChanged)

 public:
  explicit OverlayItem(QQuickItem* parent = nullptr);
  [[nodiscard]] Camera* camera() const { return camera_; }
  void setCamera(Camera* camera);
  void paint(QPainter* painter) override;

  /// A point of the item in pixels of the source, and back.
  Q_INVOKABLE [[nodiscard]] QPointF toSource(const QPointF& point) const;
  Q_INVOKABLE [[nodiscard]] QPointF fromSource(const QPointF& point) const;

 Q_SIGNALS:
  void cameraChanged();
  void shownChanged();

 private:
  void paintLens(QPainter& painter) const;
  void paintCells(QPainter& painter) const;
  void paintCorners(QPainter& painter) const;
  QPointer<Camera> camera_;
  QRectF shown_;
  bool readings_ = true;
};

}  // namespace arbiter::desk
