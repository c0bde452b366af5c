// SPDX-License-Identifier: MIT
// The moves of a record, one by one: what a score sheet has beside what they caused.
#include <cctype>
#include <set>
#include <sstream>

#include "app/printing/game_sheet.h"

namespace arbiter::printing {
namespace {

/// The text without its tag pairs and comments.
std::string movetext(const std::string& text) {
  std::string out, line;
  std::istringstream lines(text);
  while (std::getline(lines, line))
    if (line.empty() || line[0] != '[') out += line + "\n";
  std::string bare;
  int depth = 0;
  for (const char c : out) {
    if (c == '{') ++depth;
    if (depth == 0) bare += c;
    if (c == '}' && depth > 0) --depth;
  }
  return bare;
}

/// What stands between two words of a text.
std::string between(const std::string& text, const std::string& from, const std::string& to) {
  const auto begin = text.find(from);
  if (begin == std::string::npos) return "";
  const auto end = to.empty() ? std::string::npos : text.find(to, begin);
  return text.substr(begin + from.size(), end == std::string::npos ? end : end - begin - from.size());
}

/// "12." and "12..." count moves; what a player did is never written so.
bool is_number(const std::string& word) {
  std::size_t i = 0;
  while (i < word.size() && std::isdigit(static_cast<unsigned char>(word[i])) != 0) ++i;
  return i > 0 && i < word.size() && word.find_first_not_of('.', i) == std::string::npos;
}

std::vector<std::string> moves_in(const std::string& text) {
  static const std::set<std::string> kNone{"..", "...", "*", "1-0", "0-1", "1/2-1/2"};
  std::vector<std::string> moves;
  std::istringstream words(text);
  for (std::string word; words >> word;)
    if (!is_number(word) && !kNone.contains(word) && word[0] != '$') moves.push_back(word);
  return moves;
}

}  // namespace

std::vector<std::string> moves_of_record(const std::string& format, const std::string& text) {
  if (format == "pgn" || format == "pgn4" || format == "gib" || format.rfind("pgn-", 0) == 0)
    return moves_in(movetext(text));
  if (format == "wxf") return moves_in(between(text, "START{", "}END"));
  if (format == "usi" || format == "ucci") return moves_in(between(text, " moves ", ""));
  return {};
}

Naming naming_of(const std::string& format) {
  return format == "usi" ? Naming::shogi : format == "wxf" ? Naming::from_right : Naming::algebraic;
}

}  // namespace arbiter::printing
