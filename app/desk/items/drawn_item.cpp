// SPDX-License-Identifier: MIT
#include "app/desk/items/drawn_item.h"

#include "app/desk/look/board_look.h"
#include "app/desk/look/theme.h"

namespace arbiter::desk {
namespace {

Theme* themeOf(const QObject* item) {
  const QQmlEngine* engine = qmlEngine(item);
  return engine != nullptr ? running<Theme>(engine) : nullptr;
}

}  // namespace

DrawnItem::DrawnItem(QQuickItem* parent) : QQuickPaintedItem(parent) {
  connect(this, &DrawnItem::looked, this, [this] { update(); });
}

void DrawnItem::componentComplete() {
  QQuickPaintedItem::componentComplete();
  if (const Theme* theme = themeOf(this)) connect(theme, &Theme::changed, this, [this] { update(); });
  const QQmlEngine* engine = qmlEngine(this);
  if (const BoardLook* look = engine != nullptr ? running<BoardLook>(engine) : nullptr)
    connect(look, &BoardLook::changed, this, [this] { update(); });
}

const Colours& DrawnItem::colours() const {
  const Theme* theme = themeOf(this);
  return theme != nullptr ? theme->colours() : coloursOf("light");
}

}  // namespace arbiter::desk
