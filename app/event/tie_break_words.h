// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "value/message.h"

// How tie-breaks and exact numbers are written for people.
namespace arbiter::event {

/// "Buchholz" for `BH` and `BH/C1`; the text itself where it is no tie-break's short name.
[[nodiscard]] Message tie_break_title(const std::string& short_name);

/// The short names of the tie-breaks that an event may have; of those with cuts only the usual one, BH/C1.
[[nodiscard]] std::vector<std::string> tie_break_names();

/// A sentence: what the number is, and how many of its parts do not count. Empty where it is no short name.
[[nodiscard]] Message tie_break_meaning(const std::string& short_name);

/// An exact number, as Fraction::text has it, as people write it: "3½" for 3.5, "2⅓" for 7/3, "1 5/7" for 12/7; with a
/// decimal point where it has more digits than that: "9.75". A text that is no such number stays as it is.
[[nodiscard]] std::string written_number(std::string_view exact);

}  // namespace arbiter::event
