// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "referee/core/expected.h"
#include "text/notes.h"
#include "text/sentences.h"
#include "value/message.h"

namespace arbiter::notation {

using text::Spot;
/// What a text says and the game that is read from it does not hold, or holds otherwise.
using LeftOut = text::Notes;

/// What is left out so often that only its number is told.
namespace lost {
inline constexpr LeftOut::Sort kVariations{text::N_("%1 variation."), text::N_("%1 variations.")},
    kRemarks{text::N_("%1 remark."), text::N_("%1 remarks.")},
    kClockTimes{text::N_("%1 clock time."), text::N_("%1 clock times.")},
    kAnnotationSigns{text::N_("%1 annotation sign."), text::N_("%1 annotation signs.")},
    kDollarSigns{text::N_("%1 $ sign."), text::N_("%1 $ signs.")},
    kDrawOffers{text::N_("%1 draw offer."), text::N_("%1 draw offers.")},
    kHeadLines{text::N_("%1 line of the head."), text::N_("%1 lines of the head.")},
    kEngineLines{text::N_("%1 line of engine output."), text::N_("%1 lines of engine output.")};
}  // namespace lost

/// `bad_record` with the place where the text is wrong.
tl::unexpected<Refusal> bad_record(Spot spot, Message what, const std::string& rule = {});

/// "a or b or c".
[[nodiscard]] Message one_of(const std::vector<std::string>& texts);

/// How many bytes the blank takes that the text begins with, of any width; 0: it begins with none.
std::size_t blank_at(std::string_view text);

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
  /// How many bytes lie behind.
  [[nodiscard]] std::size_t at() const { return at_; }
  char next();
  /// What comes next as it stands.
  [[nodiscard]] std::string_view rest() const { return text_.substr(at_); }
  /// Blanks of every width, no-break spaces too.
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
