// SPDX-License-Identifier: MIT
// How a lens is measured from what a board's source shows, while it is watched.
#include "app/desk/camera/watch_thread.h"

namespace arbiter::desk {

void WatchThread::lens(std::size_t board, LensStep step) {
  order([this, board, step] {
    Place& here = place(board);
    if (step == LensStep::begin) {
      here.collector.emplace();
      here.lens = {};
    } else if (!here.collector) {
      return;
    } else if (step == LensStep::take) {
      here.collector->take_next();
    } else if (step == LensStep::measure) {
      measureLens(board);
    } else if (step == LensStep::go_on) {
      here.collector->go_on();
      here.lens = {here.since, here.collector->sight(), {}};
    } else {
      here.collector.reset();
      here.lens = {};
    }
  });
}

void WatchThread::measureLens(std::size_t board) {
  Place& here = place(board);
  here.lens = {here.since, here.collector->sight(), here.collector->measure()};
  told_.lens(board, here.lens);
}

void WatchThread::seeLens(std::size_t board, const vision::Frame& frame) {
  Place& here = place(board);
  if (here.lens.result) return;
  here.lens.change = here.since;
  here.lens.sight = here.collector->look(frame.picture, frame.at);
  told_.lens(board, here.lens);
  if (here.lens.sight.enough) measureLens(board);
}

}  // namespace arbiter::desk
