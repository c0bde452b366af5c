// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "db/types.h"
#include "play/review.h"
#include "value/message.h"

namespace arbiter::table {

/// So much is thought about every action of a game, if nobody asks for more or less: actions that are tried. Whoever
/// uses the same budget shares the saved judgements.
inline constexpr play::Budget kReviewBudget{20'000, std::chrono::milliseconds(0)};

/// An action of a game, judged, as words.
struct ReviewedMove {
  int step = 0;                              ///< its number among the plies that stand, from 1
  std::string seat{};                        ///< whose it was: S, W2
  std::string action{}, better{};            ///< as the game writes them; `better` is empty if it was the best
  std::vector<std::string> better_line{};    ///< what may follow on the better one
  std::string mark{};                        ///< see slip_mark
  Message reason{};                          ///< see slip_reason; empty without a mark
  int score = 0, best_score = 0;             ///< of both actions for the seat, in hundredths of a pawn
  double lost = 0;                           ///< the share of the game that it gave away, 0 to 1
  std::map<std::string, double> expected{};  ///< before it, by seat: the share of the game, in sum 1
};

/// How a seat has played.
struct SeatReview {
  int actions = 0;             ///< those that were judged
  double percent = 0;          ///< see play::accuracy
  std::array<int, 3> slips{};  ///< how many were marked `?!`, `?`, `??`
  bool operator==(const SeatReview&) const = default;
};

/// The same of every seat that has a judged action.
[[nodiscard]] std::map<std::string, SeatReview> seat_reviews(const std::vector<ReviewedMove>& moves);

/// Looks back at a saved game, in a thread of its own with a copy of the game. Judgements are read from the file beside
/// the games, and saved there (see KeptReview). All functions belong to one thread, and none of them waits long.
class GameReview {
 public:
  /// What has become known since the last look.
  struct News {
    std::vector<ReviewedMove> moves{};        ///< those judged since, in order
    int at = 0, of = 0;                       ///< plies looked at, and all of the game's
    bool running = false;                     ///< more will come
    bool whole = false;                       ///< every action is judged
    std::map<std::string, double> outcome{};  ///< by seat, of a game that is over: the share of it; else empty
    Message trouble{};                        ///< why it could not be judged, or why judgements are not saved
  };
  enum class Extent {
    saved,  ///< what was judged before, at once
    all     ///< the rest is judged too
  };

  explicit GameReview(play::Budget budget = kReviewBudget);
  ~GameReview();
  GameReview(GameReview&&) noexcept;
  GameReview& operator=(GameReview&&) noexcept;

  /// Begins to look at a game of that file from its start; whatever is under way is dropped.
  void begin(const std::filesystem::path& games, db::GameId game, Extent extent);
  /// Ends it; what was judged is saved and stays known. `News::running` says when it has ended.
  void stop();
  [[nodiscard]] News look();

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace arbiter::table
