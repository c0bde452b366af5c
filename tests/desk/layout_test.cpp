// SPDX-License-Identifier: MIT
// The window on screens of every size it is made for: nothing lies over anything else, everything can be hit with a
// finger and read by weak eyes.
#include "tests/desk/layout.h"

#include <gtest/gtest.h>

#include <QTest>
#include <opencv2/imgcodecs.hpp>

namespace arbiter::desk {
namespace {

const char* const kLongName = "Alexandra of Battenberg-Wittelsbach";

TEST_P(Layout, TheTable) {
  Screen screen(sized({}));
  Table& table = screen.table();
  table::TableInfo info;
  for (const char* seat : {"S", "W", "N", "E"}) info.players[seat] = kLongName;
  ASSERT_EQ(table.begin({{"ruleset", "mr-joseph"}}, info), QString());
  look(screen, "table-begun");
  for (const char* action : {"d2d4", "b5c5", "k13k11", "m10k10"}) (void)table.act(action);
  table.dismiss("refused");
  table.raise("check", "info", "North is in check", "", "mr-joseph/check");
  table.raise("watch", "alarm", "Illegal on the table",
              "The rook cannot go there. Put it back to d4, please, and let the other player go on.", "x");
  look(screen, "table-alerts");
  table.dismiss("check");
  table.dismiss("watch");
  screen.click("correct");
  look(screen, "table-correcting");
  ASSERT_TRUE(QMetaObject::invokeMethod(screen.find("palette"), "cancelled"));
  screen.click("menu-S");
  open(screen, "closeMenu");
  look(screen, "table-menu");
  screen.click("closeMenu");
}

TEST_P(Layout, ATableWithPowers) {
  Screen screen(sized({"--rules", "european-chess", "--armies", "S=iraq,W=terrorists,N=gaul,E=russia"}));
  look(screen, "powers-hidden");
  screen.click("reveal-W");
  open(screen, "uncover");
  look(screen, "powers-cover");
  screen.click("uncover");
  look(screen, "powers-uncovered");
  screen.click("say-b8");
  open(screen, "secretSet");
  look(screen, "powers-review");
  screen.click("secretSet");
  screen.click("uncover-done");
  ASSERT_TRUE(screen.table().act("S:draw"));
  look(screen, "powers-draw-offered");
}

TEST_P(Layout, JoinedBoards) {
  constexpr int kBroad = 1200;
  if (first().width < kBroad) GTEST_SKIP() << "two boards want a broad screen";
  Screen screen(sized({"--rules", "european-chess", "--options", "mode=bughouse", "--armies",
                       "S=plain,W=plain,N=plain,E=plain,S2=plain,W2=gaul,N2=plain,E2=plain"}));
  look(screen, "joined", {}, {}, kBroad);
}

TEST_P(Layout, AHandfulOfPieces) {
  Screen screen(sized({"--rules", "shogi"}));
  look(screen, "shogi");
}

TEST_P(Layout, ANewGame) {
  Screen screen(sized({}));
  desk::Setup& setup = screen.desk().setup();
  setup.setRuleset("european-chess");
  setup.setPlayer("S", kLongName);
  look(screen, "new");
  screen.click("ownPosition");
  look(screen, "new-own-position");
  screen.click("ownPosition");
  screen.show("watchedBy-file");
  screen.click("watchedBy-file");
  look(screen, "new-source", "browseFilm");
  screen.show("browseFilm");
  screen.click("browseFilm");
  open(screen, "browseFolder");
  look(screen, "new-browse");
}

TEST_P(Layout, ANewGamesRulesUnfolded) {
  Screen screen(sized({}));
  screen.desk().setup().setRuleset("european-chess");
  screen.rest();
  screen.show("moreRules-open");
  screen.click("moreRules-open");
  look(screen, "new-rules", "moreRules-open");
  screen.show("time-own");
  screen.click("time-own");
  look(screen, "new-time", "timeControl");
}

TEST_P(Layout, TheFirstStart) {
  Screen screen(sized({"--page", "welcome"}));
  open(screen, "welcomeNew");
  look(screen, "welcome");
}

TEST_P(Layout, TheClocks) {
  Screen screen(sized({"--rules", "mr-joseph", "--clock", "60:00 game; 5+3; N 0:50"}));
  Table& table = screen.table();
  ASSERT_TRUE(table.act("d2d4"));
  table.clock()->pause();
  ASSERT_EQ(table.clock()->set("W", "0:07", "a test"), QString());
  ASSERT_EQ(table.clock()->set("N", "0:00", "a test"), QString());
  look(screen, "clocks");
  screen.click("setClocks");
  open(screen, "clockSet");
  look(screen, "clocks-set");
}

/// A mate with all that hands must do after it, and the moves are still seen.
TEST_P(Layout, MuchToDo) {
  const QTemporaryDir dir;  // a camera watches as well
  cv::imwrite(dir.filePath("1.png").toStdString(), cv::Mat(480, 640, CV_8UC3, cv::Scalar::all(120)));
  Screen screen(sized({"--rules", "mr-joseph", "--source", dir.path().toStdString()}));
  ASSERT_TRUE(Screen::wait([&] { return screen.desk().camera().ended(); }));
  for (const std::string& action : footage::demo_script().actions) {
    if (screen.table().instructions().size() >= 5) break;
    if (!screen.table().act(QString::fromStdString(action))) break;
  }
  ASSERT_GE(screen.table().instructions().size(), 5);
  look(screen, "much-to-do", {}, [&](const Look& look) {
    // On low pages and in large type the record is scrolled to.
    if (look.height < 700 || GetParam().type > 1) return;
    const QQuickItem* log = screen.find("log");
    ASSERT_NE(log, nullptr);
    const double top = log->mapToScene({0, 0}).y();
    EXPECT_GE(screen.desk().window()->height() - top, 88) << "two moves at least";
  });
}

TEST_P(Layout, TheGames) {
  Screen screen(sized({}));
  Table& table = screen.table();
  table::TableInfo info;
  for (const char* seat : {"S", "W", "N", "E"}) info.players[seat] = kLongName;
  const Value armies{{"S", "iraq"}, {"W", "terrorists"}, {"N", "gaul"}, {"E", "holy-roman-empire"}};
  ASSERT_EQ(table.begin({{"ruleset", "european-chess"}, {"armies", armies}}, info), QString());
  ASSERT_EQ(table.begin({{"ruleset", "mr-joseph"}}, info), QString());
  ASSERT_TRUE(table.act("d2d4"));
  ASSERT_EQ(table.begin({{"ruleset", "chess"}}, {}), QString());
  screen.click("go-games");
  look(screen, "games");
  screen.chooseGame(2);
  look(screen, "games-selected");
  QTest::keyClick(screen.desk().window(), Qt::Key_A, Qt::ControlModifier);
  look(screen, "games-several");
  screen.click("exportGames");
  open(screen, "writeGames");
  look(screen, "games-export");
  screen.click("closeGamesExport");
  ASSERT_TRUE(Screen::wait([&] { return screen.find("closeGamesExport") == nullptr; }));
  screen.click("moreGames");
  open(screen, "closeGamesMenu");
  look(screen, "games-menu-several");
  screen.click("closeGamesMenu");
  ASSERT_TRUE(Screen::wait([&] { return screen.find("closeGamesMenu") == nullptr; }));
  screen.chooseGame(2);
  screen.click("points-2");
  open(screen, "closePoints");
  look(screen, "games-points");
  screen.click("closePoints");
  ASSERT_TRUE(Screen::wait([&] { return screen.find("closePoints") == nullptr; }));
  ASSERT_EQ(screen.desk().library().setTags(1, "final, to be looked at again by everybody who has time"), QString());
  screen.click("filterGames");
  look(screen, "games-filter");
  ASSERT_EQ(screen.desk().library().remove(2, true), QString());
  look(screen, "games-undo");
  screen.click("filterGames");
  screen.chooseGame(3);
  screen.click("more-3");
  open(screen, "closeGamesMenu");
  look(screen, "games-menu");
}

TEST_P(Layout, AnEnding) {
  Screen screen(sized({}));
  table::TableInfo info;
  for (const char* seat : {"S", "N"}) info.players[seat] = kLongName;
  ASSERT_EQ(screen.table().begin({{"ruleset", "chess"}}, info), QString());
  for (const char* action : {"f2f3", "e7e5", "g2g4", "d8h4"}) ASSERT_TRUE(screen.table().act(action)) << action;
  look(screen, "ending");
  screen.show("endReplay");
  screen.click("endReplay");
  open(screen, "replaySlider");
  screen.click("replayTab-course");
  look(screen, "replay-course");
}

TEST_P(Layout, AGameIsGoneThrough) {
  Screen screen(sized({}));
  Table& table = screen.table();
  table::TableInfo info;
  for (const char* seat : {"S", "W", "N", "E"}) info.players[seat] = kLongName;
  ASSERT_EQ(table.begin({{"ruleset", "mr-joseph"}}, info), QString());
  for (const char* action : {"d2d4", "b5c5", "k13k11", "m10k10"}) ASSERT_TRUE(table.act(action)) << action;
  const QVariantList gift{QVariantMap{{"type", "scored"}, {"seat", "W"}, {"points", 3}, {"reason", "a long reason"}}};
  ASSERT_TRUE(table.correct({}, gift, "it was agreed"));
  ASSERT_TRUE(QMetaObject::invokeMethod(screen.desk().window(), "lookAt", Q_ARG(QVariant, 0)));
  open(screen, "replaySlider");
  look(screen, "replay");
  screen.click("replayTab-points");
  look(screen, "replay-points");
  screen.click("replayTab-pictures");
  look(screen, "replay-picture");
  screen.click("replayMenu");
  open(screen, "closeReplayMenu");
  look(screen, "replay-menu");
}

TEST_P(Layout, TheCamera) {
  QTemporaryDir dir;
  cv::imwrite(dir.filePath("1.png").toStdString(), cv::Mat(480, 640, CV_8UC3, cv::Scalar::all(120)));
  Screen screen(sized({"--rules", "chess", "--source", dir.path().toStdString()}));
  ASSERT_TRUE(Screen::wait([&] { return screen.desk().camera().ended(); }));
  look(screen, "camera-at-the-table");
  screen.click("go-camera");
  look(screen, "camera");
  screen.click("print");
  open(screen, "writePrint");
  look(screen, "camera-print");
}

TEST_P(Layout, TheSettings) {
  Screen screen(sized({}));
  screen.click("go-settings");
  open(screen, "theme-dark");
  look(screen, "settings");
}

TEST_P(Layout, DialogsFit) {
  Screen screen(sized({"--rules", "european-chess", "--armies", "S=iraq,W=plain,N=gaul,E=russia"}));
  screen.click("menu-S");
  open(screen, "army-S");
  screen.click("army-S");
  open(screen, "closeArmyPage");
  look(screen, "dialog-army");
  screen.click("closeArmyPage");
  ASSERT_TRUE(Screen::wait([&] { return screen.find("closeArmyPage") == nullptr; }));
  screen.drag("board", "a1", "d5");
  open(screen, "force");
  look(screen, "dialog-refusal");
  QTest::keyClick(screen.desk().window(), Qt::Key_Escape);
  ASSERT_TRUE(Screen::wait([&] { return screen.find("force") == nullptr; }));
  screen.click("correct");
  screen.click("applyPosition");
  open(screen, "correctionReason");
  look(screen, "dialog-correction");
}

const Looks kUsual{"usual", 1, {{1280, 800}, {800, 1280}, {960, 540}}};
// Between those, and 1280 x 800 drawn half as large again.
const Looks kSquarer{"squarer", 1, {{1024, 768}, {853, 533, "dark"}}};
const Looks kLargeType{"large", 1.5, {{1280, 800}}};
// At night in other colours and languages. "pseudo" takes two fifths more room than English, which is more than most
// sentences of a language take; nothing of it may be cut off. The languages are looked at where there is least room.
const Looks kLonger{
    "longer", 1, {{1280, 800, "light", "pseudo"}, {800, 1280, "contrast", "pseudo"}, {1024, 768, "dark", "pseudo"}}};

// As in a mirror, in letters that are written from the right.
const Looks kMirrored{"mirrored", 1, {{1280, 800, "light", "pseudo-rtl"}, {800, 1280, "dark", "pseudo-rtl"}}};
// What people have on their desks.
const Looks kBroad{"broad", 1, {{1920, 1080}, {2560, 1440, "dark"}}};

Looks languages() {
  static const std::vector<QByteArray> kNames = [] {
    std::vector<QByteArray> names;
    for (const QString& name : Language::names()) names.push_back(name.toUtf8());
    return names;
  }();
  Looks looks{"languages", 1, {}, false};
  for (const QByteArray& name : kNames)
    if (name != "en") looks.all.push_back({1024, 768, "light", name.constData()});
  return looks;
}

/// Where the middle of an item is in the window, from the left.
double across(Screen& screen, const QString& item) {
  const QQuickItem* found = screen.find(item);
  EXPECT_NE(found, nullptr) << item.toStdString();
  return found == nullptr ? 0 : found->mapToScene({found->width() / 2, 0}).x();
}

TEST(Mirror, TurnsThePagesAndNotTheBoard) {
  Screen screen({"--rules", "chess", "--language", "en", "--size", "1280x800"});
  ASSERT_TRUE(screen.table().act("e2e4"));
  const double rail = across(screen, "go-new"), side = across(screen, "side");
  const QPoint corner = screen.middle("board", "a1"), far = screen.middle("board", "h1");
  EXPECT_LT(rail, side);
  EXPECT_LT(corner.x(), far.x());
  screen.desk().language().setWanted("pseudo-rtl");
  screen.rest();
  const double middle = screen.desk().window()->width() / 2.0;
  EXPECT_NEAR(across(screen, "go-new"), 2 * middle - rail, 2);
  EXPECT_NEAR(across(screen, "side"), 2 * middle - side, 2);
  EXPECT_LT(screen.middle("board", "a1").x(), screen.middle("board", "h1").x())
      << "the board lies as it lies on the table";
  EXPECT_NEAR(screen.middle("board", "h1").x() - screen.middle("board", "a1").x(), far.x() - corner.x(), 2);
  EXPECT_NE(screen.text("prompt"), QString("North to move"));
  EXPECT_TRUE(screen.text("prompt").isRightToLeft());
  screen.desk().language().setWanted("system");
  screen.rest();
  EXPECT_NEAR(across(screen, "go-new"), rail, 2) << "and back";
}

std::string called(const ::testing::TestParamInfo<Looks>& info) { return info.param.name; }

INSTANTIATE_TEST_SUITE_P(NightlyLooks, Layout, ::testing::Values(kSquarer, kLonger, kMirrored, kBroad, languages()),
                         called);
INSTANTIATE_TEST_SUITE_P(Screens, Layout, ::testing::Values(kUsual, kLargeType), called);

}  // namespace
}  // namespace arbiter::desk
