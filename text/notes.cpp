// SPDX-License-Identifier: MIT
#include "text/notes.h"

#include <algorithm>
#include <string_view>

namespace arbiter::text {

namespace {

constexpr const char* kPlaced = "Line %1, column %2: %3";

}  // namespace

Message placed(Spot spot, Message what) {
  return make_message("Line %1, column %2: %3", spot.line, spot.column, std::move(what));
}

bool is_placed(const Message& message) { return message.id == kPlaced && message.arguments.size() == 3; }

Message placed_in_whole(Message message, int first_line) {
  if (!is_placed(message)) return message;
  Argument& line = message.arguments.front();
  line = Argument(std::stoi(line.text) + first_line - 1);
  return message;
}

Message without_place(const Message& message) {
  const bool holds_one = is_placed(message) && message.arguments.back().messages.size() == 1;
  return holds_one ? message.arguments.back().messages.front() : message;
}

void Notes::append(const Notes& other) {
  list_.insert(list_.end(), other.list_.begin(), other.list_.end());
  for (const auto& [sort, count] : other.counts_) {
    counts_[sort].number += count.number;
    counts_[sort].many = count.many;
  }
}

std::vector<Message> Notes::list(int first_line) const {
  auto in_order = list_;
  std::stable_sort(in_order.begin(), in_order.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  std::vector<Message> all;
  all.reserve(in_order.size() + counts_.size());
  for (const auto& [spot, what] : in_order) all.push_back(placed({spot.line + first_line - 1, spot.column}, what));
  for (const auto& [one, count] : counts_)
    all.push_back(make_message(count.number == 1 ? one.c_str() : count.many, count.number));
  return all;
}

std::vector<Message> Notes::between(int from, int before) const {
  std::vector<Message> some;
  for (const auto& [spot, what] : list_)
    if (spot.line >= from && spot.line < before) some.push_back(placed(spot, what));
  return some;
}

}  // namespace arbiter::text
