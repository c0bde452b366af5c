// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "value/message.h"

namespace arbiter::db {

/// What went wrong with the database, for a program (`code`) and for a person (`message`: what, where, what to do).
/// Codes: `full`, `busy`, `read_only`, `io`, `corrupt`, `newer_schema`, `foreign_file`, `not_found`, `conflict`
/// (another program writes the same game), `bad_data` (what was to be stored does not fit the schema), `replaced`
/// (the file was deleted, or another one stands at its path).
struct Error {
  std::string code;
  Message message;
};

template <class T>
using Expected = tl::expected<T, Error>;

using GameId = std::int64_t;

/// The number of somebody who ever sat at a table, or is known to the club.
using PersonId = std::int64_t;

/// Where an action came from.
struct Origin {
  std::string source = "hand";         ///< `camera`, `hand`, a file's name, …
  std::optional<std::int64_t> frame;   ///< number of the frame it was read from, from 0
  std::optional<double> confidence{};  ///< 0..1
};

struct SeatEntry {
  std::string seat;    ///< S, W, N, E
  std::string player;  ///< name; empty: not named
  std::string army;    ///< empty where the game has none
  double points = 0;   ///< as of the last ply
  int place{};         ///< 1 is best, level places equal; 0 while the game is played
  PersonId person{};   ///< who the name belongs to; 0 for a new game: whoever has it, see Store::begin
};

/// A change of a seat's points and why. A ply that is undone leaves its awards and gains their opposites.
struct Award {
  std::string seat;
  double points = 0;
  std::string reason;
  std::string rule;     ///< rule id, may be empty
  std::string sq;       ///< the piece that earned them stood here; may be empty
  std::string piece;    ///< piece string, may be empty
  bool secret = false;  ///< not to be shown before the game has ended
  int of_ply = -1;      ///< number of the ply that earned them; -1: the ply it is written with
};

enum class PlyKind { start, act, undo, redo, override };
[[nodiscard]] const char* to_string(PlyKind kind);

/// One request that changed the game, and what came of it.
struct Ply {
  int number = 0;  ///< 0 is the game's start, then 1, 2, …
  PlyKind kind = PlyKind::act;
  std::string seat;                                 ///< who acted, empty where nobody in particular
  std::string action;                               ///< canonical text, only of an act
  std::optional<std::string> public_action;         ///< what may be shown of it before the end; none: all of it
  nlohmann::json request;                           ///< as the referee took it; replaying these rebuilds the game
  nlohmann::json events = nlohmann::json::array();  ///< as the arbiter sees them
  std::optional<nlohmann::json> public_events;      ///< as everybody sees them; none: the same
  std::vector<Award> awards;
  std::vector<int> undone;    ///< numbers of the plies this one takes back
  std::vector<int> restored;  ///< numbers of the plies this one brings again
  std::string reason;         ///< why an arbiter corrected
  Origin origin;
  std::string at;          ///< wall time, see `now()`
  bool is_undone = false;  ///< filled when read: a later ply took it back
};

/// How the game stands after a ply.
struct Standing {
  std::string status = "playing";        ///< the referee's word
  nlohmann::json result = nullptr;       ///< null while it is played
  std::map<std::string, double> points;  ///< seat -> points
  std::map<std::string, int> places{};   ///< seat -> place as in SeatEntry; only once the game has ended
};

/// A club's server that is told of a game.
struct ToClub {
  std::string club;    ///< its address, for people
  std::string holder;  ///< by which the club knows the table that plays the game from one that takes it over
};

struct NewGame {
  std::string token;                           ///< unique name of the game, see `new_token()`
  std::string rules_version;                   ///< of the program that referees it
  nlohmann::json setup;                        ///< the `new` request: ruleset, armies, options, seed, position
  std::optional<nlohmann::json> public_setup;  ///< what may be shown of it before the end; none: all but the seed
  std::vector<SeatEntry> seats;
  std::string source;
  std::string started_at;           ///< see `now()`; of an imported game as far as it is known: 2005-07-28, 2005, empty
  std::optional<ToClub> to_club{};  ///< none: nobody is told
  std::string imported_at{};        ///< when it was read from the file `source`; empty: it was played at a table
  std::string moves{};              ///< of an imported game: moves_digest; empty: not known
};

/// A game's line in a list.
struct GameSummary {
  GameId id = 0;
  std::string token, ruleset, rules_version, source, started_at;
  std::string ended_at;  ///< empty while it is played
  std::string status;
  nlohmann::json result;
  nlohmann::json setup;
  std::vector<SeatEntry> seats;
  int plies = 0;                               ///< without the start
  std::optional<nlohmann::json> public_setup;  ///< as in NewGame; read by Store::load for the arbiter only
  std::optional<ToClub> to_club{};             ///< the same
  std::string imported_at{};                   ///< as in NewGame
};

/// A page of a list of games, newest first.
struct GamePage {
  int limit = 100;                 ///< so many games at most; 0: all
  std::optional<GameId> before{};  ///< only games older than this one; none: from the newest on
};

/// A whole game. `plies[0]` is the start.
struct StoredGame {
  GameSummary summary;
  std::vector<Ply> plies;
};

/// A digest of a game's course, the same for the same moves from the same position: its set-up, and what was played,
/// "" for an arbiter's correction.
[[nodiscard]] std::string moves_digest(const nlohmann::json& setup, const std::vector<std::string>& actions);

/// What a stored game was begun with. Of one that was loaded for everybody only what everybody may see.
[[nodiscard]] NewGame beginning_of(const StoredGame& game);

/// Who is asking: everybody sees nothing hidden of a game that is still played.
enum class Audience { everybody, arbiter };

/// UTC wall time, ISO 8601 with milliseconds: 2024-05-01T18:30:05.123Z.
[[nodiscard]] std::string now();

/// 32 random hexadecimal digits.
[[nodiscard]] std::string new_token();

}  // namespace arbiter::db
