// SPDX-License-Identifier: MIT
#include "app/desk/items/video_item.h"

#include <QQuickWindow>
#include <QSGImageNode>

namespace arbiter::desk {

VideoItem::VideoItem(QQuickItem* parent) : QQuickItem(parent) { setFlag(ItemHasContents); }

void VideoItem::setCamera(Camera* camera) {
  if (camera == camera_) return;
  if (camera_) camera_->disconnect(this);
  camera_ = camera;
  if (camera_) connect(camera_, &Camera::pictureChanged, this, [this] { show(camera_->picture()); });
  show(camera_ ? camera_->picture() : QImage());
  Q_EMIT cameraChanged();
}

void VideoItem::show(const QImage& picture) {
  const bool resized = picture.size() != picture_.size();
  picture_ = picture;
  fresh_ = true;
  update();
  if (resized) Q_EMIT shownChanged();
}

QRectF VideoItem::shown() const {
  if (picture_.isNull() || width() <= 0 || height() <= 0) return {};
  const QSizeF size = QSizeF(picture_.size()).scaled(QSizeF(width(), height()), Qt::KeepAspectRatio);
  return {(width() - size.width()) / 2, (height() - size.height()) / 2, size.width(), size.height()};
}

void VideoItem::geometryChange(const QRectF& now, const QRectF& before) {
  QQuickItem::geometryChange(now, before);
  Q_EMIT shownChanged();
  update();
}

QSGNode* VideoItem::updatePaintNode(QSGNode* node, UpdatePaintNodeData* /*data*/) {
  auto* image = static_cast<QSGImageNode*>(node);
  if (picture_.isNull() || shown().isEmpty()) {
    delete image;
    return nullptr;
  }
  if (image == nullptr) {
    image = window()->createImageNode();
    image->setOwnsTexture(true);
    image->setFiltering(QSGTexture::Linear);
    fresh_ = true;
  }
  if (fresh_) {
    image->setTexture(window()->createTextureFromImage(picture_, QQuickWindow::TextureIsOpaque));
    fresh_ = false;
  }
  image->setRect(shown());
  return image;
}

}  // namespace arbiter::desk
