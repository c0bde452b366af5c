// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>

#include "referee/core/engine.h"
#include "referee/notation/scan.h"

// Moves told by files, as players of xiangqi write them: a piece, its file, a way (ahead, back, sideways), and a
// number. The number is the file reached, or along a file the number of points. Files count from the mover's right,
// from 1.
namespace arbiter::notation::files {

/// A move of the board in these terms.
struct FileMove {
  Kind kind = kNoKind;
  int file = 0;
  int place = 1;    ///< among the mover's pieces of that kind on the file, from the front, from 1
  int beside = 1;   ///< how many of them stand on the file
  int crowded = 0;  ///< how many files hold several of them
  int among = 1;    ///< among all that stand on such files: from the right, on a file from the front, from 1
  char way = '.';   ///< `+` ahead, `-` back, `.` sideways
  int number = 0;
};

/// Only for moves of a piece on the board.
FileMove describe(const Position& pos, const Action& action);

/// What a text says of a move.
struct Said {
  enum class Order { none, front, middle, rear, numbered };
  Kind kind = kNoKind;  ///< kNoKind: not said
  int file = 0;         ///< 0: not said
  Order order = Order::none;
  int nth = 0;  ///< `numbered`: from the front, from 1; of several crowded files also FileMove::among
  char way = '.';
  int number = 0;
};

/// The legal move that a text means. `text`: how a move is written, for errors. Errors: `bad_record` when none or
/// several are meant.
Expected<Action> find(const Position& pos, const Word& word, const Said& said,
                      const std::function<std::string(const Position&, const Action&)>& text);

}  // namespace arbiter::notation::files
