// SPDX-License-Identifier: MIT
#pragma once

#include <sys/types.h>

#include <filesystem>
#include <memory>
#include <string>

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
  /// Kills the server without a warning, and all it has started.
  void kill();
  /// Starts it again. False where it does not come up.
  [[nodiscard]] bool start_again();

 private:
  Postgresql(std::filesystem::path folder, std::filesystem::path programs, bool durable)
      : folder_(std::move(folder)), programs_(std::move(programs)), durable_(durable) {}
  [[nodiscard]] bool make(std::string& why);
  [[nodiscard]] int run(const std::string& program, const std::string& arguments) const;
  [[nodiscard]] pid_t spawn(const std::string& program, const std::string& arguments) const;

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
