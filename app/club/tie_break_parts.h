// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "app/club/tie_breaks.h"

// What the files of the tie-breaks share; nobody else needs it.
namespace arbiter::club::tie_break {

/// The sum of a competitor's points over all rounds there are.
[[nodiscard]] Fraction score(const Competitor& competitor);

/// The score that counts for others' Buchholz and Sonneborn-Berger. With `fore` games of the last round are drawn.
[[nodiscard]] Fraction adjusted_score(const Field& field, const Competitor& competitor, bool fore);

/// Was it the competitor's own wish or fault that nothing was played?
[[nodiscard]] bool voluntary(RoundKind kind);

/// Buchholz, Fore Buchholz and Sonneborn-Berger of everybody.
[[nodiscard]] std::vector<TieBreakValue> opponents_scores(const Field& field, const TieBreak& tie_break);

/// Average rating and the performances of everybody.
[[nodiscard]] std::vector<TieBreakValue> by_ratings(const Field& field, const TieBreak& tie_break);

/// Ranks those level anew by the games among themselves: FIDE C.07 article 6. `level` are places in the list, all with
/// the same rank; the outcome has them in order, in groups of those still level. The values of all are written.
[[nodiscard]] std::vector<std::vector<int>> direct_encounter(const Field& field, const std::vector<int>& level,
                                                             std::vector<TieBreakValue>& values);

}  // namespace arbiter::club::tie_break
