// SPDX-License-Identifier: MIT
#pragma once

#include <httplib.h>

#include <chrono>
#include <optional>
#include <sstream>
#include <string>
#include <thread>

#include "app/event/table_game.h"
#include "app/link/sender.h"
#include "app/server/server.h"
#include "tests/event/club_fixture.h"
#include "tests/support/postgresql.h"

namespace arbiter::server {

/// How long a test waits for what must come: longer than it takes on any machine, however busy.
inline constexpr std::chrono::seconds kPatience{60};

/// Waits until something holds.
template <class Holds>
bool soon(const Holds& holds) {
  for (const auto end = std::chrono::steady_clock::now() + kPatience; std::chrono::steady_clock::now() < end;) {
    if (holds()) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  return false;
}

/// The same tests for a club in a file and for one in a database server.
class EitherEngine : public testing::TestWithParam<const char*> {
 protected:
  void SetUp() override {
    if (std::string(GetParam()) != "PostgreSQL") return;
    test::Postgresql* server = test::shared_postgresql();
    if (server == nullptr) GTEST_SKIP() << "no PostgreSQL server is installed";
    where_ = server->database();
  }
  std::string where_;  ///< the club's database; empty: a file
};
/// Their names, for a suite of such tests.
inline auto both_engines() { return testing::Values("SQLite", "PostgreSQL"); }
inline std::string engine(const testing::TestParamInfo<const char*>& one) { return one.param; }

/// A club with its server, and tables in files of their own that know it over the network only. `where`: the club's
/// database; empty: a file.
class TestNetwork {
 public:
  explicit TestNetwork(const std::string& where, const std::string& ruleset = "mr-joseph",
                       const std::vector<std::string>& players = {"Ada", "Bo", "Cy", "Dee"})
      : club_(where) {
    event_ = club_.event("Friday", ruleset, players);
    club_.seat_and_publish(event_);
    serve();
    table_key_ = key("table", "Table 1");
  }

  /// Starts the server, once more on the port that it had.
  void serve() {
    ServerOptions options;
    options.views.file = club_.file();
    options.port = port_;
    options.every = std::chrono::milliseconds(20);
    options.members_only = members_only_;
    options.behind_proxy = behind_proxy_;
    options.views.delay = delay_;
    if (waiting_) options.waiting = *waiting_;
    if (standing_) options.now = [at = std::chrono::steady_clock::now()] { return at; };
    options.log = &log_;
    server_.emplace(options);
    // The port may be held for a moment by what was there.
    auto port = server_->start();
    for (int i = 0; !port && i < 500; ++i) {
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
      port = server_->start();
    }
    port_ = event::good(port);
  }
  void stop() { server_.reset(); }

  std::string key(const std::string& role, const std::string& whose) {
    db::club::Key key;
    key.role = db::club::parse_role(role).value();
    key.name = whose;
    return event::good(club_->add_key(key, club_.by())).text;
  }
  [[nodiscard]] link::ClubAddress address() const { return {url(), table_key_}; }
  [[nodiscard]] std::string url() const { return "http://127.0.0.1:" + std::to_string(port_); }
  [[nodiscard]] httplib::Client caller(const std::string& key = "") const {
    httplib::Client client(url());
    client.set_read_timeout(kPatience);
    if (!key.empty()) client.set_default_headers({{"Authorization", "Bearer " + key}});
    return client;
  }
  /// A file for a table.
  [[nodiscard]] std::string table_file(const std::string& name) const { return club_.local_file() + "." + name; }
  /// The game of a table, as that table begins it.
  table::Session begin(const std::string& file, int table = 1, const Value& more = {}) {
    auto game = event::good(event::game_of_table(club_.open(event_), 0, table));
    game.info.people.clear();
    game.info.club = url();
    for (const auto& [name, value] : more.table()) game.setup[name] = value;
    table::Session session(file);
    const auto begun = session.new_game(game.setup, game.info);
    EXPECT_TRUE(begun && begun->stored);
    return session;
  }
  [[nodiscard]] std::string token(int table = 1) {
    const auto event_session = club_.open(event_);
    for (const auto& one : event_session.round(event_session.published())->tables)
      if (one.number == table) return one.token;
    return "";
  }
  /// How many plies of a game the club has; -1: none.
  [[nodiscard]] int fed(int table = 1) { return static_cast<int>(event::good(club_->fed(token(table))).size()) - 1; }

  event::TestClub club_;
  db::club::EventId event_ = 0;
  bool members_only_ = false;      ///< of the next server
  bool behind_proxy_ = false;      ///< of the next server
  std::chrono::seconds delay_{0};  ///< of the next server
  std::optional<int> waiting_;     ///< how many may wait; of the next server
  bool standing_ = false;          ///< too often is counted by a clock that stands still; of the next server
  std::ostringstream log_;         ///< of all servers; to be read when there is none

 private:
  std::optional<ClubServer> server_;
  int port_ = 0;
  std::string table_key_;
};

}  // namespace arbiter::server
