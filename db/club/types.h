// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "db/club/words.h"
#include "db/feed.h"
#include "db/types.h"
#include "value/value.h"

// What the database keeps of a club. Exact numbers are texts such as "3/2"; what the words mean is app/event's
// business.
namespace arbiter::db::club {

using EventId = std::int64_t;
using LeagueId = std::int64_t;
using KeyId = std::int64_t;
using AccountId = std::int64_t;

/// Who changes something, for the log.
struct By {
  std::string who;  ///< empty: not said
};

/// Somebody who plays, or played. Empty texts are not known.
struct Person {
  PersonId id = 0;
  std::string name;  ///< empty once erased
  std::string club, federation, federation_id, title, notes;
  std::optional<int> birth_year, rating;  ///< the rating that they bring along
  std::string added_at, erased_at;
  PersonId merged_into = 0;  ///< who they turned out to be; 0: themself
  int games = 0;             ///< how many they sat in
};

/// An evening or a tournament.
struct Event {
  EventId id = 0;
  std::string name, site, begins, ends;  ///< days: 2026-11-23
  std::string ruleset;
  Value options = Value::Table();               ///< of the ruleset
  int seats = 4;                                ///< at a full table
  std::string armies = "none";                  ///< none, drawn, chosen
  std::optional<int> minutes;                   ///< of a game
  std::string time_control;                     ///< what clocks are set to; empty: as the rules have it
  std::string scoring, tie_breaks, regulation;  ///< the last a day
  std::string bye, sit_out;                     ///< what these are worth
  int rounds = 1, most_tables = 0;              ///< 0 tables: as many as needed
  std::string mode = "schedule";                ///< schedule, swiss, round-robin
  int cycles = 1;                               ///< of a round robin
  std::string game = "single";                  ///< single, partners, two-boards
  bool threes = true;                           ///< may there be tables of three?
  std::int64_t seed = 1;
  Spectators spectators = Spectators::everybody;  ///< who may look on
  int delay = 0;                                  ///< how late they are shown everything, in seconds
};

/// Somebody who takes part.
struct Entrant {
  PersonId person = 0;
  int number = 0;  ///< the pairing number
  std::optional<int> rating;
  int from = 1;                  ///< the first round they are there for
  std::optional<int> to, table;  ///< the last round; where they must sit
  std::vector<int> sits_out;
};

struct TableSeat {
  std::string seat;
  PersonId person = 0;
  std::string army;  ///< empty: none, or not yet known
};

struct Table {
  int number = 1;
  std::string token;  ///< of its game; empty in a draft
  std::vector<TableSeat> seats;
};

/// What erasing somebody has come to.
struct Erased {
  std::vector<KeyId> keys;  ///< revoked
  int accounts = 0;         ///< removed
  int corrections = 0;      ///< of games, whose reasons still name them: the record of a game is never edited
  int events = 0;           ///< events and leagues whose names still have theirs
};

/// A seat of a published table at which somebody sat who has been erased.
struct ErasedSeat {
  EventId event = 0;
  int table = 0;
  std::string token, seat;
};

/// Somebody without a table in a round.
struct Bye {
  PersonId person = 0;
  ByeKind kind = ByeKind::left_over;
  std::string points = {};  ///< what it is worth; empty: what the event says
};

struct Round {
  int number = 1;
  std::string published_at;  ///< empty: a draft
  std::vector<Table> tables;
  std::vector<Bye> byes;
};

/// How a seat came out, as somebody entered it.
struct ResultSeat {
  std::string seat, points = "0";
  int place = 1;
  bool absent = false;       ///< did not come
  std::string verdict = {};  ///< won, drawn, lost: what it counts as, whatever the place; empty: as the places say
};

/// A result that was entered by hand, or taken back again (then without seats).
struct HandResult {
  std::int64_t id = 0;
  int round = 1, table = 1;
  bool taken_back = false;
  std::string by, reason, at;
  std::vector<ResultSeat> seats;
  bool rated = true;  ///< does it count for ratings?
};

/// A game as lists, ratings and statistics see it.
struct KeptGame {
  GameId id = 0;
  std::string token, ruleset, started_at, ended_at;  ///< the end empty while it is played
  std::vector<SeatEntry> seats;                      ///< with persons and places, without names
};

/// Everything of an event.
struct EventRecord {
  Event event;
  std::vector<Entrant> entrants;  ///< by number
  std::vector<std::pair<PersonId, PersonId>> apart;
  std::vector<Round> rounds;              ///< by number
  std::vector<HandResult> results;        ///< in the order they were entered
  std::map<std::string, KeptGame> games;  ///< the games of its tables that were begun, by token
};

/// An event in a list.
struct EventLine {
  Event event;
  int players = 0;                ///< who take part
  int published = 0;              ///< rounds
  std::string published_at = {};  ///< when the newest of them was; empty: none is
};

/// A page of a list of events: the newest ones.
struct EventPage {
  int limit = 100;     ///< so many at most; 0: all
  EventId before = 0;  ///< only those with a smaller number; 0: up to the newest
};

/// A table of a published round and what was said of it, without the event's other tables.
struct PlayedTable {
  EventId event = 0;
  int round = 1;
  Table table;
  std::optional<HandResult> result;  ///< the newest one by hand, unless it took the others back
  std::optional<KeptGame> game;      ///< where it was begun
};

/// Tables and games that were played.
struct PlayedGames {
  std::map<EventId, Event> events;  ///< of the tables; number, name, days, ruleset and kind of game are filled in
  std::vector<PlayedTable> tables;  ///< by event, round and number
  std::vector<KeptGame> others;     ///< games outside events that have ended, by number
};

/// Which months of which games are asked for. A month is a text, 2026-11.
struct Months {
  std::string ruleset;
  bool casual = false;  ///< games outside events too
  std::string from;     ///< the first one; empty: also games whose month is not known, and nothing but these
};

/// What somebody who counts games month by month keeps of the months up to one.
struct KeptCount {
  std::string month;   ///< 2026-11
  std::string counts;  ///< in the words of whoever counts
};

/// A number that events count for.
struct League {
  LeagueId id = 0;
  std::string name, points = "score";
  int best = 0;  ///< how many events count; 0: all
  std::vector<EventId> events;
};

/// Something that was done to the club.
struct LogEntry {
  std::int64_t id = 0;
  std::string at, who, what;
  std::optional<EventId> event;
  Value detail;
};

/// Entries of the log that say which machine tells a table's game. They change nothing else of an event.
inline constexpr const char* kGameBegun = "game begun at a table";
inline constexpr const char* kGameTakenOver = "game taken over";

/// The role that a text names. Error `bad_data`.
[[nodiscard]] inline Expected<Role> parse_role(const std::string& text) {
  if (const auto role = parse_word<Role>(text)) return *role;
  return tl::unexpected(
      Error{"bad_data", make_message("\"%1\" is no role; there are arbiter, table, player and spectator", text)});
}

/// Somebody's key. Its text ("3." and 40 hexadecimal digits) is told once, when it is made.
struct Key {
  KeyId id = 0;
  Role role = Role::spectator;
  std::string name;                ///< whose it is, for lists and the log
  std::optional<EventId> event{};  ///< none: every event
  std::optional<int> table{};      ///< none: every table
  std::optional<PersonId> person{};
  std::string made_at, revoked_at;  ///< empty: it holds
  std::string expires_at{};         ///< from this moment on it does not hold; empty: it does not end by itself
  // An account acts by a key that is never stored, without a number.
  AccountId account = 0;               ///< 0: it is a key
  std::vector<EventId> more_events{};  ///< where `event` is not the only one

  [[nodiscard]] bool is_for(EventId one) const {
    return !event || *event == one || std::find(more_events.begin(), more_events.end(), one) != more_events.end();
  }
  /// Whoever does something with it, as the log has it.
  [[nodiscard]] By by() const {
    return {name + " (" + word(role) + (account > 0 ? "'s account " : "'s key ") +
            std::to_string(account > 0 ? account : id) + ")"};
  }
};

/// What an account may do: a role in one event or (none) in all.
struct AccountRole {
  Role role = Role::spectator;
  std::optional<EventId> event{};
  bool operator==(const AccountRole&) const = default;
};

/// Somebody who signs in to the club's server with a name and a password.
struct Account {
  AccountId id = 0;
  std::string name;                  ///< capitals make no difference
  std::optional<PersonId> person{};  ///< who plays; none: not said
  std::vector<AccountRole> roles{};
  std::string made_at{}, set_at{};  ///< the latter: when the password was set
  std::int64_t epoch = 0;           ///< grows with each new password: sessions that began before are over
};

/// What signing in needs.
struct AccountPassword {
  Account account;
  std::string digest;  ///< as it was stored; only whoever made it can read it
};

struct MadeKey {
  Key key;
  std::string text;
};

/// A table that wants to tell of a game.
struct Claim {
  std::string token;   ///< of the game, as published
  std::string holder;  ///< by which the club knows this table; the same one again is answered the same
  bool take_over = false;
};

/// How far a game has come: as long as this is the same, so is the game.
struct GameMark {
  int last = -1;         ///< the newest ply
  std::string clock_at;  ///< when its clock was noted; empty: never
  bool operator==(const GameMark&) const = default;
};

/// What is known of a game that a table tells.
struct Feed {
  int epoch = 0;          ///< of the table that tells it now; 1 is the first
  int acknowledged = -1;  ///< all plies up to this one are here
};

/// What a table tells at once.
struct FedBatch {
  std::string token, holder;
  int epoch = 0;
  std::vector<FedPly> plies;  ///< in order
  int last = -1;              ///< the game's newest ply …
  Standing standing;          ///< … and how it stands after it
  Value clock;                ///< a table, or nothing
};

/// A batch with the key that came with it. Both outlive this.
struct Sent {
  const FedBatch* batch = nullptr;
  const Key* key = nullptr;
};

struct FeedState {
  int epoch = 0, acknowledged = -1;
  std::string claimed_at;
};

using OrderId = std::int64_t;

/// What a player asks of their table, from a phone.
struct SeatOrder {
  OrderId id = 0;
  std::string token, seat;  ///< the game, as published, and whose phone it is
  OrderKind kind = OrderKind::act;
  std::string said;                     ///< the action, or the objection's words; empty once it is answered
  int seen = 0;                         ///< the newest ply that the player saw
  std::string at;                       ///< when it was asked
  std::optional<OrderAnswer> answer{};  ///< none: the table has not answered
  Message message{};                    ///< why, as the table says it
};

/// A published table's seat.
struct PublishedSeat {
  EventId event = 0;
  int round = 0, table = 0;
  std::string token, seat;
  PersonId person = 0;
};

/// What somebody's games of a ruleset in all events come to.
struct Total {
  PersonId person = 0;
  std::int64_t games = 0;
  std::int64_t firsts = 0;  ///< of them first, alone or level
  std::int64_t points = 0;  ///< in the games, in parts: db::kParts are one
  std::int64_t worth = 0;   ///< what the places are worth, see Club::totals
};
/// What a place is worth: of so many at the table, so many being level at it.
using Worth = std::function<std::int64_t(int at_table, int place, int level)>;

/// A ply as it is needed to replay a game.
struct ToldPly {
  int number = 0;
  Value request;
  std::string at;
};

/// What earned somebody points in a game.
struct Moment {
  GameId game = 0;
  int ply = 0;
  double points = 0;
  std::string reason, rule, ruleset, at;
};

}  // namespace arbiter::db::club
