// SPDX-License-Identifier: MIT
// A draw that is offered and declined: the referee has no word for the latter, the table remembers it.
#include <algorithm>
#include <climits>

#include "app/desk/models/table.h"
#include "app/desk/variant.h"
#include "app/desk/words.h"

namespace arbiter::desk {

void Table::takeUpDeclined(const Value& noted) {
  const Value& declined = noted["declined"];
  if (!declined.has("plies") || !declined["plies"].is_whole_in(0, INT_MAX)) return;
  const int at = declined["plies"].number();
  // Another offer is another question.
  const std::vector<db::Ply> plies = session_.history();
  const bool again = std::any_of(plies.begin(), plies.end(), [&](const db::Ply& ply) {
    return ply.number >= at && words::parseAction(QString::fromStdString(ply.action)).name == "draw";
  });
  if (!again) noteDeclined(text(declined, "seat"), at);
}

void Table::noteDeclined(const QString& seat, int plies) {
  drawDeclined_ = true;
  declinedBy_ = seat;
  declinedAt_ = plies;
  raise("draw", "info", tr("%1 declines the draw").arg(player(seat)), tr("The offer is gone, and the game goes on."));
}

bool Table::stillOffered() const {
  const QStringList open = strings(whole_.may_also);
  return std::any_of(open.begin(), open.end(),
                     [](const QString& action) { return words::parseAction(action).name == "accept"; });
}

void Table::declineDraw(const QString& seat) {
  noteDeclined(seat, static_cast<int>(session_.history().size()));
  for (TableBoard* board : boards_) board->showAnnouncements();
  keepClock();
  Q_EMIT changed();
}

}  // namespace arbiter::desk
