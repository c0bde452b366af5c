// SPDX-License-Identifier: MIT
// Armies with powers in the window: their pages, what they hide, remove and ask, and how a club sets them up.
#include <gtest/gtest.h>

#include "tests/desk/screen.h"
#include "text/value_json.h"

namespace arbiter::desk {
namespace {

using test::Screen;

const std::vector<std::string> kFourPowers{"--rules", "european-chess", "--armies",
                                           "S=iraq,W=terrorists,N=gaul,E=russia"};

TEST(Powers, AnArmysPageIsReadBeforeAndDuringTheGame) {
  Screen screen({});
  desk::Setup& setup = screen.desk().setup();
  setup.setRuleset("european-chess");
  setup.setArmy("S", "iraq");
  screen.click("page-S");
  ASSERT_TRUE(Screen::wait([&] { return screen.find("armyPage") != nullptr; }));
  EXPECT_EQ(setup.armyPage("iraq")["rows"].toList().first().toStringList(), (QStringList{"bishop", "king", "pawn"}));
  screen.picture("army-page-set-up");
  screen.click("closeArmyPage");
  ASSERT_TRUE(Screen::wait([&] { return screen.find("armyPage") == nullptr; }));
  ASSERT_TRUE(setup.start());
  screen.click("menu-S");
  ASSERT_TRUE(Screen::wait([&] { return screen.find("army-S") != nullptr; }));
  screen.click("army-S");
  ASSERT_TRUE(Screen::wait([&] { return screen.find("armyPage") != nullptr; }));
  QStringList told;
  for (const QVariant& block : screen.table().current()->armyPage("S")["blocks"].toList())
    told << block.toMap()["text"].toString();
  EXPECT_EQ(told.filter("<code>european-chess/iraq.chaos</code>").size(), 1) << told.join("\n").toStdString();
  screen.picture("army-page-in-play");
}

TEST(Powers, FourPowersAtWork) {
  Screen screen(kFourPowers);
  EXPECT_EQ(screen.text("prompt").toStdString(), "West sets something hidden");
  screen.picture("euro-secret-asked");
  EXPECT_EQ(screen.find("say-b8"), nullptr) << "not in the open";
  screen.click("reveal-W");
  screen.click("uncover");
  screen.picture("euro-secret-shown");
  screen.click("say-b8");
  screen.click("secretSet");
  screen.click("uncover-done");
  EXPECT_EQ(screen.table().toAct(), QString("S"));
  screen.picture("euro-begun");
}

/// Cards for a whole army: one square after the other, what was dealt is seen on the board, and looked over at the end.
TEST(Powers, CardsAreDealtOnTheBoardAndLookedOver) {
  Screen screen({"--rules", "european-chess", "--armies", "S=soviet-union,W=plain,N=plain,E=plain"});
  screen.click("reveal-S");
  screen.click("uncover");
  ASSERT_TRUE(Screen::wait([&] { return screen.find("secretBoard") != nullptr; }));
  const auto group = [&] {
    for (const QVariant& one : screen.table().choices()->groups())
      if (one.toMap()["kind"] == "secret") return one.toMap();
    return QVariantMap();
  };
  int dealt = 0;
  for (; dealt < 9 && screen.find("secretSet") == nullptr; ++dealt) {
    const QVariantList items = group()["items"].toList();
    ASSERT_FALSE(items.isEmpty());
    if (dealt == 3) {
      EXPECT_EQ(group()["placed"].toList().size(), 3) << "what was dealt is on the board";
      screen.picture("cards-dealing");
    }
    const QString token = items.last().toMap()["token"].toString();
    screen.show("say-" + token);
    screen.click("say-" + token);
  }
  ASSERT_NE(screen.find("secretSet"), nullptr) << dealt;
  ASSERT_NE(screen.find("toHide-7"), nullptr) << "a card for every piece";
  screen.picture("cards-review");
  screen.click("cover-again");
  EXPECT_EQ(screen.table().toAct(), QString("S")) << "nothing was set";
  EXPECT_TRUE(screen.table().choices()->squares().isEmpty()) << "nor is anything asked in the open";
}

TEST(Powers, WhatPowersRemoveIsAskedForAndChoicesAreAskedLarge) {
  Screen screen({});
  desk::Setup& setup = screen.desk().setup();
  setup.setRuleset("european-chess");
  const QMap<QString, QString> armies{{"S", "iraq"}, {"W", "gaul"}, {"N", "plain"}, {"E", "russia"}};
  for (auto it = armies.begin(); it != armies.end(); ++it) setup.setArmy(it.key(), it.value());
  const Value position =
      text::value_of(nlohmann::json::parse(R"({"to_act": "E", "counters": {"winter": {"e6": 1, "h5": 1}},
    "pieces": {"a1": "S.king", "c3": "S.bishop", "b2": "S.pawn", "a7": "W.king", "b4": "W.rook", "e6": "W.knight",
      "d3": "N.pawn", "c4": "N.knight", "h8": "N.king", "b6": "N.rook", "g8": "N.pawn", "h5": "N.bishop",
      "h1": "E.king", "h2": "E.rook", "f1": "E.pawn"}})"));
  ASSERT_EQ(setup.setPosition(position), QString());
  ASSERT_TRUE(setup.start()) << setup.error().toStdString();
  ASSERT_TRUE(screen.table().act("f1e1")) << "winter takes two, then chaos takes two";
  QStringList gone;
  for (const QVariant& item : screen.table().instructions()) gone << item.toMap()["sq"].toString();
  for (const char* square : {"e6", "h5", "d3", "c4"}) EXPECT_TRUE(gone.contains(square)) << square;
  screen.picture("euro-instructions");
  ASSERT_TRUE(screen.table().act("b2b3"));
  ASSERT_TRUE(screen.table().act("b4b5"));
  EXPECT_EQ(screen.table().decision(), QString("choose"));
  ASSERT_NE(screen.find("question"), nullptr) << "asked across the board";
  screen.picture("euro-choice");
  screen.click("say-push");
  EXPECT_EQ(screen.table().pieces()->at("b6"), QString());
  EXPECT_EQ(screen.table().pieces()->at("b8"), QString("N.rook"));
}

TEST(Powers, ATableThatSwapsPiecesIsToldAndShownSo) {
  Screen screen({});
  desk::Setup& setup = screen.desk().setup();
  setup.setRuleset("european-chess");
  for (const char* seat : {"S", "W", "N", "E"}) setup.setArmy(seat, "plain");
  setup.setControl("swap");
  screen.picture("new-game-control");
  const Value position =
      text::value_of(nlohmann::json::parse(R"({"to_act": "S", "pieces": {"a1": "S.king", "a4": "S.rook", "a8": "W.king",
    "d5": "W.knight", "e5": "W.pawn", "h8": "N.king", "g8": "N.rook", "h1": "E.king", "h2": "E.rook"}})"));
  ASSERT_EQ(setup.setPosition(position), QString());
  ASSERT_TRUE(setup.start());
  ASSERT_TRUE(screen.table().act("a4a8"));
  QStringList todo;
  for (const QVariant& item : screen.table().instructions()) todo << item.toMap()["text"].toString();
  EXPECT_TRUE(todo.contains("Swap West's knight on d5 for South's knight")) << todo.join("; ").toStdString();
  EXPECT_EQ(screen.table().pieces()->worn("d5"), QString("S"));
  EXPECT_EQ(screen.table().pieces()->at("d5"), QString("W.knight@S")) << "the game knows whose colour it had";
  screen.picture("euro-swap");
  const qlonglong game = screen.table().gameId();
  ASSERT_EQ(screen.table().resume(game), QString());
  EXPECT_EQ(screen.table().pieces()->worn("d5"), QString("S")) << "kept with the game";
}

TEST(Powers, AClubKeepsHowItSetsUpAnArmy) {
  Screen screen({});
  desk::Setup& setup = screen.desk().setup();
  setup.setRuleset("european-chess");
  setup.setArmy("S", "poland");
  screen.click("ownPosition");
  screen.drag("preview", "d1", "c3");
  screen.picture("set-up-kept");
  screen.click("keep-S");
  EXPECT_EQ(setup.error(), QString());
  ASSERT_EQ(setup.ownSetups().size(), 1);
  EXPECT_EQ(setup.ownSetups().first().toMap()["text"].toString(), QString("K B N / P P P P / - - P"));
  EXPECT_EQ(setup.pieces()->at("c3"), QString("S.pawn"));
  setup.setArmy("S", "russia");
  setup.setArmy("N", "poland");
  EXPECT_EQ(setup.pieces()->at("f6"), QString("N.pawn")) << "whoever plays it, in the own corner";
  // The next evening it is there again.
  desk::Setup later(&screen.table());
  later.setRuleset("european-chess");
  EXPECT_EQ(later.ownSetups(), setup.ownSetups());
  later.dropSetup("poland", true);
  desk::Setup afterwards(&screen.table());
  afterwards.setRuleset("european-chess");
  EXPECT_TRUE(afterwards.ownSetups().isEmpty());
}

}  // namespace
}  // namespace arbiter::desk
