// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <opencv2/core.hpp>
#include <optional>
#include <string>

#include "calibration/measure/profile.h"
#include "db/pictures.h"
#include "value/message.h"

namespace arbiter::table {

/// Which pictures of the table are kept, and how long.
struct PictureWish {
  int width = 640;                                  ///< pixels, of the longer side of the board's part; 0: none is kept
  int days = 90;                                    ///< older ones are deleted; 0: none is too old
  std::int64_t bytes = 2'000'000'000;               ///< of all pictures together; the oldest ones are deleted beyond it
  static constexpr int kLeast = 160, kMost = 1920;  ///< widths
};

/// The part of a picture (8-bit BGR) where the board lies, with some room around it, made small, as the bytes of a
/// JPEG; all of the picture where nobody knows where the board is. Empty when the picture is.
[[nodiscard]] std::string picture_to_keep(const cv::Mat& picture, const std::optional<calibration::Corners>& board,
                                          int width);

/// Keeps pictures of tables beside a file of games. What cannot be kept is said once, in `trouble`, and stops no game.
/// One thread at a time.
class PictureKeeper {
 public:
  PictureKeeper(std::filesystem::path games, PictureWish wish);

  [[nodiscard]] bool wanted() const { return wish_.width > 0 && games_ != ":memory:"; }
  [[nodiscard]] int width() const { return wish_.width; }
  /// Keeps the bytes that `picture_to_keep` made with a game of the file; empty ones are no picture.
  void keep(db::GameId game, db::Pictures::Place place, const std::string& jpeg);
  /// Why the last picture was not kept; empty when it was.
  [[nodiscard]] const Message& trouble() const { return trouble_; }

 private:
  std::filesystem::path games_;
  PictureWish wish_;
  std::optional<db::Pictures> pictures_;
  std::map<db::GameId, std::string> tokens_;
  int since_ = 0;  ///< pictures kept since old ones were deleted
  Message trouble_;
};

}  // namespace arbiter::table
