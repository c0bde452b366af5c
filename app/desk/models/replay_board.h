// SPDX-License-Identifier: MIT
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QObject>
#include <QStringList>
#include <QVariantList>

#include "app/desk/models/piece_model.h"
#include "app/table/board_view.h"

namespace arbiter::desk {

class Replay;

/// A board of a game that is looked at again, at the step that is shown; for QML. What a TableBoard tells of a board,
/// without what can be done there.
class ReplayBoard : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("comes from the program")
  Q_PROPERTY(QString name READ name NOTIFY changed)  ///< "Board 2"; empty where the game has one board
  Q_PROPERTY(QString board READ board NOTIFY changed)
  Q_PROPERTY(QString toAct READ toAct NOTIFY changed)
  /// Maps: seat, name, player, army, pointsText, statusText, out, winner, hand (kind, count), inCheck, toAct, time.
  Q_PROPERTY(QVariantList seats READ seats NOTIFY changed)
  Q_PROPERTY(QVariantList marks READ marks NOTIFY changed)
  Q_PROPERTY(QVariantList counters READ counters NOTIFY changed)
  Q_PROPERTY(QStringList lastMove READ lastMove NOTIFY changed)
  Q_PROPERTY(QStringList checked READ checked NOTIFY changed)
  Q_PROPERTY(arbiter::desk::PieceModel* pieces READ pieces CONSTANT)

 public:
  ReplayBoard(Replay* replay, std::size_t index);

  /// The state and the events of the whole game.
  void show(const told::State& whole, const told::Events& events);
  void clear(bool swapped);

  [[nodiscard]] QString name() const;
  [[nodiscard]] QString board() const;
  [[nodiscard]] QString toAct() const;
  [[nodiscard]] const QVariantList& seats() const { return seats_; }
  [[nodiscard]] const QVariantList& marks() const { return marks_; }
  [[nodiscard]] const QVariantList& counters() const { return counters_; }
  [[nodiscard]] const QStringList& lastMove() const { return lastMove_; }
  [[nodiscard]] const QStringList& checked() const { return checked_; }
  [[nodiscard]] PieceModel* pieces() { return &pieces_; }

 Q_SIGNALS:
  void changed();

 private:
  void showSeats(const told::State& whole);

  Replay* replay_;
  std::size_t index_;
  told::State state_;  ///< of this board
  QVariantList seats_, marks_, counters_;
  QStringList lastMove_, checked_;
  PieceModel pieces_;
};

}  // namespace arbiter::desk
