// SPDX-License-Identifier: MIT
#pragma once

#include <QVariantList>

namespace arbiter::desk {

/// A game of two of each form that pieces have (standing, discs, wedges), the first of each that the referee names:
/// maps game, board, river, wedges, pieces (as it is set up: maps square, army, controller, kind, text), sentence and
/// brief (one of its moves, in words and in few signs, see BriefMove).
[[nodiscard]] QVariantList boardSamples();

}  // namespace arbiter::desk
