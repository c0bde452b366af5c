// SPDX-License-Identifier: MIT
#include "db/patience.h"

#include <sqlite3.h>

#include <chrono>
#include <thread>

namespace arbiter::db {
namespace {

// Long enough for another program's writes, short enough that nobody at the table waits for it.
constexpr std::chrono::milliseconds kPatience{4000};

/// What SQLite calls where the file is locked, `tries` times already; 0: it gives up. Its own way, to sleep longer from
/// time to time until it is 100 ms, hardly ever meets the moment between two writes of a program that stores one game
/// after the other.
int wait_a_little(void* /*unused*/, int tries) {
  static thread_local std::chrono::steady_clock::time_point since;
  const auto now = std::chrono::steady_clock::now();
  if (tries == 0) since = now;
  if (now - since > kPatience) return 0;
  // Not all who wait at the same moments.
  std::this_thread::sleep_for(std::chrono::microseconds(200 + now.time_since_epoch().count() % 800));
  return 1;
}

}  // namespace

void be_patient(sqlite3* connection) { sqlite3_busy_handler(connection, wait_a_little, nullptr); }

}  // namespace arbiter::db
