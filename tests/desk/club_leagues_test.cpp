// SPDX-License-Identifier: MIT
// Standings over many evenings, by clicks and keys.
#include <gtest/gtest.h>

#include <QFile>
#include <QTest>

#include "app/event/statistics.h"
#include "tests/desk/club_screen.h"

namespace arbiter::desk {
namespace {

using test::ClubScreen;
using test::good;
using test::Screen;

class ClubLeaguesScreen : public ClubScreen {
 protected:
  void openLeagues() {
    show();
    screen().click("go-club");
    until("clubHome-leagues");
    screen().click("clubHome-leagues");
    until("newLeague");
  }
  [[nodiscard]] std::vector<db::club::League> leagues() const {
    return good(good(db::club::Club::open(file())).leagues());
  }
  [[nodiscard]] event::LeagueTable table() const {
    const auto club = good(db::club::Club::open(file()));
    return good(event::league_table(club, good(club.leagues()).back()));
  }
};

TEST_F(ClubLeaguesScreen, OneIsMadeOfEventsAndOpensToWhatItsNumbersAreMadeOf) {
  const auto friday = test::club_event(file());
  const auto people = good(good(db::club::Club::open(file())).people());
  const auto saturday = test::event(file(), "Saturday", "mr-joseph", {people[0].id, people[1].id, people[2].id});
  openLeagues();
  EXPECT_TRUE(screen().text("noLeague").contains("No league"));
  EXPECT_EQ(screen().find("editLeague"), nullptr);
  screen().click("newLeague");
  until("leagueName");
  screen().click("keepLeague");
  EXPECT_EQ(screen().text("leagueError"), "A name is wanted.");
  fill("leagueName", "Winter");
  fill("leagueBest", "many");
  screen().click("keepLeague");
  EXPECT_TRUE(screen().text("leagueError").contains("many"));
  fill("leagueBest", "");
  screen().click(QString("leagueHas-%1").arg(friday));
  screen().click("keepLeague");
  until("keepLeague", false);
  ASSERT_EQ(leagues().size(), 1U);
  EXPECT_EQ(leagues()[0].name, "Winter");
  EXPECT_EQ(leagues()[0].points, "score");
  EXPECT_EQ(leagues()[0].events, std::vector<db::club::EventId>{friday});

  // Another event, places instead of points.
  screen().click("editLeague");
  until("leagueName");
  screen().click(QString("leagueHas-%1").arg(saturday));
  screen().click("leagueWorth-ranks");
  fill("leagueRanks", "ten");
  screen().click("keepLeague");
  EXPECT_TRUE(screen().text("leagueError").contains("ten"));
  fill("leagueRanks", "10-8-6");
  fill("leagueBest", "1");
  screen().click("keepLeague");
  until("keepLeague", false);
  EXPECT_EQ(leagues()[0].points, "10-8-6");
  EXPECT_EQ(leagues()[0].best, 1);
  EXPECT_EQ(leagues()[0].events.size(), 2U);
  EXPECT_TRUE(screen().text("leagueAbout").contains("10-8-6"));

  // The same as counted without a window; a number opens to the event, and the event to its own standings.
  const auto counted = table();
  Rows& lines = *screen().desk().clubLeagues().lines();
  ASSERT_EQ(lines.count(), static_cast<int>(counted.lines.size()));
  const auto& first = counted.lines.front();
  EXPECT_EQ(lines.rows().front().toMap()["name"], QString::fromStdString(first.player.name));
  EXPECT_EQ(lines.rows().front().toMap()["total"], QString::fromStdString(first.total));
  screen().click(person("league-", first.player.id));
  until(QString("leagueEvent-%1").arg(friday));
  screen().picture("club-league");
  screen().click(QString("leagueEvent-%1").arg(friday));
  until("standingsAbout");
  EXPECT_EQ(screen().desk().club().property("event").toLongLong(), friday);
  EXPECT_NE(screen().find(person("standing-", first.player.id)), nullptr);
}

TEST_F(ClubLeaguesScreen, OneIsWrittenToFiles) {
  const auto friday = test::club_event(file());
  good(good(db::club::Club::open(file())).put({0, "Winter/2027", "score", 0, {friday}}, {"test"}));
  openLeagues();
  until("writeLeague");
  screen().click("writeLeague");
  until("writeClub");
  screen().picture("club-league-export");
  ClubLeagues& shown = screen().desk().clubLeagues();
  EXPECT_EQ(shown.fileName("csv"), "Winter 2027.csv");
  for (const char* format : {"pdf", "csv", "json"}) {
    const QString path = dir_.filePath(QString("league.") + format);
    const QVariantMap done = shown.write(format, path);
    EXPECT_TRUE(done["good"].toBool()) << done["text"].toString().toStdString();
    QFile written(path);
    ASSERT_TRUE(written.open(QIODevice::ReadOnly)) << format;
    const QByteArray text = written.readAll();
    EXPECT_TRUE(std::string(format) == "pdf" ? text.startsWith("%PDF")
                                             : text.contains(table().lines[0].player.name.c_str()))
        << text.left(400).toStdString();
  }
  EXPECT_FALSE(shown.write("csv", "/nonexistent/league.csv")["good"].toBool());
}

}  // namespace
}  // namespace arbiter::desk
