// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

namespace arbiter::desk {

struct Colours;

/// The colours that boards may have: "wood", "green", "slate", and "safe", which are told apart by eyes that see no red
/// or no green.
[[nodiscard]] const QStringList& boardNames();

/// Gives the board, what lies on its squares and, where that belongs to it, the armies the colours of that name. "wood"
/// is what the themes have of themselves. `dim`: for a dark theme.
void colourBoard(Colours& colours, const QString& board, bool dim);

}  // namespace arbiter::desk
