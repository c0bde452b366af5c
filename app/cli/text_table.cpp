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
  using text::N_;
  [[maybe_unused]] static constexpr std::array kHeadings{
      N_("event"),     N_("begins"),  N_("game"),     N_("mode"),       N_("players"),
      N_("rounds"),    N_("key"),     N_("role"),     N_("for"),        N_("table"),
      N_("made"),      N_("revoked"), N_("expires"),  N_("account"),    N_("roles"),
      N_("password"),  N_("name"),    N_("club"),     N_("federation"), N_("born"),
      N_("games"),     N_("notes"),   N_("day"),      N_("place"),      N_("points"),
      N_("army"),      N_("with"),    N_("opponent"), N_("better"),     N_("level"),
      N_("worse"),     N_("no"),      N_("player"),   N_("from"),       N_("to"),
      N_("sits out"),  N_("rating"),  N_("last"),     N_("first"),      N_("part"),
      N_("95 % from"), N_("even"),    N_("score"),    N_("average"),    N_("points in games"),
      N_("league"),    N_("events"),  N_("at"),       N_("who"),        N_("what"),
      N_("detail")};
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
