// SPDX-License-Identifier: MIT
#include "app/server/board_json.h"

#include "referee/core/board.h"

namespace arbiter::server {

using nlohmann::json;

json board_json(const std::string& id) {
  const Board* board = Board::find(id);
  if (board == nullptr) return nullptr;
  json cells = json::array();
  for (const Cell cell : board->cells())
    cells.push_back({board->name(cell), board->file(cell), board->rank(cell), board->dark(cell)});
  return {{"id", id},
          {"width", board->width()},
          {"height", board->height()},
          {"style", board->style() == BoardStyle::chequered ? "chequered" : "lines"},
          {"cells", std::move(cells)}};
}

}  // namespace arbiter::server
