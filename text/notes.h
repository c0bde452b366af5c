// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "value/message.h"

namespace arbiter::text {

/// A place in a text, line and column from 1; a column is a character, however many bytes it takes.
struct Spot {
  int line = 1, column = 1;
  auto operator<=>(const Spot&) const = default;
};

/// A message with its place before it: "Line 3, column 7: …".
[[nodiscard]] Message placed(Spot spot, Message what);

/// Is it a message that `placed` made?
[[nodiscard]] bool is_placed(const Message& message);

/// A message that `placed` made for a part of a text, with the place in the whole text, in which the part begins on
/// `first_line`. Other messages stay.
[[nodiscard]] Message placed_in_whole(Message message, int first_line);

/// A message that `placed` made, without its place. Other messages stay.
[[nodiscard]] Message without_place(const Message& message);

/// What a reader of files has to tell the people who gave it a file: what it leaves out, and what it reads otherwise
/// than it is written. Each note is a sentence of its own.
class Notes {
 public:
  /// One thing at one place.
  void add(Spot spot, Message what) { list_.emplace_back(spot, std::move(what)); }
  /// The sentences for one and for several of a sort, with `%1` for the number: "%1 variation.", "%1 variations.".
  struct Sort {
    const char *one, *many;
  };
  /// One more of a sort of which a text may hold many: told as a number at the end.
  void count(const Sort& sort) {
    Count& count = counts_[sort.one];
    ++count.number;
    count.many = sort.many;
  }
  /// All notes of another reader as well.
  void append(const Notes& other);
  [[nodiscard]] bool empty() const { return list_.empty() && counts_.empty(); }
  /// Those with a place ("Line 3, column 7: …") in the order of the text, then the numbers ("3 variations."). Places
  /// are told for a text that begins on `first_line` of its file.
  [[nodiscard]] std::vector<Message> list(int first_line = 1) const;
  /// Those with a place from that line on, before the other.
  [[nodiscard]] std::vector<Message> between(int from, int before) const;

 private:
  std::vector<std::pair<Spot, Message>> list_;
  struct Count {
    int number = 0;
    const char* many = "";
  };
  std::map<std::string, Count> counts_;
};

}  // namespace arbiter::text
