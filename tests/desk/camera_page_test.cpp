// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <QDesktopServices>
#include <QFile>
#include <QFileInfo>
#include <QTest>
#include <QUrl>
#include <cmath>
#include <opencv2/imgcodecs.hpp>

#include "app/footage/director.h"
#include "app/table/profiles.h"
#include "calibration/measure/lens_measurement.h"
#include "tests/desk/screen.h"
#include "tests/support/print_before.h"
#include "vision/simulate/renderer.h"

namespace arbiter::desk {
namespace {

using test::Screen;

/// What would be given to the program that opens PDF files.
class Opened : public QObject {
  Q_OBJECT
 public:
  Opened() { QDesktopServices::setUrlHandler("file", this, "take"); }
  ~Opened() override { QDesktopServices::unsetUrlHandler("file"); }
  Q_INVOKABLE void take(const QUrl& url) { file = url.toLocalFile(); }
  QString file;
};

/// Clears the field and types into it.
void fill(Screen& screen, const QString& field, const QString& text) {
  screen.click(field);
  QTest::keyClick(screen.desk().window(), Qt::Key_A, Qt::ControlModifier);
  screen.type(text);
}

TEST(CameraPage, PrintsSheetsAsPdf) {
  QTemporaryDir dir;
  Opened opened;
  Screen screen({"--rules", "chess"});
  screen.click("go-camera");
  screen.click("print");
  ASSERT_TRUE(Screen::wait([&] { return screen.find("writePrint") != nullptr; }));
  EXPECT_EQ(screen.find("printSize"), nullptr) << "the calibration board has one size";
  screen.picture("print-sheet");
  // A size that cannot be printed is refused before anything is written.
  screen.click("print-piece-tags");
  fill(screen, "printSize", "90");
  EXPECT_EQ(screen.text("printText"), QString("Side of a tag with its white margin: 90 mm is not between 8 and 40."));
  EXPECT_FALSE(screen.find("writePrint")->isEnabled());
  screen.picture("print-sheet-size-refused");
  fill(screen, "printSize", "25");
  EXPECT_TRUE(screen.text("printText").endsWith("pages; print at 100 %.")) << screen.text("printText").toStdString();
  // What cannot be written says why.
  fill(screen, "printFile", dir.filePath("none/tags.pdf"));
  screen.click("writePrint");
  EXPECT_TRUE(screen.text("printText").contains("none/tags.pdf cannot be written: No such file or directory"))
      << screen.text("printText").toStdString();
  screen.picture("print-sheet-not-written");
  EXPECT_EQ(screen.find("openPrint"), nullptr);
  fill(screen, "printFile", dir.filePath("tags"));
  screen.click("writePrint");
  EXPECT_TRUE(QFileInfo(dir.filePath("tags.pdf")).size() > 10000) << screen.text("printText").toStdString();
  EXPECT_TRUE(screen.text("printText").startsWith("Written to " + dir.filePath("tags.pdf")));
  screen.picture("print-sheet-written");
  screen.click("openPrint");
  EXPECT_EQ(opened.file, dir.filePath("tags.pdf"));
  // The board is that of the game.
  screen.click("print-board");
  EXPECT_TRUE(screen.text("printFile").endsWith("/chess8.pdf")) << screen.text("printFile").toStdString();
  EXPECT_EQ(screen.text("printSize"), QString("40")) << "every print has a size of its own";
  screen.click("paper-letter");
  fill(screen, "printFile", dir.filePath("board.pdf"));
  screen.click("writePrint");
  EXPECT_TRUE(QFileInfo(dir.filePath("board.pdf")).size() > 1000) << screen.text("printText").toStdString();
  screen.picture("print-sheet-board");
  screen.click("closePrint");
  EXPECT_TRUE(Screen::wait([&] { return screen.find("writePrint") == nullptr; }));
}

/// What a camera sees while the calibration board is held before it, the empty table first and for some seconds
/// afterwards; a chessboard in the end.
void filmPrints(const QString& folder) {
  vision::simulate::CameraPose pose;
  pose.focal = 0.8;
  pose.distortion = {-0.15, 0.03, 0, 0, 0};
  const cv::Size size(640, 480);
  int number = 0;
  const auto show = [&](const cv::Mat& picture, int pictures) {
    for (int i = 0; i < pictures; ++i)
      cv::imwrite(QString("%1/%2.png").arg(folder).arg(++number, 4, 10, QChar('0')).toStdString(), picture);
  };
  const auto hold = [&](double elevation, double roll, cv::Point2d aim, double distance) {
    pose.elevation = elevation;
    pose.roll = roll;
    pose.aim = aim;
    pose.distance = distance;
    const vision::simulate::Camera camera(pose, size, *Board::find("chess8"));
    show(test::print_before(camera, static_cast<std::uint64_t>(number)), 4);
  };
  show(cv::Mat(size, CV_8UC3, cv::Scalar::all(120)), 4);
  hold(89, 0, {0, 0}, 8);
  for (const double roll : {0.0, 90.0, 180.0, 270.0}) hold(55, roll, {0, 0}, 11);
  for (const cv::Point2d aim : {cv::Point2d{4, 0}, {-4, 0}, {0, 3}, {0, -3}, {4, 3}, {-4, 3}, {4, -3}, {-4, -3}})
    hold(75, 4, aim, 8);
  show(cv::Mat(size, CV_8UC3, cv::Scalar::all(120)), 40);
  auto scene = vision::simulate::make_scene("chess8", "vinyl", 4);
  scene.size = size;
  scene.pose.focal = pose.focal;
  scene.pose.distortion = pose.distortion;
  vision::simulate::Renderer renderer(scene);
  show(renderer.render({{"a1", "S.rook"}, {"e4", "S.pawn"}, {"h8", "N.rook"}}), 6);
}

TEST(CameraPage, MeasuresTheLensFromLivePicturesAndKeepsIt) {
  QTemporaryDir dir;
  filmPrints(dir.path());
  Screen screen({"--rules", "chess", "--size", "1280x860"});
  Camera& camera = screen.desk().camera();
  LensSetup& lens = *camera.lens();
  screen.click("go-camera");
  camera.open(dir.path());
  ASSERT_TRUE(Screen::wait([&] { return !camera.picture().isNull(); }));
  camera.setPaused(true);
  screen.show("measureLens");
  screen.picture("lens-0-optional");
  screen.click("measureLens");
  EXPECT_EQ(lens.stage(), QString("collecting"));
  screen.picture("lens-1-begun");
  EXPECT_EQ(screen.find("measure"), nullptr) << "one thing at a time";
  camera.setPaused(false);
  ASSERT_TRUE(Screen::wait([&] { return lens.taken() >= 4; }, 60));
  camera.setPaused(true);
  // Pictures that were on their way are still looked at.
  EXPECT_EQ(lens.canMeasure(), lens.taken() >= calibration::kFewestPictures) << lens.taken();
  EXPECT_FALSE(lens.advice().isEmpty());
  EXPECT_EQ(camera.sentence(), QString("Paused"));
  screen.picture("lens-2-collecting");
  camera.setPaused(false);
  EXPECT_EQ(camera.stage(), QString("measuring"));
  EXPECT_EQ(camera.sentence(), QString("Measuring the lens: the game is not read"));
  ASSERT_TRUE(Screen::wait([&] { return lens.stage() == "measured" || lens.stage() == "failed"; }, 120))
      << lens.stage().toStdString() << " " << lens.taken() << " " << lens.advice().toStdString();
  camera.setPaused(true);
  ASSERT_EQ(lens.stage(), QString("measured")) << lens.verdict().toStdString();
  EXPECT_GE(lens.taken(), 12);
  screen.picture("lens-3-measured");
  std::cout << lens.figures().toStdString() << "\n";
  EXPECT_FALSE(lens.known());
  screen.click("useLens");
  // There is no board in the picture yet; the lens is kept when there is.
  ASSERT_TRUE(Screen::wait([&] { return !camera.measuring(); }, 30));
  EXPECT_FALSE(camera.notFound().isEmpty());
  EXPECT_EQ(camera.profile(), QString());
  EXPECT_TRUE(lens.note().endsWith("It is kept as soon as the board is found.")) << lens.note().toStdString();
  camera.setPaused(false);
  ASSERT_TRUE(Screen::wait([&] { return !camera.profile().isEmpty(); }, 30)) << lens.note().toStdString();
  EXPECT_TRUE(lens.known());
  EXPECT_EQ(camera.profile(), camera.sourceName());
  const auto kept = table::find_profile(camera.sourceName().toStdString(),
                                        screen.database().parent_path() / table::profiles_path().filename());
  ASSERT_TRUE(kept) << kept.error().message.english();
  EXPECT_TRUE(kept->lens.calibrated);
  EXPECT_NEAR(kept->lens.fx / (0.8 * 640), 1, 0.02);
  screen.show("measureLens");
  screen.picture("lens-4-used");
  // It is there whenever the source is opened, also after the program was ended.
  camera.close();
  EXPECT_FALSE(lens.known());
  Cameras others(&screen.table());
  others.setBoardId("chess8");
  others.at(0)->open(dir.path());
  EXPECT_TRUE(others.at(0)->lens()->known());
}

TEST(CameraPage, ASourceThatCannotBeOpenedIsTold) {
  QTemporaryDir dir;
  const QString notes = dir.filePath("notes.txt");
  QFile file(notes);
  ASSERT_TRUE(file.open(QIODevice::WriteOnly) && file.write("no film") > 0);
  file.close();
  cv::imwrite(dir.filePath("1.png").toStdString(), cv::Mat(480, 640, CV_8UC3, cv::Scalar::all(120)));
  Screen screen({"--rules", "chess"});
  Camera& camera = screen.desk().camera();
  camera.open(notes);
  EXPECT_EQ(camera.stage(), QString("opening")) << "the window does not wait for it";
  ASSERT_TRUE(Screen::wait([&] { return !camera.error().isEmpty(); }));
  EXPECT_TRUE(camera.error().contains("notes.txt")) << camera.error().toStdString();
  EXPECT_EQ(camera.source(), QString());
  EXPECT_NE(screen.find("alert-camera"), nullptr);
  // What is closed and opened again at once is seen, also where it has only one picture.
  for (int i = 0; i < 3; ++i) camera.open(dir.path());
  EXPECT_TRUE(Screen::wait([&] { return camera.picture().width() == 640 && camera.view().size.width() == 640; }));
  EXPECT_EQ(camera.error(), QString());
  EXPECT_EQ(screen.find("alert-camera"), nullptr);
  // On the command line it ends the program.
  EXPECT_THROW(Screen({"--rules", "chess", "--source", notes.toStdString()}), std::runtime_error);
}

TEST(CameraPage, MeasuringTheLensCanBeGivenUp) {
  QTemporaryDir dir;
  for (const char* name : {"1.png", "2.png"})
    cv::imwrite(dir.filePath(name).toStdString(), cv::Mat(480, 640, CV_8UC3, cv::Scalar::all(120)));
  Screen screen({"--rules", "chess"});
  Camera& camera = screen.desk().camera();
  screen.click("go-camera");
  camera.open(dir.path());
  camera.lens()->begin();
  ASSERT_TRUE(Screen::wait([&] { return screen.find("stopLens") != nullptr; }));
  camera.lens()->measure();
  ASSERT_TRUE(Screen::wait([&] { return camera.lens()->stage() == "failed"; }));
  EXPECT_TRUE(camera.lens()->verdict().contains("at least 5 are needed")) << camera.lens()->verdict().toStdString();
  screen.picture("lens-failed");
  screen.click("moreLensPictures");
  EXPECT_EQ(camera.lens()->stage(), QString("collecting"));
  screen.click("stopLens");
  EXPECT_EQ(camera.lens()->stage(), QString("off"));
  EXPECT_FALSE(camera.lens()->known());
  camera.close();
  camera.lens()->begin();
  EXPECT_FALSE(camera.lens()->busy()) << "nothing is watched";
}

TEST(CameraPage, OffersTheGameThatIsSetUpOnTheTable) {
  const QTemporaryDir dir;
  const footage::Script script{{{"ruleset", "mr-joseph"}, {"seed", 1}}, {"g2g4"}};
  auto scene = vision::simulate::make_scene("cross14");
  scene.size = {960, 720};
  const std::string film = test::filmed(dir, "film", script, scene);
  ASSERT_FALSE(film.empty());
  Screen screen({"--rules", "chess", "--source", film});
  ASSERT_TRUE(Screen::wait([&] { return screen.find("chooseGame") != nullptr; }, 20))
      << screen.told().join("; ").toStdString();
  EXPECT_TRUE(screen.told().join(" ").contains(
      "The table shows the set-up of another game: Mr. Joseph's Four Player Chess (mr-joseph)."));
  screen.picture("another-game");
  screen.click("chooseGame");
  EXPECT_EQ(screen.desk().setup().ruleset(), QString("mr-joseph"));
  EXPECT_NE(screen.find("newGamePage"), nullptr);
}

TEST(CameraPage, KeepsTheBoardTheWayRoundThatTheGameHasShown) {
  QTemporaryDir dir;
  const footage::Script script{{{"ruleset", "chess"}, {"seed", 1}}, {"e2e4", "e7e5", "g1f3"}};
  // South is taken to sit at the bottom of the picture; here North does, and only the game can tell.
  auto scene = vision::simulate::make_scene("chess8");
  scene.pose.rotation = 180;
  const QString source = QString::fromStdString(test::filmed(dir, "north", script, scene));
  ASSERT_FALSE(source.isEmpty());
  Screen screen({"--rules", "chess"});
  Camera& camera = screen.desk().camera();
  camera.open(source);
  ASSERT_TRUE(Screen::wait([&] { return camera.ended() && screen.table().session().requests().size() == 4; }, 60))
      << screen.table().session().requests().size() << " " << camera.sentence().toStdString() << " "
      << (screen.table().alerts().isEmpty() ? QString() : screen.table().alerts().first().toMap()["text"].toString())
             .toStdString();
  const QPolygonF found = camera.view().corners;
  ASSERT_EQ(found.size(), 4);
  ASSERT_GT(found[2].y(), found[0].y()) << "a1 is far from the camera";
  camera.findCorners();
  ASSERT_TRUE(Screen::wait([&] { return !camera.measuring(); }, 30));
  ASSERT_TRUE(camera.keepProfile("hall")) << camera.profileError().toStdString();
  const auto kept = table::find_profile("hall", screen.database().parent_path() / table::profiles_path().filename());
  ASSERT_TRUE(kept) << kept.error().message.english();
  for (int i = 0; i < 4; ++i)
    EXPECT_LT(std::hypot(kept->corners[i].x - found[i].x(), kept->corners[i].y - found[i].y()), 10) << i;
  // A profile of another board says nothing about which way round this one lies.
  calibration::Profile cross = *kept;
  cross.board = "cross14";
  for (const QString& name : {QString("cross"), camera.sourceName()}) {
    cross.name = name.toStdString();
    ASSERT_TRUE(table::save_profile(cross, screen.database().parent_path() / table::profiles_path().filename()));
  }
  camera.close();
  ASSERT_EQ(screen.table().begin({{"ruleset", "chess"}, {"seed", 1}}, {}), QString());
  screen.desk().cameras().setBoardId({});
  camera.open(source);
  EXPECT_EQ(camera.profile(), QString()) << "it is of the source, but not of the game's board";
  ASSERT_TRUE(camera.useProfile("cross")) << camera.profileError().toStdString();
  EXPECT_TRUE(Screen::wait([&] { return camera.ended() && screen.table().session().requests().size() == 4; }, 60))
      << screen.table().session().requests().size();
}

TEST(CameraPage, SaysWhatIsReadOfTheTagsAndLetsThemBe) {
  QTemporaryDir dir;
  const auto script = footage::random_script(table::make_referee(), {{"ruleset", "chess"}}, 3, 1);
  ASSERT_TRUE(script) << script.error().message.english();
  auto scene = vision::simulate::make_scene("chess8");
  scene.tag_size = 0.5F;
  const QString source = QString::fromStdString(test::filmed(dir, "tagged", *script, scene));
  ASSERT_FALSE(source.isEmpty());
  Screen screen({"--rules", "chess"});
  Camera& camera = screen.desk().camera();
  screen.click("go-camera");
  EXPECT_EQ(screen.find("tags"), nullptr) << "there is no camera yet";
  camera.open(source);
  ASSERT_TRUE(Screen::wait([&] { return camera.tagsText().startsWith("Tags are read on 32 of 32"); }, 60))
      << camera.tagsText().toStdString();
  screen.show("tagsText");
  EXPECT_EQ(screen.text("tagsText"), camera.tagsText());
  screen.picture("tags-read");
  screen.click("tags-off");
  EXPECT_EQ(camera.tags(), QString("off"));
  EXPECT_EQ(screen.text("tagsText"), QString("The pieces are told by their looks."));
  camera.close();
  camera.open(source);
  EXPECT_EQ(camera.tags(), QString("off")) << "it stays";
  ASSERT_TRUE(Screen::wait([&] { return camera.stage() == "watching"; }, 60));
  EXPECT_TRUE(camera.view().tags.empty());
  screen.show("tags");
  screen.click("tags-automatic");
  camera.close();
  camera.open(source);
  EXPECT_TRUE(Screen::wait([&] { return camera.tagsText().startsWith("Tags are read on 32 of 32"); }, 60))
      << camera.tagsText().toStdString();
}

}  // namespace
}  // namespace arbiter::desk

#include "camera_page_test.moc"
