// SPDX-License-Identifier: MIT
#pragma once

#include <sys/types.h>

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace arbiter::test {

/// A PostgreSQL server of our own in a temporary folder, reached through a socket there and by nobody else. As root it
/// runs as the user `postgres`, or `nobody`. It ends with its object, and with this process however that ends.
class Postgresql {
 public:
  /// Makes the database's files and starts the server. `durable`: what it says is written is on the disk (for tests
  /// that only kill it, the kernel's memory will do). Null where there is no server to start, with the reason in `why`.
  static std::unique_ptr<Postgresql> start(bool durable, std::string& why);
  /// Is there a server that could be started?
  [[nodiscard]] static bool installed();
  ~Postgresql();
  Postgresql(const Postgresql&) = delete;
  Postgresql& operator=(const Postgresql&) = delete;

  /// The address of a new, empty database.
  [[nodiscard]] std::string database();
  /// Another server that follows this one (streaming replication) and may be read. Null where it cannot be made.
  [[nodiscard]] std::unique_ptr<Postgresql> standby(std::string& why);
  /// Lets this server, that followed another one, be written. False where that is not so within a minute.
  [[nodiscard]] bool promote() const;
  /// Lets this server, which does not run, follow another one from now on: what it has and that one has not is undone.
  [[nodiscard]] bool rejoin(const Postgresql& other);
  /// From now on nothing is acknowledged that the server which follows this one does not have on its disk. Waits
  /// until it has everything. False where it does not follow within a minute.
  [[nodiscard]] bool require_standby();
  /// Waits until somebody who writes here waits for a server that follows this one. False if nobody does so in a
  /// minute.
  [[nodiscard]] bool waits_for_standby() const;
  /// The folder of its socket: the `host` of an address.
  [[nodiscard]] const std::filesystem::path& host() const { return folder_; }
  /// Kills the server without a warning, and all it has started.
  void kill();
  /// Starts it again. False where it does not come up.
  [[nodiscard]] bool start_again();

 private:
  Postgresql(std::filesystem::path folder, std::filesystem::path programs, bool durable)
      : folder_(std::move(folder)), programs_(std::move(programs)), durable_(durable) {}
  [[nodiscard]] bool make(std::string& why);
  [[nodiscard]] std::string data() const;  ///< the folder of its files
  /// A server's folder, made for it to run in. Null where that cannot be, with the reason in `why`.
  static std::unique_ptr<Postgresql> prepare(bool durable, std::string& why);
  using Words = std::vector<std::string>;
  [[nodiscard]] int run(const std::string& program, const Words& arguments) const;
  [[nodiscard]] pid_t spawn(const std::string& program, const Words& arguments) const;
  [[nodiscard]] bool ask(const std::string& statement) const;
  /// Waits until a query answers that it is so. False if it does not within a minute.
  [[nodiscard]] bool comes_true(const std::string& query) const;
  void configure(const std::string& line) const;

  std::filesystem::path folder_, programs_;
  bool durable_;
  pid_t server_ = -1;
  int databases_ = 0;
};

/// The server that the tests of this process share, started when it is first asked for; null where there is none. That
/// is an error where the packages of the tests are installed ($ARBITER_TEST_PACKAGES is set, by ./test): then it
/// throws.
[[nodiscard]] Postgresql* shared_postgresql();

}  // namespace arbiter::test
