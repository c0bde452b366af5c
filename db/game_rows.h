// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "db/statements.h"
#include "db/types.h"

namespace arbiter::db {

/// Writes and reads the rows of games: games, seats, plies, events, points, corrections and clocks. It does so in the
/// same way in a table's file and in the club's database, inside a transaction of the caller's. All functions throw
/// what the engine's library throws, and Error.
class GameRows {
 public:
  explicit GameRows(Statements& statements) : statements_(statements) {}

  /// The game with this token; none if it is not here.
  [[nodiscard]] std::optional<GameId> find(const std::string& token);

  /// Who sits at a seat; none: nobody who is known.
  using PlayerAt = std::function<std::optional<PersonId>(const SeatEntry& seat)>;
  /// Writes a game and who sits where; nobody's ply.
  GameId add(const NewGame& game, const std::string& status, const PlayerAt& player_at);

  /// Writes a ply with its events, awards and corrections. Error `bad_data` if it corrects a ply that is not here.
  void add(GameId game, const Ply& ply);

  /// Writes how the game stands after the ply that was written at `at`. Returns whether its result is news for those
  /// who count games: it has one now, or had one.
  bool set_standing(GameId game, const Standing& standing, const std::string& at);

  /// How the game stands. Error `not_found` if it is not here.
  [[nodiscard]] Standing standing(GameId game);

  /// What the game's clock showed last.
  void set_clock(GameId game, const nlohmann::json& reading);
  /// Null: it has none.
  [[nodiscard]] nlohmann::json clock(GameId game);

 private:
  void add_events(Number ply, const nlohmann::json& events);
  void add_award(Number ply, const Award& award);
  void add_correction(GameId game, Number ply, int target, bool undone);

  Statements& statements_;
};

}  // namespace arbiter::db
