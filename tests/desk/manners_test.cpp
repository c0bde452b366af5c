// SPDX-License-Identifier: MIT
// What people expect of every program on a desktop: keys, the mouse at rest, places of windows and files.
#include <gtest/gtest.h>

#include <QDir>
#include <QSettings>
#include <QTest>
#include <algorithm>

#include "app/desk/look/window_place.h"
#include "tests/desk/screen.h"

namespace arbiter::desk {
namespace {

using test::Screen;

bool appears(Screen& screen, const QString& item, bool there = true) {
  return Screen::wait([&] { return (screen.find(item) != nullptr) == there; });
}

void hit(Screen& screen, Qt::Key key, Qt::KeyboardModifiers with = Qt::NoModifier) {
  QTest::keyClick(screen.desk().window(), key, with);
  screen.rest();
}

TEST(Manners, AChoiceIsFoundByTypingItsWholeName) {
  Screen screen({"--language", "en"});
  screen.desk().setup().setRuleset("european-chess");
  screen.rest();
  screen.show("army-S");
  QQuickItem* picker = screen.find("army-S");
  ASSERT_NE(picker, nullptr);
  picker->forceActiveFocus();
  screen.type("china");
  EXPECT_EQ(picker->property("displayText").toString(), "China");
  QTest::qWait(1300);
  screen.type("roman e");
  EXPECT_EQ(picker->property("displayText").toString(), "Roman Empire") << "a blank stands inside a name";
  QTest::qWait(1300);
  screen.type("empire");
  EXPECT_TRUE(picker->property("displayText").toString().contains("Empire")) << "a later word is found as well";
}

TEST(Manners, AButtonWithoutWordsSaysWhatItDoesWhereTheMouseRests) {
  Screen screen({"--rules", "chess", "--language", "en", "--size", "1280x800"});
  QQuickItem* button = screen.standing("turn");
  ASSERT_NE(button, nullptr);
  const QPoint middle = button->mapToScene({button->width() / 2, button->height() / 2}).toPoint();
  QTest::mouseMove(screen.desk().window(), middle - QPoint(0, 60));
  QTest::mouseMove(screen.desk().window(), middle);
  ASSERT_TRUE(appears(screen, "tip"));
  QQuickItem* tip = screen.find("tip");
  EXPECT_EQ(tip->property("text").toString(), "Turn the board");
  const QRectF place(tip->mapToScene({0, 0}), tip->size());
  EXPECT_TRUE(QRectF({}, QSizeF(screen.desk().window()->size())).contains(place));
  screen.picture("tip");
  QTest::mouseMove(screen.desk().window(), middle + QPoint(0, 300));
  EXPECT_TRUE(appears(screen, "tip", false)) << "and is gone with the mouse";
}

TEST(Manners, KeysMakeEverythingLargerAndAsItWas) {
  Screen screen({"--rules", "chess", "--language", "en", "--size", "1280x800"});
  const double usual = screen.find("promptDetails")->property("font").value<QFont>().pixelSize();
  const double touch = screen.find("undo")->height();
  hit(screen, Qt::Key_Plus, Qt::ControlModifier);
  hit(screen, Qt::Key_Plus, Qt::ControlModifier);
  EXPECT_NEAR(screen.find("promptDetails")->property("font").value<QFont>().pixelSize(), usual * 1.2, 1);
  EXPECT_GT(screen.find("undo")->height(), touch);
  screen.picture("zoomed");
  hit(screen, Qt::Key_Minus, Qt::ControlModifier);
  EXPECT_NEAR(screen.find("promptDetails")->property("font").value<QFont>().pixelSize(), usual * 1.1, 1);
  EXPECT_NEAR(QSettings("arbiter", "arbiter-desk").value("zoom").toDouble(), 1.1, 1e-9) << "kept";
  hit(screen, Qt::Key_0, Qt::ControlModifier);
  EXPECT_EQ(screen.find("promptDetails")->property("font").value<QFont>().pixelSize(), usual);
}

TEST(Manners, CtrlQClosesTheWindow) {
  Screen screen({"--rules", "chess"});
  hit(screen, Qt::Key_Q, Qt::ControlModifier);
  EXPECT_FALSE(screen.desk().window()->isVisible());
}

TEST(Manners, TheWindowOpensWhereItWasClosed) {
  QSettings("arbiter", "arbiter-desk").remove("window");
  QRect last;
  {
    Screen screen({});
    screen.desk().window()->setGeometry(40, 30, 760, 500);
    screen.rest();
    last = screen.desk().window()->geometry();
    screen.desk().window()->close();
  }
  {
    const Screen screen({});
    Screen& again = const_cast<Screen&>(screen);
    EXPECT_EQ(again.desk().window()->geometry(), last);
  }
  QSettings("arbiter", "arbiter-desk").remove("window");
}

TEST(Manners, AWindowIsNeverPutBesideTheScreens) {
  const QList<QRect> screens{{0, 0, 1920, 1080}, {1920, 0, 1280, 1024}};
  EXPECT_EQ(placedOn({100, 100, 800, 600}, screens), QRect(100, 100, 800, 600));
  EXPECT_EQ(placedOn({1800, 900, 800, 600}, screens), QRect(1920, 424, 800, 600)) << "the screen that shows most of it";
  EXPECT_EQ(placedOn({5000, 5000, 800, 600}, screens), QRect(1120, 480, 800, 600)) << "a screen that is gone";
  EXPECT_EQ(placedOn({-50, -50, 4000, 3000}, screens), QRect(0, 0, 1920, 1080)) << "a smaller screen";
  EXPECT_EQ(placedOn({7, 8, 9, 10}, {}), QRect(7, 8, 9, 10));
}

TEST(Manners, AFolderIsFoundByAPlaceOrByTypingItsPath) {
  const QTemporaryDir dir;
  ASSERT_TRUE(QDir(dir.path()).mkpath("one/two"));
  Screen screen({"--language", "en"});
  screen.show("watchedBy-file");
  screen.click("watchedBy-file");
  screen.show("browseFilm");
  screen.click("browseFilm");
  ASSERT_TRUE(appears(screen, "browseFolder"));
  screen.click("place-home");
  EXPECT_EQ(screen.text("browseFolder"), QDir::homePath());
  QQuickItem* path = screen.find("browseFolder");
  screen.click("browseFolder");
  ASSERT_TRUE(QMetaObject::invokeMethod(path, "selectAll"));
  screen.type(dir.filePath("one/none"));
  hit(screen, Qt::Key_Return);
  EXPECT_TRUE(screen.text("browseWrong").startsWith("There is no folder or file")) << "what is wrong is said";
  ASSERT_TRUE(QMetaObject::invokeMethod(path, "selectAll"));
  screen.type(dir.filePath("one"));
  hit(screen, Qt::Key_Return);
  EXPECT_EQ(screen.find("browseWrong"), nullptr);
  ASSERT_TRUE(appears(screen, "browse-two")) << "the folder that was typed is shown";
  screen.picture("browse-typed");
  screen.click("browse-two");
  EXPECT_EQ(screen.text("browseFolder"), dir.filePath("one/two"));
}

TEST(Manners, ReturnEndsNoGameByItself) {
  Screen screen({"--rules", "chess", "--language", "en", "--moves", "e2e4"});
  screen.click("menu-S");
  ASSERT_TRUE(appears(screen, "announce-S:resign"));
  screen.click("announce-S:resign");
  ASSERT_TRUE(appears(screen, "confirmYes"));
  screen.rest();
  hit(screen, Qt::Key_Return);
  ASSERT_TRUE(appears(screen, "confirmYes", false));
  EXPECT_FALSE(screen.table().over()) << "Return was no";
}

TEST(Manners, ReturnTakesTheColouredButton) {
  Screen screen({"--rules", "chess", "--language", "en"});
  screen.drag("board", "a1", "a5");
  ASSERT_TRUE(appears(screen, "reason"));
  screen.rest();
  screen.type("agreed");
  hit(screen, Qt::Key_Return);
  EXPECT_TRUE(appears(screen, "reason", false));
  EXPECT_EQ(screen.table().pieces()->at("a5"), QString("S.rook"));
}

TEST(Manners, TheMatedKingIsMarkedAndStaysSo) {
  Screen screen({"--rules", "chess", "--language", "en"});
  for (const char* action : {"f2f3", "e7e5", "g2g4", "d8h4"}) ASSERT_TRUE(screen.table().act(action)) << action;
  screen.rest();
  EXPECT_EQ(screen.table().current()->checked(), QStringList{"e1"});
  screen.picture("mated");
  ASSERT_EQ(screen.table().resume(screen.table().gameId()), QString());
  EXPECT_EQ(screen.table().current()->checked(), QStringList{"e1"}) << "when the game is taken up again as well";
}

TEST(Manners, GuestsSeeWhichArmyIsWhose) {
  Screen screen({"--rules", "european-chess", "--armies", "S=china,W=gaul,N=plain,E=russia", "--language", "en"});
  ASSERT_TRUE(QMetaObject::invokeMethod(screen.desk().window(), "open", Q_ARG(QVariant, QVariant("guests"))));
  QQuickWindow* guests = nullptr;
  ASSERT_TRUE(Screen::wait([&] {
    guests = screen.desk().shownWindow();
    return guests != screen.desk().window();
  }));
  QStringList told;
  const std::function<void(QQuickItem*)> listen = [&](QQuickItem* item) {
    told << item->property("text").toString();
    for (QQuickItem* child : item->childItems()) listen(child);
  };
  QTest::qWait(100);
  listen(guests->contentItem());
  for (const char* wanted : {"South · China", "West · Gaul", "East · Russia"})
    EXPECT_TRUE(told.contains(wanted)) << wanted << ": " << told.join("|").toStdString();
}

/// What is left of a round outlives the program, and what ran has run meanwhile.
TEST(Manners, TheRoundTimerOutlivesTheProgram) {
  constexpr qint64 kMinute = 60'000;
  QSettings settings("arbiter", "arbiter-desk");
  settings.remove("roundTimer");
  {
    Screen screen({});
    RoundTimer& timer = *screen.desk().clubWall().timer();
    ASSERT_EQ(timer.set("60"), QString());
    timer.toggle();
    ASSERT_TRUE(timer.running());
  }
  QVariantMap kept = settings.value("roundTimer").toMap();
  ASSERT_TRUE(kept["running"].toBool());
  kept["at"] = kept["at"].toLongLong() - 10 * kMinute;
  settings.setValue("roundTimer", kept);
  settings.sync();
  {
    Screen screen({});
    RoundTimer& timer = *screen.desk().clubWall().timer();
    EXPECT_TRUE(timer.running());
    EXPECT_NEAR(timer.left(), 50 * kMinute, kMinute);
    timer.toggle();
  }
  {
    Screen screen({});
    EXPECT_FALSE(screen.desk().clubWall().timer()->running()) << "a pause is kept as well";
    EXPECT_NEAR(screen.desk().clubWall().timer()->left(), 50 * kMinute, kMinute);
  }
  settings.remove("roundTimer");
}

}  // namespace
}  // namespace arbiter::desk
