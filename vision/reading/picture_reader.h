#pragma once

#include <array>
#include <string>
#include <vector>

#include "vision/reading/square_classifier.h"

namespace arbiter::vision {

/// What an unknown picture says about one square. empty + light + dark + unknown = 1.
struct SquareOpinion {
  Cell cell;
  double empty = 1, light = 0, dark = 0;
  double unknown = 0;  ///< something that is no ordinary figure
  /// Probability of each of kFigureKinds given that an ordinary figure stands there; they sum to 1.
  std::array<double, kFigureKinds.size()> kinds{};
  bool in_picture = true;

  enum class What { empty, light, dark, unknown };
  [[nodiscard]] What best() const;
  [[nodiscard]] double certainty() const;       ///< probability of `best`
  [[nodiscard]] size_t best_kind() const;       ///< index into kFigureKinds
  [[nodiscard]] double kind_certainty() const;  ///< probability of `best_kind`
  /// Sure enough to be believed without a second look.
  [[nodiscard]] bool sure() const { return in_picture && certainty() >= kSure; }
  [[nodiscard]] bool sure_of_kind() const { return kind_certainty() >= kSure; }
  static constexpr double kSure = 0.9;
};

/// Reads a single picture of which nothing is known but where the board is: every square by its look, then all pieces
/// together, because a picture has two sets, each of one colour and (on 8 x 8) out of an ordinary box. Knows no rules.
class PictureReader {
 public:
  explicit PictureReader(SquareClassifier classifier) : classifier_(std::move(classifier)) {}
  /// Opinions by Board::cells(). `picture`: 8-bit BGR; `plane`: of a chequered board.
  std::vector<SquareOpinion> read(const cv::Mat& picture, const calibration::BoardPlane& plane);

 private:
  SquareClassifier classifier_;
};

}  // namespace arbiter::vision
