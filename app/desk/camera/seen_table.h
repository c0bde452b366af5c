// SPDX-License-Identifier: MIT
#pragma once

#include <QMap>
#include <QString>
#include <vector>

#include "app/desk/camera/watch_thread.h"

namespace arbiter::desk {

/// The game's pieces (square -> piece string) brought to what is read for certain on the table, for an arbiter to look
/// over: what came somewhere is the piece of its army that has left, of the kind that it looks like if there are
/// several; what nothing has left for is a new one. Squares that are not read for certain stay as the game has them.
/// `worn`: whose colour the piece on a square has on the table.
[[nodiscard]] QMap<QString, QString> settled(const QMap<QString, QString>& pieces,
                                             const std::function<QString(const QString&)>& worn,
                                             const std::vector<CellMark>& read);

/// How certain a square must be read for that, 0 to 1.
constexpr double kReadForCertain = 0.7;

}  // namespace arbiter::desk
