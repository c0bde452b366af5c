// SPDX-License-Identifier: MIT
#pragma once

#include <condition_variable>
#include <mutex>
#include <vector>

#include "app/server/club_desk.h"

namespace arbiter::server {

/// Stores what tables send. A disk takes longer than the work itself. Whatever arrives while the disk is busy is
/// therefore stored together, in the next transaction. Any thread.
class Intake {
 public:
  explicit Intake(ClubDesk& desk) : desk_(desk) {}

  /// As Club::receive. Returns once the batch is on the disk, or refused.
  [[nodiscard]] db::Expected<int> store(const db::club::FedBatch& batch, const db::club::Key& key);

 private:
  /// A batch whose sender waits.
  struct Waiting {
    db::club::Sent sent;
    db::Expected<int> outcome = 0;
    bool done = false;
  };
  void store_all(const std::vector<Waiting*>& all);

  ClubDesk& desk_;
  std::mutex mutex_;
  std::condition_variable stored_;
  std::vector<Waiting*> waiting_;  ///< each lives on its sender's stack
  bool busy_ = false;              ///< one of the senders stores for all
};

}  // namespace arbiter::server
