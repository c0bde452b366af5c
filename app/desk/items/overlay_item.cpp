// SPDX-License-Identifier: MIT
#include "app/desk/items/overlay_item.h"

#include <QPainter>
#include <algorithm>

#include "app/desk/items/glyphs.h"

namespace arbiter::desk {

OverlayItem::OverlayItem(QQuickItem* parent) : DrawnItem(parent) {
  connect(this, &OverlayItem::shownChanged, this, [this] { update(); });
}

void OverlayItem::setCamera(Camera* camera) {
  if (camera == camera_) return;
  if (camera_) {
    camera_->disconnect(this);
    camera_->lens()->disconnect(this);
  }
  camera_ = camera;
  if (camera_) {
    connect(camera_, &Camera::viewChanged, this, [this] { update(); });
    connect(camera_, &Camera::clickedChanged, this, [this] { update(); });
    connect(camera_, &Camera::measuredChanged, this, [this] { update(); });
    connect(camera_->lens(), &LensSetup::changed, this, [this] { update(); });
  }
  update();
  Q_EMIT cameraChanged();
}

QPointF OverlayItem::fromSource(const QPointF& point) const {
  const QSize size = camera_ ? camera_->size() : QSize();
  if (size.isEmpty()) return {};
  return {shown_.x() + point.x() * shown_.width() / size.width(),
          shown_.y() + point.y() * shown_.height() / size.height()};
}

QPointF OverlayItem::toSource(const QPointF& point) const {
  const QSize size = camera_ ? camera_->size() : QSize();
  if (size.isEmpty() || shown_.isEmpty()) return {};
  return {(point.x() - shown_.x()) * size.width() / shown_.width(),
          (point.y() - shown_.y()) * size.height() / shown_.height()};
}

void OverlayItem::paint(QPainter* painter) {
  if (!camera_ || shown_.isEmpty()) return;
  painter->setRenderHint(QPainter::Antialiasing);
  if (camera_->lens()->busy()) return paintLens(*painter);
  paintCells(*painter);
  paintCorners(*painter);
}

/// The corners of the calibration board that are seen; what no picture covers yet lies in the shade.
void OverlayItem::paintLens(QPainter& painter) const {
  if (camera_->lens()->stage() != "collecting") return;
  const calibration::LensSight& sight = camera_->lens()->sight();
  painter.setPen(Qt::NoPen);
  painter.setBrush(colours().pictureShade);
  const qreal wide = shown_.width() / std::max(1, sight.fields.cols),
              high = shown_.height() / std::max(1, sight.fields.rows);
  for (int y = 0; y < sight.fields.rows; ++y)
    for (int x = 0; x < sight.fields.cols; ++x)
      if (sight.fields(y, x) == 0) painter.drawRect(QRectF(shown_.x() + x * wide, shown_.y() + y * high, wide, high));
  painter.setPen(QPen(colours().clickedInk, 1));
  painter.setBrush(colours().gridEdge);
  for (const cv::Point2f& corner : sight.corners) painter.drawEllipse(fromSource({corner.x, corner.y}), 4, 4);
}

void OverlayItem::paintCells(QPainter& painter) const {
  if (camera_->view().cells.empty()) {
    // Nothing is watched yet: the grid as it was measured.
    painter.setPen(QPen(colours().gridEdge, 1));
    painter.setBrush(Qt::NoBrush);
    for (const QPolygonF& cell : camera_->measuredCells()) {
      QPolygonF outline;
      for (const QPointF& p : cell) outline << fromSource(p);
      painter.drawPolygon(outline);
    }
  }
  for (const CellMark& cell : camera_->view().cells) {
    QPolygonF outline;
    for (const QPointF& p : cell.outline) outline << fromSource(p);
    painter.setBrush(cell.changed ? colours().changed : QColor(Qt::transparent));
    painter.setPen(QPen(colours().grid, 1));
    painter.drawPolygon(outline);
    if (!readings_ || cell.army.isEmpty()) continue;
    const QRectF box = outline.boundingRect();
    const qreal side = std::clamp(std::min(box.width(), box.height()) * 0.5, 8.0, 26.0);
    // The surer, the more of it is seen.
    painter.setOpacity(0.35 + 0.65 * cell.certainty);
    paintBadge(painter, QRectF(box.center().x() - side / 2, box.center().y() - side / 2, side, side), cell.army,
               colours());
    painter.setOpacity(1);
  }
}

void OverlayItem::paintCorners(QPainter& painter) const {
  QPolygonF corners;
  for (const QPointF& p : camera_->view().corners) corners << fromSource(p);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(colours().gridEdge, 2.5));
  if (!corners.isEmpty()) {
    painter.drawPolygon(corners);
    painter.setBrush(colours().gridEdge);
    painter.drawEllipse(corners.first(), 5, 5);  // a1
  }
  painter.setPen(QPen(colours().clickedInk, 1));
  painter.setBrush(colours().clicked);
  const QVariantList clicked = camera_->clicked();
  for (const QVariant& point : clicked) painter.drawEllipse(fromSource(point.toPointF()), 6, 6);
}

}  // namespace arbiter::desk
