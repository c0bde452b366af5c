// SPDX-License-Identifier: MIT
// An evening, worked through real clicks and keys: from the first start to the exported game. Pictures of every page
// are left in the screenshots' folder.
#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QScopeGuard>
#include <QTest>

#include "tests/desk/screen.h"
#include "tests/desk/seen_page.h"

namespace arbiter::desk {
namespace {

using test::Screen;

constexpr int kFilmed = 8;  // actions of the demo game, with its first mate

class EveningNightly : public ::testing::Test {
 protected:
  static void until(Screen& screen, const QString& item, bool there = true, int seconds = 10) {
    ASSERT_TRUE(Screen::wait([&] { return (screen.find(item) != nullptr) == there; }, seconds)) << item.toStdString();
  }
  /// A picture of the page as it is, which also has to be in order.
  static void look(Screen& screen, const QString& name) {
    screen.picture("evening-" + name);
    SCOPED_TRACE(name.toStdString());
    test::check_page(screen.desk().window());
  }
  /// The table in the dark, the camera's page, and the game gone through with the pictures that were kept of it.
  static void lookAround(Screen& screen) {
    screen.desk().theme().setWanted("dark");
    look(screen, "03-watched-dark");
    screen.desk().theme().setWanted("light");
    screen.click("go-camera");
    QTest::qWait(400);
    look(screen, "03-camera");
    screen.click("go-table");
    ASSERT_TRUE(QMetaObject::invokeMethod(screen.desk().window(), "lookAt", Q_ARG(QVariant, 0)));
    until(screen, "replayTab-pictures");
    screen.click("replayTab-pictures");
    look(screen, "03-replay");
    // What stood there is settled by looking, and how the game has gone is seen.
    screen.show("enlargePicture-0");
    screen.click("enlargePicture-0");
    until(screen, "backToBoard");
    look(screen, "03-replay-settled");
    screen.click("backToBoard");
    screen.click("replayTab-course");
    until(screen, "plot-points");
    look(screen, "03-replay-plots");
    screen.click("leaveReplay");
    screen.click("go-table");
    until(screen, "record-points");
  }
};

TEST_F(EveningNightly, FromTheFirstStartToTheExport) {
  const QTemporaryDir dir;
  // Pictures of the page name the film as who plays would, not where this test has put it.
  const auto back = qScopeGuard([before = QDir::currentPath()] { QDir::setCurrent(before); });
  ASSERT_TRUE(QDir::setCurrent(dir.path()));
  footage::Script script = footage::demo_script();
  ASSERT_GT(script.actions.size(), static_cast<std::size_t>(kFilmed));
  script.actions.resize(kFilmed);
  ASSERT_FALSE(test::filmed(dir, "friday", script, vision::simulate::make_scene("cross14")).empty());
  const std::string source = "friday";

  // The first start, and the form of a new game.
  Screen screen({"--page", "welcome", "--size", "1280x800"});
  until(screen, "welcomeNew");
  look(screen, "01-welcome");
  screen.click("welcomeNew");
  screen.desk().setup().setRuleset("mr-joseph");
  screen.desk().setup().setSource(QString::fromStdString(source));
  screen.click("player-S");
  screen.type("Ada");
  for (const auto& [seat, name] : {std::pair{"W", "Bo"}, {"N", "Cy"}, {"E", "Dee"}})
    screen.desk().setup().setPlayer(seat, name);
  screen.show("time-own");
  screen.click("time-own");
  screen.desk().setup().setTime("60:00 game; 10+5");
  look(screen, "02-new");
  QStringList spoken;
  Voice& voice = screen.desk().voice();
  voice.choose("full");
  QObject::connect(&voice, &Voice::said, screen.desk().window(), [&](const QString& said) { spoken << said; });
  screen.click("begin");

  // The film is watched to its end.
  Table& table = screen.table();
  ASSERT_TRUE(Screen::wait([&] { return table.session().history().size() > kFilmed; }, 240));
  look(screen, "03-watched");
  EXPECT_TRUE(spoken.join("\n").contains("is checkmated")) << spoken.join("\n").toStdString();

  lookAround(screen);

  // The rules lie beside the board, and can be sought through.
  screen.show("record-guide");
  screen.click("record-guide");
  until(screen, "seekRule");
  look(screen, "04-guide");
  screen.show("seekRule");
  screen.click("seekRule");
  screen.type("promot");
  look(screen, "04-guide-sought");
  screen.click("wholeGuide");

  // An effect is explained.
  screen.click("record-points");
  look(screen, "04-points");
  screen.click("record-moves");
  screen.click("why-mate");
  until(screen, "ruleText");
  look(screen, "05-explained");

  // A pause over a correction, which is given up.
  screen.click("correct");
  EXPECT_FALSE(table.clock()->running());
  look(screen, "06-correcting");
  ASSERT_TRUE(QMetaObject::invokeMethod(screen.find("palette"), "cancelled"));

  // The clocks are set, and shown large; guests have a screen of their own.
  screen.show("setClocks");  // the rule is shown at the column's end
  screen.click("setClocks");
  until(screen, "clockSet");
  screen.click("clockPlus-2");
  screen.click("clockReason");
  screen.type("a telephone");
  look(screen, "07-clocks-set");
  screen.click("clockSet");
  until(screen, "clockSet", false);
  for (const auto& [key, name] : {std::pair{Qt::Key_L, "08-clocks"}, std::pair{Qt::Key_B, "09-guests"}}) {
    screen.desk().window()->requestActivate();
    ASSERT_TRUE(QTest::qWaitForWindowActive(screen.desk().window()));
    QTest::keyClick(screen.desk().window(), key, Qt::ControlModifier);
    ASSERT_TRUE(Screen::wait([&] { return screen.desk().shownWindow() != screen.desk().window(); })) << name;
    QQuickWindow* other = screen.desk().shownWindow();
    QTest::qWait(500);
    EXPECT_TRUE(other->grabWindow().save(QString(ARBITER_SCREENSHOTS "/evening-%1.png").arg(name)));
    QTest::keyClick(other, Qt::Key_Escape);
    ASSERT_TRUE(Screen::wait([&] { return !other->isVisible(); }));
  }

  // Another game: a draw is offered and declined, then somebody resigns.
  const qlonglong first = table.gameId();
  screen.click("go-new");
  screen.desk().setup().setRuleset("chess");
  screen.desk().setup().setSource({});
  screen.click("begin");
  until(screen, "confirmYes");
  look(screen, "10-another-game");
  screen.click("confirmYes");
  ASSERT_TRUE(Screen::wait([&] { return table.gameId() != first; }));
  screen.drag("board", "e2", "e4");
  ASSERT_EQ(table.toAct(), QString("N"));
  screen.click("menu-S");
  until(screen, "announce-S:draw");
  screen.click("announce-S:draw");
  until(screen, "decline-N");
  look(screen, "11-draw-offered");
  screen.click("decline-N");
  until(screen, "alert-draw");
  look(screen, "12-draw-declined");
  screen.click("menu-N");
  until(screen, "announce-resign");
  screen.click("announce-resign");
  until(screen, "confirmYes");
  look(screen, "13-resigning");
  screen.click("confirmYes");
  ASSERT_TRUE(Screen::wait([&] { return table.over(); }));
  look(screen, "14-over");

  // The game is exported.
  screen.click("tableMenu");
  until(screen, "exportTable");
  look(screen, "15-menu");
  screen.click("exportTable");
  until(screen, "writeGame");
  look(screen, "16-export");
  screen.click("exportPlots");
  screen.click("writeGame");
  until(screen, "browseTake");
  screen.desk().window()->findChild<QObject*>("browseGames")->setProperty("folder", dir.path());
  screen.click("browseTake");
  ASSERT_TRUE(Screen::wait([&] { return screen.text("exportText").startsWith("Written to "); }))
      << screen.text("exportText").toStdString();
  QFile pgn(dir.filePath(screen.desk().gameFiles().fileName("chess", table.gameId(), "pgn")));
  ASSERT_TRUE(pgn.open(QIODevice::ReadOnly));
  const QByteArray text = pgn.readAll();
  EXPECT_TRUE(text.contains("1. e4") && text.contains("1-0")) << text.toStdString();
  const QDir pictures(QFileInfo(pgn).absolutePath() + "/" + QFileInfo(pgn).completeBaseName() + "-pictures");
  EXPECT_TRUE(pictures.entryList(QDir::Files).contains("time.svg") ||
              pictures.entryList(QDir::Files).contains("pieces.svg"))
      << pictures.entryList(QDir::Files).join(" ").toStdString();
  screen.click("codeGame");
  until(screen, "gameCode");
  look(screen, "16-code");
  screen.click("closeExport");
  until(screen, "closeExport", false);

  // Its score sheet is printed.
  screen.click("tableMenu");
  until(screen, "printTable");
  screen.click("printTable");
  until(screen, "writePaper");
  screen.click("writePaper");
  until(screen, "browseTake");
  screen.desk().window()->findChild<QObject*>("browseGames")->setProperty("folder", dir.path());
  screen.click("browseTake");
  ASSERT_TRUE(Screen::wait([&] { return screen.text("paperWritten").startsWith("Written to "); }))
      << screen.text("paperWritten").toStdString();
  look(screen, "16-printed");
  QFile sheet(dir.filePath(QString("chess-%1.pdf").arg(table.gameId())));
  ASSERT_TRUE(sheet.open(QIODevice::ReadOnly));
  EXPECT_TRUE(sheet.readAll().startsWith("%PDF-"));
  screen.click("closePaper");
  until(screen, "closePaper", false);

  for (const char* page : {"games", "club", "camera", "settings"}) {
    screen.click(QString("go-") + page);
    QTest::qWait(400);
    look(screen, QString("17-") + page);
  }
  voice.choose("off");
}

}  // namespace
}  // namespace arbiter::desk
