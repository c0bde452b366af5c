// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QVariantMap>

#include "app/desk/models/piece_model.h"
#include "app/desk/running.h"

namespace arbiter::desk {

/// A position being put together by hand: for the start of a game, or for a correction. Free of rules.
class PositionEditor : public QObject {
  Q_OBJECT
  QML_NAMED_ELEMENT(Editor)
  QML_SINGLETON
  Q_PROPERTY(arbiter::desk::PieceModel* pieces READ pieces CONSTANT)
  Q_PROPERTY(bool changed READ isChanged NOTIFY edited)

 public:
  static PositionEditor* create(QQmlEngine* engine, QJSEngine* /*unused*/) { return running<PositionEditor>(engine); }

  explicit PositionEditor(QObject* parent);  // no default: QML would make one of its own

  void begin(const QMap<QString, QString>& placement);
  Q_INVOKABLE void beginFrom(arbiter::desk::PieceModel* other) { begin(other->placement()); }
  /// True as long as what editing began with still stands there.
  Q_INVOKABLE [[nodiscard]] bool begunFrom(arbiter::desk::PieceModel* other) const {
    return other->placement() == before_;
  }
  Q_INVOKABLE void move(const QString& from, const QString& to);
  Q_INVOKABLE void put(const QString& square, const QString& piece);
  Q_INVOKABLE void remove(const QString& square);
  Q_INVOKABLE void clear();
  /// Another placement, square -> piece string, in place of what stands there.
  Q_INVOKABLE void replace(const QVariantMap& placement);
  /// Back to how it was when editing began.
  Q_INVOKABLE void restore();
  /// Square -> piece string.
  Q_INVOKABLE [[nodiscard]] QVariantMap placement() const;
  /// What differs from the beginning, a line each.
  Q_INVOKABLE [[nodiscard]] QStringList differences() const;

  [[nodiscard]] PieceModel* pieces() { return &pieces_; }
  [[nodiscard]] const PieceModel* pieces() const { return &pieces_; }
  [[nodiscard]] bool isChanged() const { return pieces_.placement() != before_; }

 Q_SIGNALS:
  void edited();

 private:
  void show(const QMap<QString, QString>& placement, const QVector<QPair<QString, QString>>& moves = {});

  PieceModel pieces_;
  QMap<QString, QString> before_;
};

}  // namespace arbiter::desk
