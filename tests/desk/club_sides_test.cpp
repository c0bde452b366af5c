// SPDX-License-Identifier: MIT
// What goes with a club's evening in the window: keys, files, names.
#include <gtest/gtest.h>

#include <QFile>
#include <algorithm>

#include "tests/desk/club_screen.h"

namespace arbiter::desk {
namespace {

using test::ClubScreen;
using test::Screen;

TEST_F(ClubScreen, ItGoesByKeysAlone) {
  const auto who = test::people(file(), {"Ada", "Bo", "Cy", "Dee"});
  const auto id = test::event(file(), "Friday", "mr-joseph", {}, 1);
  show();
  const auto press = [&](const QString& item, Qt::Key key) {
    until(item);
    QQuickItem* there = screen().find(item);
    ASSERT_NE(there, nullptr) << item.toStdString();
    EXPECT_TRUE(there->property("focusPolicy").toInt() & Qt::TabFocus) << item.toStdString() << " is reached by Tab";
    there->forceActiveFocus(Qt::TabFocusReason);
    QTest::keyClick(screen().desk().window(), key);
  };
  press("go-club", Qt::Key_Return);
  press(QString("event-%1").arg(id), Qt::Key_Return);
  press(person("here-", who[0]), Qt::Key_Space);
  EXPECT_NE(kept().entrant(who[0]), nullptr);
  press("allArrive", Qt::Key_Return);
  press("section-seating", Qt::Key_Return);
  press("propose", Qt::Key_Return);
  press(person("pick-", who[0]), Qt::Key_Return);
  press(person("pick-", who[1]), Qt::Key_Space);
  const auto seat = [&](db::PersonId one) {
    const auto seats = kept().round(1)->tables[0].seats;
    return std::ranges::find(seats, one, &db::club::TableSeat::person)->seat;
  };
  const std::string before = seat(who[0]);
  press("swap", Qt::Key_Return);
  EXPECT_EQ(seat(who[1]), before);
  press("publish", Qt::Key_Return);
  press("confirmYes", Qt::Key_Return);
  press("play-1", Qt::Key_Return);
  EXPECT_TRUE(Screen::wait([&] { return screen().table().playing(); }));
}

TEST_F(ClubScreen, AnEventsOptionsAreChosenByButtonsAndLists) {
  test::people(file(), {"Ada"});
  show();
  screen().desk().setup().setRuleset("european-chess");
  screen().click("go-club");
  until("firstEvent");
  screen().click("firstEvent");
  until("eventName");
  screen().type("Sunday");
  EXPECT_EQ(screen().text("eventName"), "Sunday") << "what stands there is typed over";
  screen().click("eventMore");
  until("eventMode");
  // A choice by its keys, a switch by a click, a number by typing, a tie-break by its button.
  const auto pick = [&](const QString& item, int key) {
    screen().show(item);
    screen().find(item)->forceActiveFocus(Qt::TabFocusReason);
    QTest::keyClick(screen().desk().window(), static_cast<Qt::Key>(key));
    screen().rest();
  };
  pick("eventScoring-set", Qt::Key_Down);
  EXPECT_EQ(screen().desk().eventForm().said()["scoring"], "win 1-1/2-0");
  pick("eventOption-mode-set", Qt::Key_Down);
  EXPECT_EQ(screen().desk().eventForm().error(), QString());
  screen().show("eventThrees-set");
  screen().click("eventThrees-set");
  screen().show("eventBye-set");
  pick("eventBye-set", Qt::Key_End);
  EXPECT_NE(screen().find("eventOwnBye-set"), nullptr) << "something else is typed";
  screen().show("eventOwnBye-set");
  fill("eventOwnBye-set", "1/4");
  const QString first = screen().desk().eventForm().tieBreaks().front().toMap()["name"].toString();
  screen().show("tieOut-" + first);
  screen().click("tieOut-" + first);
  screen().picture("club-event-options");
  screen().click("makeEvent");
  until("searchPlayer");
  const auto& event = kept().record.event;
  EXPECT_EQ(event.name, "Sunday");
  EXPECT_EQ(event.scoring, "win 1-1/2-0");
  EXPECT_FALSE(event.threes);
  EXPECT_EQ(event.bye, "1/4");
  EXPECT_FALSE(QString::fromStdString(event.tie_breaks).split(' ').contains(first));
  EXPECT_TRUE(event.options.has("mode"));
}

TEST_F(ClubScreen, TieBreaksAndNumbersAreSaidAsPeopleSayThem) {
  const auto who = test::people(file(), {"Ada", "Bo", "Cy"});
  const auto id = test::event(file(), "Friday", "chess", who, 2);
  test::seat(file(), id);
  test::results_by_hand(file(), id);
  open(id);
  screen().click("section-tables");
  screen().rest();
  EXPECT_FALSE(screen().told().filter("had no table (one point).").isEmpty()) << "a bye says what it is worth";
  screen().click("section-standings");
  until(person("standing-", who[0]));
  const QString first = screen().desk().clubStandings().ties().front().toMap()["name"].toString();
  const QString title = screen().desk().clubStandings().ties().front().toMap()["title"].toString();
  screen().click("tie-" + first);
  until("tip");
  EXPECT_TRUE(screen().told().filter(title + ". ").size() > 0);
  screen().picture("club-tie-break");
  QTest::keyClick(screen().desk().window(), Qt::Key_Escape);
  until("tip", false);
  screen().click(person("standing-", who[0]));
  until("tieTitle-" + first);
  EXPECT_EQ(screen().text("tieTitle-" + first), title + " (" + first + ")");
}

TEST_F(ClubScreen, AnEventIsWrittenToAFile) {
  const auto id = test::club_event(file());
  open(id);
  const ClubFiles files(&screen().desk().club());
  EXPECT_EQ(files.fileName("html"), "Friday at the club.html");
  screen().click("writeEvent");
  until("writeClub");
  screen().click("writeClub");
  until("browseName");
  ASSERT_TRUE(screen().desk().window()->findChild<QObject*>("browseGames")->setProperty("folder", dir_.path()));
  fill("browseName", "wall.html");
  screen().click("browseTake");
  until("clubWritten");
  QFile wall(dir_.filePath("wall.html"));
  ASSERT_TRUE(wall.open(QIODevice::ReadOnly)) << screen().text("clubWritten").toStdString();
  EXPECT_TRUE(wall.readAll().contains("Alexandra of Battenberg-Wittelsbach"));
  const QVariantMap nowhere = files.write("csv", dir_.filePath("none/x.csv"));
  EXPECT_FALSE(nowhere["good"].toBool());
  EXPECT_TRUE(nowhere["text"].toString().contains("none/x.csv")) << nowhere["text"].toString().toStdString();
}

TEST_F(ClubScreen, ANewGamesPlayersAreCompletedFromTheClub) {
  test::people(file(), {"Ada", "Adam Ost", "Bo"});
  show();
  screen().click("go-new");
  fill("player-S", "ad");
  until("offer-Adam Ost");
  EXPECT_NE(screen().find("offer-Ada"), nullptr);
  EXPECT_EQ(screen().find("offer-Bo"), nullptr);
  screen().picture("names-offered");
  screen().click("offer-Adam Ost");
  EXPECT_EQ(screen().text("player-S"), "Adam Ost");
  EXPECT_EQ(screen().desk().setup().seats()[0].toMap()["player"], "Adam Ost");
  until("offer-Ada", false);
  const QString other = "player-" + screen().desk().setup().seats()[1].toMap()["seat"].toString();
  fill(other, "ad");
  until("offer-Ada");
  QTest::keyClick(screen().desk().window(), Qt::Key_Down);
  QTest::keyClick(screen().desk().window(), Qt::Key_Return);
  EXPECT_EQ(screen().text(other), "Ada");
  fill(other, "Zo");
  EXPECT_EQ(screen().desk().setup().seats()[1].toMap()["player"], "Zo") << "whoever is new stays as typed";
}

}  // namespace
}  // namespace arbiter::desk
