// SPDX-License-Identifier: MIT
#include "referee/core/board.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <memory>

namespace arbiter {

Board::Board(std::string id, int width, int height, BoardStyle style, int cut_corner)
    : id_(std::move(id)), width_(width), height_(height), style_(style), dark_parity_(cut_corner % 2) {
  names_.resize(static_cast<std::size_t>(size()));
  for (int y = 0; y < height; ++y) {
    for (int x = 0; x < width; ++x) {
      const int i = y * width + x;
      names_[i] = std::string(1, static_cast<char>('a' + x)) + std::to_string(y + 1);
      const bool side = x < cut_corner || x >= width - cut_corner;
      const bool end = y < cut_corner || y >= height - cut_corner;
      if (side && end) continue;
      present_.set(i);
      cells_.push_back(Cell{static_cast<std::uint8_t>(i)});
    }
  }
  by_file_ = cells_;
  std::sort(by_file_.begin(), by_file_.end(),
            [this](Cell a, Cell b) { return std::pair(file(a), rank(a)) < std::pair(file(b), rank(b)); });
  for (int dy = -kReach; dy <= kReach; ++dy) {
    for (int dx = -kReach; dx <= kReach; ++dx) {
      auto& row = step_[vec_index({static_cast<std::int8_t>(dx), static_cast<std::int8_t>(dy)})];
      for (const Cell cell : cells_) row[cell.value] = at(file(cell) + dx, rank(cell) + dy);
    }
  }
}

Cell Board::step_wrapped(Cell cell, Vec v, bool& crossed) const {
  const int x = file(cell) + v.x, y = rank(cell) + v.y;
  const int wx = (x + width_) % width_, wy = (y + height_) % height_;
  if (wx != x || wy != y) crossed = true;
  return at(wx, wy);
}

std::optional<Cell> Board::find_cell(std::string_view name) const {
  if (name.size() < 2 || name[0] < 'a' || name[1] < '1' || name[1] > '9') return std::nullopt;
  int rank = 0;
  const auto [end, error] = std::from_chars(name.data() + 1, name.data() + name.size(), rank);
  if (error != std::errc{} || end != name.data() + name.size()) return std::nullopt;
  const Cell cell = at(name[0] - 'a', rank - 1);
  return cell.valid() ? std::optional(cell) : std::nullopt;
}

int Board::distance(Cell a, Cell b) const { return std::abs(file(a) - file(b)) + std::abs(rank(a) - rank(b)); }

int Board::king_steps(Cell a, Cell b) const {
  return std::max(std::abs(file(a) - file(b)), std::abs(rank(a) - rank(b)));
}

namespace {

const std::vector<std::unique_ptr<Board>>& all_boards() {
  static const auto boards = [] {
    std::vector<std::unique_ptr<Board>> list;
    const auto add = [&list](const char* id, int w, int h, BoardStyle style, int cut) {
      list.push_back(std::make_unique<Board>(id, w, h, style, cut));
    };
    add("chess8", 8, 8, BoardStyle::chequered, 0);
    add("plain8", 8, 8, BoardStyle::plain, 0);
    add("plain9x8", 9, 8, BoardStyle::plain, 0);
    add("square9", 9, 9, BoardStyle::plain, 0);
    add("square10", 10, 10, BoardStyle::chequered, 0);
    add("cross14", 14, 14, BoardStyle::chequered, 3);
    add("square14", 14, 14, BoardStyle::chequered, 0);
    add("points9x10", 9, 10, BoardStyle::points, 0);
    return list;
  }();
  return boards;
}

}  // namespace

const Board* Board::find(std::string_view id) {
  for (const auto& board : all_boards())
    if (board->id() == id) return board.get();
  return nullptr;
}

std::vector<std::string_view> Board::ids() {
  std::vector<std::string_view> list;
  for (const auto& board : all_boards()) list.push_back(board->id());
  return list;
}

}  // namespace arbiter
