// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace arbiter::text {

/// A day as far as a text tells it.
struct Day {
  std::string date;      ///< 2010-09-24, unknown digits as `?` (2010-09-??); empty: the text says that it is unknown
  bool guessed = false;  ///< its parts could stand in another order: the day was taken to stand first
  /// Its century is not said, or the day stands between year and month: what was read is to be told.
  bool inferred = false;
};

/// Reads a day as people write it: 2010.09.24, 2010-9-24, 2010年9月24日, 20100924, 24/09/2010, 24. 09. 2010,
/// 09/24/2010, "24 September 2010", "Sep 24, 2010", 2010, 09/2010, 2010.??.??; months by their names in English,
/// German, French, Spanish, Portuguese, Italian, Dutch and Russian. Of two numbers that may both be months the first is
/// the day. A year of two digits may stand last or first; 00 to 39 are of this century. A time behind it, or a second
/// day of a range, is left alone. None: it is no day that can be read (a day that no calendar has, "26/10/01", where
/// either end may be the year). A day is never made up.
[[nodiscard]] std::optional<Day> read_day(std::string_view text);

/// Does the date, as Day::date has it, certainly lie before the other (2014-07-01, all digits known)? An unknown digit
/// may be any; an empty date lies before none.
[[nodiscard]] bool certainly_before(const std::string& date, const std::string& other);

}  // namespace arbiter::text
