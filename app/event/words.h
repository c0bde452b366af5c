// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "app/club/scoring.h"
#include "app/club/tie_breaks.h"
#include "db/club/types.h"
#include "value/message.h"

// How scoring, tie-breaks and the like are written by people, and kept.
namespace arbiter::event {

using db::Error;
using db::Expected;

/// An error: `bad_value` for what somebody typed, `conflict` for what the club's rules do not allow, `not_found`,
/// `bad_file`.
[[nodiscard]] tl::unexpected<Error> refuse(const char* code, Message message);

/// A text for people without its hints at commands, for who has no command line before them: the part in backticks
/// goes with what belongs to it, as far as the next full stop, semicolon or bracket.
[[nodiscard]] std::string without_commands(const std::string& text);

/// "game"; "places 3-2-1-0", behind it "top" or "three 3-1-0" for tables of three; "win 1-1/2-0" for win, draw and
/// loss, "win 3-2-1-0" with what those get who did not come. Error `bad_value` with what there is.
[[nodiscard]] Expected<club::Scoring> parse_scoring(const std::string& text);

/// What an event may count: numbers as parse_points takes them, and what is worse is never worth more. Error
/// `bad_value`.
[[nodiscard]] Expected<void> check_scoring(const club::Scoring& scoring);

/// How games for so many count where nobody says otherwise.
[[nodiscard]] std::string usual_scoring(int seats);

/// "DE BH/C1 SB", commas will do as well. Error `bad_value`.
[[nodiscard]] Expected<std::vector<club::TieBreak>> parse_tie_breaks(const std::string& text);

/// "3", "2½", "3/2", "1.5", up to kMostPointsEntered above and below nothing, in parts that can be summed up (halves to
/// twelfths, thousandths). Error `bad_value` naming `what`.
[[nodiscard]] Expected<club::Fraction> parse_points(const std::string& text, const Argument& what);
inline constexpr std::int64_t kMostPointsEntered = 1'000'000;

/// Runs `work`, which returns an Expected; numbers that do not fit become the error `conflict` naming `what`.
template <class Work>
auto within_numbers(const Argument& what, Work&& work) -> decltype(work()) {
  try {
    return work();
  } catch (const std::overflow_error&) {
    return refuse("conflict", make_message("The numbers of %1 are too large to be counted", what));
  }
}

/// A day as 2026-11-23, one that exists. Error `bad_value` naming `what`.
[[nodiscard]] Expected<std::string> parse_day(const std::string& text, const Argument& what);

/// A whole day as files write it (text::read_day), as 2026-11-23; none where a part of it is unknown.
[[nodiscard]] std::optional<std::string> whole_day(const std::string& text);
/// The year of a day or of a year that stands alone; none where it is unknown.
[[nodiscard]] std::optional<int> known_year(const std::string& text);

/// The regulation of tie-breaks of a day that parse_day has read; none of another text: it is not known.
[[nodiscard]] std::optional<club::Regulation> regulation_of(const std::string& day);

/// Today at this machine's place, 2026-11-23.
[[nodiscard]] std::string today();

/// Points of a database, which are floating-point numbers, as an exact number: halves, thirds and such are found again.
/// What cannot be counted (see countable) is 0.
[[nodiscard]] club::Fraction exact(double points);
/// Are these as many points as a seat may have?
[[nodiscard]] bool countable(double points);

/// The parts of a text between separators, none of them empty.
[[nodiscard]] std::vector<std::string> split(std::string_view text, std::string_view separators);

/// "a, b and c"; at most `most` of them, then "… (12 in all)". Words stay as they are.
[[nodiscard]] Message list_message(const std::vector<std::string>& words, std::size_t most = 12);
[[nodiscard]] Message list_message(std::vector<Message> parts, std::size_t most = 12);
/// The same of names that are quoted.
[[nodiscard]] Message quoted_names(const std::vector<std::string>& names, std::size_t most = 12);

/// The same as text in the language that is spoken.
[[nodiscard]] std::string listed(const std::vector<std::string>& words, std::size_t most = 12);

/// A number of a whole text, from 1. Nothing where it is something else.
[[nodiscard]] std::optional<std::int64_t> whole_number(std::string_view text);

}  // namespace arbiter::event
