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
#include "app/server/auth.h"
#include "app/server/club_desk.h"
#include "app/server/event_list.h"
#include "app/server/replay.h"
#include "app/server/views.h"

namespace arbiter::server {

/// The games of the events as files, as far as spectators are shown them: with the same delay, and without what is
/// hidden. They are read through a connection of their own, so that no table waits for them. Any thread.
///
///   GET /events/NAME/games.FORMAT            all games of published rounds that have begun, one behind the other: for
///                                            programs that follow an event (pgn), asked for again and again
///   GET /events/NAME/ROUND/TABLE/game.FORMAT one game, to be downloaded
///   GET /api/table/ROUND/TABLE/replay        one game of the usual event, position by position: Replay::view
///   GET /api/events/NAME/table/ROUND/TABLE/replay   … of another event
///
/// FORMAT: pgn, pgn4, json, or txt for the notation that each game usually has. NAME: the event's name or number. With
/// an ETag. Refusals: 404, 400 for a notation that cannot hold the game (in the list of all, such games are left out),
/// 503 where too many are asked for at once.
class Records {
 public:
  Records(const std::filesystem::path& file, const EventList& events) : events_(events), desk_(file) {}
  void add_routes(http::Router& routes, Auth& auth);

 private:
  /// A game, replayed as far as it is shown.
  struct Played {
    std::size_t plies = 0;
    std::shared_ptr<table::Session> session;
    std::map<std::string, std::string> texts;  ///< by format, as of these plies
    bool broken = false;                       ///< it cannot be shown
  };
  /// What was asked for, ready to be sent again while nothing can have changed much.
  struct Sent {
    http::Clock::time_point at{};
    http::SharedBody body;
  };

  /// An event whose games were asked for. One at a time.
  struct Of {
    ListedEvent event;
    std::optional<event::EventSession> session;
    http::Clock::time_point read{}, asked{};
    std::map<db::GameId, Played> played;
    std::map<db::GameId, Replay> replays;
  };

  using Made = db::Expected<std::string>;
  using Make = std::function<Made(Of& of, const std::vector<std::string>& parts)>;
  void send(const Request& request, Response& response, const std::string& type, const Make& make);
  [[nodiscard]] db::Expected<http::SharedBody> body(const Request& request, const Make& make);
  [[nodiscard]] Of& of(const ListedEvent& event);
  [[nodiscard]] db::Expected<void> read(Of& of);
  [[nodiscard]] static db::Expected<event::TableOutcome> begun(const Of& of, int round, int table);
  [[nodiscard]] Made one(Of& of, int round, int table, const std::string& format);
  [[nodiscard]] Made all(Of& of, const std::string& format);
  [[nodiscard]] Made replay(Of& of, int round, int table);
  [[nodiscard]] static db::Expected<void> catch_up(const db::club::Club& club, db::GameId game, Played& played,
                                                   std::chrono::seconds delay);

  const EventList& events_;
  ClubDesk desk_;
  std::atomic<int> asking_{0};
  std::mutex sent_mutex_;
  std::map<std::string, Sent> sent_;  ///< by path
  // Of one at a time:
  std::mutex mutex_;
  std::map<db::club::EventId, Of> of_;
};

}  // namespace arbiter::server
