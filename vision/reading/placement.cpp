// SPDX-License-Identifier: MIT
#include "vision/reading/placement.h"

#include <algorithm>
#include <cstring>
#include <functional>
#include <stdexcept>

namespace arbiter::vision {

namespace {

constexpr int kRanks = 19;  // of one and two digits that begin with 1, and of one digit

/// Of a rank counted from 0, its place among the numbers written out: 1, 10, 11 … 19, 2, 3 … 9.
constexpr int place_of_rank(int rank) {
  const int number = rank + 1;
  return number == 1 ? 0 : number >= 10 ? number - 9 : number + 9;
}

bool is_army(char c) { return c >= 'A' && c <= 'Z'; }

bool is_type(std::string_view name) {
  const auto fits = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_'; };
  return !name.empty() && name.size() <= PieceType::kMostBytes && std::all_of(name.begin(), name.end(), fits);
}

}  // namespace

void PieceType::refuse(std::string_view name) {
  throw std::length_error("The name of a type of piece has 1 to 23 bytes: " + std::string(name));
}

std::string_view PieceType::name() const { return bytes_.data(); }

std::strong_ordering PieceType::operator<=>(const PieceType& other) const {
  return std::memcmp(bytes_.data(), other.bytes_.data(), bytes_.size()) <=> 0;
}

bool same_army(const std::optional<Occupant>& a, const std::optional<Occupant>& b) { return army_of(a) == army_of(b); }

std::optional<Army> army_of(const std::optional<Occupant>& occupant) {
  return occupant ? std::optional(occupant->army) : std::nullopt;
}

int SquareOrder::place(Cell cell) const {
  const int file = cell.value % width_, rank = cell.value / width_;
  return file * kRanks + place_of_rank(rank);
}

const Occupant* Placement::find(Cell cell) const {
  if (squares_.empty()) return nullptr;
  const SquareOrder order(*board_);
  const auto at = std::lower_bound(squares_.begin(), squares_.end(), order.place(cell),
                                   [&](const Square& one, int place) { return order.place(one.cell) < place; });
  return at != squares_.end() && at->cell == cell ? &at->occupant : nullptr;
}

std::optional<Occupant> Placement::on(Cell cell) const {
  const Occupant* found = find(cell);
  return found != nullptr ? std::optional(*found) : std::nullopt;
}

void Placement::set(Cell cell, const std::optional<Occupant>& occupant) {
  if (board_ == nullptr || !board_->has(cell)) throw std::out_of_range("The board has no such cell.");
  const SquareOrder order(*board_);
  const auto at = std::lower_bound(squares_.begin(), squares_.end(), order.place(cell),
                                   [&](const Square& one, int place) { return order.place(one.cell) < place; });
  const bool taken = at != squares_.end() && at->cell == cell;
  if (!occupant) {
    if (taken) squares_.erase(at);
  } else if (taken) {
    at->occupant = *occupant;
  } else {
    squares_.insert(at, {cell, *occupant});
  }
}

bool Placement::operator==(const Placement& other) const {
  return squares_ == other.squares_ && (squares_.empty() || board_ == other.board_);
}

std::strong_ordering Placement::operator<=>(const Placement& other) const {
  if (*this == other) return std::strong_ordering::equal;
  const auto compare = [&](const Square& a, const Square& b) {
    const auto by_square = SquareOrder(*board_).place(a.cell) <=> SquareOrder(*other.board_).place(b.cell);
    return by_square != 0 ? by_square : a.occupant <=> b.occupant;
  };
  const auto order = std::lexicographical_compare_three_way(squares_.begin(), squares_.end(), other.squares_.begin(),
                                                            other.squares_.end(), compare);
  return order != 0 ? order : std::compare_three_way()(board_, other.board_);
}

bool same_armies(const Placement& a, const Placement& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const Placement::Square& p, const Placement::Square& q) {
    return p.cell == q.cell && p.occupant.army == q.occupant.army;
  });
}

std::optional<Occupant> parse_occupant(std::string_view text) {
  if (text.empty() || !is_army(text.front())) return std::nullopt;
  Occupant out{{text.front()}};
  text.remove_prefix(1);
  if (text.size() >= 2 && text[text.size() - 2] == '@' && is_army(text.back())) {
    out.controller = Army{text.back()};
    text.remove_suffix(2);
  }
  if (text.empty()) return out;
  if (text.front() != '.' || !is_type(text.substr(1))) return std::nullopt;
  out.type = PieceType(text.substr(1));
  return out;
}

std::string to_text(const Occupant& occupant) {
  std::string out = to_text(occupant.army);
  if (occupant.type) (out += '.') += occupant.type->name();
  if (occupant.controller) (out += '@') += occupant.controller->letter;
  return out;
}

std::string to_text(const std::optional<Occupant>& occupant) { return occupant ? to_text(*occupant) : std::string(); }

std::string to_text(Army army) { return std::string(1, army.letter); }

}  // namespace arbiter::vision
