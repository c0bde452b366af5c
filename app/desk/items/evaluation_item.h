// SPDX-License-Identifier: MIT
#pragma once

#include <QPointer>

#include "app/desk/items/drawn_item.h"
#include "app/desk/models/review.h"

namespace arbiter::desk {

/// Who stood how well, along the game that is replayed: the share of the game that each seat could expect, with the
/// marked actions and the step that is shown. Two seats divide the height between them; several have a line each.
class EvaluationItem : public arbiter::desk::DrawnItem {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(arbiter::desk::Review* review READ review WRITE setReview NOTIFY reviewChanged)
  Q_PROPERTY(double inset MEMBER inset_ NOTIFY looked)      ///< pixels from its sides to the first and the last step
  Q_PROPERTY(bool mirrored MEMBER mirrored_ NOTIFY looked)  ///< it begins at the right

 public:
  explicit EvaluationItem(QQuickItem* parent = nullptr) : DrawnItem(parent) {}

  void paint(QPainter* painter) override;
  [[nodiscard]] Review* review() const { return review_; }
  void setReview(Review* review);
  /// The step that lies nearest to an x of the item.
  Q_INVOKABLE [[nodiscard]] int stepAt(double x) const;

 Q_SIGNALS:
  void reviewChanged();

 private:
  /// One seat's share at the steps where it is known, from the left.
  struct Course {
    QString seat;
    QList<QPointF> points;
  };
  [[nodiscard]] double xOf(int step) const;
  [[nodiscard]] double yOf(double share) const;
  [[nodiscard]] double topShare() const;
  [[nodiscard]] QList<Course> courses() const;
  void paintShares(QPainter& painter, const QList<Course>& courses) const;
  void paintLines(QPainter& painter, const QList<Course>& courses) const;
  void paintMarks(QPainter& painter) const;

  QPointer<Review> review_;
  double inset_ = 0, top_ = 1;  // the share at the upper edge
  bool mirrored_ = false;
};

}  // namespace arbiter::desk
