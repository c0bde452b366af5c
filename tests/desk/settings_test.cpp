// SPDX-License-Identifier: MIT
#include "app/desk/look/settings.h"

#include <gtest/gtest.h>

#include <QGuiApplication>
#include <QPalette>
#include <QTest>

#include "tests/desk/print_text.h"
#include "tests/desk/screen.h"
#include "text/version.h"

namespace arbiter::desk {
namespace {

using test::Screen;

TEST(Settings, AThemeIsShownAtOnceAndKept) {
  {
    Screen screen({"--rules", "chess"});
    EXPECT_EQ(screen.desk().theme().name(), QString("light"));
    const QColor before = screen.desk().window()->color();
    screen.click("go-settings");
    screen.click("theme-dark");
    EXPECT_EQ(screen.desk().theme().name(), QString("dark"));
    EXPECT_NE(screen.desk().window()->color(), before);
    screen.picture("settings-dark");
    const QImage picture = screen.desk().window()->grabWindow();
    EXPECT_LT(picture.pixelColor(picture.width() - 40, picture.height() / 2).lightness(), 60);
  }
  Screen again({});
  EXPECT_EQ(again.desk().theme().wanted(), QString("dark"));
  again.click("go-settings");
  again.click("theme-system");
  EXPECT_EQ(again.desk().theme().name(), QString("light"));
}

TEST(Settings, TheCommandLineChangesNothingThatIsKept) {
  {
    Screen screen({"--theme", "contrast"});
    EXPECT_EQ(screen.desk().theme().name(), QString("contrast"));
  }
  Screen again({});
  EXPECT_EQ(again.desk().theme().wanted(), QString("system"));
}

TEST(Settings, TheSystemsDarknessIsFollowed) {
  const QPalette before = QGuiApplication::palette();
  Screen screen({"--theme", "system"});
  EXPECT_EQ(screen.desk().theme().name(), QString("light"));
  QPalette dark = before;
  dark.setColor(QPalette::Window, Qt::black);
  dark.setColor(QPalette::WindowText, Qt::white);
  QGuiApplication::setPalette(dark);
  EXPECT_TRUE(Screen::wait([&] { return screen.desk().theme().name() == "dark"; }));
  QGuiApplication::setPalette(before);
  EXPECT_TRUE(Screen::wait([&] { return screen.desk().theme().name() == "light"; }));
}

TEST(Settings, WhoWantsNoMovementHasNone) {
  {
    Screen screen({"--page", "settings"});
    EXPECT_GT(screen.desk().theme().glide(), 0);
    screen.show("still");
    screen.click("still");
    EXPECT_EQ(screen.desk().theme().glide(), 0);
    EXPECT_EQ(screen.desk().theme().quick(), 0);
  }
  Screen screen({"--rules", "chess"});
  EXPECT_TRUE(screen.desk().settings().still()) << "it is kept";
  ASSERT_TRUE(screen.table().act("e2e4"));
  EXPECT_EQ(screen.desk().theme().glide(), 0);
  screen.desk().settings().setStill(false);
  EXPECT_GT(screen.desk().theme().glide(), 0);
}

TEST(Settings, GamesAreBackedUpFromThere) {
  Screen screen({"--rules", "chess", "--page", "settings"});
  screen.show("backUpNow");
  screen.click("backUpNow");
  EXPECT_TRUE(Screen::wait([&] { return screen.text("backedUp").startsWith("Backed up and checked: "); }))
      << screen.text("backedUp").toStdString();
}

TEST(Settings, TellsWhatThisIs) {
  Screen screen({});
  screen.click("go-settings");
  const std::string_view version = text::version();
  EXPECT_TRUE(
      screen.text("aboutVersion").contains(QString::fromUtf8(version.data(), static_cast<int>(version.size()))));
}

}  // namespace
}  // namespace arbiter::desk
