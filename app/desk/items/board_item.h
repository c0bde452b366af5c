// SPDX-License-Identifier: MIT
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QString>

#include "app/desk/items/drawn_item.h"
#include "referee/core/board.h"

namespace arbiter::desk {

/// The empty board, seen from any side, and where its squares are.
class BoardItem : public arbiter::desk::DrawnItem {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(QString board READ board WRITE setBoard NOTIFY laidOut)
  Q_PROPERTY(QString game MEMBER game_ NOTIFY laidOut)  ///< the ruleset that is played on it: how its squares are named
  Q_PROPERTY(bool river MEMBER river_ NOTIFY laidOut)   ///< a board of points has one between its halves
  /// Quarter turns: 0 South is near, 1 West, 2 North, 3 East.
  Q_PROPERTY(int turns READ turns WRITE setTurns NOTIFY laidOut)
  Q_PROPERTY(qreal cell READ cell NOTIFY laidOut)      ///< side of a square in pixels
  Q_PROPERTY(int layout READ layout NOTIFY laidOut)    ///< changes with every new layout, for bindings
  Q_PROPERTY(bool steady READ steady NOTIFY steadied)  ///< false while squares change their places
  Q_PROPERTY(QString token READ token NOTIFY laidOut)  ///< what pieces look like here: standing, disc, wedge

 public:
  explicit BoardItem(QQuickItem* parent = nullptr);

  [[nodiscard]] QString board() const;
  void setBoard(const QString& id);
  [[nodiscard]] int turns() const { return turns_; }
  void setTurns(int turns);
  [[nodiscard]] qreal cell() const { return cell_; }
  [[nodiscard]] int layout() const { return layout_; }
  [[nodiscard]] bool steady() const { return steady_; }
  [[nodiscard]] QString token() const;

  /// The square's rectangle in this item; empty for what is no square.
  Q_INVOKABLE [[nodiscard]] QRectF rect(const QString& square) const;
  /// The square at a point, empty beside the board.
  Q_INVOKABLE [[nodiscard]] QString squareAt(qreal x, qreal y) const;
  /// The neighbour in a direction of the view (1 right, -1 up …), empty beyond the edge.
  Q_INVOKABLE [[nodiscard]] QString neighbour(const QString& square, int right, int down) const;
  /// Degrees by which a piece of that seat is turned in this view.
  Q_INVOKABLE [[nodiscard]] qreal heading(const QString& seat) const;
  Q_INVOKABLE [[nodiscard]] QString anySquare() const;
  /// A sentence with squares named as this board names them.
  Q_INVOKABLE [[nodiscard]] QString said(const QString& sentence) const;

  void paint(QPainter* painter) override;

 Q_SIGNALS:
  void laidOut();
  void steadied();

 protected:
  void geometryChange(const QRectF& now, const QRectF& before) override;

 private:
  void lay();
  [[nodiscard]] QPoint place(Cell cell) const;
  [[nodiscard]] QRectF rect(Cell cell) const;
  void paintSquares(QPainter& painter) const;
  void paintLines(QPainter& painter) const;
  void paintNames(QPainter& painter) const;

  const Board* board_ = nullptr;
  QString game_;
  bool river_ = false;
  int turns_ = 0;
  int layout_ = 0;
  bool steady_ = true;
  qreal cell_ = 0, margin_ = 0;
  QPointF origin_;
};

}  // namespace arbiter::desk
