// SPDX-License-Identifier: MIT
#include "app/desk/running.h"

#include <QVariant>

namespace arbiter::desk {

void offer(QQmlEngine& engine, QObject* object) {
  QJSEngine::setObjectOwnership(object, QJSEngine::CppOwnership);
  engine.setProperty(object->metaObject()->className(), QVariant::fromValue(object));
}

QObject* offered(const QQmlEngine& engine, const char* className) {
  return engine.property(className).value<QObject*>();
}

}  // namespace arbiter::desk
