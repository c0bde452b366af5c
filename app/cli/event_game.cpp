// SPDX-License-Identifier: MIT
#include "app/cli/event_game.h"

#include <algorithm>

#include "app/commands/status.h"
#include "app/event/outcome.h"
#include "app/table/message_text.h"

namespace arbiter::cli {

CLI::Option* add_event_table_options(CLI::App& command, EventTable& options) {
  auto* event = command.add_option(
      "--event", options.event, "The game is one of this event of the club: rules, players, armies and length are its");
  command.add_option("--table", options.table, "At this table of the event")->check(CLI::PositiveNumber)->needs(event);
  command.add_option("--round", options.round, "In this round; the newest published one where it is left out")
      ->check(CLI::PositiveNumber)
      ->needs(event);
  return event;
}

db::Expected<event::TableGame> event_game(const EventTable& at, const GameOptions& options,
                                          const std::filesystem::path& file) {
  const auto club = db::club::Club::open(file, db::Store::Missing::refuse);
  if (!club) return tl::unexpected(club.error());
  const auto session = event::open_event(*club, at.event);
  if (!session) return tl::unexpected(session.error());
  int table = at.table;
  if (table == 0) {
    const auto* round = session->round(at.round > 0 ? at.round : session->published());
    std::vector<std::string> tables;
    if (round != nullptr)
      for (const auto& one : round->tables) tables.push_back(std::to_string(one.number));
    if (tables.size() > 1)
      return event::refuse("bad_value", make_message("Say at which table the game is played: --table %1",
                                                     event::list_message(tables, 60)));
    table = round == nullptr || round->tables.empty() ? 1 : round->tables.front().number;
  }
  auto game = event::table_game(*session, at.round, table);
  if (!game) return game;
  return with_options(std::move(*game), options);
}

db::Expected<event::TableGame> with_options(event::TableGame game, const GameOptions& options) {
  const auto given = setup_of(options);
  if (!given)
    return event::refuse(status_of(given.error()) == kInput ? "bad_file" : "bad_value", given.error().message);
  for (const auto& [key, value] : given->table()) {
    if (key == "ruleset") continue;
    if (value.is_table() && key != "position")
      for (const auto& [name, one] : value.table()) game.setup[key][name] = one;
    else
      game.setup[key] = value;
  }
  return game;
}

db::Expected<bool> game_of_event(const std::filesystem::path& file, db::GameId game) {
  const auto store = db::Store::open(file, db::Store::Missing::refuse);
  if (!store) return tl::unexpected(store.error());
  const auto told = store->fed_games(true);
  if (!told) return tl::unexpected(told.error());
  if (std::any_of(told->begin(), told->end(), [&](const db::FedGame& one) { return one.game == game; })) return true;
  auto club = db::club::Club::open(file, db::Store::Missing::refuse);
  if (!club) return tl::unexpected(club.error());
  const auto token = club->token_of(game);
  if (!token) return tl::unexpected(token.error());
  const auto seats = club->seat_codes(*token);
  if (!seats && seats.error().code != "not_found") return tl::unexpected(seats.error());
  return seats.has_value();
}

std::string event_result(const EventTable& at, std::optional<db::GameId> game, const std::filesystem::path& file) {
  const auto club = db::club::Club::open(file, db::Store::Missing::refuse);
  if (!club) return "";
  const auto session = event::open_event(*club, at.event);
  if (!session) return "";
  for (const auto& one : event::outcomes(session->record)) {
    if (!game || one.game != game || !one.counts()) continue;
    std::string text = session->record.event.name + ", round " + std::to_string(one.round) + ", table " +
                       std::to_string(one.table) + ":";
    for (const auto& seat : one.seats)
      text += " " + seat.seat + " " + session->names[seat.person] + " place " + std::to_string(seat.place) + ",";
    return text + " " + table::message_text(event::source_text(one)) + "\n";
  }
  return "";
}

}  // namespace arbiter::cli
