// SPDX-License-Identifier: MIT
#include "referee/guides/flag.h"

#include <array>
#include <utility>

namespace arbiter {
namespace {

constexpr std::string_view kLoses = "Who has no time left has lost.";

constexpr std::array<std::pair<std::string_view, std::string_view>, 5> kFlags{{
    // FIDE Laws of Chess, 6.9.
    {"chess",
     "Who has no time left has lost; it is a draw if the other could not mate by any series of moves whatsoever."},
    // World Xiangqi Rules; Japan Shogi Association and FESA; Korea Janggi Association; Makruk as ASEAN federations play
    // it.
    {"xiangqi", kLoses},
    {"shogi", kLoses},
    {"janggi", kLoses},
    {"makruk", kLoses},
}};

}  // namespace

std::string_view flag_rule(std::string_view ruleset) {
  for (const auto& [id, rule] : kFlags)
    if (id == ruleset) return rule;
  return {};
}

}  // namespace arbiter
