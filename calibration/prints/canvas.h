// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <opencv2/core.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "calibration/error.h"
#include "calibration/paper/paper.h"

typedef struct _cairo cairo_t;  // NOLINT(bugprone-reserved-identifier): its own name, instead of all of <cairo.h>

namespace arbiter::calibration {

using paper::a4;
using paper::letter;
using paper::Paper;

/// A page to draw on, in millimetres from its upper left corner.
class Canvas {
 public:
  explicit Canvas(cairo_t* context) : context_(context) {}
  /// Grey: 0 black … 1 white.
  void fill(double x, double y, double width, double height, double grey = 0);
  void line(double x1, double y1, double x2, double y2, double width = 0.2, bool dashed = false);
  void outline(double x, double y, double width, double height, double line_width = 0.2, bool dashed = false);
  /// `size`: height of the capitals and a bit, in millimetres; `x` is the left end, or the middle when `centred`.
  void text(double x, double y, double size, std::string_view words, bool centred = false);
  /// The dark pixels of a picture, each `pixel` millimetres wide; neighbours are joined so that no seam shows.
  void bitmap(double x, double y, double pixel, const cv::Mat1b& picture);

 private:
  cairo_t* context_;
};

using Sheet = std::function<void(Canvas&)>;

/// Writes the sheets as a PDF, a page each, to be printed at 100 %. Errors: `cannot_write`.
Expected<void> write_pdf(const std::filesystem::path& file, const Paper& paper, const std::vector<Sheet>& sheets);
/// What a sheet looks like at so many dots per inch.
cv::Mat1b rasterise(const Sheet& sheet, const Paper& paper, double dots_per_inch);

}  // namespace arbiter::calibration
