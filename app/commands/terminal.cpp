// SPDX-License-Identifier: MIT
#include "app/commands/terminal.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <vector>

namespace arbiter::cli {
namespace {

/// Characters that take two columns of a terminal: those of Chinese, Japanese and Korean, and what goes with them.
constexpr std::array<std::pair<char32_t, char32_t>, 9> kWide{{{0x1100, 0x115f},
                                                              {0x2e80, 0x303e},
                                                              {0x3041, 0xa4cf},
                                                              {0xac00, 0xd7a3},
                                                              {0xf900, 0xfaff},
                                                              {0xfe30, 0xfe6f},
                                                              {0xff00, 0xff60},
                                                              {0xffe0, 0xffe6},
                                                              {0x20000, 0x3fffd}}};

/// Bytes of the character that begins with this one.
std::size_t length_of(unsigned char first) { return first < 0xc0 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4; }

/// The columns of one character.
std::size_t columns_of_letter(std::string_view letter) {
  const auto first = static_cast<unsigned char>(letter[0]);
  char32_t code = letter.size() == 1 ? first : first & (0xffU >> (letter.size() + 1));
  for (std::size_t k = 1; k < letter.size(); ++k) code = code << 6U | (static_cast<unsigned char>(letter[k]) & 0x3fU);
  const bool wide =
      std::ranges::any_of(kWide, [&](const auto& range) { return range.first <= code && code <= range.second; });
  return wide ? 2 : 1;
}

/// What a line may be broken between: words with the blanks before them, and wide characters each by itself.
std::vector<std::string_view> parts_of(std::string_view line) {
  std::vector<std::string_view> parts;
  std::size_t begin = 0;
  bool in_word = false;
  for (std::size_t i = 0; i < line.size();) {
    const std::size_t length = std::min(length_of(static_cast<unsigned char>(line[i])), line.size() - i);
    const std::string_view letter = line.substr(i, length);
    if (columns_of_letter(letter) == 2) {
      if (i > begin) parts.push_back(line.substr(begin, i - begin));
      parts.push_back(letter);
      begin = i + length;
      in_word = false;
    } else if (letter == " " && in_word) {
      parts.push_back(line.substr(begin, i - begin));
      begin = i;
      in_word = false;
    } else if (letter != " ") {
      in_word = true;
    }
    i += length;
  }
  if (begin < line.size()) parts.push_back(line.substr(begin));
  return parts;
}

winsize size_of_terminal() {
  winsize size{};
  if (::isatty(STDOUT_FILENO) == 0 || ::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0) return {};
  return size;
}

}  // namespace

std::size_t columns_of(std::string_view text) {
  std::size_t columns = 0;
  for (std::size_t i = 0; i < text.size();) {
    const std::size_t length = std::min(length_of(static_cast<unsigned char>(text[i])), text.size() - i);
    columns += columns_of_letter(text.substr(i, length));
    i += length;
  }
  return columns;
}

bool is_read_by_a_person() { return ::isatty(STDOUT_FILENO) != 0; }

std::size_t terminal_columns() {
  constexpr std::size_t kUsual = 80, kLeast = 40;
  if (!is_read_by_a_person()) return 0;
  const std::size_t columns = size_of_terminal().ws_col;
  return columns == 0 ? kUsual : std::max(columns, kLeast);
}

std::size_t terminal_lines() {
  constexpr std::size_t kUsual = 24;
  if (!is_read_by_a_person()) return 0;
  const std::size_t lines = size_of_terminal().ws_row;
  return lines == 0 ? kUsual : lines;
}

bool may_colour() {
  const char* none = std::getenv("NO_COLOR");
  const char* terminal = std::getenv("TERM");
  return is_read_by_a_person() && (none == nullptr || *none == '\0') && terminal != nullptr &&
         std::string_view(terminal) != "dumb";
}

std::string bold(const std::string& text) { return may_colour() ? "\x1b[1m" + text + "\x1b[0m" : text; }

std::string wrapped(std::string_view text, std::size_t columns, std::size_t indent, std::size_t first) {
  std::string out;
  const std::string begin(indent, ' ');
  std::size_t used = first;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    if (at > 0) {
      out += "\n" + begin;
      used = indent;
    }
    bool begun = false;
    for (std::string_view part : parts_of(text.substr(at, end - at))) {
      if (begun && columns > 0 && used + columns_of(part) > columns) {
        out += "\n" + begin;
        used = indent;
        part.remove_prefix(std::min(part.find_first_not_of(' '), part.size()));
      }
      out += part;
      used += columns_of(part);
      begun = true;
    }
    at = end + 1;
  }
  return out;
}

}  // namespace arbiter::cli
