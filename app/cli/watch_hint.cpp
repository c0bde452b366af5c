// SPDX-License-Identifier: MIT
#include "app/cli/watch_hint.h"

#include <iostream>
#include <thread>

#include "app/table/names.h"
#include "text/sentences.h"

namespace arbiter::cli {

using text::tr;

void WatchHint::ask(const table::Session& session) {
  if (!allowed_)
    std::cerr << tr("There are no hints in a club's game.") << std::endl;
  else if (session.game() == nullptr || !hint_.ask(*session.game(), session.revision()))
    std::cerr << tr("There is no hint: nobody is to move.") << std::endl;
}

void WatchHint::look(const table::Session& session, bool wait) {
  auto told = hint_.look(session.revision());
  while (wait && !told && hint_.thinks()) {
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
    told = hint_.look(session.revision());
  }
  if (!told) return;
  const std::string seat = table::seat_name(std::string(name(told->seat)));
  std::cerr << (told->action.empty() ? tr("There is no hint for %1 here.", {seat})
                                     : tr("Hint for %1: %2", {seat, told->action}))
            << std::endl;
}

}  // namespace arbiter::cli
