// SPDX-License-Identifier: MIT
#include "referee/core/edition.h"

namespace arbiter {

std::span<const EarlierLaw> earlier_laws() {
  static constexpr EarlierLaw kLaws[] = {
      // The fifth time of a position and the seventy-fifth move end a game by themselves: FIDE Laws of 2014, 9.6.
      {"chess", "draws", "2014-07-01", "claim"}};
  return kLaws;
}

}  // namespace arbiter
