// SPDX-License-Identifier: MIT
#pragma once

#include <rapidcheck.h>

#include "app/timing/clock.h"

namespace arbiter::test {

/// From `least` to `most` milliseconds.
inline timing::Time some_time(std::int64_t least, std::int64_t most) {
  return timing::Time(*rc::gen::inRange<std::int64_t>(least, most + 1));
}

/// What a player may have: with increments, delays, byo-yomi, several periods.
inline timing::Periods some_periods() {
  timing::Periods periods(static_cast<std::size_t>(*rc::gen::inRange(1, 4)));
  for (timing::Period& period : periods) {
    period.moves = *rc::gen::inRange(1, 6);
    period.time = some_time(1, 30'000);
    if (*rc::gen::arbitrary<bool>()) {
      (*rc::gen::arbitrary<bool>() ? period.increment : period.delay) = some_time(1, 5'000);
    }
  }
  if (*rc::gen::arbitrary<bool>()) periods.back().moves = 0;
  if (periods.back().moves == 0 && *rc::gen::arbitrary<bool>()) {
    periods.back().overtimes = *rc::gen::inRange(1, 4);
    periods.back().overtime = some_time(1, 10'000);
  }
  return periods;
}

inline timing::TimeControl some_control() {
  timing::TimeControl control;
  if (*rc::gen::arbitrary<bool>()) control.game = some_time(1, 10'000'000);
  if (*rc::gen::arbitrary<bool>()) control.player = some_periods();
  for (const char* seat : {"S", "W", "N2"})
    if (*rc::gen::arbitrary<bool>()) control.seats[seat] = some_periods();
  return control;
}

/// What may have happened to a seat's clock.
inline timing::Record some_record() {
  timing::Record record;
  const int moves = *rc::gen::inRange(0, 12);
  for (int n = 0; n < moves; ++n) {
    record.thinking = some_time(0, 15'000);
    record.press(n + 1);
  }
  record.thinking = some_time(0, 15'000);
  return record;
}

}  // namespace arbiter::test
