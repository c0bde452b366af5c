// SPDX-License-Identifier: MIT
#include "vision/locate/board_finder.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <opencv2/imgproc.hpp>

#include "vision/locate/corner_tags.h"
#include "vision/locate/crossings.h"
#include "vision/locate/even_light.h"
#include "vision/locate/extent.h"
#include "vision/locate/lattice.h"
#include "vision/locate/line_board.h"
#include "vision/locate/saddles.h"

namespace arbiter::vision {

using calibration::BoardPlane;
using calibration::Corners;
using calibration::Expected;
using calibration::failure;
using calibration::Lens;

namespace {

constexpr int kWorkingSize = 1280, kSmallestPicture = 160;
constexpr double kLeastEvidence = 0.5, kPatternGoesOn = 0.5, kLeastInPicture = 0.6, kLeastRim = 0.12, kLowestView = 14;
// Scores against that of the best place, for each square of a side: below the first nothing else may be so good, and
// below the second nothing is a rival.
constexpr double kLeastMargin = 0.3, kRivals = 2;
constexpr std::size_t kMostRivals = 4;  // whoever chooses looks at each, which takes a while
// Distances over which the light is evened out, as shares of the picture's longer side: about half a square and more.
constexpr std::array kEvenReach{0.02, 0.05};

Message seen_from_the_edge() { return make_message("what looks like a board would be seen almost from its edge"); }

cv::Mat1b grey_of(const cv::Mat& picture) {
  if (picture.channels() == 1) return picture;
  cv::Mat1b grey;
  cv::cvtColor(picture, grey, picture.channels() == 4 ? cv::COLOR_BGRA2GRAY : cv::COLOR_BGR2GRAY);
  return grey;
}

cv::Mat1b working_copy(const cv::Mat1b& grey) {
  const int longest = std::max(grey.cols, grey.rows);
  if (longest <= kWorkingSize) return grey;
  cv::Mat1b small;
  const double scale = static_cast<double>(kWorkingSize) / longest;
  cv::resize(grey, small, {}, scale, scale, cv::INTER_AREA);
  return small;
}

struct Candidate {
  Lattice lattice;
  Extent extent;
};

bool acceptable(const Extent& e) {
  return e.evidence >= kLeastEvidence && e.goes_on < kPatternGoesOn && e.weakest_side >= kLeastRim &&
         e.in_picture >= kLeastInPicture;
}

// How many quarter turns from "South at the bottom" the side between the first two corners lies, as an angle error.
double off_side(const BoardPlane& plane, PictureSide side) {
  const double w = plane.board().width(), h = plane.board().height();
  const cv::Point2d towards_south = plane.to_pixel({w / 2, h * 0.25, 0}) - plane.to_pixel({w / 2, h * 0.75, 0});
  static constexpr std::array<std::array<double, 2>, 4> kDirection{{{0, 1}, {-1, 0}, {0, -1}, {1, 0}}};
  const auto [x, y] = kDirection[static_cast<size_t>(side)];
  return std::abs(std::atan2(towards_south.x * y - towards_south.y * x, towards_south.x * x + towards_south.y * y));
}

// The ways round the board may lie, likeliest first. `agrees(q)`: does a quarter-turned q times have the right colour?
std::vector<BoardPlane> ways_round(const BoardPlane& plane, bool a1_agrees, const FindHints& hints) {
  const PictureSide side = hints.south.value_or(PictureSide::bottom);
  std::vector<BoardPlane> ways;
  for (int q = 0; q < 4; ++q)
    if ((q % 2 == 0) == a1_agrees) ways.push_back(plane.turned(q));
  const auto nearer = [&](const BoardPlane& a, const BoardPlane& b) { return off_side(a, side) < off_side(b, side); };
  std::sort(ways.begin(), ways.end(), nearer);
  if (hints.south && off_side(ways.front(), side) > std::numbers::pi / 3) {
    // The side is known and the colours say otherwise: the board was laid the wrong way round.
    std::vector<BoardPlane> others{plane.turned(a1_agrees ? 1 : 0), plane.turned(a1_agrees ? 3 : 2)};
    std::sort(others.begin(), others.end(), nearer);
    ways.insert(ways.begin(), others.front());
  }
  return ways;
}

BoardFix fix_with(const std::vector<BoardPlane>& ways, std::string method) {
  BoardFix fix{ways.front(), ways.front().corners(), {}, 0, 0, 0, std::move(method)};
  for (const BoardPlane& way : ways) fix.orientations.push_back(way.corners());
  return fix;
}

// The lattice's window as a board, a1 at its lower left as the lattice runs, refined in the full picture.
Expected<BoardFix> fix_from_lattice(const cv::Mat1b& grey, const Board& board, const Lens& lens,
                                    const Candidate& candidate, double scale, const FindHints& hints) {
  const Extent& e = candidate.extent;
  const int height = board.height();
  std::vector<cv::Point2d> on_board, pixels;
  for (const LatticePoint& p : candidate.lattice.points) {
    const cv::Point2d q{static_cast<double>(p.i - e.i), static_cast<double>(height - (p.j - e.j))};
    if (q.x < 0 || q.y < 0 || q.x > board.width() || q.y > height) continue;
    on_board.push_back(q);
    pixels.push_back({(p.pixel.x + 0.5) * scale - 0.5, (p.pixel.y + 0.5) * scale - 0.5});
  }
  auto plane = BoardPlane::from_points(board, on_board, pixels, lens);
  if (!plane) return tl::unexpected(plane.error());
  // Square (x, y) of the board is the lattice's square (e.i + x, e.j + height - 1 - y).
  const bool a1_light = ((e.i + e.j + height - 1) % 2 == 0) == candidate.lattice.light_even;
  const bool a1_should_be_light = (board.width() > 0) && !board_dark_at(board, 0, 0);
  const bool a1_agrees = a1_light == a1_should_be_light;

  const CrossingFit refined = refine_on_crossings(grey, *plane, a1_light, lens);
  if (refined.plane) plane = *refined.plane;
  if (plane->elevation() < kLowestView) return failure("not_found", seen_from_the_edge());
  BoardFix fix = fix_with(ways_round(*plane, a1_agrees, hints), "pattern");
  fix.crossings = refined.crossings;
  fix.error_px = refined.error_px;
  fix.confidence = std::clamp(e.evidence, 0.0, 1.0);
  return fix;
}

// The patterns of one copy of the picture, and where the board may lie on the best of them.
struct PatternSearch {
  std::optional<Candidate> best;
  std::vector<Extent> rivals;  // on the same lattice
  Message why_not =
      make_message("no chequered pattern was found: is the whole board in the picture, in focus and well lit?");

  [[nodiscard]] bool sure(const Board& board) const {
    return best && best->extent.margin >= kLeastMargin * (board.width() - 1);
  }
};

// `faint`: the sides of the board may be as light as what lies beside it.
PatternSearch search_pattern(const cv::Mat1b& work, const Board& board, const Lens& lens, bool faint) {
  PatternSearch search;
  const auto saddles = find_saddles(work);
  const auto lattices = find_lattices(work, saddles, lens.scaled_to(work.size()));
  cv::Mat1b smooth;
  cv::GaussianBlur(work, smooth, {5, 5}, 1.0);
  for (const Lattice& lattice : lattices) {
    std::vector<Extent> extents = find_extents(smooth, lattice, board, kRivals * (board.width() - 1));
    if (extents.empty()) continue;
    Extent& extent = extents.front();
    if (extent.goes_on >= kPatternGoesOn && extent.evidence >= kLeastEvidence)
      search.why_not = make_message("a chequered pattern was found, but it is larger than this board");
    else if (extent.weakest_side < kLeastRim && extent.evidence >= kLeastEvidence)
      search.why_not = make_message("a chequered pattern was found, but it is smaller than this board");
    if (faint) extent.weakest_side = 1;
    if (!acceptable(extent) || (search.best && extent.score <= search.best->extent.score)) continue;
    search.best = Candidate{lattice, extent};
    search.rivals.assign(extents.begin() + 1, extents.end());
  }
  return search;
}

// With the places that the picture does not rule out.
Expected<BoardFix> fix_with_places(const cv::Mat1b& grey, const Board& board, const Lens& lens,
                                   const PatternSearch& search, double scale, const FindHints& hints) {
  auto fix = fix_from_lattice(grey, board, lens, *search.best, scale, hints);
  if (!fix) return fix;
  for (const Extent& rival : search.rivals) {
    if (rival.evidence < kLeastEvidence || rival.goes_on >= kPatternGoesOn || rival.in_picture < kLeastInPicture)
      continue;
    auto other = fix_from_lattice(grey, board, lens, {search.best->lattice, rival}, scale, hints);
    if (other) fix->places.push_back(std::move(*other));
    if (fix->places.size() == kMostRivals) break;
  }
  return fix;
}

Expected<BoardFix> find_pattern(const cv::Mat1b& grey, const Board& board, const Lens& lens, const FindHints& hints) {
  const cv::Mat1b work = working_copy(grey);
  const double scale = static_cast<double>(grey.cols) / work.cols;
  const PatternSearch plain = search_pattern(work, board, lens, false);
  if (plain.sure(board)) return fix_from_lattice(grey, board, lens, *plain.best, scale, hints);
  if (!hints.places) {
    if (!plain.best) return failure("not_found", plain.why_not);
    return failure("ambiguous", edges_untold());
  }
  // A window that the varnish mirrors hides the pattern from a look at grey levels, not at what is about them.
  std::optional<PatternSearch> best;
  if (plain.best) best = plain;
  for (const double reach : kEvenReach) {
    PatternSearch faint = search_pattern(evened(work, reach), board, lens, true);
    if (faint.best && (!best || faint.best->extent.score > best->best->extent.score)) best = std::move(faint);
  }
  if (!best) return failure("not_found", plain.why_not);
  return fix_with_places(grey, board, lens, *best, scale, hints);
}

}  // namespace

namespace {

// A board of lines looks the same from every side that its width and height allow.
Expected<BoardFix> find_lines(const cv::Mat1b& grey, const Board& board, const Lens& lens, const FindHints& hints) {
  auto found = find_line_board(grey, board, lens);
  if (!found) return tl::unexpected(found.error());
  if (found->plane.elevation() < kLowestView) return failure("not_found", seen_from_the_edge());
  const PictureSide side = hints.south.value_or(PictureSide::bottom);
  std::vector<BoardPlane> ways;
  for (int q = 0; q < 4; q += board.width() == board.height() ? 1 : 2) ways.push_back(found->plane.turned(q));
  std::sort(ways.begin(), ways.end(),
            [&](const BoardPlane& a, const BoardPlane& b) { return off_side(a, side) < off_side(b, side); });
  BoardFix fix = fix_with(ways, "lines");
  fix.crossings = found->crossings;
  fix.error_px = found->error_px;
  fix.confidence = std::clamp(found->evidence, 0.0, 1.0);
  return fix;
}

Expected<BoardFix> find_tags(const cv::Mat1b& grey, const Board& board, const Lens& lens) {
  const auto corners = corners_from_tags(read_tags(grey));
  if (!corners) return tl::unexpected(corners.error());
  auto fix = fix_from_corners(grey, board, *corners, lens);
  if (fix) fix->method = "tags";
  return fix;
}

}  // namespace

std::vector<int> possible_turns(const BoardFix& fix) {
  std::vector<int> turns;
  for (int q = 0; q < 4; ++q) {
    const Corners turned = fix.plane.turned(q).corners();
    const bool possible = std::any_of(fix.orientations.begin(), fix.orientations.end(), [&](const Corners& way) {
      return calibration::corner_distance(turned, way) < 0.5 * fix.plane.square_px();
    });
    if (q == 0 || possible) turns.push_back(q);
  }
  return turns;
}

Message edges_untold() {
  return make_message("the board's edges cannot be told: show more of the board or click its corners");
}

Expected<BoardFix> find_board(const cv::Mat& picture, const Board& board, const Lens& lens, const FindHints& hints) {
  if (picture.empty() || picture.cols < kSmallestPicture || picture.rows < kSmallestPicture)
    return failure("too_small", make_message("the picture is smaller than 160 by 160 pixels"));
  const cv::Mat1b grey = grey_of(picture);
  const bool chequered = board.style() == BoardStyle::chequered && board.width() == board.height();
  if (!hints.pattern && hints.tags == TagUse::never)
    return failure("not_found", make_message("nothing to find the board by was allowed"));
  std::optional<calibration::Error> tags_say;
  const auto by_tags = [&]() -> std::optional<BoardFix> {
    auto fix = find_tags(grey, board, lens);
    if (fix) return std::move(*fix);
    if (fix.error().code != "not_found" || !hints.pattern) tags_say = fix.error();
    return std::nullopt;
  };
  const bool tags_first = hints.tags == TagUse::first || (hints.tags == TagUse::fallback && !chequered);
  if (tags_first || !hints.pattern)
    if (auto fix = by_tags()) return std::move(*fix);
  if (!hints.pattern) return tl::unexpected(*tags_say);
  auto fix = chequered ? find_pattern(grey, board, lens, hints) : find_lines(grey, board, lens, hints);
  if (!fix && hints.tags == TagUse::fallback && !tags_first)
    if (auto tagged = by_tags()) return std::move(*tagged);
  // Where some tags are seen, the others are what is missed most.
  if (!fix && tags_say) return tl::unexpected(*tags_say);
  return fix;
}

Expected<BoardFix> fix_from_corners(const cv::Mat& picture, const Board& board, const Corners& corners,
                                    const Lens& lens, bool refine) {
  auto plane = BoardPlane::from_corners(board, corners, lens);
  if (!plane) return tl::unexpected(plane.error());
  BoardFix fix{*plane, corners, {corners}, 0.02 * plane->square_px(), 1.0, 0, "corners"};
  if (!refine || picture.empty()) return fix;
  const cv::Mat1b grey = grey_of(picture);
  if (board.style() != BoardStyle::chequered) {
    const auto refined = refine_on_lines(grey, *plane, lens);
    const int least = board.width() * board.height() / 3;
    if (!refined || refined->crossings < least) return fix;
    const Corners better = refined->plane.corners();
    if (calibration::corner_distance(better, corners) > plane->square_px() / 3) return fix;
    return BoardFix{refined->plane, better, {better}, refined->error_px, 1.0, refined->crossings, "corners"};
  }
  for (const bool a1_light : {!board_dark_at(board, 0, 0), board_dark_at(board, 0, 0)}) {
    const CrossingFit refined = refine_on_crossings(grey, *plane, a1_light, lens);
    const int least = board.width() * board.height() / 5;
    if (!refined.plane || refined.crossings < least) continue;
    const Corners better = refined.plane->corners();
    if (calibration::corner_distance(better, corners) > plane->square_px() / 3) continue;
    return BoardFix{*refined.plane, better, {better}, refined.error_px, 1.0, refined.crossings, "corners"};
  }
  return fix;
}

}  // namespace arbiter::vision
