// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "referee/notation/scan.h"
#include "referee/notation/split.h"

// The lines that a program and an engine send each other (USI, UCCI): a position with the moves so far, and around it
// orders and answers that are no part of a game.
namespace arbiter::notation {

/// A word and where it begins in bytes.
struct LineWord {
  Word word;
  std::size_t from = 0;
};

/// One position with its moves, from the word "ruleset", "position", "startpos", "sfen" or "fen" on.
struct PositionLines {
  std::vector<LineWord> words;
  std::size_t end = 0;     ///< in bytes
  std::size_t begins = 0;  ///< the first byte of its line
  int line = 1;
};

/// What a text of such lines holds.
struct EngineLines {
  std::vector<PositionLines> positions;
  int others = 0;  ///< lines of orders and answers
  Word answer;     ///< the last answer "bestmove" behind the last position: the word behind it; empty: none
};

/// Takes the text apart. A prefix of a few words, such as a time or an arrow, may stand before an order.
EngineLines engine_lines(std::string_view text);

/// The games of such a text. Between orders, a position that continues the one before belongs to the same game.
std::vector<Part> split_engine_lines(std::string_view text);

}  // namespace arbiter::notation
