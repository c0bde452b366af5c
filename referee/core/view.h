// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "referee/core/game.h"
#include "referee/core/viewer.h"

namespace arbiter {

/// What of a game somebody may see. The one place that decides it: states, records in every notation, replies and what
/// is kept in the books ask here. When a game is over everything in it is open to all.
class View {
 public:
  View(const Game& game, Viewer viewer) : game_(game), viewer_(viewer) {}

  /// Is nothing hidden from the viewer?
  [[nodiscard]] bool open() const { return viewer_.all || game_.over(); }
  /// How the game began: without the seed of the throws to come, options that tell what the seats must not know (dealt
  /// cards, the deck) and the secrets of the position.
  [[nodiscard]] Beginning beginning() const;
  /// Is the ply's action known to its seat (and a few others) only?
  [[nodiscard]] bool hides(const Game::Ply& ply) const;
  /// The action's text; of a hidden one only who acted and the first word, `S:secret`.
  [[nodiscard]] std::string action(const Game::Ply& ply) const;
  /// The request of a correction.
  [[nodiscard]] Value correction(const Game::Ply& ply) const;
  /// What was told of it, see Game::annotate: of a hidden action nothing, for it may tell the action.
  [[nodiscard]] Value note(const Game::Ply& ply) const;
  /// Those that the viewer may know of.
  [[nodiscard]] EventList events(const EventList& events) const;

 private:
  const Game& game_;
  Viewer viewer_;
};

/// What of an action's text everybody may know when the action itself is hidden: its seat and its first word.
std::string masked(std::string_view action);

/// The position as `viewer` knows it: what is hidden from it is forgotten. Judged on it, two games that differ in what
/// the viewer cannot know give the same answer.
Position known_to(const Position& pos, Viewer viewer);
/// Is there anything to forget?
inline bool hides_something(const Position& pos) { return (pos.active_hooks & hook::kForget) != 0; }

}  // namespace arbiter
