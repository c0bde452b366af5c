// SPDX-License-Identifier: MIT
// The table of saved games, worked with mouse and keys.
#include <gtest/gtest.h>

#include <QAccessible>
#include <QDir>
#include <QTemporaryDir>
#include <QTest>
#include <map>

#include "tests/desk/screen.h"

namespace arbiter::desk {
namespace {

using test::Screen;

class GamesTable : public ::testing::Test {
 protected:
  /// Chess of Ada and Bo over one ply, shogi of Cy and Bo over three, chess of nobody over none, a game of nobody that
  /// is on the table.
  void SetUp() override {
    screen_ = std::make_unique<Screen>(std::vector<std::string>{"--size", "1280x800"});
    Table& table = screen_->table();
    ASSERT_EQ(table.begin({{"ruleset", "chess"}}, {{{"S", "Ada"}, {"N", "Bo"}}}), QString());
    ASSERT_TRUE(table.act("e2e4"));
    ASSERT_EQ(table.begin({{"ruleset", "shogi"}}, {{{"S", "Cy"}, {"N", "Bo"}}}), QString());
    for (const char* action : {"g3g4", "c7c6", "g4g5"}) ASSERT_TRUE(table.act(action)) << action;
    ASSERT_EQ(table.begin({{"ruleset", "xiangqi"}}, {}), QString());
    ASSERT_EQ(table.begin({{"ruleset", "chess"}}, {{{"S", "Dee"}, {"N", "Eva"}}}), QString());
    screen_->click("go-games");
    ASSERT_TRUE(Screen::wait([&] { return list().count() == 4 && !library().busy(); }));
    screen_->rest();
  }
  [[nodiscard]] Library& library() { return screen_->desk().library(); }
  [[nodiscard]] GameList& list() { return *library().list(); }
  /// The numbers of the games from top to bottom, as the rows stand in the window.
  [[nodiscard]] QString order() {
    EXPECT_TRUE(Screen::wait([&] { return !library().busy(); }));
    screen_->rest();
    std::map<double, QString> rows;
    constexpr int kMost = 9;
    for (int id = 1; id <= kMost; ++id)
      if (const QQuickItem* row = screen_->find(QString("game-%1").arg(id)))
        rows[row->mapToScene({0, 0}).y()] = QString::number(id);
    QStringList numbers;
    for (const auto& [y, number] : rows) numbers << number;
    return numbers.join(" ");
  }
  [[nodiscard]] QString selected() {
    QStringList numbers;
    for (const qlonglong game : list().chosen()) numbers << QString::number(game);
    return numbers.join(" ");
  }
  void press(int key, Qt::KeyboardModifiers modifiers = {}) {
    QTest::keyClick(screen_->desk().window(), static_cast<Qt::Key>(key), modifiers);
    screen_->rest();
  }
  void clickRow(int game, Qt::KeyboardModifiers modifiers, Qt::MouseButton button = Qt::LeftButton) {
    QQuickItem* row = screen_->standing(QString("game-%1").arg(game));
    ASSERT_NE(row, nullptr) << game;
    QTest::mouseClick(screen_->desk().window(), button, modifiers,
                      row->mapToScene({row->width() / 2, row->height() / 2}).toPoint());
    screen_->rest();
  }
  void until(const char* item, bool there = true) {
    ASSERT_TRUE(Screen::wait([&] { return (screen_->find(item) != nullptr) == there; })) << item;
    screen_->rest();
  }
  std::unique_ptr<Screen> screen_;
};

TEST_F(GamesTable, HeadingsSortAndSayBy) {
  EXPECT_EQ(order(), "4 3 2 1");
  const auto name = [&](const char* heading) {
    return QAccessible::queryAccessibleInterface(screen_->find(heading))->text(QAccessible::Name);
  };
  EXPECT_EQ(name("sort-number"), "No., sorted from the end");
  EXPECT_EQ(name("sort-players"), "Sort by: Players");
  screen_->click("sort-number");
  EXPECT_EQ(order(), "1 2 3 4");
  EXPECT_EQ(name("sort-number"), "No., sorted from the beginning");
  screen_->click("sort-players");
  EXPECT_EQ(order(), "1 2 4 3") << "Ada, Cy, Dee, and behind them a game without names";
  screen_->click("sort-players");
  EXPECT_EQ(order(), "4 2 1 3");
  screen_->click("sort-moves");
  EXPECT_EQ(order(), "2 1 4 3") << "the longest first";
  screen_->click("sort-game");
  EXPECT_EQ(order(), "4 1 2 3") << "chess, shogi, xiangqi";
  EXPECT_EQ(name("sort-moves"), "Sort by: Moves");
  screen_->picture("games-sorted");
}

TEST_F(GamesTable, KeysAloneSelectAndOpen) {
  press(Qt::Key_Down);
  EXPECT_EQ(selected(), "4") << "the page has the keys when it is opened";
  press(Qt::Key_Down);
  EXPECT_EQ(selected(), "3");
  press(Qt::Key_Down, Qt::ShiftModifier);
  EXPECT_EQ(selected(), "3 2");
  press(Qt::Key_Down, Qt::ShiftModifier);
  press(Qt::Key_Down, Qt::ShiftModifier);
  EXPECT_EQ(selected(), "3 2 1") << "there is no row below the last";
  press(Qt::Key_Up, Qt::ShiftModifier);
  EXPECT_EQ(selected(), "3 2");
  press(Qt::Key_A, Qt::ControlModifier);
  EXPECT_EQ(selected(), "4 3 2 1");
  EXPECT_EQ(screen_->text("gamesSelected"), "4 games selected");
  screen_->picture("games-all-selected");
  press(Qt::Key_Escape);
  EXPECT_EQ(selected(), "");
  press(Qt::Key_Home);
  EXPECT_EQ(selected(), "4");
  press(Qt::Key_End, Qt::ControlModifier);
  EXPECT_EQ(selected(), "4") << "only the mark has moved";
  press(Qt::Key_Space);
  EXPECT_EQ(selected(), "4 1");
  press(Qt::Key_End);
  EXPECT_EQ(selected(), "1");
  press(Qt::Key_Return);
  ASSERT_TRUE(Screen::wait([&] { return screen_->table().gameId() == 1; })) << "an unfinished game is gone on with";
}

TEST_F(GamesTable, MouseAndModifiersSelectSeveral) {
  clickRow(4, {});
  clickRow(2, Qt::ControlModifier);
  EXPECT_EQ(selected(), "4 2");
  clickRow(1, Qt::ShiftModifier);
  EXPECT_EQ(selected(), "2 1") << "from the row that was clicked last";
  clickRow(2, Qt::ControlModifier);
  EXPECT_EQ(selected(), "1");
  clickRow(3, {}, Qt::RightButton);
  until("closeGamesMenu");
  EXPECT_EQ(selected(), "3") << "the menu is of the row that was clicked";
  press(Qt::Key_Escape);
  until("closeGamesMenu", false);
  const QAccessibleInterface* row = QAccessible::queryAccessibleInterface(screen_->find("game-3"));
  EXPECT_TRUE(row->text(QAccessible::Name).contains("Xiangqi")) << row->text(QAccessible::Name).toStdString();
  EXPECT_TRUE(row->text(QAccessible::Name).endsWith(", selected"));
  EXPECT_TRUE(row->state().selected);
}

TEST_F(GamesTable, DeleteAsksOnceWithTheNumberAndIsTakenBack) {
  clickRow(3, {});
  clickRow(1, Qt::ShiftModifier);
  press(Qt::Key_Delete);
  until("confirmYes");
  EXPECT_EQ(screen_->text("confirmYes"), "Delete 3 games");
  screen_->picture("games-delete");
  press(Qt::Key_Return);
  until("confirmYes", false);
  EXPECT_EQ(list().count(), 4) << "Return is no";
  EXPECT_EQ(selected(), "3 2 1");
  press(Qt::Key_Delete);
  until("confirmYes");
  screen_->click("confirmYes");
  ASSERT_TRUE(Screen::wait([&] { return list().count() == 1; }));
  EXPECT_EQ(order(), "4");
  until("undoShelf");
  screen_->click("undoShelf");
  ASSERT_TRUE(Screen::wait([&] { return list().count() == 4; }));
}

TEST_F(GamesTable, EmptyGamesAreCleanedUpButForTheOneOnTheTable) {
  until("cleanUp");
  screen_->click("cleanUp");
  until("confirmYes");
  EXPECT_EQ(screen_->text("confirmYes"), "Delete 1 game");
  screen_->click("confirmYes");
  ASSERT_TRUE(Screen::wait([&] { return list().count() == 3; }));
  EXPECT_EQ(order(), "4 2 1");
  until("cleanUp", false);
}

TEST_F(GamesTable, SeveralGamesAreWrittenIntoANewFolder) {
  const QTemporaryDir dir;
  clickRow(2, {});
  clickRow(1, Qt::ShiftModifier);
  screen_->click("exportGames");
  until("writeGames");
  screen_->click("writeGames");
  until("browseTake");
  screen_->desk().window()->findChild<QObject*>("browseGames")->setProperty("folder", dir.path());
  screen_->click("browseTake");
  ASSERT_TRUE(Screen::wait([&] { return screen_->text("manyWritten").startsWith("2 games are in "); }))
      << screen_->text("manyWritten").toStdString();
  const QStringList folders = QDir(dir.path()).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
  ASSERT_EQ(folders.size(), 1);
  EXPECT_EQ(QDir(dir.filePath(folders.front())).entryList(QDir::Files), (QStringList{"chess-1.pgn", "shogi-2.usi"}));
  QFile file(dir.filePath(folders.front() + "/chess-1.pgn"));
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  EXPECT_TRUE(QString::fromUtf8(file.readAll()).contains("1. e4"));
}

TEST_F(GamesTable, ColumnsDropOutByWidth) {
  const auto shown = [&](int width) {
    screen_->desk().window()->resize(width, 800);
    screen_->rest();
    QStringList columns;
    for (const char* column : {"number", "day", "game", "players", "result", "moves", "event"})
      if (screen_->find(QString("sort-") + column) != nullptr) columns << column;
    return columns.join(" ");
  };
  EXPECT_EQ(shown(1280), "number day game players result moves event");
  EXPECT_EQ(shown(900), "number day game players result moves");
  screen_->desk().theme().setZoom(1.5);
  EXPECT_EQ(shown(900), "day game players result") << "and so they do in large type";
  screen_->desk().theme().setZoom(1);
}

}  // namespace
}  // namespace arbiter::desk
