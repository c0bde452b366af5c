// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <vector>

#include "play/world.h"
#include "referee/core/engine.h"

namespace arbiter::play {

/// Any game, walked on the referee's engine: every rule, power, question and throw of dice is played out. About fifty
/// thousand actions a second.
class FullWorld {
 public:
  /// `worth` must outlive it; the position is copied.
  FullWorld(const Position& root, const Worth& worth, const Sides& sides, const Mistakes& mistakes);

  /// Nothing more is to be looked at from here: the game is over, or what comes next is hidden.
  [[nodiscard]] bool ended();
  /// What that means to the one who thinks.
  [[nodiscard]] int outcome() const;
  [[nodiscard]] Scores outcomes() const;
  [[nodiscard]] Seat actor() const { return here().actor; }
  [[nodiscard]] bool mine() const { return sides_.is_mine(here().actor) || here().actor == Seat::none; }
  /// Dice decide what comes next.
  [[nodiscard]] bool chance();
  /// The ways to go on; only noisy ones where that is asked.
  void list(std::vector<Step>& out, bool noisy);
  /// False where the action turns out not to be possible; then nothing has happened.
  bool go(const Step& step);
  void back() { --top_; }
  /// What is known without looking ahead, to the one who thinks; and to each seat.
  [[nodiscard]] int value();
  [[nodiscard]] Scores values();
  [[nodiscard]] std::uint64_t key();
  [[nodiscard]] unsigned weight(const Step& step) const;  ///< of a throw
  [[nodiscard]] const Action& action(const Step& step) const { return here().actions[step.index]; }
  [[nodiscard]] const Position& position() const { return here().pos; }
  [[nodiscard]] int ply() const { return static_cast<int>(top_); }
  /// Has this position been here on the way from the root?
  [[nodiscard]] bool repeated();

  // What only plain worlds can tell.
  [[nodiscard]] static bool check() { return false; }
  static bool skip() { return false; }
  static void unskip() {}

 private:
  struct Frame {
    Position pos;
    ActionList actions;
    Seat actor = Seat::none;
    bool listed = false, dice = false, hidden = false;
    std::uint64_t key = 0;
  };
  [[nodiscard]] Frame& here() { return *frames_[top_]; }
  [[nodiscard]] const Frame& here() const { return *frames_[top_]; }
  void look();
  [[nodiscard]] Step step_of(const Action& action, std::size_t index) const;

  const Worth& worth_;
  Sides sides_;
  Mistakes mistakes_;
  std::vector<std::unique_ptr<Frame>> frames_;
  std::size_t top_ = 0;
  EventList events_;
};

/// The number of an action; never 0.
std::uint32_t id_of(const Action& action);

}  // namespace arbiter::play
