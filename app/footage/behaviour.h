// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "app/footage/film.h"
#include "vision/simulate/scene.h"

namespace arbiter::footage {

/// Something that people, the camera or the light do at a table.
struct BehaviourInfo {
  std::string name;   ///< as `simulate --behaviour` takes it
  std::string about;  ///< a sentence
};

/// All that can be filmed, in a fixed order.
[[nodiscard]] const std::vector<BehaviourInfo>& behaviours();

/// Films some plies of a game, and the behaviour among them. `scene`: its board must be the game's. `setup`: see
/// table::Begin. truth.json is as the director's, and besides says: `behaviour`; `rate`, pictures a second, and `at`,
/// the milliseconds of each; `before`, actions of the game that were played before the first picture and that the
/// watcher knows; `unseen_plies`, how many of `plies` were played before it without the watcher; `taken_back`, plies
/// that were; `companion`, what a companion should do when: `records` the action (or `asks`), `asks` about squares, or
/// `waits`, each from one picture to another. Pictures whose table is not the game's have `instructions_pending`,
/// `placement` and, of pieces on no square, `loose`.
///
/// Errors: `no_such_behaviour`; `no_such_ply` where the game has no such ply; what the referee refuses; `io`.
[[nodiscard]] Expected<void> film_behaviour(Film& film, const std::string& name, const Value& setup,
                                            const vision::simulate::Scene& scene, std::uint64_t seed);

}  // namespace arbiter::footage
