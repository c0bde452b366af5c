// SPDX-License-Identifier: MIT
#include "vision/piece_tags/piece_tags.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <set>

#include "calibration/tags/tag.h"

namespace arbiter::vision {

using calibration::BoardPlane;

namespace {

// Pixels: libapriltag reads outside of pictures that are only a few rows high and keeps no memory for small ones.
constexpr int kSmallestWindow = 80;
constexpr int kMostCorrected = 1;       // bits of 36
constexpr double kLeastMargin = 20;     // of the decision between black and white, grey levels
constexpr double kOnSquare = 0.45;      // squares off a cell's middle up to which a foot is taken to stand on it
constexpr double kHandPlacing = 0.08;   // sigma of a piece off its square's middle, squares
constexpr double kHeightSpread = 0.25;  // sigma of a kind's height about its usual one, squares
constexpr double kArmySpread = 0.1;     // sigma of an army's about the kind's
constexpr double kSmallTag = 34, kSmallestTag = 24;     // pixels: those below are read in a picture enlarged by a half
                                                        // or twice
constexpr int kContrast = 15;                           // grey levels between black and white of a tag
constexpr double kLowestTag = 0.05, kTallestTag = 2.6;  // squares
constexpr double kLeastScale = 0.1, kScaleStep = 1.03;  // of the heights that are tried, flat discs to tall figures
constexpr int kScales = 95;                             // up to 1.6
constexpr double kLegendInUse = 0.75;                   // share of tags that agree with it

/// Heights of Staunton figures in squares, their foot being three quarters of one.
constexpr std::array<std::pair<PieceType, double>, 6> kUsualHeights{{{PieceType("king"), 1.7},
                                                                     {PieceType("queen"), 1.5},
                                                                     {PieceType("bishop"), 1.3},
                                                                     {PieceType("knight"), 1.15},
                                                                     {PieceType("rook"), 1.0},
                                                                     {PieceType("pawn"), 0.9}}};

/// The line of sight through a pixel: where it meets the board, and how far it moves for every square of height.
struct Sightline {
  cv::Point2d ground, step;
  [[nodiscard]] cv::Point2d at(double height) const { return ground + step * height; }
};

Sightline sightline(const BoardPlane& plane, cv::Point2d pixel) {
  const cv::Point2d ground = plane.to_board(pixel, 0);
  const cv::Point3d eye = plane.camera();
  return {ground, (cv::Point2d(eye.x, eye.y) - ground) * (1 / eye.z)};
}

double squared(cv::Point2d p) { return p.dot(p); }

Cell cell_of(const Board& board, cv::Point2d p) {
  return board.at(static_cast<int>(std::floor(p.x)), static_cast<int>(std::floor(p.y)));
}

/// A piece of the room over the board, in board coordinates.
struct Room {
  double left, right, front, back, low, high;
};

/// The part of the picture in which it is seen.
cv::Rect window_of(const Room& room, const BoardPlane& plane, cv::Size picture) {
  double left = picture.width, upper = picture.height, right = 0, under = 0;
  for (const double x : {room.left, room.right})
    for (const double y : {room.front, room.back})
      for (const double z : {room.low, room.high}) {
        if (!plane.before_camera({x, y, z})) continue;
        const cv::Point2d p = plane.to_pixel({x, y, z});
        left = std::min(left, p.x), right = std::max(right, p.x);
        upper = std::min(upper, p.y), under = std::max(under, p.y);
      }
  left = std::max(left, 0.0), upper = std::max(upper, 0.0);
  right = std::min(right, picture.width - 1.0), under = std::min(under, picture.height - 1.0);
  if (right <= left || under <= upper) return {};
  return {cv::Point(static_cast<int>(left), static_cast<int>(upper)),
          cv::Point(static_cast<int>(right) + 1, static_cast<int>(under) + 1)};
}

/// The same rectangle, or one about it that is at least so wide and high, inside the picture as far as that goes.
cv::Rect grown_to(cv::Rect window, int side, cv::Size picture) {
  const int wider = std::max(0, side - window.width), higher = std::max(0, side - window.height);
  window += cv::Size(wider, higher);
  window -= cv::Point(wider / 2, higher / 2);
  window.x = std::clamp(window.x, 0, std::max(0, picture.width - window.width));
  window.y = std::clamp(window.y, 0, std::max(0, picture.height - window.height));
  return window & cv::Rect({0, 0}, picture);
}

bool is_corner_tag(int number) {
  return std::find(calibration::kCornerTags.begin(), calibration::kCornerTags.end(), number) !=
         calibration::kCornerTags.end();
}

}  // namespace

const PlacedTag* TagReading::on(Cell cell) const {
  const auto it = std::find_if(placed.begin(), placed.end(), [&](const PlacedTag& tag) { return tag.cell == cell; });
  return it == placed.end() ? nullptr : &*it;
}

PieceTags::PieceTags(TagNames legend) : legend_(std::move(legend)) {}

std::vector<double> PieceTags::Heights::all() const {
  std::vector<double> out;
  out.reserve(by_look.size() + by_type.size());
  for (const auto& [look, height] : by_look) out.push_back(height);
  for (const auto& [type, height] : by_type) out.push_back(height);
  return out;
}

std::optional<Occupant> PieceTags::piece(int number) const {
  if (const auto bound = bound_.find(number); bound != bound_.end()) return bound->second;
  const auto printed = legend_.find(number);
  return printed != legend_.end() ? std::optional(printed->second) : std::nullopt;
}

double PieceTags::prior(const std::optional<PieceType>& type) const {
  for (const auto& [known, height] : kUsualHeights)
    if (type == known) return scale_ * height;
  return scale_;
}

double PieceTags::height(const Occupant& piece) const {
  if (const auto it = height_.by_look.find(piece.look()); it != height_.by_look.end()) return it->second;
  if (const auto it = height_.by_type.find(piece.type); it != height_.by_type.end()) return it->second;
  return prior(piece.type);
}

double PieceTags::tallest() const {
  if (height_.empty()) return kTallestTag;
  double most = 0;
  for (const double height : height_.all()) most = std::max(most, height);
  return std::min(kTallestTag, most + 0.3);
}

double PieceTags::lowest() const {
  if (height_.empty()) return kLowestTag;
  double least = kTallestTag;
  for (const double height : height_.all()) least = std::min(least, height);
  return std::max(kLowestTag, least - 0.3);
}

void PieceTags::find_in(const cv::Mat& picture, const BoardPlane& plane, const cv::Rect& wanted,
                        std::vector<SeenTag>& all) const {
  if (wanted.area() == 0) return;
  const cv::Rect window = grown_to(wanted, kSmallestWindow, picture.size());
  if (std::min(window.width, window.height) < kSmallestWindow) return;
  const double expected = side_ > 0 ? side_ : 0.5 * plane.square_px();
  const double enlarged = expected < kSmallestTag ? 2 : expected < kSmallTag ? 1.5 : 1;
  cv::Mat1b grey;
  cv::cvtColor(picture(window), grey, cv::COLOR_BGR2GRAY);
  if (enlarged > 1) cv::resize(grey, grey, {}, enlarged, enlarged, cv::INTER_CUBIC);
  for (SeenTag& tag : read_tags(grey, 1, kContrast)) {
    if (tag.corrected > kMostCorrected || tag.margin < kLeastMargin || is_corner_tag(tag.number)) continue;
    const double back = 1 / enlarged, half = 0.5 * back - 0.5;
    tag.homography = cv::Matx33d(back, 0, half + window.x, 0, back, half + window.y, 0, 0, 1) * tag.homography;
    const bool again = std::any_of(all.begin(), all.end(), [&](const SeenTag& other) {
      return other.number == tag.number && cv::norm(other.middle() - tag.middle()) < 0.3 * tag.side();
    });
    if (!again) all.push_back(tag);
  }
}

std::vector<SeenTag> PieceTags::find(const cv::Mat& picture, const BoardPlane& plane) const {
  constexpr double kAround = 0.35;  // squares about the board that a tag may reach over
  const Board& board = plane.board();
  const Room room{-kAround, board.width() + kAround, -kAround, board.height() + kAround, lowest(), tallest()};
  std::vector<SeenTag> all;
  find_in(picture, plane, window_of(room, plane, picture.size()), all);
  return all;
}

std::vector<SeenTag> PieceTags::find_on(const cv::Mat& picture, const BoardPlane& plane,
                                        const std::vector<Placement::Square>& pieces) const {
  constexpr double kAround = 0.55, kHigher = 0.1;  // squares about the middle of a tag
  std::vector<SeenTag> all;
  for (const auto& [cell, piece] : pieces) {
    const cv::Point2d m = plane.middle(cell);
    const double z = height(piece);
    const Room room{m.x - kAround, m.x + kAround, m.y - kAround, m.y + kAround, z - kHigher, z + kHigher};
    find_in(picture, plane, window_of(room, plane, picture.size()), all);
  }
  return all;
}

TagBinding PieceTags::bind(const std::vector<SeenTag>& seen, const BoardPlane& plane, const Placement& placement) {
  TagBinding result;
  struct Piece {
    Cell cell;
    Occupant look;
  };
  std::vector<Piece> pieces;
  for (const auto& [cell, piece] : placement) pieces.push_back({cell, piece.look()});
  result.pieces = static_cast<int>(pieces.size());

  std::map<int, int> times;
  for (const SeenTag& tag : seen) ++times[tag.number];
  struct Sight {
    const SeenTag* tag;
    Sightline line;
    int piece = -1;
    double distance = 0;  // squared
  };
  std::vector<Sight> sights;
  for (const SeenTag& tag : seen)
    if (times[tag.number] == 1) sights.push_back({&tag, sightline(plane, tag.middle())});
  if (sights.empty() || pieces.empty()) return result;

  // Which piece carries which tag depends on the heights, and those on it: the sets' scale that makes most tags stand
  // in the middle of different pieces' squares is taken first, then each kind's own height.
  constexpr double kFar = 0.16;  // square of the distance beyond which it does not matter
  const auto assign = [&](const auto& height) {
    std::vector<int> carried(pieces.size(), -1);
    double cost = 0;
    for (size_t s = 0; s < sights.size(); ++s) {
      Sight& sight = sights[s];
      sight.piece = -1, sight.distance = kFar;
      for (size_t p = 0; p < pieces.size(); ++p) {
        const double d = squared(sight.line.at(height(pieces[p])) - plane.middle(pieces[p].cell));
        if (d < sight.distance) sight.distance = d, sight.piece = static_cast<int>(p);
      }
      cost += sight.distance;
      if (sight.piece < 0) continue;
      int& other = carried[static_cast<size_t>(sight.piece)];
      if (other < 0) {
        other = static_cast<int>(s);
        continue;
      }
      // Two tags over one piece: the nearer one has it.
      cost += kFar;
      if (sights[static_cast<size_t>(other)].distance <= sight.distance) {
        sight.piece = -1;
      } else {
        sights[static_cast<size_t>(other)].piece = -1;
        other = static_cast<int>(s);
      }
    }
    return cost;
  };
  double least = 1e9, best = 1;
  for (int step = 0; step < kScales; ++step) {
    const double scale = scale_ = kLeastScale * std::pow(kScaleStep, step);
    const double off = std::log(scale);
    const double cost = assign([&](const Piece& p) { return prior(p.look.type); }) + 0.02 * off * off;
    if (cost < least) least = cost, best = scale;
  }
  scale_ = best;
  height_ = {};
  const auto height_of = [&](const Piece& p) { return height(p.look); };
  for (int round = 0; round < 3; ++round) {
    assign(height_of);
    struct Sum {
      double along = 0, weight = 0;
    };
    std::map<std::optional<PieceType>, Sum> types;
    std::map<Occupant, Sum> looks;
    for (const Sight& sight : sights) {
      if (sight.piece < 0) continue;
      const Piece& piece = pieces[static_cast<size_t>(sight.piece)];
      const double along = (plane.middle(piece.cell) - sight.line.ground).dot(sight.line.step);
      for (Sum* sum : {&types[piece.look.type], &looks[piece.look]})
        sum->along += along, sum->weight += squared(sight.line.step);
    }
    const auto fitted = [](const Sum& sum, double usual, double spread) {
      const double ties = kHandPlacing * kHandPlacing / (spread * spread);
      return std::clamp((sum.along + ties * usual) / (sum.weight + ties), kLowestTag, kTallestTag);
    };
    Heights heights;
    for (const auto& [type, sum] : types) heights.by_type[type] = fitted(sum, prior(type), kHeightSpread);
    for (const auto& [look, sum] : looks)
      heights.by_look[look] = fitted(sum, heights.by_type.at(look.type), kArmySpread);
    height_ = std::move(heights);
  }
  assign(height_of);

  std::vector<const Sight*> by_legend, otherwise;
  double smallest = 1e9;
  for (const Sight& sight : sights) {
    if (sight.piece < 0) continue;
    const auto legend = legend_.find(sight.tag->number);
    const bool same = legend != legend_.end() && legend->second == pieces[static_cast<size_t>(sight.piece)].look;
    (same ? by_legend : otherwise).push_back(&sight);
    smallest = std::min(smallest, sight.tag->side());
    ++result.bound;
  }
  if (result.bound == 0) return result;
  result.smallest = side_ = smallest;
  result.by_legend = static_cast<double>(by_legend.size()) / result.bound;
  const bool in_use = result.by_legend >= kLegendInUse;
  if (!in_use) legend_.clear();
  bound_.clear();
  for (const auto& [number, count] : times)
    if (count > 1) bound_[number] = std::nullopt;
  for (const Sight* sight : by_legend) bound_[sight->tag->number] = pieces[static_cast<size_t>(sight->piece)].look;
  for (const Sight* sight : otherwise) {
    const Piece& piece = pieces[static_cast<size_t>(sight->piece)];
    const auto legend = legend_.find(sight->tag->number);
    if (legend != legend_.end())
      result.contrary.emplace_back(piece.cell, legend->second);
    else
      bound_[sight->tag->number] = piece.look;
  }
  return result;
}

void PieceTags::fit_heights(const std::vector<SeenTag>& seen, const BoardPlane& plane) {
  double least = 1e9, best = 1;
  height_ = {};
  for (int step = 0; step < kScales; ++step) {
    const double scale = scale_ = kLeastScale * std::pow(kScaleStep, step);
    const double off = std::log(scale);
    double cost = 0.02 * off * off;
    std::map<Cell, int> taken;
    for (const SeenTag& tag : seen) {
      const std::optional<Occupant> on = piece(tag.number);
      if (!on) continue;
      const cv::Point2d foot = sightline(plane, tag.middle()).at(height(*on));
      const Cell cell = cell_of(plane.board(), foot);
      cost += cell.valid() ? squared(foot - plane.middle(cell)) + (++taken[cell] > 1 ? 0.25 : 0) : 0.25;
    }
    if (cost < least) least = cost, best = scale;
  }
  scale_ = best;
}

TagReading PieceTags::place(const std::vector<SeenTag>& seen, const BoardPlane& plane,
                            const std::function<bool(Cell)>& may_stand) const {
  const Board& board = plane.board();
  TagReading reading;
  std::map<int, int> times;
  for (const SeenTag& tag : seen) ++times[tag.number];
  for (const auto& [number, count] : times)
    if (count > 1) reading.twice.push_back(number);
  std::map<Cell, int> on_cell;
  std::vector<PlacedTag> known;
  for (const SeenTag& tag : seen) {
    if (times[tag.number] > 1) continue;
    PlacedTag placed;
    placed.number = tag.number;
    placed.piece = piece(tag.number);
    placed.side = tag.side();
    const Sightline line = sightline(plane, tag.middle());
    const auto stand = [&](double height) {
      placed.foot = line.at(height);
      placed.cell = cell_of(board, placed.foot);
      if (!placed.cell.valid()) return;
      const cv::Point2d off = placed.foot - plane.middle(placed.cell);
      placed.off_centre = std::max(std::abs(off.x), std::abs(off.y));
    };
    if (!placed.piece) {
      // Its height is not known either: the one that brings it nearest to a square's middle.
      std::vector<double> heights = height_.all();
      if (heights.empty()) heights.push_back(scale_);
      PlacedTag best;
      for (const double height : heights) {
        stand(height);
        if (placed.cell.valid() && (!may_stand || may_stand(placed.cell)) &&
            (!best.cell.valid() || placed.off_centre < best.off_centre))
          best = placed;
      }
      if (best.cell.valid()) reading.unknown.push_back(best);
      continue;
    }
    stand(height(*placed.piece));
    if (placed.cell.valid() && placed.off_centre > kOnSquare) placed.cell = kNoCell;
    if (!placed.cell.valid()) {
      reading.beside.push_back(placed.number);
      continue;
    }
    ++on_cell[placed.cell];
    known.push_back(std::move(placed));
  }
  for (PlacedTag& tag : known)
    if (on_cell[tag.cell] == 1) reading.placed.push_back(std::move(tag));
  for (const auto& [cell, count] : on_cell)
    if (count > 1) reading.crowded.push_back(cell);
  std::erase_if(reading.unknown, [&](const PlacedTag& tag) { return on_cell.count(tag.cell) != 0; });
  return reading;
}

void PieceTags::learn(const TagReading& reading, const Placement& before, const Placement& now) {
  const auto look_on = [](const Placement& some, Cell cell) {
    const std::optional<Occupant> piece = some.on(cell);
    return piece ? std::optional(piece->look()) : std::nullopt;
  };
  for (const PlacedTag& tag : reading.placed)
    if (const auto is = look_on(now, tag.cell); is && is->type && is != tag.piece && is != look_on(before, tag.cell))
      bound_[tag.number] = is;
  for (const PlacedTag& tag : reading.unknown)
    if (const auto is = look_on(now, tag.cell); is && is->type) bound_[tag.number] = is;
}

}  // namespace arbiter::vision
