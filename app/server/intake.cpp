// SPDX-License-Identifier: MIT
#include "app/server/intake.h"

#include <exception>
#include <utility>

namespace arbiter::server {

db::Expected<int> Intake::store(const db::club::FedBatch& batch, const db::club::Key& key) {
  Waiting mine{{&batch, &key}};
  std::unique_lock lock(mutex_);
  waiting_.push_back(&mine);
  while (!mine.done) {
    if (busy_) {
      stored_.wait(lock);
      continue;
    }
    busy_ = true;
    const std::vector<Waiting*> all = std::exchange(waiting_, {});
    lock.unlock();
    store_all(all);
    lock.lock();
    busy_ = false;
    for (Waiting* one : all) one->done = true;
    stored_.notify_all();
  }
  return std::move(mine.outcome);
}

/// Stores the batches of all who wait. Nobody else touches them meanwhile.
void Intake::store_all(const std::vector<Waiting*>& all) {
  std::vector<db::club::Sent> sent;
  sent.reserve(all.size());
  for (const Waiting* one : all) sent.push_back(one->sent);
  db::Expected<void> done;
  try {
    done = desk_.with([&](db::club::Club& club) -> db::Expected<void> {
      auto outcomes = club.receive(sent);
      for (std::size_t i = 0; i < all.size(); ++i) all[i]->outcome = std::move(outcomes[i]);
      // A file that was replaced must be opened again, whoever noticed it.
      for (const Waiting* one : all)
        if (!one->outcome && one->outcome.error().code == "replaced") return tl::unexpected(one->outcome.error());
      return {};
    });
  } catch (const std::exception& fault) {
    // The others must not wait for ever for a fault of this thread.
    done = tl::unexpected(db::Error{"internal", as_it_is(fault.what())});
  }
  if (done) return;
  for (Waiting* one : all) one->outcome = tl::unexpected(done.error());
}

}  // namespace arbiter::server
