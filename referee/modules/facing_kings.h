// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "referee/core/context.h"

namespace arbiter {

/// Two kings on one file: the cells between them that are not empty, from the first seat's king to the other's.
/// Nothing when they stand on different files or one of them is missing.
std::optional<std::vector<Cell>> between_kings(const Position& pos);

/// Do the kings see each other along a file?
bool kings_face(const Position& pos);
/// Would they, once the move `action` is made?
bool kings_face_after(const Position& pos, const Action& action);

/// A move after which the kings face each other is refused: each guards the open file.
class FacingForbidden final : public RuleOf<FacingForbidden> {
 public:
  explicit FacingForbidden(const RuleText& text) : text_(text) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&text_}; }
  [[nodiscard]] bool bitboard(BitboardTerms& terms) const override;
  const RuleText* filter(const Position& pos, SlotId slot, ActionList& list) const override;

 private:
  const RuleText& text_;
};

}  // namespace arbiter
