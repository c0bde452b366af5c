// SPDX-License-Identifier: MIT
// The clock at the table: what stops it, and that a paused one is started by nobody but a person.
#include <gtest/gtest.h>

#include <QTest>

#include "tests/desk/screen.h"

namespace arbiter::desk {
namespace {

using test::Screen;

/// Waits until the dialog with that item is open, or is gone.
void until(Screen& screen, const QString& item, bool open) {
  ASSERT_TRUE(Screen::wait([&] { return (screen.find(item) != nullptr) == open; })) << item.toStdString();
}

/// Runs it, and says whether the clock has moved meanwhile.
bool moved(Table& table, const std::function<void()>& what) {
  const qint64 before = table.clock()->shown();
  what();
  QTest::qWait(20);
  return table.clock()->shown() != before;
}

TEST(Pause, NothingButStartEndsIt) {
  Screen screen({"--rules", "chess"});
  Table& table = screen.table();
  GameClock& clock = *table.clock();
  ASSERT_TRUE(table.act("e2e4"));
  ASSERT_TRUE(clock.running());
  screen.click("clock");
  ASSERT_EQ(clock.state(), QString("paused"));
  const auto escape = [&] { QTest::keyClick(screen.desk().window(), Qt::Key_Escape); };
  const std::vector<std::pair<const char*, std::function<void()>>> ways{
      {"a move by clicks",
       [&] {
         screen.clickSquare("board", "e7");
         screen.clickSquare("board", "e5");
       }},
      {"a move by a drag", [&] { screen.drag("board", "g1", "f3"); }},
      {"a move that a camera has read",
       [&] {
         EXPECT_TRUE(table.record("b8c6", db::Origin{"camera 0", 7, 0.99}));
       }},
      {"taking back", [&] { screen.click("undo"); }},
      {"bringing again", [&] { screen.click("redo"); }},
      {"a move that is refused", [&] { EXPECT_FALSE(table.act("a1a8")); }},
      {"an illegal drag, left",
       [&] {
         screen.drag("board", "f1", "f5");
         until(screen, "force", true);
         escape();
         until(screen, "force", false);
       }},
      {"an illegal drag that is let stand",
       [&] {
         screen.drag("board", "a2", "a5");
         until(screen, "force", true);
         screen.click("reason");
         screen.type("agreed");
         screen.click("force");
         until(screen, "force", false);
         EXPECT_EQ(table.pieces()->at("a5"), QString("S.pawn"));
       }},
      {"a correction that is given up",
       [&] {
         screen.click("correct");
         ASSERT_TRUE(QMetaObject::invokeMethod(screen.find("palette"), "cancelled"));
       }},
      {"a correction",
       [&] {
         screen.click("correct");
         screen.drag("board", "h2", "h4");
         screen.click("applyPosition");
         until(screen, "correctionReason", true);
         screen.click("correctionReason");
         screen.type("knocked over");
         screen.click("applyCorrection");
         until(screen, "correctionReason", false);
         EXPECT_EQ(table.pieces()->at("h4"), QString("S.pawn"));
       }},
      {"the cover",
       [&] {
         screen.click("menu-S");
         until(screen, "lookHidden-S", true);
         screen.click("lookHidden-S");
         until(screen, "uncover-done", true);
         screen.click("uncover-done");
         until(screen, "uncover-done", false);
       }},
      {"other pages",
       [&] {
         for (const char* page : {"go-new", "go-games", "go-camera", "go-table"}) screen.click(page);
       }},
      {"a new game that is refused",
       [&] {
         EXPECT_NE(table.begin({{"ruleset", "no game"}}, {}), QString());
       }},
      {"a game to take up that is not there", [&] { EXPECT_NE(table.resume(4711), QString()); }},
      {"an announcement", [&] { EXPECT_TRUE(table.act("draw")); }},
      {"the end of the game, taken back", [&] {
         EXPECT_TRUE(table.act("resign"));
         EXPECT_TRUE(table.over());
         EXPECT_TRUE(table.undo());
       }}};
  for (const auto& [what, way] : ways) {
    EXPECT_FALSE(moved(table, way)) << what;
    EXPECT_EQ(clock.state(), QString("paused")) << what;
  }
  EXPECT_EQ(screen.text("clockText"), QString("Paused. Only Start lets it run"));
  screen.picture("clock-paused");
  screen.click("clock");
  EXPECT_TRUE(clock.running());
}

TEST(Pause, EndsInAnotherGameOnly) {
  Screen screen({"--rules", "mr-joseph"});
  Table& table = screen.table();
  ASSERT_TRUE(table.act("d2d4"));
  QTest::qWait(20);
  const qlonglong game = table.gameId();
  table.clock()->pause();
  // Who leaves charges nobody, whoever is to act then.
  ASSERT_TRUE(table.act("W:leave"));
  QTest::qWait(20);
  EXPECT_EQ(table.clock()->state(), QString("paused"));
  EXPECT_EQ(table.clock()->used("N"), 0);
  ASSERT_EQ(table.begin({{"ruleset", "mr-joseph"}}, {}), QString());
  EXPECT_EQ(table.clock()->state(), QString("waiting"));
  ASSERT_TRUE(table.act("d2d4"));
  EXPECT_TRUE(table.clock()->running());
  ASSERT_EQ(table.resume(game), QString());
  EXPECT_EQ(table.clock()->state(), QString("paused"));
  ASSERT_TRUE(table.undo());
  ASSERT_TRUE(table.redo());
  EXPECT_FALSE(table.clock()->running()) << "taken up, it waits for Start";
}

TEST(Pause, OnlyTheArbitersDialogsHoldTheClockAndSaySo) {
  Screen screen({"--rules", "chess"});
  Table& table = screen.table();
  GameClock& clock = *table.clock();
  ASSERT_TRUE(table.act("e2e4"));
  const auto runs = [&](const char* what) {
    EXPECT_TRUE(clock.running()) << what;
    const qint64 before = clock.of(clock.active().first())["ms"].toLongLong();
    QTest::qWait(15);
    EXPECT_LT(clock.of(clock.active().first())["ms"].toLongLong(), before) << what;
  };
  const auto held = [&](const char* what) {
    EXPECT_EQ(clock.state(), QString("held")) << what;
    const qint64 before = clock.shown();
    QTest::qWait(15);
    EXPECT_EQ(clock.shown(), before) << what;
  };
  screen.drag("board", "d8", "d4");
  until(screen, "force", true);
  held("a refusal");
  EXPECT_EQ(screen.text("clockNote"), QString("The clock stands still while this is open."));
  screen.picture("clock-held");
  QTest::keyClick(screen.desk().window(), Qt::Key_Escape);
  until(screen, "force", false);
  EXPECT_TRUE(clock.running()) << "it ran before";
  screen.click("correct");
  held("correcting");
  EXPECT_EQ(screen.text("clockText"), QString("It stands still until this is done"));
  screen.click("applyPosition");
  until(screen, "correctionReason", true);
  held("the reason of a correction");
  QTest::keyClick(screen.desk().window(), Qt::Key_Escape);
  until(screen, "correctionReason", false);
  held("still correcting");
  ASSERT_TRUE(QMetaObject::invokeMethod(screen.find("palette"), "cancelled"));
  EXPECT_TRUE(clock.running());
  // A player's menu, what is hidden from the others, a confirmation: no free pause.
  screen.click("menu-S");
  until(screen, "lookHidden-S", true);
  runs("what a player may say");
  EXPECT_TRUE(screen.text("clockNote").startsWith("The clock runs: "));
  screen.click("lookHidden-S");
  until(screen, "uncover", true);
  runs("the cover, before it is handed over");
  screen.click("uncover");
  runs("the cover, shown");
  screen.click("cover-again");
  screen.click("uncover-done");
  until(screen, "uncover-done", false);
  screen.click("menu-N");
  until(screen, "lookHidden-N", true);
  ASSERT_TRUE(table.record("e7e5", db::Origin{"camera 0", 7, 0.99}));
  QTest::qWait(50);
  EXPECT_NE(screen.find("lookHidden-N"), nullptr) << "it stays open when a camera reads a move";
  screen.click("announce-N:resign");
  until(screen, "confirmYes", true);
  runs("a player's confirmation");
  screen.click("confirmNo");
  until(screen, "confirmYes", false);
  EXPECT_TRUE(clock.running());
}

TEST(Pause, APromotionIsChosenOnTheOwnTime) {
  Screen screen({"--rules", "chess"});
  Table& table = screen.table();
  for (const char* move : {"a2a4", "b7b5", "a4b5", "a7a6", "b5a6", "h7h6", "a6a7", "h6h5"})
    ASSERT_TRUE(table.act(move));
  ASSERT_TRUE(table.clock()->running());
  screen.drag("board", "a7", "b8");
  until(screen, "wayNone", true);
  EXPECT_TRUE(table.clock()->running());
  EXPECT_EQ(table.clock()->active(), QStringList{"S"});
  screen.click("wayNone");
  until(screen, "wayNone", false);
}

TEST(Pause, OtherPagesSayThatTheClockRuns) {
  Screen screen({"--rules", "chess"});
  ASSERT_TRUE(screen.table().act("e2e4"));
  EXPECT_EQ(screen.find("railClock"), nullptr);
  for (const char* page : {"go-new", "go-games", "go-camera"}) {
    screen.click(page);
    EXPECT_EQ(screen.text("railClock"), QString("The clock runs")) << page;
    EXPECT_TRUE(screen.table().clock()->running()) << page;
  }
  screen.click("print");
  until(screen, "writePrint", true);
  EXPECT_TRUE(screen.text("clockNote").startsWith("The clock runs: ")) << "printing is no part of the game";
  screen.picture("clock-runs-elsewhere");
  screen.click("closePrint");
  until(screen, "writePrint", false);
  screen.click("railPause");
  EXPECT_EQ(screen.table().clock()->state(), QString("paused"));
  EXPECT_EQ(screen.text("railClock"), QString("The clock stands"));
}

}  // namespace
}  // namespace arbiter::desk
