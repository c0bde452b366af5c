// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core.hpp>

#include "vision/change/evidence.h"
#include "vision/change/outlines.h"
#include "vision/change/spans.h"

namespace arbiter::vision {

/// How what nothing explains is told apart. Lengths in squares, areas in squares².
struct OccluderParams {
  double window = 0.17;  ///< side of the window over which evidence is averaged: thin lines and specks are no things
  float solid = 0.7F;    ///< nats a pixel, mean over the window, from which something has changed there
  double beside = 0.2;   ///< about what is explained that belongs to it: contact shadows, bodies a little wider
  double least = 0.06;   ///< smaller ones are nothing
  double arm = 0.5;      ///< area beyond the board and its pieces from which something comes from there
  bool edge = true;      ///< what touches the picture's edge beside the board comes from beyond
  /// Larger ones come from beyond where they touch the picture's edge and the board goes on there.
  double cut_off = 1;
  double piece = 1.5;  ///< larger ones are no pieces, wherever they lie
  /// Edges that have changed against those that stay, up to which a thing is light that falls otherwise.
  double edges_stay = 0.2;
  double some_edges = 0.3;    ///< nats a pixel of a square's area that edges must tell for that
  double body_edges = 0.1;    ///< the same that have changed of what can be no shadow, from which it is a body's
  double body_changes = 0.5;  ///< and against those of it that stay
  double most_arm = 1;        ///< what of that counts where it lies against what is explained
};

/// What has changed on a board and is not explained, as bodies: a hand and an arm are one that comes from outside.
struct Occluders {
  double reaching = 0;  ///< squares² on the board of what comes from beyond it
  double islands = 0;   ///< squares² of what lies on the board alone
  double largest = 0;   ///< of the islands the largest
  double touching = 0;  ///< of what comes from beyond, what hangs together with the explained area
  double nearby = 0;    ///< squares² of the largest thing that moved beside the board and does not reach over it
  cv::Mat1b reach;      ///< 255 where something comes from beyond the board
  cv::Mat1b alone;      ///< 255 where something lies on the board alone
};

/// `explained`: the area that an explanation of the change accounts for.
[[nodiscard]] Occluders find_occluders(const Evidence& evidence, Outlines& outlines, const Spans& explained,
                                       const OccluderParams& params = {});

/// Is it the first of two pictures that has the thing in it, rather than the second? A thing has an outline, and what
/// is seen when it has gone goes on across it: the steps of brightness along the outline are compared, beside the
/// board, which has steps of its own. `thing`: not 0 where the pictures differ; `plane`: of the board; all of one size.
/// False where neither has clearly the stronger outline, or nothing of it lies beside the board.
[[nodiscard]] bool has_gone(const cv::Mat3b& first, const cv::Mat3b& second, const cv::Mat1b& thing,
                            const calibration::BoardPlane& plane);

/// Nats a pixel for change, each pixel's cut off and averaged over a window, so that thin lines and specks are nothing.
/// `square`: pixels of a square.
[[nodiscard]] cv::Mat1f solid_evidence(const Evidence& evidence, double square, const OccluderParams& params = {});

}  // namespace arbiter::vision
