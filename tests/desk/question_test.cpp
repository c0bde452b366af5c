// SPDX-License-Identifier: MIT
// Doors that stand open only while something is watched: the sheet that shows what may have been played, and the demo
// of the first page.
#include <gtest/gtest.h>

#include <QDir>
#include <QTest>
#include <algorithm>
#include <opencv2/imgcodecs.hpp>

#include "tests/desk/screen.h"
#include "vision/simulate/renderer.h"

namespace arbiter::desk {
namespace {

using test::Screen;
using vision::simulate::Placement;
using vision::simulate::Shot;

/// Pictures of a table on which South has played and North's pawn stands on the border of d6 and d5 at the end.
void takePictures(const QDir& folder) {
  table::Session game(":memory:");
  const auto begun = game.new_game({{"ruleset", "chess"}});
  Placement pieces;
  pieces = begun->state.pieces;
  auto scene = vision::simulate::make_scene("chess8", "wood", 3);
  scene.size = {960, 720};
  scene.pose = {};
  scene.pose.elevation = 60;
  vision::simulate::Renderer renderer(std::move(scene));
  int number = 0;
  const auto keep = [&](const cv::Mat& picture) {
    const QString name = folder.filePath(QString("%1.png").arg(++number, 3, 10, QChar('0')));
    ASSERT_TRUE(cv::imwrite(name.toStdString(), picture));
  };
  for (int i = 0; i < 3; ++i) keep(renderer.render(pieces, {}, i));
  pieces["e4"] = pieces["e2"];
  pieces.erase("e2");
  for (int i = 0; i < 3; ++i) keep(renderer.render(pieces, {}, i));
  pieces["d6"] = pieces["d7"];
  pieces.erase("d7");
  std::vector<vision::simulate::Standing> standing = vision::simulate::stand(renderer.scene(), pieces);
  const cv::Point2f middle = vision::simulate::square_centre(*renderer.scene().board, "d6");
  const auto pawn = std::ranges::min_element(standing, {}, [&](const auto& one) { return cv::norm(one.at - middle); });
  pawn->at = middle + cv::Point2f(0, -0.5F);
  for (int i = 0; i < 3; ++i) keep(renderer.render(Shot{standing, {}, i}));
}

TEST(Question, OfTheWatcherIsAnsweredFromWhatEachWouldLookLike) {
  const QTemporaryDir dir;
  takePictures(QDir(dir.path()));
  Screen screen({"--rules", "chess", "--source", dir.path().toStdString()});
  ASSERT_TRUE(Screen::wait([&] { return screen.find("compare") != nullptr; }, 60))
      << screen.desk().camera().sentence().toStdString();
  ASSERT_EQ(screen.table().session().requests().size(), 2U) << "e2e4 was read, the border was not";
  const QVariantList asked = screen.desk().camera().questions();
  const auto wanted = std::ranges::find_if(
      asked, [](const QVariant& one) { return one.toMap()["actions"].toStringList() == QStringList{"d7d5"}; });
  ASSERT_NE(wanted, asked.end());
  screen.click("compare");
  ASSERT_TRUE(Screen::wait([&] { return screen.find("explains-0") != nullptr; }));
  screen.picture("question");
  for (qsizetype i = 0; i < asked.size(); ++i) EXPECT_NE(screen.find(QString("explains-%1").arg(i)), nullptr) << i;
  screen.click(QString("explains-%1").arg(wanted - asked.begin()));
  ASSERT_TRUE(Screen::wait([&] { return screen.table().session().requests().size() == 3; }));
  EXPECT_EQ(screen.table().session().history().back().action, "d7d5");
  EXPECT_EQ(screen.table().pieces()->at("d5"), QString("N.pawn"));
  EXPECT_TRUE(Screen::wait([&] { return screen.find("compare") == nullptr; })) << "it is not asked any more";
}

TEST(Demo, IsBegunFromTheFirstPage) {
  const QTemporaryDir cache;
  ASSERT_TRUE(QDir(cache.path()).mkpath("arbiter"));
  footage::Script script = footage::demo_script();
  script.actions.resize(1);
  ASSERT_FALSE(test::filmed(cache, "arbiter/demo", script, vision::simulate::make_scene("cross14")).empty());
  const QByteArray before = qgetenv("XDG_CACHE_HOME");
  qputenv("XDG_CACHE_HOME", cache.path().toUtf8());
  {
    Screen screen({"--page", "welcome"});
    ASSERT_TRUE(Screen::wait([&] { return screen.find("welcomeDemo") != nullptr; }));
    screen.click("welcomeDemo");
    ASSERT_TRUE(Screen::wait([&] { return screen.find("board") != nullptr; })) << "the table is shown";
    EXPECT_EQ(screen.find("demoError"), nullptr);
    EXPECT_TRUE(Screen::wait([&] { return screen.table().session().requests().size() == 2; }, 60));
    EXPECT_EQ(screen.table().session().history().back().action, script.actions.front());
  }
  before.isNull() ? (void)qunsetenv("XDG_CACHE_HOME") : (void)qputenv("XDG_CACHE_HOME", before);
}

}  // namespace
}  // namespace arbiter::desk
