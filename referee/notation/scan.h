#pragma once

#include <string>
#include <string_view>

#include "referee/core/expected.h"

namespace arbiter::notation {

/// A place in a text, line and column from 1; a column is a character, however many bytes it takes.
struct Spot {
  int line = 1, column = 1;
};

/// `bad_record` with the place where the text is wrong.
tl::unexpected<Refusal> bad_record(Spot spot, const std::string& what, const std::string& rule = {});

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
