// SPDX-License-Identifier: MIT
#include "app/desk/words.h"

#include <gtest/gtest.h>

#include "tests/desk/print_text.h"

namespace arbiter::desk {
namespace {

TEST(Words, SeatsOfJoinedBoardsAreSpeltOut) {
  EXPECT_EQ(words::piece("S2.knight"), QString("South of board 2's knight"));
  EXPECT_EQ(words::spell("W2 takes E2.pawn@W2."),
            QString("West of board 2 takes East of board 2's pawn (held by West of board 2)."));
  EXPECT_EQ(words::here(words::spell("W2 takes E2.pawn.")), QString("West takes East's pawn."));
}

TEST(Words, APieceIsNamedByItsArmyAndBySomebodyElseWhoHoldsIt) {
  EXPECT_EQ(words::piece("S.gold-general"), QString("South's gold general"));
  EXPECT_EQ(words::piece("E"), QString("East's piece")) << "a camera may know the army alone";
  EXPECT_EQ(words::piece("W.knight@S"), QString("West's knight (held by South)"));
}

TEST(Words, SentencesOfTheRefereeAreSpeltOut) {
  EXPECT_EQ(words::spell("S scores 3: mate (S.queen on d7)"), QString("South scores 3: mate (South's queen on d7)"));
  EXPECT_EQ(words::spell("E.rook@W captured on a1 by N"),
            QString("East's rook (held by West) captured on a1 by North"));
  // Letters that are no seats stay as they are.
  EXPECT_EQ(words::spell("\"e5e4\" is refused: no piece stands on e5."),
            QString("\"e5e4\" is refused: no piece stands on e5."));
}

struct Parsed {
  const char* action;
  words::ActionParts::Kind kind;
  const char* seat;
  const char* name;
  const char* tokens;
  const char* said;
};

TEST(Words, ActionsOfEveryFormAreTakenApart) {
  using Kind = words::ActionParts::Kind;
  const Parsed cases[] = {
      {"a10b12", Kind::move, "", "", "a10 b12", "a10 to b12"},
      {"e7e8=queen", Kind::move, "", "", "e7 e8 =queen", "e7 to e8, becomes queen"},
      {"a1xa4", Kind::move, "", "", "a1 xa4", "a1 takes on a4"},
      {"W:e2e4", Kind::move, "W", "", "e2 e4", "West: e2 to e4"},
      {"pawn@c3", Kind::place, "", "", "pawn c3", "Pawn on c3"},
      {"roll 3 6", Kind::roll, "", "", "3 6", "Rolled 3 and 6"},
      {"choose none", Kind::choose, "", "", "none", "None of these"},
      {"power blitz a1 a2 > c4", Kind::power, "", "blitz", "a1 a2 > c4", "Blitz a1 a2 to c4"},
      {"W:react treaty N", Kind::react, "W", "treaty", "N", "West: Treaty North"},
      {"S:secret trap b2", Kind::secret, "S", "trap", "b2", "South: Trap b2"},
      {"end", Kind::end, "", "end", "", "End"},
      {"N:leave", Kind::announce, "N", "leave", "", "North: Leave"},
  };
  for (const Parsed& c : cases) {
    const auto parts = words::parseAction(c.action);
    EXPECT_EQ(parts.kind, c.kind) << c.action;
    EXPECT_EQ(parts.seat, QString(c.seat)) << c.action;
    EXPECT_EQ(parts.name, QString(c.name)) << c.action;
    EXPECT_EQ(parts.tokens.join(' '), QString(c.tokens)) << c.action;
    EXPECT_EQ(words::action(c.action), QString(c.said)) << c.action;
  }
}

TEST(Words, WhatIsSetOnASquareIsNamed) {
  EXPECT_EQ(words::token("a1=gold-general"), QString("a1: gold general"));
  EXPECT_EQ(words::token("b2=king+pawn"), QString("b2: king + pawn"));
}

TEST(Words, AnUnknownDecisionIsStillASentence) {
  EXPECT_EQ(words::prompt("West", "move"), QString("West to move"));
  EXPECT_EQ(words::prompt("West", "trade"), QString("West decides: trade"));
}

}  // namespace
}  // namespace arbiter::desk
