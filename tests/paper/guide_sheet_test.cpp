// SPDX-License-Identifier: MIT
// Rules and armies on paper, of every game and every army.
#include "app/printing/guide_sheet.h"

#include <nlohmann/json.hpp>
#include <set>
#include <stdexcept>
#include <utility>

#include "referee/core/game.h"
#include "referee/json/games.h"
#include "tests/paper/sound_pages.h"
#include "tests/support/good.h"

namespace arbiter::printing {
namespace {

using nlohmann::json;
using test::check_pages;
using test::count_of;
using test::good;

/// The same of what the referee answers.
template <class T>
T must(tl::expected<T, Refusal> value) {
  if (!value) throw std::runtime_error(value.error().message.english());
  return std::move(*value);
}

constexpr double kReadAtATable = 2.3;  ///< millimetres

/// The smallest letters of the words, without those of diagrams, which have their own size.
double least_letters(const std::vector<paper::Page>& pages) {
  double least = 100;
  for (const paper::Page& page : pages)
    for (const paper::Text& text : page.texts())
      if (text.width > 0) least = std::min(least, text.style.size);
  return least;
}

TEST(GuideSheet, TheRulesOfEveryGameStandOnOneSheetWordForWord) {
  for (const RulesetInfo& info : rulesets()) {
    const auto game = must(game_json::start({{"ruleset", info.id}}));
    const GuideSheet sheet = guide_of_game(info, game.rules());
    EXPECT_EQ(sheet.board.pieces.size(), game.rules().setup.size()) << info.id;
    for (const paper::Paper& paper : paper::papers()) {
      SCOPED_TRACE(info.id + " on " + paper.name);
      const auto pages = good(guide_pages({{"ruleset", info.id}}, "", paper));
      EXPECT_LE(pages.size(), 2U) << "the two sides of one sheet";
      check_pages(pages);
      EXPECT_GE(least_letters(pages), kReadAtATable);
      EXPECT_GE(count_of(pages, info.title), pages.size()) << "each side says what it is";
      EXPECT_EQ(count_of(pages, "[board]"), 0U);
      for (const auto* part : {&sheet.before, &sheet.after})
        for (const text::Block& block : *part) EXPECT_GE(count_of(pages, block.plain()), 1U) << block.plain();
    }
  }
}

TEST(GuideSheet, ABookletHasAPageForEveryArmy) {
  for (const RulesetInfo& info : rulesets()) {
    if (info.armies.empty()) continue;
    SCOPED_TRACE(info.id);
    const auto pages = good(booklet_pages({{"ruleset", info.id}}, paper::a4()));
    const auto powers =
        std::ranges::count_if(info.armies, [&](const std::string& army) { return must(army_page(info, army)).power; });
    EXPECT_EQ(pages.size(), static_cast<std::size_t>(powers)) << "none needs two";
    EXPECT_EQ(info.armies.size() - pages.size(), 1U) << "only the plain one has nothing to tell";
    check_pages(pages);
    EXPECT_GE(least_letters(pages), kReadAtATable);
    std::set<std::string> titles;
    for (const paper::Page& page : pages) titles.insert(page.texts().front().words);
    EXPECT_EQ(titles.size(), pages.size()) << "each its own";
  }
}

TEST(GuideSheet, AnArmyIsDrawnAsItsPageSays) {
  const RulesetInfo& info = *find_ruleset("european-chess");
  const auto page = must(army_page(info, "russia"));
  const GuideSheet sheet = guide_of_army(info, page);
  EXPECT_EQ(sheet.title, page.title);
  EXPECT_EQ(sheet.game, info.title);
  std::size_t pieces = 0;
  for (const auto& row : page.rows)
    pieces +=
        static_cast<std::size_t>(std::count_if(row.begin(), row.end(), [](const auto& kind) { return !kind.empty(); }));
  EXPECT_EQ(sheet.board.pieces.size(), pieces);
  for (const auto* part : {&sheet.before, &sheet.after})
    for (const text::Block& block : *part)
      EXPECT_NE(block.kind, text::Block::Kind::drawing) << "its letters are not told twice: " << block.plain();
  // The club's own set-up is what is drawn.
  const auto own = must(army_page(info, "russia", {{"setups", {{"russia", "K R / P P"}}}}));
  EXPECT_EQ(guide_of_army(info, own).board.pieces.size(), 4U) << own.text;
}

TEST(GuideSheet, ALongGuideTakesMorePagesRatherThanLettersNobodyReads) {
  GuideSheet sheet;
  sheet.title = "A long one";
  const text::Block words{text::Block::Kind::paragraph, {{std::string(1200, 'x') + " " + std::string(300, 'y')}}};
  sheet.after.assign(60, words);
  const auto pages = guide_sheet(sheet, paper::a4(), 2);
  EXPECT_GT(pages.size(), 2U);
  check_pages(pages);
  EXPECT_GE(least_letters(pages), kReadAtATable);
  EXPECT_EQ(count_of(pages, words.plain()), 60U);
}

TEST(GuideSheet, WhatIsNotThereIsSaid) {
  const auto code = [](const auto& pages) { return pages ? std::string("none") : pages.error().code; };
  EXPECT_EQ(code(guide_pages({{"ruleset", "checkers"}}, "", paper::a4())), "unknown_ruleset");
  EXPECT_EQ(code(guide_pages({{"ruleset", "chess"}}, "russia", paper::a4())), "bad_army");
  EXPECT_EQ(code(guide_pages({{"ruleset", "european-chess"}}, "utopia", paper::a4())), "bad_army");
  EXPECT_EQ(code(guide_pages({{"ruleset", "chess"}, {"options", {{"colour", 1}}}}, "", paper::a4())), "bad_option");
  EXPECT_EQ(code(booklet_pages({{"ruleset", "chess"}}, paper::a4())), "bad_army");
  std::size_t told = 0;
  EXPECT_EQ(code(booklet_pages({{"ruleset", "european-chess"}}, paper::a4(), {},
                               [&](std::size_t done, std::size_t all) {
                                 EXPECT_EQ(done, told++);
                                 EXPECT_GT(all, 40U);
                                 return done < 3;
                               })),
            "stopped");
  EXPECT_EQ(told, 4U) << "it stops at once";
  EXPECT_EQ(code(booklet_pages({{"ruleset", "checkers"}}, paper::a4())), "unknown_ruleset");
}

}  // namespace
}  // namespace arbiter::printing
