// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <set>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "app/table/referee.h"
#include "db/types.h"
#include "value/message.h"

namespace arbiter::table {

/// A game gone through once more: how it stood after each of its plies. A position is worked out when it is asked for,
/// together with those before it, and kept from then on; going on by one ply costs one ply.
///
/// No threads of its own: one owner at a time.
class Replay {
 public:
  /// `plies`: all there are of the game, the start first, with their requests. `open`: what is hidden in it is shown,
  /// as everybody may see it once a game is over; otherwise nothing of it is.
  Replay(std::vector<db::Ply> plies, bool open, Referee referee = make_referee());

  /// The plies with what may be shown of them.
  [[nodiscard]] const std::vector<db::Ply>& plies() const { return plies_; }
  [[nodiscard]] bool open() const { return open_; }

  /// The numbers of the plies that stand in the end, the start first.
  [[nodiscard]] const std::vector<int>& line() const { return line_; }
  /// Those that stood when `ply` had been played.
  [[nodiscard]] std::set<int> standing_at(int ply) const;
  /// The awards that stood then, in order.
  [[nodiscard]] std::vector<db::Award> awards_at(int ply) const;

  /// The referee's state after that ply (0 is the start), as it may be shown. Errors: a request is
  /// refused that was once accepted.
  [[nodiscard]] tl::expected<view::GameView, Message> state_after(int ply);
  /// Works out the next position that is not known yet; false when all are, or none can be any more.
  bool advance();
  /// Of how many plies the position is known.
  [[nodiscard]] int known() const { return static_cast<int>(states_.size()); }

  /// The position in Forsyth-Edwards notation, where the game has one.
  [[nodiscard]] std::optional<std::string> fen_after(int ply) const;
  /// The game as far as that ply, without what was taken back, as a record to be loaded: with all that is hidden, for
  /// who plays on from there. Errors: as state_after.
  [[nodiscard]] tl::expected<std::string, Message> record_after(int ply) const;

 private:
  /// The referee after that ply, from the start again.
  [[nodiscard]] tl::expected<Referee, Message> referee_after(int ply) const;

  std::vector<db::Ply> plies_;
  bool open_;
  Referee referee_;  ///< after the last ply that is known
  Referee fresh_;    ///< before any game
  std::vector<view::GameView> states_;
  std::vector<int> line_;
  Message broken_;  ///< why the next one cannot be worked out
};

}  // namespace arbiter::table
