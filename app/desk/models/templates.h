// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QStringList>

#include "app/desk/running.h"

namespace arbiter::desk {

class Settings;
class Setup;

/// Forms of a new game that were kept under a name, "Friday blitz": the game, its time, rules, armies and players.
class Templates : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON
  Q_PROPERTY(QStringList names READ names NOTIFY changed)

 public:
  static Templates* create(QQmlEngine* engine, QJSEngine* /*unused*/) { return running<Templates>(engine); }

  Templates(Setup* setup, Settings* settings);

  [[nodiscard]] QStringList names() const;
  /// Fills the form. An error's sentence; empty: it is filled.
  Q_INVOKABLE QString use(const QString& name);
  /// Keeps the form as it is, in place of one of that name. An error's sentence; empty: it is kept.
  Q_INVOKABLE QString keep(const QString& name);
  Q_INVOKABLE void forget(const QString& name);

 Q_SIGNALS:
  void changed();

 private:
  Setup* setup_;
  Settings* settings_;
};

}  // namespace arbiter::desk
