// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "referee/notation/scan.h"

namespace arbiter::notation {

/// A piece of a text of tags and moves (PGN specification, section 7), as the splitter and the readers see it.
struct Token {
  enum class Type {
    end,
    tag,        ///< [Name "value"]
    comment,    ///< {…}, or behind ; up to the end of the line
    variation,  ///< (…), with those in it
    glyph,      ///< $5
    word,       ///< a move, a number, a result, whatever stands between blanks
    stray       ///< a bracket that belongs to nothing, with what stands in it
  };
  Type type = Type::end;
  std::string text;        ///< a tag's name; what stands between the brackets of a comment or variation; the word
  std::string value;       ///< of a tag
  Spot spot;               ///< where it begins; of a tag: its value
  std::size_t from = 0;    ///< the same in bytes; of a tag: its bracket
  int line = 1;            ///< the line of `from`
  bool paragraph = false;  ///< a blank line, or the beginning of the text, stands before it
  bool ends = true;        ///< false: its closing bracket is missing; it ends where the next game begins, or the text
};

/// Takes such a text apart. Lines that begin with % are left out. Nothing is refused: what is badly formed comes as
/// what it looks like.
class Tokens {
 public:
  explicit Tokens(std::string_view text) : scan_(text) {}
  Token next();

 private:
  [[nodiscard]] bool skip_to_next();
  [[nodiscard]] bool at_tag() const;
  void take(std::size_t bytes);
  void tag(Token& token);
  void comment(Token& token);
  void variation(Token& token);
  void stray(Token& token);
  void word(Token& token);
  void join_halves(Token& token);
  void join_end(Token& token);

  Scanner scan_;
  bool line_begins_ = true;  ///< nothing but tags stands before on this line
};

/// All tokens of a text but the last, which is the end.
std::vector<Token> tokens_of(std::string_view text);

/// A word without its number, "12.", "12...", "12…" or "12)"; empty when it is nothing but a number.
Word without_number(const Word& word);

/// How many bytes the dash takes that the text begins with: a hyphen, a minus or a dash of any width; 0: none.
std::size_t dash_at(std::string_view text);

}  // namespace arbiter::notation
