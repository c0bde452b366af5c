// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "app/table/hypotheses.h"

namespace arbiter::table {

/// Nothing was played, but a piece stands otherwise on its square: one explanation for each piece of `before` of which
/// enough shows that.
[[nodiscard]] std::vector<Hypothesis> recentre(vision::ChangeReader& reader, const vision::Placement& before,
                                               const HypothesisParams& params);

/// The hand that played something may have put another piece straight, or its sleeve pushed it: the one of `found` that
/// shows most plainly that it was. Counts in those of `found` that then explain as much as `best`, in nats,
/// and most of what has changed.
void put_straight_beside(std::vector<Hypothesis>& found, double best, vision::ChangeReader& reader,
                         const HypothesisParams& params);

}  // namespace arbiter::table
