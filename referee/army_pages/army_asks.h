// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "referee/core/rules.h"

namespace arbiter {

/// A question that an army's rules ask of people, as its page words it.
struct ArmyAsk {
  /// What is said in answer: "react censor", "choose push", or the kind of word that follows: "choose square",
  /// "choose seat", "place square".
  std::string answer;
  /// The English sentence, with `%1` for the move that was made last ("South's pawn c2–c4").
  std::string sentence;
  bool operator==(const ArmyAsk&) const = default;
};

/// The questions on the page of an army of that game; none where there is no such army, or it asks nothing.
[[nodiscard]] std::vector<ArmyAsk> army_asks(const RulesetInfo& info, std::string_view army);

/// The text of an army's page without its questions. Lines `answer = sentence` behind a line `[asks]`, up to a blank
/// one, are data.
[[nodiscard]] std::string without_asks(std::string_view page);

}  // namespace arbiter
