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

}  // namespace
}  // namespace arbiter::desk
