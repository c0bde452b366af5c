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
  picture_ = picture;
  fresh_ = true;
  fit();
  update();
}

/// What depends on it must not read the item's own width and height: Qt 6.4 crashes when the first of those that hear
/// of one makes another one known (QObjectCompatProperty::notify goes on with what it had looked up before).
void VideoItem::fit() {
  QRectF shown;
  if (!picture_.isNull() && !room_.isEmpty()) {
    const QSizeF size = QSizeF(picture_.size()).scaled(room_, Qt::KeepAspectRatio);
    shown = {(room_.width() - size.width()) / 2, (room_.height() - size.height()) / 2, size.width(), size.height()};
  }
  if (shown == shown_ && picture_.size() == pictureSize_) return;
  shown_ = shown;
  pictureSize_ = picture_.size();
  Q_EMIT shownChanged();
}

void VideoItem::geometryChange(const QRectF& now, const QRectF& before) {
  QQuickItem::geometryChange(now, before);
  room_ = now.size();
  fit();
  update();
}

QSGNode* VideoItem::updatePaintNode(QSGNode* node, UpdatePaintNodeData* /*data*/) {
  auto* image = static_cast<QSGImageNode*>(node);
  if (shown_.isEmpty()) {
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
  image->setRect(shown_);
  return image;
}

}  // namespace arbiter::desk
