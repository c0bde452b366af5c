// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core.hpp>
#include <optional>
#include <string>
#include <vector>

#include "calibration/board_plane.h"
#include "value/message.h"

namespace arbiter::vision {

/// A side of the picture.
enum class PictureSide { bottom, left, top, right };

/// Whether to look for printed corner tags. They tell which corner is a1, but reading them takes longer than a
/// chequered pattern does.
enum class TagUse { fallback, first, never };

/// What is known about the board before looking.
struct FindHints {
  /// Where South sits as the picture shows it. Without it: at the side of the board nearest the picture's bottom, as
  /// far as the colour of a1 allows.
  std::optional<PictureSide> south;
  /// `fallback`: when no chequered pattern was found. On boards of lines, which look the same from several sides, they
  /// are looked for before the lines.
  TagUse tags = TagUse::fallback;
  /// Look for the chequered pattern, or the lines of a board without one.
  bool pattern = true;
  /// The caller knows what stands on the board, and can tell by it which of `BoardFix::places` is the right one. Where
  /// the pattern is faint, or its edges cannot be told, all places are listed. Otherwise such a picture is an error.
  bool places = false;
};

/// Where the board is in one picture.
struct BoardFix {
  calibration::BoardPlane plane;
  /// The same as `plane.corners()`.
  calibration::Corners corners;
  /// Every way round that agrees with the picture (a1's colour, width and height), the likeliest first:
  /// `orientations[0] == corners`. The rest is for those who know the position: they can see which one has the pieces
  /// where they belong.
  std::vector<calibration::Corners> orientations;
  /// How far the corners may be off, in pixels (about two standard deviations of the worst one inside the picture).
  double error_px = 0;
  /// 0 … 1: how much of what can be seen of the board looks as it should. Under 0.5 is never returned.
  double confidence = 0;
  /// Crossings of lines that carried the fit.
  int crossings = 0;
  /// "pattern", "lines", "tags" or "corners".
  std::string method;
  /// Where `FindHints::places` was set and the picture tells too little: the board at other places of the same pattern,
  /// the likeliest first. These have no others.
  std::vector<BoardFix> places{};
};

/// Why a picture is `ambiguous`.
[[nodiscard]] Message edges_untold();

/// The quarter turns of `fix.plane` that are among its orientations: 0, which always is, up to 3, in this order.
[[nodiscard]] std::vector<int> possible_turns(const BoardFix& fix);

/// Finds `board` in a picture (8-bit, grey or BGR, at least 160 px on each side), pieces standing on it, from above
/// down to about 30 degrees over the table, any way round. `lens` must have the picture's size. Chequered boards are
/// found by their pattern, others by corner tags or their grid of lines.
/// Errors: `not_found`, `too_small`, `ambiguous` (the picture cuts off so much that two places fit). The message says
/// in words what could be done about it.
calibration::Expected<BoardFix> find_board(const cv::Mat& picture, const Board& board, const calibration::Lens& lens,
                                           const FindHints& hints = {});

/// The fix that follows from corners a person clicked, refined to the pattern or the lines when they lie within a
/// third of a square of it. Errors as BoardPlane::from_corners.
calibration::Expected<BoardFix> fix_from_corners(const cv::Mat& picture, const Board& board,
                                                 const calibration::Corners& corners, const calibration::Lens& lens,
                                                 bool refine = true);

}  // namespace arbiter::vision
