// SPDX-License-Identifier: MIT
#include "app/table/clock_text.h"

#include <array>

#include "text/sentences.h"

namespace arbiter::table {
namespace {

using text::noted;

/// Where it is wrong; then what was expected there. A test looks for what the sources say otherwise.
constexpr std::array kComplaints{
    noted("\"%1\": at the end there should be %2"),
    noted("\"%1\": at \"%2\" there should be %3"),
    noted("\"%1\" gives time to %2, but this game has no such seat"),
    noted("more than no time after \"byo\""),
    noted("no more than %1 periods"),
    noted("something else: %1"),
    noted("period %1 is not the last one, so it must say for how many moves: 40/90:00"),
    noted("byo-yomi comes when all other time is over: in the last period, which names no moves"),
    noted("there is no time to begin with"),
    noted("a time alone before \"game\", like 60:00 game"),
    noted("more than no time before \"game\""),
    noted("one time for the game, not two"),
    noted("one time for %1, not two"),
    noted("a seat (S, W, N, E) before a second time for players"),
    noted("+, d, byo, a comma, a semicolon or the end"),
    noted("a number from 1 to %1"),
    noted("minutes, minutes:seconds or hours:minutes:seconds"),
    noted("seconds or minutes:seconds"),
    noted("seconds and minutes below 60 behind a colon"),
    noted("seconds before a fraction: 0:30.5"),
    noted("one to three digits behind the point"),
    noted("no more than %1"),
    noted("nothing more")};

}  // namespace

std::span<const char* const> complaints_of_clocks() { return kComplaints; }

std::string clock_text(const std::string& complaint) { return text::retold(complaint, kComplaints, text::Rest::stays); }

}  // namespace arbiter::table
