// SPDX-License-Identifier: MIT
// What cannot be meant by a slip of the finger is asked once more; what is offered can be declined.
#include <gtest/gtest.h>

#include <QTest>

#include "tests/desk/screen.h"

namespace arbiter::desk {
namespace {

using test::Screen;

void until(Screen& screen, const QString& item, bool there) {
  ASSERT_TRUE(Screen::wait([&] { return (screen.find(item) != nullptr) == there; })) << item.toStdString();
}

/// Opens a player's card and presses what may be said there.
void say(Screen& screen, const QString& seat, const QString& action) {
  screen.click("menu-" + seat);
  until(screen, "announce-" + action, true);
  screen.click("announce-" + action);
}

/// The rules, an action of West's that puts West out of the game, and how it is asked about.
struct Out {
  std::string rules;
  QString action, title, yes;
};

class WayOut : public ::testing::TestWithParam<Out> {};

TEST_P(WayOut, IsAskedOnceMore) {
  const auto& [rules, action, title, yes] = GetParam();
  Screen screen({"--rules", rules});
  Table& table = screen.table();
  const auto west = [&] { return table.seats()[1].toMap()["status"].toString(); };
  const std::size_t before = table.session().requests().size();
  say(screen, "W", action);
  until(screen, "confirmYes", true);
  EXPECT_EQ(table.current()->consequence(action)["title"].toString(), title);
  EXPECT_EQ(screen.text("confirmYes"), yes);
  EXPECT_TRUE(screen.text("confirmText").startsWith("West is out then; the others play on."))
      << screen.text("confirmText").toStdString();
  screen.picture("confirm-" + action.mid(2));
  screen.click("confirmNo");
  until(screen, "confirmNo", false);
  EXPECT_EQ(table.session().requests().size(), before);
  say(screen, "W", action);
  until(screen, "confirmYes", true);
  screen.click("confirmYes");
  until(screen, "confirmYes", false);
  EXPECT_EQ(table.session().requests().size(), before + 1);
  EXPECT_NE(west(), QString("playing"));
  screen.click("undo");
  EXPECT_EQ(west(), QString("playing"));
}

INSTANTIATE_TEST_SUITE_P(Confirm, WayOut,
                         ::testing::Values(Out{"mr-joseph", "W:leave", "West leaves the game?", "Leave the game"},
                                           Out{"european-chess", "W:resign", "West resigns?", "Resign"}));

TEST(Confirm, WhatEndsTheGameSaysHow) {
  Screen screen({"--rules", "chess", "--moves", "e2e4"});
  const QVariantMap resigning = screen.table().current()->consequence("S:resign");
  EXPECT_EQ(resigning["title"].toString(), QString("South resigns?"));
  EXPECT_TRUE(resigning["text"].toString().startsWith("The game is over then: North wins."))
      << resigning["text"].toString().toStdString();
  EXPECT_TRUE(screen.table().current()->consequence("draw").isEmpty()) << "an offer ends nothing";
  EXPECT_TRUE(screen.table().current()->consequence("e7e5").isEmpty()) << "a move is a move";
  ASSERT_TRUE(screen.table().act("S:draw"));
  EXPECT_TRUE(screen.table().current()->consequence("N:accept")["text"].toString().contains("The game is drawn"));
}

TEST(Confirm, ADrawThatIsOfferedIsAcceptedOrDeclined) {
  Screen screen({"--rules", "chess", "--moves", "e2e4"});
  Table& table = screen.table();
  say(screen, "S", "S:draw");
  until(screen, "say-accept", true);
  screen.picture("draw-offered");
  screen.click("decline-N");
  EXPECT_EQ(screen.find("say-accept"), nullptr) << "nobody is asked any more";
  EXPECT_NE(screen.find("alert-draw"), nullptr) << "and it is said";
  screen.picture("draw-declined");
  EXPECT_FALSE(table.over());
  // The offer is gone: it cannot be accepted any more.
  screen.click("menu-N");
  until(screen, "closeMenu", true);
  EXPECT_EQ(screen.find("announce-accept"), nullptr);
  screen.click("closeMenu");
  until(screen, "closeMenu", false);
  // Another offer is another question.
  ASSERT_TRUE(table.act("e7e5"));
  ASSERT_TRUE(table.act("g1f3"));
  say(screen, "S", "S:draw");
  until(screen, "say-accept", true);
  EXPECT_EQ(screen.find("alert-draw"), nullptr);
  screen.click("say-accept");
  until(screen, "confirmYes", true);
  screen.click("confirmYes");
  EXPECT_TRUE(table.over());
  EXPECT_EQ(table.outcome(), QString("The game is drawn"));
}

TEST(Confirm, ADeclinedDrawStaysDeclinedWhenTheGameIsOpenedAgain) {
  QTemporaryDir dir;
  const std::filesystem::path file = dir.filePath("games.sqlite").toStdString();
  qlonglong game = 0;
  {
    Table table(file);
    ASSERT_EQ(table.begin({{"ruleset", "chess"}}, {{{"N", "Ben"}}, ""}), QString());
    ASSERT_TRUE(table.act("e2e4"));
    ASSERT_TRUE(table.act("S:draw"));
    table.declineDraw("N");
    table.clock()->pause();
    game = table.gameId();
  }
  {
    Table table(file);
    ASSERT_EQ(table.resume(game), QString());
    EXPECT_TRUE(table.drawDeclined());
    ASSERT_FALSE(table.alerts().isEmpty());
    EXPECT_EQ(table.alerts().first().toMap()["title"].toString(), QString("Ben declines the draw"));
    for (const QVariant& group : table.choices()->groups())
      EXPECT_FALSE(group.toMap()["declinable"].toBool()) << "nobody is asked once more";
    ASSERT_TRUE(table.act("e7e5"));
    ASSERT_TRUE(table.act("S:draw"));
    EXPECT_FALSE(table.drawDeclined()) << "another offer is another question";
  }
  Table table(file);
  ASSERT_EQ(table.resume(game), QString());
  EXPECT_FALSE(table.drawDeclined());
}

TEST(Confirm, OneOfFourDeclinesForAll) {
  Screen screen({"--rules", "european-chess", "--armies", "S=plain,W=plain,N=plain,E=plain"});
  Table& table = screen.table();
  ASSERT_TRUE(table.act("S:draw"));
  until(screen, "decline-W", true);
  screen.picture("draw-offered-to-three");
  screen.click("nextQuestion");
  EXPECT_NE(screen.find("decline-N"), nullptr) << "one after the other";
  screen.click("nextQuestion");
  screen.click("decline-E");
  for (const char* seat : {"decline-W", "decline-N", "decline-E"}) EXPECT_EQ(screen.find(seat), nullptr) << seat;
  EXPECT_TRUE(table.alerts().first().toMap()["title"].toString().startsWith("East declines"));
}

TEST(Confirm, WhoeverIsAskedSeesItOnALowScreen) {
  for (const char* size : {"853x533", "960x540"}) {
    Screen screen({"--rules", "european-chess", "--armies", "S=plain,W=plain,N=plain,E=plain", "--size", size});
    const double board = screen.find("board")->height();
    ASSERT_TRUE(screen.table().act("S:draw"));
    until(screen, "decline-W", true);
    screen.picture(QString("draw-offered-%1").arg(size));
    EXPECT_DOUBLE_EQ(screen.find("board")->height(), board) << size;
    for (const char* name : {"say-accept", "decline-W", "nextQuestion"}) {
      const QQuickItem* button = screen.find(name);
      ASSERT_NE(button, nullptr) << name;
      EXPECT_LE(button->mapToScene({0, button->height()}).y(), screen.desk().window()->height()) << size << " " << name;
    }
  }
}

TEST(Confirm, WhoseTurnItIsStandsInOneLineOfANarrowScreen) {
  Screen screen({"--rules", "mr-joseph", "--language", "en", "--size", "853x533"});
  const QQuickItem* prompt = screen.find("prompt");
  ASSERT_NE(prompt, nullptr);
  EXPECT_EQ(prompt->property("lineCount").toInt(), 1) << prompt->property("text").toString().toStdString();
  EXPECT_EQ(screen.find("turn"), nullptr);
  const QPoint before = screen.middle("board", "d1");
  screen.click("tableMenu");
  screen.click("turnTable");
  EXPECT_NE(screen.middle("board", "d1"), before) << "the board is turned from the menu";
}

TEST(Confirm, APenaltyForTalkingStandsOnTheCard) {
  Screen screen({"--rules", "european-chess", "--options", "communication=silent"});
  Table& table = screen.table();
  QTest::qWait(50);
  EXPECT_EQ(screen.find("say-talked"), nullptr) << "nobody is asked for it";
  screen.click("menu-W");
  until(screen, "announce-W:power talked", true);
  EXPECT_EQ(screen.text("announce-W:power talked"), QString("Has talked: skips a turn"));
  screen.click("announce-W:power talked");
  ASSERT_TRUE(Screen::wait([&] { return table.session().requests().size() == 2; }));
  ASSERT_EQ(table.toAct(), QString("S"));
  ASSERT_TRUE(table.act(table.choices()->legal().first()));
  EXPECT_EQ(table.toAct(), QString("N")) << "West's turn is skipped";
}

TEST(Confirm, AGameThatIsPlayedIsNotLeftByOneClick) {
  Screen screen({"--rules", "chess"});
  Table& table = screen.table();
  const qlonglong first = table.gameId();
  screen.click("go-new");
  screen.click("begin");
  const qlonglong second = table.gameId();
  EXPECT_NE(second, first) << "nothing had been played";
  ASSERT_TRUE(table.act(table.choices()->legal().first()));
  screen.click("go-new");
  screen.click("begin");
  until(screen, "confirmYes", true);
  screen.picture("confirm-new-game");
  screen.click("confirmNo");
  until(screen, "confirmNo", false);
  EXPECT_EQ(table.gameId(), second);
  screen.click("go-games");
  screen.chooseGame(first);
  screen.click("resume-" + QString::number(first));
  until(screen, "confirmYes", true);
  screen.click("confirmNo");
  until(screen, "confirmNo", false);
  EXPECT_EQ(table.gameId(), second);
  screen.chooseGame(second);
  screen.click("resume-" + QString::number(second));
  EXPECT_NE(screen.find("prompt"), nullptr) << "the game on the table is not taken up once more, it is shown";
  screen.click("go-games");
  screen.chooseGame(first);
  screen.click("resume-" + QString::number(first));
  until(screen, "confirmYes", true);
  screen.click("confirmYes");
  EXPECT_EQ(table.gameId(), first);
}

}  // namespace
}  // namespace arbiter::desk
