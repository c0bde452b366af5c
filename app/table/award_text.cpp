// SPDX-License-Identifier: MIT
#include "app/table/award_text.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "text/sentences.h"

namespace arbiter::table {
namespace {

using text::N_;
using text::tr;

/// As the referee calls them; a test looks for what it calls otherwise.
constexpr std::array kReasons{N_("direct"), N_("assist"), N_("throne"), N_("last king"), N_("hill"), N_("correction")};

/// Empty where the list does not have it: catalogues have words for other things too.
std::string found_in(std::span<const char* const> list, const std::string& words) {
  const auto known = std::ranges::find(list, std::string_view(words), [](const char* one) { return one; });
  return known == list.end() ? std::string() : tr(*known);
}

}  // namespace

std::span<const char* const> known_reasons() { return kReasons; }

std::string reason_text(const std::string& reason) {
  std::string plain = reason;
  std::ranges::replace(plain, '-', ' ');
  const std::string known = found_in(kReasons, plain);
  return known.empty() ? reason : known;
}

std::string rule_sentence(const std::string& sentence) {
  // Catalogues have the sentences of all rules, and nothing else that reads like one.
  return tr(sentence.c_str());
}

}  // namespace arbiter::table
