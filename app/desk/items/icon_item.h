#pragma once

#include <QColor>
#include <QQuickPaintedItem>

namespace arbiter::desk {

/// A line drawing for buttons, in a box of 24 by 24. Names: see icon_item.cpp.
class IconItem : public QQuickPaintedItem {
  Q_OBJECT
  Q_PROPERTY(QString name MEMBER name_ NOTIFY looked)
  Q_PROPERTY(QColor color MEMBER color_ NOTIFY looked)

 public:
  explicit IconItem(QQuickItem* parent = nullptr);
  void paint(QPainter* painter) override;

 Q_SIGNALS:
  void looked();

 private:
  QString name_;
  QColor color_ = Qt::black;
};

}  // namespace arbiter::desk
