// SPDX-License-Identifier: MIT
// An event that is read step by step shows what it shows when it is read anew.
#include <random>

#include "app/event/table_game.h"
#include "app/server/shown.h"
#include "app/server/views.h"
#include "tests/server/network_fixture.h"
#include "text/value_json.h"

namespace arbiter::server {
namespace {

using event::good;
using event::TestClub;
using nlohmann::json;
using namespace std::chrono_literals;

constexpr auto kLeaguesAgain = 0s;

/// An event of two tables of four to which all sorts of things happen by chance.
class Evening {
 public:
  explicit Evening(unsigned seed) : chance_(seed) {
    event_ = club_.event("Friday", "mr-joseph", {"Ada", "Bo", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal"}, 4);
    other_ = club_.event("Saturday", "mr-joseph", {"Ada", "Bo", "Cy", "Dee"}, 1);
    club_.seat_and_publish(other_);
    good(club_->put({0, "Winter", "score", 0, {event_, other_}}, club_.by()));
    club_.seat_and_publish(event_);
  }

  TestClub& club() { return club_; }
  [[nodiscard]] db::club::EventId event() const { return event_; }
  std::size_t below(std::size_t n) { return chance_() % n; }

  /// Something happens, or is refused.
  std::string happen() {
    const int table = 1 + static_cast<int>(below(2)), round = 1 + static_cast<int>(below(published()));
    switch (below(16)) {
      case 0:
        return result(event_, round, table);
      case 1:
        return take_back(round, table);
      case 2:
        return publish();
      case 3:
        return "again: " + said(club_->play_again(event_, round, table, "the board fell", club_.by()));
      case 4:
        return rename_somebody();
      case 5:
        return confirm(round, table);
      case 6:
        return result(other_, 1, 1);
      case 7:
        return unpublish();
      case 8:
        return rename_event();
      default:
        return play(round, table);
    }
  }

 private:
  static std::string said(const db::Expected<void>& done) { return done ? "done" : done.error().code; }
  std::size_t published() { return static_cast<std::size_t>(club_.open(event_).published()); }

  std::string play(int round, int table) {
    const auto event_session = club_.open(event_);
    const std::string token = event_session.round(round)->tables[static_cast<std::size_t>(table - 1)].token;
    if (!games_.contains(token)) {
      const auto game = event::table_game(event_session, round, table);
      if (!game) return "begin: " + game.error().code;
      auto session = std::make_unique<table::Session>(club_.file());
      if (const auto begun = session->new_game(game->setup, game->info); !begun) return "begin: " + begun.error().code;
      games_[token] = std::move(session);
      return "begun";
    }
    table::Session& session = *games_[token];
    const auto legal = session.legal().actions;
    switch (below(8)) {
      case 0:
        return session.undo() ? "undo" : "no undo";
      case 1:
        return session.keep_clock(Value{{"game", static_cast<std::int64_t>(below(100000))}}) ? "clock" : "no clock";
      case 2:
        return session.act("time") ? "time" : "no time";
      default:
        return !legal.empty() && session.act(legal[below(legal.size())]) ? "act" : "no act";
    }
  }
  std::string result(db::club::EventId event, int round, int table) {
    const auto session = club_.open(event);
    event::SaidResult said;
    for (const auto& seat : session.round(round)->tables[static_cast<std::size_t>(table - 1)].seats)
      said.points.push_back(seat.seat + "=" + std::to_string(below(9)));
    club_.result(event, round, table, said);
    return "result";
  }
  std::string take_back(int round, int table) {
    db::club::HandResult result;
    result.round = round;
    result.table = table;
    result.taken_back = true;
    result.by = "Sam";
    return "take back: " + said(club_->add_result(event_, result));
  }
  std::string publish() {
    if (published() >= 4) return "all published";
    club_.seat_and_publish(event_);
    return "published";
  }
  std::string unpublish() {
    if (published() < 2) return "only one is published";
    return "unpublish: " + said(club_->unpublish(event_, static_cast<int>(published()), club_.by()));
  }
  std::string rename_somebody() {
    auto people = good(club_->people());
    db::club::Person& one = people[below(people.size())];
    one.name = "Somebody " + std::to_string(below(1000000));
    return "renamed: " + said(club_->change(one, club_.by()));
  }
  std::string rename_event() {
    auto event = club_.open(event_).record.event;
    event.name = "Evening " + std::to_string(below(1000000));
    return "event renamed: " + said(club_->change(event, club_.by()));
  }
  std::string confirm(int round, int table) {
    const auto session = club_.open(event_);
    const auto& at = session.round(round)->tables[static_cast<std::size_t>(table - 1)];
    db::club::SeatOrder order;
    order.token = at.token;
    order.seat = at.seats[below(4)].seat;
    order.kind = db::club::OrderKind::confirm;
    const auto added = club_->add_order(order);
    return added ? "confirmed" : added.error().code;
  }

  TestClub club_;
  std::mt19937 chance_;
  db::club::EventId event_ = 0, other_ = 0;
  std::map<std::string, std::unique_ptr<table::Session>> games_;  ///< by token
};

/// Reads the event again and again as the server does: everything if the club's log says so, else its games.
class Reader {
 public:
  Reader(TestClub& club, db::club::EventId event, std::chrono::seconds delay)
      : club_(club), event_(event), delay_(delay), logged_(good(club->newest_log())) {}

  Snapshot read(const std::string& now) {
    const auto entries = good(club_->log_after(logged_));
    if (!entries.empty()) logged_ = entries.back().id;
    const auto look = entries.empty() ? Views::Look::games : Views::Look::everything;
    Update update = good(views_.read(*club_, event_, delay_, now, look));
    EXPECT_NE(update.whole, read_) << "only the first one is whole";
    read_ = true;
    for (auto& [path, view] : update.views) {
      if (shown_.contains(path) && !view.ops.empty()) {
        EXPECT_EQ(json::parse(shown_[path]).patch(json::parse(view.ops)), json::parse(view.text)) << path;
      }
      EXPECT_NE(shown_[path], view.text) << path << " has not changed";
      shown_[path] = view.text;
    }
    for (const std::string& path : update.gone) EXPECT_EQ(shown_.erase(path), 1U) << path;
    return shown_;
  }
  [[nodiscard]] Snapshot anew(const std::string& now) const {
    Snapshot all;
    for (auto& [path, view] : good(Views(kLeaguesAgain).read(*club_, event_, delay_, now)).views) all[path] = view.text;
    return all;
  }
  [[nodiscard]] std::optional<std::string> due() const { return views_.due(); }

 private:
  TestClub& club_;
  db::club::EventId event_;
  std::chrono::seconds delay_;
  std::int64_t logged_;
  Views views_{kLeaguesAgain};
  bool read_ = false;
  Snapshot shown_;
};

class RefreshTest : public testing::TestWithParam<unsigned> {};

TEST_P(RefreshTest, ShowsWhatReadingEverythingShows) {
  Evening evening(GetParam());
  Reader reader(evening.club(), evening.event(), 0s);
  std::string happened;
  for (int step = 0; step < 40; ++step) {
    ASSERT_EQ(reader.read(db::now()), reader.anew(db::now())) << happened;
    happened += evening.happen() + ", ";
    if (evening.below(4) == 0) happened += evening.happen() + " at once, ";
  }
}

TEST_P(RefreshTest, ShowsLateWhatReadingEverythingShowsLate) {
  constexpr auto kDelay = 60s;
  Evening evening(GetParam());
  Reader reader(evening.club(), evening.event(), kDelay);
  // What is shown goes through all the moments, behind what happens.
  std::vector<std::string> moments{db::now()};
  std::size_t shown = 0;
  std::string happened;
  const auto look = [&] {
    const std::string now = earlier(moments[shown], -kDelay);
    ASSERT_EQ(reader.read(now), reader.anew(now)) << happened;
  };
  for (int step = 0; step < 40; ++step) {
    ASSERT_NO_FATAL_FAILURE(look());
    happened += evening.happen() + ", ";
    moments.push_back(db::now());
    shown += evening.below(std::min<std::size_t>(3, moments.size() - shown));
    std::this_thread::sleep_for(1ms);  // for another moment
  }
  for (; shown < moments.size(); ++shown) ASSERT_NO_FATAL_FAILURE(look());
  EXPECT_FALSE(reader.due()) << "all is shown";
}

INSTANTIATE_TEST_SUITE_P(Seeds, RefreshTest, testing::Values(1U, 2U));

TEST(ViewsRefreshTest, AGameMorePlayedIsAllThatIsTold) {
  TestClub club;
  const auto event = club.event("Friday", "mr-joseph", {"Ada", "Bo", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal"});
  club.seat_and_publish(event);
  const auto begin = [&](int table) {
    const auto game = good(event::table_game(club.open(event), 1, table));
    auto session = std::make_unique<table::Session>(club.file());
    EXPECT_TRUE(session->new_game(game.setup, game.info));
    return session;
  };
  const auto first = begin(1), second = begin(2);
  Views views(10s);
  EXPECT_EQ(good(views.read(*club, event, 0s, db::now())).views.size(), 3U);
  const Update nothing = good(views.read(*club, event, 0s, db::now(), Views::Look::games));
  EXPECT_TRUE(nothing.views.empty());
  ASSERT_TRUE(second->act("d2d4"));
  const Update ply = good(views.read(*club, event, 0s, db::now(), Views::Look::games));
  ASSERT_EQ(ply.views.size(), 1U);
  EXPECT_EQ(ply.views.begin()->first, "table/1/2");
  EXPECT_LT(ply.views.begin()->second.ops.size(), ply.views.begin()->second.text.size() / 2);
  // The end of a game changes the overview, too.
  ASSERT_TRUE(second->act("time"));
  const Update end = good(views.read(*club, event, 0s, db::now(), Views::Look::games));
  ASSERT_EQ(end.views.size(), 2U);
  EXPECT_EQ(json::parse(end.views.at("event").text)["tables"][1]["how"], "by the referee");
}

TEST(ViewsRefreshTest, AfterAnErrorEverythingIsTold) {
  TestClub club;
  const auto event = club.event("Friday", "mr-joseph", {"Ada", "Bo", "Cy", "Dee"});
  club.seat_and_publish(event);
  Views views(10s);
  EXPECT_TRUE(good(views.read(*club, event, 0s, db::now())).whole);
  EXPECT_FALSE(good(views.read(*club, event, 0s, db::now())).whole);
  EXPECT_FALSE(views.read(*club, event + 1, 0s, db::now()));
  const Update again = good(views.read(*club, event, 0s, db::now(), Views::Look::games));
  EXPECT_TRUE(again.whole);
  EXPECT_EQ(again.views.size(), 1U);
  EXPECT_TRUE(good(views.read(*club, event, 60s, db::now(), Views::Look::games)).whole) << "another delay";
}

TEST(ShownTest, TakesWhatHasChangedAndForgetsWhatIsGone) {
  Shown shown;
  Update all;
  all.whole = true;
  all.views["event"] = {R"({"a":1})", ""};
  all.views["table/1/1"] = {R"({"b":1})", ""};
  EXPECT_EQ(shown.take(1, std::move(all)), 1);
  Update some;
  some.views["table/1/1"] = {R"({"b":1})", ""};
  EXPECT_EQ(shown.take(1, std::move(some)), 0) << "the same text is no change";
  Update less;
  less.gone.insert("table/1/1");
  EXPECT_EQ(shown.take(1, std::move(less)), 2);
  EXPECT_EQ(shown.at(1, "table/1/1"), nullptr);
  ASSERT_NE(shown.at(1, "event"), nullptr);
  Update other;
  other.whole = true;
  other.views["leagues"] = {"{}", ""};
  EXPECT_EQ(shown.take(1, std::move(other)), 3);
  EXPECT_EQ(shown.at(1, "event"), nullptr) << "a whole update is all that is shown";
}

}  // namespace
}  // namespace arbiter::server
