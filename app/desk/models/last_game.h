// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>
#include <filesystem>

#include "app/desk/running.h"

namespace arbiter::desk {

/// The newest game of the file where it is not over: the user may want to resume it.
class LastGame : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON
  Q_PROPERTY(double id READ id NOTIFY changed)  ///< 0: there is none that could be gone on with
  Q_PROPERTY(QString title READ title NOTIFY changed)
  Q_PROPERTY(QString detail READ detail NOTIFY changed)  ///< who plays, since when, how many moves

 public:
  static LastGame* create(QQmlEngine* engine, QJSEngine* /*unused*/) { return running<LastGame>(engine); }

  explicit LastGame(std::filesystem::path file);

  [[nodiscard]] double id() const { return static_cast<double>(id_); }
  [[nodiscard]] const QString& title() const { return title_; }
  [[nodiscard]] QString detail() const;
  /// Looks again.
  Q_INVOKABLE void look();

 Q_SIGNALS:
  void changed();

 private:
  std::filesystem::path file_;
  qlonglong id_ = 0;
  int moves_ = 0;
  QString title_, players_, begun_;
};

}  // namespace arbiter::desk
