// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <opencv2/core.hpp>
#include <optional>
#include <string>
#include <vector>

#include "calibration/board_plane.h"

namespace arbiter::evaluation {

/// A picture whose board somebody has measured.
struct LabelledBoard {
  /// Name of the file, with the frame's number where it is one of a film.
  std::string name;
  /// The repository it comes from, where known.
  std::string source;
  /// Its id; empty where the picture shows a board of a kind that Arbiter does not know, and none may be found.
  std::string board = "chess8";
  std::function<cv::Mat()> load;
  /// The four corners, in order round the board. With `first_is_a1` in the order of calibration::Corners.
  calibration::Corners corners;
  bool first_is_a1 = false;
  /// Occupants by square ("a1": 'w' or 'b'), and kinds ("a1": 'P', 'p', …), where known.
  std::map<std::string, char> occupancy, kinds;
  /// Squares that are not in `occupancy` are known to be empty.
  bool fully_labelled = false;
  /// Kept back from those who tune: decided by the name alone.
  bool held_back = false;
  /// "overhead", "oblique" or "low", where known.
  std::string angle;
};

/// The labelled pictures of a folder: `labels.json` (single photographs), `sequence.json` (a game photographed ply by
/// ply) or `truth.json` (footage; stills only), or all such folders inside it. Of sequences and footage at most
/// `per_sequence` pictures, evenly spread. Throws std::runtime_error with the file's name when labels cannot be read.
std::vector<LabelledBoard> labelled_boards(const std::filesystem::path& folder, int per_sequence);

}  // namespace arbiter::evaluation
