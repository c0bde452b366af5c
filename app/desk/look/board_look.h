// SPDX-License-Identifier: MIT
#pragma once

#include <QMap>
#include <QObject>
#include <QStringList>
#include <QVariantList>
#include <QVariantMap>

#include "app/desk/running.h"

namespace arbiter::desk {

class Settings;
class Theme;

/// How boards, pieces and moves are shown: what whoever uses this machine is used to; kept for the next time. One in a
/// program: what is chosen holds for the whole of it, as the language does.
///
/// What may be chosen, the first of each being usual:
/// - `board`: the colours of boards, see boardNames();
/// - `standing`: pieces that stand are `figures` or `letters`;
/// - `flat`: on discs and wedges are `symbols`, `characters` (where the game has some) or `letters`;
/// - `squares`: where players count from the other corner, squares are named as the `protocol` does, or in figures with
///   `letters` or `numerals`;
/// - `moves`: told in `words`, `letters` or `figurines`.
class BoardLook : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON
  Q_PROPERTY(QVariantMap chosen READ chosen NOTIFY changed)
  Q_PROPERTY(QVariantList samples READ samples NOTIFY changed)  ///< see boardSamples()

 public:
  static BoardLook* create(QQmlEngine* engine, QJSEngine* /*unused*/) { return running<BoardLook>(engine); }

  BoardLook(Theme* theme, Settings* settings);
  ~BoardLook() override;

  /// What is chosen in the program; what is usual before anything was.
  [[nodiscard]] static QString of(const QString& what);
  /// What may be chosen for it; empty: there is no such choice.
  [[nodiscard]] static const QStringList& choices(const QString& what);

  [[nodiscard]] QVariantMap chosen() const;
  [[nodiscard]] QVariantList samples() const;
  /// Chooses and keeps it; what cannot be chosen changes nothing.
  Q_INVOKABLE void choose(const QString& what, const QString& value);

 Q_SIGNALS:
  void changed();

 private:
  Theme* theme_;
  Settings* settings_;
};

}  // namespace arbiter::desk
