// SPDX-License-Identifier: MIT
#include "app/desk/models/shown_board.h"

#include "app/desk/models/board_facts.h"

namespace arbiter::desk {

void ShownBoard::show(const view::GameView& whole, const view::GameEvents& events, std::size_t index) {
  view::GameView state = table::board_state(whole, index);
  const view::GameEvents here = table::board_events(whole, events, index);
  const QStringList moved = facts::touched(here);
  if (state == state_ && moved == lastMove_) return;
  state_ = std::move(state);
  lastMove_ = moved;
  checked_ = facts::checked(state_, here);
  marks_ = facts::marks(state_);
  counters_ = facts::counters(state_);
  pieces_.show(facts::pieces(state_), facts::moves(here));
  Q_EMIT changed();
}

void ShownBoard::clear() {
  state_ = {};
  lastMove_.clear();
  pieces_.show({});
}

}  // namespace arbiter::desk
