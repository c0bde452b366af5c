// SPDX-License-Identifier: MIT
#include "app/table/option_text.h"

#include <algorithm>
#include <cctype>

#include "text/sentences.h"

namespace arbiter::table {
namespace {

/// Without the army that it belongs to.
std::string bare(const std::string& name) { return name.substr(name.find('.') + 1); }

/// As catalogues have it (app/cli/i18n/take-out).
std::string written(std::string word) {
  std::ranges::replace_if(
      word, [](char c) { return c == '-' || c == '_'; }, ' ');
  if (!word.empty()) word[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(word[0])));
  return word;
}

}  // namespace

std::string option_title(const std::string& name) { return text::tr_in("option", written(bare(name))); }

std::string option_value(const std::string& name, const std::string& value) {
  const bool word = value.size() > 1 && std::islower(static_cast<unsigned char>(value[0])) != 0;
  return word ? text::tr_in(bare(name), written(value)) : value;
}

}  // namespace arbiter::table
