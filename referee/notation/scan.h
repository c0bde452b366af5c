// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "referee/core/expected.h"

namespace arbiter::notation {

/// A place in a text, line and column from 1; a column is a character, however many bytes it takes.
struct Spot {
  int line = 1, column = 1;
};

/// `bad_record` with the place where the text is wrong.
tl::unexpected<Refusal> bad_record(Spot spot, const std::string& what, const std::string& rule = {});

/// What a text says and the game that is read from it does not hold: for the people who gave the text.
class LeftOut {
 public:
  /// One thing at one place.
  void add(Spot spot, const std::string& what);
  /// One more of a sort of which a text may hold many ("variation"): told as a number at the end.
  void count(const std::string& sort) { ++counts_[sort]; }
  /// One sentence each: those with a place ("Line 3, column 7: …") in the order of the text, then the numbers.
  [[nodiscard]] std::vector<std::string> list() const;

 private:
  std::vector<std::string> list_;
  std::map<std::string, int> counts_;
};

/// Takes the first line off the text; its end, a line feed or that of the text, belongs to neither.
inline std::string_view take_line(std::string_view& text) {
  const std::string_view line = text.substr(0, text.find('\n'));
  text.remove_prefix(line.size() < text.size() ? line.size() + 1 : line.size());
  return line;
}

struct Word {
  std::string text;
  Spot spot;
};

/// Walks over a text and knows where it is.
class Scanner {
 public:
  explicit Scanner(std::string_view text) : text_(text) {}
  [[nodiscard]] bool done() const { return at_ == text_.size(); }
  /// The byte that comes next; 0 at the end.
  [[nodiscard]] char peek(std::size_t ahead = 0) const {
    return at_ + ahead < text_.size() ? text_[at_ + ahead] : '\0';
  }
  [[nodiscard]] Spot spot() const { return spot_; }
  char next();
  void skip_blanks();
  /// Everything up to `end` or the end of the text; `end` itself is left.
  std::string until(char end);
  /// A word: everything up to the next blank or one of `also`.
  Word word(std::string_view also = {});

 private:
  std::string_view text_;
  std::size_t at_ = 0;
  Spot spot_;
};

}  // namespace arbiter::notation
