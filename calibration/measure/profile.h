// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "calibration/board_plane.h"
#include "calibration/error.h"
#include "calibration/lens.h"

namespace arbiter::calibration {

/// A lens as a JSON object, `{"format":"arbiter-lens","version":1,"image":{"width","height"},"fx","fy","cx","cy",
/// "distortion":[k1,k2,p1,p2,k3],"rms_px"}`. Errors of reading: `bad_lens` naming the field.
[[nodiscard]] nlohmann::json lens_to_json(const Lens& lens, double rms_px = 0);
[[nodiscard]] Expected<Lens> lens_from_json(const nlohmann::json& json);

/// A table that was set up once: which board, through which lens, and where it lay.
struct Profile {
  std::string name;
  std::string board;  ///< an id of Board::find
  Lens lens;          ///< `image_size` is that of the pictures the profile was made from
  Corners corners;    ///< pixels
  double square_px = 0;
};

[[nodiscard]] nlohmann::json profile_to_json(const Profile& profile);
/// Errors: `bad_profile` naming the field.
[[nodiscard]] Expected<Profile> profile_from_json(const nlohmann::json& json);

/// `wanted`'s corners in a picture of another size and the same field of view.
[[nodiscard]] Corners scaled_corners(const Profile& profile, cv::Size size);

}  // namespace arbiter::calibration
