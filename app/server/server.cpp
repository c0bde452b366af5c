// SPDX-License-Identifier: MIT
#include "app/server/server.h"

#include <algorithm>
#include <atomic>
#include <charconv>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

#include "app/http/crowd.h"
#include "app/http/open_files.h"
#include "app/server/arbiters.h"
#include "app/server/gate.h"
#include "app/server/journal.h"
#include "app/server/pages.h"
#include "app/server/phones.h"
#include "app/server/records.h"
#include "app/server/shown.h"
#include "app/server/tables.h"
#include "text/json_text.h"

namespace arbiter::server {

using nlohmann::json;

namespace {

constexpr std::size_t kMostAbout = 4000;                 // bytes of the paths that a stream is about
constexpr auto kAtLeastEvery = std::chrono::seconds(5);  // the file is read whether it was written or not
constexpr auto kTryEvery = std::chrono::seconds(5);      // whether the club can be written
constexpr int kFiles = 256;                              // open beside connections: the database, libraries
constexpr int kOtherCallers = 500;  // connections beside those that wait or look on: whoever asks for a page

}  // namespace

struct ClubServer::Impl {
  ServerOptions options;
  Views views;
  ClubDesk desk;
  Gate gate;
  Seats seats;
  Wakes wakes;
  Journal journal;
  Records records;
  http::Crowd crowd;
  std::thread watching;

  std::mutex mutex;
  std::condition_variable changed;
  Shown shown;
  std::string trouble;     // why the file cannot be read at the moment; for the log alone
  std::string unwritable;  // the code of why it cannot be written
  bool stopping = false;
  std::atomic<int> listening{0};
  std::atomic<std::int64_t> failures{0}, turned_away{0};
  double refresh_seconds = 0;
  std::filesystem::file_time_type seen_written{};  // of the file at the last look; by `refresh` alone
  std::uintmax_t seen_bytes = 0;
  std::optional<std::int64_t> seen_changes, logged;  // logged: the newest entry of the club's log that was told
  std::chrono::steady_clock::time_point looked{};
  std::optional<std::chrono::steady_clock::time_point> tried;  // to write
  std::vector<std::string> names;                              // of the routes
  std::unique_ptr<http::Server> web;                           // goes first: it uses the rest

  explicit Impl(ServerOptions some)
      : options(std::move(some)),
        views(options.views),
        desk(options.views.file),
        gate(desk, !options.members_only, options.now),
        seats(desk),
        wakes(options.waiting),
        journal(options.log),
        records(options.views),
        crowd(options.per_address) {}

  /// Has nothing been written since the last look? Then nothing is other than it was, but for what is shown late.
  bool untouched() {
    const auto now = std::chrono::steady_clock::now();
    bool same = true;
    if (db::club::is_address(options.views.file.string())) {
      const auto counted = views.changes();
      same = same && counted && counted == seen_changes;
      seen_changes = counted;
    } else {
      std::error_code none;
      const auto written = std::filesystem::last_write_time(options.views.file, none);
      const auto bytes = std::filesystem::file_size(options.views.file, none);
      same = same && written == seen_written && bytes == seen_bytes;
      seen_written = written, seen_bytes = bytes;
    }
    if (!same) wakes.poke_all();
    same =
        same && trouble.empty() && shown.last() > 0 && options.views.delay.count() == 0 && now - looked < kAtLeastEvery;
    if (!same) looked = now;
    return same;
  }

  /// What was done to the club since the last look, here or with another program.
  void tell_what_was_done() {
    const auto entries = desk.with([&](const db::club::Club& club) -> db::Expected<std::vector<db::club::LogEntry>> {
      if (logged) return club.log_after(*logged);
      const auto newest = club.newest_log();
      if (!newest) return tl::unexpected(newest.error());
      logged = *newest;
      return std::vector<db::club::LogEntry>();
    });
    if (!entries) return;  // told at the next look
    for (const db::club::LogEntry& one : *entries) {
      journal.done(one);
      logged = one.id;
    }
  }

  /// What the file shows now. A fault of the program is told and does not end it: the next look may do better.
  db::Expected<Snapshot> look() {
    try {
      return views.read(db::now());
    } catch (const std::exception& error) {
      journal.fault("look at the club", error.what());
      return tl::unexpected(db::Error{"internal", "A fault of the program; what is shown may be old"});
    }
  }

  /// Something does not work, or works again. With the mutex.
  void note_trouble(const std::string& why) {
    if (why != trouble) journal.trouble(why.empty() ? "The club's database can be read again" : why);
    trouble = why;
  }

  /// Tries to write to the club now and then.
  void try_writing() {
    const auto now = std::chrono::steady_clock::now();
    if (tried && now - *tried < kTryEvery) return;
    tried = now;
    const auto done = desk.with([](db::club::Club& club) { return club.try_write(); });
    // A server for whoever looks on is for a copy that takes no changes.
    const bool copy = !done && done.error().code == "read_only" && db::club::is_address(options.views.file.string());
    const std::string code = done || copy ? "" : done.error().code;
    const std::lock_guard lock(mutex);
    if (code == unwritable) return;
    unwritable = code;
    journal.trouble(code.empty() ? "The club's database can be written again" : done.error().message);
  }

  /// Takes over what the file shows now.
  db::Expected<void> refresh() {
    if (untouched()) return {};
    tell_what_was_done();
    const auto begin = std::chrono::steady_clock::now();
    auto now = look();
    {
      const std::lock_guard lock(mutex);
      refresh_seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
      if (!now) ++failures;
      note_trouble(now ? "" : now.error().message);
    }
    if (!now) return tl::unexpected(now.error());
    const std::int64_t change = shown.take(std::move(*now));
    if (change > 0 && web) web->happened(change);
    return {};
  }

  void watch() {
    std::unique_lock lock(mutex);
    while (!stopping) {
      changed.wait_for(lock, options.every, [&] { return stopping; });
      if (stopping) return;
      lock.unlock();
      std::string fault;
      try {
        try_writing();
        static_cast<void>(refresh());  // what went wrong is in `trouble`; the next look may do better
      } catch (const std::exception& e) {
        fault = std::string("A fault of the program: ") + e.what();
      }
      lock.lock();
      if (fault.empty()) continue;
      ++failures;
      note_trouble(fault);
    }
  }

  void send(const Request& request, Response& response, const std::string& path) {
    const http::SharedBody body = shown.at(path);
    if (!body && shown.last() == 0)
      return refuse(response, 503, {"busy", "The club's games are being read; ask again in a moment"});
    if (!body) return refuse(response, 404, {"not_found", "There is no " + path});
    response.set_header("ETag", body->tag());
    response.set_header("Cache-Control", "no-cache");
    if (http::names_tag(request.header("if-none-match"), body->tag()))
      response.status = 304;
    else
      response.set_content(body, "application/json");
  }

  /// What a page hears while nothing happens, so that it knows that it would.
  std::string alive() const {
    const double every = std::chrono::duration<double>(options.limits.heartbeat).count();
    return "event: alive\ndata: " + text::dump({{"every", every}}) + "\n\n";
  }

  void live(const Request& request, Response& response) {
    const std::string from = http::household(request.from);
    const bool room = listening.fetch_add(1) < *options.spectators;
    const bool room_there = crowd.enter(from);
    const std::shared_ptr<void> place(nullptr, [this, from](void*) {
      --listening;
      crowd.leave(from);
    });
    if (!room_there) {
      ++turned_away;
      return refuse(response, 429, {"busy", "So many look on from your network already; ask now and then"});
    }
    if (!room) return refuse(response, 503, {"busy", "So many look on already; ask now and then"});
    std::int64_t after = shown.last();
    const std::string about = request.param("of");
    if (about.size() > kMostAbout)
      return refuse(response, 400, {"bad_request", "A stream is about 4,000 letters of paths at most"});
    // Where somebody who comes back was, or who looks at something else now.
    const std::string last = request.header("last-event-id"), seen = last.empty() ? request.param("after") : last;
    const auto* end = seen.data() + seen.size();
    if (std::int64_t id = 0; std::from_chars(seen.data(), end, id).ptr == end && !seen.empty() && id >= 0) after = id;
    response.set_header("Cache-Control", "no-cache");
    response.set_header("X-Accel-Buffering", "no");
    response.stream = http::Stream{"text/event-stream", "retry: 2000\n\n" + alive(), after, about, place};
  }

  /// What does not work, in our words.
  void tell_health(Response& response) {
    const std::lock_guard lock(mutex);
    const std::string wrong = !trouble.empty()      ? "The club's database cannot be read at the moment"
                              : shown.last() == 0   ? "The club's games are being read"
                              : !unwritable.empty() ? our_words(unwritable)
                                                    : "";
    response.status = wrong.empty() ? 200 : 503;
    response.set_content(wrong.empty() ? "ok\n" : wrong + ".\n", "text/plain; charset=utf-8");
  }

  std::string metrics() {
    const std::lock_guard lock(mutex);
    const http::Server::Counts counts = web->counts();
    const auto line = [](const std::string& name, const char* type, const auto& value) {
      return "# TYPE arbiter_" + name + " " + type + "\narbiter_" + name + " " + std::to_string(value) + "\n";
    };
    return line("spectators", "gauge", listening.load()) + line("waiting", "gauge", wakes.waiting()) +
           line("connections", "gauge", counts.connections) + line("requests_total", "counter", counts.requests) +
           line("refused_total", "counter", counts.refused) + line("turned_away_total", "counter", turned_away.load()) +
           line("messages_total", "counter", counts.told) + line("dropped_total", "counter", counts.dropped) +
           line("changes_total", "counter", shown.last()) + line("refresh_seconds", "gauge", refresh_seconds) +
           line("refresh_failures_total", "counter", failures.load()) + line("faults_total", "counter", counts.faults) +
           journal.metrics();
  }

  http::Router routes() {
    http::Router routes;
    add_pages(routes);
    const auto shows = [&](const std::string& pattern, const std::string& name) {
      http::Route& route = routes.get(
          pattern,
          [this, name](const Request& request, Response& response) {
            std::string path = name;
            for (const std::string& part : request.parts) path += "/" + part;
            send(request, response, path);
          },
          gate.look());
      route.quick = true;
    };
    shows("/api/event", "event");
    shows("/api/leagues", "leagues");
    shows("/api/standings/{number}", "standings");
    shows("/api/table/{number}/{number}", "table");
    http::Route& stream = routes.get(
        "/api/live", [this](const Request& request, Response& response) { live(request, response); }, gate.look());
    stream.quick = stream.goes_on = true;
    add_table_routes(routes, desk, gate, wakes, journal, options.views.event);
    add_phone_routes(routes, desk, gate, seats, wakes);
    add_arbiter_routes(routes, desk, gate, options.views.event);
    records.add_routes(routes, gate);
    routes.get("/metrics", [this](const Request&, Response& response) {
      response.set_content(metrics(), "text/plain; version=0.0.4");
    });
    http::Route& health = routes.get("/healthz", [this](const Request&, Response& response) { tell_health(response); });
    health.quick = true;
    return routes;
  }

  void make_web() {
    http::ServerOptions settings;
    settings.host = options.host;
    settings.port = options.port;
    settings.behind_proxy = options.behind_proxy;
    settings.tls = options.tls;
    settings.limits = options.limits;
    settings.limits.connections = *options.spectators + options.waiting + kOtherCallers;
    settings.headers = {{"Content-Security-Policy", "default-src 'self'; frame-ancestors 'none'; base-uri 'none'"},
                        {"X-Content-Type-Options", "nosniff"},
                        {"Referrer-Policy", "no-referrer"}};
    settings.now = options.now;
    settings.answered = [this](const Request& request, const Response& response, std::size_t bytes) {
      journal.answered(request, response, bytes);
    };
    settings.fault = [this](const std::string& what) { journal.trouble("A fault of the program: " + what); };
    http::Router all = routes();
    names = all.names();
    web = std::make_unique<http::Server>(
        std::move(settings), std::move(all),
        [this](std::int64_t after, const std::string& about) { return shown.news(after, about); },
        [this] { return alive(); });
  }
};

ClubServer::ClubServer(ServerOptions options) : impl_(std::make_unique<Impl>(std::move(options))) {}
ClubServer::~ClubServer() { stop(); }

db::Expected<int> ClubServer::start() {
  auto port = listen();
  if (!port) return port;
  if (const auto ready = look(); !ready) return tl::unexpected(ready.error());
  return port;
}

db::Expected<int> ClubServer::listen() {
  Impl& s = *impl_;
  const auto others = static_cast<std::uint64_t>(s.options.waiting + kOtherCallers) + kFiles;
  const auto allowed = http::connections_allowed(s.options.spectators, kUsualSpectators, others);
  if (!allowed) return tl::unexpected(db::Error{"io", allowed.error()});
  s.options.spectators = *allowed;
  if (const auto there = s.views.find_event(); !there) return tl::unexpected(there.error());
  s.make_web();
  const auto port = s.web->start();
  if (!port) return tl::unexpected(db::Error{"io", port.error()});
  return *port;
}

db::Expected<void> ClubServer::look() {
  Impl& s = *impl_;
  s.try_writing();
  if (auto first = s.refresh(); !first) return first;
  s.watching = std::thread([&s] { s.watch(); });
  return {};
}

const std::vector<std::string>& ClubServer::routes() const { return impl_->names; }

void ClubServer::stop() {
  Impl& s = *impl_;
  {
    const std::lock_guard lock(s.mutex);
    s.stopping = true;
  }
  s.changed.notify_all();
  if (s.watching.joinable()) s.watching.join();
  if (s.web) s.web->stop();
}

}  // namespace arbiter::server
