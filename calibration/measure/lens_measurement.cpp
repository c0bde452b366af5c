// SPDX-License-Identifier: MIT
#include "calibration/measure/lens_measurement.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <opencv2/calib3d.hpp>

namespace arbiter::calibration {

namespace {

constexpr double kWorstSpread = 0.02;    // of the focal length
constexpr double kLeastTilt = 15;        // degrees between two positions of the print
constexpr double kWorstRms = 1.2e-3;     // share of the picture's width
constexpr double kLeastCoverage = 0.35;  // of the picture's fields
// From where on nothing could be better about a lens.
constexpr double kGoodRms = 4e-4, kGoodSpread = 0.005, kGoodCoverage = 0.6;
constexpr double kThirdTerm = 0.95;  // the residual that a third radial term must bring it down to
struct Fit {
  cv::Matx33d matrix;
  cv::Vec<double, 5> distortion;
  double rms = 0, focal_sd = 0;
  double tilt = 0;  // largest angle between two positions of the print, degrees
  std::vector<double> each;
};

Fit fit(const std::vector<const PrintedView*>& views, cv::Size size, bool third_term) {
  std::vector<std::vector<cv::Point3f>> points;
  std::vector<std::vector<cv::Point2f>> pixels;
  for (const PrintedView* view : views) points.push_back(view->points), pixels.push_back(view->pixels);
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

double coverage_of(const std::vector<const PrintedView*>& views, cv::Size size) {
  cv::Mat1b fields(kCoverageFields, 0);
  for (const PrintedView* view : views) mark_fields(fields, *view, size);
  return cv::countNonZero(fields) / static_cast<double>(kCoverageFields.area());
}

std::string percent(double share) {
  char text[16];
  std::snprintf(text, sizeof text, "%.1f %%", 100 * share);
  return text;
}

/// `verdicts`: one a view, `used` those to measure with.
tl::expected<LensMeasurement, LensFailure> measure(const std::vector<PrintedView>& views, cv::Size size,
                                                   std::vector<PictureVerdict> verdicts) {
  LensMeasurement out;
  out.pictures = std::move(verdicts);
  const auto fail = [&](const std::string& code, const Message& message) {
    return tl::unexpected(LensFailure{{code, message}, out.pictures});
  };
  const auto used = [&] {
    std::vector<const PrintedView*> list;
    for (std::size_t i = 0; i < views.size(); ++i)
      if (out.pictures[i].used) list.push_back(&views[i]);
    return list;
  };
  const auto too_few = [&](std::size_t count) {
    return fail("too_few", make_message("%1 usable pictures of %2; at least %3 are needed: hold the print at different "
                                        "places, distances and tilts",
                                        count, views.size(), kFewestPictures));
  };
  std::vector<const PrintedView*> list = used();
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
    out.pictures[i].why_not = make_message("it does not fit the others (shaken, or the print was bent)");
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
    return fail("poor", make_message("the residual is %1 pixels: glue the print on something flat, hold it still "
                                     "and take the pictures again",
                                     std::to_string(out.rms_px)));
  // Pictures of a print that is never tilted fit any focal length, with a small spread around a wrong one.
  if (best.tilt < kLeastTilt)
    return fail("poor",
                make_message("the print is seen at nearly the same tilt in all pictures, which does not tell the focal "
                             "length: tilt it by 30 to 45 degrees, to several sides"));
  if (!(out.focal_spread < kWorstSpread))
    return fail("poor",
                make_message("the focal length is known only to %1: add pictures with the print tilted by 30 to 45 "
                             "degrees, to several sides",
                             percent(out.focal_spread)));
  if (out.coverage < kLeastCoverage)
    return fail("poor",
                make_message("the print was seen in only %1 of the picture: add pictures with it near the corners and "
                             "the edges",
                             percent(out.coverage)));
  return out;
}

}  // namespace

tl::expected<LensMeasurement, LensFailure> measure_lens(const std::vector<NamedPicture>& pictures,
                                                        const PrintedPattern& pattern) {
  std::vector<PrintedView> views;
  std::vector<PictureVerdict> verdicts;
  cv::Size size;
  for (const NamedPicture& picture : pictures) {
    PictureVerdict verdict{picture.name, 0, 0, false, {}};
    PrintedView view;
    if (picture.image.empty()) {
      verdict.why_not = make_message("it cannot be read as a picture");
    } else if (!size.empty() && picture.image.size() != size) {
      verdict.why_not = make_message("it has %1 x %2 pixels, the others %3 x %4", picture.image.cols,
                                     picture.image.rows, size.width, size.height);
    } else {
      size = picture.image.size();
      view = see_print(picture.image, pattern);
      verdict.points = static_cast<int>(view.pixels.size());
      verdict.why_not = view.why_not();
      verdict.used = verdict.why_not.empty();
    }
    views.push_back(std::move(view));
    verdicts.push_back(std::move(verdict));
  }
  return measure(views, size, std::move(verdicts));
}

tl::expected<LensMeasurement, LensFailure> measure_lens(const std::vector<PrintedView>& views, cv::Size size) {
  std::vector<PictureVerdict> verdicts;
  for (std::size_t i = 0; i < views.size(); ++i)
    verdicts.push_back({"picture " + std::to_string(i + 1), static_cast<int>(views[i].pixels.size()), 0,
                        views[i].why_not().empty(), views[i].why_not()});
  return measure(views, size, std::move(verdicts));
}

LensVerdict verdict(const LensMeasurement& measured) {
  if (measured.rms_px > kGoodRms * measured.lens.image_size.width)
    return {false, make_message("Usable, though the print was not quite flat or still.")};
  if (measured.focal_spread > kGoodSpread)
    return {false, make_message("Usable; more pictures with the print tilted would make the focal length surer.")};
  if (measured.coverage < kGoodCoverage)
    return {false, make_message("Usable; more pictures near the edges would make those surer.")};
  return {true, make_message("Good: the lens is known.")};
}

}  // namespace arbiter::calibration
