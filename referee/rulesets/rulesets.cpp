// SPDX-License-Identifier: MIT
#include "referee/core/rules.h"

// One function a ruleset, in rulesets/<name>.cpp; the list is rulesets.def.
namespace arbiter {

#define RULESET(name) RulesetInfo name##_ruleset();
#include "referee/rulesets/rulesets.def"
#undef RULESET

const std::vector<RulesetInfo>& rulesets() {
  static const std::vector<RulesetInfo> list{
#define RULESET(name) name##_ruleset(),
#include "referee/rulesets/rulesets.def"
#undef RULESET
  };
  return list;
}

}  // namespace arbiter
