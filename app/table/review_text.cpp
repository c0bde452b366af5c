// SPDX-License-Identifier: MIT
#include "app/table/review_text.h"

#include "referee/core/rules.h"

namespace arbiter::table {

std::string_view slip_mark(play::Slip slip) {
  switch (slip) {
    case play::Slip::small:
      return "?!";
    case play::Slip::mistake:
      return "?";
    case play::Slip::blunder:
      return "??";
    case play::Slip::none:
      break;
  }
  return "";
}

Message slip_reason(const play::Judgement& one, const Rules& rules) {
  if (one.best_score > play::kSureWin && one.score < play::kSureWin) return make_message("misses a win");
  if (one.score < -play::kSureWin) return make_message("the game is lost by force");
  if (one.taken)
    return make_message("loses the %1: %2 takes on %3", arg::kind(rules.name(one.taken->victim)),
                        arg::piece(one.taken->piece), rules.board->name(one.taken->on));
  return make_message("gives something away");
}

}  // namespace arbiter::table
