// SPDX-License-Identifier: MIT
#include "app/table/award_text.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "app/table/names.h"
#include "text/sentences.h"

namespace arbiter::table {
namespace {

using text::noted;
using text::tr;

/// As the referee calls them; a test looks for what it calls otherwise.
constexpr std::array kReasons{noted("direct"),    noted("assist"), noted("throne"),
                              noted("last king"), noted("hill"),   noted("correction")};

/// As the referee says them; a test looks for their words.
constexpr std::array kRules{
    noted("A piece that attacks the mated king scores its value and one point more."),
    noted("A piece that closes an escape which the checking pieces leave open scores its value."),
    noted("A king that moves onto an opponent's throne wins one stake, once for each opponent."),
    noted("Who takes the last opposing king wins one stake; two, having taken both with the own king; four, each of "
          "them on its throne."),
    noted(
        "At the start of its turn a seat scores a point for each of its pieces on the four squares in the middle; who "
        "reaches the agreed number of points wins."),
    noted("The arbiter has corrected the position by hand, with the reason on record."),
};

/// Empty where the list does not have it: catalogues have words for other things too.
std::string found_in(std::span<const char* const> list, const std::string& words) {
  const auto known = std::ranges::find(list, std::string_view(words), [](const char* one) { return one; });
  return known == list.end() ? std::string() : tr(*known);
}

}  // namespace

std::span<const char* const> known_reasons() { return kReasons; }
std::span<const char* const> rules_of_points() { return kRules; }

std::string reason_text(const std::string& reason) {
  std::string plain = reason;
  std::ranges::replace(plain, '-', ' ');
  const std::string known = found_in(kReasons, plain);
  return known.empty() ? spelt(reason) : known;
}

std::string rule_sentence(const std::string& sentence) {
  const std::string known = found_in(kRules, sentence);
  return known.empty() ? sentence : known;
}

}  // namespace arbiter::table
