// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include "play/player.h"

namespace arbiter::play {

/// How much an action gave away.
enum class Slip { none, small, mistake, blunder };

/// What somebody who takes a piece next would take, and where.
struct Taken {
  std::string piece{};  ///< as the protocol writes it: "E.bishop"
  Kind victim = kNoKind;
  Cell on = kNoCell;
};

/// An action of a game, looked back at as its seat could see it.
struct Judgement {
  std::size_t ply = 0;  ///< of Game::plies, from 0
  Seat seat = Seat::none;
  std::string action{};
  std::vector<std::string> line{};  ///< what the answer to it may be, and what follows
  std::string better{};             ///< another action; empty: there was no better one
  std::vector<std::string> better_line{};
  int score = 0, best_score = 0;  ///< for the seat, in hundredths of a pawn
  double lost = 0;                ///< share of the game that it gave away, 0 to 1
  Slip slip = Slip::none;
  std::optional<Taken> taken{};           ///< what the answer takes
  std::array<double, kSeats> expected{};  ///< by seat, the share of the game with the best action
};

/// How well a seat has played: 0 to 100, the mean over its actions.
struct Accuracy {
  int actions = 0;
  double percent = 0;
};

/// Another number whenever judgements of the same game with the same budget may be others than before: judgements that
/// were kept are not used then.
inline constexpr int kReviewVersion = 1;

/// Where judgements are kept, so that a game that is looked back at again need not be judged again. A judgement without
/// a seat says that the ply was no choice.
class ReviewBook {
 public:
  ReviewBook() = default;
  ReviewBook(const ReviewBook&) = delete;
  ReviewBook& operator=(const ReviewBook&) = delete;
  virtual ~ReviewBook() = default;
  /// What is known of a ply, from 0; nothing: it must be judged.
  [[nodiscard]] virtual std::optional<Judgement> known(std::size_t ply) = 0;
  /// A ply has been judged.
  virtual void keep(std::size_t ply, const Judgement& judgement) = 0;
};

/// Looks back at a game: every action that was a choice among several, with a budget for each (twice where another one
/// was played than the best). Throws of dice, remarks and corrections are left out. `each`: told of every action that
/// is done, false ends it; so does the stop token. `book`: nullptr, all is judged.
std::vector<Judgement> review(const Game& game, const Budget& budget, const std::stop_token& stop = {},
                              const std::function<bool(const Judgement&)>& each = {}, ReviewBook* book = nullptr);

/// How well an action did, 0 to 100, that gave away this share of the game, 0 to 1: lichess's formula.
double accuracy_of(double lost);

/// How well the seat did in these: lichess's formula for the accuracy of a move, of the share of the game that each
/// gave away (https://lichess.org/page/accuracy), and the mean of it. See docs/play.md.
Accuracy accuracy(const std::vector<Judgement>& list, Seat seat);

}  // namespace arbiter::play
