// SPDX-License-Identifier: MIT
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QImage>
#include <QPointer>
#include <QQuickItem>

#include "app/desk/camera/camera.h"

namespace arbiter::desk {

/// The latest picture of a camera, fitted into the item. A texture of its own, so that it is drawn with every renderer
/// of Qt Quick, without OpenGL too.
class VideoItem : public QQuickItem {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(arbiter::desk::Camera* camera READ camera WRITE setCamera NOTIFY cameraChanged)
  Q_PROPERTY(QRectF shown READ shown NOTIFY shownChanged)  ///< where the picture lies in the item
  Q_PROPERTY(QSize pictureSize READ pictureSize NOTIFY shownChanged)

 public:
  explicit VideoItem(QQuickItem* parent = nullptr);

  [[nodiscard]] Camera* camera() const { return camera_; }
  void setCamera(Camera* camera);
  [[nodiscard]] QRectF shown() const { return shown_; }
  [[nodiscard]] QSize pictureSize() const { return pictureSize_; }

 Q_SIGNALS:
  void cameraChanged();
  void shownChanged();

 protected:
  QSGNode* updatePaintNode(QSGNode* node, UpdatePaintNodeData* data) override;
  void geometryChange(const QRectF& now, const QRectF& before) override;

 private:
  void show(const QImage& picture);
  void fit();

  QPointer<Camera> camera_;
  QImage picture_;
  QSizeF room_;  ///< of the item
  QRectF shown_;
  QSize pictureSize_;
  bool fresh_ = false;
};

}  // namespace arbiter::desk
