// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <filesystem>
#include <memory>
#include <string>

#include "app/link/club_http.h"

namespace arbiter::link {

/// How much has been sent to a club.
struct LinkState {
  int waiting = 0;   ///< plies that the club has not acknowledged yet
  Message trouble;   ///< why they wait; empty while all is well
  Message shut_out;  ///< why nothing more of a game is taken; empty while it is
};

/// Tells a club's server of the games in a file, from a thread of its own: whatever waits there, in order, until it is
/// acknowledged; without a network again and again. It reads the file through its own connection, and nobody who plays
/// waits for it. What was not sent when the program ends is sent by the next one.
class Sender {
 public:
  Sender(const ClubAddress& club, std::filesystem::path file);
  ~Sender();
  Sender(const Sender&) = delete;
  Sender& operator=(const Sender&) = delete;

  /// Something was written to this file. Returns at once.
  void wake(const std::filesystem::path& file);
  [[nodiscard]] LinkState state() const;
  /// Waits until the club has everything that can be sent, at most so long. True when it has.
  bool settle(std::chrono::milliseconds most);

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace arbiter::link
