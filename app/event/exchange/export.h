// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "app/event/event.h"
#include "app/event/statistics.h"
#include "app/table/session.h"
#include "value/message.h"

// An event as files.
namespace arbiter::event {

/// The standings as a table with commas, a line a player: rank, name, score, tie-breaks, points of each round.
[[nodiscard]] Expected<std::string> standings_csv(const EventSession& session);

/// A league's standings as a table with commas, a line a player: rank, name, total, events won, points of each event;
/// in brackets what does not count.
[[nodiscard]] std::string league_csv(const LeagueTable& league);

/// Every seat of every table as a table with commas: round, table, seat, player, army, place, points, how it is known.
[[nodiscard]] std::string seats_csv(const EventSession& session);

/// Standings and rounds as one HTML page that needs nothing else.
[[nodiscard]] Expected<std::string> results_page(const EventSession& session);

/// The event's games, one after the other, in a notation of the referee's ("usual": each game's own). `left_out` gets a
/// sentence for each table without a game. Errors: `bad_value` where the notation cannot hold them.
[[nodiscard]] Expected<std::string> games_text(const EventSession& session, const std::filesystem::path& file,
                                               const std::string& format, std::vector<Message>& left_out);

/// The event in a format by its name: csv (standings), seats, html, json, trf, games (each in its own notation), or a
/// notation of the referee's for all of them. `file` and `left_out` as above. Errors: those of the formats.
[[nodiscard]] Expected<std::string> written(const EventSession& session, const std::string& format,
                                            const std::filesystem::path& file, std::vector<Message>& left_out);

}  // namespace arbiter::event
