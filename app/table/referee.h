// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "app/table/request.h"
#include "referee/view/referee.h"
#include "referee/view/table_instruction.h"

namespace arbiter::table {

/// What a change brought: all of it for the books, and what everybody may see.
struct Changed {
  std::string action{}, public_action{};  ///< of an act
  view::GameEvents events{}, public_events{};
  view::GameView state{};  ///< as everybody sees it
  Value public_setup{};    ///< of a start, how it was begun and what is told `about` it; nothing: all of it may be seen
};

/// What may be said: the actions' texts.
struct Open {
  std::vector<std::string> actions{}, reactions{};
};

/// The referee of one game. A value: copying it copies the game. What changes the game are requests, which are kept of
/// it; whoever wants to know something of a game of ours looks at the game itself.
class Referee {
 public:
  /// Another one than ours, for tests of what is around it.
  class Other {
   public:
    Other() = default;
    virtual ~Other() = default;
    [[nodiscard]] virtual std::unique_ptr<Other> copy() const = 0;
    virtual Expected<Changed> carry_out(const Request& request) = 0;
    [[nodiscard]] virtual view::GameView state(Viewer viewer) const = 0;
    [[nodiscard]] virtual Open legal(Viewer /*viewer*/) const { return {}; }

   protected:
    Other(const Other&) = default;
    Other& operator=(const Other&) = default;
  };

  /// A referee of our own.
  Referee() = default;
  template <class Theirs, class = std::enable_if_t<std::is_base_of_v<Other, Theirs>>>
  Referee(Theirs other)  // NOLINT(google-explicit-constructor)
      : who_(std::unique_ptr<Other>(std::make_unique<Theirs>(std::move(other)))) {}
  ~Referee() = default;
  Referee(const Referee& other);
  Referee& operator=(const Referee& other);
  Referee(Referee&&) noexcept = default;
  Referee& operator=(Referee&&) noexcept = default;

  /// What is refused leaves the game as it was, and so does a fault of the program, which is refused with `internal`.
  /// Errors besides the referee's: `no_game`, `bad_request`.
  Expected<Changed> carry_out(const Request& request);
  /// See Game::leave_to_hands.
  void leave_to_hands();
  /// The game as it stands, as the viewer may see it. Empty before one is begun.
  [[nodiscard]] view::GameView state(Viewer viewer) const;
  /// What is open now as far as the viewer can know it, `seat`: to that seat alone.
  [[nodiscard]] Open legal(Viewer viewer, Seat seat = Seat::none) const;
  /// The table instructions.
  [[nodiscard]] view::TableInstructions works() const;
  /// See view::Referee::explain.
  [[nodiscard]] Expected<view::Explanation> explain(const std::string& rule) const;
  /// The game with all that is hidden in it; null before one is begun, and with another referee than ours.
  [[nodiscard]] const Game* game() const;

 private:
  std::variant<view::Referee, std::unique_ptr<Other>> who_;
};

[[nodiscard]] inline Referee make_referee() { return {}; }

}  // namespace arbiter::table
