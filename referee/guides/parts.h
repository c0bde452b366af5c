// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "referee/core/rules.h"
#include "referee/guides/translated.h"

// What the guides to games and the pages of armies are put together from.
namespace arbiter::guides {

/// `form` with every line that is a part in brackets, such as "[board]", replaced by what `part` gives for "board";
/// nothing: the line stays. A "[title]" inside a line is filled in as well.
std::string fill(std::string_view form, const std::function<const std::string*(std::string_view)>& part);

/// The page with its headings in the language of what is filled in below them.
std::string headings_said(const std::string& page, const Sentences& words);

/// A line for each option, with the values it may have, called as `telling` has it.
std::string option_lines(const std::vector<OptionInfo>& options, const Sentences& words = Sentences("en"),
                         const Telling& telling = {});

/// What the seat begins with in hand: "king, 2 x knight"; empty: nothing.
std::string in_hand(const Rules& rules, Seat seat);

/// Text of fixed width.
std::string fenced(const std::string& text);

}  // namespace arbiter::guides
