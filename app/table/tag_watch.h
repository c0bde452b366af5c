// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "referee/core/rules.h"
#include "value/message.h"
#include "vision/piece_tags/piece_tags.h"

// What watching a table whose pieces carry tags needs beside their reading.
namespace arbiter::table {

/// One of the things that may stand on a cell, as a picture has it: something unknown, a piece (perhaps only its army
/// is known), or nothing.
struct CellGuess {
  bool unknown = false;
  std::optional<vision::Occupant> piece;  ///< none: nothing stands there, or what does is unknown
  double p = 0;
};

/// Of the printed legend what a board's game knows: a king's tag means nothing where there are no kings.
[[nodiscard]] vision::TagNames legend_of(const Rules& rules);

/// What may stand on a cell on which a tag was read, with how likely it is: that piece, as good as surely.
[[nodiscard]] std::vector<CellGuess> tagged_cell(const vision::CellReading& cell);

/// What is said when the tags have been read for the first time.
[[nodiscard]] Message tags_found(const vision::TagBinding& binding);

/// Says once what is wrong with the tags on the board: numbers that belong to no piece, that are seen twice, two tags
/// on a square.
class TagNotes {
 public:
  /// What is wrong in the first reading, which is said at once; empty: nothing.
  const Message& begin(const vision::TagReading& reading, const Board& board);
  /// A sentence when the same has been wrong in two readings of the whole board and has not been said.
  std::optional<Message> see(const vision::TagReading& reading, const Board& board);

  /// What is wrong now.
  [[nodiscard]] const Message& wrong() const { return said_; }

 private:
  Message seen_, said_;
  int times_ = 0;
};

}  // namespace arbiter::table
