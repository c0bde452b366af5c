// SPDX-License-Identifier: MIT
#include "app/server/live_events.h"

#include <algorithm>
#include <tuple>

#include "app/server/auth.h"

namespace arbiter::server {

using db::club::EventId;

namespace {

constexpr auto kAtLeastEvery = std::chrono::seconds(5);   // an event that goes on is read, whatever was written
constexpr auto kFinishedEvery = std::chrono::minutes(1);  // a finished one
constexpr auto kIdle = std::chrono::minutes(10);          // a finished one is kept so long after somebody asked for it
constexpr std::size_t kMostHeld = 50;                     // events, those that go on beside
constexpr std::size_t kMostWanted = 20;                   // that wait to be read
constexpr int kMostWaiting = 500, kPatience = 20;         // requests for them; seconds

std::string bell_of(EventId event) { return std::to_string(event); }

}  // namespace

LiveEvents::LiveEvents(const ViewOptions& options, EventList& list, Outlets outlets)
    : options_(options), list_(list), outlets_(std::move(outlets)), loader_(options.file), waiting_(kMostWaiting) {}

LiveEvents::~LiveEvents() { stop(); }

LiveEvents::Holding LiveEvents::hold(EventId event) {
  const std::lock_guard lock(mutex_);
  Holding& held = held_[event];
  if (!held) held = std::make_shared<Held>(options_.leagues_again);
  held->asked = Clock::now();
  return held;
}

void LiveEvents::let_go_of_idle() {
  const std::lock_guard lock(mutex_);
  const auto now = Clock::now();
  for (auto one = held_.begin(); one != held_.end();) {
    Held& held = *one->second;
    const auto event = list_.find(one->first);
    const bool wanted =
        event && (!event->finished || held.kept > 0 || (now - held.asked < kIdle && held_.size() < kMostHeld));
    const std::unique_lock reading(held.mutex, std::try_to_lock);
    if (wanted || !reading) {
      ++one;
      continue;
    }
    held.gone = true;
    outlets_.shown.forget(one->first);
    one = held_.erase(one);
  }
}

/// What of it must be read? With its mutex. None: nothing.
std::optional<Views::Look> LiveEvents::stale(Held& held, const ListedEvent& event) {
  const bool written = held.written.exchange(false);
  const auto every = event.finished ? Clock::duration(kFinishedEvery) : Clock::duration(kAtLeastEvery);
  if (held.dirty || Clock::now() - held.read_at >= every) return Views::Look::everything;
  const auto due = held.views.due(), until = event::shown_until(event.delay, db::now());
  const bool becomes_visible = due && (!until || *due <= *until);
  return written || becomes_visible ? std::optional(Views::Look::games) : std::nullopt;
}

/// Has it changed? With its mutex.
db::Expected<bool> LiveEvents::read(const db::club::Club& club, Held& held, const ListedEvent& event,
                                    Views::Look look) {
  held.dirty = false;
  auto now = held.views.read(club, event.id, event.delay, db::now(), look);
  held.dirty = held.dirty || !now;
  if (!now) return tl::unexpected(now.error());
  held.read = true;
  if (look == Views::Look::everything) held.read_at = Clock::now();
  const std::int64_t change = outlets_.shown.take(event.id, std::move(*now));
  if (change > 0) outlets_.happened(change);
  waiting_.poke(bell_of(event.id));
  return change > 0;
}

/// Reads it where it must be read. A fault of the program is told, and holds up no other event: the next look may do
/// better.
db::Expected<bool> LiveEvents::read_if_stale(const db::club::Club& club, Held& held, const ListedEvent& event) {
  try {
    const auto look = stale(held, event);
    auto news = look ? read(club, held, event, *look) : db::Expected<bool>(false);
    late_ = late_ || held.views.due();
    return news;
  } catch (const std::exception& error) {
    held.views = Views(options_.leagues_again);
    held.dirty = true;
    outlets_.fault("look at the club", error.what());
    return tl::unexpected(db::Error{"internal", make_message("A fault of the program; what is shown may be old")});
  }
}

db::Expected<void> LiveEvents::look(const db::club::Club& club, const Done& done) {
  let_go_of_idle();
  for (const ListedEvent& event : list_.running()) std::ignore = hold(event.id);
  std::map<EventId, Holding> all;
  {
    const std::lock_guard lock(mutex_);
    all = held_;
  }
  for (const auto& [id, held] : all) {
    if (done.all || done.events.contains(id)) held->dirty = true;
    if (done.written) held->written = true;
  }
  late_ = false;
  db::Expected<void> all_well;
  std::set<EventId> changed;
  // The newest first: it is what most people look at.
  for (auto one = all.rbegin(); one != all.rend(); ++one) {
    const auto event = list_.find(one->first);
    Held& held = *one->second;
    const std::unique_lock reading(held.mutex, std::try_to_lock);
    // A finished one that has not been read yet is the other thread's.
    if (!reading || held.gone || !event || (event->finished && !held.read)) continue;
    const auto news = read_if_stale(club, held, *event);
    if (!news && all_well) all_well = tl::unexpected(news.error());
    if (news && *news) changed.insert(one->first);
  }
  // A game that has ended may have been the last one: that stands in no log.
  if (const auto listed = list_.read(club, changed); !listed && all_well) all_well = listed;
  return all_well;
}

void LiveEvents::forget() {
  std::map<EventId, Holding> all;
  {
    const std::lock_guard lock(mutex_);
    all = held_;
  }
  for (const auto& [id, held] : all) {
    const std::lock_guard reading(held->mutex);
    held->views = Views(options_.leagues_again);
    held->dirty = true;
  }
}

void LiveEvents::start() {
  if (!loading_.joinable()) loading_ = std::thread([this] { load(); });
}

void LiveEvents::stop() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  wanted_changed_.notify_all();
  if (loading_.joinable()) loading_.join();
}

void LiveEvents::load_one(EventId id) {
  const auto event = list_.find(id);
  const auto club = loader_.club();
  if (!event || !club) return;
  const Holding held = hold(id);
  const std::lock_guard reading(held->mutex);
  if (held->gone || held->read) return;
  std::ignore = read(**club, *held, *event,
                     Views::Look::everything);  // who waits asks again, and hears what is wrong from /healthz
}

void LiveEvents::load() {
  std::unique_lock lock(mutex_);
  while (!stopping_) {
    wanted_changed_.wait(lock, [&] { return stopping_ || !wanted_.empty(); });
    if (stopping_) return;
    const EventId event = wanted_.front();
    lock.unlock();
    try {
      load_one(event);
    } catch (const std::exception& e) {
      outlets_.fault("read an event", e.what());
    }
    waiting_.poke(bell_of(event));
    lock.lock();
    wanted_.pop_front();
  }
}

void LiveEvents::ask(EventId event) {
  const std::lock_guard lock(mutex_);
  const auto found = held_.find(event);
  if (found != held_.end()) {
    found->second->asked = Clock::now();
    if (outlets_.shown.shows(event)) return;
  }
  if (wanted_.size() >= kMostWanted || std::ranges::find(wanted_, event) != wanted_.end()) return;
  wanted_.push_back(event);
  wanted_changed_.notify_all();
}

std::shared_ptr<void> LiveEvents::keep(EventId event) {
  const Holding held = hold(event);
  const std::lock_guard lock(mutex_);
  ++held->kept;
  return {this, [this, held](void*) {
            const std::lock_guard again(mutex_);
            --held->kept;
            held->asked = Clock::now();
          }};
}

void LiveEvents::answer(http::Response& response, EventId event, std::function<void(http::Response&)> look) {
  ask(event);
  waiting_.answer(response, bell_of(event), kPatience, [this, event, look = std::move(look)](http::Response& now) {
    if (outlets_.shown.shows(event)) {
      look(now);
      return true;
    }
    refuse(now, 503, {"busy", make_message("The event's games are being read; ask again in a moment")});
    ask(event);
    return false;
  });
}

std::size_t LiveEvents::held() const {
  const std::lock_guard lock(mutex_);
  return held_.size();
}

}  // namespace arbiter::server
