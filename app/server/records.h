// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>

#include "app/http/message.h"
#include "app/server/club_desk.h"
#include "app/server/gate.h"
#include "app/server/replay.h"
#include "app/server/views.h"

namespace arbiter::server {

/// The games of an event as files, as far as spectators are shown them: with the same delay, and without what is
/// hidden. They are read through a connection of their own, so that no table waits for them. Any thread.
///
///   GET /events/NAME/games.FORMAT            all games of published rounds that have begun, one behind the other: for
///                                            programs that follow an event (pgn), asked for again and again
///   GET /events/NAME/ROUND/TABLE/game.FORMAT one game, to be downloaded
///   GET /api/table/ROUND/TABLE/replay        one game, position by position: Replay::view
///
/// FORMAT: pgn, pgn4, json, or txt for the notation that each game usually has. NAME: the event's name or number. With
/// an ETag. Refusals: 404, 400 for a notation that cannot hold the game (in the list of all, such games are left out),
/// 503 where too many are asked for at once.
class Records {
 public:
  explicit Records(const ViewOptions& options) : options_(options), desk_(options.file) {}
  void add_routes(http::Router& routes, Gate& gate);

 private:
  /// A game, replayed as far as it is shown.
  struct Played {
    std::size_t plies = 0;
    std::shared_ptr<table::Session> session;
    std::map<std::string, std::string> texts;  ///< by format, as of these plies
    std::string broken;                        ///< why it cannot be shown
  };
  /// What was asked for, ready to be sent again while nothing can have changed much.
  struct Sent {
    http::Clock::time_point at{};
    http::SharedBody body;
  };

  using Made = db::Expected<std::string>;
  void send(const Request& request, Response& response, const std::string& type, const std::function<Made()>& make);
  [[nodiscard]] db::Expected<http::SharedBody> body(const Request& request, const std::function<Made()>& make);
  [[nodiscard]] db::Expected<void> read_event();
  [[nodiscard]] db::Expected<evening::TableOutcome> begun(int round, int table) const;
  [[nodiscard]] Made one(int round, int table, const std::string& format);
  [[nodiscard]] Made all(const std::string& format);
  [[nodiscard]] Made replay(int round, int table);
  /// The plies of a game behind so many, as far as they are shown.
  [[nodiscard]] db::Expected<std::vector<db::club::ToldPly>> shown(const db::club::Club& club, db::GameId game,
                                                                   std::size_t behind) const;
  [[nodiscard]] db::Expected<void> catch_up(const db::club::Club& club, db::GameId game, Played& played) const;

  ViewOptions options_;
  ClubDesk desk_;
  std::atomic<int> asking_{0};
  std::mutex sent_mutex_;
  std::map<std::string, Sent> sent_;  ///< by path
  // Of one at a time:
  std::mutex mutex_;
  std::optional<evening::Evening> evening_;
  http::Clock::time_point read_{};
  std::map<db::GameId, Played> played_;
  std::map<db::GameId, Replay> replays_;
};

}  // namespace arbiter::server
