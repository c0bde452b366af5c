// SPDX-License-Identifier: MIT
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QString>

#include "app/desk/items/drawn_item.h"
#include "app/desk/items/glyphs.h"

namespace arbiter::desk {

/// One piece: its figure, a badge of its army, and a flag where somebody else controls it.
class PieceItem : public arbiter::desk::DrawnItem {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(QString kind MEMBER kind_ NOTIFY looked)
  Q_PROPERTY(QString army MEMBER army_ NOTIFY looked)
  Q_PROPERTY(QString controller MEMBER controller_ NOTIFY looked)
  Q_PROPERTY(bool badge MEMBER badge_ NOTIFY looked)     ///< show the army's badge
  Q_PROPERTY(QString game MEMBER game_ NOTIFY looked)    ///< the ruleset whose piece it is; empty: any
  Q_PROPERTY(QString token MEMBER token_ NOTIFY looked)  ///< standing, disc or wedge; empty: the game's
  Q_PROPERTY(qreal heading MEMBER heading_ NOTIFY looked)

 public:
  using DrawnItem::DrawnItem;
  void paint(QPainter* painter) override;

 private:
  [[nodiscard]] Man man() const;

  QString kind_, army_, controller_, game_, token_ = "standing";
  bool badge_ = false;
  qreal heading_ = 0;
};

/// The badge of a seat.
class BadgeItem : public arbiter::desk::DrawnItem {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(QString seat MEMBER seat_ NOTIFY looked)

 public:
  using DrawnItem::DrawnItem;
  void paint(QPainter* painter) override;

 private:
  QString seat_;
};

}  // namespace arbiter::desk
