// SPDX-License-Identifier: MIT
// The club's part of the file.
#include "db/club/club.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "db/export.h"
#include "tests/db/club_store_fixture.h"
#include "tests/db/sample_game.h"

namespace arbiter::db::club {
namespace {

using testing::HasSubstr;
using testing::Not;

TEST_P(ClubStore, KeepsWhatIsKnownOfPeopleAndAllowsNamesakes) {
  {
    Club club = open();
    Person ada = person("Ada");
    ada.club = "North";
    ada.birth_year = 1990;
    EXPECT_EQ(good(club.add(ada, kBy)), 1);
    EXPECT_EQ(good(club.add(person("Ada"), kBy)), 2);
    EXPECT_EQ(code(club.add(person(" "), kBy)), "bad_data");
    ada.id = 9;
    EXPECT_EQ(code(club.change(ada, kBy)), "not_found");
    ada.id = 1;
    ada.notes = "left-handed; \xFF";
    good(club.change(ada, kBy));
  }
  const auto people = good(open().people());
  ASSERT_EQ(people.size(), 2U);
  EXPECT_EQ(people[0].club, "North");
  EXPECT_EQ(people[0].birth_year, 1990);
  EXPECT_EQ(people[0].notes, "left-handed; \xEF\xBF\xBD");
  EXPECT_FALSE(people[1].birth_year);
}

TEST_P(ClubStore, ManyPeopleAreAddedAndChangedAllAtOnceOrNotAtAll) {
  Club club = open();
  Person ada = person("Ada");
  ada.id = good(club.add(ada, kBy));
  ada.club = "North";
  EXPECT_EQ(code(club.put(std::vector{person("Bo"), ada, person(" ")}, kBy)), "bad_data");
  EXPECT_EQ(good(club.people()).size(), 1U) << "nothing of it";
  EXPECT_EQ(good(club.put(std::vector{person("Bo"), ada, person("Cy")}, kBy)), (std::vector<PersonId>{2, 1, 3}));
  EXPECT_EQ(good(club.people())[0].club, "North");
  EXPECT_EQ(good(club.log(0)).back().what, "player added");
}

TEST_P(ClubStore, GamesKnowPeopleByNameAndByNumber) {
  if (!on_file()) GTEST_SKIP() << "games are played in a file; see FeedTest for those that are told";
  Club club = open();
  NewGame game = test::sample_game();
  good(club.games()->begin(game, test::sample_ply(0), test::sample_standing(0)));
  EXPECT_EQ(good(club.people()).size(), 3U) << "whoever sat at a table is somebody";
  // A namesake who is told apart: the name alone still means the one of whom nothing else is known.
  Person other = person("Ada");
  other.club = "South";
  const PersonId second = good(club.add(other, kBy));
  game.token = "two";
  good(club.games()->begin(game, test::sample_ply(0), test::sample_standing(0)));
  game.token = "three";
  game.seats[0].person = second;
  const GameId third = good(club.games()->begin(game, test::sample_ply(0), test::sample_standing(0)));
  const auto people = good(club.people());
  ASSERT_EQ(people.size(), 4U);
  EXPECT_EQ(people[0].games, 2);
  EXPECT_EQ(people[3].games, 1);
  EXPECT_EQ(good(club.games()->load(third, Audience::everybody)).summary.seats[0].person, second);
  // Both are told apart now: a bare name is nobody of them.
  Person first = people[0];
  first.club = "North";
  good(club.change(first, kBy));
  game.token = "four";
  game.seats[0].person = 0;
  good(club.games()->begin(game, test::sample_ply(0), test::sample_standing(0)));
  EXPECT_EQ(good(club.people()).size(), 5U);
}

TEST_P(ClubStore, TwoThatAreOneAreMerged) {
  Club club = open();
  const EventId id = session(club);
  Person again = person("A. da");
  again.federation_id = "123";
  const PersonId gone = good(club.add(again, kBy));
  GameId played = 0;
  if (on_file()) {
    NewGame game = test::sample_game();
    game.seats[0] = {"S", "A. da", "", 0, 0, gone};
    played = good(club.games()->begin(game, test::sample_ply(0), test::sample_standing(0)));
  }
  const EventId other = good(club.add(event("Monday"), kBy));
  Entrant entrant;
  entrant.person = gone;
  entrant.sits_out = {2};
  good(club.set_entrants(other, std::vector{entrant}, kBy));
  EXPECT_EQ(code(club.merge(1, 2, kBy)), "conflict") << "they sat at one table";
  EXPECT_EQ(code(club.merge(1, 1, kBy)), "conflict");
  EXPECT_EQ(code(club.merge(1, 99, kBy)), "not_found");
  good(club.merge(1, gone, kBy));
  const auto people = good(club.people());
  EXPECT_EQ(people[0].federation_id, "123");
  EXPECT_EQ(people.back().merged_into, 1);
  if (on_file()) {
    EXPECT_EQ(people[0].games, 1);
    EXPECT_EQ(good(club.games()->load(played, Audience::everybody)).summary.seats[0].player, "Ada");
  }
  const auto record = good(club.record(other));
  ASSERT_EQ(record.entrants.size(), 1U);
  EXPECT_EQ(record.entrants[0].person, 1);
  EXPECT_EQ(record.entrants[0].number, 1);
  EXPECT_EQ(record.entrants[0].sits_out, std::vector{2});
  EXPECT_EQ(code(club.change(people.back(), kBy)), "bad_data");
  Person late = people.back();
  late.name = "late";
  const auto refused = club.change(late, kBy);
  EXPECT_EQ(code(refused), "conflict");
  EXPECT_THAT(refused.error().message.english(), HasSubstr("is player 1 now"));
  EXPECT_EQ(good(club.record(id)).entrants.size(), 6U);
  if (on_file()) good(club.games()->check());
}

TEST_P(ClubStore, ErasedDataAreGoneFromTheFileAndTheGamesStand) {
  if (!on_file()) GTEST_SKIP() << "games are played in a file; see FeedTest for those that are told";
  {
    Club club = open();
    Person zoe = person("Zoe Qxyzzy");
    zoe.notes = "plugh-plugh";
    const PersonId id = good(club.add(zoe, {"Zoe Qxyzzy"}));
    NewGame game = test::sample_game();
    game.setup["about"] = {{"players", {{"S", "Zoe Qxyzzy"}, {"N", "Bo"}}}, {"tags", {{"WhiteElo", "2"}, {"X", "y"}}}};
    game.public_setup = game.setup;
    Ply start = test::sample_ply(0);
    start.request["about"] = game.setup["about"];
    game.seats[0] = {"S", "Zoe Qxyzzy", "", 0};
    const GameId played = good(club.games()->begin(game, start, test::sample_standing(0)));
    good(club.games()->append(played, test::sample_ply(1), test::sample_standing(1)));
    good(club.erase(id, kBy));
    EXPECT_EQ(code(club.erase(id, kBy)), "conflict");
    const auto people = good(club.people());
    EXPECT_EQ(people[0].name, "");
    EXPECT_NE(people[0].erased_at, "");
    const auto whole = good(club.games()->load(played, Audience::arbiter));
    EXPECT_EQ(whole.plies.size(), 2U);
    EXPECT_EQ(whole.summary.seats[0].player, "");
    EXPECT_EQ(whole.summary.seats[0].person, id);
    EXPECT_EQ(whole.plies[0].request["about"]["tags"], nlohmann::json({{"X", "y"}}));
    EXPECT_EQ(whole.summary.setup["about"]["players"], nlohmann::json({{"N", "Bo"}}));
    EXPECT_THAT(to_json(whole).dump(), Not(HasSubstr("Qxyzzy")));
  }
  std::ifstream in(file(), std::ios::binary);
  const std::string bytes{std::istreambuf_iterator<char>(in), {}};
  EXPECT_GT(bytes.size(), 1000U);
  EXPECT_THAT(bytes, Not(HasSubstr("Qxyzzy")));
  EXPECT_THAT(bytes, Not(HasSubstr("plugh-plugh")));
}

TEST_P(ClubStore, AnEventIsReadAsItWasWritten) {
  EventId id = 0;
  {
    Club club = open();
    id = session(club);
    Event changed = good(club.record(id)).event;
    changed.minutes = 45;
    changed.threes = false;
    good(club.change(changed, kBy));
    EXPECT_EQ(code(club.add(event("Friday"), kBy)), "conflict");
    EXPECT_EQ(code(club.record(9)), "not_found");
    good(club.set_apart(id, 4, 2, true, kBy));
    HandResult result{0, 1, 1, false, "Sam", "the camera slept", "", {{"S", "7/2", 1, false}, {"W", "0", 2, true}}};
    good(club.add_result(id, result));
    result.table = 2;
    EXPECT_EQ(code(club.add_result(id, result)), "not_found");
  }
  const auto record = good(open().record(id));
  EXPECT_EQ(record.event.name, "Friday");
  EXPECT_EQ(record.event.options["alone"], "wait");
  EXPECT_EQ(record.event.minutes, 45);
  EXPECT_FALSE(record.event.threes);
  ASSERT_EQ(record.entrants.size(), 6U);
  EXPECT_EQ(record.entrants[5].number, 6);
  EXPECT_EQ(record.apart, (std::vector<std::pair<PersonId, PersonId>>{{2, 4}}));
  ASSERT_EQ(record.rounds.size(), 1U);
  ASSERT_EQ(record.rounds[0].tables.size(), 1U);
  EXPECT_EQ(record.rounds[0].tables[0].token.size(), 32U);
  EXPECT_EQ(record.rounds[0].tables[0].seats[2].person, 3);
  EXPECT_EQ(record.rounds[0].byes[1].kind, ByeKind::asked_for);
  ASSERT_EQ(record.results.size(), 1U);
  EXPECT_EQ(record.results[0].by, "Sam");
  EXPECT_EQ(record.results[0].seats.size(), 2U);
}

TEST_P(ClubStore, WhatIsPublishedStands) {
  Club club = open();
  const EventId id = session(club);
  EXPECT_EQ(code(club.publish(id, 1, kBy)), "conflict");
  EXPECT_EQ(code(club.publish(id, 2, kBy)), "not_found");
  const Round one = good(club.record(id)).rounds[0];
  EXPECT_EQ(code(club.set_drafts(id, std::vector{one}, kBy)), "conflict");
  Round two = one, three = one;
  two.number = 2;
  three.number = 3;
  good(club.set_drafts(id, std::vector{two, three}, kBy));
  EXPECT_EQ(code(club.publish(id, 3, kBy)), "conflict") << "round 2 comes first";
  EXPECT_EQ(code(club.add_result(id, {0, 2, 1, false, "Sam", "", "", {}})), "conflict");
  EXPECT_EQ(code(club.remove_entrant(id, 1, kBy)), "conflict");
  good(club.set_drafts(id, std::vector<Round>{}, kBy));
  EXPECT_EQ(good(club.record(id)).rounds.size(), 1U);
  good(club.play_again(id, 1, 1, "the king was missing", kBy));
  EXPECT_NE(good(club.record(id)).rounds[0].tables[0].token, one.tables[0].token);
  if (on_file()) good(club.games()->check());
}

TEST_P(ClubStore, APublicationIsTakenBackUntilAGameBegins) {
  Club club = open();
  const EventId id = session(club);
  EXPECT_EQ(code(club.unpublish(id, 2, kBy)), "not_found") << "there is no such round";
  good(club.unpublish(id, 1, kBy));
  Round one = good(club.record(id)).rounds[0];
  EXPECT_EQ(one.published_at, "");
  EXPECT_EQ(one.tables[0].token, "") << "a slip with the old code opens no seat";
  EXPECT_EQ(one.tables[0].seats.size(), 4U);
  EXPECT_EQ(code(club.unpublish(id, 1, kBy)), "conflict");
  good(club.publish(id, 1, kBy));
  Round two = one;
  two.number = 2;
  good(club.set_drafts(id, std::vector{two}, kBy));
  good(club.publish(id, 2, kBy));
  EXPECT_THAT(club.unpublish(id, 1, kBy).error().message.english(), HasSubstr("round 2 is published after it"));
  good(club.unpublish(id, 2, kBy));
  good(club.add_result(id, {0, 1, 1, false, "Sam", "", "", {{"S", "3", 1, false}}}));
  EXPECT_THAT(club.unpublish(id, 1, kBy).error().message.english(), HasSubstr("it has results"));
}

TEST_P(ClubStore, AGameThatHasBegunKeepsItsRoundPublished) {
  Club club = open();
  const EventId id = session(club);
  const Key key = good(club.add_key({0, Role::arbiter, "The evening", {}, {}, {}, "", ""}, kBy)).key;
  good(club.claim({good(club.record(id)).rounds[0].tables[0].token, "one"}, key));
  EXPECT_THAT(club.unpublish(id, 1, kBy).error().message.english(), HasSubstr("a game of it has begun"));
  EXPECT_NE(good(club.record(id)).rounds[0].published_at, "");
}

TEST_P(ClubStore, TheTableOfAnEventFindsItsGame) {
  if (!on_file()) GTEST_SKIP() << "games are played in a file; see FeedTest for those that are told";
  Club club = open();
  const EventId id = session(club);
  NewGame game = test::sample_game();
  game.token = good(club.record(id)).rounds[0].tables[0].token;
  const GameId played = good(club.games()->begin(game, test::sample_ply(0), test::sample_standing(0)));
  Standing over = test::sample_standing(1);
  over.status = "over";
  over.result = {{"winners", {"S"}}};
  over.places = {{"S", 1}, {"W", 2}, {"N", 2}, {"E", 4}};
  EXPECT_EQ(good(club.finished()).size(), 0U);
  good(club.games()->append(played, test::sample_ply(1), over));
  const auto record = good(club.record(id));
  ASSERT_EQ(record.games.size(), 1U);
  const KeptGame& kept = record.games.at(game.token);
  EXPECT_EQ(kept.id, played);
  EXPECT_NE(kept.ended_at, "");
  EXPECT_EQ(kept.seats.size(), 4U);
  EXPECT_EQ(good(club.finished("mr-joseph")).size(), 1U);
  EXPECT_EQ(good(club.finished("chess")).size(), 0U);
}

TEST_P(ClubStore, BestMomentsLeaveOutWhatWasTakenBack) {
  if (!on_file()) GTEST_SKIP() << "games are played in a file; see FeedTest for those that are told";
  Club club = open();
  const GameId id = test::store_sample(*club.games());
  Ply end = test::sample_ply(1);
  end.number = 4;
  Standing over = test::sample_standing(3);
  over.result = {{"winners", {"S"}}};
  good(club.games()->append(id, end, over));
  const auto moments = good(club.best_moments(1, 5));
  ASSERT_EQ(moments.size(), 1U);
  EXPECT_EQ(moments[0].points, 3);
  EXPECT_EQ(moments[0].reason, "mate");
  Ply undo;
  undo.number = 5;
  undo.kind = PlyKind::undo;
  undo.request = {{"cmd", "undo"}, {"count", 2}};
  undo.undone = {4, 3};
  undo.at = "2024-05-01T19:00:00.000Z";
  good(club.games()->append(id, undo, over));
  EXPECT_EQ(good(club.best_moments(1, 5)).size(), 0U);
}

TEST_P(ClubStore, LeaguesAndTheLog) {
  Club club = open();
  const EventId id = session(club);
  const LeagueId league = good(club.put({0, "Winter", "10-8-6", 2, {id}}, kBy));
  EXPECT_EQ(code(club.put({0, "Winter", "score", 0, {}}, kBy)), "conflict");
  EXPECT_EQ(code(club.put({0, "Summer", "score", 0, {99}}, kBy)), "not_found");
  EXPECT_EQ(good(club.leagues()).size(), 1U);
  EXPECT_EQ(good(club.leagues())[0].id, league);
  EXPECT_EQ(good(club.leagues())[0].events, std::vector<EventId>{id});
  const auto log = good(club.log());
  EXPECT_EQ(log.back().what, "league kept");
  EXPECT_EQ(log.back().who, "Sam");
  const auto of_event = good(club.log(id));
  EXPECT_EQ(of_event.back().what, "published");
  EXPECT_LT(of_event.size(), log.size());
  EXPECT_GT(good(club.changes()), 0);
}

TEST_P(ClubStore, TwoProgramsWriteOneAfterTheOther) {
  Club one = open(), other = open();
  for (int i = 0; i < 20; ++i) {
    good(one.add(person("one"), kBy));
    good(other.add(person("other"), kBy));
  }
  EXPECT_EQ(good(one.people()).size(), 40U);
  EXPECT_EQ(good(other.people()).back().id, 40);
  if (!on_file()) return;
  fs::remove(file());
  EXPECT_EQ(code(one.add(person("late"), kBy)), "replaced");
}

INSTANTIATE_TEST_SUITE_P(Engines, ClubStore, testing::Values("SQLite", "PostgreSQL"),
                         [](const auto& one) { return std::string(one.param); });

}  // namespace
}  // namespace arbiter::db::club
