// SPDX-License-Identifier: MIT
#include "app/desk/models/choices.h"

#include <gtest/gtest.h>

#include <QVariantMap>

namespace arbiter::desk {
namespace {

QVariantMap group(const Choices& choices, const QString& key) {
  for (const QVariant& g : choices.groups())
    if (g.toMap()["key"] == key) return g.toMap();
  return {};
}

QStringList texts(const QVariantMap& group) {
  QStringList list;
  const QVariantList items = group["items"].toList();
  for (const QVariant& item : items) list << item.toMap()["text"].toString();
  return list;
}

TEST(Choices, AreGroupedByWhatTheyAreAndWhoseTheyAre) {
  Choices choices;
  choices.show({"e2e4", "power castle a1", "power castle b4", "end"}, {"W:react censor"}, {"S:accept", "power count"},
               "N");
  EXPECT_EQ(group(choices, "moves/N")["count"].toInt(), 1);
  EXPECT_EQ(texts(group(choices, "power/N/castle")), (QStringList{"a1", "b4"}));
  EXPECT_EQ(group(choices, "reaction/W/censor")["seatName"].toString().toStdString(), "West");
  EXPECT_FALSE(group(choices, "reaction/S/accept").isEmpty()) << "an answer to an offer must be seen";
  EXPECT_FALSE(group(choices, "turn/N").isEmpty());
  EXPECT_FALSE(group(choices, "table/N").isEmpty()) << "an announcement of the ruleset is offered";
}

TEST(Choices, ALongListIsSaidWordByWord) {
  QStringList legal;
  for (const char* first : {"a1", "a2", "b1"})
    for (const char* second : {"c3", "c4", "c5"}) legal << QString("power blitz %1 > %2").arg(first, second);
  Choices choices;
  choices.show(legal, {}, {}, "S");
  const QString key = "power/S/blitz";
  EXPECT_EQ(texts(group(choices, key)), (QStringList{"a1", "a2", "b1"}));
  EXPECT_EQ(choices.say(key, "a2"), QString()) << "three ways to go on";
  EXPECT_EQ(group(choices, key)["said"].toString().toStdString(), "a2 to")
      << "`>` leaves no choice and is said at once";
  EXPECT_EQ(choices.squares(), (QStringList{"c3", "c4", "c5"})) << "the board can be clicked";
  EXPECT_EQ(choices.pick("h8"), QString());
  EXPECT_EQ(choices.pick("c4"), QString("power blitz a2 > c4"));
}

TEST(Choices, GoingBackLeadsToTheLastRealChoice) {
  QStringList legal;
  for (int i = 1; i <= 8; ++i)
    legal << QString("power raise a1 > b%1").arg(i) << QString("power raise a2 > b%1").arg(i);
  Choices choices;
  choices.show(legal, {}, {}, "S");
  choices.say("power/S/raise", "a1");
  choices.back("power/S/raise");
  EXPECT_EQ(texts(group(choices, "power/S/raise")), (QStringList{"a1", "a2"}));
}

TEST(Choices, AnAnswerThatNamesSquaresWaitsForAClickAtOnce) {
  Choices choices;
  choices.show({"choose a3", "choose b3", "choose none"}, {}, {}, "E");
  EXPECT_TRUE(choices.wantsSquare());
  EXPECT_EQ(choices.pick("b3"), QString("choose b3"));
}

TEST(Choices, DiceCanBeThrownByTheReferee) {
  Choices choices;
  choices.show({"roll 1", "roll 2", "roll 3", "roll 4", "roll 5", "roll 6"}, {}, {}, "S");
  EXPECT_EQ(texts(group(choices, "dice/S")), (QStringList{"1", "2", "3", "4", "5", "6", "Throw"}));
  EXPECT_EQ(choices.say("dice/S", "throw"), QString("roll"));
}

TEST(Choices, MovesAreFoundForABoard) {
  Choices choices;
  choices.show({"e7e8", "e7e8=queen", "e7xd8", "a1b1"}, {}, {}, "S");
  EXPECT_EQ(choices.targets("e7"), (QStringList{"e8", "d8"}));
  EXPECT_EQ(choices.between("e7", "e8").size(), 2);
  EXPECT_EQ(choices.between("e7", "d8").first().toMap()["action"].toString(), QString("e7xd8"));
  EXPECT_TRUE(choices.between("a1", "a2").isEmpty());
}

TEST(Choices, NoMoreButtonsAreShownThanPeopleCanRead) {
  QStringList legal;
  for (char file = 'a'; file <= 'n'; ++file)
    for (int rank = 1; rank <= 14; ++rank) legal << QString("power barricade %1%2").arg(QChar(file)).arg(rank);
  Choices choices;
  choices.show(legal, {}, {}, "S");
  const QVariantMap g = group(choices, "power/S/barricade");
  EXPECT_EQ(g["items"].toList().size(), Choices::kShown);
  EXPECT_EQ(g["more"].toInt(), 196 - Choices::kShown);
  choices.say("power/S/barricade", "a1");
}

}  // namespace
}  // namespace arbiter::desk
