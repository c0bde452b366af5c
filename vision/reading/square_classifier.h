// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <memory>
#include <string_view>
#include <vector>

#include "calibration/error.h"
#include "vision/reading/square_views.h"

namespace arbiter::vision {

/// The kinds of ordinary figures that are known by their shape, in the network's order.
inline constexpr std::array<std::string_view, 6> kFigureKinds{"king", "queen", "rook", "bishop", "knight", "pawn"};

/// What the networks make of one view. Probabilities; they sum to 1 but for `dark`.
struct SquareJudgement {
  float empty = 0;
  std::array<float, kFigureKinds.size()> kinds{};  ///< an ordinary figure of that kind, whichever side's
  float other = 0;                                 ///< something that is no ordinary figure
  float dark = 0.5F;                               ///< of a figure: it is of the dark set
};

/// Small convolutional networks that judge single views of squares. They have learnt from rendered tables
/// (vision/train), never from photographs. Not for several threads at once.
class SquareClassifier {
 public:
  /// The networks that the program carries inside itself.
  static calibration::Expected<SquareClassifier> built_in();
  /// From the bytes of ONNX files: one that looks at every square, and one that looks again where that is not sure that
  /// the square is empty. Errors: `bad_network` when they are none, or have other inputs or outputs.
  static calibration::Expected<SquareClassifier> from_bytes(std::string_view squares, std::string_view figures);

  ~SquareClassifier();
  SquareClassifier(SquareClassifier&&) noexcept;
  SquareClassifier& operator=(SquareClassifier&&) noexcept;

  /// By view, all at once. Empty views get a judgement that knows nothing.
  [[nodiscard]] std::vector<SquareJudgement> judge(const std::vector<SquareView>& views);

 private:
  struct Networks;
  explicit SquareClassifier(std::unique_ptr<Networks> networks);
  std::unique_ptr<Networks> networks_;
};

}  // namespace arbiter::vision
