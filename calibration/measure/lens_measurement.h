// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core.hpp>
#include <string>
#include <vector>

#include "calibration/error.h"
#include "calibration/lens.h"
#include "calibration/measure/printed_view.h"
#include "value/message.h"

namespace arbiter::calibration {

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
  Message why_not;  ///< a sentence when it was not used
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
/// The same from what was seen in pictures of `size`, all of which are of use (PrintedView::why_not).
tl::expected<LensMeasurement, LensFailure> measure_lens(const std::vector<PrintedView>& views, cv::Size size);
/// What is to be said of a measured lens, a sentence; `good`: nothing could be better about it.
struct LensVerdict {
  bool good = false;
  Message text;
};
[[nodiscard]] LensVerdict verdict(const LensMeasurement& measured);

}  // namespace arbiter::calibration
