// SPDX-License-Identifier: MIT
#include "app/desk/camera/seen_table.h"

#include <QStringList>
#include <algorithm>

#include "app/desk/words.h"

namespace arbiter::desk {
namespace {

struct Left {
  QString army, piece;
};

/// Takes the piece out of `left` that has most likely come: of that army, and of that kind if one is.
QString taken(std::vector<Left>& left, const CellMark& came) {
  const auto fits = [&](const Left& one, bool kind) {
    return one.army == came.army && (!kind || words::parsePiece(one.piece).kind == came.kind);
  };
  for (const bool kind : {true, false}) {
    const auto found = std::find_if(left.begin(), left.end(), [&](const Left& one) { return fits(one, kind); });
    if (found == left.end()) continue;
    QString piece = found->piece;
    left.erase(found);
    return piece;
  }
  return came.army + "." + (came.kind.isEmpty() ? QString("pawn") : came.kind);
}

}  // namespace

QMap<QString, QString> settled(const QMap<QString, QString>& pieces, const std::function<QString(const QString&)>& worn,
                               const std::vector<CellMark>& read) {
  QMap<QString, QString> now = pieces;
  std::vector<Left> left;
  std::vector<CellMark> came;
  for (const CellMark& mark : read) {
    if (mark.certainty < kReadForCertain || mark.army == "?") continue;
    const QString stood = worn(mark.square);
    if (stood == mark.army) continue;
    if (!stood.isEmpty()) left.push_back({stood, now.take(mark.square)});
    if (!mark.army.isEmpty()) came.push_back(mark);
  }
  for (const CellMark& mark : came) now[mark.square] = taken(left, mark);
  return now;
}

}  // namespace arbiter::desk
