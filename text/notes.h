// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <string>
#include <vector>

namespace arbiter::text {

/// A place in a text, line and column from 1; a column is a character, however many bytes it takes.
struct Spot {
  int line = 1, column = 1;
  auto operator<=>(const Spot&) const = default;
};

/// The place as sentences begin with it: "Line 3, column 7: ".
[[nodiscard]] std::string place(Spot spot);

/// A sentence that begins with a place of a part of a text (see `place`) with the place in the whole text, in which the
/// part begins on `first_line`. Other sentences stay.
[[nodiscard]] std::string placed_in_whole(const std::string& sentence, int first_line);

/// What a reader of files has to tell the people who gave it a file: what it leaves out, and what it reads otherwise
/// than it is written. Each note is a sentence of its own.
class Notes {
 public:
  /// One thing at one place.
  void add(Spot spot, const std::string& what) { list_.emplace_back(spot, what); }
  /// One more of a sort of which a text may hold many ("variation"): told as a number at the end. `many`: what several
  /// are called; empty: as one, with an s.
  void count(const std::string& sort, const std::string& many = {}) {
    Count& count = counts_[sort];
    ++count.number;
    count.many = many.empty() ? sort + "s" : many;
  }
  /// All notes of another reader as well.
  void append(const Notes& other);
  [[nodiscard]] bool empty() const { return list_.empty() && counts_.empty(); }
  /// Those with a place ("Line 3, column 7: …") in the order of the text, then the numbers ("3 variations."). Places
  /// are told for a text that begins on `first_line` of its file.
  [[nodiscard]] std::vector<std::string> list(int first_line = 1) const;
  /// Those with a place from that line on, before the other.
  [[nodiscard]] std::vector<std::string> between(int from, int before) const;

 private:
  std::vector<std::pair<Spot, std::string>> list_;
  struct Count {
    int number = 0;
    std::string many;
  };
  std::map<std::string, Count> counts_;
};

}  // namespace arbiter::text
