// SPDX-License-Identifier: MIT
#include "calibration/measure/lens_collector.h"

#include <algorithm>
#include <cmath>
#include <opencv2/calib3d.hpp>
#include <utility>

namespace arbiter::calibration {

using std::chrono::milliseconds;
using namespace std::chrono_literals;

namespace {

constexpr double kStill = 0.003;  // of the picture's width, that a corner held in the hand may tremble
constexpr milliseconds kStillFor = 400ms;
constexpr int kStillPictures = 2;   // at least, and where nobody knows the time one more
constexpr double kElsewhere = 0.1;  // of the picture's width
constexpr double kNearer = 1.25;    // times as large, or as small
constexpr double kTilted = 12;      // degrees
constexpr double kWellTilted = 20;  // degrees to a side, so that the focal length can be told
constexpr double kCovered = 0.6;    // of the fields at an edge, or of all

double degrees(double radians) { return radians * 180 / CV_PI; }

/// The largest way that a corner seen in both has gone, in pixels; nothing when less than half of them are.
std::optional<double> moved(const PrintedView& a, const PrintedView& b) {
  double most = 0;
  std::size_t both = 0;
  for (std::size_t i = 0; i < a.points.size(); ++i)
    for (std::size_t k = 0; k < b.points.size(); ++k)
      if (a.points[i] == b.points[k]) {
        most = std::max(most, cv::norm(a.pixels[i] - b.pixels[k]));
        ++both;
      }
  if (2 * both < std::max(a.points.size(), b.points.size())) return std::nullopt;
  return most;
}

double covered(const cv::Mat1b& fields) { return cv::countNonZero(fields) / static_cast<double>(fields.total()); }

}  // namespace

std::optional<LensCollector::Pose> LensCollector::pose_of(const PrintedView& view) const {
  const Lens lens = Lens::guess(size_);
  cv::Vec3d turn, shift;
  if (!cv::solvePnP(view.points, view.pixels, lens.camera_matrix(), cv::noArray(), turn, shift)) return std::nullopt;
  cv::Matx33d rotation;
  cv::Rodrigues(turn, rotation);
  Pose pose;
  pose.normal = {rotation(0, 2), rotation(1, 2), rotation(2, 2)};
  if (pose.normal[2] > 0) pose.normal = -pose.normal;
  cv::Point2d middle(0, 0);
  for (const cv::Point2f& p : view.pixels) middle += cv::Point2d(p);
  pose.middle = middle / (static_cast<double>(view.pixels.size()) * size_.width);
  pose.size = 1 / std::max(1.0, shift[2]);
  return pose;
}

bool LensCollector::is_new(const Pose& pose) const {
  return std::all_of(poses_.begin(), poses_.end(), [&](const Pose& other) {
    const double scale = std::max(pose.size / other.size, other.size / pose.size);
    const double turned = degrees(std::acos(std::clamp(pose.normal.dot(other.normal), -1.0, 1.0)));
    return cv::norm(pose.middle - other.middle) > kElsewhere || scale > kNearer || turned > kTilted;
  });
}

bool LensCollector::held_still(const PrintedView& view, milliseconds at) {
  const auto way = moved(still_, view);
  if (!way || *way > kStill * size_.width) {
    still_ = view;
    still_at_ = at;
    still_pictures_ = 0;
    return false;
  }
  ++still_pictures_;
  return at > 0ms ? still_pictures_ >= kStillPictures && at - still_at_ >= kStillFor : still_pictures_ > kStillPictures;
}

void LensCollector::keep(const PrintedView& view, const Pose& pose) {
  views_.push_back(view);
  poses_.push_back(pose);
  // Who was told of the fields before may still look at them.
  sight_.fields = sight_.fields.clone();
  mark_fields(sight_.fields, view, size_);
  sight_.taken = static_cast<int>(views_.size());
  sight_.coverage = covered(sight_.fields);
  sight_.can_measure = sight_.taken >= kFewestPictures;
  sight_.just_taken = true;
  asked_ = false;
}

/// Tilts first, as the focal length hangs on them, then the edges, where a lens bends most. Empty: all is there.
Message LensCollector::next_goal() const {
  if (poses_.empty()) return make_message("Hold the board so that it faces the camera and is seen large.");
  const auto tilted = [&](int axis, double sign) {
    return std::any_of(poses_.begin(), poses_.end(), [&](const Pose& pose) {
      return degrees(std::atan2(sign * pose.normal[axis], -pose.normal[2])) > kWellTilted;
    });
  };
  // The surface looks to the right when its left side is nearer to the camera.
  if (!tilted(0, 1)) return make_message("Tilt it: bring its left side nearer to the camera, by 30 to 45 degrees.");
  if (!tilted(0, -1)) return make_message("Tilt it: bring its right side nearer to the camera, by 30 to 45 degrees.");
  if (!tilted(1, 1)) return make_message("Tilt it: bring its upper side nearer to the camera, by 30 to 45 degrees.");
  if (!tilted(1, -1)) return make_message("Tilt it: bring its lower side nearer to the camera, by 30 to 45 degrees.");
  const cv::Mat1b& fields = sight_.fields;
  if (covered(fields.col(0)) < kCovered)
    return make_message("Move it to the left edge of the picture; it may reach over it.");
  if (covered(fields.col(fields.cols - 1)) < kCovered)
    return make_message("Move it to the right edge of the picture; it may reach over it.");
  if (covered(fields.row(0)) < kCovered)
    return make_message("Move it to the upper edge of the picture; it may reach over it.");
  if (covered(fields.row(fields.rows - 1)) < kCovered)
    return make_message("Move it to the lower edge of the picture; it may reach over it.");
  if (sight_.coverage < kCovered) return make_message("Show it where it has not been yet.");
  if (sight_.taken < wanted_) return make_message("Go on: other places, other distances, other tilts.");
  return {};
}

void LensCollector::go_on() {
  constexpr int kMore = 4;
  wanted_ = sight_.wanted = std::max(wanted_, sight_.taken + kMore);
  most_ = std::max(most_, wanted_ + kMore);
  sight_.enough = false;
}

const LensSight& LensCollector::look(const cv::Mat& picture, milliseconds at) {
  if (picture.size() != size_) {
    const bool asked = asked_;
    *this = {};
    asked_ = asked;
    size_ = picture.size();
    sight_.fields = cv::Mat1b::zeros(kCoverageFields);
    sight_.wanted = wanted_;
  }
  const PrintedView view = see_print(picture);
  sight_.corners = view.pixels;
  sight_.just_taken = false;
  if (sight_.enough) return sight_;
  const bool useful = view.why_not().empty();
  const bool still = held_still(view, at);
  const auto pose = useful ? pose_of(view) : std::nullopt;
  const bool fresh = pose && is_new(*pose);
  if (pose && (asked_ || (still && fresh))) keep(view, *pose);

  Message goal = next_goal();
  sight_.enough = goal.empty() || sight_.taken >= most_;
  sight_.advice = sight_.enough         ? make_message("That is enough.")
                  : view.pixels.empty() ? make_message("Hold the printed calibration board before the camera.")
                  : !useful ? make_message("Too little of the board is seen: bring more of it into the picture.")
                  : fresh && !sight_.just_taken ? make_message("Hold it still.")
                                                : std::move(goal);
  return sight_;
}

}  // namespace arbiter::calibration
