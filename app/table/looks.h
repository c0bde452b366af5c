// SPDX-License-Identifier: MIT
#pragma once

#include "app/table/hypotheses.h"
#include "vision/reading/reading.h"

namespace arbiter::table {

/// How well what each square looks like by itself bears out that a table stands there: the sum over the squares of the
/// natural logarithm of what the reading gives for what the table has (nothing, or an army's piece), each at least
/// kLeastLook. 0 where every square surely shows it; squares that are hardly visible say nothing.
[[nodiscard]] double looks_of(const vision::Placement& table, const vision::Reading& reading, const Board& board);

/// What one square adds to that sum when `piece` (none: nothing) stands there.
[[nodiscard]] double look_of(Cell cell, const std::optional<vision::Occupant>& piece, const vision::Reading& reading);

/// A reading of one square may be wrong however sure it is: so likely it is at least that something else stands there.
inline constexpr double kLeastLook = 0.05;

/// Sums of that kind: every square rather shows the table than not.
[[nodiscard]] bool borne_out(double looks);
/// Two squares show something else as surely as squares show anything.
[[nodiscard]] bool contradicted(double looks);

/// Counts the looks of the squares to what each explanation of a change explains, and sorts them anew, best first.
/// `area`: pixels of a square².
void count_looks(std::vector<Hypothesis>& list, const vision::Reading& reading, const Board& board, double area);

}  // namespace arbiter::table
