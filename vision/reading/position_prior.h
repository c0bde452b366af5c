// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "vision/reading/set_looks.h"
#include "vision/reading/square_opinion.h"

namespace arbiter::vision {

/// What figures usually are where figures stand so: a small convolutional network that has learnt from positions of
/// games of chess that an engine played against itself (vision/train), with looks that are misjudged as rendered
/// figures are, all of one set alike. It knows no rules, and no photographs. Not for several threads at once.
class PositionPrior {
 public:
  /// The network that the program carries inside itself.
  static calibration::Expected<PositionPrior> built_in();
  /// From the bytes of an ONNX file. Errors: `bad_network` when they are none, or one of other inputs or outputs.
  static calibration::Expected<PositionPrior> from_bytes(std::string_view onnx);

  ~PositionPrior();
  PositionPrior(PositionPrior&&) noexcept;
  PositionPrior& operator=(PositionPrior&&) noexcept;

  /// Probabilities of the kinds of all cells, given how figures look by themselves and where others stand. `seen`: of
  /// all cells of `board` (8 x 8), by Board::cells(), `kinds` as a PictureReader says of each alone; where neither set
  /// is the likeliest the kinds stay as they are. `orientation`: the way round, 0 or 2, as in Ways.
  [[nodiscard]] std::vector<KindShares> kinds(const std::vector<SquareOpinion>& seen, const Board& board,
                                              int orientation);

 private:
  struct Network;
  /// A figure as the network takes it in.
  struct Figure {
    int place = 0;  ///< rank and file, as the light player sees them: 8 · rank + file
    bool dark = false;
    Looks looks{};
  };
  /// Probabilities of the kinds of each, from its look and where all stand.
  [[nodiscard]] std::vector<KindShares> weighed(const std::vector<Figure>& figures);
  explicit PositionPrior(std::unique_ptr<Network> network);
  std::unique_ptr<Network> network_;
};

}  // namespace arbiter::vision
