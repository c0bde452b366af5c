// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "referee/core/position.h"
#include "referee/core/rule_text.h"

namespace arbiter {

/// What makes one game of several boards: each has its seats, its turn order and its rules, as if it stood alone, and
/// this carries from board to board what happens on one of them. Stateless; whatever is to be remembered stands in the
/// ledgers of rules of the boards, so that a move taken back takes back what it has led to.
class Join {
 public:
  Join() = default;
  Join(const Join&) = delete;
  Join& operator=(const Join&) = delete;
  virtual ~Join() = default;

  /// Something has happened on one of the boards: puts the others right. Returns why that cannot stand beside what
  /// they show already (nothing is done then), nullptr when all is well.
  virtual const RuleText* settle(std::vector<Position>& boards) const = 0;
  /// How the whole game has ended; nothing while it goes on. A board on which nobody has an enemy left is at rest.
  [[nodiscard]] virtual std::optional<Result> result(const std::vector<Position>& boards) const = 0;
};

}  // namespace arbiter
