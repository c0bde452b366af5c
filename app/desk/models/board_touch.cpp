// SPDX-License-Identifier: MIT
#include "app/desk/models/board_touch.h"

#include "app/desk/models/table_board.h"

namespace arbiter::desk {

BoardTouch::BoardTouch(TableBoard* board) : QObject(board), board_(board) {
  // A piece that is gone is not chosen any more, and another position has other ways.
  connect(board_, &TableBoard::changed, this, [this] {
    if (selected_.isEmpty()) return;
    if (board_->pieces()->at(selected_).isEmpty()) selected_.clear();
    Q_EMIT selectedChanged();
  });
}

QStringList BoardTouch::targets() const {
  return selected_.isEmpty() ? QStringList() : board_->choices()->targets(selected_);
}

void BoardTouch::select(const QString& square) {
  const QString now = square.isEmpty() || board_->pieces()->at(square).isEmpty() ? QString() : square;
  if (now == selected_) return;
  selected_ = now;
  Q_EMIT selectedChanged();
}

void BoardTouch::click(const QString& square) {
  const QString chosen = selected_;  // which moving lets go
  if (!chosen.isEmpty() && chosen != square && targets().contains(square)) return move(chosen, square);
  if (board_->questions()->squares().contains(square)) return answer(board_->questions()->pick(square));
  if (chosen == square) return select({});
  // Another piece that can go somewhere is chosen instead; everything else is a move that the rules do not allow.
  const bool movable = !board_->choices()->targets(square).isEmpty();
  if (chosen.isEmpty() || movable) return select(square);
  select({});
  board_->explainRefusal(chosen, square);
}

void BoardTouch::move(const QString& from, const QString& to) {
  const QVariantList ways = board_->choices()->between(from, to);
  select({});
  if (ways.size() == 1) {
    board_->act(ways.first().toMap()["action"].toString());
  } else if (ways.size() > 1) {
    Q_EMIT asked(from, to, ways);
  } else {
    Q_EMIT refused(from, to, board_->objection(from, to));
  }
}

void BoardTouch::answer(const QString& action) {
  if (!action.isEmpty()) board_->act(action);
}

void BoardTouch::take(const QString& seat, const QString& kind) {
  select({});
  answer(board_->choices()->say("place/" + seat, kind));
}

void BoardTouch::drop(const QString& seat, const QString& kind, const QString& square) {
  if (square.isEmpty()) return;
  take(seat, kind);
  Choices* choices = board_->choices();
  if (choices->squares().contains(square)) return answer(choices->pick(square));
  if (!choices->wantsSquare()) return;
  choices->back("place/" + seat);
  board_->act(kind + "@" + square);
}

}  // namespace arbiter::desk
