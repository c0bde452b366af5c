// SPDX-License-Identifier: MIT
#pragma once

#include <set>
#include <string_view>

namespace arbiter::vision::simulate {

/// The tags of a printed legend (calibration/tags/legend.h), cut out and waiting for their pieces.
class TagBox {
 public:
  /// The next tag for a piece ("S.queen"): of the set, then a spare, then one that belongs to no piece. -1 when none of
  /// those is left.
  int take(std::string_view piece);

 private:
  std::set<int> used_;
};

}  // namespace arbiter::vision::simulate
