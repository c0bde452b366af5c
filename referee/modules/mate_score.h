// SPDX-License-Identifier: MIT
#pragma once

#include <utility>
#include <vector>

#include "referee/core/position.h"

namespace arbiter {

/// Which pieces bring a mate about. `guard`: those that stop an escape which the checking pieces alone would have
/// allowed; `needed`: those without which, alone, the mated seat would have a legal move; `any`: every piece that
/// stops any escape.
enum class Assist { guard, needed, any };

struct Involved {
  PieceId piece;
  bool direct;  ///< attacks the king itself
};

/// The pieces involved in the mate of `seat`, which is in check and has no legal move: seats clockwise from the one
/// after it, each seat's by file then rank.
std::vector<Involved> involved_in_mate(const Position& pos, Seat seat, Assist assist);

}  // namespace arbiter
