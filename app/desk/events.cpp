// SPDX-License-Identifier: MIT

#include "app/desk/said.h"
#include "app/desk/variant.h"
#include "app/desk/words.h"
#include "app/table/game_text.h"

// What the window says of an event. In English it says what table::describe says; a test holds the two together.
namespace arbiter::desk::words {
namespace {

using nlohmann::json;

QString pieceOf(const json& event) {
  const QString name = text(event, "piece");
  return name.isEmpty() ? Said::tr("a piece") : piece(name);
}

/// A text, or several with commas.
QString listOf(const json& event, const char* key) {
  const json list = event.value(key, json());
  return list.is_array() ? strings(list).join(", ") : text(event, key);
}

QString seatOf(const json& event, const char* key = "seat") { return seat(text(event, key)); }

/// With or without whose doing it was.
QString byWhom(const json& event, const QString& plain, const QString& by) {
  const QString who = spell(listOf(event, "by"));
  return who.isEmpty() ? plain : by.arg(who);
}

QString captured(const json& event) {
  const QString what = pieceOf(event), where = text(event, "sq");
  return byWhom(event, Said::tr("%1 captured on %2").arg(what, where),
                Said::tr("%1 captured on %2 by %3").arg(what, where, "%1"));
}

QString becomes(const json& event) {
  return Said::tr("%1 on %2 becomes a %3")
      .arg(kind(text(event, "from_kind")), text(event, "sq"), kind(text(event, "to_kind")));
}

QString swapped(const json& event) {
  return Said::tr("%1 on %2 changes places with the piece on %3")
      .arg(pieceOf(event), text(event, "from"), text(event, "to"));
}

QString control(const json& event) {
  const QString where = text(event, "sq"), from = seatOf(event, "from"), to = seatOf(event, "to");
  if (from.isEmpty() || to.isEmpty()) return {};
  return Said::tr("the piece on %1 passes from %2 to %3").arg(where, from, to);
}

QString scored(const json& event) {
  const auto points = event.find("points");
  const QString reason = spell(text(event, "reason")), piece = text(event, "piece"), where = text(event, "sq");
  if (points == event.end() || !points->is_number() || reason.isEmpty()) return {};
  const QString many = QString::fromStdString(table::points_text(points->get<double>()));
  const QString said = Said::tr("%1 scores %2: %3").arg(seatOf(event), many, reason);
  if (piece.isEmpty()) return said;
  return where.isEmpty() ? Said::tr("%1 (%2)").arg(said, words::piece(piece))
                         : Said::tr("%1 (%2 on %3)").arg(said, words::piece(piece), where);
}

QString over(const json& event) {
  const QStringList winners = strings(event.value("winners", json::array()));
  if (winners.isEmpty()) return Said::tr("the game is drawn");
  QStringList names;
  for (const QString& winner : winners) names << seat(winner);
  return Said::tr("the game is won by %1").arg(names.join(", "));
}

/// What is told here; an empty sentence leaves it to table::describe.
QString told(const json& event) {
  const QString type = text(event, "type"), where = text(event, "sq");
  if (type == "moved")
    return Said::tr("%1 %2 to %3", "a piece, squares").arg(pieceOf(event), text(event, "from"), text(event, "to"));
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

QString event(const json& event) {
  const QString sentence = told(event);
  return capital(sentence.isEmpty() ? spell(QString::fromStdString(table::describe(event))) : sentence);
}

}  // namespace arbiter::desk::words
