// SPDX-License-Identifier: MIT
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QVariantList>

#include "app/desk/models/shown_board.h"

namespace arbiter::desk {

class Replay;

/// A board of a game that is looked at again, at the step that is shown; for QML.
class ReplayBoard : public ShownBoard {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("comes from the program")
  Q_PROPERTY(QString name READ name NOTIFY changed)  ///< "Board 2"; empty where the game has one board
  Q_PROPERTY(QString toAct READ toAct NOTIFY changed)
  /// Maps: seat, name, player, army, pointsText, statusText, out, winner, hand (kind, count), inCheck, toAct, time.
  Q_PROPERTY(QVariantList seats READ seats NOTIFY changed)

 public:
  ReplayBoard(Replay* replay, std::size_t index);

  /// The state and the events of the whole game.
  void show(const view::GameView& whole, const view::GameEvents& events);
  void clear(bool swapped);

  [[nodiscard]] QString name() const;
  [[nodiscard]] QString toAct() const;
  [[nodiscard]] const QVariantList& seats() const { return seats_; }

 private:
  void showSeats(const view::GameView& whole);

  Replay* replay_;
  std::size_t index_;
  QVariantList seats_;
};

}  // namespace arbiter::desk
