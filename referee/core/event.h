// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "referee/core/change.h"
#include "referee/core/rule_text.h"

namespace arbiter {

/// A change that has happened, as a fact to be told: by which rule, whose doing it was, and who may know.
struct Event {
  Change change;
  const RuleText* rule = nullptr;
  SlotId slot = kNoSlot;         ///< the rule or power whose doing it is
  std::uint8_t audience = 0xff;  ///< seats that may know, a bit each; 0xff everybody
  std::uint8_t board = 0;        ///< of joined boards: which one, from 1; 0 where there is one only
  Piece piece{};                 ///< the piece it is about, as it was then; of no kind where it is about none

  template <class Type>
  [[nodiscard]] const Type* as() const {
    return arbiter::as<Type>(change);
  }
  template <class Type>
  [[nodiscard]] bool is() const {
    return arbiter::is<Type>(change);
  }
  bool operator==(const Event&) const = default;
};
using EventList = std::vector<Event>;

}  // namespace arbiter
