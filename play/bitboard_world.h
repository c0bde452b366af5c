// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <memory>
#include <vector>

#include "play/world.h"
#include "referee/core/bitboard.h"
#include "referee/core/bitboard_walk.h"

namespace arbiter::play {

/// A game of which everything can be said in sets of cells (see referee/core/bitboard.h): many times faster than the
/// full one. Where nobody can move, or the rules have more to say, the engine is asked.
class BitboardWorld {
 public:
  /// Nothing where the position does not suit. `worth` must outlive it, and so must the game.
  static std::unique_ptr<BitboardWorld> of(const Position& root, const Worth& worth, const Sides& sides,
                                           const Mistakes& mistakes);

  // See FullWorld.
  [[nodiscard]] bool ended();
  [[nodiscard]] int outcome() const { return here().outcome; }
  [[nodiscard]] Seat actor() const { return walk_->turn(); }
  [[nodiscard]] bool mine() const { return sides_.is_mine(walk_->turn()); }
  [[nodiscard]] static bool chance() { return false; }
  void list(std::vector<Step>& out, bool noisy);
  bool go(const Step& step);
  void back();
  [[nodiscard]] int value();
  [[nodiscard]] std::uint64_t key() const { return here().key; }
  [[nodiscard]] static unsigned weight(const Step&) { return 1; }
  [[nodiscard]] Action action(const Step& step) const { return walk_->action(here().moves[step.index]); }
  [[nodiscard]] int ply() const { return static_cast<int>(top_); }
  [[nodiscard]] bool repeated() const;
  [[nodiscard]] bool check() const { return walk_->in_check(); }
  /// Passes the turn, where that can tell something: false in check and in endings.
  bool skip();
  void unskip();

 private:
  struct Frame {
    std::vector<BitboardMove> moves;
    BitboardMove made{};
    std::uint64_t key = 0;
    int outcome = 0;
    bool listed = false, ended = false;
    bool skipped = false;  ///< what was made is a pass
  };
  BitboardWorld(const Position& root, std::unique_ptr<BitboardWalk> walk, const Worth& worth, const Sides& sides,
                const Mistakes& mistakes);
  [[nodiscard]] Frame& here() { return frames_[top_]; }
  [[nodiscard]] const Frame& here() const { return frames_[top_]; }
  void look();
  void enter();
  void ask_engine();
  [[nodiscard]] std::uint64_t key_of_board() const;
  void add_kings(const std::array<int, kSeats>& force, Scores& scores) const;

  const Position& root_;
  Scores points_{};
  std::unique_ptr<BitboardWalk> walk_;
  const Worth& worth_;
  Sides sides_;
  Mistakes mistakes_;
  std::vector<std::uint8_t> cells_, standing_;
  std::vector<Frame> frames_;
  std::size_t top_ = 0;
};

}  // namespace arbiter::play
