// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "db/types.h"

// How a table tells a club of its game: ply by ply, each a text whose bytes are never made anew, chained by digests so
// that both sides see at once whether they speak of the same game.
namespace arbiter::db {

/// A ply as it goes from a table to the club.
struct FedPly {
  int number = 0;
  std::string body;  ///< JSON, see `feed_body`
  std::string hash;  ///< `chained` of the one before and the body
};

/// A ply with everything that is kept of it (what is hidden in the game, too), as JSON; `begun`: what the game was
/// begun with, told with the start (number 0) and only there. Nobody's name is in it: who sits where is the club's to
/// know.
[[nodiscard]] std::string feed_body(const Ply& ply, const NewGame* begun);

/// The digest of a body in a game's chain; `before`: that of the ply before, of the start the game's token.
[[nodiscard]] std::string chained(std::string_view before, std::string_view body);

/// What a body says. Errors `bad_data`, with what is wrong.
[[nodiscard]] Expected<Ply> ply_of_feed(std::string_view body);
/// The game that a start's body tells. Errors `bad_data`.
[[nodiscard]] Expected<NewGame> game_of_feed(std::string_view body);

/// How a game stands, for the wire. Errors of reading: `bad_data`.
[[nodiscard]] nlohmann::json to_json(const Standing& standing);
[[nodiscard]] Expected<Standing> standing_of_json(const nlohmann::json& value);

}  // namespace arbiter::db
