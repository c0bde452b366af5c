// SPDX-License-Identifier: MIT
#include "app/cli/text_table.h"

#include <algorithm>
#include <array>

#include "text/sentences.h"

namespace arbiter::cli {
namespace {

using text::tr;

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

/// Columns of a terminal, of a text in UTF-8.
std::size_t width(const std::string& text) {
  std::size_t columns = 0;
  for (std::size_t i = 0; i < text.size();) {
    const auto first = static_cast<unsigned char>(text[i]);
    const std::size_t length = first < 0xc0 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
    char32_t letter = length == 1 ? first : first & (0xffU >> (length + 1));
    for (std::size_t k = i + 1; k < std::min(i + length, text.size()); ++k)
      letter = letter << 6U | (static_cast<unsigned char>(text[k]) & 0x3fU);
    columns +=
        std::ranges::any_of(kWide, [&](const auto& range) { return range.first <= letter && letter <= range.second; })
            ? 2
            : 1;
    i += length;
  }
  return columns;
}

/// Headings in the language that is spoken; these are what there is.
std::vector<std::string> said(std::initializer_list<const char*> headings) {
  using text::noted;
  [[maybe_unused]] static constexpr std::array kHeadings{noted("event"),
                                                         noted("begins"),
                                                         noted("game"),
                                                         noted("mode"),
                                                         noted("players"),
                                                         noted("rounds"),
                                                         noted("key"),
                                                         noted("role"),
                                                         noted("for"),
                                                         noted("table"),
                                                         noted("made"),
                                                         noted("revoked"),
                                                         noted("name"),
                                                         noted("club"),
                                                         noted("federation"),
                                                         noted("born"),
                                                         noted("games"),
                                                         noted("notes"),
                                                         noted("day"),
                                                         noted("place"),
                                                         noted("points"),
                                                         noted("army"),
                                                         noted("with"),
                                                         noted("opponent"),
                                                         noted("better"),
                                                         noted("level"),
                                                         noted("worse"),
                                                         noted("no"),
                                                         noted("player"),
                                                         noted("from"),
                                                         noted("to"),
                                                         noted("sits out"),
                                                         noted("rating"),
                                                         noted("last"),
                                                         noted("first"),
                                                         noted("part"),
                                                         noted("95 % from"),
                                                         noted("even"),
                                                         noted("score"),
                                                         noted("average"),
                                                         noted("points in games"),
                                                         noted("league"),
                                                         noted("events"),
                                                         noted("at"),
                                                         noted("who"),
                                                         noted("what"),
                                                         noted("detail")};
  std::vector<std::string> list;
  for (const char* one : headings) list.push_back(*one == '>' ? ">" + tr(one + 1) : tr(one));
  return list;
}

}  // namespace

TextTable::TextTable(std::initializer_list<const char*> headings) : TextTable(said(headings)) {}

TextTable::TextTable(std::vector<std::string> headings) : headings_(std::move(headings)) {
  for (std::string& one : headings_) {
    right_.push_back(!one.empty() && one[0] == '>');
    if (right_.back()) one.erase(0, 1);
  }
}

void TextTable::add(std::vector<std::string> row) {
  row.resize(headings_.size());
  rows_.push_back(std::move(row));
}

std::string TextTable::text() const {
  std::vector<std::size_t> widths;
  for (const std::string& one : headings_) widths.push_back(width(one));
  for (const auto& row : rows_)
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], width(row[i]));
  std::string out;
  const auto line = [&](const std::vector<std::string>& row) {
    std::string text;
    for (std::size_t i = 0; i < row.size(); ++i) {
      const std::string fill(widths[i] - width(row[i]), ' ');
      text += (i == 0 ? "" : "  ") + (right_[i] ? fill + row[i] : row[i] + fill);
    }
    out += text.substr(0, text.find_last_not_of(' ') + 1) + "\n";
  };
  line(headings_);
  for (const auto& row : rows_) line(row);
  return out;
}

}  // namespace arbiter::cli
