// SPDX-License-Identifier: MIT
// Seats that the computer plays.
#include <algorithm>
#include <utility>

#include "app/desk/models/table.h"
#include "app/desk/models/table_board.h"
#include "app/desk/words.h"
#include "app/table/board_view.h"

namespace arbiter::desk {

void Table::seatComputers() {
  computers_ = table::Computers(std::exchange(nextComputers_, {}), static_cast<std::uint64_t>(gameId()) + 1);
  if (computers_.any())
    asking_.start();
  else
    asking_.stop();
}

bool Table::playedByComputer(const QString& seat) const {
  const auto known = parse_seat(seat.toStdString());
  return known && computers_.plays(*known);
}

bool Table::canHint() const {
  return playing_ && !over() && computers_.any() && !playedByComputer(QString::fromStdString(whole_.to_act));
}

void Table::hint() {
  if (!canHint() || session_.game() == nullptr || !hint_.ask(*session_.game(), session_.revision())) return;
  hinted_ = session_.revision();
  raise("hint", "info", tr("The computer looks for a hint …"), {});
}

void Table::showHint() {
  const auto told = hint_.look(session_.revision());
  if (hinted_ && hinted_ != session_.revision()) {
    hinted_.reset();
    dismiss("hint");
  }
  if (!told || !hinted_) return;
  if (told->action.empty())
    raise("hint", "info", tr("There is no hint here."), {});
  else
    raise("hint", "info",
          tr("Hint for %1: %2")
              .arg(player(QString::fromStdString(std::string(name(told->seat)))), QString::fromStdString(told->action)),
          {});
}

void Table::askComputers() {
  showHint();
  if (session_.game() == nullptr || over()) return;
  const auto said = computers_.look(*session_.game(), session_.revision());
  if (const Message trouble = computers_.trouble(); !trouble.empty())
    raise("computer", "warning", words::text(trouble), {});
  if (!said) return;
  const std::size_t board = std::min(table::board_of(said->action), boards_.size() - 1);
  const auto reply = session_.act(said->action, {"computer", {}, {}});
  if (!reply) {
    computers_.refused();
    return;
  }
  session_.leave_to_hands();
  turnTo(board);
  went(QString::fromStdString(said->action), *reply, board);
}

}  // namespace arbiter::desk
