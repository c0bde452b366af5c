// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <opencv2/core.hpp>
#include <optional>
#include <string>
#include <vector>

#include "value/message.h"
#include "vision/locate/board_finder.h"
#include "vision/reading/picture_reader.h"

namespace arbiter::cli {

/// What was seen in a picture.
struct Look {
  /// Pieces read by the tags on their tops.
  struct Tags {
    std::map<std::string, std::string> pieces;  ///< by square, as the protocol writes them
    std::vector<std::string> doubtful;          ///< sentences
    double smallest_px = 0;                     ///< side of the smallest tag, 0: there is none
  };
  std::optional<vision::BoardFix> fix;  ///< none: no board is found
  std::string code;                     ///< why there is none
  Message reason;
  calibration::Corners corners{};  ///< of the board, the way round that the pieces tell
  std::optional<Tags> tags;
  std::vector<vision::SquareOpinion> squares;  ///< what they look like; empty where that was not read
  cv::Size picture;                            ///< as it was read: what corners are counted in
  double milliseconds = 0;                     ///< what finding the board took
};

/// K for a light king, k for a dark one as in FEN; N is the knight, `.` an empty square, `?` a piece or not.
[[nodiscard]] char letter_of(const vision::SquareOpinion& opinion);

/// Is it known what stands there, of a piece its kind too?
[[nodiscard]] bool is_sure(const vision::SquareOpinion& opinion);

/// The letters of a board that was read, in rows from the farthest rank to South's.
[[nodiscard]] std::vector<std::string> rows_of(const Look& look);

/// The pieces that were read, by square; none where nothing could be read. The light set is South's, the dark one
/// North's, unless tags say whose they are.
[[nodiscard]] std::optional<std::map<std::string, std::string>> pieces_of(const Look& look);

/// For people: where the board is, what stands on it, of what it is not sure. `board`: its id. Lines end with \n.
[[nodiscard]] std::string look_text(const Look& look, const std::string& board);

/// The same for programs, one line of JSON.
[[nodiscard]] std::string look_json(const Look& look);

}  // namespace arbiter::cli
