// SPDX-License-Identifier: MIT
// The club's pages on screens of every size, as layout_test.cpp looks at the others.
#include "app/event/exchange/club_json.h"
#include "tests/desk/club_evening.h"
#include "tests/desk/layout.h"

namespace arbiter::desk {
namespace {

TEST_P(Layout, TheClubsPeople) {
  Screen screen(sized({}));
  test::club_event(screen.database());
  screen.click("go-club");
  open(screen, "clubHome-people");
  screen.click("clubHome-people");
  look(screen, "club-people");
  const auto& people = screen.desk().club().people();
  const auto most = std::ranges::max_element(people, {}, &db::club::Person::games);
  screen.click(QString("person-%1").arg(most->id));
  open(screen, "editPerson");
  look(screen, "club-person");
  screen.click("editPerson");
  open(screen, "keepPerson");
  look(screen, "club-person-form");
  screen.click("closePerson");
  ASSERT_TRUE(Screen::wait([&] { return screen.find("closePerson") == nullptr; }));
  screen.click("mergePerson");
  open(screen, "closeMerge");
  look(screen, "club-merge");
  screen.click("closeMerge");
  ASSERT_TRUE(Screen::wait([&] { return screen.find("closeMerge") == nullptr; }));
  screen.click("clubHome-ratings");
  open(screen, "ratedGame");
  look(screen, "club-ratings");
  test::good(test::good(db::club::Club::open(screen.database()))
                 .put({0, "Winter", "10-8-6-5", 3, {screen.desk().club().list().front().id}}, {"test"}));
  screen.click("clubHome-leagues");
  open(screen, "whichLeague");
  screen.click(
      QString("league-%1").arg(screen.desk().clubLeagues().lines()->rows().front().toMap()["id"].toLongLong()));
  look(screen, "club-leagues");
  screen.click("editLeague");
  open(screen, "keepLeague");
  look(screen, "club-league-form");
  screen.click("closeLeague");
}

TEST_P(Layout, TheClub) {
  Screen screen(sized({}));
  const auto id = test::club_event(screen.database());
  test::event(screen.database(), "Saturday, for everybody who has time", "european-chess",
              test::people(screen.database(), {"Zoe"}));
  screen.click("go-club");
  open(screen, "newEvent");
  look(screen, "club-events");
  screen.click("newEvent");
  open(screen, "makeEvent");
  screen.click("eventMore");
  look(screen, "club-new-event");
  screen.click("closeNewEvent");
  ASSERT_TRUE(Screen::wait([&] { return screen.find("closeNewEvent") == nullptr; }));
  screen.click(QString("event-%1").arg(id));
  open(screen, "section-tables");
  look(screen, "club-tables");
  screen.click("tableRound-1");
  screen.click("enter-2");
  open(screen, "enterResult");
  look(screen, "club-result");
  screen.click("closeResult");
  ASSERT_TRUE(Screen::wait([&] { return screen.find("closeResult") == nullptr; }));
  screen.click("section-standings");
  look(screen, "club-standings");
  const auto entrants = screen.desk().club().session()->record.entrants;
  const auto standings = test::good(event::standings_json(*screen.desk().club().session()));
  screen.click(QString("standing-%1").arg(standings["standings"][0]["player"]["id"].get<qlonglong>()));
  look(screen, "club-standings-opened");
  screen.click("printEvent");
  open(screen, "writePaper");
  look(screen, "club-print");
  screen.click("closePaper");
  ASSERT_TRUE(Screen::wait([&] { return screen.find("closePaper") == nullptr; }));
  screen.click("writeEvent");
  open(screen, "writeClub");
  look(screen, "club-export");
  screen.click("closeClubExport");
  ASSERT_TRUE(Screen::wait([&] { return screen.find("closeClubExport") == nullptr; }));
  screen.click("section-players");
  look(screen, "club-players-done");
  screen.click("section-seating");
  screen.click("addRound");
  screen.click("section-players");
  screen.click(QString("sitOut-%1").arg(entrants.front().person));
  look(screen, "club-players");
  screen.click("section-seating");
  look(screen, "club-seating-empty");
  screen.click("propose");
  open(screen, "publish");
  look(screen, "club-seating");
  const auto& tables = screen.desk().club().session()->round(4)->tables;
  const auto one = tables[0].seats[0].person, other = tables[0].seats[1].person;
  screen.click(QString("pick-%1").arg(one));
  look(screen, "club-picked");
  if (screen.find(QString("pick-%1").arg(other)) == nullptr) return;
  screen.click(QString("pick-%1").arg(other));
  look(screen, "club-swap");
}

}  // namespace
}  // namespace arbiter::desk
