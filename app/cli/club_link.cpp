// SPDX-License-Identifier: MIT
#include "app/cli/club_link.h"

#include <iostream>

#include "app/link/seating.h"
#include "app/table/message_text.h"
#include "text/file.h"
#include "text/sentences.h"
#include "text/value_json.h"

namespace arbiter::cli {

using text::tr;

namespace {

constexpr std::chrono::seconds kPatience{5};

Message listed(const std::vector<link::SeatedTable>& tables) {
  std::vector<std::string> words;
  for (const link::SeatedTable& one : tables)
    words.push_back(std::to_string(one.round) + "." + std::to_string(one.table));
  return words.empty() ? make_message("none yet") : event::list_message(words, 60);
}

/// The table that is meant among those that the club tells of.
db::Expected<link::SeatedTable> table_meant(const std::vector<link::SeatedTable>& tables, const EventTable& at) {
  int newest = 0;
  for (const link::SeatedTable& one : tables) newest = std::max(newest, one.round);
  const int round = at.round > 0 ? at.round : newest;
  std::vector<link::SeatedTable> found;
  for (const link::SeatedTable& one : tables)
    if (one.round == round && (at.table == 0 || one.table == at.table)) found.push_back(one);
  if (found.size() == 1) return found.front();
  if (found.size() > 1)
    return event::refuse("bad_value",
                         make_message("Say at which table the game is played, with --table; there are (round.table) %1",
                                      listed(tables)));
  return event::refuse("not_found",
                       make_message("The club has told of no such table; there are (round.table) %1", listed(tables)));
}

/// The game's number in a file that has it.
db::Expected<std::optional<db::GameId>> game_here(const std::filesystem::path& file, const std::string& token) {
  const auto store = db::Store::open(file);
  if (!store) return tl::unexpected(store.error());
  const auto games = store->fed_games(true);
  if (!games) return tl::unexpected(games.error());
  for (const db::FedGame& one : *games)
    if (one.token == token) return one.game;
  return std::nullopt;
}

}  // namespace

void add_link_options(CLI::App& command, LinkOptions& options, bool begins) {
  auto* club = command.add_option("--club", options.club,
                                  "The club's server, http://HOST:PORT: it is told of the game as it is played");
  command
      .add_option(
          "--key", options.key,
          "The key for it, or @FILE that holds it (see `arbiter club keys`); $ARBITER_CLUB_KEY where it is left "
          "out")
      ->needs(club);
  if (begins)
    command
        .add_flag("--take-over", options.take_over,
                  "Go on here with the table's game that another machine began; that one is shut out")
        ->needs(club);
}

db::Expected<std::optional<link::ClubAddress>> address_of(const LinkOptions& options) {
  if (options.club.empty()) return std::nullopt;
  link::ClubAddress club{options.club, options.key};
  if (club.key.empty())
    if (const char* given = std::getenv("ARBITER_CLUB_KEY"); given != nullptr) club.key = given;
  if (!club.key.empty() && club.key.front() == '@') {
    const auto file = text::read_file(club.key.substr(1), 4096);
    if (!file) return event::refuse("bad_file", file.error());
    club.key = file->substr(0, file->find_first_of("\r\n"));
  }
  if (club.key.empty())
    return event::refuse("bad_value", make_message("The club's server wants a key: --key, or $ARBITER_CLUB_KEY"));
  while (club.url.ends_with('/')) club.url.pop_back();
  if (const Message fault = link::fault_of(club); !fault.empty()) return event::refuse("bad_value", fault);
  return club;
}

db::Expected<event::TableGame> told_game(const link::ClubAddress& club, const EventTable& at, bool begun,
                                         const std::filesystem::path& file) {
  const auto seating = link::seating(club, file, at.event);
  if (!seating) return tl::unexpected(seating.error());
  if (!seating->note.empty()) std::cerr << table::message_text(seating->note) << "\n";
  const auto table = table_meant(seating->tables, at);
  if (!table) return tl::unexpected(table.error());
  event::TableGame game;
  game.round = table->round;
  game.table = table->table;
  game.setup = text::value_of(table->setup);
  game.time_control = table->time_control;
  game.info.token = table->token;
  game.info.players = table->players;
  game.info.club = club.url;
  const auto here = game_here(file, game.info.token);
  if (!here) return tl::unexpected(here.error());
  if (*here && !begun)
    return event::refuse("conflict",
                         make_message("The game of table %1 of round %2 was begun here: game %3; --resume %4 "
                                      "goes on with it",
                                      game.table, game.round, **here, **here));
  if (begun != table->begun && seating->note.empty())
    return event::refuse(
        "conflict", begun ? make_message("Nobody has begun the game of table %1 of round %2; leave out --take-over",
                                         game.table, game.round)
                          : make_message("The game of table %1 of round %2 was begun already: --resume goes on with it "
                                         "where it was begun, --take-over goes on with it here instead",
                                         game.table, game.round));
  return game;
}

db::Expected<db::GameId> taken_over(const link::ClubAddress& club, const EventTable& at,
                                    const std::filesystem::path& file) {
  const auto game = told_game(club, at, true, file);
  if (!game) return tl::unexpected(game.error());
  return link::take_over(club, file, game->info.token, game->info.players);
}

ClubTelling::ClubTelling(const link::ClubAddress& club, const table::Session& session)
    : sender_(club, session.file()), revision_(session.revision()) {}

void ClubTelling::look(const table::Session& session) {
  if (session.revision() != std::exchange(revision_, session.revision())) sender_.wake(session.file());
  say(sender_.state());
}

void ClubTelling::say(const link::LinkState& state) {
  if (state.trouble != trouble_) {
    if (state.trouble.empty())
      std::cerr << tr("The club is told again") << "\n";
    else if (trouble_.empty())
      std::cerr << tr("%1; the game goes on, and is told later", {table::message_text(state.trouble)}) << "\n";
    trouble_ = state.trouble;
  }
  if (state.shut_out != shut_out_ && !state.shut_out.empty()) std::cerr << table::message_text(state.shut_out) << "\n";
  shut_out_ = state.shut_out;
}

void ClubTelling::finish() {
  const bool all = sender_.settle(kPatience);
  const link::LinkState state = sender_.state();
  say(state);
  if (!all)
    std::cerr << tr("%1 plies wait for the club; `arbiter club send` sends them when it can be reached",
                    {std::to_string(state.waiting)})
              << "\n";
}

}  // namespace arbiter::cli
