// SPDX-License-Identifier: MIT
#include "vision/locate/board_tracker.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

#include "vision/locate/crossings.h"
#include "vision/locate/grey_parts.h"
#include "vision/locate/patch_marks.h"

namespace arbiter::vision {

using calibration::BoardPlane;
using calibration::Corners;

namespace {

constexpr size_t kMostCrossings = 48;                // read in each frame
constexpr double kReach = 0.15;                      // of a square: how far a crossing is looked for
constexpr double kLeastContrast = 8;                 // grey levels
constexpr double kNoise = 0.35;                      // px: crossings are not read more exactly than this
constexpr double kLikeAtFirst = 1.5;                 // and in a poor picture so much less exactly than in the first
constexpr double kMostNoise = 0.04;                  // of a square
constexpr double kShake = 2, kShakeOfSquare = 0.04;  // px, squares: a camera on its tripod does that by itself
constexpr double kEnough = 0.4;       // share of the usual crossings that must agree on where the board is
constexpr size_t kFewest = 6;         // crossings
constexpr double kSomeInPlace = 0.2;  // share that shows the board has not moved, something only hides it
constexpr int kThumbnail = 192;       // px, longer side
constexpr int kSearchEvery = 10;      // frames between two searches over the whole picture while it is not seen
constexpr int kSearchesBeforeLost = 3;

struct Reading {
  std::vector<cv::Point2d> on_board, pixels;
  std::vector<double> moved;  // px, against where they were expected
  std::vector<Landmark> landmarks;
};

cv::Mat1f thumbnail(const cv::Mat& frame) {
  const double scale = static_cast<double>(kThumbnail) / std::max(frame.cols, frame.rows);
  cv::Mat small, grey;
  cv::resize(frame, small, {}, scale, scale, cv::INTER_LINEAR);
  if (small.channels() == 1)
    grey = small;
  else
    cv::cvtColor(small, grey, small.channels() == 4 ? cv::COLOR_BGRA2GRAY : cv::COLOR_BGR2GRAY);
  cv::Mat1f out;
  grey.convertTo(out, CV_32F);
  return out;
}

double median(std::vector<double> v) {
  if (v.empty()) return 0;
  std::nth_element(v.begin(), v.begin() + static_cast<long>(v.size() / 2), v.end());
  return v[v.size() / 2];
}

// Every n-th crossing, so that those read lie all over the board.
std::vector<cv::Point2d> spread(std::vector<cv::Point2d> all) {
  if (all.size() <= kMostCrossings) return all;
  std::vector<cv::Point2d> some;
  for (size_t i = 0; i < kMostCrossings; ++i) some.push_back(all[i * all.size() / kMostCrossings]);
  return some;
}

}  // namespace

struct BoardTracker::State {
  BoardPlane first, anchor, current;
  std::vector<cv::Point2d> crossings;
  std::optional<PatchMarks> marks;  // of boards without a chequered pattern
  bool a1_light = false;
  double usual = 0;       // crossings seen while nothing is in the way
  double noise = kNoise;  // px: how exactly they are read here
  cv::Mat1f last_thumbnail, window;
  GreyParts grey;  // the picture looked at
  int frames_unseen = 0, searches = 0;

  explicit State(const BoardFix& fix)
      : first(fix.plane),
        anchor(fix.plane),
        current(fix.plane),
        crossings(spread(inner_crossings(fix.plane.board()))) {}

  // Crossings seen within reach of where `plane`, shifted by so many pixels, expects them.
  [[nodiscard]] Reading read(const BoardPlane& plane, cv::Point2d shift) {
    if (marks) return read_marks(plane, shift);
    Reading reading;
    for (const cv::Point2d& q : crossings) {
      Landmark& landmark = reading.landmarks.emplace_back();
      if (!plane.before_camera({q.x, q.y, 0})) continue;
      const cv::Point2d at = plane.to_pixel(q) + shift;
      landmark.pixel = at;
      const cv::Point2d u = plane.to_pixel(q + cv::Point2d(0.5, 0)) - plane.to_pixel(q - cv::Point2d(0.5, 0));
      const cv::Point2d v = plane.to_pixel(q + cv::Point2d(0, 0.5)) - plane.to_pixel(q - cv::Point2d(0, 0.5));
      const double reach = std::max(kReach * std::min(cv::norm(u), cv::norm(v)), 2.0);
      const bool light = (static_cast<int>(q.x + q.y) % 2 == 0) == a1_light;
      const auto found =
          locate_crossing(grey.about(at, seen_about_crossing(u, v, reach)), at, u, v, light, reach, kLeastContrast);
      if (!found) continue;
      landmark.seen = true;
      reading.on_board.push_back(q);
      reading.pixels.push_back(*found);
      reading.moved.push_back(cv::norm(*found - plane.to_pixel(q)));
    }
    return reading;
  }

  // The same of a board's marks. They are no landmarks: pieces are put on them.
  [[nodiscard]] Reading read_marks(const BoardPlane& plane, cv::Point2d shift) {
    Reading reading;
    const double reach = std::max(kReach * plane.square_px(), 2.0);
    const std::size_t step = std::max<std::size_t>(1, marks->points().size() / kMostCrossings);
    for (std::size_t i = 0; i < marks->points().size(); i += step) {
      const cv::Point2d& q = marks->points()[i];
      if (!plane.before_camera({q.x, q.y, 0})) continue;
      const cv::Point2d at = plane.to_pixel(q) + shift;
      const auto found = marks->find(grey.about(at, marks->seen_about(i, reach)), i, at, reach);
      if (!found) continue;
      reading.on_board.push_back(q);
      reading.pixels.push_back(*found);
      reading.moved.push_back(cv::norm(*found - plane.to_pixel(q)));
    }
    return reading;
  }

  [[nodiscard]] bool enough(const Reading& r) const {
    return r.pixels.size() >= kFewest && static_cast<double>(r.pixels.size()) >= kEnough * usual;
  }

  // The plane through what was read; the lens stays as it is.
  [[nodiscard]] std::optional<BoardPlane> fitted(const Reading& r) const {
    calibration::Lens lens = current.lens();
    lens.calibrated = true;
    auto plane = BoardPlane::from_points(current.board(), r.on_board, r.pixels, lens, false);
    if (!plane) return std::nullopt;
    // A fit that its own crossings contradict is none.
    const Corners was = current.corners(), is = plane->corners();
    for (size_t i = 0; i < 4; ++i)
      if (cv::norm(is[i] - was[i]) > 3 * current.square_px() + 4 * median(r.moved)) return std::nullopt;
    return *plane;
  }

  TrackedBoard report(BoardMotion motion, double visible, const Reading& r = {}) const {
    return {motion, current, calibration::corner_distance(first.corners(), current.corners()), std::min(visible, 1.0),
            r.landmarks};
  }

  TrackedBoard follow_to(const Reading& r, const BoardPlane& plane) {
    current = plane;
    frames_unseen = searches = 0;
    const double visible = marks ? 0 : static_cast<double>(r.pixels.size()) / std::max(usual, 1.0);
    if (calibration::corner_distance(anchor.corners(), plane.corners()) <
        std::max(kShake, kShakeOfSquare * plane.square_px()))
      return report(BoardMotion::steady, visible, r);
    anchor = plane;
    return report(BoardMotion::nudged, visible, r);
  }

  // Reads and fits until the crossings are where the plane expects them, or, in a picture worse than the first, until
  // the plane stays where it is and they lie about it; nothing when they get lost on the way.
  [[nodiscard]] std::optional<std::pair<Reading, BoardPlane>> settle(Reading reading) {
    constexpr int kRounds = 5;
    std::optional<BoardPlane> before;
    for (int round = 0; round < kRounds; ++round) {
      const auto plane = enough(reading) ? fitted(reading) : std::nullopt;
      if (!plane) return std::nullopt;
      const bool stays = before && calibration::corner_distance(before->corners(), plane->corners()) < kNoise;
      const double allowed = stays ? std::max(noise, kMostNoise * plane->square_px()) : noise;
      Reading again = read(*plane, {});
      if (enough(again) && median(again.moved) < allowed && again.pixels.size() <= reading.pixels.size() + 1)
        return std::pair{std::move(again), *plane};
      reading = std::move(again);
      before = plane;
    }
    return std::nullopt;
  }

  // The board anywhere in the picture, the way round that is nearest to the last one.
  [[nodiscard]] std::optional<BoardPlane> anywhere(const cv::Mat& frame) const {
    FindHints hints;
    hints.tags = TagUse::never;
    const auto fix = find_board(frame, current.board(), current.lens(), hints);
    if (!fix) return std::nullopt;
    std::optional<BoardPlane> nearest;
    for (int q = 0; q < 4; ++q) {
      const BoardPlane turned = fix->plane.turned(q);
      if (!nearest || calibration::corner_distance(turned.corners(), current.corners()) <
                          calibration::corner_distance(nearest->corners(), current.corners()))
        nearest = turned;
    }
    return nearest;
  }

  // Looks over the whole picture now and then while the board is not where it was.
  std::optional<BoardPlane> search(const cv::Mat& frame) {
    if (frames_unseen % kSearchEvery != 1) return std::nullopt;
    ++searches;
    auto found = anywhere(frame);
    if (found) searches = 0;
    return found;
  }

  // The same for a board of marks: most of them are where it is found. Soon, at first: a picture with a hand shows
  // little.
  std::optional<std::pair<Reading, BoardPlane>> search_marks(const cv::Mat& frame) {
    const int unseen = ++frames_unseen;
    if ((unseen & (unseen - 1)) != 0 && unseen % kSearchEvery != 1) return std::nullopt;
    const auto found = anywhere(frame);
    if (!found) return std::nullopt;
    Reading there = read(*found, {});
    if (!enough(there) || median(there.moved) > std::max(noise, kMostNoise * found->square_px())) return std::nullopt;
    return std::pair{std::move(there), *found};
  }

  // The pattern looks alike a square further along a diagonal: a long way is believed only when the search over the
  // whole picture, which sees the board's edges, arrives at the same place.
  [[nodiscard]] bool believable(const cv::Mat& frame, const BoardPlane& plane) const {
    if (calibration::corner_distance(plane.corners(), current.corners()) < kReach * current.square_px()) return true;
    const auto found = anywhere(frame);
    return found && calibration::corner_distance(plane.corners(), found->corners()) < kReach * plane.square_px();
  }
};

BoardTracker::BoardTracker(const cv::Mat& picture, const BoardFix& fix) : state_(std::make_unique<State>(fix)) {
  State& s = *state_;
  s.grey.show(picture);
  s.last_thumbnail = thumbnail(picture);
  cv::createHanningWindow(s.window, s.last_thumbnail.size(), CV_32F);
  if (fix.plane.board().style() != BoardStyle::chequered) {
    s.marks.emplace(s.grey.whole(), s.current);
    s.usual = static_cast<double>(s.read(s.current, {}).pixels.size());
    return;
  }
  // Which colour a1 has is a matter of the picture, not of the rules: boards are laid the wrong way round.
  s.a1_light = !board_dark_at(fix.plane.board(), 0, 0);
  Reading reading = s.read(s.current, {});
  s.a1_light = !s.a1_light;
  const Reading other = s.read(s.current, {});
  if (other.pixels.size() < reading.pixels.size()) s.a1_light = !s.a1_light;
  const double scatter = median(other.pixels.size() < reading.pixels.size() ? reading.moved : other.moved);
  s.noise = std::max(kNoise, std::min(kLikeAtFirst * scatter, kMostNoise * s.current.square_px()));
  s.usual = static_cast<double>(std::max(reading.pixels.size(), other.pixels.size()));
}

BoardTracker::~BoardTracker() = default;
BoardTracker::BoardTracker(BoardTracker&&) noexcept = default;
BoardTracker& BoardTracker::operator=(BoardTracker&&) noexcept = default;

TrackedBoard BoardTracker::follow(const cv::Mat& frame) {
  State& s = *state_;
  if (s.usual < static_cast<double>(kFewest)) return s.report(BoardMotion::steady, 0);  // no pattern to follow
  s.grey.show(frame);
  const Reading here = s.read(s.current, {});
  const double visible = static_cast<double>(here.pixels.size()) / s.usual;
  if (s.enough(here)) {
    if (median(here.moved) < s.noise) {
      s.usual = std::max(static_cast<double>(here.pixels.size()), s.usual * 0.998);
      s.last_thumbnail = thumbnail(frame);
      return s.follow_to(here, s.current);
    }
    if (const auto settled = s.settle(here); settled && s.believable(frame, settled->second)) {
      s.last_thumbnail = thumbnail(frame);
      return s.follow_to(settled->first, settled->second);
    }
  }
  // Something is in the way, or the whole picture has shifted.
  const cv::Mat1f now = thumbnail(frame);
  double response = 0;
  const cv::Point2d small_shift = cv::phaseCorrelate(s.last_thumbnail, now, s.window, &response);
  const cv::Point2d shift = small_shift * (static_cast<double>(frame.cols) / now.cols);
  constexpr double kClearPeak = 0.05;
  if (response > kClearPeak && cv::norm(shift) > s.noise) {
    if (const auto settled = s.settle(s.read(s.current, shift)); settled && s.believable(frame, settled->second)) {
      s.last_thumbnail = now;
      return s.follow_to(settled->first, settled->second);
    }
  }
  if (s.marks) {
    // Hardly one is where it was, or they are found all over the place: it may have been pushed further than they are
    // looked for. What is put on the marks of a board of lines is no reason to wait.
    if (visible >= kSomeInPlace && median(here.moved) < kShake) {
      s.frames_unseen = 0;
    } else if (const auto found = s.search_marks(frame)) {
      s.last_thumbnail = now;
      return s.follow_to(found->first, found->second);
    }
    return s.report(BoardMotion::steady, 0);
  }
  ++s.frames_unseen;
  if (here.pixels.size() >= kFewest / 2 && visible >= kSomeInPlace && median(here.moved) < kShake)
    return s.report(BoardMotion::hidden, visible);
  if (const auto found = s.search(frame)) {
    const Reading there = s.read(*found, {});
    s.last_thumbnail = now;
    return s.follow_to(there, *found);
  }
  return s.report(s.searches >= kSearchesBeforeLost ? BoardMotion::lost : BoardMotion::hidden, visible);
}

}  // namespace arbiter::vision
