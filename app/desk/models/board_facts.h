// SPDX-License-Identifier: MIT
#pragma once

#include <QMap>
#include <QPair>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <QVector>

#include "app/table/board_view.h"
#include "db/types.h"
#include "referee/view/game_event.h"
#include "referee/view/game_view.h"
#include "referee/view/table_instruction.h"

// What a board's state and the events that have led to it come to on the screen, whether the game is played or looked
// at again. States and events are those of one board, see table::board_state and table::board_events.
namespace arbiter::desk::facts {

/// Square -> piece string.
[[nodiscard]] QMap<QString, QString> pieces(const view::GameView& state);
/// The squares that the events touched, in their order.
[[nodiscard]] QStringList touched(const view::GameEvents& events);
/// Which piece went where: from, to.
[[nodiscard]] QVector<QPair<QString, QString>> moves(const view::GameEvents& events);
/// The squares of the kings in check, and of those that the events have mated.
[[nodiscard]] QStringList checked(const view::GameView& state, const view::GameEvents& events);
/// Maps sq, what, until.
[[nodiscard]] QVariantList marks(const view::GameView& state);
/// Numbers that go with a square: maps name, sq, value.
[[nodiscard]] QVariantList counters(const view::GameView& state);
/// What waits in a seat's hand: maps kind, count.
[[nodiscard]] QVariantList hand(const view::SeatView& seat);
/// What hands are to do: do, sq, to, piece, seat, rule, board, as the protocol has them.
[[nodiscard]] QVariantMap work(const view::TableInstruction& work);
/// An award of points as a map: seat, points, pointsText, reason, piece (with its square), rule, number (of the ply).
[[nodiscard]] QVariantMap award(const db::Award& award);

}  // namespace arbiter::desk::facts
