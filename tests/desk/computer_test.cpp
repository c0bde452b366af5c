// SPDX-License-Identifier: MIT
// Seats that the computer plays, chosen in the form of a new game.
#include <gtest/gtest.h>

#include <QTest>

#include "tests/desk/screen.h"

namespace arbiter::desk {
namespace {

using test::Screen;

/// Waits until South is to move and so many plies have been played.
bool comes(Screen& screen, std::size_t plies) {
  return QTest::qWaitFor(
      [&] { return screen.table().toAct() == "S" && screen.table().session().game()->plies().size() == plies; },
      20'000);
}

TEST(ComputerInTheWindow, AnswersAndIsTakenBackWithTheMoveBefore) {
  Screen screen({});
  screen.desk().setup().setRuleset("chess");
  screen.desk().setup().setComputer("N", 1);
  QTest::qWait(50);
  screen.picture("new-computer");
  ASSERT_TRUE(screen.desk().setup().start());
  EXPECT_TRUE(screen.table().playedByComputer("N"));
  EXPECT_FALSE(screen.table().playedByComputer("S"));
  EXPECT_EQ(screen.table().playerAt("N"), QString("Computer, level 1"));
  ASSERT_TRUE(screen.table().act("e2e4"));
  ASSERT_TRUE(comes(screen, 2));
  EXPECT_FALSE(screen.table().instructions().isEmpty()) << "its move is to be made by hand";
  ASSERT_TRUE(screen.table().undo());
  EXPECT_TRUE(comes(screen, 0)) << "its answer and the move before it are gone";
}

TEST(ComputerInTheWindow, IsGoneWithItsGame) {
  Screen screen({});
  screen.desk().setup().setRuleset("chess");
  screen.desk().setup().setComputer("N", 1);
  ASSERT_TRUE(screen.desk().setup().start());
  screen.desk().setup().setComputer("N", 0);
  ASSERT_TRUE(screen.desk().setup().start());
  EXPECT_FALSE(screen.table().playedByComputer("N"));
}

/// The title of the alert with that key; empty where there is none.
QString titleOf(Screen& screen, const QString& key) {
  for (const QVariant& alert : screen.table().alerts())
    if (alert.toMap()["key"] == key) return alert.toMap()["title"].toString();
  return {};
}

TEST(ComputerInTheWindow, GivesAHintWhereItTakesPart) {
  Screen screen({});
  screen.desk().setup().setRuleset("chess");
  ASSERT_TRUE(screen.desk().setup().start());
  EXPECT_FALSE(screen.table().canHint()) << "people play alone";
  screen.table().hint();
  EXPECT_EQ(titleOf(screen, "hint"), "");
  screen.desk().setup().setComputer("N", 1);
  ASSERT_TRUE(screen.desk().setup().start());
  ASSERT_TRUE(screen.table().act("f2f3"));
  ASSERT_TRUE(comes(screen, 2));
  ASSERT_TRUE(screen.table().canHint());
  ASSERT_NE(screen.standing("hint"), nullptr);
  screen.click("hint");
  ASSERT_TRUE(QTest::qWaitFor([&] { return titleOf(screen, "hint").startsWith("Hint for South: "); }, 20'000));
  const QString move = titleOf(screen, "hint").mid(16);
  screen.picture("hint");
  ASSERT_TRUE(screen.table().act(move)) << move.toStdString();
  EXPECT_TRUE(QTest::qWaitFor([&] { return titleOf(screen, "hint").isEmpty(); }, 20'000));
}

TEST(ComputerInTheWindow, OffersAnEngineForGamesThatItPlays) {
  Screen screen({});
  auto& setup = screen.desk().setup();
  setup.setRuleset("mr-joseph");
  EXPECT_EQ(setup.engine(), "") << "no engine plays it";
  setup.setRuleset("chess");
  if (setup.engine().isEmpty()) GTEST_SKIP() << "fairy-stockfish is not installed: there is nothing to offer.";
  setup.setComputer("N", 9);
  QTest::qWait(50);
  screen.picture("new-engine");
  ASSERT_TRUE(setup.start());
  EXPECT_EQ(screen.table().playerAt("N"), QString("fairy-stockfish, level 1"));
  ASSERT_TRUE(screen.table().act("e2e4"));
  ASSERT_TRUE(comes(screen, 2));
  EXPECT_EQ(titleOf(screen, "computer"), "") << "nothing went wrong";
  setup.setRuleset("sittuyin");
  EXPECT_EQ(setup.seats().back().toMap()["computer"], 1) << "the computer plays where no engine does";
}

}  // namespace
}  // namespace arbiter::desk
