// SPDX-License-Identifier: MIT
#include "app/commands/spelling.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "text/sentences.h"
#include "text/utf8.h"

namespace arbiter::cli {

std::size_t letters_apart(std::string_view one, std::string_view other) {
  // Three rows of the table are enough: a letter may change places with its neighbour only.
  std::vector<std::size_t> before(other.size() + 1), above(other.size() + 1), row(other.size() + 1);
  for (std::size_t j = 0; j <= other.size(); ++j) above[j] = j;
  for (std::size_t i = 1; i <= one.size(); ++i) {
    row[0] = i;
    for (std::size_t j = 1; j <= other.size(); ++j) {
      const std::size_t replaced = above[j - 1] + (one[i - 1] == other[j - 1] ? 0 : 1);
      row[j] = std::min({above[j] + 1, row[j - 1] + 1, replaced});
      if (i > 1 && j > 1 && one[i - 1] == other[j - 2] && one[i - 2] == other[j - 1])
        row[j] = std::min(row[j], before[j - 2] + 1);
    }
    before = std::exchange(above, std::exchange(row, before));
  }
  return above[other.size()];
}

std::optional<std::string> nearest(std::string_view typed, std::span<const std::string> words) {
  const std::string* best = nullptr;
  std::size_t least = 0;
  for (const std::string& word : words) {
    const std::size_t apart = letters_apart(typed, word);
    const std::size_t allowed = std::max<std::size_t>(1, word.size() / 3);
    if (apart > allowed || (best != nullptr && apart >= least)) continue;
    best = &word;
    least = apart;
  }
  if (best != nullptr) return *best;
  if (typed.size() < 2) return std::nullopt;
  const auto begins = [&](const std::string& word) { return word.starts_with(typed); };
  if (std::ranges::count_if(words, begins) != 1) return std::nullopt;
  return *std::ranges::find_if(words, begins);
}

std::string did_you_mean(std::string_view typed, std::span<const std::string> words) {
  const auto meant = nearest(typed, words);
  return meant ? text::tr("; did you mean \"%1\"?", {text::clean(*meant)}) : std::string();
}

}  // namespace arbiter::cli
