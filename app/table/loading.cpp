// SPDX-License-Identifier: MIT
#include "app/table/loading.h"

#include <algorithm>
#include <utility>

#include "app/table/about.h"
#include "referee/json/games.h"
#include "referee/protocol/record.h"
#include "text/utf8.h"
#include "text/value_json.h"

namespace arbiter::table {
namespace {

using nlohmann::json;

/// Is the stored game one of these people on this day?
bool same_people_and_day(const db::GameSummary& stored, const TableInfo& who, const std::string& day) {
  for (const db::SeatEntry& seat : stored.seats) {
    const auto named = who.players.find(seat.seat);
    if (seat.player != (named == who.players.end() ? std::string() : text::clean(named->second))) return false;
  }
  db::NewGame begun;
  begun.started_at = stored.started_at;
  const std::string told = text::value_of(stored.setup)["about"].text("date", "");
  return day == (told.empty() ? known_about(begun).date : told);
}

}  // namespace

Expected<ReadText> read_text(const std::string& text, const Loading& how) {
  return view::guarded([&]() -> Expected<ReadText> {
    try {
      std::vector<Message> left_out;
      auto game = protocol::read_record(text, how.format, left_out, how.first_line);
      if (!game) return tl::unexpected(game.error());
      return ReadText{*std::move(game), std::move(left_out)};
    } catch (const json::exception& e) {
      return refuse("bad_request", make_message("The request cannot be read: %1", e.what()));
    }
  });
}

TableInfo with_players(TableInfo table, const Value& about) {
  for (const auto& [seat, player] : about["players"].table()) table.players.try_emplace(seat, player.text());
  return table;
}

std::string moves_of(const Game& game) {
  std::vector<std::string> actions;
  for (const Game::Ply& ply : game.plies()) actions.push_back(ply.action);
  return db::moves_digest(game_json::setup_json(game.beginning()), actions);
}

std::optional<db::GameSummary> same_game(const db::Store& store, const Game& game, const std::string& moves,
                                         const TableInfo& who, db::GameId newest) {
  const std::string day = game.about().text("date", "");
  const auto like = store.games_like(moves, game.rules().id, day.find('?') == std::string::npos ? day : std::string(),
                                     static_cast<int>(game.plies().size()));
  if (!like) return std::nullopt;
  const auto same = std::find_if(like->begin(), like->end(), [&](const db::GameSummary& one) {
    return one.id <= newest && same_people_and_day(one, who, day);
  });
  return same == like->end() ? std::nullopt : std::optional(*same);
}

}  // namespace arbiter::table
