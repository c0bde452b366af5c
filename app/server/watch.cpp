// SPDX-License-Identifier: MIT
#include "app/server/watch.h"

#include <time.h>

#include <tuple>
#include <utility>

#include "app/server/auth.h"

namespace arbiter::server {
namespace {

constexpr auto kTryEvery = std::chrono::seconds(5);   // whether the club can be written
constexpr auto kLookEvery = std::chrono::seconds(5);  // the club is looked at, whether it was written or not
constexpr auto kListEvery = std::chrono::hours(1);    // all events: time alone ends some

/// For how many seconds the processor has worked for this thread.
double computed_here() {
  timespec used{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used);
  return static_cast<double>(used.tv_sec) + static_cast<double>(used.tv_nsec) / 1e9;
}

}  // namespace

Watch::Watch(const ViewOptions& options, bool members_only, std::chrono::milliseconds every, Tools tools)
    : file_(options.file.string()),
      every_(every),
      tools_(std::move(tools)),
      list_(options, members_only),
      live_(options, list_,
            {shown_, tools_.happened,
             [this](const std::string& doing, const std::string& what) { tools_.access_log.fault(doing, what); }}),
      reader_(options.file) {}

db::Expected<void> Watch::find_events() {
  const auto club = reader_.club();
  if (!club) return tl::unexpected(club.error());
  replaced_ = reader_.replaced();
  if (auto read = list_.read(**club); !read) return read;
  listed_ = std::chrono::steady_clock::now();
  if (list_.only_one() && !list_.usual())
    return tl::unexpected(db::Error{
        "not_found", make_message("This event's spectators are nobody; `arbiter club events edit` can change that")});
  return {};
}

db::Expected<void> Watch::begin() {
  try_writing();
  if (auto first = refresh(); !first) return first;
  {
    const std::lock_guard lock(mutex_);
    ready_ = true;
  }
  live_.start();
  thread_ = std::thread([this] { run(); });
  return {};
}

void Watch::stop() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  stopped_.notify_all();
  if (thread_.joinable()) thread_.join();
  live_.stop();
}

/// What was done to the club since the last look, here or with another program; it is told the log.
db::Expected<void> Watch::read_log() {
  const auto entries =
      tools_.desk.with([&](const db::club::Club& club) -> db::Expected<std::vector<db::club::LogEntry>> {
        if (logged_) return club.log_after(*logged_);
        const auto newest = club.newest_log();
        if (!newest) return tl::unexpected(newest.error());
        logged_ = *newest;
        done_.all = true;
        return std::vector<db::club::LogEntry>();
      });
  if (!entries) return tl::unexpected(entries.error());
  for (const db::club::LogEntry& one : *entries) {
    tools_.access_log.done(one);
    logged_ = one.id;
    if (one.what == db::club::kGameBegun || one.what == db::club::kGameTakenOver) continue;
    if (one.event)
      done_.events.insert(*one.event);
    else
      done_.all = true;
  }
  return {};
}

/// Has nothing been written since the last look? Then nothing is other than it was, but for what is shown late.
bool Watch::untouched() {
  const bool written = reader_.written();
  if (written) tools_.long_poll.poke_all();
  done_.written = done_.written || written;
  const std::lock_guard lock(mutex_);
  return !done_.written && trouble_.empty() && !live_.late() && std::chrono::steady_clock::now() - looked_ < kLookEvery;
}

db::Expected<void> Watch::look() {
  const auto club = reader_.club();
  if (!club) return tl::unexpected(club.error());
  const bool replaced = reader_.replaced() != std::exchange(replaced_, reader_.replaced());
  if (replaced) {
    logged_.reset();
    live_.forget();
  }
  if (auto read = read_log(); !read) return read;
  const bool anew = replaced || std::chrono::steady_clock::now() - listed_ >= kListEvery;
  if (auto listed = anew ? list_.read(**club) : list_.read(**club, done_.events); !listed) return listed;
  if (anew) listed_ = std::chrono::steady_clock::now();
  return live_.look(**club, std::exchange(done_, {}));
}

/// Takes over what the club shows now.
db::Expected<void> Watch::refresh() {
  if (untouched()) return {};
  const auto begin = looked_ = std::chrono::steady_clock::now();
  const double computed = computed_here();
  auto looked = look();
  const std::lock_guard lock(mutex_);
  figures_.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  figures_.all_seconds += figures_.seconds;
  figures_.all_compute += computed_here() - computed;
  ++figures_.looks;
  if (!looked) ++figures_.failures;
  note_trouble(looked ? "" : looked.error().message.english());
  return looked;
}

/// Something does not work, or works again. With the mutex.
void Watch::note_trouble(const std::string& why) {
  if (why != trouble_) tools_.access_log.trouble(why.empty() ? "The club's database can be read again" : why);
  trouble_ = why;
}

/// Tries to write to the club now and then.
void Watch::try_writing() {
  const auto now = std::chrono::steady_clock::now();
  if (tried_ && now - *tried_ < kTryEvery) return;
  tried_ = now;
  const auto done = tools_.desk.with([](db::club::Club& club) { return club.try_write(); });
  // A server for whoever looks on is for a copy that takes no changes.
  const bool copy = !done && done.error().code == "read_only" && db::club::is_address(file_);
  const std::string code = done || copy ? "" : done.error().code;
  const std::lock_guard lock(mutex_);
  if (code == unwritable_) return;
  unwritable_ = code;
  tools_.access_log.trouble(code.empty() ? "The club's database can be written again" : done.error().message.english());
}

void Watch::run() {
  std::unique_lock lock(mutex_);
  while (!stopping_) {
    stopped_.wait_for(lock, every_, [&] { return stopping_; });
    if (stopping_) return;
    lock.unlock();
    std::string fault;
    try {
      try_writing();
      std::ignore = refresh();  // what went wrong is in `trouble_`; the next look may do better
    } catch (const std::exception& e) {
      fault = std::string("A fault of the program: ") + e.what();
    }
    lock.lock();
    if (fault.empty()) continue;
    ++figures_.failures;
    note_trouble(fault);
  }
}

bool Watch::ready() const {
  const std::lock_guard lock(mutex_);
  return ready_;
}

std::string Watch::wrong() const {
  const std::lock_guard lock(mutex_);
  if (!trouble_.empty()) return "The club's database cannot be read at the moment";
  if (!ready_) return "The club's games are being read";
  return unwritable_.empty() ? std::string() : our_words(unwritable_).english();
}

Watch::Figures Watch::figures() const {
  const std::lock_guard lock(mutex_);
  return figures_;
}

}  // namespace arbiter::server
