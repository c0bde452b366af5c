// SPDX-License-Identifier: MIT
#include "app/event/table_game.h"

#include <algorithm>

#include "app/event/hand.h"

namespace arbiter::event {
namespace {

using db::club::Table;

/// The option of games that are played by three as well as by four, as the game wants it.
void fit_players(Value& options, const GameKind& kind, std::size_t players) {
  const auto option = kind.options.find("players");
  if (players == kind.seats.size() || option == kind.options.end()) return;
  for (const Value& value : option->second)
    if (value == Value(players) || value == Value(std::to_string(players))) options["players"] = value;
}

Message begun_text(const db::club::KeptGame& game, int round, int table) {
  const std::string id = std::to_string(game.id);
  if (game.ended_at.empty())
    return make_message(
        "The game of table %1 in round %2 was begun already: game %3, still played (--resume %4 goes on with it); "
        "`arbiter club again` sets the table up anew",
        table, round, id, id);
  return make_message(
      "The game of table %1 in round %2 was begun already: game %3, and has ended; `arbiter club again` sets the table "
      "up anew",
      table, round, id);
}

/// Those of a table whom a record calls otherwise: "Round 1, table 2 is of S Dee and N Bo, but the game is of S Ada and
/// N Cy"; empty where the names go together. Seats that the record does not name, and people whose data were erased, go
/// with any name.
Message other_names(const EventSession& session, const TableGame& game, const Value& about) {
  std::vector<std::string> here, there;
  bool other = false;
  const auto table = published_table(session, game.round, game.table);
  for (const auto& [seat, person, army] : table ? (*table)->seats : std::vector<db::club::TableSeat>()) {
    const std::string name =
        about["players"].has(seat) && about["players"][seat].is_text() ? about["players"][seat].text() : std::string();
    const bool named = !name.empty() && name != "?";
    const auto known = std::ranges::find(session.people, person, &db::club::Person::id);
    here.push_back(seat + " " + session.names[person]);
    if (named) there.push_back(seat + " " + name);
    if (named && known != session.people.end() && !known->name.empty() && !may_be_called(known->name, name))
      other = true;
  }
  if (!other) return {};
  return make_message("Round %1, table %2 is of %3, but the game is of %4", game.round, game.table, list_message(here),
                      list_message(there));
}

}  // namespace

Expected<TableGame> game_of_table(const EventSession& session, int round, int number) {
  const db::club::Event& event = session.record.event;
  const int newest = session.published();
  if (round == 0 && newest == 0)
    return refuse("conflict", make_message("No round of %1 is published yet; `arbiter club publish` makes a draft hold",
                                           event.name));
  const auto table = published_table(session, round > 0 ? round : newest, number);
  if (!table) return tl::unexpected(table.error());
  TableGame game;
  game.round = round > 0 ? round : newest;
  game.table = number;
  game.time_control = event.time_control;
  const Table& there = **table;
  const auto kind = game_kind(event);
  if (!kind) return tl::unexpected(kind.error());
  Value options = event.options;
  if (event.minutes) options["minutes"] = *event.minutes;
  fit_players(options, *kind, there.seats.size());
  game.setup = {{"ruleset", event.ruleset}};
  if (!options.empty()) game.setup["options"] = std::move(options);
  for (const auto& seat : there.seats)
    if (!seat.army.empty()) game.setup["armies"][seat.seat] = seat.army;
  game.setup["about"] =
      Value{{"event", event.name}, {"round", std::to_string(game.round) + "." + std::to_string(number)}};
  if (!event.site.empty()) game.setup["about"]["site"] = event.site;
  for (const auto& seat : there.seats) {
    const auto person = std::ranges::find(session.people, seat.person, &db::club::Person::id);
    game.info.people[seat.seat] = seat.person;
    if (person != session.people.end() && !person->name.empty()) game.info.players[seat.seat] = person->name;
  }
  game.info.token = there.token;
  return game;
}

Expected<TableGame> table_game(const EventSession& session, int round, int number) {
  auto game = game_of_table(session, round, number);
  if (!game) return game;
  if (const auto begun = session.record.games.find(game->info.token); begun != session.record.games.end())
    return refuse("conflict", begun_text(begun->second, game->round, number));
  return game;
}

Expected<TableGame> table_of_record(const EventSession& session, const std::string& ruleset, const Value& about) {
  if (const db::club::Event& event = session.record.event; ruleset != event.ruleset)
    return refuse("conflict",
                  make_message("%1 is an event of %2, but the game is one of %3", event.name, event.ruleset, ruleset));
  const auto numbers = split(about.text("round", ""), ".");
  if (numbers.size() == 2) {
    const auto round = whole_number(numbers[0]), table = whole_number(numbers[1]);
    constexpr std::int64_t kMost = 1'000'000;
    if (round && table && *round <= kMost && *table <= kMost) {
      auto game = table_game(session, static_cast<int>(*round), static_cast<int>(*table));
      if (!game) return game;
      if (Message others = other_names(session, *game, about); !others.empty())
        return refuse("conflict", std::move(others));
      return game;
    }
  }
  std::vector<std::string> named;
  for (const auto& [seat, name] : about["players"].table())
    if (name.is_text() && !name.text().empty()) named.push_back(seat + " " + name.text());
  const auto fits = [&](const Table& table) {
    return std::ranges::all_of(table.seats, [&](const auto& seat) {
      const auto person = std::ranges::find(session.people, seat.person, &db::club::Person::id);
      return person != session.people.end() && about["players"].has(seat.seat) &&
             about["players"][seat.seat].is_text() && may_be_called(person->name, about["players"][seat.seat].text());
    });
  };
  if (named.empty())
    return refuse("not_found", make_message("The game tells neither its round and table nor who played"));
  std::optional<Error> begun;
  for (const db::club::Round& round : session.record.rounds) {
    if (round.published_at.empty()) continue;
    for (const Table& table : round.tables) {
      if (!fits(table)) continue;
      auto game = table_game(session, round.number, table.number);
      if (game) return game;
      begun = game.error();
    }
  }
  if (begun) return tl::unexpected(*begun);
  return refuse("not_found", make_message("No table of %1 has %2", session.record.event.name, list_message(named)));
}

}  // namespace arbiter::event
