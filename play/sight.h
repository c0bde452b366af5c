// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "referee/core/game.h"

namespace arbiter::play {

/// What a seat may see of a game: the position as it knows it, and what is open to it. Whatever the seat cannot know is
/// forgotten here (see known_to), so that nobody who is given a Sight can use it.
class Sight {
 public:
  /// The game must outlive it and stay as it is. `seat` must sit in it.
  Sight(const Game& game, Seat seat);

  [[nodiscard]] Seat seat() const { return seat_; }
  [[nodiscard]] const Position& position() const { return known_; }
  /// The question is its own to answer, or several seats act freely.
  [[nodiscard]] bool asked() const;
  /// What it may do now, in canonical order; nothing where the question is another's.
  [[nodiscard]] ActionList legal() const;
  [[nodiscard]] ActionList reactions() const;      ///< its own, open beside the question
  [[nodiscard]] ActionList announcements() const;  ///< its own: resigning, draws
  /// Does the referee take the action? It would tell the seat so, too.
  [[nodiscard]] bool accepted(const Action& action) const;
  /// The text with which the action is said in the game.
  [[nodiscard]] std::string said(Action action) const;

 private:
  const Game& game_;
  Seat seat_;
  std::size_t board_;
  Position known_;
};

}  // namespace arbiter::play
