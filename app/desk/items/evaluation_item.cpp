// SPDX-License-Identifier: MIT
#include "app/desk/items/evaluation_item.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

namespace arbiter::desk {
namespace {

constexpr double kMark = 5;  // half the size of a mark, pixels

/// An army's colour where it is seen on the ground, else one nearer to its outline.
QColor seen(const ArmyLook& look, const QColor& ground) {
  constexpr double kApart = 0.25;  // of the lightness
  if (std::abs(look.fill.lightnessF() - ground.lightnessF()) > kApart) return look.fill;
  return {(look.fill.red() + look.outline.red()) / 2, (look.fill.green() + look.outline.green()) / 2,
          (look.fill.blue() + look.outline.blue()) / 2};
}

/// The worse, the more corners: a disc, a diamond, a square. They are told apart without colour.
void paintMark(QPainter& painter, const QPointF& at, const std::string& mark) {
  if (mark == "??")
    painter.drawRect(QRectF(at.x() - kMark, at.y() - kMark, 2 * kMark, 2 * kMark));
  else if (mark == "?")
    painter.drawPolygon(QPolygonF({{at.x(), at.y() - kMark - 1},
                                   {at.x() + kMark + 1, at.y()},
                                   {at.x(), at.y() + kMark + 1},
                                   {at.x() - kMark - 1, at.y()}}));
  else
    painter.drawEllipse(at, kMark - 1, kMark - 1);
}

}  // namespace

void EvaluationItem::setReview(Review* review) {
  if (review == review_) return;
  if (review_) review_->disconnect(this);
  review_ = review;
  if (review_) {
    connect(review_, &Review::changed, this, [this] { update(); });
    connect(review_, &Review::stepped, this, [this] { update(); });
  }
  update();
  Q_EMIT reviewChanged();
}

double EvaluationItem::xOf(int step) const {
  const double way = static_cast<double>(step) / std::max(1, review_->steps());
  return inset_ + (mirrored_ ? 1 - way : way) * (width() - 2 * inset_);
}

double EvaluationItem::yOf(double share) const { return kMark + (1 - share / top_) * (height() - 2 * kMark); }

int EvaluationItem::stepAt(double x) const {
  if (!review_ || width() <= 2 * inset_) return 0;
  const double way = std::clamp((x - inset_) / (width() - 2 * inset_), 0.0, 1.0);
  return static_cast<int>(std::lround((mirrored_ ? 1 - way : way) * review_->steps()));
}

QList<EvaluationItem::Course> EvaluationItem::courses() const {
  QList<Course> list;
  const auto add = [&](int step, const std::map<std::string, double>& shares) {
    for (const auto& [name, share] : shares) {
      const QString seat = QString::fromStdString(name);
      auto course = std::find_if(list.begin(), list.end(), [&](const Course& one) { return one.seat == seat; });
      if (course == list.end()) course = list.insert(list.end(), Course{seat, {}});
      course->points << QPointF(xOf(step), yOf(share));
    }
  };
  for (const auto& [step, move] : review_->moves()) add(step - 1, move.expected);
  if (!list.isEmpty() && review_->whole()) add(review_->steps(), review_->outcome());
  // South stands below, as at the board.
  std::stable_sort(list.begin(), list.end(),
                   [](const Course& a, const Course& b) { return a.seat.startsWith('S') && !b.seat.startsWith('S'); });
  return list;
}

/// Two seats divide all of it. Of several hardly one gets more than half: their lines would lie close together.
double EvaluationItem::topShare() const {
  double most = 0.5;
  for (const auto& [step, move] : review_->moves()) {
    if (move.expected.size() == 2) return 1;
    for (const auto& [seat, share] : move.expected) most = std::max(most, share);
  }
  for (const auto& [seat, share] : review_->outcome()) most = std::max(most, review_->whole() ? share : 0);
  return most;
}

void EvaluationItem::paintShares(QPainter& painter, const QList<Course>& courses) const {
  const QRectF all(0, 0, width(), height());
  const auto ink = [&](int i) { return colours().army(courses[i].seat.left(1)); };
  QPolygonF below(courses[0].points);
  painter.setPen(Qt::NoPen);
  painter.setBrush(ink(1).fill);
  painter.drawRect(all);
  below.prepend(QPointF(below.first().x(), height()));
  below.append(QPointF(below.last().x(), height()));
  painter.setBrush(ink(0).fill);
  painter.drawPolygon(below);
  // What nobody has judged says nothing.
  const double from = std::min(below.first().x(), below.last().x()), to = std::max(below.first().x(), below.last().x());
  painter.setBrush(colours().sunken);
  painter.drawRect(QRectF(0, 0, from, height()));
  painter.drawRect(QRectF(to, 0, width() - to, height()));
  painter.setPen(QPen(colours().inkSoft, 1, Qt::DashLine));
  painter.drawLine(QPointF(0, yOf(0.5)), QPointF(width(), yOf(0.5)));
}

void EvaluationItem::paintLines(QPainter& painter, const QList<Course>& courses) const {
  painter.setPen(Qt::NoPen);
  painter.setBrush(colours().sunken);
  painter.drawRect(QRectF(0, 0, width(), height()));
  painter.setBrush(Qt::NoBrush);
  for (const Course& course : courses) {
    painter.setPen(QPen(seen(colours().army(course.seat.left(1)), colours().sunken), 2.5));
    painter.drawPolyline(QPolygonF(course.points));
  }
}

void EvaluationItem::paintMarks(QPainter& painter) const {
  painter.setPen(QPen(colours().surface, 1.5));
  for (const auto& [step, move] : review_->moves()) {
    if (move.mark.empty()) continue;
    painter.setBrush(move.mark == "??" ? colours().alarm : move.mark == "?" ? colours().warning : colours().accent);
    const auto share = move.expected.find(move.seat);
    paintMark(painter, {xOf(step), yOf(share == move.expected.end() ? 0.5 : share->second)}, move.mark);
  }
}

void EvaluationItem::paint(QPainter* painter) {
  if (!review_ || !review_->any() || width() <= 2 * inset_ || height() <= 2 * kMark) return;
  top_ = topShare();
  const QList<Course> all = courses();
  if (all.isEmpty()) return;
  painter->setRenderHint(QPainter::Antialiasing);
  if (all.size() == 2)
    paintShares(*painter, all);
  else
    paintLines(*painter, all);
  painter->setPen(QPen(colours().line, 1));
  painter->setBrush(Qt::NoBrush);
  painter->drawRect(QRectF(0.5, 0.5, width() - 1, height() - 1));
  paintMarks(*painter);
  painter->setPen(QPen(colours().accent, 2));
  painter->drawLine(QPointF(xOf(review_->at()), 0), QPointF(xOf(review_->at()), height()));
}

}  // namespace arbiter::desk
