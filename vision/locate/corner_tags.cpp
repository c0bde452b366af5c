// SPDX-License-Identifier: MIT
#include "vision/locate/corner_tags.h"

#include <array>
#include <string>

#include "calibration/tags/tag.h"

namespace arbiter::vision {

calibration::Expected<calibration::Corners> corners_from_tags(const std::vector<SeenTag>& tags) {
  constexpr double kLeastMargin = 25;
  // Which corner of each tag's margin lies on the field's corner, in tag coordinates.
  constexpr double k = calibration::kTagMargin;
  static constexpr std::array<std::array<double, 2>, 4> kInner{{{k, -k}, {-k, -k}, {-k, k}, {k, k}}};
  static const std::array<Message, 4> kNames{as_it_is("a1"), make_message("the far end of the first rank"),
                                             make_message("the corner opposite a1"),
                                             make_message("the far end of the a-file")};
  calibration::Corners corners;
  Message missing;
  int seen = 0;
  for (size_t i = 0; i < 4; ++i) {
    const SeenTag* best = nullptr;
    for (const SeenTag& tag : tags)
      if (tag.number == calibration::kCornerTags[i] && tag.margin >= kLeastMargin &&
          (!best || tag.margin > best->margin))
        best = &tag;
    if (best == nullptr) {
      missing = missing.empty() ? kNames[i] : make_message("%1 and at %2", missing, kNames[i]);
      continue;
    }
    ++seen;
    corners[i] = best->pixel(kInner[i][0], kInner[i][1]);
  }
  if (seen == 0) return calibration::failure("not_found", make_message("no corner tags are to be seen"));
  if (seen < 4)
    return calibration::failure("tags_missing", make_message("the corner tag at %1 cannot be read", missing));
  return corners;
}

}  // namespace arbiter::vision
