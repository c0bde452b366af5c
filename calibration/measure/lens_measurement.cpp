#include "calibration/measure/lens_measurement.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <opencv2/aruco/charuco.hpp>
#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>

#include "calibration/prints/sheets.h"

namespace arbiter::calibration {

namespace {

constexpr int kFewestPoints = 12;        // of a picture: the homography it must carry, and a good deal more
constexpr double kWorstSpread = 0.02;    // of the focal length
constexpr double kLeastTilt = 15;        // degrees between two positions of the print
constexpr double kWorstRms = 1.2e-3;     // share of the picture's width
constexpr double kLeastCoverage = 0.35;  // of the picture's fields
constexpr double kThirdTerm = 0.95;      // the residual that a third radial term must bring it down to
const cv::Size kFields(8, 6);

struct View {
  std::vector<cv::Point2f> pixels;
  std::vector<cv::Point3f> points;
};

cv::Mat grey_of(const cv::Mat& image) {
  if (image.channels() == 1) return image;
  cv::Mat grey;
  cv::cvtColor(image, grey, cv::COLOR_BGR2GRAY);
  return grey;
}

View see_charuco(const cv::Mat& grey) {
  const auto board = charuco_board();
  std::vector<std::vector<cv::Point2f>> markers;
  std::vector<int> numbers;
  cv::aruco::detectMarkers(grey, board->dictionary, markers, numbers);
  View view;
  if (numbers.empty()) return view;
  std::vector<int> corners;
  cv::aruco::interpolateCornersCharuco(markers, numbers, grey, board, view.pixels, corners);
  for (const int corner : corners) view.points.push_back(board->chessboardCorners[static_cast<std::size_t>(corner)]);
  return view;
}

View see_chequers(const cv::Mat& grey, cv::Size crossings) {
  View view;
  if (!cv::findChessboardCornersSB(grey, crossings, view.pixels,
                                   cv::CALIB_CB_NORMALIZE_IMAGE | cv::CALIB_CB_EXHAUSTIVE | cv::CALIB_CB_ACCURACY))
    view.pixels.clear();
  for (std::size_t i = 0; i < view.pixels.size(); ++i)
    view.points.emplace_back(static_cast<float>(static_cast<int>(i) % crossings.width),
                             static_cast<float>(static_cast<int>(i) / crossings.width), 0.0F);
  return view;
}

/// A row of corners says nothing about the lens.
bool lies_on_a_line(const View& view) {
  std::vector<cv::Point2f> flat;
  for (const cv::Point3f& p : view.points) flat.emplace_back(p.x, p.y);
  const cv::RotatedRect box = cv::minAreaRect(flat);
  return std::min(box.size.width, box.size.height) < 0.15F * std::max(box.size.width, box.size.height);
}

struct Fit {
  cv::Matx33d matrix;
  cv::Vec<double, 5> distortion;
  double rms = 0, focal_sd = 0;
  double tilt = 0;  // largest angle between two positions of the print, degrees
  std::vector<double> each;
};

Fit fit(const std::vector<const View*>& views, cv::Size size, bool third_term) {
  std::vector<std::vector<cv::Point3f>> points;
  std::vector<std::vector<cv::Point2f>> pixels;
  for (const View* view : views) points.push_back(view->points), pixels.push_back(view->pixels);
  cv::Mat matrix = cv::Mat::eye(3, 3, CV_64F), distortion = cv::Mat::zeros(1, 5, CV_64F), rotations, shifts, spread,
          outside, each;
  const int flags = third_term ? 0 : cv::CALIB_FIX_K3;
  Fit out;
  out.rms =
      cv::calibrateCamera(points, pixels, size, matrix, distortion, rotations, shifts, spread, outside, each, flags);
  out.matrix = matrix;
  for (int i = 0; i < 5; ++i) out.distortion[i] = distortion.at<double>(i);
  out.focal_sd = std::max(spread.at<double>(0) / out.matrix(0, 0), spread.at<double>(1) / out.matrix(1, 1));
  for (int i = 0; i < each.rows; ++i) out.each.push_back(each.at<double>(i));
  std::vector<cv::Vec3d> normals;
  for (int i = 0; i < each.rows; ++i) {
    cv::Matx33d turn;
    cv::Rodrigues(rotations.at<cv::Vec3d>(i), turn);
    normals.emplace_back(turn(0, 2), turn(1, 2), turn(2, 2));
    for (const cv::Vec3d& other : normals)
      out.tilt = std::max(out.tilt, std::acos(std::clamp(other.dot(normals.back()), -1.0, 1.0)) * 180 / CV_PI);
  }
  return out;
}

double coverage_of(const std::vector<const View*>& views, cv::Size size) {
  cv::Mat1b seen(kFields, 0);
  for (const View* view : views)
    for (const cv::Point2f& p : view->pixels)
      seen(std::clamp(static_cast<int>(p.y * static_cast<float>(kFields.height) / static_cast<float>(size.height)), 0,
                      kFields.height - 1),
           std::clamp(static_cast<int>(p.x * static_cast<float>(kFields.width) / static_cast<float>(size.width)), 0,
                      kFields.width - 1)) = 1;
  return cv::countNonZero(seen) / static_cast<double>(kFields.area());
}

std::string percent(double share) {
  char text[16];
  std::snprintf(text, sizeof text, "%.1f %%", 100 * share);
  return text;
}

}  // namespace

tl::expected<LensMeasurement, LensFailure> measure_lens(const std::vector<NamedPicture>& pictures,
                                                        const PrintedPattern& pattern) {
  LensMeasurement out;
  std::vector<View> views;
  cv::Size size;
  for (const NamedPicture& picture : pictures) {
    PictureVerdict verdict{picture.name, 0, 0, false, {}};
    View view;
    if (picture.image.empty()) {
      verdict.why_not = "it cannot be read as a picture";
    } else if (!size.empty() && picture.image.size() != size) {
      verdict.why_not = "it has " + std::to_string(picture.image.cols) + " x " + std::to_string(picture.image.rows) +
                        " pixels, the others " + std::to_string(size.width) + " x " + std::to_string(size.height);
    } else {
      size = picture.image.size();
      const cv::Mat grey = grey_of(picture.image);
      view = pattern.kind == PrintedPattern::Kind::charuco ? see_charuco(grey) : see_chequers(grey, pattern.crossings);
      verdict.points = static_cast<int>(view.pixels.size());
      if (view.pixels.empty())
        verdict.why_not = "the printed pattern is not seen in it";
      else if (verdict.points < kFewestPoints)
        verdict.why_not = "only " + std::to_string(verdict.points) + " corners of the pattern are seen in it";
      else if (lies_on_a_line(view))
        verdict.why_not = "only a strip of the pattern is seen in it";
      else
        verdict.used = true;
    }
    views.push_back(std::move(view));
    out.pictures.push_back(std::move(verdict));
  }
  const auto fail = [&](const std::string& code, const std::string& message) {
    return tl::unexpected(LensFailure{{code, message}, out.pictures});
  };
  const auto used = [&] {
    std::vector<const View*> list;
    for (std::size_t i = 0; i < views.size(); ++i)
      if (out.pictures[i].used) list.push_back(&views[i]);
    return list;
  };
  const auto too_few = [&](std::size_t count) {
    return fail("too_few", std::to_string(count) + " usable pictures of " + std::to_string(pictures.size()) +
                               "; at least " + std::to_string(kFewestPictures) +
                               " are needed: hold the print at different places, distances and tilts");
  };
  std::vector<const View*> list = used();
  if (list.size() < kFewestPictures) return too_few(list.size());

  Fit best = fit(list, size, false);
  // Pictures that fit much worse than the rest were shaken, bent or misread.
  std::vector<double> sorted = best.each;
  std::nth_element(sorted.begin(), sorted.begin() + static_cast<std::ptrdiff_t>(sorted.size() / 2), sorted.end());
  const double limit = std::max(2.5 * sorted[sorted.size() / 2], 0.3);
  bool dropped = false;
  for (std::size_t i = 0, k = 0; i < views.size(); ++i) {
    if (!out.pictures[i].used) continue;
    const double rms = best.each[k++];
    if (rms <= limit) continue;
    dropped = true;
    out.pictures[i].used = false;
    out.pictures[i].rms_px = rms;
    out.pictures[i].why_not = "it does not fit the others (shaken, or the print was bent)";
  }
  if (dropped) {
    list = used();
    if (list.size() < kFewestPictures) return too_few(list.size());
    best = fit(list, size, false);
  }
  out.coverage = coverage_of(list, size);
  if (out.coverage > 0.6) {
    const Fit richer = fit(list, size, true);
    if (richer.rms < kThirdTerm * best.rms) best = richer;
  }
  for (std::size_t i = 0, k = 0; i < views.size(); ++i)
    if (out.pictures[i].used) out.pictures[i].rms_px = best.each[k++];
  out.rms_px = best.rms;
  out.focal_spread = best.focal_sd;
  out.lens.image_size = size;
  out.lens.fx = best.matrix(0, 0), out.lens.fy = best.matrix(1, 1);
  out.lens.cx = best.matrix(0, 2), out.lens.cy = best.matrix(1, 2);
  out.lens.distortion = best.distortion;
  out.lens.calibrated = true;

  if (out.rms_px > kWorstRms * size.width)
    return fail("poor", "the residual is " + std::to_string(out.rms_px) +
                            " pixels: glue the print on something flat, hold it still and take the pictures again");
  // Pictures of a print that is never tilted fit any focal length, with a small spread around a wrong one.
  if (best.tilt < kLeastTilt)
    return fail("poor",
                "the print is seen at nearly the same tilt in all pictures, which does not tell the focal "
                "length: tilt it by 30 to 45 degrees, to several sides");
  if (!(out.focal_spread < kWorstSpread))
    return fail("poor", "the focal length is known only to " + percent(out.focal_spread) +
                            ": add pictures with the print tilted by 30 to 45 degrees, to several sides");
  if (out.coverage < kLeastCoverage)
    return fail("poor", "the print was seen in only " + percent(out.coverage) +
                            " of the picture: add pictures with it near the corners and the edges");
  return out;
}

}  // namespace arbiter::calibration
