// SPDX-License-Identifier: MIT
#include "app/desk/models/board_facts.h"

#include <QCoreApplication>

#include "app/desk/models/table.h"
#include "app/desk/variant.h"
#include "app/desk/words.h"

namespace arbiter::desk::facts {

using nlohmann::json;

QMap<QString, QString> pieces(const json& state) {
  QMap<QString, QString> pieces;
  const json placed = state.value("pieces", json::object());
  for (const auto& [sq, piece] : placed.items())
    pieces[QString::fromStdString(sq)] = QString::fromStdString(piece.get<std::string>());
  return pieces;
}

QStringList touched(const json& events) {
  QStringList squares;
  for (const json& event : events) {
    const QString type = text(event, "type");
    for (const char* key : {"from", "to", "sq"}) {
      const QString sq = text(event, key);
      if (words::isSquare(sq) && type != "check" && type != "scored" && !squares.contains(sq)) squares << sq;
    }
  }
  return squares;
}

QVector<QPair<QString, QString>> moves(const json& events) {
  QVector<QPair<QString, QString>> moves;
  for (const json& event : events) {
    const QString type = text(event, "type");
    if (type == "moved" || type == "swapped") moves.append({text(event, "from"), text(event, "to")});
  }
  return moves;
}

QStringList checked(const json& state) {
  QStringList squares;
  const QStringList check = strings(state.value("check", json::array()));
  const QMap<QString, QString> placed = pieces(state);
  for (auto it = placed.begin(); it != placed.end(); ++it) {
    const words::PieceName name = words::parsePiece(it.value());
    if (check.contains(name.controller) && name.kind == "king") squares << it.key();
  }
  return squares;
}

QVariantList marks(const json& state) { return toVariant(state.value("marks", json::array())).toList(); }

QVariantList counters(const json& state) {
  QVariantList list;
  const json counters = state.value("counters", json::object());
  // What only the rules remember of a square stands on no table.
  static const QStringList kOnlyRules{"ep", "castling"};
  for (const auto& [name, value] : counters.items()) {
    if (!value.is_object() || kOnlyRules.contains(QString::fromStdString(name))) continue;
    for (const auto& [sq, number] : value.items()) {
      const QString square = QString::fromStdString(sq);
      if (!number.is_number() || !words::isSquare(square)) continue;
      list << QVariantMap{
          {"name", words::title(QString::fromStdString(name))}, {"sq", square}, {"value", toVariant(number)}};
    }
  }
  return list;
}

QVariantList hand(const json& seat) {
  QVariantList hand;
  const json held = seat.value("hand", json::object());
  for (const auto& [kind, count] : held.items())
    hand << QVariantMap{{"kind", QString::fromStdString(kind)}, {"count", toVariant(count)}};
  return hand;
}

QVariantMap award(const db::Award& award) {
  const QString piece = QString::fromStdString(award.piece), sq = QString::fromStdString(award.sq);
  return {{"seat", QString::fromStdString(award.seat)},
          {"points", award.points},
          {"pointsText", words::points(award.points, true)},
          {"reason", words::title(words::spell(QString::fromStdString(award.reason)))},
          {"piece", piece.isEmpty() ? QString()
                    : sq.isEmpty()  ? words::piece(piece)
                                    : Table::tr("%1 on %2").arg(words::piece(piece), sq)},
          {"rule", QString::fromStdString(award.rule)},
          {"number", award.of_ply}};
}

}  // namespace arbiter::desk::facts
