// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "app/footage/script.h"
#include "app/table/referee.h"
#include "vision/simulate/scene.h"

namespace arbiter::footage {

/// Plies by what hands do. Nobody's rules: they are told apart by what stands on the board before and after.
enum class PlySort {
  quiet,       ///< one piece goes to an empty square
  capture,     ///< one piece goes to a square whose piece leaves the board
  castling,    ///< two pieces of one army move
  en_passant,  ///< one piece goes to an empty square, and another leaves the board elsewhere
  promotion,   ///< one piece goes to an empty square and is another kind there
};

/// An action that may be played now, and what it does on the board.
struct PlannedPly {
  std::string action, seat;
  PlySort sort = PlySort::quiet;
  std::string from, to;               ///< of the piece that the action names
  std::string piece, becomes;         ///< on `from` before, on `to` afterwards
  std::string captured_on, captured;  ///< empty where nothing is captured
  std::string also_from, also_to;     ///< of castling, the other piece
  vision::simulate::Placement before{}, after{};
};

/// Pieces as they look: without their controller.
[[nodiscard]] vision::simulate::Placement looks_of(const view::GameView& state);

/// The action, if it may be played now, is of one of these sorts, and leaves nothing to do by hand or to decide.
[[nodiscard]] std::optional<PlannedPly> planned(const table::Referee& referee, const std::string& action);

/// One of all plies of that sort, or nothing. `picks`: decides which.
[[nodiscard]] std::optional<PlannedPly> find_ply(const table::Referee& referee, PlySort sort, std::mt19937_64& picks);

/// Plays on at random until a ply of that sort may be played, and says what was played. Several games are tried; the
/// game stays as it was where none gets there.
[[nodiscard]] std::optional<std::vector<std::string>> play_until(table::Referee& referee, PlySort sort,
                                                                 std::uint64_t seed);

}  // namespace arbiter::footage
