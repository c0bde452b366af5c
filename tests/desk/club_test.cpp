// SPDX-License-Identifier: MIT
// A secretary's evening in the window, by clicks and keys: from a new event to the standings.
#include <gtest/gtest.h>

#include <QSignalSpy>
#include <QTest>
#include <algorithm>
#include <fstream>

#include "app/event/exchange/club_json.h"
#include "app/event/outcome.h"
#include "tests/desk/club_screen.h"

namespace arbiter::desk {
namespace {

using test::ClubScreen;
using test::good;
using test::Screen;

TEST_F(ClubScreen, ASecretarysWholeEvening) {
  const auto known = test::people(file(), {"Ada", "Bo", "Cy", "Dee", "Eve", "Flo"});
  show();
  screen().desk().setup().setRuleset("mr-joseph");
  screen().click("go-club");
  until("firstEvent");
  screen().picture("club-empty");
  screen().click("firstEvent");
  until("eventName");
  fill("eventName", "Friday");
  fill("eventRounds", "x");
  EXPECT_NE(screen().text("eventError").indexOf("no number"), -1) << screen().text("eventError").toStdString();
  EXPECT_FALSE(screen().find("makeEvent")->isEnabled());
  fill("eventRounds", "2");
  screen().click("makeEvent");
  until("searchPlayer");
  ASSERT_EQ(kept().record.event.name, "Friday");
  EXPECT_EQ(kept().record.event.rounds, 2);
  EXPECT_EQ(screen().text("eventTitle"), "Friday");
  screen().click("editEvent");
  until("eventName");
  EXPECT_EQ(screen().text("eventName"), "Friday");
  fill("eventName", "Friday evening");
  screen().click("makeEvent");
  until("makeEvent", false);
  EXPECT_EQ(kept().record.event.name, "Friday evening");
  EXPECT_EQ(screen().text("eventTitle"), "Friday evening");

  // Who is here: one by one, somebody new, all at once; one goes again, one sits out.
  screen().click(person("here-", known[0]));
  EXPECT_EQ(screen().text("presence"), "1 is here for round 1.");
  for (const char* name : {"Gus", "Hal"}) {
    fill("searchPlayer", name);
    QTest::keyClick(screen().desk().window(), Qt::Key_Return);
    ASSERT_TRUE(Screen::wait([&] { return screen().text("searchPlayer").isEmpty(); })) << name;
  }
  screen().click("allArrive");
  EXPECT_EQ(screen().text("presence"), "8 are here for round 1.");
  EXPECT_FALSE(screen().find("allArrive")->isEnabled());
  screen().click(person("here-", known[5]));
  EXPECT_EQ(kept().entrant(known[5]), nullptr) << "who goes before being seated takes no part";
  screen().click(person("here-", known[5]));
  screen().click(person("sitOut-", known[4]));
  EXPECT_EQ(kept().entrant(known[4])->sits_out, std::vector<int>{1});
  EXPECT_EQ(screen().text("presence"), "7 are here for round 1, 1 sitting out.");
  screen().click(person("sitOut-", known[4]));
  screen().picture("club-players");

  // The seating: proposed, two change places, published.
  screen().click("section-seating");
  EXPECT_EQ(screen().text("draftTitle"), "Round 1 is not seated yet");
  screen().click("propose");
  until("draftTable-2");
  const auto before = kept().round(1)->tables;
  const db::PersonId one = before[0].seats[0].person, other = before[1].seats[2].person;
  screen().click(person("pick-", one));
  screen().click(person("pick-", other));
  const QString asked = screen().text("swapTitle");
  EXPECT_TRUE(asked.contains(QString::fromStdString(kept().names[one]))) << asked.toStdString();
  // Of a table of four two sit together again at least; now three of them do.
  EXPECT_EQ(screen().text("swapCost"), "Meetings of pairs who have met before: 6, was 4.");
  screen().picture("club-swap");
  EXPECT_EQ(kept().round(1)->tables[0].seats[0].person, one) << "nothing is done before it is said";
  screen().click("swap");
  EXPECT_EQ(kept().round(1)->tables[0].seats[0].person, other);
  EXPECT_EQ(kept().round(1)->tables[1].seats[2].person, one);
  EXPECT_EQ(screen().find("swapBand"), nullptr);
  screen().click("publish");
  until("confirmYes");
  EXPECT_EQ(kept().published(), 0);
  screen().click("confirmYes");
  until("enter-1");
  EXPECT_EQ(kept().published(), 1);

  // Results by hand: said completely and by somebody, or why not.
  screen().click("enter-1");
  until("enterResult");
  fill("points-S", "7");
  screen().click("enterResult");
  EXPECT_TRUE(screen().text("resultError").startsWith("The result of West is missing"))
      << screen().text("resultError").toStdString();
  fill("points-W", "3");
  fill("points-N", "3");
  screen().click("absent-E");
  fill("resultBy", "");
  screen().click("enterResult");
  EXPECT_TRUE(screen().text("resultError").startsWith("Say who")) << screen().text("resultError").toStdString();
  EXPECT_TRUE(kept().record.results.empty());
  screen().picture("club-result");
  fill("resultBy", "Sam");
  fill("resultReason", "no camera");
  screen().click("enterResult");
  until("enterResult", false);
  const auto first = event::outcomes(kept().record).front();
  EXPECT_EQ(event::source_text(first).english(), "by hand, Sam: no camera");
  EXPECT_EQ(first.seats[0].place, 1);
  EXPECT_EQ(first.seats[1].place, 2);
  EXPECT_TRUE(first.seats[3].absent);
  EXPECT_EQ(screen().text("state-1"), "By hand, Sam: no camera");

  // The standings, and what they are made of.
  screen().click("section-standings");
  const auto line = good(event::standings_json(kept()))["standings"][0];
  const db::PersonId leader = line["player"]["id"];
  until(person("standing-", leader));
  EXPECT_EQ(leader, other);
  screen().click(person("standing-", leader));
  EXPECT_TRUE(Screen::wait([&] { return !screen().told().filter("Round 1, table 1").isEmpty(); }));
  EXPECT_FALSE(screen().told().filter("7 points of the game").isEmpty());
  screen().picture("club-standings");
  screen().click("section-tables");
  screen().click("enter-1");
  until("takeBack");
  screen().click("takeBack");
  until("takeBack", false);
  EXPECT_EQ(screen().text("state-1"), "Not begun");
  screen().click("allEvents");
  until("newEvent");
}

TEST_F(ClubScreen, ATablesGameIsBegunFromThePageAndComesBackToIt) {
  const auto who = test::people(file(), {"Ada", "Bo", "Cy", "Dee"});
  const auto id = test::event(file(), "Friday", "mr-joseph", who, 1);
  test::seat(file(), id);
  open(id);
  until("play-1");
  screen().click("play-1");
  ASSERT_TRUE(Screen::wait([&] { return screen().table().playing(); }));
  EXPECT_NE(screen().find("tablePage"), nullptr);
  EXPECT_EQ(screen().table().ruleset(), "mr-joseph");
  const auto seated = kept().round(1)->tables[0].seats;
  for (const auto& seat : seated)
    EXPECT_EQ(screen().table().playerAt(QString::fromStdString(seat.seat)).toStdString(), kept().names[seat.person]);
  ASSERT_TRUE(screen().table().act("d2d4"));
  screen().click("go-club");
  ASSERT_TRUE(Screen::wait([&] { return screen().text("state-1") == "Still played, here"; }))
      << screen().text("state-1").toStdString();
  screen().click("goOn-1");
  ASSERT_NE(screen().find("tablePage"), nullptr);
  ASSERT_TRUE(screen().table().act("time"));
  screen().click("go-club");
  ASSERT_TRUE(Screen::wait([&] { return screen().text("state-1") == "By the referee"; }))
      << screen().text("state-1").toStdString();
  const auto outcome = event::outcomes(kept().record).front();
  EXPECT_EQ(outcome.source, event::TableOutcome::Source::referee);
  EXPECT_EQ(outcome.game, screen().table().gameId());
  EXPECT_EQ(screen().find("play-1"), nullptr) << "it is not begun twice";
}

TEST_F(ClubScreen, WhatHappensElsewhereIsShownButNotUnderAFinger) {
  const auto id = test::club_event(file());
  open(id);
  until("state-2");
  screen().click("tableRound-2");
  const auto enter = [&](const char* points) {
    db::club::HandResult result;
    result.round = 2;
    result.table = 2;
    result.by = "Zoe";
    result.reason = points;
    auto club = good(db::club::Club::open(file()));
    const auto seats = kept().round(2)->tables[1].seats;
    for (const auto& seat : seats) result.seats.push_back({seat.seat, points, 1, false});
    good(club.add_result(id, result));
  };
  enter("5");
  EXPECT_TRUE(Screen::wait([&] { return screen().text("state-2") == "By hand, Zoe: 5"; }, 3))
      << screen().text("state-2").toStdString();
  EXPECT_EQ(screen().desk().club().published(), 3);
  EXPECT_EQ(screen().find("tableRound-2")->property("chosen").toBool(), true) << "the round that was looked at stays";
  QQuickItem* card = screen().find("table-2");
  const QPoint place = card->mapToScene({card->width() / 2, 20}).toPoint();
  QTest::mousePress(screen().desk().window(), Qt::LeftButton, {}, place);
  enter("6");
  QSignalSpy read(&screen().desk().club(), &Club::read);
  QSignalSpy looks(screen().desk().club().findChild<QTimer*>(), &QTimer::timeout);
  ASSERT_TRUE(Screen::wait([&] { return looks.count() == 3; })) << "so often it would have looked without a finger";
  EXPECT_EQ(read.count(), 0);
  EXPECT_EQ(screen().text("state-2"), "By hand, Zoe: 5");
  QTest::mouseRelease(screen().desk().window(), Qt::LeftButton, {}, place);
  EXPECT_TRUE(Screen::wait([&] { return screen().text("state-2") == "By hand, Zoe: 6"; }, 3));
  EXPECT_EQ(screen().find("table-2"), card) << "the same card, with something else in it";
}

TEST_F(ClubScreen, WhatCannotBeDoneIsSaidInThePage) {
  const auto who = test::people(file(), {"Ada", "Bo", "Cy"});
  const auto id = test::event(file(), "Friday", "chess", {}, 2);
  open(id);
  until("section-seating");
  screen().click("section-seating");
  screen().click("propose");
  ASSERT_TRUE(Screen::wait([&] { return screen().text("clubTold") == "Nobody takes part in Friday yet."; }))
      << screen().text("clubTold").toStdString();
  screen().picture("club-error");
  screen().click("dismissClub");
  EXPECT_EQ(screen().find("clubTold"), nullptr);
  // An event of that name is there.
  screen().click("allEvents");
  screen().click("newEvent");
  until("makeEvent");
  fill("eventName", "Friday");
  screen().click("makeEvent");
  EXPECT_TRUE(screen().text("eventError").contains("already")) << screen().text("eventError").toStdString();
  screen().click("closeNewEvent");
  until("makeEvent", false);
  // Three of two at a board: one has a bye, and cannot change places with who is without a table too.
  screen().click(QString("event-%1").arg(id));
  screen().click("section-players");
  screen().click("allArrive");
  screen().click("section-seating");
  screen().click("propose");
  until("draftTable-1");
  // Who goes now is missed where the round is to be published.
  screen().click("section-players");
  screen().click(person("here-", who[0]));
  screen().click("section-seating");
  screen().click("publish");
  until("confirmText");
  EXPECT_TRUE(screen().text("confirmText").startsWith("The draft is not up to date: Ada"))
      << screen().text("confirmText").toStdString();
  screen().click("confirmNo");
  until("confirmText", false);
  EXPECT_EQ(kept().published(), 0);
  EXPECT_NE(kept().entrant(who[0]), nullptr) << "there is a seat for Ada";
  screen().click("propose");
  ASSERT_TRUE(Screen::wait([&] { return kept().entrant(who[0]) == nullptr; })) << "and now there is none";
}

TEST_F(ClubScreen, AFileThatCannotBeReadIsToldAndWhatIsShownStays) {
  const auto id = test::club_event(file());
  open(id);
  screen().click("section-standings");
  const auto entrants = kept().record.entrants;
  const auto shown = [&] {
    int count = 0;
    for (const auto& entrant : entrants) count += screen().find(person("standing-", entrant.person)) != nullptr ? 1 : 0;
    return count;
  };
  ASSERT_TRUE(Screen::wait([&] { return shown() > static_cast<int>(entrants.size()) / 2; }));
  const int before = shown();
  const std::filesystem::path aside = file().string() + ".aside";
  std::filesystem::rename(file(), aside);
  std::ofstream(file()) << std::string(5000, 'x');
  ASSERT_TRUE(Screen::wait([&] { return !screen().text("clubTold").isEmpty(); }, 3));
  EXPECT_EQ(screen().desk().club().title(), "Friday at the club");
  screen().picture("club-trouble");
  std::filesystem::rename(aside, file());
  EXPECT_TRUE(Screen::wait([&] { return screen().find("clubTold") == nullptr; }, 3))
      << screen().text("clubTold").toStdString();
  EXPECT_EQ(shown(), before);
}

TEST_F(ClubScreen, ASwissWaitsForResultsOrDoesWithoutThem) {
  const auto who = test::people(file(), {"Ada", "Bo", "Cy", "Dee"});
  const auto id = test::event(file(), "Friday", "chess", who, 2);
  test::seat(file(), id);
  open(id);
  screen().click("section-seating");
  EXPECT_TRUE(screen().text("missingResults").contains("table 1 of round 1 and table 2 of round 1"))
      << screen().text("missingResults").toStdString();
  EXPECT_EQ(screen().text("propose"), "Propose without them");
  // A win by one touch.
  screen().click("section-tables");
  for (const char* table : {"enter-1", "enter-2"}) {
    screen().click(table);
    until("outcome-1-0");
    screen().click("outcome-1-0");
    fill("resultBy", "Sam");
    screen().click("enterResult");
    until("enterResult", false);
  }
  screen().click("toSeating");
  EXPECT_EQ(screen().find("missingResults"), nullptr);
  screen().click("propose");
  until("draftTable-2");
  std::vector<db::PersonId> won;
  for (const auto& outcome : event::outcomes(kept().record)) won.push_back(outcome.seats[0].person);
  const auto top = kept().round(2)->tables[0].seats;
  EXPECT_TRUE(std::ranges::is_permutation(won, std::vector{top[0].person, top[1].person})) << "like with like";
}

}  // namespace
}  // namespace arbiter::desk
