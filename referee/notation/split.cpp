// SPDX-License-Identifier: MIT
#include "referee/notation/split.h"

#include <algorithm>
#include <cctype>
#include <optional>
#include <set>
#include <utility>

#include "referee/notation/outcome.h"
#include "referee/notation/san.h"
#include "referee/notation/tokens.h"

namespace arbiter::notation {

namespace {

/// The number of a move and how many points stand behind it: "12" and "12." begin a round, "12..." goes on with it.
struct Number {
  int number = 0;
  bool goes_on = false;
};

/// Do points stand there, as behind the number of a move that goes on with its round?
bool goes_on(std::string_view word) { return word.substr(0, 2) == ".." || word.substr(0, 3) == "…"; }

std::optional<Number> number_of(const std::string& word) {
  std::size_t digits = 0;
  while (digits < word.size() && word[digits] >= '0' && word[digits] <= '9') ++digits;
  if (digits == 0 || digits > 6) return std::nullopt;
  const std::string_view rest = std::string_view(word).substr(digits);
  if (!rest.empty() && rest.front() != '.' && rest.substr(0, 3) != "…") return std::nullopt;
  return Number{std::stoi(word.substr(0, digits)), goes_on(rest)};
}

/// Is it a result wherever it stands? Castling with zeros and judgements may be one at the end only.
bool ends_game(const std::string& word) {
  const bool letters = std::any_of(word.begin(), word.end(), [](unsigned char c) { return std::isalpha(c) != 0; });
  return !letters && word != "0-0" && is_result_word(word) && !is_judgement(word);
}

/// Moves name a square, castle, or are written in other letters than ours. Other words make no game.
bool may_be_move(std::string_view word) {
  return is_castling(word) ||
         std::any_of(word.begin(), word.end(), [](unsigned char c) { return (c >= '0' && c <= '9') || c >= 0x80; });
}

class Splitter {
 public:
  explicit Splitter(std::string_view text) : text_(text) {}

  std::vector<Part> parts() {
    Tokens tokens(text_);
    for (Token token = tokens.next(); token.type != Token::Type::end; token = tokens.next()) see(token);
    // Words of a letter behind the last game are no game of their own.
    if (!moves_ && !result_ && tags_.empty() && !parts_.empty())
      parts_.back().text += text_.substr(from_);
    else
      close(text_.size());
    return std::move(parts_);
  }

 private:
  void see(const Token& token) {
    if (token.type == Token::Type::tag) return tag(token);
    if (token.type == Token::Type::word) return word(token);
    // A remark behind a result and a blank line may be the head of the next game.
    if (result_ && token.paragraph && !remark_) remark_ = {token.from, token.line};
  }

  void tag(const Token& token) {
    const bool again = tags_.contains(token.text) && token.paragraph;
    if (moves_ || result_ || again) begin(token);
    tags_.insert(token.text);
  }

  void word(const Token& token) {
    if (ends_game(token.text)) {
      result_ = true;
      opening_.reset();
      return;
    }
    const auto number = number_of(token.text);
    const bool bare = number && without_number({token.text, {}}).text.empty();
    const bool first = number && number->number == 1 && !number->goes_on;
    if (opening_) {
      // "1. ..." goes on with the first move.
      const Token begun = *std::exchange(opening_, std::nullopt);
      if (!goes_on(token.text)) begin(begun);
      number_ = 1;
    } else if (first && bare && moves_ && (number_ > 0 || result_)) {
      opening_ = token;
      return;
    }
    const bool next = number && number_ > 0 && (number->number == number_ || number->number == number_ + 1);
    if (moves_ && ((first && (number_ > 0 || result_)) || (result_ && token.paragraph && !next))) begin(token);
    if (number) number_ = number->number;
    moves_ = moves_ || (!bare && may_be_move(token.text));
    result_ = false;
    remark_.reset();
  }

  void begin(const Token& token) {
    const std::size_t from = remark_ ? remark_->first : token.from;
    const int line = remark_ ? remark_->second : token.line;
    close(from);
    from_ = from;
    line_ = line;
    tags_.clear();
    moves_ = result_ = false;
    opening_.reset();
    number_ = 0;
    remark_.reset();
  }

  void close(std::size_t end) { parts_.push_back({std::string(text_.substr(from_, end - from_)), line_}); }

  std::string_view text_;
  std::vector<Part> parts_;
  std::size_t from_ = 0;
  int line_ = 1;
  std::set<std::string> tags_;
  bool moves_ = false, result_ = false;  ///< what this game has had
  int number_ = 0;                       ///< the last number; 0: none yet
  std::optional<std::pair<std::size_t, int>> remark_;
  std::optional<Token> opening_;  ///< the number 1 that may begin a game
};

}  // namespace

std::vector<Part> split_tagged(std::string_view text) { return Splitter(text).parts(); }

std::vector<Part> split_before(std::string_view text, const std::function<bool(std::string_view line)>& begins) {
  std::vector<Part> parts(1);
  bool begun = false;
  int number = 1;
  for (std::string_view rest = text; !rest.empty(); ++number) {
    const std::string_view line = rest.substr(0, std::min(rest.find('\n'), rest.size() - 1) + 1);
    rest.remove_prefix(line.size());
    if (begins(line.substr(0, line.find_last_not_of("\r\n") + 1))) {
      if (begun) parts.push_back({{}, number});
      begun = true;
    }
    parts.back().text += line;
  }
  return parts;
}

std::vector<Part> one_part(std::string_view text) { return {{std::string(text), 1}}; }

}  // namespace arbiter::notation
