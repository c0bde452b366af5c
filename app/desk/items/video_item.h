// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>
#include <QQuickItem>

namespace arbiter::desk {

/// The latest picture of a camera, fitted into the item. A texture of its own, so that it is drawn with every renderer
/// of Qt Quick, without OpenGL too.
class VideoItem : public QQuickItem {
  Q_OBJECT
  Q_PROPERTY(QImage picture READ picture WRITE setPicture NOTIFY pictureChanged)
  Q_PROPERTY(QRectF shown READ shown NOTIFY shownChanged)  ///< where the picture lies in the item
  Q_PROPERTY(QSize pictureSize READ pictureSize NOTIFY shownChanged)

 public:
  explicit VideoItem(QQuickItem* parent = nullptr);

  [[nodiscard]] const QImage& picture() const { return picture_; }
  void setPicture(const QImage& picture);
  [[nodiscard]] QRectF shown() const;
  [[nodiscard]] QSize pictureSize() const { return picture_.size(); }

 Q_SIGNALS:
  void pictureChanged();
  void shownChanged();

 protected:
  QSGNode* updatePaintNode(QSGNode* node, UpdatePaintNodeData* data) override;
  void geometryChange(const QRectF& now, const QRectF& before) override;

 private:
  QImage picture_;
  bool fresh_ = false;
};

}  // namespace arbiter::desk
