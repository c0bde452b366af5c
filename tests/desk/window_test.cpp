// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <QTest>
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <memory>

#include "app/footage/director.h"
#include "tests/desk/screen.h"

namespace arbiter::desk {
namespace {

using test::Screen;

TEST(Window, AClickOnAPieceAndOnASquarePlaysTheMove) {
  Screen screen({"--rules", "mr-joseph"});
  screen.clickSquare("board", "d2");
  screen.picture("mr-joseph-selected");
  screen.clickSquare("board", "d4");
  EXPECT_EQ(screen.table().pieces()->at("d4"), QString("S.pawn"));
  EXPECT_EQ(screen.text("prompt").toStdString(), "West to move");
  EXPECT_TRUE(screen.table().clock()->running()) << "the first move starts the clock";
  screen.click("undo");
  EXPECT_EQ(screen.table().pieces()->at("d2"), QString("S.pawn"));
  screen.click("redo");
  EXPECT_EQ(screen.table().pieces()->at("d4"), QString("S.pawn"));
  screen.click("clock");
  EXPECT_FALSE(screen.table().clock()->running());
}

TEST(Window, APieceIsDraggedWithTheBoardTurned) {
  Screen screen({"--rules", "chess"});
  screen.click("turn");
  screen.click("turn");
  screen.drag("board", "g1", "f3");
  EXPECT_EQ(screen.table().pieces()->at("f3"), QString("S.knight"));
  screen.picture("chess-from-north");
}

TEST(Window, TheKeyboardIsEnoughToMove) {
  Screen screen({"--rules", "chess"});
  screen.clickSquare("board", "e2");  // gives the board the keyboard, picks the pawn up
  for (const Qt::Key key : {Qt::Key_Up, Qt::Key_Up, Qt::Key_Return}) QTest::keyClick(screen.desk().window(), key);
  QTest::qWait(50);
  EXPECT_EQ(screen.table().pieces()->at("e4"), QString("S.pawn"));
}

TEST(Window, AnIllegalDragIsExplainedAndCanBeOverriddenWithAReason) {
  Screen screen({"--rules", "chess"});
  screen.drag("board", "e2", "e5");
  EXPECT_EQ(screen.table().pieces()->at("e2"), QString("S.pawn"));
  ASSERT_TRUE(Screen::wait([&] { return screen.find("force") != nullptr; }));
  screen.picture("illegal-drag");
  screen.click("force");
  EXPECT_EQ(screen.table().pieces()->at("e2"), QString("S.pawn")) << "no reason, no correction";
  screen.click("reason");
  screen.type("agreed by both");
  screen.click("force");
  EXPECT_EQ(screen.table().pieces()->at("e5"), QString("S.pawn"));
  EXPECT_EQ(screen.table().toAct(), QString("S"));
}

TEST(Window, ThePositionIsCorrectedByHand) {
  Screen screen({"--rules", "chess"});
  screen.click("correct");
  screen.drag("board", "a2", "a6");
  EXPECT_EQ(screen.table().pieces()->at("a2"), QString("S.pawn")) << "nothing happens before it is applied";
  screen.picture("correcting");
  screen.click("applyPosition");
  ASSERT_TRUE(Screen::wait([&] { return screen.find("correctionReason") != nullptr; }));
  screen.click("correctionReason");
  screen.type("set up wrongly");
  screen.picture("correction-reason");
  screen.click("applyCorrection");
  EXPECT_EQ(screen.table().pieces()->at("a6"), QString("S.pawn"));
  EXPECT_EQ(screen.table().pieces()->at("a2"), QString());
}

TEST(Window, APromotionIsAsked) {
  QTemporaryDir dir;
  const QString file = dir.filePath("p.json");
  QFile out(file);
  ASSERT_TRUE(out.open(QIODevice::WriteOnly));
  out.write(R"({"pieces":{"a1":"S.king","h8":"N.king","d7":"S.pawn"},"to_act":"S"})");
  out.close();
  Screen screen({"--rules", "chess", "--position", file.toStdString()});
  screen.drag("board", "d7", "d8");
  ASSERT_TRUE(Screen::wait([&] { return screen.find("way-d7d8=knight") != nullptr; }));
  screen.picture("promotion");
  screen.click("way-d7d8=knight");
  EXPECT_EQ(screen.table().pieces()->at("d8"), QString("S.knight"));
}

TEST(Window, ARuleIsReadInTheGuide) {
  Screen screen({"--rules", "chess", "--moves", "e2e4"});
  QQuickItem* log = screen.find("log");
  ASSERT_NE(log, nullptr);
  QTest::mouseClick(screen.desk().window(), Qt::LeftButton, {}, log->mapToScene({120, 45}).toPoint());
  ASSERT_TRUE(Screen::wait([&] { return !screen.text("ruleText").isEmpty(); }));
  screen.picture("guide");
}

TEST(Window, TheGuideIsThereFromTheStartAndFollowsWhatIsTouched) {
  Screen screen({"--rules", "chess"});
  screen.click("record-guide");
  ASSERT_TRUE(Screen::wait([&] { return screen.find("seekRule") != nullptr; }));
  const auto reads = [&](const QString& words) {
    return std::ranges::any_of(screen.told(), [&](const QString& told) { return told.contains(words); });
  };
  EXPECT_TRUE(reads("Mate the enemy king.")) << "the game's rules, before anything was clicked";
  EXPECT_EQ(screen.find("touchedPiece"), nullptr);
  screen.clickSquare("board", "g1");
  ASSERT_NE(screen.find("touchedPiece"), nullptr);
  EXPECT_EQ(screen.text("touchedText"), QString("A leap over anything: two squares straight and one to the side."));
  screen.picture("guide-touched");
  screen.click("seekRule");
  screen.type("CASTLING two");
  EXPECT_FALSE(reads("Mate the enemy king.")) << "what was not sought";
  screen.click("seekRule");
  QTest::keyClick(screen.desk().window(), Qt::Key_A, Qt::ControlModifier);
  screen.type("en passant");
  EXPECT_TRUE(reads("En passant"));
  EXPECT_TRUE(reads("Special rules")) << "the heading that it stands under";
  EXPECT_FALSE(reads("Chess960"));
  screen.picture("guide-sought");
  QTest::keyClick(screen.desk().window(), Qt::Key_A, Qt::ControlModifier);
  screen.type("zeppelin");
  EXPECT_NE(screen.find("nothingFound"), nullptr);
  screen.click("wholeGuide");
  EXPECT_TRUE(reads("Mate the enemy king."));
}

TEST(Window, TheGuideHasTheArmiesAtTheTable) {
  Screen screen({"--rules", "european-chess", "--armies", "S=russia,W=plain,N=plain,E=plain"});
  screen.click("record-guide");
  screen.click("seekRule");
  screen.type("winter");
  const QStringList told = screen.told();
  EXPECT_TRUE(told.contains("Russia: winter")) << told.join("\n").toStdString();
  screen.click("wholeGuide");
  screen.clickSquare("board", "a1");
  ASSERT_NE(screen.find("touchedArmy"), nullptr);
  screen.click("touchedArmy");
  EXPECT_TRUE(Screen::wait([&] { return screen.find("armyPage") != nullptr; }));
}

TEST(Window, AGameIsSetUpBegunAndTakenUpAgain) {
  Screen screen({});
  ASSERT_NE(screen.find("begin"), nullptr) << "without a game the form of a new one is shown";
  screen.desk().setup().setRuleset("mr-joseph");
  screen.click("player-S");
  screen.type("Ada");
  screen.picture("new-game");
  screen.click("begin");
  ASSERT_TRUE(screen.table().playing());
  EXPECT_EQ(screen.table().seats().first().toMap()["player"].toString(), QString("Ada"));
  EXPECT_NE(screen.find("board"), nullptr) << "the table comes up by itself";
  ASSERT_TRUE(screen.table().act("e2e4"));
  const qlonglong first = screen.table().gameId();
  screen.click("go-new");
  screen.desk().setup().setRuleset("chess");
  screen.click("begin");
  ASSERT_TRUE(Screen::wait([&] { return screen.find("confirmYes") != nullptr; }));
  EXPECT_EQ(screen.table().gameId(), first) << "a game that is being played is not left by one click";
  screen.click("confirmYes");
  EXPECT_EQ(screen.table().ruleset(), QString("chess"));
  screen.click("go-games");
  screen.picture("games");
  screen.chooseGame(first);
  screen.click("resume-" + QString::number(first));
  EXPECT_EQ(screen.table().ruleset(), QString("mr-joseph"));
  EXPECT_EQ(screen.table().pieces()->at("e4"), QString("S.pawn"));
}

/// A game in which South hides something, and West is then asked a question.
class HidingGame : public table::Referee::Other {
 public:
  [[nodiscard]] std::unique_ptr<Other> copy() const override { return std::make_unique<HidingGame>(*this); }
  Expected<table::Changed> carry_out(const table::Request& request) override {
    table::Changed done;
    if (const auto* act = std::get_if<table::Act>(&request)) {
      done.action = act->action;
      done.public_action = hidden_ ? act->action : "S:secret";
      hidden_ = true;
    }
    done.state = state(Viewer::everyone());
    return done;
  }
  [[nodiscard]] view::GameView state(Viewer viewer) const override {
    view::GameView state;
    state.ruleset = "hiding";
    state.board = "chess8";
    state.turn = 1;
    state.status = view::Phase::playing;
    state.pieces = {{"a1", "S.king"}, {"h8", "W.king"}};
    for (const char* seat : {"S", "W"}) state.seats[seat].status = Status::playing;
    state.to_act = hidden_ ? "W" : "S";
    state.decision = hidden_ ? "choose" : "secret";
    if (hidden_ && (viewer.all || viewer.seat == Seat::S)) state.secrets = Value{{"bomb", Value{{"S", "b2"}}}};
    return state;
  }
  [[nodiscard]] table::Open legal(Viewer /*viewer*/) const override {
    if (!hidden_) return {{"S:secret bomb a2", "S:secret bomb b2"}, {}};
    return {{"choose a3", "choose b3", "choose none"}, {}};
  }

 private:
  bool hidden_ = false;
};

TEST(Window, SecretsAreShownOnlyBehindTheCover) {
  Screen screen({}, HidingGame());
  ASSERT_EQ(screen.table().begin({{"ruleset", "hiding"}}, {}), QString());
  QTest::qWait(50);
  EXPECT_EQ(screen.find("say-b2"), nullptr) << "what may be hidden is not offered in the open";
  screen.click("reveal-S");
  screen.picture("cover-handing");
  EXPECT_EQ(screen.find("say-b2"), nullptr) << "nor before the screen is in the right hands";
  screen.click("uncover");
  ASSERT_NE(screen.find("say-b2"), nullptr);
  screen.picture("cover-shown");
  EXPECT_NE(screen.find("secretBoard"), nullptr) << "it is set on a board";
  screen.clickSquare("secretBoard", "a2");
  ASSERT_NE(screen.find("secretSet"), nullptr) << "what is final is looked over first";
  EXPECT_EQ(screen.table().toAct(), QString("S"));
  EXPECT_TRUE(screen.text("toHide-0").contains("a2")) << screen.text("toHide-0").toStdString();
  screen.picture("cover-review");
  screen.click("secretChange");
  EXPECT_EQ(screen.find("secretSet"), nullptr);
  screen.click("say-b2");
  EXPECT_TRUE(screen.text("toHide-0").contains("b2")) << screen.text("toHide-0").toStdString();
  screen.click("secretSet");
  EXPECT_EQ(screen.table().toAct(), QString("W"));
  EXPECT_NE(screen.find("uncover-done"), nullptr) << "covered again before it is handed back";
  screen.click("uncover-done");
  screen.picture("choice");
  EXPECT_EQ(screen.table().choices()->squares(), (QStringList{"a3", "b3"}));
  screen.clickSquare("board", "b3");
  EXPECT_EQ(screen.table().log()->rowCount(), 3) << "begun, hidden, answered";
}

/// The folder of the file is gone and cannot be made again: neither it nor a file beside it can be written.
TEST(Window, ADatabaseThatFailsIsAnAlarmAsLongAsItFails) {
  namespace fs = std::filesystem;
  QTemporaryDir dir;
  const fs::path folder = fs::path(dir.path().toStdString()) / "kept", aside = folder.parent_path() / "aside";
  fs::create_directories(folder);
  Screen screen({"--rules", "chess", "--db", (folder / "games.sqlite").string()});
  screen.drag("board", "e2", "e4");
  ASSERT_EQ(screen.table().session().requests().size(), 2U);
  EXPECT_EQ(screen.find("alert-storage"), nullptr);

  fs::rename(folder, aside);
  std::ofstream(folder.string()) << "no folder";
  screen.drag("board", "e7", "e5");
  ASSERT_EQ(screen.table().session().requests().size(), 3U) << "the game goes on";
  EXPECT_NE(screen.find("alert-storage"), nullptr);
  EXPECT_GE(screen.table().session().unstored(), 1U);

  fs::remove(folder);
  fs::rename(aside, folder);
  screen.drag("board", "g1", "f3");
  screen.drag("board", "b8", "c6");
  ASSERT_EQ(screen.table().session().requests().size(), 5U);
  EXPECT_EQ(screen.find("alert-storage"), nullptr);
  EXPECT_EQ(screen.table().session().unstored(), 0U);
}

TEST(Window, WatchesAGameThroughItsCamera) {
  QTemporaryDir dir;
  footage::Script script = footage::demo_script();
  script.actions.resize(4);
  const std::string source = test::filmed(dir, "film", script, vision::simulate::make_scene("cross14"));
  ASSERT_FALSE(source.empty());
  Screen screen({"--rules", "mr-joseph", "--source", source});
  const auto played = [&] { return screen.table().session().requests().size() == 5; };
  ASSERT_TRUE(Screen::wait([&] { return played() || screen.desk().camera().ended(); }, 90));
  ASSERT_TRUE(Screen::wait(played, 10));
  std::vector<std::string> read;
  for (const db::Ply& ply : screen.table().session().history())
    if (!ply.action.empty()) read.push_back(ply.action);
  EXPECT_EQ(read, script.actions);
  EXPECT_EQ(screen.table().session().history()[1].origin.source, source);
  screen.picture("watched");
  screen.click("go-camera");
  screen.picture("camera");
  ASSERT_NE(screen.find("handle-0"), nullptr);
  EXPECT_GT(screen.find("handle-0")->y(), screen.find("handle-3")->y()) << "a1's corner is nearer than a14's";
  // What stands on the table can be taken over as a position: every piece of its army, on its square.
  const QVariantMap seen = screen.desk().camera().seen();
  const auto standing = screen.table().pieces()->placement();
  EXPECT_EQ(seen.size(), standing.size());
  int kinds = 0;
  for (auto it = standing.begin(); it != standing.end(); ++it) {
    EXPECT_EQ(seen[it.key()].toString().left(1), it.value().left(1)) << it.key().toStdString();
    kinds += seen[it.key()].toString() == it.value() ? 1 : 0;
  }
  std::cout << kinds << " of " << standing.size() << " pieces were told by their looks, kinds too\n";
  screen.desk().setup().setRuleset("mr-joseph");
  screen.desk().setup().takePlacement(seen);
  EXPECT_TRUE(screen.desk().setup().ownPosition());
  EXPECT_EQ(screen.desk().setup().editor()->placement(), seen);
}

TEST(Window, ACameraIsSetUpInStepsAndTheTableKept) {
  QTemporaryDir dir;
  footage::Script script = footage::demo_script();
  script.actions.resize(1);
  const std::string source = test::filmed(dir, "club", script, vision::simulate::make_scene("cross14"));
  ASSERT_FALSE(source.empty());
  Screen screen({});
  screen.desk().setup().setRuleset("mr-joseph");
  Camera& camera = screen.desk().camera();
  screen.click("go-camera");
  screen.picture("calibration-1-source");
  camera.open(QString::fromStdString(source));
  ASSERT_TRUE(Screen::wait([&] { return !camera.picture().isNull(); }));
  QTest::qWait(300);
  screen.picture("calibration-2-board");
  screen.click("measure");
  ASSERT_TRUE(Screen::wait([&] { return !camera.measuring() && !camera.grade().isEmpty(); }, 30))
      << camera.notFound().toStdString();
  ASSERT_EQ(camera.handles().size(), 4);
  screen.picture("calibration-3-read");
  // A corner is pulled away; the board is measured again from there, by the pattern's lines.
  const QPointF found = camera.handles()[1].toPointF();
  QQuickItem* handle = screen.find("handle-1");
  ASSERT_NE(handle, nullptr);
  const QPoint grip = handle->mapToScene({handle->width() / 2, handle->height() / 2}).toPoint();
  QTest::mousePress(screen.desk().window(), Qt::LeftButton, {}, grip);
  for (const int step : {4, 8, 3}) QTest::mouseMove(screen.desk().window(), grip + QPoint(-step, step / 2));
  const QPointF pulled = camera.handles()[1].toPointF();
  EXPECT_LT(pulled.x(), found.x() - 1) << "it follows the hand all the way";
  EXPECT_GT(pulled.x(), found.x() - 9);
  QTest::mouseRelease(screen.desk().window(), Qt::LeftButton, {}, grip + QPoint(-3, 1));
  ASSERT_TRUE(Screen::wait([&] { return !camera.measuring(); }, 30));
  EXPECT_EQ(camera.notFound(), QString());
  ASSERT_TRUE(camera.keepProfile("club"));
  screen.picture("calibration-4-kept");
  camera.close();
  EXPECT_TRUE(camera.handles().isEmpty());
  camera.open(QString::fromStdString(source));
  EXPECT_EQ(camera.handles().size(), 4) << "corners set by hand are not lost when the source is closed";
  Cameras others(&screen.table());
  others.setBoardId("cross14");
  Camera& another = *others.at(0);
  another.open(QString::fromStdString(source));
  EXPECT_EQ(another.profile(), QString("club")) << "the source's own profile is used by itself";
}

}  // namespace
}  // namespace arbiter::desk
