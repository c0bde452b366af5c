// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core.hpp>
#include <optional>
#include <vector>

#include "vision/change/evidence.h"

namespace arbiter::vision {

/// What of a picture is laid over another's: its edges, and how bright it is, twice as coarse as well.
class Holds {
 public:
  explicit Holds(const cv::Mat3b& picture);
  /// Is it the very picture that this was found out from?
  [[nodiscard]] bool is_of(const cv::Mat3b& picture) const { return picture.data == picture_.data; }

  /// A place of an edge.
  struct Hold {
    float x, y;    ///< pixels
    float dx, dy;  ///< slope there, grey levels a pixel
    float value;   ///< grey levels
  };
  struct Level {
    cv::Mat1f grey;
    double mean = 0;  ///< grey levels
    /// Found out when they are first asked for: of the second of two pictures nobody does.
    [[nodiscard]] const std::vector<Hold>& edges() const;

   private:
    mutable std::optional<std::vector<Hold>> edges_;
  };
  [[nodiscard]] const Level& fine() const { return fine_; }
  [[nodiscard]] const Level& coarse() const { return coarse_; }

 private:
  cv::Mat3b picture_;  // kept, so that no other comes to lie where it does
  Level fine_, coarse_;
};

/// The picture before as the camera of the picture after would have seen it. A board that was moved is followed on its
/// surface; the trembling of the camera is taken out by the similarity that makes the pictures most alike, measured to
/// a tenth of a pixel on all edges that have not changed.
[[nodiscard]] cv::Mat3b laid_over(const Keyframe& before, const Keyframe& after);

}  // namespace arbiter::vision
