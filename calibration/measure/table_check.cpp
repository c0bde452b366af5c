// SPDX-License-Identifier: MIT
#include "calibration/measure/table_check.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace arbiter::calibration {

namespace {

// Where reading becomes uncertain, and where it is not worth trying.
using namespace table_limits;
constexpr double kTiny = 16, kFlattest = 30, kUnsharp = 0.09, kDark = 55, kPalest = 15;  // not read any more
constexpr double kGlare = 0.03, kMuchGlare = 0.12;  // of the board's pixels or squares

double quantile(std::vector<float> values, double q) {
  if (values.empty()) return 0;
  const auto nth = values.begin() + static_cast<std::ptrdiff_t>(q * static_cast<double>(values.size() - 1));
  std::nth_element(values.begin(), nth, values.end());
  return *nth;
}

cv::Mat1b outline_mask(const Corners& outline, cv::Size size, double shrink) {
  cv::Mat1b mask(size, 0);
  cv::Point2d middle(0, 0);
  for (const cv::Point2d& p : outline) middle += p * 0.25;
  std::vector<cv::Point> polygon;
  for (const cv::Point2d& p : outline) polygon.emplace_back(middle + (p - middle) * shrink);
  cv::fillConvexPoly(mask, polygon, 255);
  return mask;
}

double blur_of(const cv::Mat1b& grey, const cv::Mat1b& board) {
  constexpr double kFirst = 1.0, kFurther = 1.5;
  cv::Mat1f picture, once, twice;
  grey.convertTo(picture, CV_32F);
  cv::GaussianBlur(picture, once, {}, kFirst);
  cv::GaussianBlur(once, twice, {}, kFurther);
  const auto slope = [](const cv::Mat1f& image) {
    cv::Mat1f dx, dy, size;
    cv::Sobel(image, dx, CV_32F, 1, 0);
    cv::Sobel(image, dy, CV_32F, 0, 1);
    cv::magnitude(dx, dy, size);
    return size;
  };
  const cv::Mat1f before = slope(once), after = slope(twice);
  std::vector<float> steep;
  for (int v = 0; v < grey.rows; ++v)
    for (int u = 0; u < grey.cols; ++u)
      if (board(v, u) != 0) steep.push_back(before(v, u));
  const double limit = std::max(24.0, quantile(steep, 0.97));
  std::vector<float> blurs;
  for (int v = 1; v + 1 < grey.rows; ++v)
    for (int u = 1; u + 1 < grey.cols; ++u) {
      const float here = before(v, u);
      // Ridges of the gradient only: beside the middle of an edge the ratio means nothing.
      if (board(v, u) == 0 || here < limit || after(v, u) <= 0 ||
          !((here >= before(v, u - 1) && here >= before(v, u + 1)) ||
            (here >= before(v - 1, u) && here >= before(v + 1, u))))
        continue;
      const float ratio = here / after(v, u), square = ratio * ratio - 1;
      if (square <= 0.02F) continue;
      blurs.push_back(std::sqrt(
          std::max(0.0F, static_cast<float>(kFurther * kFurther) / square - static_cast<float>(kFirst * kFirst))));
    }
  constexpr std::size_t kEnough = 200;
  return blurs.size() < kEnough ? 0 : quantile(blurs, 0.4);
}

struct CellLight {
  Cell cell;
  double low = 0;  // grey level that a fifth of the square lies under
  double middle = 0;
};

/// The grey levels of the squares that are in the picture.
struct BoardLight {
  cv::Mat1b whole;  ///< 255 where a square is
  std::vector<CellLight> cells;
  std::vector<float> light, dark;  ///< of a chequered board: the middle levels of its light and dark squares

  [[nodiscard]] double light_level() const { return quantile(light, 0.5); }
  [[nodiscard]] double dark_level() const { return quantile(dark, 0.5); }
  [[nodiscard]] bool has_both() const { return !light.empty() && !dark.empty(); }
};

std::vector<float> levels_in(const cv::Mat1b& grey, const cv::Mat1b& mask) {
  std::vector<float> levels;
  for (int v = 0; v < grey.rows; ++v)
    for (int u = 0; u < grey.cols; ++u)
      if (mask(v, u) != 0) levels.push_back(grey(v, u));
  return levels;
}

/// Adds a square whose outline is in the picture.
void add_cell(BoardLight& into, const cv::Mat1b& grey, const Board& board, Cell cell, const Corners& outline) {
  cv::Point2d low = outline[0], high = outline[0];
  for (const cv::Point2d& p : outline) {
    low = {std::min(low.x, p.x), std::min(low.y, p.y)};
    high = {std::max(high.x, p.x), std::max(high.y, p.y)};
  }
  const cv::Rect box = cv::Rect(cv::Point(low), cv::Point(high) + cv::Point(1, 1)) & cv::Rect({0, 0}, grey.size());
  Corners local = outline;
  for (cv::Point2d& p : local) p -= cv::Point2d(box.tl());
  into.whole(box) |= outline_mask(local, box.size(), 1);
  const std::vector<float> levels = levels_in(grey(box), outline_mask(local, box.size(), 0.8));
  const double fifth = quantile(levels, 0.2), half = quantile(levels, 0.5);
  into.cells.push_back({cell, fifth, half});
  if (board.style() == BoardStyle::chequered)
    (board.dark(cell) ? into.dark : into.light).push_back(static_cast<float>(half));
}

/// Looks at all squares; notes those outside the picture and how small the smallest is.
BoardLight look_at_cells(const cv::Mat1b& grey, const BoardPlane& plane, TableCheck& out) {
  const Board& board = plane.board();
  const cv::Rect frame({0, 0}, grey.size());
  BoardLight seen{cv::Mat1b(grey.size(), 0), {}, {}, {}};
  for (const Cell cell : board.cells()) {
    const Corners outline = plane.outline(cell);
    bool inside = true;
    for (std::size_t i = 0; i < 4; ++i) {
      out.smallest_square_px = std::min(out.smallest_square_px, cv::norm(outline[i] - outline[(i + 1) % 4]));
      inside = inside && frame.contains(cv::Point(outline[i]));
    }
    if (inside)
      add_cell(seen, grey, board, cell, outline);
    else
      out.outside.push_back(board.name(cell));
  }
  return seen;
}

/// Measures the light on the board as a whole and square by square.
void measure_light(const cv::Mat1b& grey, const Board& board, const BoardLight& seen, TableCheck& out) {
  const std::vector<float> levels = levels_in(grey, seen.whole);
  const auto burnt = std::count_if(levels.begin(), levels.end(), [](float level) { return level >= 250; });
  if (!levels.empty()) out.burnt_out = static_cast<double>(burnt) / static_cast<double>(levels.size());
  out.brightness = quantile(levels, 0.9);
  const double dark_level = seen.dark_level();
  if (seen.has_both()) out.contrast = std::max(0.0, seen.light_level() - dark_level);
  for (const CellLight& c : seen.cells) {
    // Washed out: a square that is burnt even where it is darkest, or a dark one that is lit up to a light one's level.
    const bool lit = board.style() == BoardStyle::chequered && board.dark(c.cell) && out.contrast > kPale &&
                     c.low > dark_level + 0.75 * out.contrast;
    if (c.low >= 248 || lit) out.glare.push_back(board.name(c.cell));
  }
}

/// "a1, b1", at most eight of them.
Argument listed(std::vector<std::string> squares) {
  constexpr std::size_t kMost = 8;
  if (squares.size() <= kMost) return arg::texts(squares);
  const std::size_t more = squares.size() - kMost;
  squares.resize(kMost);
  return make_message("%1 and %2 more", arg::texts(squares), more);
}

/// Grades what was measured and says what to do about it. `chequered`: light and dark squares were seen.
void advise(const BoardPlane& plane, bool chequered, TableCheck& out) {
  const auto find = [&](bool bad, bool worse, const Message& advice) {
    if (!bad && !worse) return;
    out.grade = std::max(out.grade, worse ? TableCheck::Grade::poor : TableCheck::Grade::usable);
    out.advice.insert(worse ? out.advice.begin() : out.advice.end(), advice);
  };
  find(false, !out.outside.empty(),
       make_message("Part of the board is outside the picture (%1): move the camera back or turn it.",
                    listed(out.outside)));
  find(out.smallest_square_px < kSmall, out.smallest_square_px < kTiny,
       make_message("The squares are small: bring the camera nearer, or take pictures of more pixels."));
  find(out.elevation < kFlat, out.elevation < kFlattest,
       make_message("The camera looks along the table, so that pieces hide each other: put it higher."));
  const double blur = out.blur_px / std::max(1.0, out.square_px);
  find(blur > kBlurred, blur > kUnsharp,
       make_message("The picture is not sharp: focus on the board, and keep the camera still."));
  find(out.brightness < kDim, out.brightness < kDark, make_message("It is dark: switch on a lamp, or expose longer."));
  find(
      chequered && out.contrast < kPale, chequered && out.contrast < kPalest,
      make_message("Light and dark squares can hardly be told apart: give it more light from the side, or less haze."));
  const double washed = static_cast<double>(out.glare.size()) / static_cast<double>(plane.board().cells().size());
  find(!out.glare.empty() || out.burnt_out > kGlare, std::max(washed, out.burnt_out) > kMuchGlare,
       out.glare.empty()
           ? make_message("Parts of the board are burnt out: expose less, or dim the lamp.")
           : make_message("Light is mirrored in the board (%1): move the lamp or the camera, or draw the curtain.",
                          listed(out.glare)));
}

}  // namespace

std::string_view name(TableCheck::Grade grade) {
  switch (grade) {
    case TableCheck::Grade::good:
      return "good";
    case TableCheck::Grade::usable:
      return "usable";
    case TableCheck::Grade::poor:
      break;
  }
  return "poor";
}

TableCheck check_table(const cv::Mat& picture, const BoardPlane& plane) {
  cv::Mat1b grey;
  if (picture.channels() == 1)
    grey = picture;
  else
    cv::cvtColor(picture, grey, cv::COLOR_BGR2GRAY);
  TableCheck out;
  out.square_px = plane.square_px();
  out.elevation = plane.elevation();
  out.smallest_square_px = 1e9;
  const BoardLight seen = look_at_cells(grey, plane, out);
  measure_light(grey, plane.board(), seen, out);
  out.blur_px = blur_of(grey, seen.whole);
  advise(plane, !seen.light.empty(), out);
  return out;
}

}  // namespace arbiter::calibration
