// SPDX-License-Identifier: MIT
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QObject>
#include <QStringList>
#include <QVariantList>

#include "app/desk/models/piece_model.h"
#include "app/table/board_view.h"

namespace arbiter::desk {

/// A board that is only looked at, for QML: what a TableBoard tells of a board, without what can be done there.
class ShownBoard : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("comes from the program")
  Q_PROPERTY(QString board READ board NOTIFY changed)             ///< an id of Board::find; empty: nothing is known
  Q_PROPERTY(QVariantList marks READ marks NOTIFY changed)        ///< sq, what, until
  Q_PROPERTY(QVariantList counters READ counters NOTIFY changed)  ///< name, sq, value
  Q_PROPERTY(QStringList lastMove READ lastMove NOTIFY changed)   ///< squares
  Q_PROPERTY(QStringList checked READ checked NOTIFY changed)     ///< squares of the kings in check
  Q_PROPERTY(arbiter::desk::PieceModel* pieces READ pieces CONSTANT)

 public:
  explicit ShownBoard(QObject* parent) : QObject(parent) {}

  /// See PieceModel::setSwapped.
  void setSwapped(bool swapped) { pieces_.setSwapped(swapped); }
  /// Shows one board, counted from 0, of a game; `events` have led there. Nothing changes if it is shown already.
  void show(const view::GameView& whole, const view::GameEvents& events, std::size_t index);
  /// Takes all pieces away, so that those of another game do not move from where they are.
  void clear();

  [[nodiscard]] QString board() const { return QString::fromStdString(state_.board); }
  [[nodiscard]] const QVariantList& marks() const { return marks_; }
  [[nodiscard]] const QVariantList& counters() const { return counters_; }
  [[nodiscard]] const QStringList& lastMove() const { return lastMove_; }
  [[nodiscard]] const QStringList& checked() const { return checked_; }
  [[nodiscard]] PieceModel* pieces() { return &pieces_; }

 Q_SIGNALS:
  void changed();

 protected:
  /// Of this board.
  [[nodiscard]] const view::GameView& state() const { return state_; }

 private:
  view::GameView state_;
  QVariantList marks_, counters_;
  QStringList lastMove_, checked_;
  PieceModel pieces_;
};

}  // namespace arbiter::desk
