// SPDX-License-Identifier: MIT
// What the window says fits what it shows.
#include <gtest/gtest.h>

#include <QDir>
#include <QTest>
#include <opencv2/imgcodecs.hpp>

#include "app/footage/director.h"
#include "tests/desk/screen.h"
#include "text/value_json.h"

namespace arbiter::desk {
namespace {

using test::Screen;

/// A folder of grey pictures in which no board is to be found.
QString greyPictures(const QTemporaryDir& dir, const QString& name, int pictures) {
  const QString folder = dir.filePath(name);
  QDir().mkpath(folder);
  for (int i = 1; i <= pictures; ++i)
    cv::imwrite(QString("%1/%2.png").arg(folder).arg(i, 4, 10, QChar('0')).toStdString(),
                cv::Mat(240, 320, CV_8UC3, cv::Scalar::all(90 + i)));
  return folder;
}

QString alertText(const Table& table, const QString& key) {
  for (const QVariant& alert : table.alerts())
    if (alert.toMap()["key"] == key) return alert.toMap()["text"].toString();
  return {};
}

TEST(Said, NobodyIsAskedToCallATimeThatWasCalled) {
  Screen screen({"--rules", "mr-joseph", "--options", "minutes=1"});
  Table& table = screen.table();
  ASSERT_TRUE(table.act("d2d4"));
  ASSERT_TRUE(table.timeCanBeCalled());
  Q_EMIT table.clock()->timeOver();
  QTest::qWait(50);
  ASSERT_TRUE(alertText(table, "time").startsWith("Call time to end the game"));
  ASSERT_TRUE(table.act("time"));
  QTest::qWait(50);
  EXPECT_EQ(screen.find("alert-time"), nullptr);
}

TEST(Said, ThatNoBoardIsFoundIsSaidAtTheTable) {
  QTemporaryDir dir;
  Screen screen({"--rules", "chess"});
  Camera& camera = screen.desk().camera();
  camera.open(greyPictures(dir, "wall", 12));
  ASSERT_TRUE(Screen::wait([&] { return screen.find("alert-noboard") != nullptr; }, 20));
  screen.picture("no-board");
  screen.click("setUpCamera");
  EXPECT_NE(screen.find("cameraView"), nullptr);
  camera.close();
  screen.click("go-table");
  EXPECT_EQ(screen.find("alert-noboard"), nullptr);
}

TEST(Said, ASourceThatWasTakenAwayIsNotOver) {
  QTemporaryDir dir;
  Screen screen({"--rules", "chess"});
  Camera& camera = screen.desk().camera();
  const QString stays = greyPictures(dir, "stays", 3), goes = greyPictures(dir, "goes", 40);
  camera.open(stays);
  ASSERT_TRUE(Screen::wait([&] { return camera.ended(); }));
  EXPECT_EQ(camera.sentence(), QString("The pictures are over"));
  camera.open(goes);
  ASSERT_TRUE(Screen::wait([&] { return !camera.picture().isNull(); }));
  ASSERT_TRUE(QDir(goes).removeRecursively());
  ASSERT_TRUE(Screen::wait([&] { return camera.ended(); }));
  EXPECT_EQ(camera.sentence(), QString("What was watched is not there any more"));
  EXPECT_TRUE(alertText(screen.table(), "camera").startsWith(goes))
      << alertText(screen.table(), "camera").toStdString();
  camera.open(stays);
  ASSERT_TRUE(Screen::wait([&] { return camera.ended(); }));
  EXPECT_EQ(camera.sentence(), QString("The pictures are over"));
}

TEST(Said, ABadSourceStaysInItsField) {
  QTemporaryDir dir;
  const QString notes = dir.filePath("notes.txt");
  QFile file(notes);
  ASSERT_TRUE(file.open(QIODevice::WriteOnly) && file.write("no film") > 0);
  file.close();
  Screen screen({"--rules", "chess"});
  screen.click("go-camera");
  screen.click("cameraSource");
  screen.type(notes);
  screen.click("connect");
  ASSERT_TRUE(Screen::wait([&] { return !screen.desk().camera().error().isEmpty(); }));
  EXPECT_EQ(screen.text("cameraSource"), notes) << "to be mended, not to be typed again";
  screen.picture("bad-source");
}

TEST(Said, AListThatIsToBeFollowedIsThere) {
  QTemporaryDir dir;
  // Another move was made on the table than in the game: it is not as the game has it when the film ends.
  footage::Script script{{{"ruleset", "chess"}, {"seed", 1}}, {"e2e4"}};
  const std::string source = test::filmed(dir, "film", script, vision::simulate::make_scene("chess8"));
  ASSERT_FALSE(source.empty());
  Screen screen({"--rules", "chess"});
  Table& table = screen.table();
  Camera& camera = screen.desk().camera();
  ASSERT_TRUE(table.act("d2d4"));
  camera.open(QString::fromStdString(source));
  const auto pictures = QDir(QString::fromStdString(source)).entryList({"*.png", "*.jpg"}).size();
  ASSERT_GT(pictures, 0);
  ASSERT_TRUE(Screen::wait([&] { return camera.ended() && camera.view().frame == pictures; }, 60)) << pictures;
  QTest::qWait(100);
  ASSERT_FALSE(alertText(table, "watch").isEmpty());
  EXPECT_EQ(alertText(table, "watch").startsWith("Follow the list"), !camera.todo().isEmpty())
      << alertText(table, "watch").toStdString();
  screen.picture("list-to-follow");
  // The game goes on without the camera: what it saw is not held against what is played now.
  ASSERT_TRUE(table.undo());
  QTest::qWait(100);
  EXPECT_EQ(alertText(table, "watch"), QString());
}

TEST(Said, AFilmIsFoundAndNotTyped) {
  QTemporaryDir dir;
  const QString pictures = greyPictures(dir, "evening", 3);
  QFile film(dir.filePath("evening.mp4"));
  ASSERT_TRUE(film.open(QIODevice::WriteOnly) && film.write("film") > 0);
  film.close();
  Screen screen({});
  desk::Setup& setup = screen.desk().setup();
  setup.setRuleset("chess");
  screen.show("watchedBy-file");
  screen.click("watchedBy-file");
  EXPECT_EQ(setup.source(), QString()) << "nothing is chosen for anybody";
  screen.show("source");
  EXPECT_EQ(screen.text("source"), QString());
  QObject* browse = screen.desk().window()->findChild<QObject*>("browse");
  ASSERT_NE(browse, nullptr);
  screen.show("browseFilm");
  screen.click("browseFilm");
  browse->setProperty("folder", dir.path());
  ASSERT_TRUE(Screen::wait([&] { return screen.find("browse-evening.mp4") != nullptr; }));
  screen.picture("browse-film");
  screen.click("browse-evening.mp4");
  EXPECT_EQ(setup.source(), dir.filePath("evening.mp4"));
  ASSERT_TRUE(Screen::wait([&] { return screen.find("browse-evening.mp4") == nullptr; }));
  screen.show("browsePictures");
  screen.click("browsePictures");
  browse->setProperty("folder", dir.path());
  ASSERT_TRUE(Screen::wait([&] { return screen.find("browse-evening") != nullptr; }));
  // The list is read beside the window.
  EXPECT_TRUE(Screen::wait([&] { return screen.find("browse-evening.mp4") == nullptr; }))
      << "no film is a folder of pictures";
  screen.click("browse-evening");
  ASSERT_TRUE(Screen::wait([&] { return screen.text("browseFolder") == pictures; }));
  screen.click("browseTake");
  EXPECT_EQ(setup.source(), pictures);
  // What was named is still there after a look at something else.
  ASSERT_TRUE(Screen::wait([&] { return screen.find("browseTake") == nullptr; }));
  screen.show("watchedBy-none");
  screen.click("watchedBy-none");
  EXPECT_EQ(setup.source(), QString());
  screen.click("watchedBy-file");
  EXPECT_EQ(setup.source(), pictures);
}

TEST(Said, PiecesHaveTheNamesThatTheirPlayersGiveThem) {
  Screen screen({"--rules", "makruk"});
  EXPECT_EQ(screen.table().pieceName("S.rook"), QString("South's rook, Rua (boat)"));
  screen.click("tableMenu");
  ASSERT_TRUE(Screen::wait([&] { return screen.find("guideTable") != nullptr; }));
  screen.click("guideTable");
  ASSERT_TRUE(Screen::wait([&] { return screen.find("armyPage") != nullptr; }));
  screen.picture("guide-makruk");
  QStringList told;
  for (const QVariant& block : screen.table().guidePage("makruk")["blocks"].toList())
    told << block.toMap()["text"].toString();
  EXPECT_EQ(told.filter("Called Rua (boat).").size(), 1) << told.join("\n").toStdString();
  EXPECT_EQ(screen.table().ownName("king"), QString("Khun (lord)"));
  Screen plain({"--rules", "chess"});
  EXPECT_EQ(plain.table().pieceName("S.rook"), QString("South's rook"));
}

TEST(Said, TheBoardOutOfFourBoardsIsDrawnBeforeTheGame) {
  Screen screen({});
  screen.desk().setup().setRuleset("mr-joseph");
  QTest::qWait(50);
  screen.click("guideNew");
  ASSERT_TRUE(Screen::wait([&] { return screen.find("armyPage") != nullptr; }));
  QStringList drawings;
  for (const QVariant& block : screen.table().guidePage("mr-joseph")["blocks"].toList())
    if (block.toMap()["kind"] == "drawing") drawings << block.toMap()["text"].toString();
  ASSERT_EQ(drawings.filter("North's board").size(), 1) << drawings.size();
  EXPECT_TRUE(drawings.filter("North's board").first().contains("\n      |  West's")) << "line by line";
  screen.picture("guide-four-boards");
}

TEST(Said, WhatOnlyTheRulesRememberIsNotMarkedOnTheBoard) {
  Screen screen({"--rules", "chess", "--moves", "e2e4;e7e5"});
  EXPECT_TRUE(screen.table().state().counters.has("ep")) << "a pawn has passed e6";
  EXPECT_EQ(screen.find("legend"), nullptr);
}

TEST(Said, VioletNumbersAreNamed) {
  Screen screen({});
  desk::Setup& setup = screen.desk().setup();
  setup.setRuleset("european-chess");
  for (const char* seat : {"S", "W", "N"}) setup.setArmy(seat, "plain");
  setup.setArmy("E", "russia");
  const auto position =
      text::value_of(nlohmann::json::parse(R"({"to_act": "E", "counters": {"winter": {"e6": 1, "h5": 2}},
    "pieces": {"a1": "S.king", "a7": "W.king", "e6": "W.knight", "h8": "N.king", "h5": "N.bishop", "h1": "E.king"}})"));
  ASSERT_EQ(setup.setPosition(position), QString());
  ASSERT_TRUE(setup.start()) << setup.error().toStdString();
  QTest::qWait(100);
  EXPECT_EQ(screen.text("legend"), QString("Winter: 1 on e6, 2 on h5"));
  screen.picture("legend");
}

}  // namespace
}  // namespace arbiter::desk
