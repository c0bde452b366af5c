// SPDX-License-Identifier: MIT
#include "text/utf8.h"

#include <cstdint>

namespace arbiter::text {

namespace {

constexpr std::string_view kReplacement = "\xEF\xBF\xBD";

/// How many bytes the character that `text` begins with takes; 0 when it begins with none.
std::size_t character(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char first = byte(0);
  if (first < 0x80U) return 1;
  const std::size_t length = first >= 0xF0U ? 4 : first >= 0xE0U ? 3 : 2;
  if (first < 0xC2U || first > 0xF4U || text.size() < length) return 0;
  std::uint32_t code = first & (0x7FU >> length);
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xC0U) != 0x80U) return 0;
    code = code << 6U | (byte(i) & 0x3FU);
  }
  const bool too_long = (length == 3 && code < 0x800U) || (length == 4 && code < 0x10000U);
  const bool none = (code >= 0xD800U && code <= 0xDFFFU) || code > 0x10FFFFU;
  return too_long || none ? 0 : length;
}

/// Does this character break a line, or turn the direction of what stands behind it?
bool controls(std::string_view one) {
  if (one.size() == 1) return static_cast<unsigned char>(one[0]) < 0x20U || one[0] == 0x7F;
  // U+0080 to U+009F; U+061C; U+200E, U+200F, U+2028 to U+202E; U+2066 to U+2069
  if (one.size() == 2) return (one[0] == '\xC2' && one[1] < '\xA0') || one == "\u061C";
  const auto last = static_cast<unsigned char>(one[2]);
  if (one.starts_with("\xE2\x80")) return last == 0x8EU || last == 0x8FU || (last >= 0xA8U && last <= 0xAEU);
  return one.starts_with("\xE2\x81") && last >= 0xA6U && last <= 0xA9U;
}

}  // namespace

bool is_utf8(std::string_view text) {
  while (!text.empty()) {
    const std::size_t length = character(text);
    if (length == 0) return false;
    text.remove_prefix(length);
  }
  return true;
}

std::string clean(std::string_view text) {
  if (is_utf8(text)) return std::string(text);
  std::string out;
  while (!text.empty()) {
    const std::size_t length = character(text);
    out += length == 0 ? kReplacement : text.substr(0, length);
    text.remove_prefix(length == 0 ? 1 : length);
  }
  return out;
}

std::string shortened(std::string_view text, std::size_t most) {
  std::string out = clean(text.substr(0, most));
  if (text.size() <= most) return out;
  while (out.size() >= kReplacement.size() && std::string_view(out).substr(out.size() - 3) == kReplacement)
    out.resize(out.size() - kReplacement.size());  // a character cut in two
  return out + "…";
}

std::string one_line(std::string_view text, std::size_t most) {
  std::string out;
  const std::string cleaned = clean(text);
  for (std::string_view rest = cleaned; !rest.empty();) {
    const std::string_view one = rest.substr(0, character(rest));
    rest.remove_prefix(one.size());
    if (!controls(one))
      out += one;
    else if (one == "\t" || one == "\n" || one == "\r")
      out += ' ';
  }
  const std::size_t from = out.find_first_not_of(' ');
  if (from == std::string::npos) return "";
  return shortened(out.substr(from, out.find_last_not_of(' ') + 1 - from), most);
}

}  // namespace arbiter::text
