// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <map>
#include <opencv2/core.hpp>
#include <optional>
#include <utility>
#include <vector>

#include "calibration/board_plane.h"
#include "vision/reading/reading.h"
#include "vision/tags/tag_detector.h"

namespace arbiter::vision {

/// Tag numbers and the pieces that carry them, army and type: 17 is on W's queen.
using TagNames = std::map<int, Occupant>;

/// A tag and where the piece under it stands.
struct PlacedTag {
  int number = 0;
  std::optional<Occupant> piece;  ///< as bound or as the legend has it; none when neither knows the number
  Cell cell = kNoCell;            ///< kNoCell: beside the board, or between two squares
  cv::Point2d foot;               ///< board coordinates of the middle of the tag, brought down to the board
  double off_centre = 0;          ///< of the foot from the cell's middle, squares, the larger of the two directions
  double side = 0;                ///< with the white margin, pixels
};

/// What a picture's tags say.
struct TagReading {
  std::vector<PlacedTag> placed;   ///< known numbers, each seen once, each alone on its cell
  std::vector<PlacedTag> unknown;  ///< numbers that neither set-up nor legend knows; the cell is a guess
  std::vector<int> beside;         ///< known, but on no square
  std::vector<int> twice;          ///< seen at two places: believed at neither
  bool whole = true;               ///< the whole board was looked at
  std::vector<Cell> crowded;       ///< cells over which two tags seem to stand; neither is in `placed`

  /// The tag that stands on a cell, if one does.
  [[nodiscard]] const PlacedTag* on(Cell cell) const;
};

/// What was made of the tags in a picture in which everything standing is known.
struct TagBinding {
  int bound = 0;   ///< tags now bound to their pieces
  int pieces = 0;  ///< pieces standing
  /// Cells where the legend names another piece than is said to stand there, though most other tags are as it has them.
  std::vector<std::pair<Cell, Occupant>> contrary;
  /// 0 … 1: share of the bound tags that are what the legend has for their number.
  double by_legend = 0;
  double smallest = 0;  ///< side of the smallest tag with its white margin, pixels
};

/// Pieces that carry a printed tag (AprilTag 36h11) flat on their tops. The tag's number says which piece it is, its
/// middle, brought down from the piece's height along the line of sight, on which square it stands. Heights are learnt
/// where the square is known, one for every army's kind.
///
/// False numbers: of 2^36 patterns a random one is within a bit of one of a hundred known codes with a probability of
/// 2 in ten millions; one code turns into another by ten wrong bits or more. Read twice, or two on a square: believed
/// at neither place.
class PieceTags {
 public:
  /// `legend`: what numbers mean that no set-up has bound.
  explicit PieceTags(TagNames legend = {});

  /// Finds the tags of the whole board in a picture (8-bit BGR).
  [[nodiscard]] std::vector<SeenTag> find(const cv::Mat& picture, const calibration::BoardPlane& plane) const;
  /// Only where the tags of these pieces should be, which is much cheaper.
  [[nodiscard]] std::vector<SeenTag> find_on(const cv::Mat& picture, const calibration::BoardPlane& plane,
                                             const std::vector<Placement::Square>& pieces) const;

  /// Binds every tag to the piece over which it was seen, and learns heights. Tags whose number the legend knows
  /// otherwise stay as the legend has them when three quarters of the tags are as it has them (TagBinding::contrary);
  /// else the legend is not in use and is forgotten.
  TagBinding bind(const std::vector<SeenTag>& seen, const calibration::BoardPlane& plane, const Placement& placement);

  /// Scale of the pieces' heights from the legend alone, where nothing else is known: for set-ups to be read.
  void fit_heights(const std::vector<SeenTag>& seen, const calibration::BoardPlane& plane);

  /// Where the tags stand. `may_stand`: cells on which a piece of unknown number, and so unknown height, is possible.
  [[nodiscard]] TagReading place(const std::vector<SeenTag>& seen, const calibration::BoardPlane& plane,
                                 const std::function<bool(Cell)>& may_stand = {}) const;

  /// What was read is known now: numbers not yet bound are bound to what stands on their cell. Where a cell has another
  /// piece than `before` (a pawn became a queen) and the tag is still the old one's, it is the new one's now.
  void learn(const TagReading& reading, const Placement& before, const Placement& now);

  /// The piece of a number, none when nobody knows.
  [[nodiscard]] std::optional<Occupant> piece(int number) const;
  /// Height of its tag over the board, squares.
  [[nodiscard]] double height(const Occupant& piece) const;

 private:
  [[nodiscard]] double prior(const std::optional<PieceType>& type) const;
  [[nodiscard]] double tallest() const;
  [[nodiscard]] double lowest() const;
  void find_in(const cv::Mat& picture, const calibration::BoardPlane& plane, const cv::Rect& window,
               std::vector<SeenTag>& all) const;

  /// Heights that have been learnt.
  struct Heights {
    std::map<Occupant, double> by_look;  // by army and type
    std::map<std::optional<PieceType>, double> by_type;
    [[nodiscard]] bool empty() const { return by_look.empty(); }
    /// All of them: those of looks, then those of types.
    [[nodiscard]] std::vector<double> all() const;
  };

  TagNames legend_;
  std::map<int, std::optional<Occupant>> bound_;  // none: seen twice, so nobody knows
  double scale_ = 1;                              // of the heights of types that have not been seen
  Heights height_;
  double side_ = 0;  // of the smallest tag, pixels; 0: not known
};

}  // namespace arbiter::vision
