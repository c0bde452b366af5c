// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <opencv2/core.hpp>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

#include "vision/change/evidence.h"
#include "vision/change/outlines.h"
#include "vision/reading/reading.h"

namespace arbiter::vision {

/// One cell on which something else stands after a change; none: nothing stands there.
struct ChangedCell {
  Cell cell;
  std::optional<Occupant> before, after;
  bool operator==(const ChangedCell&) const = default;
};

/// How a piece stands, as far as it was seen when it came: off the cell's middle in squares, and its height against the
/// usual one of its kind.
struct PiecePose {
  cv::Point2d offset;
  double height = 1;
};

/// What is known of how the pieces of a table stand.
struct PiecePoses {
  std::map<Cell, PiecePose> cells;
};

/// How well a change of some cells explains what differs between two pictures.
struct ChangeFit {
  double score = 0;      ///< evidence for change in the area it changes, less what odd places cost: nats of all pixels
  double explained = 0;  ///< evidence for change that lies in that area
  /// The least that one of its cells has to show: evidence a pixel.
  double weakest = 0;
  double height = 1;                                    ///< of the pieces that explains best, against their usual one
  std::vector<std::pair<Cell, PiecePose>> piece_poses;  ///< how what came stands
  double least_known = 1;                               ///< share of what came that is seen, of the piece seen least
  std::vector<std::pair<Cell, Spans>> cells;            ///< what each of the cells changes
  Spans area;                                           ///< all of it
};

/// Compares what could have happened between two pictures by where each of it would have changed them: the bodies of
/// what left and what came, less what nearer pieces hide. It knows no colours.
class ChangeReader {
 public:
  /// `before`: what stood on the board in the first picture. The others must outlive the reader.
  ChangeReader(const Evidence& evidence, Outlines& outlines, const Placement& before, const PiecePoses& piece_poses);

  /// `sizes`: pieces of all sizes are tried, not only those expected.
  [[nodiscard]] ChangeFit fit(const std::vector<ChangedCell>& change, bool sizes = true);
  /// No fit of this change has a higher score. Costs next to nothing.
  [[nodiscard]] double at_most(const std::vector<ChangedCell>& change);

  /// Evidence for change where that piece stands on the cell.
  [[nodiscard]] double evidence_at(Cell cell, const Occupant& piece);

  /// By how many nats more something would explain that came to the cell if it stood nearly half a square off.
  /// `elsewhere`: what the rest of the change explains already.
  [[nodiscard]] double gain_farther_off(const ChangedCell& one, double height, const Spans& elsewhere);

  /// Evidence for change on the whole board, shadows left out.
  [[nodiscard]] double positive() const { return positive_; }
  /// What of it lies outside `area`, beside pieces that stand where they stood (`at_pieces`) or elsewhere.
  struct Unexplained {
    double at_pieces = 0, elsewhere = 0;
  };
  [[nodiscard]] Unexplained unexplained(const Spans& area);

 private:
  struct Part {
    Spans base, area;  // what is seen of it on the cell's middle, and where it stands
    double odd = 0;    // nats that standing there costs
    PiecePose piece_pose;
  };
  /// Something that a change takes away (`stood`) or puts down.
  struct Placed {
    std::size_t of = 0;  // which of the changed cells
    bool stood = false;
    const Part* part = nullptr;
    std::optional<Spans> apart;  // where it stands, if not as looked at alone
    PiecePose piece_pose;
    double odd = 0;
    [[nodiscard]] const Spans& area() const { return apart ? *apart : part->area; }
  };
  using Key = std::tuple<int, int, int, bool, std::vector<int>>;
  const Part& part(Cell cell, double height, double width, bool stood, const std::vector<Cell>& moving);
  template <typename Sum>
  std::pair<Placing, double> best_placing(Cell cell, cv::Point2d expected, const Sum& sum);
  std::vector<Placed> placed(const std::vector<ChangedCell>& change, double height, double width,
                             const std::vector<Cell>& moving);
  bool move_apart(const std::vector<ChangedCell>& change, std::vector<Placed>& list);
  [[nodiscard]] double gain_by_faces(const Spans& stood, const Spans& came) const;
  ChangeFit weighed(const std::vector<ChangedCell>& change, const std::vector<Placed>& list, double price);
  [[nodiscard]] double height_of(const Occupant& piece) const;

  const Evidence& evidence_;
  Outlines& outlines_;
  const PiecePoses& piece_poses_;
  std::vector<std::pair<Cell, double>> pieces_;  // what stood there, with its height
  std::map<Key, Part> parts_;
  std::map<std::pair<Cell, int>, double> most_;  // by cell and height in hundredths
  double positive_ = 0;
  double offset_price_ = 0;  // nats for each square² off where a piece is expected
};

}  // namespace arbiter::vision
