// SPDX-License-Identifier: MIT
// Boards on paper: pieces as letters on their seat's shape, so that they are told apart without colour.
#include <algorithm>
#include <cctype>
#include <set>
#include <sstream>

#include "app/printing/frame.h"
#include "app/printing/game_sheet.h"
#include "app/printing/words.h"
#include "referee/core/board.h"

namespace arbiter::printing {
namespace {

using paper::Align;
using paper::Box;
using paper::Page;
using paper::Point;

constexpr paper::Ink kDark{0.84, 0.84, 0.84};  // a dark square: letters and shapes stand out from it on any printer
constexpr double kBorder = 0.6;                // of a cell, for the coordinates at each side
constexpr double kCoordinate = 0.4;            // of a cell, the letters of the coordinates
constexpr double kPiece = 0.88;                // of a cell
constexpr double kBesideBoard = 0.85;          // of the border: a number does not touch the edge
constexpr double kMark = 0.3;                  // of a cell

/// What letters a kind may have, the shortest first.
std::vector<std::string> letters_for(const std::string& kind) {
  std::vector<std::string> words;
  std::istringstream in(title_of(kind));
  for (std::string word; in >> word;) words.push_back(word);
  const auto upper = [](std::string text) {
    std::ranges::transform(text, text.begin(), [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
    return text;
  };
  const bool promoted = words.size() > 1 && upper(words[0]) == "PROMOTED";
  if (promoted) words.erase(words.begin());
  const std::string sign = promoted ? "+" : "";
  std::vector<std::string> all;
  if (kind == "knight") all.emplace_back("N");
  all.push_back(sign + upper(words[0].substr(0, 1)));
  if (words.size() > 1) all.push_back(sign + upper(words[0].substr(0, 1) + words[1].substr(0, 1)));
  for (std::size_t n = 1; n < words[0].size(); ++n)
    all.push_back(sign + upper(words[0].substr(0, 1)) + words[0].substr(n, 1));
  all.push_back(sign + kind);
  return all;
}

class Diagram {
 public:
  Diagram(Page& page, const Box& box, const Board& board, const Drawn& drawn)
      : page_(page), board_(board), drawn_(drawn) {
    const Naming naming = drawn.naming;
    // What is named at all four sides has a border there.
    const double across = naming == Naming::algebraic ? 1 : 2, down = naming == Naming::from_right ? 2 : 1;
    cell_ = std::min(box.width / (board.width() + across * kBorder), box.height / (board.height() + down * kBorder));
    left_ = box.x + cell_ * kBorder;
    top_ = box.y + (naming == Naming::algebraic ? 0 : cell_ * kBorder);
    height_ = cell_ * (board.height() + down * kBorder);
  }
  [[nodiscard]] double height() const { return height_; }

  void set(const SheetBoard& shown) {
    if (board_.style() == BoardStyle::points)
      lines();
    else
      squares();
    coordinates();
    for (const auto& [square, what] : shown.marks)
      if (const auto cell = board_.find_cell(square)) mark(box_of(*cell));
    for (const auto& [square, text] : shown.pieces) {
      const auto cell = board_.find_cell(square);
      if (!cell) continue;
      const Box box = box_of(*cell);
      const double inset = cell_ * (1 - kPiece) / 2;
      set_piece(page_, {box.x + inset, box.y + inset, box.width - 2 * inset, box.height - 2 * inset}, piece_of(text),
                drawn_);
    }
  }

 private:
  [[nodiscard]] Box box_of(Cell cell) const {
    return {left_ + cell_ * board_.file(cell), top_ + cell_ * (board_.height() - 1 - board_.rank(cell)), cell_, cell_};
  }

  void squares() {
    for (const Cell cell : board_.cells()) {
      const Box box = box_of(cell);
      if (board_.style() == BoardStyle::chequered && board_.dark(cell)) page_.fill(box, kDark);
      page_.outline(box, kHairline);
    }
    // A heavier line where the board ends.
    for (const Cell cell : board_.cells()) {
      const Box box = box_of(cell);
      const int x = board_.file(cell), y = board_.rank(cell);
      const auto edge = [&](int dx, int dy, Point from, Point to) {
        if (!board_.has(board_.at(x + dx, y + dy))) page_.line(from, to, kRule * 2);
      };
      edge(0, 1, {box.x, box.y}, {box.right(), box.y});
      edge(0, -1, {box.x, box.bottom()}, {box.right(), box.bottom()});
      edge(-1, 0, {box.x, box.y}, {box.x, box.bottom()});
      edge(1, 0, {box.right(), box.y}, {box.right(), box.bottom()});
    }
  }

  void lines() {
    for (const Cell cell : board_.cells()) {
      const Box box = box_of(cell);
      const Point here{box.x + cell_ / 2, box.y + cell_ / 2};
      if (board_.has(board_.at(board_.file(cell) + 1, board_.rank(cell))))
        page_.line(here, {here.x + cell_, here.y}, kRule, paper::kSoft);
      if (board_.has(board_.at(board_.file(cell), board_.rank(cell) + 1)))
        page_.line(here, {here.x, here.y - cell_}, kRule, paper::kSoft);
    }
  }

  void coordinates() {
    const double room = cell_ * kBorder, below = top_ + cell_ * board_.height(), right = left_ + cell_ * board_.width();
    const Naming naming = drawn_.naming;
    const paper::Style style{cell_ * kCoordinate, false, Align::middle, paper::kSoft};
    for (int x = 0; x < board_.width(); ++x) {
      const double at = left_ + cell_ * x;
      const std::string from_left = std::to_string(x + 1), from_right = std::to_string(board_.width() - x);
      if (naming == Naming::algebraic)
        page_.text({at, below, cell_, room}, std::string(1, static_cast<char>('a' + x)), style);
      else
        page_.text({at, top_ - room, cell_, room}, counts_from_right(naming) ? from_right : from_left, style);
      if (naming == Naming::from_right) page_.text({at, below, cell_, room}, from_right, style);
    }
    for (int y = 0; y < board_.height(); ++y) {
      const double at = top_ + cell_ * (board_.height() - 1 - y);
      const Box beside =
          naming == Naming::algebraic ? Box{left_ - room, at, room * kBesideBoard, cell_} : Box{right, at, room, cell_};
      page_.text(beside, rank_name(naming, board_, y), style);
    }
  }

  void mark(const Box& box) {
    const double inset = cell_ * (1 - kMark) / 2;
    page_.line({box.x + inset, box.y + inset}, {box.right() - inset, box.bottom() - inset}, kHeavy);
    page_.line({box.right() - inset, box.y + inset}, {box.x + inset, box.bottom() - inset}, kHeavy);
  }

  Page& page_;
  const Board& board_;
  const Drawn& drawn_;
  double cell_ = 0, left_ = 0, top_ = 0, height_ = 0;
};

}  // namespace

Letters letters_of(const std::vector<SheetBoard>& boards) {
  std::set<std::string> kinds;
  for (const SheetBoard& board : boards)
    for (const auto& [square, piece] : board.pieces) kinds.insert(piece_of(piece).kind);
  Letters out;
  std::set<std::string> taken;
  // King and knight, rook and others that everybody knows come first, so that their letters are theirs.
  static const std::vector<std::string> kKnown{"king", "queen", "rook", "bishop", "knight", "pawn"};
  std::vector<std::string> order;
  for (const std::string& kind : kKnown)
    if (kinds.erase(kind) > 0) order.push_back(kind);
  order.insert(order.end(), kinds.begin(), kinds.end());
  for (const std::string& kind : order)
    for (const std::string& letters : letters_for(kind))
      if (taken.insert(letters).second) {
        out.emplace_back(kind, letters);
        break;
      }
  return out;
}

double set_board(Page& page, const Box& box, const SheetBoard& board, const Drawn& drawn) {
  const Board* known = Board::find(board.board);
  if (known == nullptr) return 0;
  Diagram diagram(page, box, *known, drawn);
  diagram.set(board);
  return diagram.height();
}

}  // namespace arbiter::printing
