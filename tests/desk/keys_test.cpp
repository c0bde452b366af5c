// SPDX-License-Identifier: MIT
// Keys that do something in the whole window.
#include <gtest/gtest.h>

#include <QTest>

#include "tests/desk/screen.h"

namespace arbiter::desk {
namespace {

using test::Screen;

void press(Screen& screen, Qt::Key key, Qt::KeyboardModifier with = Qt::NoModifier) {
  QTest::keyClick(screen.desk().window(), key, with);
}

bool shown(Screen& screen, const QString& item, bool there = true) {
  return Screen::wait([&] { return (screen.find(item) != nullptr) == there; });
}

TEST(Keys, AreToldInOnePlace) {
  Screen screen({"--rules", "chess"});
  press(screen, Qt::Key_Question);
  ASSERT_TRUE(shown(screen, "closeKeys"));
  QTest::qWait(60);
  EXPECT_EQ(screen.text("key-F11"), "The whole screen, and back");
  screen.picture("keys");
  // While a dialog waits, no key goes past it.
  press(screen, Qt::Key_N, Qt::ControlModifier);
  QTest::qWait(50);
  EXPECT_EQ(screen.desk().window()->property("page").toString(), "table");
  press(screen, Qt::Key_Escape);
  ASSERT_TRUE(shown(screen, "closeKeys", false));
  QTest::qWait(250);
  press(screen, Qt::Key_N, Qt::ControlModifier);
  EXPECT_TRUE(Screen::wait([&] { return screen.desk().window()->property("page").toString() == "new"; }));
  press(screen, Qt::Key_G, Qt::ControlModifier);
  EXPECT_TRUE(Screen::wait([&] { return screen.desk().window()->property("page").toString() == "games"; }));
  press(screen, Qt::Key_1, Qt::ControlModifier);
  EXPECT_TRUE(Screen::wait([&] { return screen.desk().window()->property("page").toString() == "table"; }));
}

TEST(Keys, TheGuideIsOpenedOfTheGameInSight) {
  Screen screen({"--rules", "makruk"});
  press(screen, Qt::Key_F1);
  ASSERT_TRUE(shown(screen, "closeArmyPage"));
  QTest::qWait(60);
  screen.click("closeArmyPage");
  ASSERT_TRUE(shown(screen, "closeArmyPage", false));
  QTest::qWait(250);
  screen.desk().setup().setRuleset("shogi");
  press(screen, Qt::Key_N, Qt::ControlModifier);
  ASSERT_TRUE(shown(screen, "guideNew"));
  press(screen, Qt::Key_F1);
  ASSERT_TRUE(shown(screen, "closeArmyPage"));
}

TEST(Keys, TheWholeScreenAndBack) {
  Screen screen({"--rules", "chess"});
  QWindow* window = screen.desk().window();
  const auto before = window->visibility();
  press(screen, Qt::Key_F11);
  EXPECT_TRUE(Screen::wait([&] { return window->visibility() == QWindow::FullScreen; }));
  press(screen, Qt::Key_F11);
  EXPECT_TRUE(Screen::wait([&] { return window->visibility() == before; }));
}

TEST(Keys, TheClockIsPausedFromEveryPage) {
  Screen screen({"--rules", "mr-joseph"});
  const GameClock& clock = *screen.table().clock();
  const bool wanted = clock.wanted();
  press(screen, Qt::Key_Space, Qt::ControlModifier);
  EXPECT_TRUE(Screen::wait([&] { return clock.wanted() != wanted; }));
  press(screen, Qt::Key_5, Qt::ControlModifier);
  press(screen, Qt::Key_Space, Qt::ControlModifier);
  EXPECT_TRUE(Screen::wait([&] { return clock.wanted() == wanted; }));
}

}  // namespace
}  // namespace arbiter::desk
