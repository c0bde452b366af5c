// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>

// What is wrong with a time control, in the language that is spoken (text/sentences.h).
namespace arbiter::table {

/// The sentences of which reading a time (app/timing) and why_no_clock make their complaints, `%1`, `%2` … for what
/// stands in them; the first that fits is the one that was said.
[[nodiscard]] std::span<const char* const> complaints_of_clocks();

/// Such a complaint, as timing::parse_time_control, timing::parse_time or why_no_clock has made it.
[[nodiscard]] std::string clock_text(const std::string& complaint);

}  // namespace arbiter::table
