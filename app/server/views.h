// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "app/event/event.h"
#include "app/event/followed_game.h"
#include "app/event/outcome.h"
#include "app/event/shown_late.h"
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

/// How what is shown of an event has changed since it was read last.
struct Update {
  struct View {
    std::string text;
    std::string ops;  ///< how it comes from the text before, RFC 6902; empty: not known, or there was none
  };
  bool whole = false;                 ///< `views` is all that is shown
  std::map<std::string, View> views;  ///< those that have changed
  std::set<std::string> gone;         ///< paths that show nothing any more
};

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

/// Reads what is to be shown of an event, and remembers it: only what has changed is read again. One thread at a time.
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
  /// What may be other than it was when the event was read last.
  enum class Look {
    everything,  ///< anything of the club
    games        ///< how its games stand, and who has confirmed them. What is done besides is in the club's log
  };
  explicit Views(std::chrono::seconds leagues_again) : leagues_again_(leagues_again), leagues_(leagues_again) {}
  /// `now`: wall time as db::now() writes it. The first time, after an error and with another delay all is read, and
  /// the update is whole. Errors: those of the file, and `not_found` for the event.
  [[nodiscard]] db::Expected<Update> read(const db::club::Club& club, db::club::EventId event,
                                          std::chrono::seconds delay, const std::string& now,
                                          Look look = Look::everything);
  /// When the oldest thing happened that is not shown yet, as db::now() writes it. None: all is shown.
  [[nodiscard]] std::optional<std::string> due() const;

 private:
  using Marks = std::map<db::GameId, db::club::GameMark>;
  using Confirmed = std::map<std::string, std::vector<std::string>>;  ///< as Club::confirmed
  /// A table of a published round, and what is shown of it.
  struct Place {
    const db::club::Table* table = nullptr;
    int round = 0;
    std::vector<const db::club::HandResult*> results;  ///< by hand, the newest last
    event::TableOutcome outcome{};
    std::optional<std::string> due{};  ///< when the oldest thing happened that is not shown yet
  };
  [[nodiscard]] db::Expected<void> read_everything(const db::club::Club& club, db::club::EventId event);
  [[nodiscard]] db::Expected<bool> read_games(const db::club::Club& club, const Marks& before,
                                              const Confirmed& by_before);
  [[nodiscard]] db::Expected<void> look_at(const db::club::Club& club, Place& place);
  [[nodiscard]] db::Expected<bool> show_leagues(const db::club::Club& club, const event::EventSession& session,
                                                const std::string& now);
  [[nodiscard]] db::Expected<void> show_everything(const db::club::Club& club, const std::string& now);
  [[nodiscard]] db::Expected<void> show_changes(const db::club::Club& club, const std::string& now);
  [[nodiscard]] static nlohmann::json game_view(const event::FollowedGame& followed);
  [[nodiscard]] nlohmann::json confirmed_by(const Place& place) const;
  [[nodiscard]] nlohmann::json entry(const Place& place) const;
  [[nodiscard]] event::EventSession as_shown() const;
  [[nodiscard]] const nlohmann::json* shown_at(const std::string& path) const;
  void put(const std::string& path, nlohmann::json view);
  void take_off(const std::string& path);

  std::chrono::seconds leagues_again_;
  LeagueViews leagues_;
  std::chrono::steady_clock::time_point leagues_read_{};
  std::chrono::seconds delay_{0};     ///< of what was read
  std::optional<std::string> until_;  ///< what happened later is not shown yet
  bool in_step_ = false;              ///< is what is remembered here what the caller was told?
  Marks marks_;
  Confirmed confirmed_;
  std::optional<event::EventSession> session_;   ///< without drafts, but with what is too new to be shown
  std::vector<Place> places_;                    ///< in the order of event::outcomes; point into `session_`
  std::map<std::string, std::size_t> place_of_;  ///< by the token of the table's game
  std::set<std::size_t> stale_;                  ///< places that must be looked at
  std::map<db::GameId, event::FollowedGame> followed_;
  std::map<std::string, nlohmann::json> shown_;  ///< by path, but for the leagues …
  Snapshot league_views_;                        ///< … and these
  Update update_;                                ///< what has been found so far
};

}  // namespace arbiter::server
