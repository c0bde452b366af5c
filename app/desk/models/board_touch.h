// SPDX-License-Identifier: MIT
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QObject>
#include <QStringList>
#include <QVariantList>
#include <QVariantMap>

namespace arbiter::desk {

class TableBoard;

/// What clicks and drags on a board mean: a piece is chosen and goes where the next click is, squares answer what is
/// asked, what waits in a hand is set up. It plays what is clear, and asks (`asked`) or says why not (`refused`)
/// otherwise.
class BoardTouch : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("comes from the program")
  Q_PROPERTY(QString selected READ selected NOTIFY selectedChanged)  ///< the square whose piece is chosen; empty: none
  Q_PROPERTY(QStringList targets READ targets NOTIFY selectedChanged)  ///< where that piece may go

 public:
  explicit BoardTouch(TableBoard* board);

  [[nodiscard]] const QString& selected() const { return selected_; }
  [[nodiscard]] QStringList targets() const;

  /// Chooses the piece on a square; a square without one: none.
  Q_INVOKABLE void select(const QString& square);
  /// A click: chooses a piece, moves the chosen one, answers what is asked. What the rules do not allow is explained in
  /// an alert: no dialog for a slip of the finger.
  Q_INVOKABLE void click(const QString& square);
  Q_INVOKABLE void move(const QString& from, const QString& to);
  /// A kind in a hand was clicked: where it may be set up is asked; a second time: no more.
  Q_INVOKABLE void take(const QString& seat, const QString& kind);
  /// It was dragged to a square; an empty one: beside the board.
  Q_INVOKABLE void drop(const QString& seat, const QString& kind, const QString& square);
  /// Plays an action that words were chosen for; an empty one: nothing yet.
  Q_INVOKABLE void answer(const QString& action);

 Q_SIGNALS:
  void selectedChanged();
  /// Several moves go from one square to the other: maps `action` and `text`.
  void asked(const QString& from, const QString& to, const QVariantList& ways);
  /// None does; why: `message` and `rule`.
  void refused(const QString& from, const QString& to, const QVariantMap& objection);

 private:
  TableBoard* board_;
  QString selected_;
};

}  // namespace arbiter::desk
