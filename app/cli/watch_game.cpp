// SPDX-License-Identifier: MIT
#include "app/cli/watch_game.h"

#include <iostream>

#include "app/cli/kept_games.h"
#include "app/table/clock_record.h"
#include "app/table/message_text.h"

namespace arbiter::cli {

namespace {

/// The exit status for what an event refuses.
int status_for(const db::Error& error) {
  return error.code == "bad_value"  ? kUsage
         : error.code == "conflict" ? kNo
         : error.code == "bad_file" ? kInput
                                    : kDatabase;
}

}  // namespace

std::optional<Mistake> ask_club(WatchCommand& command) {
  auto club = address_of(command.link);
  if (!club) return Mistake{table::message_text(club.error().message), status_for(club.error())};
  command.club = std::move(*club);
  if (!command.club || command.at.event.empty()) return std::nullopt;
  if (command.link.take_over) {
    const auto game = taken_over(*command.club, command.at, command.file);
    if (!game) return Mistake{table::message_text(game.error().message), status_for(game.error())};
    command.game = std::to_string(*game);
    command.at = {};
    return std::nullopt;
  }
  auto told = told_game(*command.club, command.at, false, command.file);
  if (!told) return Mistake{table::message_text(told.error().message), status_for(told.error())};
  command.told = std::move(*told);
  return std::nullopt;
}

namespace {

/// Keeps the time control with the game that has begun: whoever takes it up in the window counts by it.
std::optional<Mistake> agree_on_time(table::Session& session, const std::string& text) {
  const auto control = timing::parse_time_control(text);
  if (!control) return Mistake{"--clock: " + table::message_text(control.error())};
  std::vector<std::string> seats;
  const view::GameView state = session.state();
  for (const auto& [seat, entry] : state.seats) seats.push_back(seat);
  if (const Message why = table::why_no_clock(*control, seats); !why.empty())
    return Mistake{"--clock: " + table::message_text(why)};
  session.keep_clock(table::clock_value({*control, {}, {}}));
  return std::nullopt;
}

}  // namespace

std::optional<Mistake> open_game(table::Session& session, const WatchCommand& command) {
  Expected<table::Reply> reply;
  std::string clock = command.clock;
  if (!command.at.event.empty()) {
    auto game =
        command.told ? with_options(*command.told, command.setup) : event_game(command.at, command.setup, command.file);
    if (!game) return Mistake{table::message_text(game.error().message), status_for(game.error())};
    game->info.source = command.source;
    if (clock.empty()) clock = game->time_control;
    reply = session.new_game(std::move(game->setup), game->info);
  } else if (!command.game.empty()) {
    const auto id = game_number(command.file, command.game);
    if (!id) return Mistake{table::message_text(id.error().message), kDatabase};
    reply = session.resume(*id);
  } else {
    auto setup = setup_of(command.setup);
    if (!setup) return Mistake{table::message_text(setup.error().message), status_of(setup.error())};
    const auto players = names_of(command.players, "--players");
    if (!players) return Mistake{table::message_text(players.error().message)};
    table::TableInfo info;
    info.source = command.source;
    info.players = *players;
    for (const auto& [seat, computer] : command.computers)
      info.players.emplace(std::string(name(seat)), table::computer_name(computer));
    reply = session.new_game(std::move(*setup), info);
  }
  if (!reply) return Mistake{table::message_text(reply.error().message), command.game.empty() ? kUsage : kDatabase};
  if (!clock.empty())
    if (auto mistake = agree_on_time(session, clock)) return mistake;
  if (!reply->warning.empty()) std::cerr << table::message_text(reply->warning) << "\n";
  if (reply->mismatch) std::cerr << table::message_text(reply->mismatch->message) << "\n";
  return std::nullopt;
}

}  // namespace arbiter::cli
