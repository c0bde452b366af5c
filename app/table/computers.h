// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/table/session.h"
#include "value/message.h"

namespace arbiter::table {

/// The highest level, see play::Level.
inline constexpr int kComputerLevels = 8;

/// Who plays a seat in the place of a person.
struct ComputerSeat {
  int level = kComputerLevels;  ///< 1 to 8; of an engine also 0: as well as it can
  std::string engine{};  ///< a program that plays instead of the computer, see engines::EngineChoice; empty: none
  bool operator==(const ComputerSeat&) const = default;
};
using ComputerSeats = std::map<Seat, ComputerSeat>;

/// Reads "E=computer:3", "E=computer" (the highest level), "E=engine:fairy-stockfish" or "E=engine:/opt/stockfish:3".
/// Errors: `bad_option` saying what is wrong.
[[nodiscard]] Expected<ComputerSeats> computer_seats(const std::vector<std::string>& list);
/// Do all of them sit in the game, and do their engines play it? Starts engines and ends them again. Errors:
/// `bad_option`, `not_found`, `engine`, naming the first of which it is not true.
[[nodiscard]] Expected<void> check_computers(const ComputerSeats& seats, const Game& game);
/// What the books call such a player: "Computer, level 3", "fairy-stockfish, level 3".
[[nodiscard]] std::string computer_name(const ComputerSeat& seat);

/// The engine that is installed and plays the game of that ruleset with these options, a table; those left out have
/// their defaults. Empty: there is none.
[[nodiscard]] std::string engine_offered(const std::string& ruleset, const Value& options);

/// The computers at a table. Each sees no more than its seat may see, and thinks in a thread of its own with a copy of
/// the game. All functions belong to one thread, and none of them waits for a thought.
class Computers {
 public:
  /// What one of them does: an action for Session::act, and then Session::leave_to_hands.
  struct Said {
    Seat seat = Seat::none;
    std::string action{};
    int score = 0;  ///< what it expects for its seat, in hundredths of a pawn
  };
  static constexpr std::chrono::milliseconds kUsualTime{1'000};
  /// People have so long to say their interrupts before a computer goes on.
  static constexpr std::chrono::milliseconds kTimeToReact{5'000};

  /// `time`: how long one may think. `seed`: computers with the same seed play the same, given the same time.
  explicit Computers(ComputerSeats seats, std::uint64_t seed = 1, std::chrono::milliseconds time = kUsualTime);
  ~Computers();
  Computers(Computers&&) noexcept;
  Computers& operator=(Computers&&) noexcept;

  [[nodiscard]] bool any() const;
  [[nodiscard]] bool plays(Seat seat) const;
  /// The seat that thinks now; none: nobody does.
  [[nodiscard]] Seat thinks() const;

  /// To be called often, with the game as it is and Session::revision. What is to be said now, if one has come to
  /// something: the game must be changed by it, or be told with `refused` that it was not. A game that has changed
  /// otherwise (a move taken back, a correction) makes it think again.
  std::optional<Said> look(const Game& game, std::uint64_t revision);
  /// A sentence, once: why a computer has come to nothing (people enter its action then), or why another one plays.
  [[nodiscard]] Message trouble();
  /// What was said last could not be done: it is not said again before the game changes.
  void refused();

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace arbiter::table
