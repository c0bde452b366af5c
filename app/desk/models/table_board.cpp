#include "app/desk/models/table_board.h"

#include <algorithm>

#include "app/desk/models/table.h"
#include "app/desk/rules_view.h"
#include "app/desk/variant.h"
#include "app/desk/words.h"
#include "app/table/board_view.h"

namespace arbiter::desk {

using nlohmann::json;

TableBoard::TableBoard(Table* table, std::size_t index) : QObject(table), table_(table), index_(index) {}

QString TableBoard::field(const char* key) const { return text(state_, key); }

QString TableBoard::name() const { return table_->boards() > 1 ? "Board " + QString::number(number()) : QString(); }

QString TableBoard::gameSeat(const QString& seat) const {
  return QString::fromStdString(table::game_seat(whole_, seat.toStdString(), index_));
}

void TableBoard::clear(bool swapped) {
  pieces_.setSwapped(swapped);
  pieces_.show({});
}

bool TableBoard::act(const QString& action) { return table_->actAt(index_, action); }

bool TableBoard::correct(const QVariantMap& position, const QVariantList& events, const QString& reason) {
  return table_->correctAt(index_, position, events, reason);
}

QVariantMap TableBoard::objection(const QString& from, const QString& to) {
  return table_->objectionAt(index_, from, to);
}

QVariantMap TableBoard::armyPage(const QString& seat) const {
  const json seats = state_.value("seats", json::object());
  return table_->pageOf(text(seats.value(seat.toStdString(), json::object()), "army"));
}

QString TableBoard::prompt() const {
  if (!table_->playing()) return {};
  if (table_->over()) return table_->outcome();
  const QString seat = toAct(), player = table_->playerAt(gameSeat(seat));
  // One of joined boards may be at rest before the others.
  if (seat.isEmpty() && field("decision").isEmpty() && table_->boards() > 1) return "At rest";
  const QString who = seat.isEmpty() ? QString() : words::seat(seat) + (player.isEmpty() ? "" : " (" + player + ")");
  return words::prompt(who, decision());
}

QStringList TableBoard::secretsOf(const QString& seat) const {
  const json reply =
      table_->session().ask({{"cmd", "state"}, {"as", table::game_seat(whole_, seat.toStdString(), index_)}});
  const json secrets = table::board_state(reply.value("state", json::object()), index_).value("secrets", json());
  QStringList lines;
  const auto walk = [&](const auto& self, const json& value, const QString& name) -> void {
    if (value.is_object()) {
      for (const auto& [key, item] : value.items())
        self(self, item, name + (name.isEmpty() ? "" : " ") + words::token(QString::fromStdString(key)));
    } else if (value.is_array()) {
      QStringList items;
      for (const json& item : value)
        items << (item.is_string() ? words::token(QString::fromStdString(item.get<std::string>()))
                                   : QString::fromStdString(item.dump()));
      lines << name + ": " + items.join(", ");
    } else if (!value.is_null()) {
      lines << name + ": " +
                   (value.is_string() ? words::token(QString::fromStdString(value.get<std::string>()))
                                      : QString::fromStdString(value.dump()));
    }
  };
  walk(walk, secrets, {});
  return lines;
}

QVariantList TableBoard::marks() const { return toVariant(state_.value("marks", json::array())).toList(); }

QVariantList TableBoard::counters() const {
  QVariantList list;
  const json counters = state_.value("counters", json::object());
  for (const auto& [name, value] : counters.items()) {
    if (!value.is_object()) continue;
    for (const auto& [sq, number] : value.items()) {
      const QString square = QString::fromStdString(sq);
      if (!number.is_number() || !words::isSquare(square)) continue;
      list << QVariantMap{
          {"name", words::title(QString::fromStdString(name))}, {"sq", square}, {"value", toVariant(number)}};
    }
  }
  return list;
}

void TableBoard::show(const json& whole, const json& events, const json& legal, const json& instructions) {
  whole_ = whole;
  state_ = table::board_state(whole_, index_);
  json mine = json::object();
  for (const char* list : {"actions", "reactions"})
    mine[list] = table::board_actions(whole_, legal.value(list, std::vector<std::string>()), index_);
  const QStringList announcements = strings(state_.value("may_also", json::array()));
  // What stands with a seat's card is not repeated among the answers.
  static const QStringList kOnCards{"resign", "draw", "leave", "time"};
  QStringList rest;
  timeCanBeCalled_ = false;
  for (const QString& action : announcements) {
    const QString word = words::parseAction(action).name;
    timeCanBeCalled_ = timeCanBeCalled_ || word == "time";
    if (!kOnCards.contains(word)) rest << action;
  }
  choices_.show(strings(mine["actions"]), strings(mine["reactions"]), rest, toAct());
  showSeats(announcements);
  showPieces(table::board_events(whole_, events, index_));
  showInstructions(table::board_instructions(whole_, instructions, index_));
  Q_EMIT changed();
}

void TableBoard::showSeats(const QStringList& announcements) {
  seats_.clear();
  const json seats = state_.value("seats", json::object());
  const QStringList check = strings(state_.value("check", json::array()));
  const QStringList react = strings(state_.value("may_react", json::array()));
  for (const QString seat : {"S", "W", "N", "E"}) {
    if (!seats.contains(seat.toStdString())) continue;
    const json& entry = seats[seat.toStdString()];
    QVariantList hand, own;
    const json held = entry.value("hand", json::object());
    for (const auto& [kind, count] : held.items())
      hand << QVariantMap{{"kind", QString::fromStdString(kind)}, {"count", toVariant(count)}};
    for (const QString& action : announcements) {
      const words::ActionParts parts = words::parseAction(action);
      const bool theirs = parts.seat == seat || (parts.seat.isEmpty() && seat == toAct());
      if (!theirs || parts.name == "time" || parts.name == "accept") continue;
      const QString said = parts.name == "draw" ? QString("Claim or offer a draw") : words::action(parts.name);
      own << QVariantMap{{"text", said}, {"action", action}};
    }
    seats_ << QVariantMap{{"seat", seat},
                          {"clock", gameSeat(seat)},
                          {"name", words::seat(seat)},
                          {"player", table_->playerAt(gameSeat(seat))},
                          {"army", words::title(text(entry, "army"))},
                          {"armyId", text(entry, "army")},
                          {"points", entry.value("points", 0.0)},
                          {"pointsText", words::points(entry.value("points", 0.0))},
                          {"status", text(entry, "status")},
                          {"hand", hand},
                          {"inCheck", check.contains(seat)},
                          {"toAct", toAct() == seat},
                          {"mayReact", react.contains(seat)},
                          {"announcements", own}};
  }
}

void TableBoard::showPieces(const json& events) {
  QMap<QString, QString> pieces;
  const json placed = state_.value("pieces", json::object());
  for (const auto& [sq, piece] : placed.items())
    pieces[QString::fromStdString(sq)] = QString::fromStdString(piece.get<std::string>());
  QVector<QPair<QString, QString>> moves;
  lastMove_.clear();
  for (const json& event : events) {
    const QString type = text(event, "type");
    for (const char* key : {"from", "to", "sq"}) {
      const QString sq = text(event, key);
      if (words::isSquare(sq) && type != "check" && type != "scored" && !lastMove_.contains(sq)) lastMove_ << sq;
    }
    if (type == "moved" || type == "swapped") moves.append({text(event, "from"), text(event, "to")});
  }
  pieces_.show(pieces, moves);
  checked_.clear();
  const QStringList check = strings(state_.value("check", json::array()));
  for (auto it = pieces.begin(); it != pieces.end(); ++it) {
    const words::PieceName name = words::parsePiece(it.value());
    if (check.contains(name.controller) && name.kind == "king") checked_ << it.key();
  }
}

void TableBoard::showInstructions(const json& list) {
  instructions_.clear();
  for (const json& item : list) {
    // A piece that is swapped for another on its square is one thing to do.
    const auto lift = std::find_if(instructions_.begin(), instructions_.end(), [&](const QVariant& one) {
      return text(item, "do") == "place" && one.toMap()["do"] == "lift" && one.toMap()["sq"] == text(item, "sq");
    });
    QVariantMap map = toVariant(item).toMap();
    map["text"] = words::instruction(item);
    if (lift == instructions_.end()) {
      instructions_ << map;
      continue;
    }
    map["text"] = "Swap " + words::piece(lift->toMap()["piece"].toString()) + " on " + text(item, "sq") + " for " +
                  words::piece(text(item, "piece"));
    *lift = map;
  }
}

}  // namespace arbiter::desk
