// SPDX-License-Identifier: MIT
// A game gone through again in the window: by keys, wheel, slider and clicks, with its points, clocks and pictures.
#include "app/desk/models/replay.h"

#include <gtest/gtest.h>

#include <QClipboard>
#include <QGuiApplication>
#include <QTest>
#include <QWheelEvent>
#include <opencv2/imgcodecs.hpp>

#include "app/table/kept_picture.h"
#include "db/pictures.h"
#include "db/shelves.h"
#include "tests/desk/screen.h"

namespace arbiter::desk {
namespace {

using test::Screen;

void press(Screen& screen, int key) {
  QTest::keyClick(screen.desk().window(), static_cast<Qt::Key>(key));
  QTest::qWait(30);
}

/// Plays a chess game of four moves with names, and goes to look at it.
void play(Screen& screen) {
  table::TableInfo info;
  info.players = {{"S", "Ada"}, {"N", "Bo"}};
  ASSERT_EQ(screen.table().begin({{"ruleset", "chess"}}, info), QString());
  for (const char* action : {"e2e4", "e7e5", "g1f3", "b8c6"}) ASSERT_TRUE(screen.table().act(action));
}

TEST(ReplayPage, KeysStepThroughTheGameOnTheTable) {
  Screen screen({});
  play(screen);
  Replay& replay = screen.desk().replay();
  screen.click("tableMenu");
  ASSERT_TRUE(Screen::wait([&] { return screen.find("replayTable") != nullptr; }));
  screen.click("replayTable");
  ASSERT_TRUE(Screen::wait([&] { return screen.find("replaySlider") != nullptr; }));
  QTest::qWait(200);
  EXPECT_EQ(replay.last(), 4);
  EXPECT_EQ(replay.at(), 4) << "it is looked at from its end";
  press(screen, Qt::Key_Left);
  EXPECT_EQ(replay.at(), 3);
  EXPECT_TRUE(screen.text("replaySentence").contains("f3")) << screen.text("replaySentence").toStdString();
  EXPECT_EQ(replay.boardAt(0)->pieces()->at("c6"), QString());
  EXPECT_EQ(replay.boardAt(0)->pieces()->at("f3"), QString("S.knight"));
  EXPECT_EQ(replay.boardAt(0)->lastMove(), (QStringList{"g1", "f3"}));
  press(screen, Qt::Key_Home);
  EXPECT_EQ(replay.at(), 0);
  EXPECT_EQ(replay.boardAt(0)->pieces()->at("e2"), QString("S.pawn"));
  press(screen, Qt::Key_Left);
  EXPECT_EQ(replay.at(), 0);
  press(screen, Qt::Key_PageDown);
  EXPECT_EQ(replay.at(), 4) << "ten, but there are four";
  EXPECT_EQ(screen.table().session().requests().size(), 5U) << "nothing was changed by looking";
  press(screen, Qt::Key_Escape);
  EXPECT_NE(screen.find("correct"), nullptr) << "back at the table";
}

TEST(ReplayPage, WheelSliderButtonsAndMovesLeadToAStep) {
  Screen screen({});
  play(screen);
  screen.desk().window()->resize(1280, 800);
  Replay& replay = screen.desk().replay();
  ASSERT_TRUE(QMetaObject::invokeMethod(screen.desk().window(), "lookAt", Q_ARG(QVariant, 0)));
  QTest::qWait(200);
  QQuickItem* board = screen.find("replayBoard-0");
  ASSERT_NE(board, nullptr);
  const QPointF middle = board->mapToScene({board->width() / 2, board->height() / 2});
  QWheelEvent up(middle, middle, {}, {0, 240}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
  QCoreApplication::sendEvent(screen.desk().window(), &up);
  QTest::qWait(50);
  EXPECT_EQ(replay.at(), 2) << "two notches up are two moves back";
  screen.click("stepFirst");
  EXPECT_EQ(replay.at(), 0);
  screen.click("stepOn");
  EXPECT_EQ(replay.at(), 1);
  QQuickItem* slider = screen.find("replaySlider");
  QTest::mouseClick(screen.desk().window(), Qt::LeftButton, {},
                    slider->mapToScene({slider->width() * 0.75, slider->height() / 2}).toPoint());
  QTest::qWait(50);
  EXPECT_EQ(replay.at(), 3);
  screen.click("replayMove-2");
  EXPECT_EQ(replay.at(), 2);
  screen.click("stepFirst");
  screen.click("stepPlay");
  EXPECT_TRUE(Screen::wait([&] { return replay.at() > 0; })) << "it goes on by itself";
  screen.click("stepPlay");
}

TEST(ReplayPage, AKeptGameIsLookedAtWithoutTakingItUp) {
  Screen screen({});
  play(screen);
  const qlonglong first = screen.table().gameId();
  ASSERT_EQ(screen.table().begin({{"ruleset", "mr-joseph"}}, {}), QString());
  const qlonglong second = screen.table().gameId();
  screen.click("go-games");
  screen.chooseGame(first);
  screen.click("look-" + QString::number(first));
  Replay& replay = screen.desk().replay();
  ASSERT_TRUE(Screen::wait([&] { return screen.find("replaySlider") != nullptr; }));
  EXPECT_EQ(replay.gameId(), first);
  EXPECT_FALSE(replay.running());
  EXPECT_EQ(screen.table().gameId(), second) << "the table keeps its game";
  EXPECT_TRUE(screen.text("replayAbout").contains("not finished"));
  screen.click("leaveReplay");
  EXPECT_NE(screen.find("backUp"), nullptr);
}

TEST(ReplayPage, PointsAndClocksAreThoseOfTheMoment) {
  Screen screen({});
  ASSERT_EQ(screen.table().begin({{"ruleset", "mr-joseph"}}, {}), QString());
  ASSERT_TRUE(screen.table().act("d2d4"));
  const QVariantList gift{QVariantMap{{"type", "scored"}, {"seat", "W"}, {"points", 3}, {"reason", "a gift"}}};
  ASSERT_TRUE(screen.table().correct({}, gift, "it was agreed"));
  Replay& replay = screen.desk().replay();
  ASSERT_EQ(replay.lookAtTable(), QString());
  ASSERT_EQ(replay.awards().size(), 1);
  EXPECT_TRUE(replay.awards()[0].toMap()["now"].toBool());
  const auto points = [&] { return replay.boardAt(0)->seats()[1].toMap()["pointsText"].toString(); };
  EXPECT_EQ(points(), QString("3"));
  ASSERT_EQ(replay.marks().size(), 1);
  EXPECT_EQ(replay.marks()[0].toMap()["what"].toString(), QString("correction"));
  replay.goTo(1);
  EXPECT_TRUE(replay.awards().isEmpty());
  EXPECT_EQ(points(), QString("0"));
  EXPECT_FALSE(replay.clock().isEmpty()) << "every ply has its clocks";
  EXPECT_TRUE(replay.used("S"));
}

TEST(ReplayPage, ItFollowsAGameThatGoesOn) {
  Screen screen({});
  play(screen);
  Replay& replay = screen.desk().replay();
  ASSERT_EQ(replay.lookAtTable(), QString());
  ASSERT_TRUE(screen.table().act("f1b5"));
  EXPECT_EQ(replay.at(), 5) << "who looks at the end stays at it";
  replay.goTo(2);
  ASSERT_TRUE(screen.table().act("a7a6"));
  EXPECT_EQ(replay.at(), 2) << "who looks at a move stays there";
  EXPECT_EQ(replay.last(), 6);
  ASSERT_TRUE(screen.table().undo());
  EXPECT_EQ(replay.last(), 5);
  ASSERT_EQ(screen.table().begin({{"ruleset", "shogi"}}, {}), QString());
  EXPECT_FALSE(replay.running());
  EXPECT_EQ(replay.title(), QString("Chess"));
}

TEST(ReplayPage, ThePositionIsCopiedAndPlayedOnFrom) {
  Screen screen({});
  play(screen);
  const qlonglong before = screen.table().gameId();
  Replay& replay = screen.desk().replay();
  ASSERT_TRUE(QMetaObject::invokeMethod(screen.desk().window(), "lookAt", Q_ARG(QVariant, 0)));
  replay.goTo(1);
  screen.click("replayMenu");
  ASSERT_TRUE(Screen::wait([&] { return screen.find("copyFen") != nullptr; }));
  QTest::qWait(250);
  screen.click("copyFen");
  EXPECT_TRUE(QGuiApplication::clipboard()->text().startsWith("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq"));
  replay.copyJson();
  EXPECT_TRUE(QGuiApplication::clipboard()->text().contains("\"e4\": \"S.pawn\""));
  screen.click("playOn");
  ASSERT_TRUE(Screen::wait([&] { return screen.find("confirmYes") != nullptr; })) << "a game is on the table";
  screen.click("confirmYes");
  ASSERT_TRUE(Screen::wait([&] { return screen.table().gameId() != before; }));
  EXPECT_EQ(screen.table().session().requests().size(), 2U);
  EXPECT_EQ(screen.table().playerAt("S"), QString("Ada"));
  EXPECT_TRUE(screen.table().act("c7c5"));
}

TEST(ReplayPage, NothingHiddenIsShownBeforeTheEnd) {
  Screen screen({"--rules", "european-chess", "--armies", "S=iraq,W=terrorists,N=gaul,E=russia"});
  Table& table = screen.table();
  const std::string bomb = table.session().legal(Viewer::of(Seat::W), Seat::W).actions.at(0);
  ASSERT_TRUE(table.act(QString::fromStdString(bomb)));
  ASSERT_TRUE(QMetaObject::invokeMethod(screen.desk().window(), "lookAt", Q_ARG(QVariant, 0)));
  QTest::qWait(200);
  const QString square = QString::fromStdString(bomb).section(' ', -1);
  for (const QString& words : screen.told())
    EXPECT_FALSE(words.contains("bomb " + square) || words.contains(square + " bomb")) << words.toStdString();
  screen.desk().replay().copyJson();
  EXPECT_FALSE(QGuiApplication::clipboard()->text().contains("secrets"));
}

TEST(ReplayPage, ThePictureOfTheTableIsShownWithItsMove) {
  Screen screen({});
  play(screen);
  Replay& replay = screen.desk().replay();
  ASSERT_EQ(replay.lookAtTable(), QString());
  EXPECT_TRUE(replay.pictures().isEmpty());
  EXPECT_FALSE(replay.noPicture().isEmpty());
  const std::string token = db::Shelves::open(screen.database())->token(screen.table().gameId()).value();
  {
    auto kept = db::Pictures::open(screen.database());
    ASSERT_TRUE(kept);
    const cv::Mat picture(60, 80, CV_8UC3, cv::Scalar(40, 160, 80));
    ASSERT_TRUE(kept->keep(token, {2, 0}, table::picture_to_keep(picture, std::nullopt, 64)));
  }
  replay.goTo(1);
  EXPECT_TRUE(replay.pictures().isEmpty()) << "it was taken later";
  replay.goTo(2);
  ASSERT_EQ(replay.pictures().size(), 1);
  const auto picture = replay.pictures()[0].toMap()["picture"].value<QImage>();
  EXPECT_EQ(picture.size(), QSize(64, 48));
  EXPECT_NEAR(qGreen(picture.pixel(20, 20)), 160, 8);
  EXPECT_TRUE(replay.pictures()[0].toMap()["text"].toString().contains("after this move"));
  replay.goTo(4);
  ASSERT_EQ(replay.pictures().size(), 1);
  EXPECT_TRUE(replay.pictures()[0].toMap()["text"].toString().contains("move 2"));
}

TEST(ReplayPage, TheCameraKeepsAPictureWithEveryMove) {
  QTemporaryDir dir;
  const footage::Script script{{{"ruleset", "chess"}, {"seed", 1}}, {"e2e4", "e7e5"}};
  const QString source =
      QString::fromStdString(test::filmed(dir, "film", script, vision::simulate::make_scene("chess8")));
  ASSERT_FALSE(source.isEmpty());
  Screen screen({"--rules", "chess"});
  screen.desk().cameras().at(0)->open(source);
  ASSERT_TRUE(Screen::wait(
      [&] { return screen.desk().camera().ended() && screen.table().session().requests().size() == 3; }, 60));
  QTest::qWait(100);
  screen.desk().cameras().kept().settle();
  ASSERT_TRUE(QMetaObject::invokeMethod(screen.desk().window(), "lookAt", Q_ARG(QVariant, 0)));
  Replay& replay = screen.desk().replay();
  for (int step = 0; step <= 2; ++step) {
    replay.goTo(step);
    ASSERT_EQ(replay.pictures().size(), 1) << step;
    const QVariantMap shown = replay.pictures()[0].toMap();
    EXPECT_EQ(shown["text"].toString(),
              step == 0 ? QString("The table at the start") : QString("The table after this move"));
    const auto picture = shown["picture"].value<QImage>();
    EXPECT_EQ(std::max(picture.width(), picture.height()), 640) << "the board alone, as large as it is wished";
  }
  screen.click("replayTab-pictures");
  QTest::qWait(200);
  EXPECT_NE(screen.find("tablePicture"), nullptr);
  screen.click("enlargePicture-0");
  QTest::qWait(100);
  EXPECT_NE(screen.find("largePicture"), nullptr);
  screen.picture("replay-large-picture");
  press(screen, Qt::Key_Left);
  EXPECT_EQ(replay.at(), 1) << "one steps on while it is looked at";
  EXPECT_NE(screen.find("largePicture"), nullptr);
  screen.click("backToBoard");
  EXPECT_EQ(screen.find("largePicture"), nullptr);
  screen.picture("replay-picture-of-the-table");
}

TEST(ReplayPage, WhoWantsNoPicturesGetsNone) {
  QTemporaryDir dir;
  const footage::Script script{{{"ruleset", "chess"}, {"seed", 1}}, {"e2e4"}};
  const QString source =
      QString::fromStdString(test::filmed(dir, "film", script, vision::simulate::make_scene("chess8")));
  Screen screen({"--rules", "chess"});
  const int before = screen.desk().settings().pictureWidth();
  screen.desk().settings().setPictureWidth(0);
  screen.desk().cameras().at(0)->open(source);
  ASSERT_TRUE(Screen::wait(
      [&] { return screen.desk().camera().ended() && screen.table().session().requests().size() == 2; }, 60));
  QTest::qWait(100);
  screen.desk().cameras().kept().settle();
  screen.desk().settings().setPictureWidth(before);
  EXPECT_FALSE(std::filesystem::exists(db::Pictures::path_of(screen.database())));
}

}  // namespace
}  // namespace arbiter::desk
