// SPDX-License-Identifier: MIT
#include "vision/simulate/tag_box.h"

#include "calibration/tags/legend.h"
#include "calibration/tags/tag.h"

namespace arbiter::vision::simulate {

int TagBox::take(std::string_view piece) {
  for (const int number : calibration::legend_numbers(piece))
    if (used_.insert(number).second) return number;
  for (int number = calibration::kFirstFreeTag; number < calibration::kCornerTags.front(); ++number)
    if (used_.insert(number).second) return number;
  return -1;
}

}  // namespace arbiter::vision::simulate
