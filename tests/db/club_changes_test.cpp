// SPDX-License-Identifier: MIT
// Results that places cannot say, numbers that do not fit, and what the log says of changes.
#include "tests/db/club_store_fixture.h"

namespace arbiter::db::club {
namespace {

TEST_P(ClubStore, ResultsKeepVerdictsByesTheirWorthAndPeopleTheirRatings) {
  EventId id = 0;
  {
    Club club = open();
    id = session(club);
    Person ada = good(club.people())[0];
    ada.rating = 1850;
    good(club.change(ada, kBy));
    HandResult result{0, 1, 1, false, "Sam", "", "", {{"S", "0", 2, false, "lost"}, {"W", "0", 2, false, "lost"}}};
    result.rated = false;
    good(club.add_result(id, result));
    Round two{2, "", {}, {{1, ByeKind::asked_for, "1/2"}, {2, ByeKind::left_over}}};
    good(club.set_drafts(id, std::vector{two}, kBy));
  }
  Club club = open();
  const auto record = good(club.record(id));
  EXPECT_EQ(record.results[0].seats[1].verdict, "lost");
  EXPECT_FALSE(record.results[0].rated);
  EXPECT_EQ(record.rounds[1].byes[0].points, "1/2");
  EXPECT_EQ(record.rounds[1].byes[1].points, "");
  EXPECT_EQ(good(club.people())[0].rating, 1850);
  EXPECT_EQ(good(club.wrong_totals()), 0);
}

TEST_P(ClubStore, NumbersThatCannotBeCountedAreNotKept) {
  Club club = open();
  const EventId id = session(club);
  for (const char* points :
       {"100000000000000000", "1000000000000000000", "99999999999999999999999", "1/0", "-2000000000"}) {
    HandResult result{0, 1, 1, false, "Sam", "", "", {{"S", points, 1, false}, {"W", "0", 2, false}}};
    EXPECT_EQ(code(club.add_result(id, result)), "bad_data") << points;
  }
  EXPECT_TRUE(good(club.record(id)).results.empty());
  EXPECT_EQ(good(club.wrong_totals()), 0);
}

TEST_P(ClubStore, TheLogSaysWhatChangedAndForWhom) {
  Club club = open();
  const EventId id = session(club);
  Event event = good(club.record(id)).event;
  event.bye = "0";
  event.rounds = 4;
  event.time_control = "5+3";
  good(club.change(event, kBy));
  const Value changed = good(club.log(id)).back().detail;
  EXPECT_EQ(changed["changes"], (Value{{"bye", Value{{"from", "even"}, {"to", "0"}}},
                                       {"rounds", Value{{"from", 3}, {"to", 4}}},
                                       {"clock", Value{{"from", ""}, {"to", "5+3"}}}}));
  EXPECT_EQ(changed["byes"], Value(Value::List{Value{{"round", 1}, {"player", 5}}})) << "the one who was left over";
  HandResult result{0, 1, 1, false, "Sam", "typed", "", {{"S", "1", 1, false}, {"N", "0", 2, true}}};
  good(club.add_result(id, result));
  result.seats = {{"S", "0", 2, false, "lost"}, {"N", "0", 2, false, "lost"}};
  good(club.add_result(id, result));
  const Value entered = good(club.log(id)).back().detail;
  const Value& first = entered["seats"].at(0);
  EXPECT_EQ(first["player"], Value(1));
  EXPECT_EQ(first["from"], Value("1, place 1"));
  EXPECT_EQ(first["to"], Value("0, lost"));
  EXPECT_EQ(entered["seats"].at(2)["from"], Value("did not come"));
  Entrant bo{2, 0, {}, 1, 1, {}, {}};
  good(club.set_entrants(id, std::vector{bo}, kBy));
  const Value presence = good(club.log(id)).back().detail["players"].at(0);
  EXPECT_EQ(presence["to"], Value(1));
  EXPECT_EQ(presence["was"], (Value{{"from", 1}}));
  Person ada = good(club.people())[0];
  ada.club = "North";
  good(club.change(ada, kBy));
  EXPECT_EQ(good(club.log()).back().detail["changed"], Value(Value::List{"club"})) << "not what is known of somebody";
}

}  // namespace
}  // namespace arbiter::db::club
