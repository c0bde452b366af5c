// SPDX-License-Identifier: MIT
#include "app/cli/text_table.h"

#include <algorithm>
#include <array>

#include "app/commands/terminal.h"
#include "text/sentences.h"

namespace arbiter::cli {
namespace {

using text::tr;

/// Headings in the language that is spoken; these are what there is.
std::vector<std::string> said(std::initializer_list<const char*> headings) {
  using text::noted;
  [[maybe_unused]] static constexpr std::array kHeadings{
      noted("event"),     noted("begins"),  noted("game"),     noted("mode"),       noted("players"),
      noted("rounds"),    noted("key"),     noted("role"),     noted("for"),        noted("table"),
      noted("made"),      noted("revoked"), noted("expires"),  noted("account"),    noted("roles"),
      noted("password"),  noted("name"),    noted("club"),     noted("federation"), noted("born"),
      noted("games"),     noted("notes"),   noted("day"),      noted("place"),      noted("points"),
      noted("army"),      noted("with"),    noted("opponent"), noted("better"),     noted("level"),
      noted("worse"),     noted("no"),      noted("player"),   noted("from"),       noted("to"),
      noted("sits out"),  noted("rating"),  noted("last"),     noted("first"),      noted("part"),
      noted("95 % from"), noted("even"),    noted("score"),    noted("average"),    noted("points in games"),
      noted("league"),    noted("events"),  noted("at"),       noted("who"),        noted("what"),
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
  for (const std::string& one : headings_) widths.push_back(columns_of(one));
  for (const auto& row : rows_)
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], columns_of(row[i]));
  std::string out;
  const auto line = [&](const std::vector<std::string>& row) {
    std::string text;
    for (std::size_t i = 0; i < row.size(); ++i) {
      const std::string fill(widths[i] - columns_of(row[i]), ' ');
      text += (i == 0 ? "" : "  ") + (right_[i] ? fill + row[i] : row[i] + fill);
    }
    out += text.substr(0, text.find_last_not_of(' ') + 1) + "\n";
  };
  line(headings_);
  for (const auto& row : rows_) line(row);
  return out;
}

}  // namespace arbiter::cli
