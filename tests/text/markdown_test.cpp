// SPDX-License-Identifier: MIT
#include "text/markdown.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace arbiter::text {
namespace {

using Kind = Block::Kind;

std::vector<Kind> kinds_of(const std::vector<Block>& blocks) {
  std::vector<Kind> kinds;
  for (const Block& block : blocks) kinds.push_back(block.kind);
  return kinds;
}

TEST(Markdown, BlocksComeInTheirOrder) {
  const auto blocks =
      blocks_of("# Chess\n\n## Goal\n\nMate the\nking.\n\n- one\n- two\n\n```\n a b\n\n c\n```\nEnd.\n");
  EXPECT_THAT(kinds_of(blocks), testing::ElementsAre(Kind::title, Kind::heading, Kind::paragraph, Kind::item,
                                                     Kind::item, Kind::drawing, Kind::paragraph));
  EXPECT_EQ(blocks[2].plain(), "Mate the king.") << "a line break is a blank";
  EXPECT_EQ(blocks[5].plain(), " a b\n\n c") << "but not in a drawing";
}

TEST(Markdown, WhatIsStrongOrTypedIsToldApart) {
  const auto blocks = blocks_of("- **Castling** by `e1g1`, *once*; 2 < 3 & <b>");
  ASSERT_EQ(blocks.size(), 1U);
  const auto& stretches = blocks[0].stretches;
  ASSERT_EQ(stretches.size(), 6U);
  EXPECT_TRUE(stretches[0].strong && !stretches[0].code && stretches[0].words == "Castling");
  EXPECT_TRUE(stretches[2].code && !stretches[2].strong && stretches[2].words == "e1g1");
  EXPECT_TRUE(stretches[4].strong);
  EXPECT_EQ(blocks[0].plain(), "Castling by e1g1, once; 2 < 3 & <b>") << "HTML stands as it was typed";
}

TEST(Markdown, AListInAListAndWordsBelowAPoint) {
  const auto blocks = blocks_of("- outer\n  - inner\n\n  more of the outer\n");
  EXPECT_THAT(kinds_of(blocks), testing::ElementsAre(Kind::item, Kind::item, Kind::paragraph));
}

TEST(Markdown, NothingAndWhatIsNoUtf8) {
  EXPECT_TRUE(blocks_of("").empty());
  const auto blocks = blocks_of(
      "a\xff"
      "b");
  ASSERT_EQ(blocks.size(), 1U);
  EXPECT_EQ(blocks[0].plain(),
            "a\xEF\xBF\xBD"
            "b")
      << "a sign that something is missing";
}

}  // namespace
}  // namespace arbiter::text
