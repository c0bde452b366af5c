// SPDX-License-Identifier: MIT
// A kept game in the window: it comes back with what watched it.
#include <gtest/gtest.h>

#include <QTest>
#include <opencv2/imgcodecs.hpp>

#include "tests/desk/screen.h"

namespace arbiter::desk {
namespace {

using test::Screen;

TEST(TakenUp, WhatWatchedEachBoardIsKnown) {
  Screen screen({});
  Table& table = screen.table();
  ASSERT_EQ(table.begin({{"ruleset", "chess"}}, {{}, "0"}), QString());
  ASSERT_TRUE(table.act("e2e4"));
  const qlonglong one = table.gameId();
  ASSERT_EQ(table.begin({{"ruleset", "chess"}}, {}), QString());
  ASSERT_TRUE(table.record("e2e4", db::Origin{"rtsp://hall/2", 7, 0.99}));
  ASSERT_TRUE(table.act("e7e5"));
  const qlonglong two = table.gameId();
  ASSERT_EQ(table.begin({{"ruleset", "european-chess"}, {"options", {{"mode", "bughouse"}}}}, {{}, "hand + 4"}),
            QString());
  ASSERT_TRUE(table.record("S:a2a3", db::Origin{"3", 7, 0.99}));
  const qlonglong joined = table.gameId();
  ASSERT_EQ(table.begin({{"ruleset", "chess"}}, {}), QString());
  const qlonglong byHand = table.gameId();
  for (const auto& [game, sources] : std::vector<std::pair<qlonglong, QStringList>>{
           {one, {"0"}}, {two, {"rtsp://hall/2"}}, {joined, {"3", "4"}}, {byHand, {""}}}) {
    ASSERT_EQ(table.resume(game), QString());
    EXPECT_EQ(table.watchedBy(), sources) << game;
  }
}

TEST(TakenUp, ACameraWatchesItsGameAgain) {
  Screen screen({});
  Camera& camera = screen.desk().camera();
  // No such camera is here: that it is tried again shows in what is said of it.
  ASSERT_EQ(screen.table().begin({{"ruleset", "chess"}}, {{}, "97"}), QString());
  const qlonglong watched = screen.table().gameId();
  ASSERT_EQ(screen.table().begin({{"ruleset", "chess"}}, {}), QString());
  EXPECT_EQ(camera.wished(), QString());
  screen.click("go-games");
  screen.chooseGame(watched);
  screen.click("resume-" + QString::number(watched));
  EXPECT_EQ(camera.wished(), QString("97"));
  ASSERT_TRUE(Screen::wait([&] { return !camera.error().isEmpty(); }));
  EXPECT_TRUE(camera.error().startsWith("camera 97 cannot be opened")) << camera.error().toStdString();
  screen.click("go-table");
  EXPECT_NE(screen.find("alert-camera"), nullptr) << "and the game goes on by hand";
  EXPECT_TRUE(screen.table().act("e2e4"));
}

TEST(TakenUp, AFilmIsNamedAndNotBegunAnew) {
  QTemporaryDir dir;
  cv::imwrite(dir.filePath("1.png").toStdString(), cv::Mat(480, 640, CV_8UC3, cv::Scalar::all(120)));
  Screen screen({"--rules", "chess", "--source", dir.path().toStdString()});
  Camera& camera = screen.desk().camera();
  EXPECT_EQ(camera.source(), dir.path());
  const qlonglong filmed = screen.table().gameId();
  ASSERT_EQ(screen.table().begin({{"ruleset", "chess"}}, {}), QString());
  const qlonglong byHand = screen.table().gameId();
  EXPECT_EQ(camera.source(), dir.path());
  ASSERT_EQ(screen.table().resume(byHand), QString());
  EXPECT_EQ(camera.source(), QString()) << "it shows another game";
  ASSERT_EQ(screen.table().resume(filmed), QString());
  EXPECT_EQ(camera.source(), QString());
  QTest::qWait(50);
  ASSERT_NE(screen.find("alert-camera"), nullptr);
  screen.click("go-camera");
  EXPECT_EQ(screen.text("cameraSource"), dir.path());
  screen.click("connect");
  EXPECT_EQ(camera.source(), dir.path());
}

TEST(TakenUp, TheCommandLineComesBeforeWhatIsKept) {
  QTemporaryDir dir;
  const std::string file = dir.filePath("games.sqlite").toStdString();
  cv::imwrite(dir.filePath("1.png").toStdString(), cv::Mat(480, 640, CV_8UC3, cv::Scalar::all(120)));
  {
    Table table(file);
    ASSERT_EQ(table.begin({{"ruleset", "xiangqi"}}, {{}, "97"}), QString());
  }
  Options options;
  options.database = file;
  options.game = 0;
  {
    Desk desk(options);
    EXPECT_EQ(desk.prepare(), "") << "a camera that is missing now ends nothing";
    EXPECT_EQ(desk.camera().wished(), QString("97"));
    EXPECT_EQ(desk.setup().ruleset(), QString("xiangqi")) << "the form of a new game is not empty";
    EXPECT_EQ(desk.setup().error(), QString());
  }
  options.sources << dir.path();
  Desk desk(options);
  EXPECT_EQ(desk.prepare(), "");
  EXPECT_EQ(desk.camera().source(), dir.path());
}

TEST(TakenUp, TheFormOfANewGameIsNeverEmpty) {
  Screen screen({"--page", "new"});
  EXPECT_EQ(screen.desk().setup().error(), QString());
  EXPECT_FALSE(screen.desk().setup().ruleset().isEmpty());
  QTemporaryDir dir;
  Table table(dir.filePath("games.sqlite").toStdString());
  const desk::Setup alone(&table);
  EXPECT_FALSE(alone.board().isEmpty());
}

}  // namespace
}  // namespace arbiter::desk
