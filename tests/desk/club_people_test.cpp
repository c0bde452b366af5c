// SPDX-License-Identifier: MIT
// Who the club knows, and how strong they are, by clicks and keys.
#include <gtest/gtest.h>

#include <QTest>
#include <algorithm>

#include "app/event/people.h"
#include "tests/desk/club_screen.h"

namespace arbiter::desk {
namespace {

using db::club::Person;
using test::ClubScreen;
using test::good;
using test::Screen;

class ClubPeopleScreen : public ClubScreen {
 protected:
  void openPeople() {
    show();
    screen().click("go-club");
    until("clubHome-people");
    screen().click("clubHome-people");
    until("searchPeople");
  }
  [[nodiscard]] std::vector<Person> everybody() const { return good(good(db::club::Club::open(file())).people()); }
  [[nodiscard]] Person kept(db::PersonId id) const {
    const auto all = everybody();
    return *std::ranges::find(all, id, &Person::id);
  }
};

TEST_F(ClubPeopleScreen, SomebodyIsAddedEditedAndFound) {
  openPeople();
  EXPECT_TRUE(screen().text("nobody").contains("knows nobody yet"));
  screen().click("newPerson");
  until("personNameField");
  screen().click("keepPerson");
  EXPECT_EQ(screen().text("personError"), "A name is wanted.");
  fill("personNameField", "Ada Lovelace");
  fill("personBorn", "long ago");
  screen().click("keepPerson");
  EXPECT_TRUE(screen().text("personError").contains("long ago"));
  fill("personBorn", "1815");
  fill("personClub", "London");
  screen().click("keepPerson");
  until("keepPerson", false);
  ASSERT_EQ(everybody().size(), 1U) << screen().text("personError").toStdString();
  EXPECT_EQ(everybody()[0].club, "London");
  EXPECT_EQ(everybody()[0].birth_year, 1815);
  EXPECT_EQ(screen().text("personName"), "Ada Lovelace");

  // Another one of that name is somebody else.
  screen().click("newPerson");
  until("personNameField");
  fill("personNameField", "ada lovelace");
  EXPECT_TRUE(screen().find("namesakes") != nullptr);
  screen().click("keepPerson");
  until("keepPerson", false);
  ASSERT_EQ(everybody().size(), 2U);
  EXPECT_TRUE(screen().text("personName").contains("ada"));

  screen().click("editPerson");
  until("personNameField");
  fill("personNameField", "Bo");
  fill("personBorn", "");
  fill("personNotes", "plays Shogi");
  screen().click("keepPerson");
  until("keepPerson", false);
  EXPECT_EQ(kept(everybody()[1].id).name, "Bo");
  EXPECT_EQ(kept(everybody()[1].id).notes, "plays Shogi");
  fill("searchPeople", "ADA");
  EXPECT_NE(screen().find(person("person-", everybody()[0].id)), nullptr);
  EXPECT_EQ(screen().find(person("person-", everybody()[1].id)), nullptr);
}

TEST_F(ClubPeopleScreen, TheirPageShowsWhatTheyHavePlayed) {
  test::club_event(file());
  openPeople();
  const auto all = everybody();
  const auto most = std::ranges::max_element(all, {}, &Person::games);
  ASSERT_GT(most->games, 0);
  screen().click(person("person-", most->id));
  until("personName");
  EXPECT_EQ(screen().text("personName"), QString::fromStdString(most->name));
  EXPECT_EQ(screen().find("noGames"), nullptr);
  screen().picture("club-person");
  // The plot has all their games, and is of one army's where there are several.
  const auto& course = screen().desk().clubPeople().course();
  ASSERT_EQ(course.size(), screen().desk().clubPeople().games().size());
  ASSERT_NE(screen().find("coursePlot"), nullptr);
  EXPECT_EQ(screen().find("coursePlot")->property("games").toInt(), course.size());
  double sum = 0;
  for (const QVariant& step : course) sum += step.toMap()["points"].toDouble();
  EXPECT_TRUE(screen().text("courseTold").contains(QString::number(sum))) << screen().text("courseTold").toStdString();

  // Who is in the list twice becomes one, and is asked about before that.
  const db::PersonId gone = all.back().id;
  ASSERT_NE(gone, most->id);
  screen().click("mergePerson");
  until("mergeWith");
  EXPECT_FALSE(screen().find("merge")->isEnabled());
  screen().picture("club-merge");
  screen().click("closeMerge");
  EXPECT_EQ(kept(gone).merged_into, 0);

  db::club::Key key;
  key.role = db::club::Role::player;
  key.name = most->name;
  key.event = 1;
  key.person = most->id;
  auto club = db::club::Club::open(file());
  ASSERT_TRUE(club.has_value());
  const auto made = club->add_key(key, {"Sam"});
  ASSERT_TRUE(made.has_value()) << made.error().message.english();

  screen().click("erasePerson");
  until("confirmYes");
  screen().click("confirmNo");
  EXPECT_TRUE(kept(most->id).erased_at.empty());
  screen().click("erasePerson");
  until("confirmYes");
  screen().click("confirmYes");
  ASSERT_TRUE(Screen::wait([&] { return !kept(most->id).erased_at.empty(); }));
  EXPECT_TRUE(kept(most->id).name.empty());
  EXPECT_EQ(screen().find("personName"), nullptr);
  EXPECT_TRUE(screen().text("clubTold").contains("Erased"));
  EXPECT_TRUE(screen().text("clubTold").contains("Keys revoked: " + QString::number(made->key.id) + "."))
      << screen().text("clubTold").toStdString();
}

TEST_F(ClubPeopleScreen, TwoEntriesBecomeOne) {
  const auto known = test::people(file(), {"Ada", "Ada L."});
  show();
  Desk& desk = screen().desk();
  desk.club().open(0);
  EXPECT_EQ(desk.clubPeople().others(known[0]).size(), 1);
  ASSERT_TRUE(desk.clubPeople().merge(known[0], known[1]));
  EXPECT_EQ(kept(known[1]).merged_into, known[0]);
  EXPECT_EQ(desk.clubPeople().opened(), known[0]);
  EXPECT_FALSE(desk.clubPeople().merge(known[0], known[0])) << "nobody is merged with themself";
  EXPECT_FALSE(desk.club().error().isEmpty());
}

TEST_F(ClubPeopleScreen, RatingsAreThoseOfTheGamesThatCount) {
  show();
  screen().click("go-club");
  until("clubHome-ratings");
  screen().click("clubHome-ratings");
  EXPECT_TRUE(screen().text("noRatings").contains("No game"));
  test::club_event(file());
  ASSERT_TRUE(Screen::wait([&] { return screen().find("ratedGame") != nullptr; })) << "what is new is shown by itself";
  screen().picture("club-ratings");
  const ClubRatings& ratings = screen().desk().clubRatings();
  ASSERT_GT(ratings.game().size(), 0);
  const Rows& players = *screen().desk().clubRatings().more();
  ASSERT_GT(players.count(), 3);
  EXPECT_EQ(screen().desk().clubRatings().two()->count(), 0);
  EXPECT_EQ(screen().find("ratingsTwo"), nullptr) << "a list of nobody has no heading";
  EXPECT_TRUE(screen().told().contains("Games of three players and more"));
  const QVariantMap first = players.rows().front().toMap(), last = players.rows().back().toMap();
  EXPECT_EQ(first["rank"], 1);
  EXPECT_GT(first["rating"].toString().toDouble(), last["rating"].toString().replace(QChar(0x2212), "-").toDouble());
  EXPECT_TRUE(first["provisional"].toBool()) << "after two games";
  EXPECT_NE(screen().find("provisional-" + first["key"].toString()), nullptr);
  screen().click("rated-" + first["key"].toString());
  until("personName");
  EXPECT_EQ(screen().text("personName"), first["name"].toString());
}

TEST_F(ClubPeopleScreen, EachListOfRatingsHasItsHeading) {
  test::club_event(file());
  const auto event = test::event(file(), "Chess", "chess", test::people(file(), {"Yan", "Zoe"}), 1);
  test::seat(file(), event);
  test::results_by_hand(file(), event);
  show();
  screen().click("go-club");
  until("clubHome-ratings");
  screen().click("clubHome-ratings");
  until("ratingsMore");
  screen().desk().clubRatings().setGame("chess");
  until("ratingsTwo");
  EXPECT_EQ(screen().find("ratingsMore"), nullptr);
  EXPECT_TRUE(screen().told().contains("Games of two players"));
  EXPECT_EQ(screen().desk().clubRatings().two()->count(), 2);
  screen().picture("club-ratings-two");
}

TEST_F(ClubPeopleScreen, ArmiesAreComparedWithWhereTheyMostLikelyLie) {
  const auto known = test::people(file(), {"Ada", "Bo", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal"});
  const auto event = test::event(file(), "Armies", "european-chess", known, 3, "drawn");
  for (int round = 1; round <= 3; ++round) {
    test::seat(file(), event);
    test::results_by_hand(file(), event);
  }
  show();
  screen().click("go-club");
  until("clubHome-ratings");
  screen().click("clubHome-ratings");
  until("ratedGame");
  const QVariantList armies = screen().desk().clubRatings().armies()->rows();
  ASSERT_FALSE(armies.isEmpty());
  for (const QVariant& entry : armies) {
    const QVariantMap army = entry.toMap();
    EXPECT_LE(army["low"].toDouble(), army["high"].toDouble());
    EXPECT_GT(army["even"].toDouble(), 0);
    EXPECT_LT(army["even"].toDouble(), 1);
  }
  screen().show("army-" + armies.back().toMap()["key"].toString());
  screen().picture("club-armies");
}

}  // namespace
}  // namespace arbiter::desk
