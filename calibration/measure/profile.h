// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "calibration/board_plane.h"
#include "calibration/error.h"
#include "calibration/lens.h"

namespace arbiter::calibration {

/// A lens as its file holds it, a JSON object
/// `{"format":"arbiter-lens","version":1,"image":{"width","height"},"fx","fy",
/// "cx","cy","distortion":[k1,k2,p1,p2,k3],"rms_px"}`. `rms_px`: how well it fits the pictures it was measured from.
[[nodiscard]] std::string lens_text(const Lens& lens, double rms_px = 0);
/// The other way round. Errors: `io`, `bad_json` with line and column, `bad_lens` with the field; all name the file.
[[nodiscard]] Expected<Lens> read_lens(const std::filesystem::path& file);

/// A table that was set up once: which board, through which lens, and where it lay.
struct Profile {
  std::string name;
  std::string board;  ///< an id of Board::find
  Lens lens;          ///< `image_size` is that of the pictures the profile was made from
  Corners corners;    ///< pixels
  double square_px = 0;
};

/// Profiles as their file holds them, a JSON object `{"format":"arbiter-profiles","version":1,"profiles":[{"name",
/// "board","lens","corners":[[x,y],…],"square_px"}]}`.
[[nodiscard]] std::string profiles_text(const std::vector<Profile>& profiles);
/// The other way round. Errors: `io`, `bad_json` with line and column, `bad_profile` with the profile and its field;
/// all name the file.
[[nodiscard]] Expected<std::vector<Profile>> read_profiles(const std::filesystem::path& file);

/// `wanted`'s corners in a picture of another size and the same field of view.
[[nodiscard]] Corners scaled_corners(const Profile& profile, cv::Size size);

}  // namespace arbiter::calibration
