// SPDX-License-Identifier: MIT
// What comes after a game: how it ended, and games that come out of it, one played on from its middle, a rematch.
#include <algorithm>

#include "app/desk/models/table.h"
#include "app/desk/variant.h"
#include "app/desk/words.h"
#include "app/table/board_view.h"
#include "app/table/bookkeeping.h"

namespace arbiter::desk {

using nlohmann::json;

namespace {

/// What a game was begun with, without what was drawn for it or set in secret.
json setupOf(const table::Session& session) {
  json setup = session.record("json").value("record", json::object());
  for (const char* field : {"format", "version", "plies", "result", "seed", "about"}) setup.erase(field);
  if (setup.contains("options"))
    for (const char* hidden : {"deals", "deck"}) setup["options"].erase(hidden);
  if (!setup.contains("position")) return setup;
  setup["position"].erase("secrets");
  if (setup["position"].contains("boards"))
    for (json& board : setup["position"]["boards"]) board.erase("secrets");
  return setup;
}

/// The seats of a state, board by board, as they follow each other at the table.
std::vector<std::vector<std::string>> seatsInTurn(const json& whole) {
  std::vector<std::vector<std::string>> boards;
  for (std::size_t board = 0; board < table::boards_of(whole); ++board) {
    boards.emplace_back();
    const json seats = table::board_state(whole, board).value("seats", json::object());
    for (const char* seat : {"S", "W", "N", "E"})
      if (seats.contains(seat)) boards.back().push_back(table::game_seat(whole, seat, board));
  }
  return boards;
}

}  // namespace

QString Table::playOn(const QString& record, const std::vector<db::SeatEntry>& seats) {
  keepClock();  // of the game that is on the table
  table::TableInfo info;
  for (const db::SeatEntry& seat : seats) {
    if (!seat.player.empty()) info.players[seat.seat] = seat.player;
    if (seat.person > 0) info.people[seat.seat] = seat.person;
  }
  const json reply = session_.load(record.toStdString(), "json", info);
  if (!reply.value("ok", false)) return words::spell(text(reply.value("error", json::object()), "message"));
  players_.clear();
  for (const auto& [seat, name] : info.players) players_[QString::fromStdString(seat)] = QString::fromStdString(name);
  source_.clear();
  opened(reply, setupOf(session_));
  return {};
}

QString Table::rematch() {
  if (!playing_) return tr("No game has been begun yet.");
  std::map<std::string, db::PersonId> people;
  if (session_.game_id())
    if (const auto store = db::Store::open(session_.file(), db::Store::Missing::refuse))
      if (const auto stored = store->load(*session_.game_id(), db::Audience::everybody))
        for (const db::SeatEntry& entry : stored->summary.seats) people[entry.seat] = entry.person;
  table::TableInfo info;
  for (const auto& seats : seatsInTurn(whole_))
    for (std::size_t i = 0; i < seats.size(); ++i) {
      const std::string& next = seats[(i + 1) % seats.size()];
      const QString who = playerAt(QString::fromStdString(seats[i]));
      if (!who.isEmpty()) info.players[next] = who.toStdString();
      if (people[seats[i]] > 0) info.people[next] = people[seats[i]];
    }
  info.source = source_.toStdString();
  return begin(setupOf(session_), info);
}

QVariantMap Table::ending() const {
  if (!over()) return {};
  const json result = whole_.value("result", json::object());
  const QStringList winners = strings(result.value("winners", json::array()));
  const auto places = table::PlyList(session_.history()).places(table::notes::standing_of(whole_));
  const json seats = whole_.value("seats", json::object());
  QVariantList rows;
  QStringList score, points;
  for (const auto& board : seatsInTurn(whole_))
    for (const std::string& id : board) {
      const QString seat = QString::fromStdString(id);
      const json entry = seats.value(id, json::object());
      const auto place = places.find(id);
      const QString had = words::points(entry.value("points", 0.0));
      const bool won = winners.contains(seat);
      // Whose game ended with somebody else's mate was still playing: that says nothing any more.
      const QString status = text(entry, "status");
      rows << QVariantMap{{"place", place == places.end() ? 0 : place->second},
                          {"seat", seat},
                          {"player", player(seat)},
                          {"name", playerAt(seat).isEmpty() ? QString() : words::seat(seat)},
                          {"army", words::title(text(entry, "army"))},
                          {"pointsText", had},
                          {"status", status == "playing" ? QString() : words::status(status)},
                          {"won", won}};
      score << (winners.isEmpty() ? QString("½") : won ? QString("1") : QString("0"));
      points << had;
    }
  std::stable_sort(rows.begin(), rows.end(), [](const QVariant& a, const QVariant& b) {
    return a.toMap()["place"].toInt() < b.toMap()["place"].toInt();
  });
  // Between two people write it as one result; among more the points tell it.
  const QString written = rows.size() == 2 ? score.join("–") : points.join(" – ");
  const QString rule = text(result, "reason");
  return {{"title", outcome()},
          {"result", written},
          {"reason", rule.isEmpty() ? QString() : explain(rule)["text"].toString()},
          {"rule", rule},
          {"rows", rows}};
}

}  // namespace arbiter::desk
