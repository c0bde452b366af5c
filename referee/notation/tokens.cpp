// SPDX-License-Identifier: MIT
#include "referee/notation/tokens.h"

#include <algorithm>
#include <optional>

namespace arbiter::notation {

namespace {

constexpr std::string_view kBrackets = "{}()[]";

bool begins(std::string_view text, std::string_view with) { return text.substr(0, with.size()) == with; }

std::string_view line_of(std::string_view text) { return text.substr(0, text.find('\n')); }

bool in_a_name(char c) {
  const bool foreign = static_cast<unsigned char>(c) >= 0x80U;  // 초차림, 红方
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-' || foreign;
}

std::string_view trimmed(std::string_view text) {
  for (std::size_t n = blank_at(text); n != 0; n = blank_at(text)) text.remove_prefix(n);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\t' || text.back() == '\r')) text.remove_suffix(1);
  return text;
}

/// How many bytes the quotation mark takes that the text begins with.
std::size_t quote_at(std::string_view text) {
  for (const std::string_view quote : {"\"", "\u201C", "\u201D", "\u201E", "\u201F"})
    if (begins(text, quote)) return quote.size();
  return 0;
}

/// The parts of a tag pair that a line begins with.
struct TagShape {
  std::string_view name;
  std::size_t value = 0;  ///< where its value begins, behind the quotation mark if there is one
  bool quoted = false;
};

/// `[Name "`, or a whole `[Name value]` or `[Name]` on its line.
std::optional<TagShape> tag_shape(std::string_view text) {
  if (!begins(text, "[")) return std::nullopt;
  const std::string_view line = line_of(text);
  std::size_t at = 1;
  const auto skip = [&] {
    for (std::size_t n = blank_at(line.substr(at)); n != 0; n = blank_at(line.substr(at))) at += n;
  };
  skip();
  const std::size_t name = at;
  while (at < line.size() && in_a_name(line[at]) && blank_at(line.substr(at)) == 0) ++at;
  TagShape shape{line.substr(name, at - name), 0, false};
  if (shape.name.empty() || (shape.name.front() >= '0' && shape.name.front() <= '9')) return std::nullopt;
  const std::size_t behind = at;
  skip();
  const std::size_t quote = quote_at(line.substr(at));
  shape.quoted = quote != 0;
  shape.value = at + quote;
  if (shape.quoted) return shape;
  const std::string_view rest = trimmed(line.substr(behind));
  const bool parted = rest == "]" || behind != at;
  return parted && !rest.empty() && rest.back() == ']' ? std::optional(shape) : std::nullopt;
}

/// Does the next game begin at this bracket? A tag pair behind a blank line.
bool game_begins(std::string_view text, std::size_t bracket) {
  if (bracket < 2 || text[bracket] != '[' || text[bracket - 1] != '\n') return false;
  const std::size_t before = text.find_last_not_of(" \t", bracket - 2);
  if (before == std::string_view::npos || text[before] != '\n') return false;
  const auto shape = tag_shape(text.substr(bracket));
  return shape && shape->quoted;
}

/// Where the next game of a text begins. Its size when there is none.
std::size_t next_game(std::string_view text) {
  for (std::size_t at = text.find("\n["); at != std::string_view::npos; at = text.find("\n[", at + 1))
    if (game_begins(text, at + 1)) return at + 1;
  return text.size();
}

/// Where the value of a tag ends in the rest of its line, and the tag: a quotation mark before a bracket, whatever
/// quotation marks stand in it.
struct ValueEnd {
  std::size_t value, tag;
  bool closed;
};

ValueEnd value_end(std::string_view line) {
  std::optional<ValueEnd> last;
  const auto seek = [&](bool escapes) -> std::optional<ValueEnd> {
    for (std::size_t at = 0; at < line.size(); ++at) {
      if (escapes && line[at] == '\\' && at + 1 < line.size() && (line[at + 1] == '"' || line[at + 1] == '\\')) {
        ++at;
        continue;
      }
      const std::size_t quote = quote_at(line.substr(at));
      if (quote == 0) continue;
      std::size_t behind = at + quote;
      for (std::size_t n = blank_at(line.substr(behind)); n != 0; n = blank_at(line.substr(behind))) behind += n;
      if (behind < line.size() && line[behind] == ']') return ValueEnd{at, behind + 1, true};
      last = ValueEnd{at, at + quote, false};
    }
    return std::nullopt;
  };
  if (const auto end = seek(true)) return *end;
  if (const auto end = seek(false)) return *end;
  if (last) return *last;
  const std::size_t bracket = line.find_last_of(']');
  return bracket == std::string_view::npos ? ValueEnd{line.size(), line.size(), false}
                                           : ValueEnd{bracket, bracket + 1, false};
}

std::string unescaped(std::string_view value) {
  std::string out;
  for (std::size_t at = 0; at < value.size(); ++at) {
    const bool escape = value[at] == '\\' && at + 1 < value.size() && (value[at + 1] == '"' || value[at + 1] == '\\');
    if (escape) ++at;
    out += value[at];
  }
  return out;
}

/// Where the variation that the text begins with ends, behind its bracket. `remarks`: what stands behind a ; is one.
/// None: it does not end before the next game.
std::optional<std::size_t> variation_end(std::string_view text, bool remarks) {
  int depth = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const char c = text[at];
    if (game_begins(text, at)) return std::nullopt;
    const bool line_begins = at > 0 && text[at - 1] == '\n';
    if (c == '(') ++depth;
    if (c == ')' && --depth == 0) return at + 1;
    if ((c == ';' && remarks) || (c == '%' && line_begins)) at = std::min(text.find('\n', at), text.size()) - 1;
    if (c == '{') at = text.find('}', at);
    if (at == std::string_view::npos) return std::nullopt;
  }
  return std::nullopt;
}

/// One side of a result that is written with blanks in it.
bool is_half(std::string_view word) {
  static constexpr std::string_view kHalves[] = {"1", "0", "1/2", "½", "0.5", "0,5"};
  return std::find(std::begin(kHalves), std::end(kHalves), word) != std::end(kHalves);
}

}  // namespace

std::size_t dash_at(std::string_view text) {
  for (const std::string_view dash : {"-", "\u2010", "\u2011", "\u2012", "\u2013", "\u2014", "\u2015", "\u2212"})
    if (begins(text, dash)) return dash.size();
  return 0;
}

void Tokens::take(std::size_t bytes) {
  for (; bytes > 0 && !scan_.done(); --bytes) scan_.next();
}

/// Skips blanks and escaped lines; was there a blank line among them?
bool Tokens::skip_to_next() {
  bool paragraph = scan_.at() == 0;
  for (;;) {
    const int before = scan_.spot().line;
    scan_.skip_blanks();
    if (scan_.spot().line != before) line_begins_ = true;
    if (scan_.spot().line > before + 1) paragraph = true;
    if (scan_.peek() != '%' || scan_.spot().column != 1) return paragraph;
    (void)scan_.until('\n');
  }
}

bool Tokens::at_tag() const {
  const auto shape = tag_shape(scan_.rest());
  return shape && (line_begins_ || (shape->quoted && value_end(line_of(scan_.rest()).substr(shape->value)).closed));
}

Token Tokens::next() {
  Token token;
  token.paragraph = skip_to_next();
  token.spot = scan_.spot();
  token.from = scan_.at();
  token.line = token.spot.line;
  if (scan_.done()) return token;
  switch (scan_.peek()) {
    case '[':
      at_tag() ? tag(token) : stray(token);
      return token;
    case '{':
    case ';':
      comment(token);
      break;
    case '(':
      variation(token);
      break;
    case ')':
    case '}':
    case ']':
      token.type = Token::Type::stray;
      token.text = std::string(1, scan_.next());
      break;
    case '$':
      token.type = Token::Type::glyph;
      token.text = scan_.word("{(;)").text;
      break;
    default:
      word(token);
  }
  line_begins_ = false;
  return token;
}

void Tokens::tag(Token& token) {
  token.type = Token::Type::tag;
  const std::string_view line = line_of(scan_.rest());
  const TagShape shape = *tag_shape(line);
  token.text = shape.name;
  take(shape.value);
  token.spot = scan_.spot();
  const std::string_view rest = line.substr(shape.value);
  const ValueEnd end = shape.quoted ? value_end(rest) : ValueEnd{rest.rfind(']'), rest.size(), true};
  token.value = unescaped(trimmed(rest.substr(0, end.value)));
  token.ends = end.closed;
  take(end.tag);
}

void Tokens::comment(Token& token) {
  token.type = Token::Type::comment;
  if (scan_.next() == ';') {
    token.text = scan_.until('\n');
    return;
  }
  const std::string_view rest = scan_.rest();
  const std::size_t close = std::min(rest.find('}'), rest.size());
  const std::size_t end = close + 1 < rest.size() && rest.substr(0, close).find("\n[") == std::string_view::npos
                              ? close
                              : std::min(close, next_game(rest));
  token.ends = end < rest.size() && end == close;
  token.text = rest.substr(0, end);
  take(end + (token.ends ? 1 : 0));
}

void Tokens::variation(Token& token) {
  token.type = Token::Type::variation;
  const std::string_view rest = scan_.rest();
  auto end = variation_end(rest, true);
  if (!end) end = variation_end(rest, false);
  token.ends = end.has_value();
  const std::size_t bytes = end.value_or(next_game(rest));
  token.text = rest.substr(1, bytes - 1 - (token.ends ? 1 : 0));
  take(bytes);
}

/// What stands in square brackets and is no tag pair.
void Tokens::stray(Token& token) {
  token.type = Token::Type::stray;
  const std::string_view line = line_of(scan_.rest());
  const std::size_t close = line.find(']');
  token.text = line.substr(0, close == std::string_view::npos ? 1 : close + 1);
  take(token.text.size());
  line_begins_ = false;
}

void Tokens::word(Token& token) {
  token.type = Token::Type::word;
  token.text = scan_.word(std::string(kBrackets) + ";$").text;
  // A promotion in brackets, "a8(Q)" or "a8=(Q)", is no variation.
  if (scan_.peek() == '(' && scan_.peek(2) == ')' && scan_.peek(1) >= 'A' && scan_.peek(1) <= 'Z')
    for (int n = 0; n < 3; ++n) token.text += scan_.next();
  join_halves(token);
  join_end(token);
}

/// "White wins" is one word.
void Tokens::join_end(Token& token) {
  if (token.text != "White" && token.text != "Black") return;
  Scanner ahead = scan_;
  ahead.skip_blanks();
  std::string how = ahead.word(std::string(kBrackets) + ";$").text;
  while (!how.empty() && (how.back() == '.' || how.back() == '!')) how.pop_back();
  if (how != "wins" && how != "won" && how != "resigns" && how != "resigned") return;
  token.text += " " + how;
  scan_ = ahead;
}

/// "1 - 0" and "1/2 - 1/2" are one word.
void Tokens::join_halves(Token& token) {
  if (!is_half(token.text)) return;
  Scanner ahead = scan_;
  const auto skip = [&ahead] {
    while (ahead.peek() == ' ' || ahead.peek() == '\t') ahead.next();
  };
  skip();
  const std::size_t dash = ahead.peek() == ':' ? 1 : dash_at(ahead.rest());
  if (dash == 0) return;
  for (std::size_t n = 0; n < dash; ++n) ahead.next();
  skip();
  const Word other = ahead.word(std::string(kBrackets) + ";$");
  if (!is_half(other.text)) return;
  token.text += "-" + other.text;
  scan_ = ahead;
}

std::vector<Token> tokens_of(std::string_view text) {
  std::vector<Token> all;
  Tokens tokens(text);
  for (Token token = tokens.next(); token.type != Token::Type::end; token = tokens.next())
    all.push_back(std::move(token));
  return all;
}

Word without_number(const Word& given) {
  constexpr std::string_view kEllipsis = "…";
  Word word = given;
  std::size_t digits = 0;
  while (digits < word.text.size() && word.text[digits] >= '0' && word.text[digits] <= '9') ++digits;
  std::size_t end = digits;
  int columns = static_cast<int>(digits);
  for (;; ++columns) {
    if (end < word.text.size() && word.text[end] == '.')
      ++end;
    else if (word.text.compare(end, kEllipsis.size(), kEllipsis) == 0)
      end += kEllipsis.size();
    else
      break;
  }
  if (digits > 0 && end == digits && end < word.text.size()) return word;  // 0-0, 1/2
  word.text.erase(0, end);
  word.spot.column += columns;
  return word;
}

}  // namespace arbiter::notation
