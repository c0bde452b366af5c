// SPDX-License-Identifier: MIT
// Proposals, changes by hand, results and standings.
#include "app/event/presence.h"
#include "app/event/table_game.h"
#include "referee/json/view.h"
#include "tests/event/club_fixture.h"
#include "text/value_json.h"

namespace arbiter::event {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::IsEmpty;

const std::vector<std::string> kSeven{"Ada", "Bo", "Cy", "Dee", "Eve", "Flo", "Gus"};

/// Plays the shortest mate of chess in the file of a club, as the game of a table.
db::GameId play_fools_mate(TestClub& club, const TableGame& game) {
  table::Session session(club.file());
  const auto begun = session.new_game(game.setup, game.info);
  EXPECT_TRUE(begun) << begun.error().message.english();
  for (const char* action : {"f2f3", "e7e5", "g2g4", "d8h4"}) EXPECT_TRUE(session.act(action).has_value());
  return *session.game_id();
}

TEST(EventSession, AScheduleIsDraftedPublishedAndSeatedAgainWhenPeopleComeAndGo) {
  TestClub club;
  const auto event = club.event("Friday", "mr-joseph", kSeven);
  club.seat(event);
  EXPECT_EQ(club.open(event).record.rounds.size(), 3U);
  good(club->publish(event, 1, club.by()));
  const auto first = club.open(event).record.rounds[0];
  EventSession now = club.open(event);
  auto bo = *now.entrant(2);
  bo.to = 1;
  good(club->set_entrants(event, std::vector{bo, arriving(now, club.player("Zoe"), 2)}, club.by()));
  now = club.open(event);
  EXPECT_THAT(stale_draft(now, *now.round(2)), testing::SizeIs(2));
  club.seat(event);
  now = club.open(event);
  EXPECT_THAT(stale_draft(now, *now.round(2)), IsEmpty());
  EXPECT_EQ(now.record.rounds[0].tables[0].token, first.tables[0].token) << "what is published stands";
  EXPECT_EQ(now.record.rounds.size(), 3U);
}

TEST(EventSession, WhoComesAgainHasSatOutWhatLiesBetween) {
  TestClub club;
  const auto event = club.event("Friday", "mr-joseph", kSeven, 5);
  club.seat_and_publish(event);
  EventSession now = club.open(event);
  auto bo = *now.entrant(2);
  bo.to = 1;
  good(club->set_entrants(event, std::vector{bo}, club.by()));
  now = club.open(event);
  const auto again = arriving(now, 2, 4);
  EXPECT_EQ(again.sits_out, (std::vector{2, 3}));
  EXPECT_FALSE(again.to);
  EXPECT_EQ(again.from, 1);
}

TEST(EventSession, WhoHasLeftMaySitOutAndComeAgain) {
  TestClub club;
  const auto event = club.event("Friday", "mr-joseph", kSeven, 5);
  club.seat_and_publish(event);
  good(club->set_entrants(event, good(going(club.open(event), {2})), club.by()));
  good(club->set_entrants(event, good(sitting_out(club.open(event), {2}, 3, false)), club.by()));
  const auto again = good(coming(club.open(event), {2}, 4));
  EXPECT_EQ(again[0].sits_out, (std::vector{2, 3})) << "no round is sat out twice";
  good(club->set_entrants(event, again, club.by()));
}

TEST(EventSession, WhoLeavesBeforeTheirFirstRoundIsNotInTheStandings) {
  TestClub club;
  const auto event = club.event("Friday", "mr-joseph", kSeven, 3);
  const auto listed = [&](db::PersonId person) {
    const auto all = good(standings_json(club.open(event)));
    return std::ranges::any_of(all["standings"], [&](const auto& line) { return line["player"]["id"] == person; });
  };
  club.seat(event);
  EXPECT_TRUE(listed(2));
  good(club->set_entrants(event, good(going(club.open(event), {2})), club.by()));
  EXPECT_FALSE(listed(2)) << "they sit in a draft only";
  good(club->set_entrants(event, good(coming(club.open(event), {2})), club.by()));
  EXPECT_TRUE(listed(2));
  club.seat_and_publish(event);
  good(club->set_entrants(event, good(going(club.open(event), {2})), club.by()));
  EXPECT_TRUE(listed(2)) << "they have had a table";
}

TEST(EventSession, ChangesByHandTellWhatTheyCostAndBreak) {
  TestClub club;
  const auto event = club.event("Friday", "mr-joseph", kSeven);
  good(club->set_apart(event, 1, 2, true, club.by()));
  club.seat(event);
  const EventSession now = club.open(event);
  const auto& tables = now.round(1)->tables;
  ASSERT_EQ(tables.size(), 2U);
  const auto at = [&](db::PersonId person) {
    for (const auto& table : tables)
      for (const auto& seat : table.seats)
        if (seat.person == person) return table.number;
    return 0;
  };
  ASSERT_NE(at(1), at(2)) << "they must not meet";
  db::PersonId beside = 0;
  for (const auto& table : tables)
    for (const auto& seat : table.seats)
      if (table.number == at(2) && seat.person != 2) beside = seat.person;
  const auto changed = good(change_draft(now, 1, {HandChange::Kind::swap, 1, beside, 0, ""}));
  ASSERT_EQ(changed.faults.size(), 1U);
  EXPECT_THAT(changed.faults[0].english(), HasSubstr("Ada"));
  EXPECT_THAT(changed.faults[0].english(), HasSubstr("Bo"));
  EXPECT_FALSE(changed.before.empty());
  // To the smaller table there is room, from there nobody can go.
  const auto& four = tables[0].seats.size() == 4 ? tables[0] : tables[1];
  const auto& three = tables[0].seats.size() == 3 ? tables[0] : tables[1];
  EXPECT_EQ(change_draft(now, 1, {HandChange::Kind::move, three.seats[0].person, 0, four.number, ""}).error().code,
            "conflict");
  const auto moved = good(change_draft(now, 1, {HandChange::Kind::move, four.seats[3].person, 0, three.number, ""}));
  EXPECT_EQ(
      good(change_draft(now, 1, {HandChange::Kind::bye, four.seats[0].person, 0, 0, ""})).draft.rounds[0].byes.size(),
      1U);
  EXPECT_EQ(moved.draft.rounds[0].tables[static_cast<std::size_t>(three.number) - 1].seats[3].seat, "E");
  EXPECT_EQ(change_draft(now, 9, {HandChange::Kind::bye, 1, 0, 0, ""}).error().code, "not_found");
  good(club->publish(event, 1, club.by()));
  EXPECT_THAT(change_draft(club.open(event), 1, {HandChange::Kind::bye, 1, 0, 0, ""}).error().message.english(),
              HasSubstr("published"));
}

TEST(EventSession, ATableTakesItsGameFromTheEventAndTheRefereeCounts) {
  TestClub club;
  const auto event = club.event("Open", "chess", {"Ada", "Bo"}, 2);
  EXPECT_THAT(table_game(club.open(event), 0, 1).error().message.english(), HasSubstr("No round of Open is published"));
  club.seat_and_publish(event);
  EXPECT_THAT(table_game(club.open(event), 1, 2).error().message.english(), HasSubstr("no table 2"));
  EXPECT_THAT(table_game(club.open(event), 2, 1).error().message.english(), HasSubstr("not been seated"));
  const TableGame game = good(table_game(club.open(event), 0, 1));
  EXPECT_EQ(game.setup["about"]["round"], "1.1");
  EXPECT_EQ(game.info.players.at("S"), "Ada");
  EXPECT_EQ(good(standings_json(club.open(event)))["open"].size(), 1U);
  const db::GameId id = play_fools_mate(club, game);
  const auto refused = table_game(club.open(event), 1, 1);
  ASSERT_FALSE(refused);
  EXPECT_THAT(refused.error().message.english(), HasSubstr("game " + std::to_string(id) + ", and has ended"));
  const json all = good(standings_json(club.open(event)));
  EXPECT_EQ(line_of(all, "Bo")["score"], "1");
  EXPECT_EQ(line_of(all, "Bo")["rounds"][0]["source"], "by the referee");
  EXPECT_EQ(line_of(all, "Bo")["rounds"][0]["game"], id);
  // What somebody enters goes before it, until it is taken back.
  club.result(event, 1, 1, {{"1/2–1/2"}, {}, {}}, "agreed before");
  const json drawn = good(standings_json(club.open(event)));
  EXPECT_EQ(line_of(drawn, "Bo")["score"], "0.5");
  EXPECT_EQ(line_of(drawn, "Bo")["rounds"][0]["source"], "by hand, Sam: agreed before");
  good(club->add_result(event, {0, 1, 1, true, "Sam", "", "", {}}));
  EXPECT_EQ(line_of(good(standings_json(club.open(event))), "Bo")["score"], "1");
  // The game does not count: the table has another one.
  good(club->play_again(event, 1, 1, "wrong clocks", club.by()));
  EXPECT_EQ(line_of(good(standings_json(club.open(event))), "Bo")["score"], "0");
  EXPECT_TRUE(table_game(club.open(event), 1, 1));
}

TEST(EventSession, ResultsByHandAreReadAsPeopleSayThem) {
  TestClub club;
  const auto event = club.event("Friday", "mr-joseph", {"Ada", "Bo", "Cy", "Dee"});
  club.seat_and_publish(event);
  const EventSession now = club.open(event);
  const auto& seats = now.round(1)->tables[0].seats;
  const std::string north = now.names[seats[2].person];
  const auto said = [&](const SaidResult& words) { return hand_result(now, 1, 1, words); };
  const auto full = good(said({{"S=7", "w=7/2", north + "=7", "E=0"}, {}, {}}));
  EXPECT_EQ(full.seats[0].place, 1);
  EXPECT_EQ(full.seats[2].place, 1);
  EXPECT_EQ(full.seats[1].place, 3);
  EXPECT_EQ(good(said({{}, {"S=4", "W=1", "N=2", "E=3"}, {}})).seats[0].place, 4);
  const auto three = good(said({{"S=1", "W=2", "N=3"}, {}, {"E"}}));
  EXPECT_TRUE(three.seats[3].absent);
  const auto wrong = [&](const SaidResult& words, const std::string& what) {
    const auto result = said(words);
    ASSERT_FALSE(result) << what;
    EXPECT_THAT(result.error().message.english(), HasSubstr(what));
  };
  wrong({{"S=7"}, {}, {}}, "Nothing is said of seat W");
  wrong({{"S=7", "W=1", "N=x", "E=0"}, {}, {}}, "\"x\" is no number of points");
  wrong({{"Q=7"}, {}, {}}, "no seat of table 1, where there are S");
  wrong({{"S=1", "S=2"}, {}, {}}, "given twice");
  wrong({{"1-0"}, {}, {}}, "SEAT=NUMBER");
  wrong({{}, {"S=1", "W=3", "N=3", "E=4"}, {}}, "does not fit");
  wrong({{}, {"S=5", "W=1", "N=2", "E=3"}, {}}, "no place");
  wrong({{"S=1", "W=1", "N=1", "E=1"}, {}, {"E"}}, "cannot be absent");
}

TEST(EventSession, WhoDidNotComeHasLostAndTheOthersPlayAsFewer) {
  TestClub club;
  const auto event = club.event("Friday", "mr-joseph", {"Ada", "Bo", "Cy", "Dee"});
  club.seat_and_publish(event);
  club.result(event, 1, 1, {{"S=3", "W=2", "N=1"}, {}, {"E"}});
  const EventSession now = club.open(event);
  const json all = good(standings_json(now));
  EXPECT_EQ(line_of(all, now.names[now.round(1)->tables[0].seats[1].person])["score"], "1.5") << "the second of three";
  EXPECT_EQ(line_of(all, now.names[now.round(1)->tables[0].seats[3].person])["rounds"][0]["kind"], "forfeit-loss");
}

TEST(EventSession, ASwissWantsResultsAndRepeatsNoPair) {
  TestClub club;
  const auto event = club.event("Open", "chess", {"Ada", "Bo", "Cy", "Dee", "Eve"}, 4);
  club.seat_and_publish(event);
  const auto refused = propose(club.open(event), {});
  ASSERT_FALSE(refused);
  EXPECT_THAT(refused.error().message.english(), HasSubstr("table 1 of round 1 (not begun)"));
  std::map<std::pair<db::PersonId, db::PersonId>, int> met;
  for (int round = 1; round <= 3; ++round) {
    if (round > 1) club.seat_and_publish(event);
    const EventSession now = club.open(event);
    EXPECT_EQ(now.round(round)->byes.size(), 1U);
    for (const auto& table : now.round(round)->tables) {
      EXPECT_EQ(++met[std::minmax(table.seats[0].person, table.seats[1].person)], 1);
      club.result(event, round, table.number, {{"1-0"}, {}, {}});
    }
  }
  EXPECT_EQ(good(propose(club.open(event), {})).quality[0].value, 0);
}

TEST(EventSession, ARoundRobinTakesNobodyInOnceItHasBegun) {
  TestClub club;
  db::club::Event event;
  event.name = "all";
  event.ruleset = "chess";
  event.mode = "round-robin";
  const auto id = club.event(event, {"Ada", "Bo", "Cy", "Dee"});
  const auto draft = good(propose(club.open(id), {}));
  EXPECT_EQ(draft.rounds_of_event, 3);
  good(club->set_drafts(id, draft.rounds, club.by()));
  good(club->publish(id, 1, club.by()));
  good(club->set_entrants(id, std::vector{arriving(club.open(id), club.player("Late"), 2)}, club.by()));
  EXPECT_THAT(propose(club.open(id), {}).error().message.english(), HasSubstr("takes nobody in"));
}

TEST(EventSession, ARoundRobinThatIsPublishedHasNothingLeftToSeat) {
  TestClub club;
  db::club::Event event;
  event.name = "all";
  event.ruleset = "chess";
  event.mode = "round-robin";
  event.rounds = 5;
  const auto id = club.event(event, {"Ada", "Bo", "Cy", "Dee"});
  for (int round = 1; round <= 3; ++round) {
    good(club->set_drafts(id, good(propose(club.open(id), {})).rounds, club.by()));
    good(club->publish(id, round, club.by()));
  }
  EXPECT_EQ(propose(club.open(id), {}).error().message.english(), "All 3 rounds of all are published");
}

TEST(EventSession, ArmiesAreDrawnEvenlyAndNoneTwiceAtATable) {
  TestClub club;
  db::club::Event event;
  event.name = "Europe";
  event.ruleset = "european-chess";
  event.armies = "drawn russia,gaul,iraq,egypt";
  event.rounds = 4;
  event.mode = "";
  const auto id = club.event(event, {"Ada", "Bo", "Cy", "Dee"});
  const auto draft = good(propose(club.open(id), {}));
  EXPECT_EQ(good(propose(club.open(id), {})).rounds[3].tables[0].seats[2].army, draft.rounds[3].tables[0].seats[2].army)
      << "the lot is the event's seed";
  for (const auto& round : draft.rounds) {
    std::set<std::string> armies;
    for (const auto& seat : round.tables[0].seats) armies.insert(seat.army);
    EXPECT_EQ(armies.size(), 4U);
  }
  good(club->set_drafts(id, draft.rounds, club.by()));
  good(club->publish(id, 1, club.by()));
  EXPECT_EQ(good(table_game(club.open(id), 1, 1)).setup["armies"].table().size(), 4U);
}

TEST(EventSession, AWrongNoteInARatingDoesNotChangePairingsAlreadyPlayed) {
  TestClub club;
  const auto event = club.event("Open", "chess", {"Ada", "Bo", "Cy", "Dee"}, 3);
  club.seat_and_publish(event);
  for (const int table : {1, 2}) club.result(event, 1, table, {{"1-0"}, {}, {}});
  club.seat_and_publish(event);
  const EventSession before = club.open(event);
  club.result(event, 1, 1, {{"0-1"}, {}, {}}, "the cards were mixed up");
  const EventSession after = club.open(event);
  EXPECT_EQ(round_json(before, *before.round(2)), round_json(after, *after.round(2)));
  EXPECT_NE(good(standings_json(before))["standings"], good(standings_json(after))["standings"]);
}

}  // namespace
}  // namespace arbiter::event
