// SPDX-License-Identifier: MIT
// In the place of the lists of games and of their earlier laws, which core and notation look through: none.
#include "referee/core/edition.h"
#include "referee/core/rules.h"

namespace arbiter {

const std::vector<RulesetInfo>& rulesets() {
  static const std::vector<RulesetInfo> none;
  return none;
}

std::span<const EarlierLaw> earlier_laws() { return {}; }

}  // namespace arbiter
