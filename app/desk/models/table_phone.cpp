// SPDX-License-Identifier: MIT
// What a player says with a phone: only the phone hears why it is refused.
#include <algorithm>

#include "app/desk/models/table.h"
#include "app/desk/models/table_board.h"
#include "app/desk/variant.h"
#include "app/desk/words.h"
#include "app/table/board_view.h"

namespace arbiter::desk {

using nlohmann::json;

std::string Table::hear(const QString& action, const db::Origin& origin) {
  const std::size_t board = std::min(table::board_of(action.toStdString()), boards_.size() - 1);
  const json reply = session_.act(action.toStdString(), origin);
  if (!reply.value("ok", false)) return reply.value("error", json::object()).value("message", "The table refuses it");
  turnTo(board);
  went(action, reply, board);
  return {};
}

void Table::went(const QString& action, const json& reply, std::size_t board) {
  const bool offer = words::parseAction(action).name == "draw";
  drawDeclined_ = drawDeclined_ && !offer;
  take(reply, {});
  if (offer) dismiss("draw");
  if (!over()) clock_.played();
  const json events = reply.value("events", json::array());
  raiseEvents(events);
  const json here = table::board_events(whole_, events, board);
  Q_EMIT acted(here.empty() ? QString() : words::event(here.front()));
}

}  // namespace arbiter::desk
