// SPDX-License-Identifier: MIT
#include "app/server/server.h"

#include <utility>

#include "app/http/open_files.h"
#include "app/server/access_log.h"
#include "app/server/accounts.h"
#include "app/server/arbiters.h"
#include "app/server/auth.h"
#include "app/server/intake.h"
#include "app/server/pages.h"
#include "app/server/phones.h"
#include "app/server/records.h"
#include "app/server/spectators.h"
#include "app/server/tables.h"
#include "app/server/watch.h"

namespace arbiter::server {

namespace {

constexpr int kFiles = 256;         // open beside connections: the database, libraries
constexpr int kOtherCallers = 500;  // connections beside those that wait or look on: whoever asks for a page

}  // namespace

struct ClubServer::Impl {
  ServerOptions options;
  ClubDesk desk;
  Intake intake;
  Auth auth;
  Accounts accounts;
  Seats seats;
  LongPoll long_poll;
  AccessLog access_log;
  Watch watch;
  Spectators spectators;
  Records records;
  std::vector<std::string> names;     // of the routes
  std::unique_ptr<http::Server> web;  // goes first: it uses the rest

  explicit Impl(ServerOptions some)
      : options(std::move(some)),
        desk(options.views.file),
        intake(desk),
        auth(desk, !options.members_only, options.now),
        accounts(desk, auth, options.now),
        seats(desk),
        long_poll(options.waiting),
        access_log(options.log),
        watch(options.views, options.members_only, options.every,
              {desk, long_poll, access_log, [this](std::int64_t change) { happened(change); }}),
        spectators(watch, auth, options.per_address, options.limits.heartbeat),
        records(options.views.file, watch.events()) {}

  void happened(std::int64_t change) {
    if (web) web->happened(change);
  }

  /// What does not work, in our words.
  void tell_health(Response& response) const {
    const std::string wrong = watch.wrong();
    response.status = wrong.empty() ? 200 : 503;
    response.set_content(wrong.empty() ? "ok\n" : wrong + ".\n", "text/plain; charset=utf-8");
  }

  std::string metrics() {
    const http::Server::Counts counts = web->counts();
    const Watch::Figures figures = watch.figures();
    const auto line = [](const std::string& name, const char* type, const auto& value) {
      return "# TYPE arbiter_" + name + " " + type + "\narbiter_" + name + " " + std::to_string(value) + "\n";
    };
    return line("spectators", "gauge", spectators.listening()) + line("waiting", "gauge", long_poll.waiting()) +
           line("events", "gauge", watch.live().held()) + line("connections", "gauge", counts.connections) +
           line("requests_total", "counter", counts.requests) + line("refused_total", "counter", counts.refused) +
           line("turned_away_total", "counter", spectators.turned_away()) +
           line("messages_total", "counter", counts.told) + line("dropped_total", "counter", counts.dropped) +
           line("changes_total", "counter", watch.shown().last()) + line("refresh_seconds", "gauge", figures.seconds) +
           line("refresh_seconds_total", "counter", figures.all_seconds) +
           line("refresh_compute_seconds_total", "counter", figures.all_compute) +
           line("refreshes_total", "counter", figures.looks) +
           line("refresh_failures_total", "counter", figures.failures) +
           line("faults_total", "counter", counts.faults) + access_log.metrics();
  }

  http::Router routes() {
    http::Router routes;
    add_pages(routes, watch.events());
    spectators.add_routes(routes);
    // Whoever names no event means the newest.
    const std::string usual = options.views.event.empty() ? "last" : options.views.event;
    add_table_routes(routes, desk, intake, auth, long_poll, access_log, usual);
    add_phone_routes(routes, desk, auth, seats, long_poll);
    add_arbiter_routes(routes, desk, auth, usual);
    accounts.add_routes(routes);
    records.add_routes(routes, auth);
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
    settings.headers = {{"Content-Security-Policy", policy("'none'")},
                        {"X-Content-Type-Options", "nosniff"},
                        {"Referrer-Policy", "no-referrer"}};
    settings.now = options.now;
    settings.answered = [this](const Request& request, const Response& response, std::size_t bytes) {
      access_log.answered(request, response, bytes);
    };
    settings.fault = [this](const std::string& what) { access_log.trouble("A fault of the program: " + what); };
    http::Router all = routes();
    names = all.names();
    web = std::make_unique<http::Server>(
        std::move(settings), std::move(all),
        [this](std::int64_t after, const std::string& about) { return watch.shown().news(after, about); },
        [this] { return spectators.alive(); });
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
  s.spectators.allow(*allowed);
  if (const auto there = s.watch.find_events(); !there) return tl::unexpected(there.error());
  s.make_web();
  const auto port = s.web->start();
  if (!port) return tl::unexpected(db::Error{"io", port.error()});
  return *port;
}

db::Expected<void> ClubServer::look() { return impl_->watch.begin(); }

const std::vector<std::string>& ClubServer::routes() const { return impl_->names; }

void ClubServer::stop() {
  impl_->watch.stop();
  if (impl_->web) impl_->web->stop();
}

}  // namespace arbiter::server
