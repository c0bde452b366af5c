// SPDX-License-Identifier: MIT
#include "referee/modules/end_by_points.h"

namespace arbiter {

const RuleText kTimeOver{"time", "When the agreed time is over the game ends at once; the highest total wins.",
                         "Mr. Joseph's rules, the end"};
const RuleText kPointsTied{"time.tie", "When two or more share the highest total the game is drawn.", "house ruling"};

void end_by_points(Context& ctx, bool absent_may_win, const RuleText& reason) {
  int best = -1;
  std::uint8_t winners = 0;
  for (const Seat seat : ctx.rules().seats) {
    if (!ctx.pos().playing(seat) && !absent_may_win) continue;
    const int points = ctx.pos().seats[index(seat)].points;
    if (points > best) best = points, winners = 0;
    if (points == best) winners |= static_cast<std::uint8_t>(1U << index(seat));
  }
  const bool tied = (winners & (winners - 1)) != 0;
  ctx.finish(tied ? std::uint8_t{0} : winners, tied ? kPointsTied : reason);
}

}  // namespace arbiter
