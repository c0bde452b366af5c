// SPDX-License-Identifier: MIT
#include "app/link/phone_line.h"

#include <algorithm>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

#include "app/link/phone_door.h"

namespace arbiter::link {
namespace {

constexpr std::chrono::milliseconds kAgain{2000};  // after an error
constexpr std::size_t kMostAnswers = 1000;         // kept for a club that is away; older ones are known from the plies

Message busy(std::chrono::seconds pause) {
  return make_message("So many wait at the club that phones are heard every %1 seconds", pause.count());
}

bool hides(const PhoneOrder& order) { return order.said.find(":secret ") != std::string::npos; }

/// A refusal without what the player said: instead of the action that it begins with, in quotes, and of any part of it,
/// it has only that something was to be hidden.
Message without_the_hidden(Message message, const std::string& said) {
  using Type = Argument::Type;
  for (Argument& argument : message.arguments) {
    const bool first = &argument == message.arguments.data() && message.id.starts_with("%1");
    const bool words = argument.type == Type::quoted || argument.type == Type::text;
    const bool part = !argument.text.empty() &&
                      (said.find(argument.text) != std::string::npos || argument.text.find(said) != std::string::npos);
    if ((first && argument.type == Type::quoted) || (words && part)) argument = make_message("What was to be hidden");
    for (Message& one : argument.messages) one = without_the_hidden(std::move(one), said);
  }
  return message;
}

}  // namespace

struct PhoneLine::Impl {
  struct Answer {
    std::uint64_t of;  ///< the game that was followed then
    std::int64_t order = 0;
    bool done = false;
    Message message;
    std::string seat;  ///< with order 0: the one that is let go
  };

  std::optional<ClubAddress> club;
  mutable std::mutex mutex;
  std::condition_variable changed;
  bool stopping = false;
  std::uint64_t following = 0;  // counts the games that were followed
  std::filesystem::path file;
  std::optional<db::GameId> game;
  PhoneState now;
  std::vector<PhoneOrder> came;
  std::deque<Answer> answers;
  std::shared_ptr<PhoneDoor> hearing, telling;  // those in use, to be stopped
  std::thread hears, tells;

  explicit Impl(std::optional<ClubAddress> address) : club(std::move(address)) {
    hears = std::thread([this] { keep([this](auto& lock) { hear(lock); }); });
    tells = std::thread([this] { keep([this](auto& lock) { tell(lock); }); });
  }

  /// Opens the game's door; null, with the trouble noted, where that cannot be.
  std::shared_ptr<PhoneDoor> open(std::unique_lock<std::mutex>& lock, std::shared_ptr<PhoneDoor>& kept) {
    const auto where = file;
    const db::GameId which = *game;
    const std::uint64_t of = following;
    lock.unlock();
    auto door = phone_door(club, where, which);
    lock.lock();
    if (stopping || following != of) return nullptr;
    if (!door) {
      now.trouble = door.error().code == "not_found" ? Message() : door.error().message;
      return nullptr;
    }
    kept = std::shared_ptr<PhoneDoor>(std::move(*door));
    return kept;
  }

  void pause(std::unique_lock<std::mutex>& lock, std::uint64_t of, std::chrono::milliseconds most = kAgain) {
    changed.wait_for(lock, most, [&] { return stopping || following != of; });
  }

  /// What a thread does until the line ends. A fault of the program is told, and the thread goes on.
  template <class Work>
  void keep(const Work& work) {
    std::unique_lock lock(mutex);
    while (!stopping) {
      std::string fault;
      try {
        work(lock);
      } catch (const std::exception& e) {
        fault = e.what();
      }
      if (!lock.owns_lock()) lock.lock();
      if (fault.empty()) continue;
      now.trouble = make_message("A fault of the program: %1", fault);
      pause(lock, following);
    }
  }

  /// Hears the phones of one game until another one is followed.
  void hear_game(std::unique_lock<std::mutex>& lock, std::uint64_t of) {
    const auto door = open(lock, hearing);
    std::int64_t newest = 0;
    std::size_t signed_in = 0;
    bool known = false;
    while (door && !stopping && following == of) {
      lock.unlock();
      db::Expected<std::map<std::string, std::string>> signs;
      db::Expected<PhoneDoor::Told> told;
      // The signs are shown at once; for orders it is waited.
      if (known)
        told = door->orders(newest, signed_in);
      else
        signs = door->signs();
      lock.lock();
      if (stopping || following != of) return;
      const db::Error* error = !signs ? &signs.error() : !told ? &told.error() : nullptr;
      if (error != nullptr) {
        // A game that is no event's has no phones.
        if (error->code == "not_found") break;
        now.trouble = error->code == "unclaimed" ? Message() : error->message;
        pause(lock, of);
        continue;
      }
      now.trouble = {};
      if (!std::exchange(known, true)) {
        now.signs = *signs;
        continue;
      }
      if (told->pause.count() > 0) now.trouble = busy(told->pause);
      now.signed_in = told->signed_in;
      signed_in = told->signed_in.size();
      for (PhoneOrder& order : told->orders) {
        newest = std::max(newest, order.id);
        came.push_back(std::move(order));
      }
      if (told->pause.count() > 0) pause(lock, of, told->pause);
    }
    if (stopping || following != of) return;
    if (!door && !now.trouble.empty())
      pause(lock, of);  // the file may be busy, the club unknown yet
    else
      changed.wait(lock, [&] { return stopping || following != of; });
  }

  void hear(std::unique_lock<std::mutex>& lock) {
    if (!game)
      changed.wait(lock, [&] { return stopping || game.has_value(); });
    else
      hear_game(lock, following);
  }

  void tell(std::unique_lock<std::mutex>& lock) {
    std::shared_ptr<PhoneDoor> door;
    std::uint64_t of = 0;
    while (!stopping) {
      changed.wait(lock, [&] { return stopping || !answers.empty(); });
      if (stopping) return;
      if (answers.front().of != following || !game) {
        answers.pop_front();  // of a game that is not on the table any more
        continue;
      }
      if (!door || of != following) {
        of = following;
        door = open(lock, telling);
        if (!door) {
          pause(lock, of);
          continue;
        }
      }
      const Answer answer = answers.front();
      lock.unlock();
      const auto told =
          answer.order > 0 ? door->answer(answer.order, answer.done, answer.message) : door->let_go(answer.seat);
      lock.lock();
      if (!told && (told.error().code == "away" || told.error().code == "busy" || told.error().code == "io"))
        pause(lock, of);
      else if (!answers.empty())
        answers.pop_front();
    }
  }

  void add(Answer answer) {
    {
      const std::lock_guard lock(mutex);
      answer.of = following;
      if (answers.size() < kMostAnswers) answers.push_back(std::move(answer));
    }
    changed.notify_all();
  }
};

PhoneLine::PhoneLine(std::optional<ClubAddress> club) : impl_(std::make_unique<Impl>(std::move(club))) {}

PhoneLine::~PhoneLine() {
  std::shared_ptr<PhoneDoor> hearing, telling;
  {
    const std::lock_guard lock(impl_->mutex);
    impl_->stopping = true;
    hearing = impl_->hearing, telling = impl_->telling;
  }
  impl_->changed.notify_all();
  if (hearing) hearing->stop();
  if (telling) telling->stop();
  impl_->hears.join();
  impl_->tells.join();
}

void PhoneLine::follow(const std::filesystem::path& file, std::optional<db::GameId> game) {
  std::shared_ptr<PhoneDoor> hearing;
  {
    const std::lock_guard lock(impl_->mutex);
    if (impl_->file == file && impl_->game == game) return;
    impl_->file = file;
    impl_->game = game;
    ++impl_->following;
    impl_->now = {};
    impl_->came.clear();
    hearing = std::exchange(impl_->hearing, nullptr);
  }
  impl_->changed.notify_all();
  if (hearing) hearing->stop();
}

std::vector<PhoneOrder> PhoneLine::take() {
  const std::lock_guard lock(impl_->mutex);
  return std::exchange(impl_->came, {});
}

void PhoneLine::answer(const PhoneOrder& order, bool done, const Message& message) {
  impl_->add({0, order.id, done, hides(order) ? without_the_hidden(message, order.said) : message, {}});
}

void PhoneLine::let_go(const std::string& seat) { impl_->add({0, 0, true, {}, seat}); }

PhoneState PhoneLine::state() const {
  const std::lock_guard lock(impl_->mutex);
  return impl_->now;
}

std::optional<PhoneAnswer> settled(const std::vector<db::Ply>& history, const PhoneOrder& order) {
  const std::string source = order_source(order.id);
  for (const db::Ply& ply : history)
    if (ply.origin.source == source) return PhoneAnswer{true, {}};
  if (!order.kind)
    return PhoneAnswer{false,
                       make_message("The table's Arbiter is older than the club's: it does not know this request")};
  if (order.kind == db::club::OrderKind::act && !hides(order) && !history.empty() && history.back().number > order.seen)
    return PhoneAnswer{false, make_message("The game has gone on since; look again")};
  return std::nullopt;
}

std::string phone_page(const std::string& club, const std::string& sign) { return club + "/seat#" + sign; }

std::string order_source(std::int64_t order) { return "phone " + std::to_string(order); }

}  // namespace arbiter::link
