// SPDX-License-Identifier: MIT
#include "app/table/alert_kind.h"

namespace arbiter::table {

const char* to_string(AlertKind kind) {
  switch (kind) {
    case AlertKind::illegal:
      return "illegal";
    case AlertKind::ambiguous:
      return "ambiguous";
    case AlertKind::incomplete:
      return "incomplete";
    case AlertKind::correct:
      return "correct";
    case AlertKind::board_lost:
      return "board-lost";
    case AlertKind::camera_moved:
      return "camera-moved";
    case AlertKind::unsettled:
      return "unsettled";
    case AlertKind::tags:
      return "tags";
    case AlertKind::other_game:
      return "other-game";
    case AlertKind::camera_lost:
      return "camera-lost";
    case AlertKind::corrupt_frame:
      break;
  }
  return "corrupt-frame";
}

}  // namespace arbiter::table
