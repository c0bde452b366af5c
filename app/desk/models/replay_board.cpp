// SPDX-License-Identifier: MIT
#include "app/desk/models/replay_board.h"

#include "app/desk/models/board_facts.h"
#include "app/desk/models/game_clock.h"
#include "app/desk/models/replay.h"
#include "app/desk/models/table_board.h"
#include "app/desk/variant.h"
#include "app/desk/words.h"

namespace arbiter::desk {

ReplayBoard::ReplayBoard(Replay* replay, std::size_t index) : ShownBoard(replay), replay_(replay), index_(index) {}

QString ReplayBoard::name() const {
  return replay_->boards() > 1 ? TableBoard::tr("Board %1").arg(static_cast<int>(index_) + 1) : QString();
}

QString ReplayBoard::toAct() const { return QString::fromStdString(state().to_act); }

void ReplayBoard::clear(bool swapped) {
  setSwapped(swapped);
  ShownBoard::clear();
}

void ReplayBoard::show(const view::GameView& whole, const view::GameEvents& events) {
  ShownBoard::show(whole, events, index_);
  showSeats(whole);
  Q_EMIT changed();
}

void ReplayBoard::showSeats(const view::GameView& whole) {
  seats_.clear();
  const QStringList check = strings(state().check);
  for (const QString seat : {"S", "W", "N", "E"}) {
    const auto sits = state().seats.find(seat.toStdString());
    if (sits == state().seats.end()) continue;
    const view::SeatView& entry = sits->second;
    const QString all = QString::fromStdString(table::game_seat(whole, seat.toStdString(), index_));
    const QString name = words::seat(seat);
    const auto used = replay_->used(all);
    const QString player = replay_->player(all);
    seats_ << QVariantMap{{"seat", seat},
                          {"name", name},
                          {"player", player.isEmpty() ? name : player},
                          {"army", words::title(QString::fromStdString(entry.army))},
                          {"pointsText", words::points(entry.points)},
                          {"statusText", entry.status == Status::playing ? QString() : words::status(entry.status)},
                          {"out", entry.status != Status::playing && entry.status != Status::winner},
                          {"winner", entry.status == Status::winner},
                          {"hand", facts::hand(entry)},
                          {"inCheck", check.contains(seat)},
                          {"toAct", toAct() == seat},
                          {"time", used ? GameClock::text(*used) : QString()}};
  }
}

}  // namespace arbiter::desk
