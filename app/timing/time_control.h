// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <map>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "value/message.h"

namespace arbiter::timing {

using Time = std::chrono::milliseconds;

/// A part of a player's time. What is left of one goes on into the next.
struct Period {
  int moves = 0;      ///< to be made in it; 0: all the rest. The last period comes again where it names moves.
  Time time{0};       ///< given when it begins
  Time increment{0};  ///< given after every move
  Time delay{0};      ///< of every move this much is not counted
  int overtimes = 0;  ///< byo-yomi, only of a last period without moves: so many stretches, lost one by one
  Time overtime{0};   ///< how long a stretch is; a move within it leaves it whole
  bool operator==(const Period&) const = default;
};

using Periods = std::vector<Period>;

/// The time that was agreed for a game.
struct TimeControl {
  Time game{0};                            ///< one time for the whole game, whoever thinks; 0: none
  Periods player{};                        ///< of each player; empty: players have none of their own
  std::map<std::string, Periods> seats{};  ///< of those who have another one, by seat: a handicap
  bool operator==(const TimeControl&) const = default;

  /// Is there any?
  [[nodiscard]] bool limited() const { return game.count() > 0 || !player.empty() || !seats.empty(); }
  /// What the player at `seat` (S, W2) has.
  [[nodiscard]] const Periods& of(const std::string& seat) const;
};

/// The longest time that can be agreed, and the longest increment, delay and stretch of byo-yomi.
constexpr Time kLongest = std::chrono::hours(100);
constexpr Time kLongestBonus = std::chrono::hours(1);
constexpr int kMostMoves = 999;
constexpr int kMostOvertimes = 99;
constexpr std::size_t kMostPeriods = 9;

/// Reads a time control as arbiters write it:
///
///     60:00 game              one time for the whole game
///     5+3                     five minutes a player, three seconds more after every move
///     25 d5                   of every move five seconds are not counted
///     40/90:00+30, 30:00+30   ninety minutes for forty moves, then thirty more for the rest
///     10:00 byo 3x30          then byo-yomi: three stretches of thirty seconds
///     5+3; N 3+2; W 1:30      a handicap by seat
///     60:00 game; 20          both; what is over first
///     none                    no limit
///
/// Times are minutes, minutes:seconds or hours:minutes:seconds; behind +, d and byo they are seconds or
/// minutes:seconds. Seconds may have a fraction of up to three digits. Errors: a sentence that says what is wrong and
/// where.
[[nodiscard]] tl::expected<TimeControl, Message> parse_time_control(std::string_view text);

/// As it is written in full; parse_time_control reads the same from it.
[[nodiscard]] std::string to_text(const TimeControl& control);

/// 5:00, 1:30:00, 0:07.500.
[[nodiscard]] std::string to_text(Time time);

/// A time as it is typed to set a clock: minutes, minutes:seconds, hours:minutes:seconds. Errors as above.
[[nodiscard]] tl::expected<Time, Message> parse_time(std::string_view text);

}  // namespace arbiter::timing
