// SPDX-License-Identifier: MIT
// The game was changed by other hands than the camera's: a correction, a takeback, another board of the same game.
#include <algorithm>

#include "app/table/watcher_state.h"

namespace arbiter::table {

void Watcher::game_changed() {
  State& s = *state_;
  s.beam.clear();
  const Board* before = s.status.board;
  s.update_game();
  if (s.status.board != before) s.forget_board();
  s.begun.taken_up = s.begun.taken_up && s.has_begun();
  s.status.alert.reset();
  s.asked.question.clear();
  s.asked.guess.reset();
  s.asked.said.clear();
  s.asked.ambiguities.clear();
  s.by_camera = 0;
  s.agreed.in_doubt = false;
  s.compare = true;
  s.unexplained.end();
  s.lost.end();
  s.lost_bare.end();
}

void Watcher::game_went_on(const WatchOutcome& elsewhere) {
  State& s = *state_;
  const bool undone = std::any_of(elsewhere.alerts.begin(), elsewhere.alerts.end(),
                                  [](const WatchAlert& alert) { return alert.undone > 0; });
  if (undone) return game_changed();
  const vision::Placement before = s.pieces;
  s.update_game();
  if (s.pieces != before) return game_changed();
  for (const WatchedAction& action : elsewhere.actions) s.asked.ambiguities.recorded(action.action);
  // What no rule explained may be allowed now.
  s.compare = s.compare || s.unexplained.pictures() > 0;
}

}  // namespace arbiter::table
