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

}  // namespace arbiter::text
