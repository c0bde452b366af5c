// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "referee/core/board.h"

// What stands on the squares of a board, as values. Text is read and written at the edge only: tags' legends, names
// that the referee has for its pieces, JSON, and what is displayed.
namespace arbiter::vision {

/// An army by its letter: 'S', 'W', 'N', 'E' at a game's board.
struct Army {
  char letter = 0;
  auto operator<=>(const Army&) const = default;
};

/// The name of a type of piece: 1 to 23 bytes, without '@'.
///
/// The value holds the name itself, in an array of fixed size. Vision knows no rules, so it has no list of all types
/// from which numbers could be given out; a table of names that grows as they are met would be state that all boards
/// and threads share. So a copy costs no allocation, two names are compared as three words, and their order is that of
/// the texts, whatever was met first.
class PieceType {
 public:
  static constexpr std::size_t kMostBytes = 23;

  /// Throws std::length_error where the name is empty or too long: names of rules and of the program's own lists are
  /// neither, and text from outside goes through parse_occupant.
  constexpr explicit PieceType(std::string_view name) {
    if (name.empty() || name.size() > kMostBytes) refuse(name);
    std::copy(name.begin(), name.end(), bytes_.begin());
  }

  [[nodiscard]] std::string_view name() const;
  bool operator==(const PieceType&) const = default;
  std::strong_ordering operator<=>(const PieceType& other) const;
  friend bool operator==(const PieceType& type, std::string_view name) { return type.name() == name; }

 private:
  [[noreturn]] static void refuse(std::string_view name);

  std::array<char, kMostBytes + 1> bytes_{};  // rest: 0
};

/// What stands on a square.
struct Occupant {
  Army army;                         ///< whose look it has
  std::optional<PieceType> type{};   ///< none: only the army is known
  std::optional<Army> controller{};  ///< none: its own army moves it

  /// The same, whoever moves it: what a picture can show of it.
  [[nodiscard]] Occupant look() const { return {army, type, {}}; }
  auto operator<=>(const Occupant&) const = default;
};

/// Do pieces of one army stand there, or nothing both times?
[[nodiscard]] bool same_army(const std::optional<Occupant>& a, const std::optional<Occupant>& b);
/// The army of what stands there; none where nothing does.
[[nodiscard]] std::optional<Army> army_of(const std::optional<Occupant>& occupant);

/// The order of a board's cells by their names, as lists of squares in JSON have it: a1, a10, a2 … b1.
class SquareOrder {
 public:
  explicit SquareOrder(const Board& board) : width_(board.width()) {}
  /// The less, the earlier. Cells of one board only.
  [[nodiscard]] int place(Cell cell) const;
  [[nodiscard]] bool operator()(Cell a, Cell b) const { return place(a) < place(b); }

 private:
  int width_;
};

/// What stands on a board. Squares are gone through by their names (SquareOrder), so that sums and choices among equals
/// depend on nothing else. A copy is one allocation for what stands there; a lookup is a search in some dozens of
/// squares.
class Placement {
 public:
  struct Square {
    Cell cell;
    Occupant occupant;
    bool operator==(const Square&) const = default;
  };

  /// Nothing stands on no board; it can only be replaced.
  Placement() = default;
  /// An empty board.
  explicit Placement(const Board& board) : board_(&board) {}

  [[nodiscard]] bool empty() const { return squares_.empty(); }
  /// How many squares are taken.
  [[nodiscard]] std::size_t size() const { return squares_.size(); }
  [[nodiscard]] auto begin() const { return squares_.begin(); }
  [[nodiscard]] auto end() const { return squares_.end(); }

  [[nodiscard]] bool contains(Cell cell) const { return find(cell) != nullptr; }
  /// None where nothing stands.
  [[nodiscard]] std::optional<Occupant> on(Cell cell) const;
  /// Puts it there, in place of what may stand there; none: clears the square. Throws std::out_of_range where the board
  /// has no such cell, or where there is no board.
  void set(Cell cell, const std::optional<Occupant>& occupant);

  /// Empty boards are equal, whichever they are.
  bool operator==(const Placement& other) const;
  /// By the first square in which they differ; of the same squares, by the board.
  std::strong_ordering operator<=>(const Placement& other) const;

 private:
  [[nodiscard]] const Occupant* find(Cell cell) const;

  const Board* board_ = nullptr;
  std::vector<Square> squares_;  // by SquareOrder
};

/// Do pieces of the same armies stand on the same squares? `a` and `b`: of one board.
[[nodiscard]] bool same_armies(const Placement& a, const Placement& b);

/// "S.pawn", "W.knight@S" or, where only the army is known, "S" as an occupant. None for any other text: an army is one
/// capital letter, a type 1 to PieceType::kMostBytes of a-z, 0-9, '-' and '_'.
[[nodiscard]] std::optional<Occupant> parse_occupant(std::string_view text);
[[nodiscard]] std::string to_text(const Occupant& occupant);
/// Empty for nothing.
[[nodiscard]] std::string to_text(const std::optional<Occupant>& occupant);
[[nodiscard]] std::string to_text(Army army);

}  // namespace arbiter::vision
