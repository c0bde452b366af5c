// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <bitset>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "referee/core/ids.h"

namespace arbiter {

/// How a board is drawn and played: pieces stand in squares (chequered or plain) or on the crossings of lines.
enum class BoardStyle { chequered, plain, points };

inline constexpr int kMaxCells = 196;
using CellSet = std::bitset<kMaxCells>;

/// A board: a grid of `width` files and `height` ranks, some of whose cells may be missing. Immutable; every board
/// the program knows is made once and lives as long as the program, so boards are compared by address.
class Board {
 public:
  /// The board of that id: `chess8`, `plain8`, `plain9x8`, `square9`, `square10`, `cross14`, `square14`,
  /// `points9x10`; nullptr for any other.
  static const Board* find(std::string_view id);
  static std::vector<std::string_view> ids();

  [[nodiscard]] const std::string& id() const { return id_; }
  [[nodiscard]] int width() const { return width_; }
  [[nodiscard]] int height() const { return height_; }
  [[nodiscard]] BoardStyle style() const { return style_; }
  /// Number of indices a cell can have: `width * height`, missing cells included.
  [[nodiscard]] int size() const { return width_ * height_; }

  /// The cell at file `x` (0 = a) and rank `y` (0 = rank 1), or kNoCell outside the board or where none is.
  [[nodiscard]] Cell at(int x, int y) const {
    if (x < 0 || y < 0 || x >= width_ || y >= height_) return kNoCell;
    const Cell cell{static_cast<std::uint8_t>(y * width_ + x)};
    return present_[cell.value] ? cell : kNoCell;
  }
  [[nodiscard]] int file(Cell cell) const { return cell.value % width_; }
  [[nodiscard]] int rank(Cell cell) const { return cell.value / width_; }
  [[nodiscard]] bool has(Cell cell) const { return cell.value < size() && present_[cell.value]; }

  /// The cell one step `v` away, or kNoCell over the edge or onto a missing cell. |v.x|, |v.y| <= 3.
  [[nodiscard]] Cell step(Cell cell, Vec v) const { return step_[vec_index(v)][cell.value]; }
  /// The same on a torus: file a follows the last file and rank 1 the last rank. `crossed` is set (never cleared)
  /// when an edge was passed.
  [[nodiscard]] Cell step_wrapped(Cell cell, Vec v, bool& crossed) const;

  /// All cells, by rank then file.
  [[nodiscard]] const std::vector<Cell>& cells() const { return cells_; }
  /// All cells by file then rank: the order in which lists of squares are written.
  [[nodiscard]] const std::vector<Cell>& cells_by_file() const { return by_file_; }

  /// "a1" … "n14".
  [[nodiscard]] const std::string& name(Cell cell) const { return names_[cell.value]; }
  /// The cell of that name, or nothing when the board has none.
  [[nodiscard]] std::optional<Cell> find_cell(std::string_view name) const;

  /// True where the checkered pattern is dark; a1 is dark on a square board, d1 on the cross.
  [[nodiscard]] bool dark(Cell cell) const { return (file(cell) + rank(cell)) % 2 == dark_parity_; }

  /// File difference plus rank difference.
  [[nodiscard]] int distance(Cell a, Cell b) const;
  /// King's steps: the larger of file and rank difference.
  [[nodiscard]] int king_steps(Cell a, Cell b) const;

  Board(std::string id, int width, int height, BoardStyle style, int cut_corner);
  Board(const Board&) = delete;
  Board& operator=(const Board&) = delete;

 private:
  static constexpr int kReach = 3;
  static constexpr int vec_index(Vec v) { return (v.y + kReach) * (2 * kReach + 1) + v.x + kReach; }

  std::string id_;
  int width_, height_;
  BoardStyle style_;
  int dark_parity_ = 0;
  CellSet present_;
  std::vector<Cell> cells_, by_file_;
  std::vector<std::string> names_;
  std::array<std::array<Cell, kMaxCells>, (2 * kReach + 1) * (2 * kReach + 1)> step_{};
};

}  // namespace arbiter
