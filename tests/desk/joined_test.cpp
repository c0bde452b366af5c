// SPDX-License-Identifier: MIT
// A game on joined boards in the window: set up, played and watched on both at once.
#include <gtest/gtest.h>

#include <QDir>
#include <QProperty>
#include <QSignalSpy>
#include <QTest>
#include <QThread>
#include <opencv2/imgcodecs.hpp>

#include "app/desk/items/video_item.h"
#include "app/footage/director.h"
#include "app/table/profiles.h"
#include "tests/desk/screen.h"

namespace arbiter::desk {
namespace {

using test::Screen;

const std::vector<std::string> kBothBoards{
    "--rules",       "european-chess", "--options",
    "mode=bughouse", "--armies",       "S=plain,W=plain,N=plain,E=plain,S2=plain,W2=gaul,N2=plain,E2=plain"};

QVariantMap seatOf(const TableBoard& board, const QString& letter) {
  for (const QVariant& seat : board.seats())
    if (seat.toMap()["seat"] == letter) return seat.toMap();
  return {};
}

/// A folder of grey pictures, some seconds long.
QString greyFilm(const QTemporaryDir& dir, const QString& name) {
  const QString folder = dir.filePath(name);
  QDir().mkpath(folder);
  for (int i = 1; i <= 60; ++i)
    cv::imwrite(QString("%1/%2.png").arg(folder).arg(i, 4, 10, QChar('0')).toStdString(),
                cv::Mat(240, 320, CV_8UC3, cv::Scalar::all(60 + i)));
  return folder;
}

TEST(JoinedWindow, EverySeatOfEveryBoardIsSetUp) {
  Screen screen({});
  desk::Setup& setup = screen.desk().setup();
  setup.setRuleset("european-chess");
  ASSERT_EQ(setup.seats().size(), 4);
  setup.setOption("mode", "bughouse");
  ASSERT_EQ(setup.error(), QString());
  EXPECT_EQ(setup.boards(), 2);
  ASSERT_EQ(setup.seats().size(), 8);
  QStringList armies;
  for (const QVariant& seat : setup.seats()) armies << seat.toMap()["army"].toString();
  EXPECT_EQ(armies.count(""), 0) << "every seat has something to begin with";
  setup.setArmy("S2", "iraq");
  setup.setArmy("W2", "plain");
  setup.setPlayer("S2", "Ada");
  screen.picture("joined-new-game");
  setup.setShown(1);
  EXPECT_EQ(setup.pieces()->at("b1"), QString("S.king")) << "the second board is shown, with Iraq's own set-up";
  screen.picture("joined-new-game-2");
  // A position of its own for each board.
  setup.setOwnPosition(true);
  setup.editor()->remove("h8");
  setup.editor()->put("e5", "N.king");
  setup.setFirst("N");
  setup.setShown(0);
  EXPECT_NE(setup.editor()->pieces()->at("h8"), QString()) << "the first board is as it was";
  setup.editor()->put("d4", "S.queen");
  setup.setShown(1);
  EXPECT_EQ(setup.editor()->pieces()->at("e5"), QString("N.king"));
  ASSERT_EQ(setup.error(), QString());
  screen.picture("joined-own-position");
  ASSERT_TRUE(setup.start()) << setup.error().toStdString();
  TableBoard &first = *screen.table().boardAt(0), &second = *screen.table().boardAt(1);
  EXPECT_EQ(first.pieces()->at("d4"), QString("S.queen"));
  EXPECT_EQ(second.pieces()->at("d4"), QString());
  EXPECT_EQ(second.pieces()->at("e5"), QString("N.king"));
  EXPECT_EQ(first.toAct(), QString("S"));
  EXPECT_EQ(second.toAct(), QString("N"));
  EXPECT_EQ(seatOf(second, "S")["armyId"].toString(), QString("iraq"));
  EXPECT_EQ(seatOf(second, "S")["player"].toString(), QString("Ada"));
  EXPECT_EQ(seatOf(first, "S")["player"].toString(), QString());
  setup.setOption("mode", "free-for-all");
  EXPECT_EQ(setup.boards(), 1);
  EXPECT_EQ(setup.error(), QString());
}

TEST(JoinedWindow, BothBoardsArePlayedOnSideBySide) {
  Screen screen(kBothBoards);
  Table& table = screen.table();
  ASSERT_EQ(table.boards(), 2);
  TableBoard &first = *table.boardAt(0), &second = *table.boardAt(1);
  EXPECT_EQ(seatOf(second, "W")["armyId"].toString(), QString("gaul"));
  ASSERT_NE(screen.find("board-1"), nullptr);
  ASSERT_NE(screen.find("board-2"), nullptr);
  EXPECT_LT(screen.find("board-1")->mapToScene({0, 0}).x(), screen.find("board-2")->mapToScene({0, 0}).x());
  screen.drag("board-2", "d1", "c3");
  EXPECT_EQ(second.pieces()->at("c3"), QString("S.knight"));
  EXPECT_EQ(first.pieces()->at("c3"), QString());
  EXPECT_EQ(table.current(), &second) << "the board that was touched is the one that stands out";
  EXPECT_EQ(screen.text("prompt-1").toStdString(), "South to move");
  EXPECT_EQ(screen.text("prompt-2").toStdString(), "West to move");
  // Whoever is to act thinks, on each board.
  EXPECT_EQ(table.clock()->active(), (QStringList{"S", "W2"}));
  for (const char* action : {"W2:b8c8", "N2:e7e6", "E2:g1f1"})
    ASSERT_TRUE(table.record(action, {}))
        << action << ": " << table.alerts().first().toMap()["text"].toString().toStdString();
  screen.clickSquare("board-2", "c3");
  screen.clickSquare("board-2", "b5");
  EXPECT_EQ(second.pieces()->at("b5"), QString("S.knight"));
  const QVariantMap held = seatOf(first, "S")["hand"].toList().value(0).toMap();
  ASSERT_EQ(held["count"].toInt(), 1) << "what was captured there waits in the partner's hand here";
  const QString chip = "hand-S-" + held["kind"].toString();
  screen.click(chip);
  ASSERT_TRUE(first.choices()->wantsSquare());
  screen.picture("joined-drop");
  screen.clickSquare("board-1", "d3");
  EXPECT_EQ(first.pieces()->at("d3"), QString("S." + held["kind"].toString()));
  EXPECT_EQ(first.toAct(), QString("W"));
  EXPECT_TRUE(seatOf(first, "S")["hand"].toList().isEmpty());
  // What is refused says on which board.
  EXPECT_FALSE(first.act("h8h1"));
  EXPECT_TRUE(table.alerts().first().toMap()["title"].toString().startsWith("Board 1: "))
      << table.alerts().first().toMap()["title"].toString().toStdString();
  screen.picture("joined-table");
  screen.click("correct");
  EXPECT_TRUE(screen.find("palette") != nullptr);
  screen.drag("board-1", "d2", "d4");
  screen.picture("joined-correcting");
  EXPECT_EQ(first.pieces()->at("d2"), QString("S.pawn")) << "nothing happens before it is applied";
  screen.click("applyPosition");
  ASSERT_TRUE(Screen::wait([&] { return screen.find("correctionReason") != nullptr; }));
  screen.click("correctionReason");
  screen.type("knocked over");
  screen.click("applyCorrection");
  EXPECT_EQ(first.pieces()->at("d4"), QString("S.pawn"));
  EXPECT_EQ(second.pieces()->at("d2"), QString("S.pawn"));
  const qlonglong game = table.gameId();
  ASSERT_TRUE(table.begin({{"ruleset", "chess"}}, {}).isEmpty());
  QTest::qWait(50);
  EXPECT_NE(screen.find("board"), nullptr) << "a game on one board again";
  EXPECT_EQ(screen.find("board-2"), nullptr);
  ASSERT_EQ(table.resume(game), QString());
  EXPECT_EQ(table.boards(), 2);
  EXPECT_EQ(first.pieces()->at("d4"), QString("S.pawn"));
}

TEST(JoinedWindow, AMoveReadDuringACorrectionIsNotTakenBack) {
  Screen screen(kBothBoards);
  Table& table = screen.table();
  TableBoard& first = *table.boardAt(0);
  screen.click("correct");
  screen.drag("board-1", "d2", "d4");
  ASSERT_TRUE(table.record("S2:d1c3", db::Origin{"camera", 7, 0.99}));
  QTest::qWait(50);
  ASSERT_NE(screen.find("palette"), nullptr) << "what happens on another board does not matter";
  screen.click("applyPosition");
  ASSERT_TRUE(Screen::wait([&] { return screen.find("correctionReason") != nullptr; }));
  ASSERT_TRUE(table.record("S:d2d3", db::Origin{"camera", 8, 0.99}));
  EXPECT_TRUE(Screen::wait([&] { return screen.find("correctionReason") == nullptr; }));
  EXPECT_EQ(screen.find("palette"), nullptr);
  EXPECT_NE(screen.find("alert-correction"), nullptr) << "who corrects is told";
  screen.picture("joined-correction-left");
  EXPECT_EQ(first.pieces()->at("d3"), QString("S.pawn"));
  EXPECT_EQ(first.toAct(), QString("W"));
  // Once more, now undisturbed.
  table.show(0);
  screen.click("correct");
  EXPECT_EQ(screen.find("alert-correction"), nullptr);
  screen.drag("board-1", "d3", "d4");
  screen.click("applyPosition");
  ASSERT_TRUE(Screen::wait([&] { return screen.find("correctionReason") != nullptr; }));
  screen.click("correctionReason");
  screen.type("two squares");
  screen.click("applyCorrection");
  EXPECT_EQ(first.pieces()->at("d4"), QString("S.pawn"));
  EXPECT_EQ(first.toAct(), QString("W")) << "the turn that the camera has read is kept";
  EXPECT_EQ(screen.find("alert-correction"), nullptr);
}

TEST(JoinedWindow, ArmiesStayChosenWhenBoardsComeAndGo) {
  Screen screen({});
  desk::Setup& setup = screen.desk().setup();
  setup.setRuleset("european-chess");
  setup.setArmy("S", "iraq");
  setup.setOption("mode", "bughouse");
  setup.setArmy("W2", "gaul");
  const auto armyOf = [&](const QString& seat) {
    for (const QVariant& one : setup.seats())
      if (one.toMap()["seat"] == seat) return one.toMap()["army"].toString();
    return QString();
  };
  EXPECT_EQ(armyOf("S"), QString("iraq"));
  setup.setOption("mode", "free-for-all");
  ASSERT_EQ(setup.boards(), 1);
  EXPECT_EQ(armyOf("S"), QString("iraq"));
  setup.setOption("mode", "bughouse");
  EXPECT_EQ(armyOf("W2"), QString("gaul"));
}

TEST(JoinedWindow, NoMoreIsWatchedThanThereAreBoards) {
  QTemporaryDir dir;
  const std::string first = greyFilm(dir, "first").toStdString(), second = greyFilm(dir, "second").toStdString();
  try {
    const Screen screen({"--rules", "chess", "--source", first, "--source", second});
    FAIL() << "the second source is watched by nobody";
  } catch (const std::runtime_error& why) {
    EXPECT_STREQ(why.what(), "--source: 2 are given for a game on one board; give one a board");
  }
  std::vector<std::string> arguments = kBothBoards;
  arguments.insert(arguments.end(), {"--source", first, "--source", second});
  Screen screen(arguments);
  Cameras& cameras = screen.desk().cameras();
  EXPECT_EQ(cameras.at(1)->source().toStdString(), second);
  ASSERT_EQ(screen.table().begin({{"ruleset", "chess"}}, {}), QString());
  EXPECT_EQ(cameras.at(0)->source().toStdString(), first);
  EXPECT_EQ(cameras.at(1)->source(), QString()) << "this game has no second board";
}

TEST(JoinedWindow, APieceIsDraggedFromAHand) {
  std::vector<std::string> arguments = kBothBoards;
  arguments.insert(arguments.end(), {"--moves", "S2:d1c3; W2:b8c8; N2:e7e6; E2:g1f1; S2:c3b5"});
  Screen screen(arguments);
  TableBoard& first = *screen.table().boardAt(0);
  const QString kind = seatOf(first, "S")["hand"].toList().value(0).toMap()["kind"].toString();
  QQuickItem* chip = screen.find("hand-S-" + kind);
  ASSERT_NE(chip, nullptr);
  const QPoint from = chip->mapToScene({chip->width() / 2, chip->height() / 2}).toPoint(),
               to = screen.middle("board-1", "c4");
  QTest::mousePress(screen.desk().window(), Qt::LeftButton, {}, from);
  QTest::mouseMove(screen.desk().window(), from + (to - from) / 3);
  QTest::mouseMove(screen.desk().window(), to);
  QTest::mouseRelease(screen.desk().window(), Qt::LeftButton, {}, to);
  QTest::qWait(60);
  EXPECT_EQ(first.pieces()->at("c4"), "S." + kind);
}

TEST(JoinedWindow, BothBoardsAreWatched) {
  QTemporaryDir dir;
  footage::FilmOptions where;
  where.folder = dir.filePath("film").toStdString();
  auto films = footage::create_films(where, 2);
  ASSERT_TRUE(films) << films.error().message.english();
  const std::vector<std::string> actions{"S2:d1c3", "S:d2d3", "W2:a5c6", "W:a5c6"};
  const Value setup{{"ruleset", "european-chess"}, {"options", Value{{"mode", "bughouse"}}}, {"seed", 1}};
  std::vector<vision::simulate::Scene> scenes;
  for (const std::uint64_t seed : {3, 4}) {
    scenes.push_back(vision::simulate::make_scene("chess8", "caps", seed));
    scenes.back().size = {640, 480};
  }
  ASSERT_TRUE(footage::shoot(*films, {setup, actions}, table::make_referee(), scenes, {}));
  Screen screen({"--rules", "european-chess", "--options", "mode=bughouse", "--armies",
                 "S=plain,W=plain,N=plain,E=plain,S2=plain,W2=plain,N2=plain,E2=plain", "--source",
                 (where.folder / "board1").string(), "--source", (where.folder / "board2").string()});
  const auto played = [&] { return screen.table().session().requests().size() == 5; };
  ASSERT_TRUE(Screen::wait([&] { return played() || screen.desk().cameras().ended(); }, 90));
  ASSERT_TRUE(Screen::wait(played, 10));
  std::vector<std::string> read;
  for (const db::Ply& ply : screen.table().session().history())
    if (!ply.action.empty()) read.push_back(ply.action);
  EXPECT_EQ(read, actions);
  EXPECT_EQ(screen.table().session().history()[1].origin.source, (where.folder / "board2").string());
  EXPECT_EQ(screen.table().session().history()[2].origin.source, (where.folder / "board1").string());
  screen.picture("joined-watched");
  screen.click("go-camera");
  screen.picture("joined-camera-1");
  screen.desk().cameras().setShown(1);
  QTest::qWait(100);
  EXPECT_EQ(screen.desk().cameras().current()->source().toStdString(), (where.folder / "board2").string());
  EXPECT_FALSE(screen.desk().cameras().current()->view().corners.isEmpty());
  screen.picture("joined-camera-2");
}

TEST(JoinedWindow, ABoardThatIsWatchedAgainIsSeen) {
  QTemporaryDir dir;
  const QString first = greyFilm(dir, "first"), second = greyFilm(dir, "second");
  Screen screen(kBothBoards);
  Camera &one = *screen.desk().cameras().at(0), &two = *screen.desk().cameras().at(1);
  one.open(first);
  two.open(second);
  const auto seen = [&] { return !two.picture().isNull() && two.view().size.width() == 320; };
  ASSERT_TRUE(Screen::wait(seen));
  // Pictures and readings come meanwhile, and are on their way when the source is closed.
  QThread::msleep(500);
  two.close();
  QTest::qWait(50);
  EXPECT_TRUE(two.picture().isNull());
  EXPECT_EQ(one.source(), first) << "the other board is watched all the time";
  two.open(second);
  EXPECT_TRUE(Screen::wait(seen)) << "the board stays black";
}

/// What is bound to where the picture lies hears of it by its signal alone. Qt 6.4 crashed where the item's own width
/// and height were listened to as well: the second became known while the first was told.
TEST(JoinedWindow, NobodyListensToTheSizeOfAPictureByLookingWhereItLies) {
  QTemporaryDir dir;
  Screen screen(kBothBoards);
  Camera& camera = *screen.desk().cameras().at(0);
  camera.open(greyFilm(dir, "first"));
  ASSERT_TRUE(Screen::wait([&] { return !camera.picture().isNull(); }));
  VideoItem item;
  item.setCamera(&camera);
  item.setSize({320, 480});
  QProperty<QRectF> bound([&] { return item.shown(); });
  EXPECT_EQ(bound.value(), QRectF(0, 120, 320, 240));
  const QSignalSpy told(&item, &VideoItem::shownChanged);
  item.setSize({640, 480});
  EXPECT_EQ(item.shown(), QRectF(0, 0, 640, 480));
  EXPECT_GT(told.size(), 0);
  EXPECT_EQ(bound.value(), QRectF(0, 120, 320, 240)) << "it listens to the item's size";
}

TEST(JoinedWindow, BoardsInOnePictureHavePlacesOfTheirOwnAndWaitForOneLens) {
  QTemporaryDir dir;
  const QString film = greyFilm(dir, "hall");
  Screen screen(kBothBoards);
  Cameras& cameras = screen.desk().cameras();
  Camera &one = *cameras.at(0), &two = *cameras.at(1);
  const std::filesystem::path file = screen.database().parent_path() / table::profiles_path().filename();
  calibration::Profile place;
  place.board = cameras.boardId().toStdString();
  place.lens = calibration::Lens::guess({320, 240});
  double left = 20;
  for (const char* name : {"hall", "hall, board 2"}) {
    place.name = name;
    place.corners = {cv::Point2d{left, 220}, {left + 120, 220}, {left + 120, 100}, {left, 100}};
    place.square_px = 15;
    left += 150;
    ASSERT_TRUE(table::save_profile(place, file));
  }
  one.open(film);
  two.open(film);
  EXPECT_EQ(one.profile(), QString("hall"));
  EXPECT_EQ(two.profile(), QString("hall, board 2")) << "not where the first board lies";
  EXPECT_EQ(two.sourceName(), QString("hall, board 2")) << "the name under which it is kept";
  // Neither is read while the lens of their camera is measured.
  ASSERT_TRUE(Screen::wait([&] { return !two.picture().isNull(); }));
  QSignalSpy told(&two, &Camera::todoChanged);
  one.lens()->begin();
  EXPECT_EQ(told.count(), 1);
  EXPECT_EQ(two.stage(), QString("measuring"));
  EXPECT_EQ(two.sentence(), QString("Measuring the lens: the game is not read"));
  one.setPaused(true);
  EXPECT_EQ(two.sentence(), QString("Paused"));
  one.setPaused(false);
  one.close();
  EXPECT_NE(two.stage(), QString("measuring"));
}

}  // namespace
}  // namespace arbiter::desk
