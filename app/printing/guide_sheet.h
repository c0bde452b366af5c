// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "app/printing/game_sheet.h"
#include "referee/army_pages/army_page.h"
#include "referee/core/rules.h"
#include "text/markdown.h"

// What lies beside the board: how a game, or one army of it, is played.
namespace arbiter::printing {

struct GuideSheet {
  std::string title;                       ///< "Russia: winter"
  std::string game;                        ///< whose army it is; empty on the sheet of the game itself
  std::vector<text::Block> before, after;  ///< what is said above and below the board
  SheetBoard board;                        ///< as it stands in the beginning; without an id: none is shown
  Drawn drawn;                             ///< letters are the same as in the words around it
  std::string seat;                        ///< whose pieces stand in its lists
};

/// The rules of a game. `rules`: as it is to be played.
[[nodiscard]] GuideSheet guide_of_game(const RulesetInfo& info, const Rules& rules, const Look& look = {});
[[nodiscard]] GuideSheet guide_of_army(const RulesetInfo& info, const ArmyPage& page, const Look& look = {});

/// The sheet in the largest letters that still leave it on one page, or, where they would be small, on the two sides of
/// one sheet; in the smallest that are read at a table on as many pages as it takes. `sides`: 1 or 2, not more than
/// these if letters of any readable size allow it. The pages have no numbers yet.
[[nodiscard]] std::vector<paper::Page> guide_sheet(const GuideSheet& sheet, const paper::Paper& paper, int sides);

}  // namespace arbiter::printing
