// SPDX-License-Identifier: MIT
#include "app/link/phone_door.h"

#include <algorithm>
#include <condition_variable>
#include <limits>
#include <mutex>

#include "db/club/club.h"
#include "db/store.h"
#include "text/message_json.h"
#include "text/utf8.h"

namespace arbiter::link {

using nlohmann::json;

namespace {

constexpr int kWait = 8;  // seconds that the server is asked to wait for an order; ClubHttp gives up after ten
constexpr std::chrono::milliseconds kLookEvery{400};  // at a file

// What a club's server says at most.
constexpr std::size_t kMostSeats = 64, kMostOrders = 1000;
constexpr std::size_t kMostSign = 200, kMostSaid = 1000;  // bytes
constexpr std::int64_t kMostId = std::numeric_limits<std::int64_t>::max();

db::club::OrderAnswer answer_of(bool done) {
  return done ? db::club::OrderAnswer::done : db::club::OrderAnswer::refused;
}

class ServerDoor : public PhoneDoor {
 public:
  ServerDoor(const ClubAddress& club, const db::FedGame& game)
      : http_(club), token_(game.token), holder_(game.to_club.holder) {}

  db::Expected<std::map<std::string, std::string>> signs() override {
    return read_reply(http_.get("/api/phones/" + token_ + "?holder=" + escaped(holder_)),
                      [](text::JsonFields& said) { return said.table("signs", kMostSeats, kMostSign); });
  }

  db::Expected<Told> orders(std::int64_t after, std::size_t signed_in) override {
    const auto told =
        http_.get("/api/orders/" + token_ + "?holder=" + escaped(holder_) + "&after=" + std::to_string(after) +
                  "&signed=" + std::to_string(signed_in) + "&wait=" + std::to_string(kWait));
    return read_reply(told, [&](text::JsonFields& said) {
      Told read;
      said.each("orders", kMostOrders, [&](text::JsonFields& one) {
        read.orders.push_back({one.whole("id", 1, kMostId), one.text("seat", kMostSign),
                               parse_word<db::club::OrderKind>(one.text("kind", kMostSign)),
                               text::one_line(one.text("said", kMostSaid), kMostSaid),
                               one.number("seen", -1, std::numeric_limits<int>::max())});
      });
      read.signed_in = said.texts("signed_in", kMostSeats, kMostSign);
      read.pause = http_.pause_asked();
      return read;
    });
  }

  db::Expected<void> answer(std::int64_t order, bool done, const Message& message) override {
    json said{{"holder", holder_}, {"answer", word(answer_of(done))}};
    text::put_message(said, message);
    return http_.post("/api/orders/" + token_ + "/" + std::to_string(order), said).map([](const json&) {});
  }

  db::Expected<void> let_go(const std::string& seat) override {
    return http_.post("/api/phones/" + token_ + "/free", {{"holder", holder_}, {"seat", seat}}).map([](const json&) {});
  }

  void stop() override { http_.stop(); }

 private:
  ClubHttp http_;
  std::string token_, holder_;
};

class FileDoor : public PhoneDoor {
 public:
  FileDoor(db::club::Club club, std::string token) : club_(std::move(club)), token_(std::move(token)) {}

  db::Expected<std::map<std::string, std::string>> signs() override { return club_.seat_signs(token_); }

  db::Expected<Told> orders(std::int64_t after, std::size_t signed_in) override {
    for (int i = 0; i < kLooks; ++i) {
      if (i > 0 && !pause()) return Told{};
      const auto changes = club_.changes();
      if (!changes) return tl::unexpected(changes.error());
      if (i > 0 && *changes == seen_) continue;
      seen_ = *changes;
      const auto waiting = club_.orders(token_, true);
      if (!waiting) return tl::unexpected(waiting.error());
      const auto phones = club_.signed_in(token_);
      if (!phones) return tl::unexpected(phones.error());
      Told told{{}, *phones};
      for (const db::club::SeatOrder& one : *waiting)
        if (one.id > after) told.orders.push_back({one.id, one.seat, one.kind, one.said, one.seen});
      if (!told.orders.empty() || told.signed_in.size() != signed_in || i + 1 == kLooks) return told;
      last_ = told;
    }
    return last_;
  }

  db::Expected<void> answer(std::int64_t order, bool done, const Message& message) override {
    return club_.answer_order(token_, order, answer_of(done), message);
  }

  db::Expected<void> let_go(const std::string& seat) override { return club_.sign_out(token_, seat, {"the table"}); }

  void stop() override {
    {
      const std::lock_guard lock(mutex_);
      stopped_ = true;
    }
    changed_.notify_all();
  }

 private:
  static constexpr int kLooks = 20;  // before the caller may look at what else there is

  /// False once it was stopped.
  bool pause() {
    std::unique_lock lock(mutex_);
    return !changed_.wait_for(lock, kLookEvery, [&] { return stopped_; });
  }

  db::club::Club club_;
  std::string token_;
  std::int64_t seen_ = -1;
  Told last_;
  std::mutex mutex_;
  std::condition_variable changed_;
  bool stopped_ = false;
};

}  // namespace

db::Expected<std::unique_ptr<PhoneDoor>> phone_door(const std::optional<ClubAddress>& club,
                                                    const std::filesystem::path& file, db::GameId game) {
  const auto store = db::Store::open(file, db::Store::Missing::refuse);
  if (!store) return tl::unexpected(store.error());
  const auto games = store->fed_games(true);
  if (!games) return tl::unexpected(games.error());
  const auto told = std::find_if(games->begin(), games->end(), [&](const auto& one) { return one.game == game; });
  if (told != games->end()) {
    if (!club || club->url != told->to_club.club)
      return tl::unexpected(db::Error{"away", make_message("The game is told to the club at %1", told->to_club.club)});
    return std::make_unique<ServerDoor>(*club, *told);
  }
  auto here = db::club::Club::open(file, db::Store::Missing::refuse);
  if (!here) return tl::unexpected(here.error());
  const auto token = here->token_of(game);
  if (!token) return tl::unexpected(token.error());
  return std::make_unique<FileDoor>(std::move(*here), *token);
}

}  // namespace arbiter::link
