// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "play/review.h"
#include "value/message.h"

namespace arbiter::table {

/// The sign behind an action: `?!`, `?` or `??`; empty for one that gave nothing away.
[[nodiscard]] std::string_view slip_mark(play::Slip slip);

/// Why an action was not the best: a sentence without its stop, "loses the knight: East's bishop takes on i7". `rules`:
/// those of the board on which it was played.
[[nodiscard]] Message slip_reason(const play::Judgement& one, const Rules& rules);

}  // namespace arbiter::table
