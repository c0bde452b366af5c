// SPDX-License-Identifier: MIT
// Between what the referee knows of a board and what is seen of it.
#include "app/table/seen_game.h"

#include <gtest/gtest.h>

#include "referee/core/game.h"
#include "referee/european/army.h"
#include "tests/support/placed.h"

namespace arbiter::table {
namespace {

std::optional<Game> started(const std::string& ruleset) {
  Beginning beginning;
  beginning.ruleset = ruleset;
  auto game = Game::start(std::move(beginning));
  return game ? std::optional(std::move(*game)) : std::nullopt;
}

// Vision holds names of types up to a length, and reads them as the referee writes them.
TEST(SeenGame, PiecesOfEveryGameAreSeenAndShown) {
  int kinds = 0;
  for (const RulesetInfo& info : rulesets()) {
    const auto game = started(info.id);
    if (!game) continue;
    const Rules& rules = game->rules(0);
    for (Kind kind = 0; kind < rules.kinds.size(); ++kind) {
      const auto piece = seen_piece(rules, {Seat::S, kind});
      ASSERT_TRUE(piece) << info.id;
      EXPECT_EQ(to_text(piece), "S." + rules.name(kind)) << info.id;
      EXPECT_EQ(vision::parse_occupant(to_text(piece)), piece) << info.id;
      const auto shown = shown_as(rules, *piece);
      ASSERT_TRUE(shown) << info.id << ": " << to_text(piece);
      EXPECT_EQ(*shown, observing::Shown::of(rules.here(Seat::S), kind)) << info.id;
      ++kinds;
    }
    EXPECT_EQ(shown_as(rules, {vision::Army{'S'}}), observing::Shown::of(rules.here(Seat::S))) << info.id;
    EXPECT_FALSE(shown_as(rules, test::piece("S.no-such-type"))) << info.id;
    EXPECT_FALSE(seen_piece(rules, {})) << info.id;
  }
  EXPECT_GT(kinds, 100);
  // Games that do not start without a choice of armies.
  for (const european::Army& army : european::armies())
    for (const european::ArmyKind& kind : army.kinds)
      EXPECT_EQ(to_text(vision::parse_occupant("S." + kind.name)), "S." + kind.name) << army.id;
}

TEST(SeenGame, WhatMustStandOnABoardIsAPlacement) {
  const auto game = started("chess");
  ASSERT_TRUE(game);
  const vision::Placement placement = wanted_on(*game, 0);
  const Board& board = *Board::find("chess8");
  EXPECT_EQ(placement.size(), 32U);
  EXPECT_EQ(placement.on(test::cell(board, "e1")), test::piece("S.king"));
  EXPECT_EQ(placement.on(test::cell(board, "d8")), test::piece("N.queen"));
  EXPECT_FALSE(placement.on(test::cell(board, "e4")));
}

}  // namespace
}  // namespace arbiter::table
