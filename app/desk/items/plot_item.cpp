// SPDX-License-Identifier: MIT
#include "app/desk/items/plot_item.h"

#include <QPainter>
#include <cmath>

#include "app/printing/plots.h"

namespace arbiter::desk {
namespace {

using printing::Plot;

Plot plotOf(const QString& what) {
  for (const auto& [plot, name] : printing::plots())
    if (what.toStdString() == name) return plot;
  return Plot::points;
}

paper::Ink inkOf(const QColor& color) { return {color.redF(), color.greenF(), color.blueF()}; }

QColor colorOf(const paper::Ink& ink) {
  return QColor::fromRgbF(static_cast<float>(ink.red), static_cast<float>(ink.green), static_cast<float>(ink.blue));
}

/// The theme's; an army whose colour is not seen on a card has one between that and its outline.
printing::PlotInks inksOf(const Colours& colours) {
  printing::PlotInks inks{inkOf(colours.ink),
                          inkOf(colours.inkSoft),
                          inkOf(colours.line),
                          inkOf(colours.surface),
                          inkOf(colours.accent),
                          inkOf(colours.alarm),
                          {}};
  const auto apart = [&](const QColor& color) { return std::abs(color.lightnessF() - colours.surface.lightnessF()); };
  constexpr double kSeen = 0.25;  // of the lightness
  for (const char* seat : {"S", "W", "N", "E"}) {
    const ArmyLook& look = colours.army(seat);
    const QColor mixed((look.fill.red() + look.outline.red()) / 2, (look.fill.green() + look.outline.green()) / 2,
                       (look.fill.blue() + look.outline.blue()) / 2);
    inks.seats[seat[0]] = inkOf(apart(look.fill) > kSeen ? look.fill : mixed);
  }
  return inks;
}

void draw(QPainter& painter, const paper::Shape& shape) {
  constexpr double kDash = 4;  // widths of the line
  QPen pen(Qt::NoPen);
  if (shape.line > 0) {
    pen = QPen(colorOf(shape.ink), shape.line);
    if (shape.dashed) pen.setDashPattern({kDash, kDash / 2});
  }
  painter.setPen(pen);
  painter.setBrush(shape.fill ? QBrush(colorOf(*shape.fill)) : QBrush(Qt::NoBrush));
  QPolygonF polygon;
  for (const paper::Point& point : shape.points) polygon << QPointF(point.x, point.y);
  if (shape.radius > 0)
    painter.drawEllipse(polygon[0], shape.radius, shape.radius);
  else if (shape.closed)
    painter.drawPolygon(polygon);
  else
    painter.drawPolyline(polygon);
}

void draw(QPainter& painter, const paper::Text& text) {
  QFont font = painter.font();
  font.setPixelSize(std::max(1, static_cast<int>(std::lround(text.style.size))));
  font.setBold(text.style.bold);
  painter.setFont(font);
  painter.setPen(colorOf(text.style.ink));
  const QRectF box(text.box.x, text.box.y, text.box.width, text.box.height);
  const auto align = text.style.align == paper::Align::left    ? Qt::AlignLeft
                     : text.style.align == paper::Align::right ? Qt::AlignRight
                                                               : Qt::AlignHCenter;
  // The letters of the window may be wider than those the page was laid out with.
  painter.drawText(box, align | Qt::AlignVCenter | Qt::TextDontClip, QString::fromStdString(text.words));
}

}  // namespace

void PlotItem::setReplay(Replay* replay) {
  if (replay == replay_) return;
  if (replay_) replay_->disconnect(this);
  replay_ = replay;
  if (replay_) {
    connect(replay_, &Replay::storyChanged, this, [this] { update(); });
    connect(replay_, &Replay::stepped, this, [this] { update(); });
  }
  update();
  Q_EMIT replayChanged();
}

int PlotItem::stepAt(double x) const {
  const auto* story = replay_ ? replay_->story() : nullptr;
  if (story == nullptr || plotOf(what_) == Plot::squares) return -1;
  const paper::Box box{0, 0, width(), height()};
  const double from = printing::plot_x(box, *story, 0, type_), one = printing::plot_x(box, *story, 1, type_) - from;
  return static_cast<int>(std::lround(std::clamp((x - from) / one, 0.0, static_cast<double>(replay_->last()))));
}

void PlotItem::paint(QPainter* painter) {
  const auto* story = replay_ ? replay_->story() : nullptr;
  if (story == nullptr || width() <= 0 || height() <= 0) return;
  const printing::PlotInks inks = inksOf(colours());
  const paper::Box box{0, 0, width(), height()};
  paper::Page page(paper::Paper{"screen", width(), height()});
  const Plot plot = plotOf(what_);
  printing::set_plot(page, box, *story, plot, inks, type_);
  painter->setRenderHint(QPainter::Antialiasing);
  for (const paper::Shape& shape : page.shapes()) draw(*painter, shape);
  for (const paper::Text& text : page.texts()) draw(*painter, text);
  if (plot == Plot::squares) return;
  const double at = printing::plot_x(box, *story, static_cast<std::size_t>(replay_->at()), type_);
  painter->setPen(QPen(colours().accent, 2));
  painter->drawLine(QPointF(at, 0), QPointF(at, height() - type_ * 1.6));
}

}  // namespace arbiter::desk
