// SPDX-License-Identifier: MIT

#include "app/desk/said.h"
#include "app/desk/variant.h"
#include "app/desk/words.h"
#include "app/table/game_text.h"

// What the window says of an event. In English it says what table::describe says; a test holds the two together.
namespace arbiter::desk::words {
namespace {

using told::Event;

QString toQt(const std::string& text) { return QString::fromStdString(text); }

QString pieceOf(const Event& event) { return event.piece.empty() ? Said::tr("a piece") : piece(toQt(event.piece)); }

QString seatOf(const Event& event) { return seat(toQt(event.seat)); }

/// With or without whose doing it was.
QString byWhom(const Event& event, const QString& plain, const QString& by) {
  const QString who = spell(event.checkers.empty() ? toQt(event.by) : strings(event.checkers).join(", "));
  return who.isEmpty() ? plain : by.arg(who);
}

QString captured(const Event& event) {
  const QString what = pieceOf(event), where = toQt(event.sq);
  return byWhom(event, Said::tr("%1 captured on %2").arg(what, where),
                Said::tr("%1 captured on %2 by %3").arg(what, where, "%1"));
}

QString becomes(const Event& event) {
  return Said::tr("%1 on %2 becomes a %3").arg(kind(toQt(event.from_kind)), toQt(event.sq), kind(toQt(event.to_kind)));
}

QString swapped(const Event& event) {
  return Said::tr("%1 on %2 changes places with the piece on %3").arg(pieceOf(event), toQt(event.from), toQt(event.to));
}

QString control(const Event& event) {
  const QString where = toQt(event.sq), from = seat(toQt(event.from)), to = seat(toQt(event.to));
  if (from.isEmpty() || to.isEmpty()) return {};
  return Said::tr("the piece on %1 passes from %2 to %3").arg(where, from, to);
}

QString scored(const Event& event) {
  const QString reason = words::reason(toQt(event.reason)), piece = toQt(event.piece), where = toQt(event.sq);
  if (!event.points || reason.isEmpty()) return {};
  const QString many = toQt(table::points_text(*event.points));
  const QString said = Said::tr("%1 scores %2: %3").arg(seatOf(event), many, reason);
  if (piece.isEmpty()) return said;
  return where.isEmpty() ? Said::tr("%1 (%2)").arg(said, words::piece(piece))
                         : Said::tr("%1 (%2 on %3)").arg(said, words::piece(piece), where);
}

QString over(const Event& event) {
  const QStringList winners = strings(event.winners.value_or(std::vector<std::string>()));
  if (winners.isEmpty()) return Said::tr("the game is drawn");
  QStringList names;
  for (const QString& winner : winners) names << seat(winner);
  return Said::tr("the game is won by %1").arg(names.join(", "));
}

/// What is told here; an empty sentence leaves it to table::describe.
QString told(const Event& event) {
  const QString type = toQt(event.type), where = toQt(event.sq);
  if (type == "moved")
    return Said::tr("%1 %2 to %3", "a piece, squares").arg(pieceOf(event), toQt(event.from), toQt(event.to));
  if (type == "captured") return captured(event);
  if (type == "removed") return Said::tr("%1 removed from %2").arg(pieceOf(event), where);
  if (type == "placed") return Said::tr("%1 placed on %2").arg(pieceOf(event), where);
  if (type == "returned") return Said::tr("%1 set up again on %2").arg(pieceOf(event), where);
  if (type == "promoted" || type == "transformed") return becomes(event);
  if (type == "swapped") return swapped(event);
  if (type == "control") return control(event);
  if (type == "check")
    return byWhom(event, Said::tr("%1 is in check").arg(seatOf(event)),
                  Said::tr("%1 is in check by %2").arg(seatOf(event), "%1"));
  if (type == "checkmate")
    return byWhom(event, Said::tr("%1 is checkmated").arg(seatOf(event)),
                  Said::tr("%1 is checkmated by %2").arg(seatOf(event), "%1"));
  if (type == "stalemate") return Said::tr("%1 is stalemated").arg(seatOf(event));
  if (type == "eliminated")
    return byWhom(event, Said::tr("%1 is out of the game").arg(seatOf(event)),
                  Said::tr("%1 is out of the game by %2").arg(seatOf(event), "%1"));
  if (type == "scored") return scored(event);
  if (type == "turn") return Said::tr("%1 to move").arg(seatOf(event));
  if (type == "skipped") return Said::tr("%1 is passed over").arg(seatOf(event));
  return type == "over" ? over(event) : QString();
}

}  // namespace

QString event(const Event& event) {
  const QString sentence = told(event);
  return capital(sentence.isEmpty() ? spell(toQt(table::describe(event))) : sentence);
}

}  // namespace arbiter::desk::words
