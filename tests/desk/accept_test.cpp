// SPDX-License-Identifier: MIT
// The camera and the game disagree: what stands on the table can be made the game, and what may have been played is
// shown.
#include <gtest/gtest.h>

#include <QTest>

#include "app/desk/camera/seen_table.h"
#include "tests/desk/screen.h"

namespace arbiter::desk {
namespace {

using test::Screen;
using Pieces = QMap<QString, QString>;

CellMark mark(const char* square, const char* army, const char* kind = "", double certainty = 1) {
  CellMark read;
  read.square = square;
  read.army = army;
  read.kind = kind;
  read.certainty = certainty;
  return read;
}

Pieces settledFrom(const Pieces& pieces, const std::vector<CellMark>& read) {
  return settled(
      pieces, [&](const QString& square) { return pieces.value(square).left(1); }, read);
}

TEST(SeenTable, TakesWhatIsCertainAndLeavesTheRest) {
  const Pieces game{{"a1", "S.rook"}, {"b1", "S.knight"}, {"e8", "N.king"}};
  EXPECT_EQ(settledFrom(game, {mark("a1", ""), mark("a4", "S"), mark("b1", "S"), mark("e8", "N")}),
            (Pieces{{"a4", "S.rook"}, {"b1", "S.knight"}, {"e8", "N.king"}}));
  EXPECT_EQ(settledFrom(game, {mark("a1", "", "", 0.4), mark("c3", "?")}), game) << "nothing is certain";
  EXPECT_EQ(settledFrom(game, {mark("a1", ""), mark("b1", ""), mark("c3", "S", "knight"), mark("a5", "S", "rook")}),
            (Pieces{{"c3", "S.knight"}, {"a5", "S.rook"}, {"e8", "N.king"}}))
      << "each what it looks like";
  EXPECT_EQ(settledFrom(game, {mark("e8", "S"), mark("a1", "")}), (Pieces{{"e8", "S.rook"}, {"b1", "S.knight"}}))
      << "taken";
  EXPECT_EQ(settledFrom(game, {mark("h5", "N")})["h5"], QString("N.pawn")) << "nothing has left for it";
}

TEST(Accept, TheTableIsMadeTheGame) {
  const QTemporaryDir dir;
  footage::Script script = footage::demo_script();
  // On the table South's pawn has gone ahead already; the game knows nothing of it.
  table::Session begun(":memory:");
  const auto start = begun.new_game(script.setup);
  ASSERT_TRUE(start) << start.error().message.english();
  Value pieces = Value::Table();
  for (const auto& [square, piece] : start->state.pieces) pieces[square == "f2" ? "f4" : square] = piece;
  script.setup["position"] = Value{{"pieces", pieces}, {"to_act", "S"}};
  script.actions = {"d2d4"};
  const std::string source = test::filmed(dir, "film", script, vision::simulate::make_scene("cross14"));
  ASSERT_FALSE(source.empty());
  Screen screen({"--rules", "mr-joseph", "--source", source});
  ASSERT_TRUE(Screen::wait([&] { return screen.find("acceptTable") != nullptr; }, 60))
      << screen.desk().camera().trouble().toStdString();
  screen.picture("disagree");
  screen.click("acceptTable");
  ASSERT_TRUE(Screen::wait([&] { return screen.find("applyCorrection") != nullptr; }));
  EXPECT_TRUE(screen.text("acceptCost").contains("nothing is scored"));
  screen.picture("accept-table");
  screen.click("applyCorrection");
  ASSERT_TRUE(Screen::wait([&] { return screen.find("applyCorrection") == nullptr; }));
  EXPECT_EQ(screen.table().pieces()->at("f4"), QString("S.pawn"));
  EXPECT_EQ(screen.table().pieces()->at("f2"), QString());
  EXPECT_EQ(screen.table().toAct(), QString("W")) << "it is the next one's turn";
  EXPECT_EQ(screen.table().session().history().back().reason, "As it stands on the table");
}

TEST(Accept, ShowsHowTheBoardWouldStand) {
  Screen screen({"--rules", "chess"});
  const QVariantMap after = screen.desk().camera().after({"e2e4", "e7e5"});
  EXPECT_EQ(after["changed"].toStringList(), (QStringList{"e4", "e5", "e2", "e7"}));
  EXPECT_EQ(after["pieces"].toList().size(), 32);
  EXPECT_TRUE(screen.desk().camera().after({"e2e5"}).isEmpty()) << "no course of the game";
  EXPECT_EQ(screen.table().session().history().size(), 1U) << "nothing was played";
}

TEST(Promotion, ShowsPiecesInTheOrderPeopleExpect) {
  Screen screen({"--rules", "chess", "--moves", "a2a4;b7b5;a4b5;a7a6;b5a6;c8b7;a6b7;d7d6"});
  screen.clickSquare("board", "b7");
  screen.clickSquare("board", "a8");
  ASSERT_TRUE(
      Screen::wait([&] { return screen.find("way-b7xa8=queen") != nullptr || screen.find("wayNone") != nullptr; }));
  EXPECT_TRUE(screen.told().contains("b7 to a8")) << "the squares are named";
  QStringList kinds;
  for (const QVariant& way : screen.table().choices()->between("b7", "a8")) kinds << way.toMap()["kind"].toString();
  EXPECT_EQ(kinds, (QStringList{"queen", "rook", "bishop", "knight"}));
  screen.picture("promotion");
}

/// Alerts that come while a piece is in hand wait until it is set.
TEST(Alerts, NeverMoveTheSquaresUnderAFinger) {
  Screen screen({"--rules", "chess"});
  const QPoint before = screen.middle("board", "e4");
  screen.clickSquare("board", "e2");
  screen.table().raise("watch", "alarm", "Illegal on the table", "Put it back, please.");
  QTest::qWait(200);
  EXPECT_EQ(screen.middle("board", "e4"), before) << "a piece is in hand";
  screen.clickSquare("board", "e4");
  ASSERT_EQ(screen.table().session().history().size(), 2U);
  EXPECT_EQ(screen.middle("board", "e4"), before) << "a second tap may follow";
  EXPECT_TRUE(Screen::wait([&] { return screen.middle("board", "e4") != before; })) << "then there is room for it";
  screen.table().dismiss("watch");
  EXPECT_TRUE(Screen::wait([&] { return screen.middle("board", "e4") == before; }));
}

TEST(NewGame, IsFilledFromATemplate) {
  Screen screen({});
  desk::Setup& setup = screen.desk().setup();
  setup.setRuleset("shogi");
  setup.setTime("10:00 byo 3x30");
  setup.setPlayer("S", "Ada");
  QTest::qWait(50);
  screen.show("keepTemplate");
  screen.click("keepTemplate");
  screen.show("templateName");
  screen.click("templateName");
  screen.type("Friday blitz");
  screen.click("templateKeep");
  setup.setRuleset("chess");
  ASSERT_TRUE(Screen::wait([&] { return screen.find("template-Friday blitz") != nullptr; }));
  screen.picture("new-template");
  screen.click("template-Friday blitz");
  EXPECT_EQ(setup.ruleset(), QString("shogi"));
  EXPECT_EQ(setup.time(), QString("10:00 byo 3x30"));
  EXPECT_EQ(setup.seats().first().toMap()["player"].toString(), QString("Ada"));
  screen.click("begin");
  EXPECT_EQ(screen.table().clock()->control(), QString("10:00 byo 3x30"));
}

TEST(NewGame, ContinuesTheLastGame) {
  const QTemporaryDir dir;
  const std::string file = dir.filePath("games.sqlite").toStdString();
  { Screen screen({"--rules", "chess", "--moves", "e2e4", "--db", file}); }
  Screen screen({"--db", file});
  ASSERT_NE(screen.find("continueGame"), nullptr);
  screen.picture("new-continue");
  screen.click("continueGame");
  EXPECT_EQ(screen.table().pieces()->at("e4"), QString("S.pawn"));
}

}  // namespace
}  // namespace arbiter::desk
