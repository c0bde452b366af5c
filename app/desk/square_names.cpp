// SPDX-License-Identifier: MIT
#include "app/desk/square_names.h"

#include <QRegularExpression>

#include "app/desk/game_look.h"
#include "app/desk/look/board_look.h"
#include "referee/core/board.h"

namespace arbiter::desk {

SquareNames::SquareNames(const QString& ruleset, const Board* board) : board_(board) {
  const QString wanted = BoardLook::of("squares");
  if (board == nullptr || wanted == "protocol" || !lookOf(ruleset).fromRight) return;
  ranks_ = wanted == "numerals" ? Ranks::numerals : Ranks::letters;
}

QString SquareNames::file(int file) const {
  return ranks_ == Ranks::protocol ? QString(QChar('a' + file)) : QString::number(board_->width() - file);
}

QString SquareNames::rank(int rank) const {
  static const QString kNumerals = QString::fromUtf8("一二三四五六七八九十");
  if (ranks_ == Ranks::protocol) return QString::number(rank + 1);
  const int fromTop = board_->height() - 1 - rank;
  if (ranks_ == Ranks::numerals && fromTop < kNumerals.size()) return kNumerals[fromTop];
  return QChar('a' + fromTop);
}

QString SquareNames::in(const QString& sentence) const {
  if (ranks_ == Ranks::protocol) return sentence;
  static const QRegularExpression kSquare("(?<![\\w.:=])[a-z][0-9]{1,2}(?!\\w)");
  QString text;
  qsizetype last = 0;
  for (auto it = kSquare.globalMatch(sentence); it.hasNext();) {
    const auto match = it.next();
    const auto cell = board_->find_cell(match.captured().toStdString());
    if (!cell) continue;
    text += sentence.mid(last, match.capturedStart() - last) + file(board_->file(*cell)) + rank(board_->rank(*cell));
    last = match.capturedEnd();
  }
  return text + sentence.mid(last);
}

}  // namespace arbiter::desk
