// SPDX-License-Identifier: MIT
// What is asked of people: one sentence in a strip that never changes its height, and answers by buttons or squares.
#include <gtest/gtest.h>

#include <QTest>

#include "tests/desk/screen.h"
#include "text/value_json.h"

namespace arbiter::desk {
namespace {

using test::Screen;

QSizeF sizeOf(Screen& screen, const QString& name) {
  const QQuickItem* item = screen.find(name);
  return item == nullptr ? QSizeF() : item->size();
}

void startFrom(Screen& screen, const QMap<QString, QString>& armies, const char* position) {
  Setup& setup = screen.desk().setup();
  setup.setRuleset("european-chess");
  for (auto it = armies.begin(); it != armies.end(); ++it) setup.setArmy(it.key(), it.value());
  ASSERT_EQ(setup.setPosition(text::value_of(nlohmann::json::parse(position))), QString());
  ASSERT_TRUE(setup.start()) << setup.error().toStdString();
  screen.rest();
}

/// South is asked about West's move; nothing on the page moves for it.
TEST(Questions, AReactionIsOneSentenceWithYesAndNo) {
  Screen screen({"--rules", "european-chess", "--armies", "S=china,W=plain,N=plain,E=plain", "--language", "en",
                 "--size", "1280x800"});
  ASSERT_TRUE(screen.table().act("a2a3"));
  screen.rest();
  ASSERT_EQ(screen.find("answerNo"), nullptr);
  const QSizeF board = sizeOf(screen, "board"), strip = sizeOf(screen, "question");
  ASSERT_TRUE(screen.table().act("b8c8"));
  screen.rest();
  ASSERT_NE(screen.find("say-censor"), nullptr);
  EXPECT_EQ(screen.text("questionSentence"), "Take back West's pawn b8–c8?");
  EXPECT_EQ(screen.text("say-censor"), "Yes");
  EXPECT_EQ(sizeOf(screen, "board"), board) << "the board stays as large as it was";
  EXPECT_EQ(sizeOf(screen, "question"), strip);
  screen.picture("question-reaction");
  const int steps = screen.table().steps();
  screen.click("answerNo");
  EXPECT_EQ(screen.find("say-censor"), nullptr) << "it is not asked again";
  EXPECT_EQ(screen.table().steps(), steps) << "and nothing was played";
  EXPECT_EQ(sizeOf(screen, "board"), board);
  ASSERT_TRUE(screen.table().undo());
  screen.rest();
  ASSERT_TRUE(screen.table().act("b8c8"));
  screen.rest();
  screen.click("say-censor");
  EXPECT_EQ(screen.table().pieces()->at("b8"), QString("W.pawn")) << "the move was taken back";
}

TEST(Questions, AChoiceIsAnsweredOnTheBoard) {
  for (const bool button : {true, false}) {
    Screen screen({"--language", "en"});
    startFrom(screen, {{"S", "plain"}, {"W", "gaul"}, {"N", "plain"}, {"E", "plain"}}, R"({"to_act": "W",
      "pieces": {"a1": "S.king", "b2": "S.pawn", "a7": "W.king", "b4": "W.rook", "c8": "W.pawn", "h8": "N.king",
                 "b6": "N.rook", "g8": "N.pawn", "h1": "E.king", "h2": "E.rook", "f1": "E.pawn"}})");
    ASSERT_TRUE(screen.table().act("b4b5"));
    screen.rest();
    EXPECT_EQ(screen.text("questionSentence"), "Push the lit piece away?");
    EXPECT_TRUE(screen.table().current()->questions()->squares().contains("b6"));
    screen.picture("question-choice");
    button ? screen.click("say-push") : screen.clickSquare("board", "b6");
    EXPECT_EQ(screen.table().pieces()->at("b6"), QString()) << (button ? "by the button" : "by the square");
    EXPECT_EQ(screen.table().pieces()->at("b8"), QString("N.rook"));
  }
}

/// A stray click may not be a reaction: the squares are lit after a yes.
TEST(Questions, ASquareOfAReactionWaitsForAYes) {
  Screen screen({"--language", "en"});
  startFrom(screen, {{"S", "persia"}, {"W", "plain"}, {"N", "plain"}, {"E", "plain"}}, R"({"to_act": "W",
    "pieces": {"a1": "S.king", "d2": "S.knight", "f3": "S.rook", "h6": "W.king", "b8": "W.rook", "h8": "N.king",
               "g8": "N.pawn", "h2": "E.king", "h1": "E.pawn"}})");
  ASSERT_TRUE(screen.table().act("b8a8"));
  screen.rest();
  EXPECT_EQ(screen.text("questionSentence"), "The king is in check. Does it change places with another piece?");
  screen.clickSquare("board", "d2");
  EXPECT_EQ(screen.table().pieces()->at("a1"), QString("S.king"));
  screen.click("say-yes");
  EXPECT_EQ(screen.text("questionSentence"), "Click a lit square.");
  const QStringList lit = screen.table().current()->questions()->squares();
  EXPECT_TRUE(lit.contains("d2") && lit.contains("f3")) << lit.join(" ").toStdString();
  screen.picture("question-squares");
  screen.click("answerBack");
  EXPECT_TRUE(screen.table().current()->questions()->squares().isEmpty());
  screen.click("say-yes");
  screen.clickSquare("board", "d2");
  EXPECT_EQ(screen.table().pieces()->at("d2"), QString("S.king"));
  EXPECT_EQ(screen.table().pieces()->at("a1"), QString("S.knight"));
}

TEST(Questions, WhatSeveralMayDoubtIsAskedOnce) {
  Screen screen({"--rules", "european-chess", "--armies", "S=soviet-union,W=plain,N=plain,E=plain", "--language", "de",
                 "--theme", "dark", "--size", "1024x768"});
  for (const std::string& action : screen.table().session().legal(Viewer::of(Seat::S), Seat::S).actions) {
    ASSERT_TRUE(screen.table().act(QString::fromStdString(action)));
    break;
  }
  ASSERT_TRUE(screen.table().act("a2d5")) << "a hidden piece goes anywhere";
  screen.rest();
  for (const char* seat : {"W", "N", "E"}) EXPECT_NE(screen.find(QString("say-challenge-") + seat), nullptr) << seat;
  EXPECT_EQ(screen.find("nextQuestion"), nullptr) << "one question for all three";
  EXPECT_TRUE(screen.text("questionSentence").contains("a2–d5")) << screen.text("questionSentence").toStdString();
  screen.picture("question-doubt-de-dark");
  screen.click("say-challenge-N");
  EXPECT_EQ(screen.find("say-challenge-W"), nullptr);
}

/// In a game that asks nothing but whether a draw is accepted, the board has all the room.
TEST(Questions, ADrawIsAskedAboutOverTheHeading) {
  Screen screen({"--rules", "chess", "--language", "en", "--moves", "e2e4"});
  const QSizeF board = sizeOf(screen, "board");
  EXPECT_EQ(screen.find("question"), nullptr);
  ASSERT_TRUE(screen.table().act("S:draw"));
  screen.rest();
  EXPECT_EQ(screen.text("questionSentence"), "A draw is offered. Does North accept?");
  EXPECT_EQ(sizeOf(screen, "board"), board);
  screen.picture("question-draw");
  screen.click("decline-N");
  EXPECT_EQ(screen.find("question"), nullptr);
  EXPECT_TRUE(screen.find("undo")->isEnabled()) << "the heading is there again";
}

/// A click on a square that the piece cannot reach says why, without a dialog in the way.
TEST(Questions, AnIllegalClickIsExplained) {
  Screen screen({"--rules", "chess", "--language", "en"});
  screen.clickSquare("board", "e2");
  screen.clickSquare("board", "e5");
  ASSERT_NE(screen.find("alert-refused"), nullptr);
  const QString text = screen.table().alerts().first().toMap()["text"].toString();
  EXPECT_TRUE(text.endsWith("It may go to e3, e4.")) << text.toStdString();
  EXPECT_EQ(screen.find("refusal"), nullptr);
  screen.picture("illegal-click");
  screen.clickSquare("board", "e2");
  screen.clickSquare("board", "d2");
  EXPECT_EQ(screen.table().current()->touch()->selected(), "d2") << "another piece of one's own is chosen";
  screen.clickSquare("board", "d4");
  EXPECT_EQ(screen.table().pieces()->at("d4"), QString("S.pawn"));
  EXPECT_EQ(screen.find("alert-refused"), nullptr) << "what was explained is gone";
}

}  // namespace
}  // namespace arbiter::desk
