// SPDX-License-Identifier: MIT
#include "app/server/server.h"

#include <httplib.h>

#include <algorithm>
#include <atomic>
#include <charconv>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <set>
#include <thread>

#include "app/server/arbiters.h"
#include "app/server/assets.h"
#include "app/server/front.h"
#include "app/server/gate.h"
#include "app/server/journal.h"
#include "app/server/phones.h"
#include "app/server/streams.h"
#include "app/server/tables.h"
#include "app/server/words.h"
#include "text/json_text.h"
#include "text/utf8.h"

namespace arbiter::server {

using nlohmann::json;

namespace {

constexpr std::size_t kRemembered = 2000;                  // changes; who was away for longer asks for everything
constexpr std::size_t kMostTold = 16U << 10U;              // bytes of what is shown now, in a message
constexpr auto kAtLeastEvery = std::chrono::seconds(5);    // the file is read whether it was written or not
constexpr std::size_t kMostBytes = std::size_t{4} << 20U;  // of what somebody says at once
constexpr int kFiles = 256;  // open beside connections: the database, libraries, whoever asks for a page meanwhile
constexpr int kAlwaysServed = 16;  // threads for pages beside those that wait

std::string entity_tag(const std::string& text) { return "\"" + std::to_string(std::hash<std::string>()(text)) + "\""; }

}  // namespace

struct ClubServer::Impl {
  ServerOptions options;
  Views views;
  ClubDesk desk;
  Gate gate;
  Seats seats;
  Wakes wakes;
  Journal journal;
  Crowd crowd;
  Streams streams;
  Front http;
  std::thread serving, watching;
  std::atomic<bool> served = false;  // it listens no more, or never could

  std::mutex mutex;
  std::condition_variable changed;
  Snapshot snapshot;
  struct Change {
    std::int64_t id;
    std::set<std::string> paths;
  };
  std::deque<Change> changes;
  std::int64_t last = 0;
  std::string trouble;  // why the file cannot be read at the moment
  bool stopping = false;
  std::atomic<int> listening{0};
  std::atomic<std::int64_t> requests{0}, failures{0}, faults{0}, turned_away{0};
  double refresh_seconds = 0;
  std::filesystem::file_time_type seen_written{};  // of the file at the last look; by `refresh` alone
  std::uintmax_t seen_bytes = 0;
  std::optional<std::int64_t> seen_changes, logged;  // logged: the newest entry of the club's log that was told
  std::chrono::steady_clock::time_point looked{};

  explicit Impl(ServerOptions some)
      : options(std::move(some)),
        views(options.views),
        desk(options.views.file),
        gate(desk, options.behind_proxy, !options.members_only, options.now),
        seats(desk),
        wakes(options.waiting),
        journal(options.log),
        crowd(options.per_address),
        streams([this](std::int64_t after) { return news(after); }, {}),
        http(options.waiting + kAlwaysServed) {}

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
    same = same && trouble.empty() && last > 0 && options.views.delay.count() == 0 && now - looked < kAtLeastEvery;
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
      ++faults;
      journal.fault("look at the club", error.what());
      return tl::unexpected(db::Error{"internal", "A fault of the program; what is shown may be old"});
    }
  }

  /// Takes over what the file shows now.
  db::Expected<void> refresh() {
    if (untouched()) return {};
    tell_what_was_done();
    const auto begin = std::chrono::steady_clock::now();
    auto now = look();
    const std::lock_guard lock(mutex);
    refresh_seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    if (!now) {
      ++failures;
      trouble = now.error().message;
      return tl::unexpected(now.error());
    }
    trouble.clear();
    std::set<std::string> paths;
    for (const auto& [path, text] : *now)
      if (const auto old = snapshot.find(path); old == snapshot.end() || old->second != text) paths.insert(path);
    for (const auto& [path, text] : snapshot)
      if (!now->contains(path)) paths.insert(path);
    snapshot = std::move(*now);
    if (paths.empty()) return {};
    changes.push_back({++last, std::move(paths)});
    if (changes.size() > kRemembered) changes.pop_front();
    streams.happened(last);
    return {};
  }

  void watch() {
    std::unique_lock lock(mutex);
    while (!stopping) {
      changed.wait_for(lock, options.every, [&] { return stopping; });
      if (stopping) return;
      lock.unlock();
      try {
        static_cast<void>(refresh());  // what went wrong is in `trouble`; the next look may do better
      } catch (const std::exception& error) {
        ++faults;
        journal.fault("watch the club", error.what());
      }
      lock.lock();
    }
  }

  void send(const httplib::Request& request, httplib::Response& response, const std::string& path) {
    ++requests;
    if (!gate.may_look(request, response)) return;
    std::string text;
    {
      const std::lock_guard lock(mutex);
      const auto found = snapshot.find(path);
      if (found == snapshot.end()) {
        response.status = 404;
        response.set_content(text::dump({{"error", "There is no " + path}}), "application/json");
        return;
      }
      text = found->second;
    }
    const std::string tag = entity_tag(text);
    response.set_header("ETag", tag);
    response.set_header("Cache-Control", "no-cache");
    if (request.get_header_value("If-None-Match") == tag)
      response.status = 304;
    else
      response.set_content(text, "application/json");
  }

  /// All that has changed after the event of that number; everything where that is not known.
  std::set<std::string> since(std::int64_t id) const {
    std::set<std::string> paths;
    const bool known = id <= last && (changes.empty() || changes.front().id <= id + 1);
    for (const Change& change : changes)
      if (!known || change.id > id) paths.insert(change.paths.begin(), change.paths.end());
    if (!known)
      for (const auto& [path, text] : snapshot) paths.insert(path);
    return paths;
  }

  /// What somebody is told who has heard of everything up to that event: what has changed, and what of it is small
  /// enough as it is now, so that thousands need not ask for it at the same moment.
  News news(std::int64_t after) {
    const std::lock_guard lock(mutex);
    const std::set<std::string> paths = since(after);
    std::string now;
    for (const std::string& path : paths)
      if (const auto found = snapshot.find(path);
          found != snapshot.end() && now.size() + found->second.size() <= kMostTold)
        now += (now.empty() ? "" : ",") + text::dump(path) + ":" + found->second;
    return {last, "id: " + std::to_string(last) + "\ndata: {\"changed\":" + text::dump(paths) + ",\"now\":{" + now +
                      "}}\n\n"};
  }

  void live(const httplib::Request& request, httplib::Response& response) {
    ++requests;
    if (!gate.may_look(request, response)) return;
    const std::string from_where = gate.caller(request);
    const bool room = listening.fetch_add(1) < *options.spectators;
    const bool room_there = crowd.enter(from_where);
    const std::shared_ptr<void> place(nullptr, [this, from_where](void*) {
      --listening;
      crowd.leave(from_where);
    });
    if (!room_there) {
      ++turned_away;
      return refuse(response, 429, {"busy", "So many look on from your network already; ask now and then"});
    }
    if (!room) {
      response.status = 503;
      response.set_header("Retry-After", "5");
      response.set_content("{\"error\":\"So many look on already; ask now and then.\"}", "application/json");
      return;
    }
    std::int64_t from = 0;
    {
      const std::lock_guard lock(mutex);
      from = last;
    }
    // Where somebody who comes back was.
    const std::string seen = request.get_header_value("Last-Event-ID");
    const auto* end = seen.data() + seen.size();
    if (std::int64_t id = 0; std::from_chars(seen.data(), end, id).ptr == end && !seen.empty() && id >= 0) from = id;
    response.set_header("Cache-Control", "no-cache");
    response.set_header("X-Accel-Buffering", "no");
    Front::hand_over(response, "text/event-stream", "retry: 2000\n\n",
                     [this, from, place](int socket) { streams.add(socket, from, place); });
  }

  std::string metrics() {
    const std::lock_guard lock(mutex);
    const auto line = [](const std::string& name, const char* type, const auto& value) {
      return "# TYPE arbiter_" + name + " " + type + "\narbiter_" + name + " " + std::to_string(value) + "\n";
    };
    return line("spectators", "gauge", listening.load()) + line("waiting", "gauge", wakes.waiting()) +
           line("requests_total", "counter", requests.load()) +
           line("turned_away_total", "counter", turned_away.load()) +
           line("messages_total", "counter", streams.told()) + line("dropped_total", "counter", streams.dropped()) +
           line("changes_total", "counter", last) + line("refresh_seconds", "gauge", refresh_seconds) +
           line("refresh_failures_total", "counter", failures.load()) + line("faults_total", "counter", faults.load()) +
           journal.metrics();
  }

  void routes() {
    if (options.log != nullptr)
      http.set_logger([this](const auto& request, const auto& response) {
        journal.answered(request, response, gate.caller(request));
      });
    http.set_payload_max_length(kMostBytes);
    http.set_exception_handler([this](const httplib::Request&, httplib::Response& response, const std::exception_ptr&) {
      ++faults;
      refuse(response, 500, {"internal", "A fault of the program; nothing was changed"});
    });
    http.set_tcp_nodelay(true);
    http.set_read_timeout(5, 0);
    http.set_write_timeout(10, 0);
    http.set_default_headers(
        {{"Content-Security-Policy", "default-src 'self'; frame-ancestors 'none'; base-uri 'none'"},
         {"X-Content-Type-Options", "nosniff"},
         {"Referrer-Policy", "no-referrer"}});
    const auto serve = [&](const std::string& path, const std::string& text, const std::string& type) {
      http.Get(path, [text, type, this](const httplib::Request&, httplib::Response& response) {
        ++requests;
        response.set_header("Cache-Control", "no-cache");
        response.set_content(text, type);
      });
    };
    const auto asset = [&](const std::string& path, const std::string& name, const std::string& type) {
      serve(path, std::string(page_text(name).value_or("")), type);
    };
    // All pages begin alike.
    const auto page = [&](const std::string& path, const std::string& name) {
      serve(path, std::string(page_text("head").value_or("")).append(page_text(name).value_or("")),
            "text/html; charset=utf-8");
    };
    page("/", "index");
    asset("/page.js", "page", "text/javascript; charset=utf-8");
    asset("/style.css", "style", "text/css; charset=utf-8");
    asset("/board.js", "board", "text/javascript; charset=utf-8");
    page("/seat", "seat");
    asset("/words.js", "words", "text/javascript; charset=utf-8");
    asset("/seat.js", "phone", "text/javascript; charset=utf-8");
    asset("/worker.js", "worker", "text/javascript; charset=utf-8");
    asset("/icon.svg", "icon", "image/svg+xml");
    for (const char* language : page_languages())
      if (const auto words = words_of_pages(language))
        serve("/words/" + std::string(language) + ".json", *words, "application/json");
    http.Get(R"(/words/([a-z]{2})/sentence)", [this](const auto& request, auto& response) {
      ++requests;
      const auto said = sentence_in(language_asked_for(request.matches[1]), request.get_param_value("of"));
      if (!said) return refuse(response, {"not_found", "There is no such sentence"});
      response.set_header("Cache-Control", "max-age=3600");
      response.set_content(text::dump({{"said", *said}}), "application/json");
    });
    asset("/manifest.webmanifest", "manifest", "application/manifest+json");
    http.Get("/api/event", [this](const auto& request, auto& response) { send(request, response, "event"); });
    http.Get("/api/leagues", [this](const auto& request, auto& response) { send(request, response, "leagues"); });
    http.Get(R"(/api/(standings/\d{1,18}|table/\d{1,6}/\d{1,6}))",
             [this](const auto& request, auto& response) { send(request, response, request.matches[1]); });
    http.Get("/api/live", [this](const auto& request, auto& response) { live(request, response); });
    add_table_routes(http, desk, gate, wakes, journal, options.views.event);
    add_phone_routes(http, desk, gate, seats, wakes);
    add_arbiter_routes(http, desk, gate, options.views.event);
    http.Get("/metrics",
             [this](const auto&, auto& response) { response.set_content(metrics(), "text/plain; version=0.0.4"); });
    http.Get("/healthz", [this](const auto&, auto& response) {
      const std::lock_guard lock(mutex);
      response.status = trouble.empty() ? 200 : 503;
      response.set_content(trouble.empty() ? "ok\n" : trouble + "\n", "text/plain; charset=utf-8");
    });
  }
};

ClubServer::ClubServer(ServerOptions options) : impl_(std::make_unique<Impl>(std::move(options))) {}
ClubServer::~ClubServer() { stop(); }

db::Expected<int> ClubServer::start() {
  Impl& s = *impl_;
  const auto others = static_cast<std::uint64_t>(s.options.waiting + kAlwaysServed) + kFiles;
  if (!s.options.spectators) {
    const auto allowed = connections_allowed(kUsualSpectators, others);
    if (!allowed) return tl::unexpected(allowed.error());
    s.options.spectators = *allowed;
  } else if (const auto allowed = allow_open_files(others + static_cast<std::uint64_t>(*s.options.spectators));
             !allowed) {
    return tl::unexpected(allowed.error());
  }
  if (const auto first = s.refresh(); !first) return tl::unexpected(first.error());
  s.routes();
  int port = s.options.port;
  if (port == 0)
    port = s.http.bind_to_any_port(s.options.host);
  else if (!s.http.bind_to_port(s.options.host, port))
    port = -1;
  if (port < 0)
    return tl::unexpected(db::Error{
        "io", s.options.host + ":" + std::to_string(s.options.port) + " cannot be used; another program may have it"});
  s.http.expect_many();
  if (const auto begun = s.streams.start(); !begun) return tl::unexpected(begun.error());
  s.serving = std::thread([&s] {
    s.http.listen_after_bind();
    s.served = true;
  });
  s.watching = std::thread([&s] { s.watch(); });
  return port;
}

void ClubServer::stop() {
  Impl& s = *impl_;
  {
    const std::lock_guard lock(s.mutex);
    s.stopping = true;
  }
  s.changed.notify_all();
  s.wakes.stop();
  s.streams.stop();
  if (s.serving.joinable()) {
    while (!s.http.is_running() && !s.served) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    s.http.stop();
    s.serving.join();
  }
  if (s.watching.joinable()) s.watching.join();
}

}  // namespace arbiter::server
