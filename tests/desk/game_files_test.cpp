// SPDX-License-Identifier: MIT
// Games come from files and go to files in the window, and what is wrong with them is said.
#include <gtest/gtest.h>

#include <QFile>
#include <QTest>

#include "tests/desk/screen.h"

namespace arbiter::desk {
namespace {

using test::Screen;

const char* const kTwo =
    "[Event \"Club evening\"]\n[White \"Ada\"]\n[Black \"Ben\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 "
    "4. Qxf7# 1-0\n\n[Event \"Club evening\"]\n[White \"Cora\"]\n[Black \"Dan\"]\n[Result \"*\"]\n\n1. d4 (1. c4 e5) "
    "d5 *\n";

void until(Screen& screen, const QString& item, bool there = true) {
  ASSERT_TRUE(Screen::wait([&] { return (screen.find(item) != nullptr) == there; })) << item.toStdString();
}

class Files : public ::testing::Test {
 protected:
  QString write(const QString& name, const QByteArray& text) const {
    const QString path = dir.filePath(name);
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    return path;
  }
  static QByteArray read(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }
  /// Chooses a file of the folder in the dialog that is open.
  void choose(Screen& screen, const char* browser, const QString& name) {
    QObject* browse = screen.desk().window()->findChild<QObject*>(browser);
    ASSERT_NE(browse, nullptr);
    browse->setProperty("folder", dir.path());
    until(screen, "browse-" + name);
    screen.click("browse-" + name);
  }
  QTemporaryDir dir;
};

TEST_F(Files, OneOfSeveralGamesIsChosenAndWhatIsLeftOutIsTold) {
  write("club.pgn", kTwo);
  Screen screen({});
  screen.click("go-games");
  screen.click("loadGame");
  choose(screen, "browseGames", "club.pgn");
  until(screen, "keep-1");
  EXPECT_EQ(screen.desk().gameFiles().found()[0].toMap()["title"].toString(), QString("Ada – Ben"));
  screen.picture("load-which");
  screen.click("keep-1");
  until(screen, "openLoaded");
  screen.picture("load-done");
  EXPECT_EQ(screen.text("loaded-0"), QString("Chess, 2 moves, not finished."));
  EXPECT_TRUE(screen.text("leftOut-0").startsWith("Note: ")) << screen.text("leftOut-0").toStdString();
  EXPECT_FALSE(screen.table().playing()) << "the table is as it was";
  screen.click("openLoaded");
  ASSERT_TRUE(Screen::wait([&] { return screen.table().playing(); }));
  EXPECT_EQ(screen.table().pieces()->at("d5"), QString("N.pawn"));
  EXPECT_EQ(screen.table().playerAt("S"), QString("Cora"));
  for (const QVariant& alert : screen.table().alerts())
    EXPECT_NE(alert.toMap()["key"].toString(), QString("camera")) << "a game file is nothing that was watched";
}

TEST_F(Files, AllGamesAreKeptAndTheOneOnTheTableStays) {
  write("club.pgn", kTwo);
  Screen screen({"--rules", "chess", "--moves", "a2a3"});
  const qlonglong playing = screen.table().gameId();
  screen.click("tableMenu");
  until(screen, "loadAtTable");
  screen.click("loadAtTable");
  choose(screen, "browseGames", "club.pgn");
  until(screen, "keepAll");
  screen.click("keepAll");
  until(screen, "loaded-1");
  EXPECT_EQ(screen.text("gameFileText"), QString("2 games are kept."));
  screen.click("closeGameFile");
  EXPECT_EQ(screen.table().gameId(), playing);
  EXPECT_EQ(screen.table().pieces()->at("a3"), QString("S.pawn"));
  ASSERT_TRUE(Screen::wait([&] { return screen.desk().library().count() == 3; }));
}

TEST_F(Files, WhatIsWrongIsSaidWithItsPlace) {
  write("bad.pgn", "[White \"Ada\"]\n\n\n1. Ke4 e5 *\n");
  write("empty.pgn", " \n");
  Screen screen({});
  screen.click("go-games");
  screen.click("loadGame");
  choose(screen, "browseGames", "bad.pgn");
  until(screen, "loaded-0");
  screen.picture("load-refused");
  EXPECT_TRUE(screen.text("loaded-0").contains("ine 4")) << screen.text("loaded-0").toStdString();
  EXPECT_EQ(screen.find("openLoaded"), nullptr);
  screen.click("closeGameFile");
  until(screen, "closeGameFile", false);
  screen.click("loadGame");
  choose(screen, "browseGames", "empty.pgn");
  ASSERT_TRUE(Screen::wait([&] { return screen.text("gameFileText").endsWith("is empty"); }))
      << screen.text("gameFileText").toStdString();
  EXPECT_EQ(screen.desk().library().count(), 0);
}

TEST_F(Files, AGameIsWrittenAndAFileIsReplacedOnlyWhenThatIsMeant) {
  Screen screen({"--rules", "chess", "--moves", "e2e4;e7e5"});
  screen.click("tableMenu");
  until(screen, "exportTable");
  screen.click("exportTable");
  until(screen, "writeGame");
  screen.picture("export");
  QObject* browse = screen.desk().window()->findChild<QObject*>("browseGames");
  ASSERT_NE(browse, nullptr);
  const QString path = dir.filePath("chess-1.pgn");
  const auto save = [&] {
    screen.click("writeGame");
    until(screen, "browseTake");
    browse->setProperty("folder", dir.path());
    screen.click("browseTake");
  };
  save();
  ASSERT_TRUE(Screen::wait([&] { return screen.text("exportText").startsWith("Written to "); }))
      << screen.text("exportText").toStdString();
  EXPECT_TRUE(read(path).contains("1. e4 e5")) << read(path).toStdString();
  write("chess-1.pgn", "mine");
  save();
  until(screen, "confirmNo");
  screen.click("confirmNo");
  until(screen, "confirmNo", false);
  EXPECT_EQ(read(path), QByteArray("mine"));
  ASSERT_TRUE(QDir(dir.path()).removeRecursively());
  const QVariantMap failed = screen.desk().gameFiles().write(0, "pgn", path);
  EXPECT_FALSE(failed["good"].toBool());
  EXPECT_TRUE(failed["text"].toString().contains(path)) << failed["text"].toString().toStdString();
}

TEST_F(Files, AShortGameIsShownAsACode) {
  Screen screen({"--rules", "chess"});
  for (const char* move : {"e2e4", "e7e5"}) ASSERT_TRUE(screen.table().act(move));
  screen.click("tableMenu");
  ASSERT_TRUE(Screen::wait([&] { return screen.find("exportTable") != nullptr; }));
  screen.click("exportTable");
  ASSERT_TRUE(Screen::wait([&] { return screen.find("codeGame") != nullptr; }));
  screen.click("codeGame");
  ASSERT_TRUE(Screen::wait([&] { return screen.find("gameCode") != nullptr; }));
  EXPECT_TRUE(screen.text("gameCode").contains("1. e4 e5")) << screen.text("gameCode").toStdString();
  screen.picture("export-code");
  for (const char* move :
       {"d2d4", "d7d5", "c2c4", "c7c5", "b2b4", "b7b5", "a2a4", "a7a5", "f2f4", "f7f5", "g2g4", "g7g5"})
    ASSERT_TRUE(screen.table().act(move)) << move;
  const QVariantMap whole = screen.desk().gameFiles().code(screen.table().gameId(), "json");
  EXPECT_FALSE(whole["good"].toBool());
  EXPECT_TRUE(whole["text"].toString().contains("too long")) << whole["text"].toString().toStdString();
}

TEST_F(Files, AKeptGameIsWrittenWithoutBeingOpened) {
  Screen screen({"--rules", "shogi"});
  const qlonglong shogi = screen.table().gameId();
  ASSERT_EQ(screen.table().begin({{"ruleset", "chess"}}, {}), QString());
  const auto& files = screen.desk().gameFiles();
  QStringList ids;
  for (const QVariant& one : files.formats("shogi")) ids << one.toMap()["id"].toString();
  EXPECT_TRUE(ids.contains("kif") && ids.contains("text") && ids.last() == "json") << ids.join(' ').toStdString();
  EXPECT_EQ(files.fileName("shogi", shogi, "kif"), "shogi-" + QString::number(shogi) + ".kif");
  const QString path = dir.filePath("game.kif");
  screen.click("go-games");
  screen.chooseGame(shogi);
  screen.click("export-" + QString::number(shogi));
  until(screen, "format-kif");
  const QVariantMap written = files.write(shogi, "kif", path);
  EXPECT_TRUE(written["good"].toBool()) << written["text"].toString().toStdString();
  EXPECT_FALSE(read(path).isEmpty());
  EXPECT_EQ(screen.table().ruleset(), QString("chess"));
}

}  // namespace
}  // namespace arbiter::desk
