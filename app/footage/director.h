// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "app/footage/film.h"
#include "app/footage/script.h"
#include "app/footage/stage.h"
#include "app/footage/truth.h"
#include "app/table/session.h"
#include "vision/simulate/scene.h"

namespace arbiter::footage {

struct DirectorOptions {
  std::uint64_t seed = 1;
  Faults faults;
  std::function<bool()> stopped = [] { return false; };  ///< asked before every move: true ends the film there
  std::function<void(const std::string&)> progress = [](const std::string&) {};  ///< a line for every move
};

struct Filmed {
  std::size_t frames = 0;
  int plies = 0;
  bool stopped = false;
};

/// Films the game of `script`, refereed by `referee`: for each action two still pictures, before them two or three with
/// the hand that plays it, captured pieces put aside, and whatever the rules then want done by hand, step by step.
/// `scene` says how it looks; its board must be the game's.
///
/// Writes truth.json, format "chess-footage-truth 1": frames (`phase` still, hand or lost; `position_after_ply`; on the
/// way through the referee's instructions `instructions_pending` and `placement`), plies with `action`, `placement` and
/// `offsets`, the cameras and the board's corners in pixels. Corners on a board of points: `bounding_square` is half a
/// step outside the outermost crossings, which stand under `crossings`. Pieces are army and letter (`SQ`) for king,
/// queen, rook, bishop, knight and pawn, the protocol's piece string (`S.cannon`) for all others. `setup` is the
/// referee's `new` request. Where the scene's pieces carry tags, `tags` has their family, their side in squares (with
/// the white margin) and at the `start` the numbers by square; every ply has the numbers after it under `tags`. A ply
/// that pictures cannot tell (dice, choices) has it in words under `said`, for those who enter it at the table.
///
/// Errors: what the referee refuses, naming the ply; `io`; `bad_instructions` when the referee's instructions do not
/// lead to its own position.
[[nodiscard]] Expected<Filmed> shoot(Film& film, const Script& script, table::Referee referee,
                                     const vision::simulate::Scene& scene, const DirectorOptions& options);

/// The same on joined boards, each with a film and a scene of its own: whenever one is filmed the others are, too, so
/// that pictures of the same number were taken at the same moment. The truth of a film tells of its own board, which
/// stands under `beside` (from 1), but counts the plies of the whole game. What the boards have in common is written
/// beside the folders of the films, see write_whole. `films`: as create_films makes them.
[[nodiscard]] Expected<Filmed> shoot(std::vector<Film>& films, const Script& script, table::Referee referee,
                                     const std::vector<vision::simulate::Scene>& scenes,
                                     const DirectorOptions& options);

}  // namespace arbiter::footage
