// SPDX-License-Identifier: MIT
// A secretary's evening in the window, by clicks and keys: from a new event to the standings.
#include <gtest/gtest.h>

#include <QSignalSpy>
#include <QTest>
#include <algorithm>
#include <fstream>

#include "app/evening/outcome.h"
#include "app/evening/standings.h"
#include "tests/desk/club_evening.h"
#include "tests/desk/screen.h"

namespace arbiter::desk {
namespace {

using test::good;
using test::Screen;

class ClubScreen : public ::testing::Test {
 protected:
  /// The event as it stands in the file now.
  [[nodiscard]] evening::Evening kept(const std::string& event = "last") const {
    return good(evening::open_evening(good(db::club::Club::open(file())), event));
  }
  [[nodiscard]] std::filesystem::path file() const { return dir_.filePath("games.sqlite").toStdString(); }
  void show() { screen_ = std::make_unique<Screen>(std::vector<std::string>{"--db", file().string()}); }
  [[nodiscard]] Screen& screen() { return *screen_; }
  void until(const QString& item, bool there = true) {
    ASSERT_TRUE(Screen::wait([&] { return (screen().find(item) != nullptr) == there; })) << item.toStdString();
    QTest::qWait(60);  // a sheet has come to rest
  }
  /// Opens the page, and the event in it.
  void open(db::club::EventId event) {
    show();
    screen().click("go-club");
    until(QString("event-%1").arg(event));
    screen().click(QString("event-%1").arg(event));
    until("section-players");
  }
  /// Types into a field in place of what stands there.
  void fill(const QString& field, const QString& text) {
    screen().click(field);
    QTest::keyClick(screen().desk().window(), Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(screen().desk().window(), Qt::Key_Delete);
    screen().type(text);
  }
  [[nodiscard]] static QString person(const QString& what, db::PersonId id) { return what + QString::number(id); }

  QTemporaryDir dir_;
  std::unique_ptr<Screen> screen_;
};

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
  EXPECT_TRUE(screen().text("resultError").startsWith("Nothing is said of West"))
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
  const auto first = evening::outcomes(kept().record).front();
  EXPECT_EQ(evening::source_text(first), "by hand, Sam: no camera");
  EXPECT_EQ(first.seats[0].place, 1);
  EXPECT_EQ(first.seats[1].place, 2);
  EXPECT_TRUE(first.seats[3].absent);
  EXPECT_EQ(screen().text("state-1"), "By hand, Sam: no camera");

  // The standings, and what they are made of.
  screen().click("section-standings");
  const auto line = good(evening::standings_json(kept()))["standings"][0];
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
  const auto outcome = evening::outcomes(kept().record).front();
  EXPECT_EQ(outcome.source, evening::TableOutcome::Source::referee);
  EXPECT_EQ(outcome.game, screen().table().gameId());
  EXPECT_EQ(screen().find("play-1"), nullptr) << "it is not begun twice";
}

TEST_F(ClubScreen, WhatHappensElsewhereIsShownButNotUnderAFinger) {
  const auto id = test::evening(file());
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
  const auto id = test::evening(file());
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
  for (const auto& outcome : evening::outcomes(kept().record)) won.push_back(outcome.seats[0].person);
  const auto top = kept().round(2)->tables[0].seats;
  EXPECT_TRUE(std::ranges::is_permutation(won, std::vector{top[0].person, top[1].person})) << "like with like";
}

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

TEST_F(ClubScreen, AnEventIsWrittenToAFile) {
  const auto id = test::evening(file());
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

QVariantMap row(int key, const char* text) { return {{"key", key}, {"text", text}}; }

TEST(ClubRows, OnlyWhatHasChangedIsTold) {
  Rows rows;
  rows.show({row(1, "a"), row(2, "b"), row(3, "c")});
  QSignalSpy changed(&rows, &Rows::dataChanged), inserted(&rows, &Rows::rowsInserted),
      removed(&rows, &Rows::rowsRemoved), moved(&rows, &Rows::rowsMoved), reset(&rows, &Rows::modelReset);
  rows.show({row(1, "a"), row(2, "B"), row(3, "c")});
  ASSERT_EQ(changed.count(), 1);
  EXPECT_EQ(changed[0][0].toModelIndex().row(), 1);
  EXPECT_EQ(inserted.count() + removed.count() + moved.count(), 0);
  rows.show({row(4, "d"), row(3, "c"), row(1, "a")});
  EXPECT_EQ(removed.count(), 1);
  EXPECT_EQ(inserted.count(), 1);
  EXPECT_EQ(moved.count(), 1);
  EXPECT_EQ(changed.count(), 1);
  EXPECT_EQ(rows.rows(), (QVariantList{row(4, "d"), row(3, "c"), row(1, "a")}));
  rows.show({});
  EXPECT_EQ(rows.count(), 0);
  EXPECT_EQ(reset.count(), 0);
}

}  // namespace
}  // namespace arbiter::desk
