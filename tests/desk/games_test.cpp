// SPDX-License-Identifier: MIT
// Every game can be played in the window: set up, begun, moved on the board, answered, and brought to a result.
#include <gtest/gtest.h>

#include <QTest>
#include <algorithm>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "referee/core/rules.h"
#include "tests/desk/screen.h"

namespace arbiter::desk {
namespace {

using test::Screen;

class EveryGame : public ::testing::TestWithParam<std::string> {
 protected:
  /// Plays a move on the board by clicks, or answers what is asked.
  static void step(Screen& screen, std::mt19937& random) {
    Table& table = screen.table();
    const std::size_t before = table.session().requests().size();
    QStringList moves;
    for (const QString& action : table.choices()->legal())
      if (words::parseAction(action).kind == words::ActionParts::Kind::move) moves << action;
    if (moves.isEmpty()) {
      answer(table, random);
    } else {
      const QString action = moves[static_cast<qsizetype>(random() % static_cast<unsigned>(moves.size()))];
      const QStringList said = words::parseAction(action).tokens;
      const QString to = words::isSquare(said[1]) ? said[1] : said[1].mid(1);
      screen.clickSquare("board", said[0]);
      screen.clickSquare("board", to);
      if (table.choices()->between(said[0], to).size() > 1 && table.session().requests().size() == before) {
        ASSERT_TRUE(Screen::wait([&] { return screen.find("way-" + action) != nullptr; })) << action.toStdString();
        screen.click("way-" + action);
      }
    }
    EXPECT_GT(table.session().requests().size(), before)
        << "nothing came of it: " << screen.text("prompt").toStdString();
  }

  /// Says words in the first group of answers until they make an action.
  static void answer(Table& table, std::mt19937& random) {
    QString key;
    for (const QVariant& entry : table.choices()->groups())
      if (const QString kind = entry.toMap()["kind"].toString(); kind != "table" && kind != "reaction" && key.isEmpty())
        key = entry.toMap()["key"].toString();
    ASSERT_FALSE(key.isEmpty()) << "nothing can be answered: " << table.decision().toStdString();
    for (int words = 0; words < 30; ++words) {
      QVariantList items;
      for (const QVariant& entry : table.choices()->groups())
        if (entry.toMap()["key"] == key) items = entry.toMap()["items"].toList();
      ASSERT_FALSE(items.isEmpty());
      const QVariantMap item = items[static_cast<qsizetype>(random() % static_cast<unsigned>(items.size()))].toMap();
      QString action = item["action"].toString();
      if (action.isEmpty()) action = table.choices()->say(key, item["token"].toString());
      if (action.isEmpty()) continue;
      EXPECT_TRUE(table.act(action)) << action.toStdString();
      return;
    }
    FAIL() << "no end to the words";
  }

  /// Everybody but one gives up, by the button on the own card.
  static void giveUp(Screen& screen) {
    for (int turns = 0; turns < 8 && !screen.table().over(); ++turns) {
      QString seat, action;
      for (const QVariant& entry : screen.table().seats())
        for (const QVariant& said : entry.toMap()["announcements"].toList())
          if (const QString text = said.toMap()["action"].toString();
              action.isEmpty() && (text.endsWith("resign") || text.endsWith("leave"))) {
            seat = entry.toMap()["seat"].toString();
            action = text;
          }
      ASSERT_FALSE(action.isEmpty()) << "nobody can give up";
      screen.click("menu-" + seat);
      ASSERT_TRUE(Screen::wait([&] { return screen.find("announce-" + action) != nullptr; }));
      screen.click("announce-" + action);
      ASSERT_TRUE(Screen::wait([&] { return screen.find("confirmYes") != nullptr; })) << "it is asked once more";
      screen.click("confirmYes");
      ASSERT_TRUE(Screen::wait([&] { return screen.find("confirmYes") == nullptr; }));
    }
  }
};

TEST_P(EveryGame, IsPlayedFromTheSetUpToTheResult) {
  const QString game = QString::fromStdString(GetParam());
  Screen screen({});
  desk::Setup& setup = screen.desk().setup();
  setup.setRuleset(game);
  EXPECT_EQ(setup.error(), QString());
  screen.picture("game-" + game + "-1-set-up");
  const bool thrones = game == "chaturanga-four";
  if (thrones) {
    // Nobody resigns here: a king is about to be taken.
    const Value pieces{{"a1", "S.king"}, {"c1", "S.pawn"}, {"a4", "S.rook"}, {"a8", "W.king"}, {"b8", "W.pawn"}};
    const Value out{{"status", "eliminated"}}, seats{{"N", out}, {"E", out}};
    ASSERT_EQ(setup.setPosition({{"pieces", pieces}, {"to_act", "S"}, {"seats", seats}}), QString());
  }
  screen.click("begin");
  ASSERT_TRUE(screen.table().playing()) << setup.error().toStdString();
  std::mt19937 random(20);
  for (int ply = 0; ply < 6 && !thrones; ++ply) step(screen, random);
  screen.picture("game-" + game + "-2-in-play");
  if (thrones) {
    screen.clickSquare("board", "a4");
    screen.clickSquare("board", "a8");
    for (int asked = 0; asked < 3 && !screen.table().over(); ++asked) answer(screen.table(), random);
  } else {
    giveUp(screen);
  }
  EXPECT_TRUE(screen.table().over());
  EXPECT_FALSE(screen.table().outcome().isEmpty());
  EXPECT_EQ(screen.text("prompt"), screen.table().outcome());
  screen.picture("game-" + game + "-3-result");
}

/// Whose board and moves are in the window as those of another game.
const std::set<std::string> kByNight{
    "chaturanga", "heian-shogi", "indian-ninth-century", "makruk", "senterej", "ouk-chatrang", "shatar", "shatranj"};

std::vector<std::string> games(bool by_night) {
  std::vector<std::string> list;
  for (const RulesetInfo& info : rulesets())
    if (kByNight.contains(info.id) == by_night) list.push_back(info.id);
  return list;
}

std::string of_the_game(const ::testing::TestParamInfo<std::string>& game) {
  std::string name = game.param;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

TEST(EveryGameIsThere, ByNight) { EXPECT_EQ(games(true).size(), kByNight.size()) << "one is called otherwise"; }

INSTANTIATE_TEST_SUITE_P(Games, EveryGame, ::testing::ValuesIn(games(false)), of_the_game);
INSTANTIATE_TEST_SUITE_P(NightlyGames, EveryGame, ::testing::ValuesIn(games(true)), of_the_game);

}  // namespace
}  // namespace arbiter::desk
