#pragma once

#include <opencv2/core.hpp>
#include <string>
#include <vector>

#include "calibration/error.h"
#include "calibration/lens.h"

namespace arbiter::calibration {

/// What was held before the camera.
struct PrintedPattern {
  enum class Kind {
    charuco,      ///< the calibration board that `arbiter print charuco` makes; it may be partly out of view
    chequerboard  ///< any chequered board, all of whose inner crossings must be in view
  };
  Kind kind = Kind::charuco;
  /// Inner crossings of a chequerboard, across and down: 7 x 7 on a chessboard.
  cv::Size crossings{7, 7};
};

struct NamedPicture {
  std::string name;
  cv::Mat image;  ///< 8-bit, grey or BGR; empty when it could not be read
};

/// What became of one picture.
struct PictureVerdict {
  std::string name;
  int points = 0;     ///< corners found
  double rms_px = 0;  ///< of those in the final fit
  bool used = false;
  std::string why_not;  ///< a sentence when it was not used
};

struct LensMeasurement {
  Lens lens;
  double rms_px = 0;        ///< residual over all points used
  double focal_spread = 0;  ///< one standard deviation of the focal length, share of it
  double coverage = 0;      ///< share of the picture's 8 x 6 fields in which corners were seen
  std::vector<PictureVerdict> pictures;
};

/// Why pictures do not give a lens, with what became of each.
struct LensFailure {
  Error error;
  std::vector<PictureVerdict> pictures;
};

inline constexpr int kFewestPictures = 5;

/// Measures the lens from pictures of a printed pattern (Zhang 2000, as OpenCV's calibrateCamera has it): pictures that
/// fit badly are left out, a third radial term is used only where it earns its place.
/// Errors: `too_few` (under five usable pictures), `poor` (large residual, too little tilt to tell the focal length, or
/// too small a part of the picture covered); the message says what to do.
tl::expected<LensMeasurement, LensFailure> measure_lens(const std::vector<NamedPicture>& pictures,
                                                        const PrintedPattern& pattern = {});

}  // namespace arbiter::calibration
