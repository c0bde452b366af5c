// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

#include "play/budget.h"
#include "play/candidate.h"
#include "play/sight.h"

namespace arbiter::play {

/// What a player has come to.
struct Thought {
  std::optional<Action> action;         ///< none: it has nothing to do or say now
  ActionList line;                      ///< the action, and what is likely to follow
  int score = 0;                        ///< for its seat, in hundredths of a pawn; beyond kSureWin the game is decided
  std::array<double, kSeats> result{};  ///< by seat: the share of the game it is expected to get, in sum 1
  std::array<double, kSeats> points{};  ///< by seat: the points that are expected at the end of what was looked at
  int depth = 0;                        ///< actions looked ahead
  std::uint64_t nodes = 0;              ///< actions tried
  std::chrono::milliseconds time{0};
};

/// A computer that plays for a seat. It knows no game: what is open, what follows and what it is worth it asks the
/// referee. The same player, asked the same with a budget of nodes, gives the same answers.
///
/// No threads of its own. One thread may use it at a time.
class Player {
 public:
  /// `level` from 1 to 8, see Level.
  explicit Player(int level = 8, std::uint64_t seed = 1);
  ~Player();
  Player(Player&&) noexcept;
  Player& operator=(Player&&) noexcept;

  /// Told of every depth that is done.
  using Info = std::function<void(const Thought&)>;

  /// What the seat should do now: an answer to its question, or a reaction that is open to it. Returns the best that it
  /// has found when the budget is used up or somebody asks it to stop, at the latest about a hundredth of a second
  /// later. A level may use less than the budget.
  Thought think(const Sight& sight, const Budget& budget, std::stop_token stop = {}, const Info& info = {});

  /// What it has to say beside the question after `thought`, in games for two sides: accepts a draw that it would not
  /// mind, resigns a game that has been lost for some turns, claims a draw rather than lose. Where a game has been
  /// level for many turns it claims, accepts and offers a draw, and offers again only after as many turns. Nothing: it
  /// has nothing to say.
  std::optional<Action> remark(const Sight& sight, const Thought& thought);

  /// What the position is worth to the seat, whoever is to move: without noise, whatever the level. `only`: what that
  /// one action is worth, which must be open to it.
  Thought judge(const Sight& sight, const Budget& budget, std::stop_token stop = {}, const Action* only = nullptr);
  /// The same of the best action but for that one; `action` is empty where there is no other.
  Thought judge_others(const Sight& sight, const Budget& budget, const Action& but, std::stop_token stop = {});

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

/// The share of the game that a score promises to one of two sides.
double share_of(int score);

}  // namespace arbiter::play
