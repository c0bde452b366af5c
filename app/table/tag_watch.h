// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "app/table/session.h"
#include "vision/tags/piece_tags.h"

// What watching a table whose pieces carry tags needs beside their reading.
namespace arbiter::table {

/// Of the printed legend what this game knows: a king's tag means nothing where there are no kings. `request`: the
/// referee's `observe` for an empty board.
[[nodiscard]] vision::TagNames legend_of(const Session& session, nlohmann::json request, const Board& board);

/// What the referee is told of a cell on which a tag was read: that piece, as good as surely.
[[nodiscard]] nlohmann::json tagged_cell(const vision::CellReading& cell);

/// What is said when the tags have been read for the first time.
[[nodiscard]] std::string tags_found(const vision::TagBinding& binding);

/// Says once what is wrong with the tags on the board: numbers that belong to no piece, that are seen twice, two tags
/// on a square.
class TagNotes {
 public:
  /// What is wrong in the first reading, which is said at once; empty: nothing.
  const std::string& begin(const vision::TagReading& reading, const Board& board);
  /// A sentence when the same has been wrong in two readings of the whole board and has not been said.
  std::optional<std::string> see(const vision::TagReading& reading, const Board& board);

  /// What is wrong now.
  [[nodiscard]] const std::string& wrong() const { return said_; }

 private:
  std::string seen_, said_;
  int times_ = 0;
};

}  // namespace arbiter::table
