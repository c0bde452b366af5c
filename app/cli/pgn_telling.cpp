// SPDX-License-Identifier: MIT
#include "app/cli/pgn_telling.h"

#include <iostream>

#include "app/table/message_text.h"
#include "text/file.h"
#include "text/sentences.h"

namespace arbiter::cli {

using text::tr;

void PgnTelling::look(const table::Session& session) {
  if (folder_.look(session)) say();
}

void PgnTelling::finish(const table::Session& session) {
  if (folder_.finish(session)) say();
}

void PgnTelling::say() const {
  const std::string name = text::shown(folder_.folder());
  if (folder_.trouble().empty())
    std::cerr << tr("--pgn-dir: the game is written to %1 again", {name}) << "\n";
  else
    std::cerr << tr("--pgn-dir: the game cannot be written to %1: %2", {name, table::message_text(folder_.trouble())})
              << "\n";
}

}  // namespace arbiter::cli
