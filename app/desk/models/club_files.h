// SPDX-License-Identifier: MIT
#pragma once

#include "app/desk/models/club.h"
#include "app/desk/running.h"

namespace arbiter::desk {

/// The open event as files: to be printed, put up, sent in.
class ClubFiles : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON
  Q_PROPERTY(QVariantList formats READ formats NOTIFY changed)  ///< maps: id, title, text (what it is good for)

 public:
  static ClubFiles* create(QQmlEngine* engine, QJSEngine* /*unused*/) { return running<ClubFiles>(engine); }

  explicit ClubFiles(Club* club, QObject* parent = nullptr);

  [[nodiscard]] QVariantList formats() const;
  /// What a file in that format is usually called.
  Q_INVOKABLE [[nodiscard]] QString fileName(const QString& format) const;
  /// Writes it; an older file of that name is replaced. Maps good, text.
  Q_INVOKABLE [[nodiscard]] QVariantMap write(const QString& format, const QString& file) const;

 Q_SIGNALS:
  void changed();

 private:
  Club* club_;
};

}  // namespace arbiter::desk
