// SPDX-License-Identifier: MIT
#pragma once

#include <CLI/CLI.hpp>
#include <filesystem>
#include <string>

#include "app/cli/game_options.h"
#include "app/event/table_game.h"

namespace arbiter::cli {

/// Which table of an event a game is played at.
struct EventTable {
  std::string event;  ///< empty: the game is of no event
  int table = 0;      ///< 0: the only one of its round
  int round = 0;      ///< 0: the newest published one
};

/// `--event`, `--table` and `--round`.
CLI::Option* add_event_table_options(CLI::App& command, EventTable& options);

/// The table's game: seats, names, armies, rules and length as the event has them. Armies, options and the like that
/// `options` gives go before what the event says. Errors as event::table_game and setup_of.
[[nodiscard]] db::Expected<event::TableGame> event_game(const EventTable& at, const GameOptions& options,
                                                        const std::filesystem::path& file);

/// A table's game with the armies, options and the like that `options` gives instead of its own. Errors as setup_of.
[[nodiscard]] db::Expected<event::TableGame> with_options(event::TableGame game, const GameOptions& options);

/// Is the game one of an event's, kept in that file, or told to a club's server? Errors: those of the database.
[[nodiscard]] db::Expected<bool> game_of_event(const std::filesystem::path& file, db::GameId game);

/// A line on what the event knows of a game that has ended, "Friday, round 1, table 2: S Ada place 1 …, by the
/// referee". Empty where it has not ended.
[[nodiscard]] std::string event_result(const EventTable& at, std::optional<db::GameId> game,
                                       const std::filesystem::path& file);

}  // namespace arbiter::cli
