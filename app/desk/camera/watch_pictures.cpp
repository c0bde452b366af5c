// SPDX-License-Identifier: MIT
// The pictures of the table that are kept with the game, made in the watching thread.
#include "app/desk/camera/watch_thread.h"
#include "app/table/kept_picture.h"

namespace arbiter::desk {

void WatchThread::keepPicture(std::size_t board, const table::WatchOutcome& outcome, const vision::Frame& frame) {
  const int width = keptWidth_;
  if (width <= 0 || !told_.kept || played_.empty()) return;
  Place& here = place(board);
  const table::WatchStatus& status = watcher_->status(board);
  // The first picture in which the table is as the game has it belongs to the move before, or to the start.
  const bool begins = !here.begun && status.stage == table::WatchStatus::Stage::watching && !status.alert;
  if (outcome.actions.empty() && !begins) return;
  here.begun = true;
  told_.kept(board, static_cast<int>(played_.size()) - 1, table::picture_to_keep(frame.picture, status.corners, width));
}

}  // namespace arbiter::desk
