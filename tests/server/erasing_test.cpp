// SPDX-License-Identifier: MIT
// Erasing somebody reaches every place where their name can stand: database, pages, and tables' own files.
#include <SQLiteCpp/Database.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>

#include "tests/server/network_fixture.h"
#include "text/value_json.h"

namespace arbiter::server {
namespace {

using event::good;
using nlohmann::json;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

const std::string kName = "Zoe Qxyzzy", kTrace = "xyzzy";

/// Everything in a file, and in what SQLite keeps beside it.
std::string bytes_of(const std::string& file) {
  std::string all;
  for (const char* ending : {"", "-wal", "-journal"}) {
    std::ifstream in(file + ending, std::ios::binary);
    all += std::string(std::istreambuf_iterator<char>(in), {});
  }
  return all;
}

/// Everything in a club's database.
std::string dump_of(const std::string& where) {
  if (!db::club::is_address(where)) return bytes_of(where);
  std::string all;
  std::FILE* dump = ::popen(("pg_dump '" + where + "'").c_str(), "r");
  std::array<char, 65536> some{};
  for (std::size_t got = 1; dump != nullptr && got > 0;) {
    got = std::fread(some.data(), 1, some.size(), dump);
    all.append(some.data(), got);
  }
  EXPECT_TRUE(dump != nullptr && ::pclose(dump) == 0);
  return all;
}

class ErasingTest : public EitherEngine {
 protected:
  void SetUp() override {
    EitherEngine::SetUp();
    if (IsSkipped()) return;
    net_.emplace(where_, "mr-joseph", std::vector<std::string>{"Ada", "Bo", kName, "Dee"});
    const event::EventSession session = net_->club_.open(net_->event_);
    for (const auto& seat : session.round(1)->tables[0].seats)
      if (session.names[seat.person] == kName) whose_ = seat;
    file_ = net_->table_file("a");
  }

  /// All pages and lists that somebody may read.
  std::string pages() {
    std::string all;
    httplib::Client caller = net_->caller(net_->key("arbiter", "Sam"));
    for (const char* path :
         {"/api/event", "/api/table/1/1", "/api/arbiter/log", "/api/seating", "/api/erased", "/api/who", "/metrics"}) {
      const auto reply = caller.Get(path);
      EXPECT_TRUE(reply && reply->status == 200) << path;
      if (reply) all += reply->body;
    }
    return all;
  }
  /// Has them named everywhere where people write.
  void name_everywhere() {
    auto& club = *net_->club_;
    db::club::Person friendly;
    friendly.name = "Eve";
    friendly.notes = "never beside zoe QXYZZY, nor Qxyzzy, Zoe";
    good(club.add(friendly, {kName}));
    for (const auto& [role, name] : {std::pair{"spectator", kName}, {"table", "the tablet of " + kName}})
      net_->key(role, name);
    db::club::Key own;
    own.role = db::club::Role::player;
    own.name = "phone";
    own.event = net_->event_;
    own.person = whose_.person;
    good(club.add_key(own, net_->club_.by()));
    db::club::SeatOrder order;
    order.token = net_->token();
    order.seat = whose_.seat;
    order.kind = db::club::OrderKind::objection;
    order.said = "\"" + kName + "\" was told so";
    good(club.add_order(order));
    order.kind = db::club::OrderKind::act;
    good(club.answer_order(order.token, good(club.add_order(order)), db::club::OrderAnswer::refused,
                           make_message("%1 sits at table %2", arg::joined({as_it_is(kName)}, ""), 1)));
    httplib::Client arbiter = net_->caller(net_->key("arbiter", kName));
    const json said{
        {"table", 1}, {"points", {"S=3", "W=1", "N=0", "E=0"}}, {"reason", "agreed by " + kName + ", \xE7\x8E\x8B"}};
    EXPECT_EQ(arbiter.Post("/api/arbiter/result", said.dump(), "application/json")->status, 200);
  }

  std::optional<TestNetwork> net_;
  db::club::TableSeat whose_;
  std::string file_;
};

TEST_P(ErasingTest, ReachesEveryPlaceWhereANameCanStand) {
  name_everywhere();
  const std::string spectator = net_->key("spectator", kName), other = net_->key("spectator", kName + " the Second");
  {
    table::Session game = net_->begin(file_);
    ASSERT_TRUE(game.act("d2d4").has_value());
    link::Sender sender(net_->address(), file_);
    ASSERT_TRUE(sender.settle(kPatience)) << sender.state().trouble.english();
  }
  ASSERT_TRUE(soon([&] { return net_->caller().Get("/api/table/1/1")->status == 200; }));
  EXPECT_THAT(bytes_of(file_), HasSubstr(kTrace)) << "the table knows who plays";
  EXPECT_THAT(pages(), HasSubstr(kTrace));

  const auto erased = good(net_->club_->erase(whose_.person, net_->club_.by()));
  EXPECT_EQ(erased.keys.size(), 4U) << "the two named so, the arbiter's, the player's";
  EXPECT_EQ(erased.corrections, 0);
  EXPECT_EQ(erased.events, 0);
  EXPECT_EQ(net_->caller(spectator).Get("/api/who")->status, 401);
  EXPECT_EQ(net_->caller(other).Get("/api/who")->status, 200) << "somebody else's, whose name is gone, too";
  EXPECT_TRUE(soon([&] { return pages().find(kTrace) == std::string::npos; })) << pages();
  EXPECT_THAT(pages(), HasSubstr("agreed by (erased), \xE7\x8E\x8B"));

  // The table hears of it when it syncs next, and goes on.
  link::Sender sender(net_->address(), file_);
  ASSERT_TRUE(sender.settle(kPatience)) << sender.state().trouble.english();
  EXPECT_THAT(bytes_of(file_), Not(HasSubstr(kTrace)));
  {
    table::Session game(file_);
    ASSERT_TRUE(game.resume(good(good(db::Store::open(file_)).newest()).value_or(0)).has_value());
    ASSERT_TRUE(game.act("b8d8").has_value());
    sender.wake(file_);
    ASSERT_TRUE(sender.settle(kPatience)) << sender.state().trouble.english();
    EXPECT_EQ(net_->fed(), 2);
  }
  net_->stop();
  EXPECT_THAT(dump_of(net_->club_.file()), Not(HasSubstr(kTrace)));
}

TEST_P(ErasingTest, SaysWhatItCannotReach) {
  db::club::Event event = net_->club_.open(net_->event_).record.event;
  event.name = "The Zoe Qxyzzy Cup";
  good(net_->club_->change(event, net_->club_.by()));
  const auto erased = good(net_->club_->erase(whose_.person, net_->club_.by()));
  EXPECT_EQ(erased.events, 1);
  EXPECT_EQ(good(net_->club_->erased_seats()).size(), 1U);
  EXPECT_EQ(good(net_->club_->erased_seats())[0].seat, whose_.seat);
}

TEST_P(ErasingTest, OfNamesakesNoKeyIsRevokedByItsNameAlone) {
  net_->club_.player(kName);
  net_->key("spectator", kName);
  EXPECT_THAT(good(net_->club_->erase(whose_.person, net_->club_.by())).keys, testing::IsEmpty());
}

TEST_P(ErasingTest, PartsOfOtherWordsStay) {
  const auto al = net_->club_.player("Al");
  db::club::Person other;
  other.name = "Eve";
  other.notes =
      "Alan, al, AL; pal, Al\xC3\xA9, \xE7\x8E\x8B"
      "Al\xE7\x8E\x8B (Al)";
  const auto eve = good(net_->club_->add(other, net_->club_.by()));
  good(net_->club_->erase(al, net_->club_.by()));
  for (const auto& one : good(net_->club_->people())) {
    if (one.id != eve) continue;
    EXPECT_EQ(one.notes,
              "Alan, (erased), (erased); pal, Al\xC3\xA9, \xE7\x8E\x8B"
              "(erased)\xE7\x8E\x8B ((erased))");
  }
}

INSTANTIATE_TEST_SUITE_P(Engines, ErasingTest, both_engines(), engine);

}  // namespace
}  // namespace arbiter::server
