// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "referee/core/rules.h"
#include "referee/guides/translated.h"

namespace arbiter {

/// The text that referee/guides/armies/<army>.md holds, in Markdown; nothing where an army has none. "_page" is the
/// form of every page, with `[title]`, `[setup]`, `[rules]`, `[text]`, `[every]` and `[options]` for what is filled in;
/// "_every-<ruleset>" says what every army of that game may do.
std::optional<std::string_view> army_text(std::string_view army);

/// The same for the armies of the first edition: referee/guides/armies/first/<army>.md.
std::optional<std::string_view> first_army_text(std::string_view army);

/// What people call the army of that id, of any edition, in a list: "UN peacekeepers". Empty for another word.
std::string army_name(std::string_view army);

/// All that somebody needs who plays an army for the first time, on one page.
struct ArmyPage {
  std::string title;  ///< "Russia: winter"
  std::vector<std::vector<std::string>>
      rows;           ///< kinds from the corner along the home row, then the rows ahead; "" none
  std::string board;  ///< an id of Board::find; the corner is its a1
  std::vector<std::pair<std::string, char>> letters;  ///< each kind of `rows`, and what stands for it in diagrams
  std::string legend;                                 ///< how its text tells them: "K king, P pawn"
  std::string origin;                                 ///< where the set-up comes from, a sentence
  bool power = false;                                 ///< it has rules of its own
  std::string text;                                   ///< Markdown; its first drawing is the set-up
};

/// The page of an army of that game, with the set-up that `options` (the game's, as given to `new`) make of it. Errors:
/// `bad_army` with the list of those there are, `bad_option`.
Expected<ArmyPage> army_page(const RulesetInfo& info, const std::string& army, const Value& options = {},
                             const Telling& telling = {});

}  // namespace arbiter
