// SPDX-License-Identifier: MIT
// The results of a whole round, typed into one grid by keys alone.
#include <gtest/gtest.h>

#include <QTest>

#include "app/event/entry.h"
#include "app/event/outcome.h"
#include "app/event/table_game.h"
#include "tests/desk/club_screen.h"
#include "tests/desk/seen_page.h"

namespace arbiter::desk {
namespace {

using test::ClubScreen;
using test::good;
using test::Screen;
using Source = event::TableOutcome::Source;

class Grid : public ClubScreen {
 protected:
  db::club::EventId round(const char* ruleset, const std::vector<std::string>& names) {
    const auto id = test::event(file(), "Friday", ruleset, test::people(file(), names), 3);
    test::seat(file(), id);
    return id;
  }
  void openGrid(db::club::EventId id) {
    open(id);
    screen().click("section-tables");
    screen().click("tablesView-grid");
    until("gridBy");
    fill("gridBy", "Sam");
  }
  [[nodiscard]] QString focused() const {
    const QQuickItem* item = screen_->desk().window()->activeFocusItem();
    return item != nullptr ? item->objectName() : QString();
  }
  void press(int key, Qt::KeyboardModifiers with = {}) {
    QTest::keyClick(screen().desk().window(), static_cast<Qt::Key>(key), with);
    screen().rest();
  }
  [[nodiscard]] event::TableOutcome table(int number, int round = 1) const {
    for (const auto& one : event::outcomes(kept().record))
      if (one.round == round && one.table == number) return one;
    return {};
  }
  /// "1-0" of a table of two, as it is kept; empty without a result.
  [[nodiscard]] std::string score(int number) const {
    const auto one = table(number);
    return one.counts() ? one.seats[0].points.text() + "-" + one.seats[1].points.text() : std::string();
  }
  table::Session begin(int table) const {
    const auto game = good(event::table_game(kept(), 0, table));
    table::Session session(file());
    if (!session.new_game(game.setup, game.info)) throw std::runtime_error("the game does not begin");
    return session;
  }
};

TEST_F(Grid, ARoundIsEnteredByKeysAlone) {
  const auto id = round("chess", {"Ada", "Bo", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal"});
  openGrid(id);
  screen().click("cell-1-S");
  EXPECT_EQ(focused(), "cell-1-S");
  screen().type("1");
  EXPECT_EQ(score(1), "") << "nothing is kept before the row is left";
  press(Qt::Key_Return);
  EXPECT_EQ(score(1), "1-0") << "of two, one says the other";
  EXPECT_EQ(focused(), "cell-2-S");
  EXPECT_EQ(screen().text("gridState-1"), "By hand, Sam");
  EXPECT_EQ(screen().text("cell-1-N"), "0");
  screen().type("=");
  press(Qt::Key_Down);
  EXPECT_EQ(score(2), "0.5-0.5") << "going to another row is enough";
  EXPECT_EQ(focused(), "cell-3-S");
  press(Qt::Key_Right);
  EXPECT_EQ(focused(), "cell-3-N");
  screen().type("1");
  press(Qt::Key_Tab);
  EXPECT_EQ(score(3), "0-1");
  EXPECT_EQ(focused(), "cell-4-S");
  screen().type("-");
  press(Qt::Key_Enter);
  EXPECT_TRUE(table(4).seats[0].absent);
  EXPECT_FALSE(table(4).seats[1].absent);
  EXPECT_EQ(screen().text("cell-4-N"), "+");
  EXPECT_EQ(screen().text("openTables"), "All tables of round 1 have their results");
  screen().picture("grid-entered");

  // Ctrl+Z takes entries back, the newest first.
  press(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(table(4).source, Source::none);
  EXPECT_EQ(focused(), "cell-4-S");
  press(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(score(3), "");
  EXPECT_EQ(focused(), "cell-3-S");
  // What is only typed goes first.
  press(Qt::Key_Up);
  screen().type("0");
  press(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(screen().text("cell-2-S"), "0.5");
  EXPECT_EQ(score(2), "0.5-0.5");
  // A correction; taking it back brings what was there before.
  press(Qt::Key_Up);
  EXPECT_EQ(focused(), "cell-1-S");
  screen().type("0");
  press(Qt::Key_Return);
  EXPECT_EQ(score(1), "0-1");
  screen().click("gridUndo");
  EXPECT_EQ(score(1), "1-0");
  EXPECT_EQ(screen().text("cell-1-S"), "1");
}

TEST_F(Grid, WhatIsNoResultIsNotKept) {
  const auto id = round("mr-joseph", {"Ada", "Bo", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal"});
  openGrid(id);
  screen().click("cell-1-S");
  for (const char* points : {"7", "3"}) {
    screen().type(points);
    press(Qt::Key_Tab);
  }
  EXPECT_EQ(focused(), "cell-1-N");
  press(Qt::Key_Return);
  EXPECT_EQ(focused(), "cell-1-N") << "it stays";
  EXPECT_TRUE(screen().text("gridError-1").startsWith("The result of North is missing"))
      << screen().text("gridError-1").toStdString();
  EXPECT_EQ(table(1).source, Source::none);
  press(Qt::Key_Down);
  EXPECT_EQ(screen().text("gridError-1"), "Not entered yet: something is missing.");
  EXPECT_EQ(screen().text("cell-1-S"), "7") << "what was typed waits";
  screen().picture("grid-missing");
  test::check_page(screen().desk().window());
  press(Qt::Key_Up);
  screen().type("3");
  press(Qt::Key_Right);
  screen().type("x");
  press(Qt::Key_Return);
  EXPECT_TRUE(screen().text("gridError-1").contains("x")) << screen().text("gridError-1").toStdString();
  press(Qt::Key_A, Qt::ControlModifier);
  screen().type("1");
  press(Qt::Key_Return);
  ASSERT_TRUE(table(1).counts()) << screen().text("gridError-1").toStdString();
  EXPECT_EQ(table(1).seats[0].place, 1);
  EXPECT_EQ(table(1).seats[1].place, 2);
  EXPECT_EQ(table(1).seats[3].place, 4);
  EXPECT_EQ(focused(), "cell-2-S");
  // Places instead of points.
  screen().click("gridWhat-places");
  EXPECT_EQ(screen().text("cell-1-E"), "4");
  screen().click("cell-2-S");
  for (const char* place : {"2", "1", "4", "3"}) {
    screen().type(place);
    if (*place != '3') press(Qt::Key_Right);
  }
  press(Qt::Key_Return);
  EXPECT_EQ(table(2).seats[0].place, 2);
  EXPECT_EQ(table(2).seats[1].place, 1);
  // Nobody is said to enter it: nothing is kept.
  fill("gridBy", "");
  screen().click("cell-2-S");
  screen().type("1");
  press(Qt::Key_Return);
  EXPECT_TRUE(screen().text("gridError-2").startsWith("Say who")) << screen().text("gridError-2").toStdString();
  press(Qt::Key_Escape);
  EXPECT_EQ(screen().text("cell-2-S"), "2");
}

TEST_F(Grid, TheRefereesResultIsReplacedOnlyWhenSomebodyAgrees) {
  const auto id = round("chess", {"Ada", "Bo", "Cy", "Dee"});
  table::Session game = begin(1);
  ASSERT_TRUE(game.act("e2e4").has_value());
  openGrid(id);
  EXPECT_EQ(screen().text("gridState-1"), "Still played");
  screen().click("cell-1-S");
  screen().type("1");
  press(Qt::Key_Down);
  EXPECT_TRUE(screen().text("gridError-1").contains("referee counts its game"))
      << screen().text("gridError-1").toStdString();
  EXPECT_EQ(table(1).source, Source::playing);
  press(Qt::Key_Up);
  press(Qt::Key_Escape);
  ASSERT_TRUE(game.act("N:resign").has_value());
  ASSERT_TRUE(Screen::wait([&] { return screen().text("gridState-1") == "By the referee"; }, 3));
  QTest::qWait(50);  // what is shown anew is selected
  const QString counted = screen().text("cell-1-S");
  EXPECT_EQ(counted, "1") << "it is shown";
  screen().type("0");
  press(Qt::Key_Return);
  EXPECT_TRUE(screen().text("gridError-1").contains("referee has counted"))
      << screen().text("gridError-1").toStdString() << focused().toStdString();
  until("confirmYes");
  screen().picture("grid-replace");
  screen().click("confirmNo");
  until("confirmYes", false);
  EXPECT_EQ(table(1).source, Source::referee);
  screen().click("cell-1-S");
  press(Qt::Key_Return);
  until("confirmYes");
  screen().click("confirmYes");
  until("confirmYes", false);
  EXPECT_EQ(table(1).source, Source::hand);
  EXPECT_EQ(score(1), "0-1");
  screen().click("gridUndo");
  EXPECT_EQ(table(1).source, Source::referee) << "the referee's result counts again";
}

TEST_F(Grid, WhatSomebodyElseHasEnteredIsNotOverwritten) {
  const auto id = round("chess", {"Ada", "Bo", "Cy", "Dee"});
  openGrid(id);
  screen().click("cell-1-S");
  screen().type("1");
  {
    auto club = good(db::club::Club::open(file()));
    auto said = good(event::hand_result(kept(), 1, 1, {{"0-1"}, {}, {}}));
    said.by = "Zoe";
    good(club.add_result(id, said));
  }
  ASSERT_TRUE(Screen::wait([&] { return screen().text("gridState-1") == "By hand, Zoe"; }, 3));
  press(Qt::Key_Return);
  EXPECT_TRUE(screen().text("gridError-1").contains("another result since"))
      << screen().text("gridError-1").toStdString();
  EXPECT_EQ(score(1), "0-1");
  press(Qt::Key_Escape);
  screen().type("1");
  press(Qt::Key_Return);
  EXPECT_EQ(score(1), "1-0") << "seen, and corrected";
}

TEST_F(Grid, PlayersLeaveAndComeBack) {
  const auto id = round("chess", {"Ada", "Bo", "Cy", "Dee"});
  openGrid(id);
  const auto person = kept().round(1)->tables[0].seats[0].person;
  screen().click("cell-1-S");
  press(Qt::Key_F2);
  until("gridHere-S");
  screen().click("gridHere-S");
  ASSERT_TRUE(kept().entrant(person)->to.has_value());
  EXPECT_EQ(*kept().entrant(person)->to, 1);
  screen().picture("grid-people");
  screen().click("gridHere-S");
  EXPECT_FALSE(kept().entrant(person)->to.has_value() && *kept().entrant(person)->to <= 1);
  screen().click("closeGridPeople");
}

TEST_F(Grid, APublicationIsTakenBackUntilAGameBegins) {
  const auto id = round("chess", {"Ada", "Bo", "Cy", "Dee"});
  const auto people = kept().round(1)->tables[0].seats;
  open(id);
  screen().click("section-tables");
  screen().click("unpublish");
  until("confirmYes");
  EXPECT_EQ(kept().published(), 1) << "nothing is done before it is said";
  screen().click("confirmYes");
  until("publish");
  EXPECT_EQ(kept().published(), 0);
  ASSERT_NE(kept().round(1), nullptr) << "it is a draft again";
  EXPECT_EQ(kept().round(1)->tables[0].seats[0].person, people[0].person);
  EXPECT_EQ(kept().round(1)->tables[0].token, "");
  screen().click("publish");
  until("confirmYes");
  screen().click("confirmYes");
  until("unpublish");
  EXPECT_EQ(kept().published(), 1);
  begin(1);
  ASSERT_TRUE(Screen::wait([&] { return screen().find("unpublish") == nullptr; }, 3)) << "a game has begun";
  EXPECT_EQ(good(db::club::Club::open(file())).unpublish(id, 1, {"Sam"}).error().message.english(),
            "Round 1 stays published: a game of it has begun");
}

struct GridLook {
  const char* size;
  const char* theme;
};

class GridPictures : public Grid, public ::testing::WithParamInterface<GridLook> {};

TEST_P(GridPictures, ShowTheWholeRound) {
  const auto& [size, theme] = GetParam();
  const auto id = test::club_event(file());
  screen_ = std::make_unique<Screen>(
      std::vector<std::string>{"--db", file().string(), "--size", size, "--theme", theme, "--language", "en"});
  screen().click("go-club");
  until(QString("event-%1").arg(id));
  screen().click(QString("event-%1").arg(id));
  until("section-tables");
  screen().click("tablesView-grid");
  until("gridBy");
  for (int table = 1; table <= 4; ++table) EXPECT_NE(screen().find(QString("gridRow-%1").arg(table)), nullptr) << table;
  screen().picture(QString("grid-four-%1-%2").arg(size, theme));
  test::check_page(screen().desk().window());
}

INSTANTIATE_TEST_SUITE_P(
    Screens, GridPictures,
    ::testing::Values(GridLook{"1280x800", "light"}, GridLook{"1920x1080", "dark"}, GridLook{"1920x1080", "light"},
                      GridLook{"1280x800", "dark"}, GridLook{"800x1280", "contrast"}),
    [](const auto& one) {
      return QString("%1%2").arg(QString(one.param.size).replace('x', '_'), one.param.theme).toStdString();
    });

}  // namespace
}  // namespace arbiter::desk
