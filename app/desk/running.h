// SPDX-License-Identifier: MIT
#pragma once

#include <QQmlEngine>

namespace arbiter::desk {

/// The objects of the running desk as singletons of the module "Arbiter". QML asks a type's `create` for its one
/// object; that is the one which the desk of that engine has offered before it loaded the window.
void offer(QQmlEngine& engine, QObject* object);

/// What was offered under the class's name; nullptr: nothing. The desk owns it, never the engine.
[[nodiscard]] QObject* offered(const QQmlEngine& engine, const char* className);

template <class T>
[[nodiscard]] T* running(const QQmlEngine* engine) {
  return qobject_cast<T*>(offered(*engine, T::staticMetaObject.className()));
}

}  // namespace arbiter::desk
