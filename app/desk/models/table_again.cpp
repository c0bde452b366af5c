// SPDX-License-Identifier: MIT
// What comes after a game: how it ended, and games that come out of it, one played on from its middle, a rematch.
#include <algorithm>

#include "app/desk/models/table.h"
#include "app/desk/rules_view.h"
#include "app/desk/variant.h"
#include "app/desk/words.h"
#include "app/table/board_view.h"
#include "app/table/bookkeeping.h"
#include "referee/json/games.h"
#include "text/value_json.h"

namespace arbiter::desk {

namespace {

/// What a game was begun with, without what was drawn for it or set in secret.
Value setupOf(const table::Session& session) {
  if (session.game() == nullptr) return {};
  Value setup = text::value_of(game_json::setup_json(View(*session.game(), Viewer::everyone()).beginning()));
  setup.erase("seed");
  for (const char* hidden : {"deals", "deck"}) setup["options"].erase(hidden);
  if (!setup.has("position")) return setup;
  Value& position = setup["position"];
  position.erase("secrets");
  if (!position.has("boards")) return setup;
  Value::List boards = position["boards"].list();
  for (Value& board : boards) board.erase("secrets");
  position["boards"] = std::move(boards);
  return setup;
}

/// The seats of a state, board by board, as they follow each other at the table.
std::vector<std::vector<std::string>> seatsInTurn(const view::GameView& whole) {
  std::vector<std::vector<std::string>> boards;
  for (std::size_t board = 0; board < table::boards_of(whole); ++board) {
    boards.emplace_back();
    const view::GameView there = table::board_state(whole, board);
    for (const char* seat : {"S", "W", "N", "E"})
      if (there.seats.contains(seat)) boards.back().push_back(table::game_seat(whole, seat, board));
  }
  return boards;
}

}  // namespace

QVariantList Table::guideBlocks() const {
  if (!playing_) return {};
  QVariantList blocks = RulesView(ruleset()).guideBlocks();
  QStringList known;
  for (const auto& [seat, entry] : whole_.seats) {
    const QString army = QString::fromStdString(entry.army);
    if (known.contains(army)) continue;
    known << army;
    const QVariantMap page = pageOf(army);
    if (page.isEmpty()) continue;
    blocks << QVariantMap{{"kind", "title"}, {"text", page["title"]}, {"plain", page["title"]}};
    blocks << page["blocks"].toList();
  }
  return blocks;
}

QString Table::pieceText(const QString& kind) const { return RulesView(ruleset()).pieceText(kind); }

QString Table::playOn(const QString& record, const std::vector<db::SeatEntry>& seats) {
  keepClock();  // of the game that is on the table
  table::TableInfo info;
  for (const db::SeatEntry& seat : seats) {
    if (!seat.player.empty()) info.players[seat.seat] = seat.player;
    if (seat.person > 0) info.people[seat.seat] = seat.person;
  }
  const auto reply = session_.load(record.toStdString(), "json", info);
  if (!reply) return words::text(reply.error().message);
  players_.clear();
  for (const auto& [seat, name] : info.players) players_[QString::fromStdString(seat)] = QString::fromStdString(name);
  source_.clear();
  opened(*reply, setupOf(session_));
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
  const view::Outcome result = whole_.result.value_or(view::Outcome());
  const QStringList winners = strings(result.winners);
  const auto places = table::PlyList(session_.history()).places(table::notes::standing_of(whole_));
  QVariantList rows;
  QStringList score, points;
  for (const auto& board : seatsInTurn(whole_))
    for (const std::string& id : board) {
      const QString seat = QString::fromStdString(id);
      const view::SeatView& entry = whole_.seats.at(id);
      const auto place = places.find(id);
      const QString had = words::points(entry.points);
      const bool won = winners.contains(seat);
      // Whose game ended with somebody else's mate was still playing: that says nothing any more.
      rows << QVariantMap{{"place", place == places.end() ? 0 : place->second},
                          {"seat", seat},
                          {"player", player(seat)},
                          {"name", playerAt(seat).isEmpty() ? QString() : words::seat(seat)},
                          {"army", words::title(QString::fromStdString(entry.army))},
                          {"pointsText", had},
                          {"status", entry.status == Status::playing ? QString() : words::status(entry.status)},
                          {"won", won}};
      score << (winners.isEmpty() ? QString("½") : won ? QString("1") : QString("0"));
      points << had;
    }
  std::stable_sort(rows.begin(), rows.end(), [](const QVariant& a, const QVariant& b) {
    return a.toMap()["place"].toInt() < b.toMap()["place"].toInt();
  });
  // Between two people write it as one result; among more the points tell it.
  const QString written = rows.size() == 2 ? score.join("–") : points.join(" – ");
  const QString rule = QString::fromStdString(result.reason);
  return {{"title", outcome()},
          {"result", written},
          {"reason", rule.isEmpty() ? QString() : explain(rule)["text"].toString()},
          {"rule", rule},
          {"rows", rows}};
}

}  // namespace arbiter::desk
