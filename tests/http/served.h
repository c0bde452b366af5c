// SPDX-License-Identifier: MIT
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "app/http/server.h"
#include "tests/http/raw_client.h"

namespace arbiter::http {

using namespace std::chrono_literals;
using test::RawClient;
using test::statuses;

/// Waits until something holds, longer than it takes on any machine.
template <class Holds>
bool soon(const Holds& holds) {
  for (const auto end = Clock::now() + 60s; Clock::now() < end;) {
    if (holds()) return true;
    std::this_thread::sleep_for(2ms);
  }
  return false;
}

/// A server with a few routes, whose handlers note what they were asked.
class Served : public testing::Test {
 protected:
  /// Serves with these options, on a port of its own.
  void serve(ServerOptions options = {}) {
    options.fault = [this](const std::string& what) {
      const std::lock_guard lock(mutex_);
      faults_.push_back(what);
    };
    server_.emplace(
        std::move(options), routes(),
        [this](std::int64_t after, const std::string& about) { return news(after, about); },
        [] { return std::string("event: alive\ndata: {}\n\n"); });
    const auto port = server_->start();
    ASSERT_TRUE(port) << port.error().english();
    port_ = *port;
  }

  /// Everything that the server says to these bytes until it closes; the client says that it has no more.
  [[nodiscard]] std::string say(const std::string& bytes) const {
    const RawClient client(port_);
    client.send(bytes);
    client.shut();
    return client.rest();
  }
  /// The same from a client that keeps its side open, as a proxy does.
  [[nodiscard]] std::string say_as_proxy(const std::string& bytes) const {
    const RawClient client(port_);
    client.send(bytes);
    return client.rest();
  }
  /// What handlers were asked, "GET /a|POST /b: body".
  [[nodiscard]] std::string asked() {
    const std::lock_guard lock(mutex_);
    std::string all;
    for (const std::string& one : asked_) all += (all.empty() ? "" : "|") + one;
    return all;
  }
  [[nodiscard]] std::vector<std::string> faults() {
    const std::lock_guard lock(mutex_);
    return faults_;
  }
  void happens() { server_->happened(++last_); }

  std::optional<Server> server_;
  int port_ = 0;
  std::atomic<std::int64_t> last_{0};
  std::string padding_;
  std::weak_ptr<void> held_;        ///< the place of the newest stream or waiting reply
  std::atomic<int> waiting_{0};     ///< replies that wait
  std::atomic<bool> ready_{false};  ///< what waiting replies wait for

 private:
  /// What is about "even" hears of even events alone.
  News news(std::int64_t after, const std::string& about) {
    const std::int64_t last = last_;
    if (about == "even" && last / 2 == after / 2) return {last, ""};
    return {last, "[" + std::to_string(after) + ".." + std::to_string(last) + "]" + padding_};
  }
  void note(const Request& request) {
    const std::lock_guard lock(mutex_);
    asked_.push_back(request.method + " " + request.path + (request.body.empty() ? "" : ": " + request.body));
  }
  Router routes() {
    Router routes;
    const auto page = std::make_shared<const Body>(std::string(5000, 'p'));
    routes.get("/", [this, page](const Request& request, Response& response) {
      note(request);
      response.set_content(page, "text/plain");
    });
    routes.get("/from", [](const Request& request, Response& response) {
      response.set_content(request.from + " " + request.header("x-mark") + " " + request.param("q"), "text/plain");
    });
    routes.post("/write", 1000, [this](const Request& request, Response& response) {
      note(request);
      response.set_content("wrote " + request.header("x-mark"), "text/plain");
    });
    routes.post("/nothing", 0, [this](const Request& request, Response&) { note(request); });
    routes.post(
        "/guarded", 1U << 20U, [this](const Request& request, Response&) { note(request); },
        [](const Request& request, Response& response) -> std::shared_ptr<const void> {
          if (request.header("authorization") == "yes") return std::make_shared<int>(1);
          response.status = 401;
          return nullptr;
        });
    routes.get("/throws", [](const Request&, Response&) { throw std::runtime_error("the password is 1234"); });
    Route& live = routes.get("/live", [this](const Request& request, Response& response) {
      const auto place = std::make_shared<int>(0);
      held_ = place;
      response.stream = Stream{"text/event-stream", "hello\n\n", last_, request.param("of"), place};
    });
    live.goes_on = true;
    routes.get("/later", [this](const Request&, Response& response) { wait(response); });
    return routes;
  }
  void wait(Response& response) {
    const auto place = std::make_shared<int>(0);
    held_ = place;
    response.set_content("not yet", "text/plain");
    response.later = Later{Clock::now() + 60s, 60s,
                           [this](std::function<void()> wake) {
                             const std::lock_guard lock(mutex_);
                             long_poll_.push_back(std::move(wake));
                             ++waiting_;
                             return std::shared_ptr<void>(nullptr, [](void*) {});
                           },
                           [this](Response& now) {
                             now.set_content(ready_ ? "ready" : "not yet", "text/plain");
                             return ready_.load();
                           },
                           place};
  }

 protected:
  void wake_all() {
    const std::lock_guard lock(mutex_);
    for (const auto& wake : long_poll_) wake();
  }

 private:
  std::mutex mutex_;
  std::vector<std::string> asked_, faults_;
  std::vector<std::function<void()>> long_poll_;
};

}  // namespace arbiter::http
