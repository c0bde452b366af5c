// SPDX-License-Identifier: MIT
// Puzzles from saved games: found and tried on the start page and the page of puzzles, by clicks.
#include "app/desk/models/puzzles.h"

#include <gtest/gtest.h>

#include <QTest>

#include "tests/desk/screen.h"

namespace arbiter::desk {
namespace {

using test::Screen;

void playOut(Screen& screen, const std::vector<const char*>& actions) {
  table::TableInfo info;
  info.players = {{"S", "Ada"}, {"N", "Bo"}};
  ASSERT_EQ(screen.table().begin({{"ruleset", "chess"}}, info), QString());
  for (const char* action : actions) ASSERT_TRUE(screen.table().act(action)) << action;
}

const std::vector<const char*> kMate{"e2e4", "e7e5", "d1h5", "b8c6", "f1c4", "g8f6", "h5f7"};

/// Searches by a click on the start page.
void find(Screen& screen) {
  screen.click("go-new");
  screen.click("findPuzzles");
  ASSERT_TRUE(Screen::wait([&] { return !screen.desk().puzzles().searching(); }, 60));
  ASSERT_GT(screen.desk().puzzles().count(), 0) << screen.desk().puzzles().trouble().toStdString();
}

/// Shows the one in which Ada mates.
void tryMate(Screen& screen) {
  screen.click("tryPuzzle");
  for (int i = 0; screen.desk().puzzles().best() != "h5f7" && i < screen.desk().puzzles().count(); ++i)
    screen.click("nextPuzzle");
  ASSERT_EQ(screen.desk().puzzles().best(), QString("h5f7"));
}

TEST(PuzzlesInTheWindow, NothingIsOfferedWithoutAFinishedGame) {
  Screen screen({});
  screen.click("go-new");
  EXPECT_EQ(screen.find("findPuzzles"), nullptr);
  playOut(screen, {"e2e4"});
  screen.click("go-new");
  EXPECT_EQ(screen.find("findPuzzles"), nullptr) << "the game goes on";
}

TEST(PuzzlesInTheWindow, OneIsFoundTriedAndSolved) {
  Screen screen({});
  playOut(screen, kMate);
  find(screen);
  EXPECT_EQ(screen.find("findPuzzles"), nullptr) << "every game was searched";
  screen.show("tryPuzzle");
  screen.picture("puzzle-offered");
  EXPECT_TRUE(screen.text("puzzleOffer").contains("Ada")) << screen.text("puzzleOffer").toStdString();
  tryMate(screen);
  Puzzles& puzzles = screen.desk().puzzles();
  EXPECT_TRUE(screen.text("puzzleTask").startsWith("Ada (South) is to move."));
  EXPECT_EQ(puzzles.board()->pieces()->at("h5"), QString("S.queen"));
  EXPECT_EQ(puzzles.board()->pieces()->at("f7"), QString("N.pawn")) << "it was not taken yet";
  screen.clickSquare("puzzleBoard", "e4");
  EXPECT_EQ(puzzles.selected(), QString()) << "it cannot move";
  screen.clickSquare("puzzleBoard", "h5");
  EXPECT_EQ(puzzles.selected(), QString("h5"));
  EXPECT_TRUE(puzzles.targets().contains("f7"));
  screen.clickSquare("puzzleBoard", "h7");
  EXPECT_EQ(puzzles.verdict(), QString("wrong"));
  EXPECT_TRUE(puzzles.answer().isEmpty()) << "somebody may try again";
  EXPECT_TRUE(screen.text("puzzleVerdict").startsWith("h5 to h7 is not the best action."))
      << screen.text("puzzleVerdict").toStdString();
  const int before = puzzles.unsolved();
  screen.clickSquare("puzzleBoard", "h5");
  screen.clickSquare("puzzleBoard", "f7");
  EXPECT_EQ(puzzles.verdict(), QString("right"));
  EXPECT_EQ(puzzles.answer(), (QStringList{"h5", "f7"})) << "it is shown on the board";
  EXPECT_EQ(puzzles.unsolved(), before - 1);
  EXPECT_EQ(screen.find("tellPuzzle"), nullptr);
  screen.picture("puzzle-solved");
  screen.desk().theme().setWanted("dark");
  QTest::qWait(50);
  screen.picture("puzzle-solved-dark");
}

TEST(PuzzlesInTheWindow, EachLeadsBackToItsGame) {
  Screen screen({});
  playOut(screen, kMate);
  const qlonglong game = screen.table().gameId();
  playOut(screen, {"a2a3"});
  find(screen);
  tryMate(screen);
  screen.click("puzzleGame");
  ASSERT_TRUE(Screen::wait([&] { return screen.find("replaySlider") != nullptr; }));
  EXPECT_EQ(screen.desk().replay().gameId(), game);
  EXPECT_EQ(screen.desk().replay().at(), 6) << "where the puzzle stands";
  screen.click("leaveReplay");
  EXPECT_NE(screen.find("puzzleTask"), nullptr) << "back at the puzzle";
  screen.click("leavePuzzle");
  EXPECT_NE(screen.find("tryPuzzle"), nullptr);
}

TEST(PuzzlesInTheWindow, TheAnswerIsShownAndIsNotSolved) {
  Screen screen({});
  playOut(screen, kMate);
  find(screen);
  tryMate(screen);
  Puzzles& puzzles = screen.desk().puzzles();
  const int before = puzzles.unsolved();
  screen.click("tellPuzzle");
  EXPECT_EQ(screen.text("puzzleVerdict"), QString("The best action is h5 to f7. It was played in the game, too."));
  screen.clickSquare("puzzleBoard", "h5");
  EXPECT_EQ(puzzles.selected(), QString()) << "there is nothing left to try";
  EXPECT_EQ(puzzles.unsolved(), before);
}

TEST(PuzzlesInTheWindow, APieceIsDraggedToo) {
  Screen screen({});
  playOut(screen, kMate);
  find(screen);
  tryMate(screen);
  screen.drag("puzzleBoard", "h5", "f7");
  EXPECT_EQ(screen.desk().puzzles().verdict(), QString("right"));
}

}  // namespace
}  // namespace arbiter::desk
