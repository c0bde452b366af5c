// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QProcess>
#include <QString>
#include <filesystem>

#include "app/desk/running.h"

namespace arbiter::desk {

class Setup;

/// The demo game: a film that the program `arbiter` beside this one renders once, and that is then watched like any
/// other. It is kept where caches are ($XDG_CACHE_HOME/arbiter/demo), or lies beside the program already (./run).
class Demo : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON
  Q_PROPERTY(bool possible READ possible CONSTANT)     ///< there is a film, or a program that can make one
  Q_PROPERTY(bool making READ making NOTIFY changed)   ///< the film is being made
  Q_PROPERTY(QString error READ error NOTIFY changed)  ///< why there is none, a sentence

 public:
  static Demo* create(QQmlEngine* engine, QJSEngine* /*unused*/) { return running<Demo>(engine); }

  explicit Demo(Setup* setup);
  ~Demo() override;

  [[nodiscard]] bool possible() const;
  [[nodiscard]] bool making() const { return process_.state() != QProcess::NotRunning; }
  [[nodiscard]] const QString& error() const { return error_; }

  /// Begins the demo game and watches its film; where that has to be made first, as soon as it is.
  Q_INVOKABLE void begin();
  /// Does not wait for the film any more.
  Q_INVOKABLE void stop();

 Q_SIGNALS:
  void changed();

 private:
  [[nodiscard]] static std::filesystem::path film();   ///< where one is; empty: nowhere
  [[nodiscard]] static std::filesystem::path maker();  ///< the program; empty: it is not there
  [[nodiscard]] static std::filesystem::path cache();
  void made(int status);
  void watch(const std::filesystem::path& film);

  Setup* setup_;
  QProcess process_;
  QString error_;
};

}  // namespace arbiter::desk
