// SPDX-License-Identifier: MIT
// What comes after a game in the window: how it ended, a rematch, its course and pictures in an export, printing.
#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QTest>

#include "app/table/kept_picture.h"
#include "db/pictures.h"
#include "db/shelves.h"
#include "tests/desk/screen.h"

namespace arbiter::desk {
namespace {

using test::Screen;

void mate(Screen& screen) {
  table::TableInfo info;
  info.players = {{"S", "Ada"}, {"N", "Bo"}};
  ASSERT_EQ(screen.table().begin({{"ruleset", "chess"}}, info), QString());
  for (const char* action : {"f2f3", "e7e5", "g2g4", "d8h4"}) ASSERT_TRUE(screen.table().act(action));
  ASSERT_TRUE(screen.table().over());
}

TEST(Ending, SaysWhoWonHowAndInWhichOrder) {
  Screen screen({});
  EXPECT_TRUE(screen.table().ending().isEmpty());
  mate(screen);
  ASSERT_TRUE(Screen::wait([&] { return screen.find("endCard") != nullptr; }));
  EXPECT_EQ(screen.text("endTitle"), QString("Bo wins"));
  EXPECT_EQ(screen.text("endResult"), QString("0–1"));
  EXPECT_TRUE(screen.text("endReason").contains("mated")) << screen.text("endReason").toStdString();
  const QVariantList rows = screen.table().ending()["rows"].toList();
  ASSERT_EQ(rows.size(), 2);
  EXPECT_EQ(rows[0].toMap()["player"].toString(), QString("Bo"));
  EXPECT_EQ(rows[0].toMap()["place"].toInt(), 1);
  EXPECT_EQ(rows[1].toMap()["place"].toInt(), 2);
  screen.picture("ending");
  ASSERT_TRUE(screen.table().undo());
  EXPECT_EQ(screen.find("endCard"), nullptr) << "it is not over any more";
}

TEST(Ending, ADrawIsHalfAPointEach) {
  Screen screen({"--rules", "chess"});
  ASSERT_TRUE(screen.table().act("draw"));
  ASSERT_TRUE(screen.table().act("N:accept") || screen.table().act("accept"));
  ASSERT_TRUE(screen.table().over());
  EXPECT_EQ(screen.table().ending()["result"].toString(), QString("½–½"));
}

TEST(Ending, ARematchTurnsTheSeats) {
  Screen screen({});
  mate(screen);
  const qlonglong before = screen.table().gameId();
  ASSERT_TRUE(Screen::wait([&] { return screen.find("rematch") != nullptr; }));
  screen.show("rematch");
  screen.click("rematch");
  EXPECT_NE(screen.table().gameId(), before);
  EXPECT_FALSE(screen.table().over());
  EXPECT_EQ(screen.table().ruleset(), QString("chess"));
  EXPECT_EQ(screen.table().playerAt("S"), QString("Bo"));
  EXPECT_EQ(screen.table().playerAt("N"), QString("Ada"));
  EXPECT_TRUE(screen.table().act("e2e4"));
}

TEST(Ending, FourPlayersMoveOneSeatOnAndTheArmiesStay) {
  Screen screen({});
  Table& table = screen.table();
  table::TableInfo info;
  info.players = {{"S", "Ada"}, {"W", "Bo"}, {"N", "Cy"}, {"E", "Dee"}};
  const Value armies{{"S", "iraq"}, {"W", "gaul"}, {"N", "russia"}, {"E", "plain"}};
  ASSERT_EQ(table.begin({{"ruleset", "european-chess"}, {"armies", armies}}, info), QString());
  ASSERT_EQ(table.rematch(), QString());
  EXPECT_EQ(table.playerAt("W"), QString("Ada"));
  EXPECT_EQ(table.playerAt("S"), QString("Dee"));
  EXPECT_EQ(table.seats()[0].toMap()["armyId"].toString(), QString("iraq"));
}

TEST(Ending, AnExportTakesPlotsAndPicturesAlong) {
  QTemporaryDir dir;
  Screen screen({});
  mate(screen);
  const qlonglong game = screen.table().gameId();
  GameFiles& files = screen.desk().gameFiles();
  EXPECT_EQ(files.tablePictures(game), 0);
  {
    auto kept = db::Pictures::open(screen.database());
    ASSERT_TRUE(kept);
    const std::string token = db::Shelves::open(screen.database())->token(game).value();
    ASSERT_TRUE(kept->keep(token, {3, 0}, table::picture_to_keep(cv::Mat(9, 9, CV_8UC3, cv::Scalar::all(9)), {}, 9)));
  }
  EXPECT_EQ(files.tablePictures(game), 1);
  const QString file = dir.filePath("game.pgn");
  const QVariantMap written = files.writePictures(game, file, true, true);
  EXPECT_TRUE(written["good"].toBool()) << written["text"].toString().toStdString();
  const QDir folder(dir.filePath("game-pictures"));
  EXPECT_EQ(folder.entryList(QDir::Files), (QStringList{"pieces.svg", "squares.svg", "table-0003.jpg"}));
  QFile svg(folder.filePath("pieces.svg"));
  ASSERT_TRUE(svg.open(QIODevice::ReadOnly));
  EXPECT_TRUE(svg.readAll().contains("<svg"));
  EXPECT_FALSE(files.writePictures(game, "/proc/none/game.pgn", true, false)["good"].toBool());
}

TEST(Ending, APdfIsSentToAPrinter) {
  QTemporaryDir dir;
  const auto program = [&](const QString& name, const QByteArray& script) {
    QFile file(dir.filePath(name));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("#!/bin/sh\n" + script);
    file.close();
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
  };
  const QByteArray path = qgetenv("PATH");
  qputenv("PATH", dir.path().toUtf8());
  EXPECT_TRUE(Prints::printers().isEmpty());
  EXPECT_FALSE(Prints::send("x.pdf", "office")["good"].toBool());
  qputenv("PATH", dir.path().toUtf8() + ":" + path);
  program("lpstat", "case $1 in -e) echo hall; echo office;; *) echo 'system default destination: office';; esac\n");
  program("lp", "echo \"$@\" > " + dir.filePath("sent").toUtf8() + "\n");
  EXPECT_EQ(Prints::printers(), (QStringList{"office", "hall"}));
  EXPECT_TRUE(Prints::send("x.pdf", "hall")["good"].toBool());
  QFile sent(dir.filePath("sent"));
  ASSERT_TRUE(sent.open(QIODevice::ReadOnly));
  EXPECT_EQ(sent.readAll().trimmed(), QByteArray("-d hall -t Arbiter -- x.pdf"));
  program("lp", "echo 'The printer is on fire.' >&2; exit 1\n");
  const QVariantMap refused = Prints::send("x.pdf", "hall");
  EXPECT_FALSE(refused["good"].toBool());
  EXPECT_TRUE(refused["text"].toString().contains("on fire"));
  qputenv("PATH", path);
}

}  // namespace
}  // namespace arbiter::desk
