// SPDX-License-Identifier: MIT
// What a player says with a phone: only the phone hears why it is refused.
#include <algorithm>

#include "app/desk/models/table.h"
#include "app/desk/models/table_board.h"
#include "app/desk/words.h"
#include "app/table/board_view.h"

namespace arbiter::desk {

Message Table::hear(const QString& action, const db::Origin& origin) {
  const std::size_t board = std::min(table::board_of(action.toStdString()), boards_.size() - 1);
  const auto reply = session_.act(action.toStdString(), origin);
  if (!reply) return reply.error().message;
  turnTo(board);
  went(action, *reply, board);
  return {};
}

void Table::went(const QString& action, const table::Reply& reply, std::size_t board) {
  const bool offer = words::parseAction(action).name == "draw";
  drawDeclined_ = drawDeclined_ && !offer;
  take(reply, {});
  if (offer) dismiss("draw");
  if (!over()) clock_.played();
  raiseEvents(reply.events);
  const view::GameEvents here = table::board_events(whole_, reply.events, board);
  Q_EMIT acted(here.empty() ? QString() : words::event(here.front()));
}

}  // namespace arbiter::desk
