// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "app/event/event.h"
#include "app/event/followed_game.h"
#include "app/event/outcome.h"
#include "app/event/standings.h"
#include "app/table/clock_record.h"
#include "app/table/session.h"

// The round of an event that is being played, for spectators in one room: all tables, as everybody may see them.
namespace arbiter::event {

/// The round to look at: the oldest published one that has a table without a result, or the newest published one. 0:
/// none is published.
[[nodiscard]] int round_to_watch(const EventSession& event_session);

/// A table of that round.
struct LiveTable {
  TableOutcome outcome;  ///< while the game is played, its points are those that everybody may see
  /// The game as everybody may see it. Before it begins: its starting position, if that is known. Empty where the game
  /// cannot be replayed, and at tables with a result but without a game.
  view::GameView state{};
  view::GameEvents events{};  ///< of the newest ply that is shown
  bool swapped = false;       ///< a piece that changes hands is replaced by one of its new owner's colour
  std::optional<table::ClockRecord> clock{};  ///< as the table noted it last; none: nothing was noted
};

/// Everything a wall shows.
struct LiveRound {
  EventSession session;  ///< what spectators may know of it
  int number = 0;        ///< round_to_watch
  std::vector<LiveTable> tables;
  /// The published round whose pairings are of interest: the one after `number`, or `number` itself while none of its
  /// games has begun. Null: there is none.
  [[nodiscard]] const db::club::Round* pairings() const;
};

/// Reads the round again and again, and replays only what is new. Nothing that is hidden in a game that is still played
/// leaves this class, and nothing that is newer than the event's delay for spectators allows. One thread at a time.
class LiveRounds {
 public:
  /// `now`: wall time as db::now() writes it. Errors: those of the file, and `not_found` for the event.
  [[nodiscard]] Expected<LiveRound> read(const db::club::Club& club, db::club::EventId event, const std::string& now);

 private:
  [[nodiscard]] Expected<LiveTable> table_of(const db::club::Club& club, const EventSession& event_session,
                                             TableOutcome outcome, const std::optional<std::string>& until);
  [[nodiscard]] view::GameView beginning(const EventSession& event_session, const TableOutcome& outcome);

  std::map<db::GameId, db::club::GameMark> marks_;
  std::map<db::GameId, FollowedGame> followed_;
  std::map<std::string, view::GameView> beginnings_;  ///< by the token of the table's game
};

}  // namespace arbiter::event
