// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <filesystem>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "app/event/event.h"
#include "app/event/outcome.h"
#include "app/event/shown_late.h"
#include "app/table/session.h"
#include "db/club/club.h"

// What spectators of an event may see, made from the file that its tables write.
namespace arbiter::server {

struct ViewOptions {
  std::filesystem::path file = db::default_path();  ///< games and club, one file; or a database server's address
  std::string event{};                              ///< as event::find_event takes it; empty: all events are shown
  std::chrono::seconds delay{0};                    ///< how late everything of a game is shown, at the least
  std::chrono::seconds leagues_again{10};           ///< how old what is shown of a league's other events may be
};

/// What is shown, by the path it is asked for: "event", "leagues", "table/R/T" for each table of a published round
/// whose game has begun, and "standings/N" for each event of the leagues. Texts are JSON.
using Snapshot = std::map<std::string, std::string>;

/// The leagues that an event belongs to, as spectators see them. One thread at a time. A league with an event that
/// fewer people may look at than at this one is left out, since its totals would tell of that.
///
/// "leagues", where there are some: {"leagues": [as event::to_json of its table, with "id", and "ids": {the name of
/// an event: its number}; or
/// {"id", "league", "ids", "events", "points", "best", "error"} while there is none]}.
///
/// "standings/N": {"event", "title": of its game, "standings": as in "event"}.
class LeagueViews {
 public:
  explicit LeagueViews(std::chrono::seconds again) : again_(again) {}
  /// `shown`: the event that the page is of, as it is shown. Other events are shown with its delay, or their own if
  /// that is longer. Errors: those of the file.
  [[nodiscard]] db::Expected<Snapshot> read(const db::club::Club& club, const event::EventSession& shown,
                                            std::chrono::seconds delay, const std::string& now);

 private:
  [[nodiscard]] db::Expected<void> read_others(const db::club::Club& club, const std::vector<db::club::League>& leagues,
                                               db::club::EventId shown, std::chrono::seconds delay,
                                               const std::string& now);
  std::chrono::seconds again_;
  std::chrono::steady_clock::time_point read_{};
  std::map<db::club::EventId, event::EventSession> others_;
};

using event::earlier;
using event::leave_out_later;
using event::shown_until;

/// Reads what is to be shown of an event, and remembers the games that have not changed. One thread at a time.
///
/// "event": {"event", "title": of its game, "round": the newest published one, "rounds": [as event::round_json,
/// published ones only], "tables": [as event::to_json of an outcome, of all published rounds], "standings": as
/// event::standings_json, or
/// {"error"} while there are none, "delay": seconds, "leagues": are there some? (see LeagueViews)}.
///
/// "table/R/T": {"round", "table", "board": {"id", "width", "height", "style", "cells"}, "state": the referee's, as
/// everybody may see it, "history": the newest plies, 60 at most [{"n", "kind", "seat", "action", "undone", "reason",
/// "awards":
/// [{"seat", "points", "reason", "rule"}]}], "plies": how many there are, "points": [all awards that stand, the newest
/// last, at most 40], "clock": as noted, null while shown late, "ended": why, where it is over, "confirmed": the seats
/// that have confirmed the result}; or {"round", "table", "error": a sentence} where the game cannot be replayed,
/// because another version of the program plays it, say.
///
/// Nothing that is hidden in a game that is still shown as played is in any of them: games are replayed as far as they
/// are shown, and asked as everybody may ask.
class Views {
 public:
  explicit Views(std::chrono::seconds leagues_again) : leagues_(leagues_again) {}
  /// `now`: wall time as db::now() writes it. Errors: those of the file, and `not_found` for the event.
  [[nodiscard]] db::Expected<Snapshot> read(const db::club::Club& club, db::club::EventId event,
                                            std::chrono::seconds delay, const std::string& now);
  /// Are all games, and who has confirmed them, as they were when they were last read? What is done to an event stands
  /// in the club's log. False too if they cannot be read.
  [[nodiscard]] bool same_games(const db::club::Club& club, db::club::EventId event) const;

 private:
  struct Seen {
    std::size_t plies = 0;                    ///< shown
    db::club::GameMark mark;                  ///< the game's, when it was read
    std::shared_ptr<table::Session> session;  ///< with these played
    bool broken = false;                      ///< one of them was refused
    nlohmann::json view;                      ///< without what does not come from them
    std::string text;
  };
  using Confirmed = std::map<std::string, std::vector<std::string>>;  ///< as Club::confirmed
  [[nodiscard]] db::Expected<void> read_table(const db::club::Club& club, const event::EventSession& event_session,
                                              const event::TableOutcome& outcome, const nlohmann::json& confirmed,
                                              const std::optional<std::string>& until);
  [[nodiscard]] db::Expected<Snapshot> read_tables(const db::club::Club& club, const event::EventSession& event_session,
                                                   const std::optional<std::string>& until);
  [[nodiscard]] nlohmann::json event_view(const event::EventSession& event_session, std::chrono::seconds delay) const;

  LeagueViews leagues_;
  std::chrono::seconds delay_{0};  ///< of what was read
  std::map<db::GameId, db::club::GameMark> marks_;
  Confirmed confirmed_;
  std::map<db::GameId, Seen> seen_;
};

/// A ply as spectators see it. `over`: the game is, and all that was hidden in it open.
[[nodiscard]] nlohmann::json shown_ply(const db::Ply& ply, bool over);

}  // namespace arbiter::server
