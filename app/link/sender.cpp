// SPDX-License-Identifier: MIT
#include "app/link/sender.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <random>
#include <set>
#include <thread>
#include <tuple>

#include "app/link/replies.h"
#include "db/club/club.h"
#include "db/store.h"

namespace arbiter::link {

using nlohmann::json;

namespace {

constexpr std::size_t kPartBytes = 256 * 1024;  // of bodies sent at once, about
constexpr std::chrono::milliseconds kSenderLooks{5000}, kFirstWait{250}, kLongestWait{8000};

constexpr std::chrono::minutes kForgetAgain{10};
constexpr int kMostNumber = 10'000'000;  // of epochs

/// Does an answer say that nothing more of this game will ever be taken from here?
bool for_good(const std::string& code) { return code == "fenced" || code == "differs" || code == "taken"; }

json part_json(const db::FedGame& game, const db::FedPart& part) {
  json plies = json::array();
  for (const db::FedPly& ply : part.plies)
    plies.push_back({{"number", ply.number}, {"body", ply.body}, {"hash", ply.hash}});
  return {
      {"holder", game.to_club.holder},          {"epoch", game.epoch}, {"plies", std::move(plies)}, {"last", part.last},
      {"standing", db::to_json(part.standing)}, {"clock", part.clock}};
}

}  // namespace

struct Sender::Impl {
  ClubHttp club;
  std::thread thread;

  mutable std::mutex mutex;
  std::condition_variable changed;
  std::filesystem::path file;
  bool stopping = false, woken = true, hurried = false;  // hurried: somebody waits for it
  std::uint64_t asked = 0, done = 0;                     // rounds that were asked for, and the last that went through
  LinkState now;

  // Of the thread alone.
  std::optional<db::Store> store;
  std::filesystem::path opened;
  std::optional<std::chrono::steady_clock::time_point> forgot;  // when the club was asked last whom it has erased
  std::set<db::GameId> unknown;  // games that this club does not know; told again when the program is started again

  Impl(const ClubAddress& address, std::filesystem::path path) : club(address), file(std::move(path)) {}

  bool ends() const {
    const std::lock_guard lock(mutex);
    return stopping;
  }

  db::Expected<void> open() {
    std::filesystem::path wanted;
    {
      const std::lock_guard lock(mutex);
      wanted = file;
    }
    if (store && wanted == opened && store->in_place()) return {};
    store.reset();
    auto found = db::Store::open(wanted, db::Store::Missing::refuse);
    if (!found) return tl::unexpected(found.error());
    store.emplace(std::move(*found));
    opened = wanted;
    return {};
  }

  /// Asks for the game where this table has not yet got it.
  db::Expected<void> claim(db::FedGame& game) {
    const auto given = read_reply(club.post("/api/feed/" + game.token + "/claim", {{"holder", game.to_club.holder}}),
                                  [](text::JsonFields& said) {
                                    return std::pair{said.number("epoch", 1, kMostNumber), read_acknowledged(said)};
                                  });
    if (!given) return tl::unexpected(given.error());
    std::tie(game.epoch, game.acknowledged) = *given;
    return store->note_fed(game.game, game.epoch, game.acknowledged);
  }

  /// Sends what waits of a game until nothing does.
  db::Expected<void> tell(db::FedGame& game) {
    for (bool claimed = false; game.acknowledged < game.last && !ends();) {
      if (game.epoch == 0) {
        if (std::exchange(claimed, true))
          return tl::unexpected(db::Error{"away", make_message("The club gives a game and takes it back at once")});
        if (auto got = claim(game); !got) return got;
        continue;
      }
      const auto part = store->to_be_fed(game.game, game.acknowledged, kPartBytes);
      if (!part) return tl::unexpected(part.error());
      if (part->plies.empty()) return {};
      const auto answer = read_reply(club.post("/api/feed/" + game.token, part_json(game, *part)), read_acknowledged);
      if (!answer && answer.error().code == "unclaimed") {
        game.epoch = 0;  // the club has lost it, or never had it
        continue;
      }
      if (!answer) return tl::unexpected(answer.error());
      const int acknowledged = *answer;
      if (acknowledged == game.acknowledged)
        return tl::unexpected(db::Error{"away", make_message("The club does not acknowledge what it is told")});
      // Less than before: the club has gone back to an older copy of its database, and is told again.
      game.acknowledged = acknowledged;
      game.last = part->last;
      if (auto noted = store->note_fed(game.game, game.epoch, acknowledged); !noted) return noted;
    }
    return {};
  }

  /// Takes those out of the file whom the club has erased. A club that does not answer is asked in the next round.
  db::Expected<void> forget() {
    const auto asked_at = std::chrono::steady_clock::now();
    if (forgot && asked_at - *forgot < kForgetAgain) return {};
    const auto games = store->fed_games(true);
    if (!games || games->empty()) return {};
    std::set<std::string> here;
    for (const db::FedGame& game : *games) here.insert(game.token);
    const auto erased = read_reply(club.get("/api/erased"), read_erased);
    if (!erased && erased.error().code != "not_found") return {};
    auto seats = erased.value_or(std::vector<std::pair<std::string, std::string>>());
    std::erase_if(seats, [&](const auto& one) { return !here.contains(one.first); });
    if (!seats.empty()) {
      auto own = db::club::Club::open(opened, db::Store::Missing::refuse);
      if (!own) return tl::unexpected(own.error());
      for (const auto& [token, seat] : seats)
        if (const auto gone = own->forget(token, seat, {}); !gone) return tl::unexpected(gone.error());
    }
    forgot = asked_at;
    return {};
  }

  /// Tells of all games; how it stands then.
  LinkState round() {
    LinkState state;
    if (const auto opening = open(); !opening) {
      if (opening.error().code != "not_found") state.trouble = opening.error().message;
      return state;
    }
    if (const auto forgotten = forget(); !forgotten) state.trouble = forgotten.error().message;
    auto games = store->fed_games(true);
    if (!games) {
      state.trouble = games.error().message;
      return state;
    }
    for (db::FedGame& game : *games) {
      if (game.acknowledged < game.last && game.refused.empty() && !unknown.contains(game.game))
        if (const auto told = tell(game); !told) {
          const auto& [code, message] = told.error();
          if (for_good(code)) {
            game.refused = message;
            (void)store->note_refused(game.game, message);  // asked again it is refused again
          } else if (code == "not_found") {
            unknown.insert(game.game);
          }
          if (!for_good(code)) state.trouble = message;
        }
      if (!game.refused.empty())
        state.shut_out = game.refused;  // the newest game's counts
      else
        state.waiting += std::max(0, game.last - game.acknowledged);
      if (game.refused.empty() && game.acknowledged == game.last) state.shut_out = {};
    }
    return state;
  }

  /// A fault of the program is told as trouble, and the next round may do better.
  LinkState round_or_fault() {
    try {
      return round();
    } catch (const std::exception& e) {
      store.reset();
      LinkState state;
      state.trouble = make_message("A fault of the program: %1", e.what());
      return state;
    }
  }

  void run() {
    std::mt19937 chance(std::random_device{}());
    auto wait = kFirstWait;
    std::unique_lock lock(mutex);
    while (!stopping) {
      woken = hurried = false;
      const std::uint64_t asking = asked;
      lock.unlock();
      LinkState state = round_or_fault();
      lock.lock();
      now = std::move(state);
      done = asking;
      changed.notify_all();
      if (now.trouble.empty()) {
        wait = kFirstWait;
        changed.wait_for(lock, kSenderLooks, [&] { return stopping || woken; });
        continue;
      }
      // Not all tables at the same moments when the club is back.
      const auto pause = wait / 2 + std::chrono::milliseconds(chance() % static_cast<unsigned>(wait.count()));
      wait = std::min(2 * wait, kLongestWait);
      if (changed.wait_for(lock, pause, [&] { return stopping || hurried; })) wait = kFirstWait;
    }
  }
};

Sender::Sender(const ClubAddress& club, std::filesystem::path file)
    : impl_(std::make_unique<Impl>(club, std::move(file))) {
  impl_->thread = std::thread([this] { impl_->run(); });
}

Sender::~Sender() {
  {
    const std::lock_guard lock(impl_->mutex);
    impl_->stopping = true;
  }
  impl_->changed.notify_all();
  impl_->club.stop();
  impl_->thread.join();
}

void Sender::wake(const std::filesystem::path& file) {
  {
    const std::lock_guard lock(impl_->mutex);
    impl_->file = file;
    impl_->woken = true;
    ++impl_->asked;
  }
  impl_->changed.notify_all();
}

LinkState Sender::state() const {
  const std::lock_guard lock(impl_->mutex);
  return impl_->now;
}

bool Sender::settle(std::chrono::milliseconds most) {
  std::unique_lock lock(impl_->mutex);
  impl_->woken = impl_->hurried = true;
  const std::uint64_t wanted = ++impl_->asked;
  impl_->changed.notify_all();
  return impl_->changed.wait_for(
      lock, most, [&] { return impl_->done >= wanted && impl_->now.waiting == 0 && impl_->now.trouble.empty(); });
}

}  // namespace arbiter::link
