// SPDX-License-Identifier: MIT
#include "app/desk/models/board_facts.h"

#include <QCoreApplication>
#include <variant>

#include "app/desk/models/table.h"
#include "app/desk/variant.h"
#include "app/desk/words.h"

namespace arbiter::desk::facts {

QMap<QString, QString> pieces(const view::GameView& state) {
  QMap<QString, QString> pieces;
  for (const auto& [sq, piece] : state.pieces) pieces[QString::fromStdString(sq)] = QString::fromStdString(piece);
  return pieces;
}

namespace {

/// The squares on which something happened. Who gives check, and what scores, stays where it is.
struct Touched {
  QStringList& squares;

  void operator()(const view::Unknown& what) const {
    for (const char* field : {"from", "to", "sq"})
      if (const Value& value = what.fields[field]; value.is_text()) add(value.text());
  }
  void operator()(const view::Moved& what) const { both(what.from, what.to); }
  void operator()(const view::Swapped& what) const { both(what.from, what.to); }
  void operator()(const view::Check&) const {}
  void operator()(const view::Scored&) const {}
  template <class Other>
  void operator()(const Other& what) const {
    if constexpr (requires { what.sq; }) add(what.sq);
  }

 private:
  void add(const std::string& square) const {
    const QString sq = QString::fromStdString(square);
    if (words::isSquare(sq) && !squares.contains(sq)) squares << sq;
  }
  void both(const std::string& from, const std::string& to) const {
    add(from);
    add(to);
  }
};

}  // namespace

QStringList touched(const view::GameEvents& events) {
  QStringList squares;
  for (const view::GameEvent& event : events) std::visit(Touched{squares}, event.what);
  return squares;
}

QVector<QPair<QString, QString>> moves(const view::GameEvents& events) {
  QVector<QPair<QString, QString>> moves;
  const auto add = [&](const auto* what) {
    if (what != nullptr) moves.append({QString::fromStdString(what->from), QString::fromStdString(what->to)});
  };
  for (const view::GameEvent& event : events) {
    add(view::get_if<view::Moved>(event));
    add(view::get_if<view::Swapped>(event));
  }
  return moves;
}

QStringList checked(const view::GameView& state, const view::GameEvents& events) {
  QStringList squares;
  QStringList check = strings(state.check);
  for (const view::GameEvent& event : events)
    if (const auto* mate = view::get_if<view::Checkmate>(event)) check << QString::fromStdString(mate->seat);
  const QMap<QString, QString> placed = pieces(state);
  for (auto it = placed.begin(); it != placed.end(); ++it) {
    const words::PieceName name = words::parsePiece(it.value());
    if (check.contains(name.controller) && name.kind == "king") squares << it.key();
  }
  return squares;
}

QVariantList marks(const view::GameView& state) {
  QVariantList list;
  for (const view::MarkView& mark : state.marks) {
    QVariantMap map{{"what", QString::fromStdString(mark.what)}};
    for (const auto& [key, value] : {std::pair("sq", &mark.sq), {"seat", &mark.seat}, {"until", &mark.until}})
      if (!value->empty()) map[key] = QString::fromStdString(*value);
    list << map;
  }
  return list;
}

QVariantList counters(const view::GameView& state) {
  QVariantList list;
  // What only the rules remember of a square stands on no table.
  static const QStringList kOnlyRules{"ep", "castling"};
  for (const auto& [name, value] : state.counters.table()) {
    if (!value.is_table() || kOnlyRules.contains(QString::fromStdString(name))) continue;
    for (const auto& [sq, number] : value.table()) {
      const QString square = QString::fromStdString(sq);
      if (!number.is_number() || !words::isSquare(square)) continue;
      list << QVariantMap{
          {"name", words::title(QString::fromStdString(name))}, {"sq", square}, {"value", toVariant(number)}};
    }
  }
  return list;
}

QVariantList hand(const view::SeatView& seat) {
  QVariantList hand;
  for (const auto& [kind, count] : seat.hand)
    hand << QVariantMap{{"kind", QString::fromStdString(kind)}, {"count", QVariant::fromValue<qlonglong>(count)}};
  return hand;
}

QVariantMap work(const view::TableInstruction& work) {
  QVariantMap map{{"do", QString::fromUtf8(word(work.what))},
                  {"sq", QString::fromStdString(work.square)},
                  {"piece", QString::fromStdString(work.piece)}};
  if (!work.to.empty()) map["to"] = QString::fromStdString(work.to);
  if (!work.seat.empty()) map["seat"] = QString::fromStdString(work.seat);
  if (work.rule) map["rule"] = work.rule->empty() ? QVariant() : QVariant(QString::fromStdString(*work.rule));
  if (work.board > 0) map["board"] = work.board;
  return map;
}

QVariantMap award(const db::Award& award) {
  const QString piece = QString::fromStdString(award.piece), sq = QString::fromStdString(award.sq);
  return {{"seat", QString::fromStdString(award.seat)},
          {"points", award.points},
          {"pointsText", words::points(award.points, true)},
          {"reason", words::capital(words::reason(QString::fromStdString(award.reason)))},
          {"piece", piece.isEmpty() ? QString()
                    : sq.isEmpty()  ? words::piece(piece)
                                    : Table::tr("%1 on %2").arg(words::piece(piece), sq)},
          {"rule", QString::fromStdString(award.rule)},
          {"number", award.of_ply}};
}

}  // namespace arbiter::desk::facts
