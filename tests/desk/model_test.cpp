// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <QFontMetricsF>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/desk/items/board_item.h"
#include "app/desk/models/library.h"
#include "app/desk/models/setup.h"
#include "app/desk/models/table.h"

namespace arbiter::desk {
namespace {

int rowOf(const PieceModel& model, const QString& square) {
  for (int i = 0; i < model.rowCount(); ++i)
    if (model.index(i).data(PieceModel::kSquare) == square) return i;
  return -1;
}

TEST(PieceModel, APieceThatMovesAndPromotesKeepsItsRow) {
  PieceModel model;
  model.show({{"a7", "S.pawn"}, {"h8", "N.king"}, {"b8", "N.rook"}});
  const int row = rowOf(model, "a7");
  model.show({{"b8", "S.queen"}, {"h8", "N.king"}}, {{"a7", "b8"}});
  EXPECT_EQ(rowOf(model, "b8"), row);
  EXPECT_EQ(model.at("b8"), QString("S.queen"));
  EXPECT_EQ(model.count(), 2);
}

TEST(PieceModel, ControlChangesInPlace) {
  PieceModel model;
  model.show({{"a1", "W.rook"}, {"a2", "W.rook"}});
  const int row = rowOf(model, "a2");
  model.show({{"a1", "W.rook"}, {"a2", "W.rook@S"}});
  EXPECT_EQ(rowOf(model, "a2"), row);
  EXPECT_EQ(model.index(row).data(PieceModel::kController).toString(), QString("S"));
}

TEST(BoardItem, HasRoomForTheNamesOfSmallSquares) {
  BoardItem board;
  board.setBoard("cross14");
  QFont font("Inter");
  for (int side = 200; side <= 900; side += 20) {
    board.setSize(QSizeF(side + 40, side));
    if (board.cell() < 12) continue;
    font.setPixelSize(std::clamp(static_cast<int>(board.cell() * 0.24), 9, 15));
    const QFontMetricsF letters(font);
    const qreal wide = letters.tightBoundingRect("14").width(), high = letters.tightBoundingRect("gj").height();
    EXPECT_GE(0.9 * board.rect("a5").x(), wide) << side;
    EXPECT_GE(0.9 * (side - board.rect("d1").bottom()), high + 2) << side;
  }
}

TEST(Setup, WhatIsAgreedIsToldWithoutWordsForTheCommandLine) {
  Table table(":memory:");
  desk::Setup setup(&table);
  for (const RulesetInfo& info : rulesets()) {
    setup.setRuleset(QString::fromStdString(info.id));
    const QVariantList options = setup.options();
    for (const QVariant& option : options) {
      const QString text = option.toMap()["text"].toString();
      EXPECT_FALSE(text.isEmpty() || text.contains('`')) << info.id << ": " << text.toStdString();
    }
  }
}

TEST(BoardItem, ShowsEverySeatNear) {
  BoardItem board;
  board.setSize({700, 700});
  board.setBoard("cross14");
  // Whoever is near sits at the lower edge, and a square is found where it is drawn.
  for (const auto& [turns, near, far] :
       {std::tuple(0, "d1", "d14"), {1, "a4", "n4"}, {2, "k14", "k1"}, {3, "n11", "a11"}}) {
    board.setTurns(turns);
    EXPECT_GT(board.rect(QString(near)).y(), board.rect(QString(far)).y()) << turns;
    const QPointF middle = board.rect(QString(near)).center();
    EXPECT_EQ(board.squareAt(middle.x(), middle.y()), QString(near));
  }
  EXPECT_TRUE(board.rect(QString("a1")).isEmpty()) << "the cross has no corners";
}

class TableTest : public testing::Test {
 protected:
  QTemporaryDir dir;
  std::filesystem::path file() const { return dir.filePath("games.sqlite").toStdString(); }
};

TEST_F(TableTest, PlaysOnTwoBoards) {
  Table table(file());
  const Value setup{{"ruleset", "european-chess"}, {"seed", 1}, {"options", Value{{"mode", "bughouse"}}}};
  ASSERT_EQ(table.begin(setup, {}), QString());
  ASSERT_EQ(table.boards(), 2);
  EXPECT_EQ(table.board(), QString("chess8"));
  EXPECT_EQ(table.toAct(), QString("S"));
  EXPECT_EQ(table.pieces()->count(), 32);
  ASSERT_EQ(table.choices()->between("a2", "a3").size(), 1);
  ASSERT_TRUE(table.act("a2a3"));
  EXPECT_EQ(table.toAct(), QString("W"));
  EXPECT_EQ(table.pieces()->at("a3"), QString("S.pawn"));
  // The other board has its own turn, and shows nothing of this one's.
  table.show(1);
  EXPECT_EQ(table.shown(), 1);
  EXPECT_EQ(table.toAct(), QString("S"));
  EXPECT_EQ(table.pieces()->at("a2"), QString("S.pawn"));
  EXPECT_FALSE(table.act("b8c8"));
  ASSERT_TRUE(table.act("b2b4"));
  EXPECT_EQ(table.toAct(), QString("W"));
  EXPECT_EQ(table.lastMove(), QStringList({"b2", "b4"}));
  EXPECT_FALSE(table.current()->objection("h8", "a1").isEmpty());
  ASSERT_TRUE(table.undo());
  EXPECT_EQ(table.pieces()->at("b2"), QString("S.pawn"));
  table.show(0);
  EXPECT_EQ(table.pieces()->at("a3"), QString("S.pawn"));
}

TEST_F(TableTest, WhatIsRefusedRaisesAnAlertWithItsRule) {
  Table table(file());
  ASSERT_EQ(table.begin({{"ruleset", "chess"}}, {}), QString());
  EXPECT_FALSE(table.act("e2e5"));
  const QVariantMap alert = table.alerts().first().toMap();
  EXPECT_EQ(alert["key"].toString(), QString("refused"));
  EXPECT_FALSE(alert["text"].toString().isEmpty());
  EXPECT_FALSE(table.explain(alert["rule"].toString())["text"].toString().isEmpty());
  EXPECT_TRUE(table.act("e2e4"));
  EXPECT_TRUE(table.alerts().isEmpty()) << "a move that is allowed clears it";
}

TEST_F(TableTest, UndoAndRedoAreInTheRecord) {
  Table table(file());
  ASSERT_EQ(table.begin({{"ruleset", "chess"}}, {}), QString());
  EXPECT_FALSE(table.canUndo());
  ASSERT_TRUE(table.act("e2e4"));
  ASSERT_TRUE(table.canUndo());
  ASSERT_TRUE(table.undo());
  EXPECT_TRUE(table.canRedo());
  EXPECT_FALSE(table.canUndo());
  EXPECT_EQ(table.pieces()->at("e2"), QString("S.pawn"));
  ASSERT_TRUE(table.redo());
  EXPECT_EQ(table.pieces()->at("e4"), QString("S.pawn"));
  EXPECT_FALSE(table.canRedo());
}

TEST_F(TableTest, ACorrectionWantsAReason) {
  Table table(file());
  ASSERT_EQ(table.begin({{"ruleset", "chess"}}, {}), QString());
  const QVariantList events{QVariantMap{{"type", "removed"}, {"sq", "a2"}}};
  EXPECT_FALSE(table.correct({}, events, "  "));
  EXPECT_TRUE(table.correct({}, events, "knocked over"));
  EXPECT_EQ(table.pieces()->at("a2"), QString());
  bool told = false;
  for (int i = 0; i < table.log()->rowCount(); ++i)
    told = told || table.log()->index(i).data(LogModel::kText).toString().contains("knocked over");
  EXPECT_TRUE(told);
}

TEST_F(TableTest, AKeptGameIsTakenUpWithItsPlayers) {
  qlonglong game = 0;
  {
    Table table(file());
    ASSERT_EQ(table.begin({{"ruleset", "mr-joseph"}}, {{{"S", "Ada"}}, "camera 0"}), QString());
    ASSERT_TRUE(table.act("d2d4"));
    game = table.gameId();
  }
  Library library(file());
  library.refresh();
  ASSERT_TRUE(QTest::qWaitFor([&] { return !library.busy(); }));
  ASSERT_EQ(library.count(), 1);
  EXPECT_EQ(library.list()->at(0)["moves"].toInt(), 1);
  Table table(file());
  ASSERT_EQ(table.resume(game), QString());
  EXPECT_EQ(table.pieces()->at("d4"), QString("S.pawn"));
  EXPECT_EQ(table.seats().first().toMap()["player"].toString(), QString("Ada"));
  EXPECT_EQ(table.source(), QString("camera 0"));
  EXPECT_NE(table.resume(game + 7), QString()) << "a game that is not there is an error";
  EXPECT_EQ(table.pieces()->at("d4"), QString("S.pawn")) << "and leaves the one on the table";
}

TEST_F(TableTest, TheClockGoesOnWhereItStood) {
  qlonglong game = 0;
  {
    Table table(file());
    ASSERT_EQ(table.begin({{"ruleset", "mr-joseph"}}, {}), QString());
    ASSERT_TRUE(table.act("d2d4"));
    QTest::qWait(1300);
    table.clock()->pause();
    EXPECT_GE(table.clock()->used("W"), 1300);
    game = table.gameId();
  }
  Table table(file());
  ASSERT_EQ(table.resume(game), QString());
  EXPECT_GE(table.clock()->used("W"), 1300);
  EXPECT_LE(table.clock()->shown(), 3'600'000 - 1300);
  EXPECT_FALSE(table.clock()->running()) << "nobody's time runs before somebody starts it";
  ASSERT_EQ(table.begin({{"ruleset", "mr-joseph"}}, {}), QString());
  EXPECT_EQ(table.clock()->shown(), 3'600'000) << "another game has its own time";
}

TEST_F(TableTest, EveryGameThatIsKnownCanBePreviewed) {
  Table table(file());
  desk::Setup setup(&table);
  for (const QVariant& ruleset : setup.rulesets()) {
    const QString id = ruleset.toMap()["id"].toString();
    setup.setRuleset(id);
    EXPECT_EQ(setup.error(), QString()) << id.toStdString();
    EXPECT_FALSE(setup.board().isEmpty()) << id.toStdString();
    EXPECT_FALSE(setup.kinds().isEmpty()) << id.toStdString();
  }
}

TEST_F(TableTest, OptionsAreTriedAtOnce) {
  Table table(file());
  desk::Setup setup(&table);
  setup.setRuleset("mr-joseph");
  ASSERT_EQ(setup.board(), QString("cross14"));
  setup.setOption("board", "square14");
  EXPECT_EQ(setup.board(), QString("square14"));
  setup.setOption("minutes", "an hour");
  EXPECT_NE(setup.error(), QString());
  setup.setOption("minutes", 25);
  EXPECT_EQ(setup.error(), QString());
  ASSERT_TRUE(setup.start());
  EXPECT_EQ(table.clock()->shown(), 25 * 60 * 1000);
}

TEST_F(TableTest, AnOwnPositionIsWhereTheGameBegins) {
  Table table(file());
  desk::Setup setup(&table);
  setup.setRuleset("chess");
  setup.setOwnPosition(true);
  setup.editor()->clear();
  setup.editor()->put("e1", "S.gryphon");
  EXPECT_NE(setup.error(), QString()) << "no piece of this game";
  setup.editor()->put("e1", "S.king");
  setup.editor()->put("e8", "N.king");
  setup.editor()->put("a2", "S.rook");
  setup.setFirst("N");
  ASSERT_EQ(setup.error(), QString());
  ASSERT_TRUE(setup.start());
  EXPECT_EQ(table.toAct(), QString("N"));
  EXPECT_EQ(table.pieces()->count(), 3);
}

}  // namespace
}  // namespace arbiter::desk
