// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core.hpp>

#include "vision/change/keyframe.h"
#include "vision/change/spans.h"

namespace arbiter::vision {

/// How what is compared is weighed. Lengths in pixels of the reduced picture, colours in grey levels.
struct EvidenceParams {
  double blur = 0.8;              ///< sigma: takes the noise of single pixels away
  float trembling = 0.6F;         ///< share of the range of colours about a pixel that a camera that trembles may show
  float least_noise = 1.5F;       ///< sigma of what has not changed, at least
  float least_of_a_tone = 0.03F;  ///< share of the board's pixels from which on a tone's own noise is known
  float noisiest_tone = 2.5F;     ///< a tone's noise against the usual one, at most
  float changed = 25;             ///< mean difference of what has changed
  float gone_unseen = 0.25F;      ///< share of pixels of a changed area that look as before
  float stray = 0.04F;            ///< share of pixels of an unchanged area that look other than before
  float shade_tint = 0.06F;       ///< largest difference of the channels' logarithms of a shadow
  float white = 248;              ///< from which a channel is cut off
  float quiet = 5;                ///< noise up to which a shadow's tint is known of single pixels
  int neighbourhood = 7;          ///< pixels: side of the window over which it is known where there is more
  float deepest_shade = 0.7F;     ///< largest logarithm of a shadow's brightness
  float shade_weight = 0.35F;     ///< what a change that may be a shadow counts
};

/// Where two pictures of a board differ: for each pixel log p(what is seen | changed) - log p(what is seen | not), in
/// the second picture's frame. Brightness and tint are matched first, as a smooth field over the picture.
class Evidence {
 public:
  Evidence(const Keyframe& before, const Keyframe& after, const EvidenceParams& params = {});
  /// The same pictures compared by their edges alone, for when the light has changed. `faint`: also edges that noise
  /// and soft shadows may make, see kFaintEdge.
  [[nodiscard]] Evidence by_structure(bool faint = false) const;

  [[nodiscard]] const cv::Mat1f& ratio() const { return ratio_; }
  /// Evidence for change within the area.
  [[nodiscard]] double over(const Spans& area, cv::Point by = {}) const { return sums_.over(area, by); }
  /// No area within the rectangle has more evidence for change than this.
  [[nodiscard]] double most_within(const cv::Rect& box) const;
  /// What of it speaks for change, shadows left out.
  [[nodiscard]] double positive(const Spans& area) const { return positive_.over(area); }
  /// Pixels of the area of which something is known.
  [[nodiscard]] double known(const Spans& area) const;
  /// Sigma by which what has not changed differs, grey levels.
  [[nodiscard]] float noise() const { return noise_; }
  [[nodiscard]] cv::Size size() const { return ratio_.size(); }
  /// What edges tell, the same way: above 0 where one has come or gone, below where one stays. Found out when it is
  /// first asked for, and kept: it is dear. Not to be written to.
  [[nodiscard]] const cv::Mat1f& of_edges() const { return edges_within({{}, size()}); }
  /// The same, known within that part of the picture at least.
  [[nodiscard]] const cv::Mat1f& edges_within(const cv::Rect& part) const;
  /// 255 where what has changed may be a shadow; may be empty: nowhere.
  [[nodiscard]] const cv::Mat1b& shade() const { return shade_; }
  /// The same with these pixels taken out (non-zero, of the pictures' size): nothing is known of them.
  [[nodiscard]] Evidence hiding(const cv::Mat1b& mask) const;
  /// The first picture laid over the second, in its light.
  [[nodiscard]] const cv::Mat3b& before() const { return before_; }

 private:
  Evidence() = default;
  void hide(const cv::Mat1b& mask);
  void smooth_shade(const cv::Mat3b& seen, const cv::Mat3f& before, const cv::Mat3f& after,
                    const EvidenceParams& params);

  cv::Mat3b before_, after_;
  cv::Mat1b hidden_, shade_;  // shade_: 255 where the change may be a shadow
  cv::Mat1f ratio_, without_shade_;
  mutable cv::Mat1f edges_;         // empty until it is asked for
  mutable cv::Rect edges_known_{};  // where it has been found out
  mutable cv::Mat1d most_;          // the same: the integral of what speaks for change
  SpanSums sums_, positive_, hidden_sums_;
  float noise_ = 0;
};

}  // namespace arbiter::vision
