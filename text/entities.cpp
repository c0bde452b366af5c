// SPDX-License-Identifier: MIT
// Names: HTML 4.01, section 24, those of Latin letters and of usual signs.
#include "text/entities.h"

#include <unicode/unistr.h>

#include <algorithm>
#include <charconv>
#include <optional>

namespace arbiter::text {

namespace {

struct Named {
  std::string_view name;
  int code;
};
constexpr Named kNamed[] = {
    {"quot", '"'},     {"amp", '&'},      {"apos", '\''},    {"lt", '<'},       {"gt", '>'},       {"OElig", 0x152},
    {"oelig", 0x153},  {"Scaron", 0x160}, {"scaron", 0x161}, {"Yuml", 0x178},   {"ndash", 0x2013}, {"mdash", 0x2014},
    {"lsquo", 0x2018}, {"rsquo", 0x2019}, {"ldquo", 0x201C}, {"rdquo", 0x201D}, {"bdquo", 0x201E}, {"hellip", 0x2026},
    {"euro", 0x20AC},  {"minus", 0x2212}, {"infin", 0x221E}};

/// Those of the characters from 160 to 255, in order.
constexpr std::string_view kLatin =
    "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute "
    "micro "
    "para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil "
    "Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave "
    "Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml "
    "igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute "
    "thorn yuml ";

std::optional<int> of_latin(std::string_view name) {
  int code = 160;
  for (std::size_t from = 0; from < kLatin.size(); ++code) {
    const std::size_t end = kLatin.find(' ', from);
    if (kLatin.substr(from, end - from) == name) return code;
    from = end + 1;
  }
  return std::nullopt;
}

/// `#39`, `#x27`; none: no number, or a character that no text has.
std::optional<int> of_number(std::string_view digits) {
  const bool hexadecimal = digits.substr(0, 1) == "x" || digits.substr(0, 1) == "X";
  if (hexadecimal) digits.remove_prefix(1);
  int code = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), code, hexadecimal ? 16 : 10);
  const bool whole = error == std::errc() && end == digits.data() + digits.size() && !digits.empty();
  const bool surrogate = code >= 0xD800 && code < 0xE000;
  return whole && code >= ' ' && code <= 0x10FFFF && !surrogate ? std::optional(code) : std::nullopt;
}

std::optional<int> code_of(std::string_view name) {
  if (name.substr(0, 1) == "#") return of_number(name.substr(1));
  const auto* const found =
      std::find_if(std::begin(kNamed), std::end(kNamed), [&](const Named& one) { return one.name == name; });
  return found != std::end(kNamed) ? std::optional(found->code) : of_latin(name);
}

}  // namespace

std::string without_entities(std::string_view text) {
  constexpr std::size_t kLongest = 10;
  std::string out;
  out.reserve(text.size());
  while (!text.empty()) {
    const std::size_t sign = std::min(text.find('&'), text.size());
    out += text.substr(0, sign);
    text.remove_prefix(sign);
    const std::size_t end = text.substr(0, kLongest).find(';');
    const auto code = end == std::string_view::npos || end < 2 ? std::nullopt : code_of(text.substr(1, end - 1));
    if (code) icu::UnicodeString(static_cast<UChar32>(*code)).toUTF8String(out);
    if (!code && !text.empty()) out += '&';
    if (!text.empty()) text.remove_prefix(code ? end + 1 : 1);
  }
  return out;
}

}  // namespace arbiter::text
