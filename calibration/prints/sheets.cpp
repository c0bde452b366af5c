// SPDX-License-Identifier: MIT
#include "calibration/prints/sheets.h"

#include <algorithm>
#include <cmath>
#include <opencv2/aruco/charuco.hpp>

#include "calibration/tags/legend.h"

namespace arbiter::calibration {

namespace {

constexpr double kMargin = 12;  // mm: what printers leave white, and a bit
constexpr const char* kFullSize = "Print at 100 % (no fitting to the page).";

void heading(Canvas& canvas, const std::string& title, const std::string& explanation) {
  canvas.text(kMargin, kMargin + 4, 5, title);
  canvas.text(kMargin, kMargin + 10, 3.2, explanation);
}

// A bar to check the print's scale with.
void ruler(Canvas& canvas, const Paper& paper) {
  const double y = paper.height - kMargin;
  canvas.line(kMargin, y, kMargin + 100, y, 0.3);
  for (int i = 0; i <= 10; ++i) canvas.line(kMargin + 10 * i, y - 2, kMargin + 10 * i, y, 0.3);
  canvas.text(kMargin + 103, y, 3.2, std::string("= 100 mm. ") + kFullSize);
}

void tag(Canvas& canvas, double x, double y, double size, int number) {
  canvas.bitmap(x, y, size / 10, tag_picture(number));
}

}  // namespace

std::vector<Sheet> corner_tag_sheets(const Paper& paper, double size) {
  return {[paper, size](Canvas& canvas) {
    heading(canvas, "Corner tags",
            "Cut along the dashed lines. Lay each tag outside the playing field, the dot on the field's corner,");
    canvas.text(kMargin, kMargin + 15, 3.2,
                "the writing upright for South. Tags lie flat and stay where they are during the game.");
    static const std::array<const char*, 4> kWhere{"a1: South's left", "first rank's far end: South's right",
                                                   "opposite a1: far right", "a-file's far end: far left"};
    constexpr double kWordsWidth = 58;
    // On the page as on the table: a1 at the lower left.
    const double left = kMargin + 6, right = paper.width - kMargin - 6 - size;
    const double top = kMargin + 30, bottom = top + size + 25;
    const std::array<cv::Point2d, 4> place{cv::Point2d{left, bottom}, {right, bottom}, {right, top}, {left, top}};
    const std::array<cv::Point2d, 4> dot{cv::Point2d{size, 0}, {0, 0}, {0, size}, {size, size}};
    for (size_t i = 0; i < 4; ++i) {
      tag(canvas, place[i].x, place[i].y, size, kCornerTags[i]);
      canvas.outline(place[i].x, place[i].y, size, size, 0.15, true);
      const cv::Point2d d = place[i] + dot[i];
      canvas.fill(d.x - 0.8, d.y - 0.8, 1.6, 1.6, 0.4);
      // Small tags at the right have words beneath them that are wider than they are.
      canvas.text(std::min(place[i].x, paper.width - kMargin - kWordsWidth), place[i].y + size + 6, 3.2, kWhere[i]);
    }
    ruler(canvas, paper);
  }};
}

cv::Ptr<cv::aruco::CharucoBoard> charuco_board() {
  return cv::aruco::CharucoBoard::create(kCharucoWidth, kCharucoHeight, static_cast<float>(kCharucoSquare),
                                         static_cast<float>(kCharucoMarker),
                                         cv::aruco::getPredefinedDictionary(cv::aruco::DICT_4X4_50));
}

std::vector<Sheet> charuco_sheets(const Paper& paper) {
  return {[paper](Canvas& canvas) {
    const auto board = charuco_board();
    // A pixel a millimetre: a marker's bits are three pixels wide, nothing is rounded.
    const cv::Size size(static_cast<int>(kCharucoWidth * kCharucoSquare),
                        static_cast<int>(kCharucoHeight * kCharucoSquare));
    cv::Mat picture;
    board->draw(size, picture, 0, 1);
    const double x = (paper.width - size.width) / 2, y = (paper.height - size.height) / 2;
    canvas.bitmap(x, y, 1, picture);
    canvas.text(
        x, y - 3, 3.2,
        std::string("Camera calibration board, squares of 24 mm. ") + kFullSize + " Glue it on something flat.");
  }};
}

namespace {

/// Tags that stand below one title.
struct TagGroup {
  std::string title;
  std::vector<int> numbers;
};

std::vector<TagGroup> tag_groups() {
  std::vector<TagGroup> groups;
  for (int army = 0; army < kLegendArmies; ++army) {
    TagGroup group{"Army " + std::string(kSeatNames[static_cast<size_t>(army)]) + ", at the end spares for promotions",
                   {}};
    for (int i = 0; i < kLegendSet; ++i) group.numbers.push_back(kLegendSet * army + i);
    for (int i = 0; i < kLegendSpares; ++i) group.numbers.push_back(kFirstSpareTag + 8 * army + i);
    groups.push_back(std::move(group));
  }
  TagGroup others{"For other pieces: what carries one is learnt from the set-up", {}};
  constexpr int kOthers = 24;
  for (int i = 0; i < kOthers; ++i) others.numbers.push_back(kFirstFreeTag + i);
  groups.push_back(std::move(others));
  return groups;
}

struct PlacedTag {
  double x, y;
  int number;  // or -1: a title
  std::string title;
};

/// Rows of tags down the pages; a group that no longer fits begins the next page, unless no page could hold it.
std::vector<std::vector<PlacedTag>> tag_pages(const Paper& paper, double size) {
  const double step_x = size + 4, step_y = size + 8;
  const double top = kMargin + 22, bottom = paper.height - kMargin - 8;
  const int columns = std::clamp(static_cast<int>((paper.width - 2 * kMargin) / step_x), 1, 16);
  std::vector<std::vector<PlacedTag>> pages(1);
  double y = top;
  for (const TagGroup& group : tag_groups()) {
    const int rows = (static_cast<int>(group.numbers.size()) + columns - 1) / columns;
    if (y > top && y + 5 + rows * step_y > bottom) pages.emplace_back(), y = top;
    pages.back().push_back({kMargin, y, -1, group.title});
    y += 3;
    for (size_t i = 0; i < group.numbers.size(); ++i) {
      const int column = static_cast<int>(i) % columns;
      if (column == 0 && i > 0) y += step_y;
      if (y + step_y > bottom && column == 0) pages.emplace_back(), y = top;
      pages.back().push_back({kMargin + column * step_x, y, group.numbers[i], {}});
    }
    y += step_y + 6;
  }
  return pages;
}

void draw_tag(Canvas& canvas, const PlacedTag& one, double size) {
  if (one.number < 0) {
    canvas.text(one.x, one.y, 4, one.title);
    return;
  }
  tag(canvas, one.x, one.y, size, one.number);
  canvas.outline(one.x, one.y, size, size, 0.1, true);
  canvas.text(one.x + size / 2, one.y + size + 3, 2.4, legend_caption(one.number), true);
}

/// A part of a board that is printed on one page: so many files from `left`, so many ranks down from `top`.
struct Tile {
  int left, top, wide, high;

  [[nodiscard]] bool has_cells(const Board& board) const {
    for (int y = 0; y < high; ++y)
      for (int x = 0; x < wide; ++x)
        if (board.at(left + x, top - y).valid()) return true;
    return false;
  }
  /// "a1" of its first square, or of its last.
  [[nodiscard]] std::string from() const { return named(left, top - high + 2); }
  [[nodiscard]] std::string to() const { return named(left + wide - 1, top + 1); }

 private:
  static std::string named(int file, int rank) {
    return std::string(1, static_cast<char>('a' + file)) + std::to_string(rank);
  }
};

/// The tiles of a board with at most so many files and ranks each, the ranks from the top of the page down.
std::vector<Tile> tiles_of(const Board& board, int columns, int rows) {
  std::vector<Tile> tiles;
  for (int top = board.height() - 1; top >= 0; top -= rows)
    for (int left = 0; left < board.width(); left += columns) {
      const Tile tile{left, top, std::min(columns, board.width() - left), std::min(rows, top + 1)};
      if (tile.has_cells(board)) tiles.push_back(tile);
    }
  return tiles;
}

/// The lines that meet at a point of a board of points; the square around it begins at (x, y).
void draw_point(Canvas& canvas, const Board& board, int file, int rank, double x, double y, double square) {
  const double mx = x + square / 2, my = y + square / 2;
  canvas.line(file > 0 ? x : mx, my, file + 1 < board.width() ? x + square : mx, my, 0.5);
  canvas.line(mx, rank + 1 < board.height() ? y : my, mx, rank > 0 ? y + square : my, 0.5);
}

void draw_tile(Canvas& canvas, const Board& board, const Tile& tile, double square) {
  for (int y = 0; y < tile.high; ++y)
    for (int x = 0; x < tile.wide; ++x) {
      const int file = tile.left + x, rank = tile.top - y;
      const Cell cell = board.at(file, rank);
      if (!cell.valid()) continue;
      const double px = kMargin + x * square, py = kMargin + y * square;
      if (board.style() == BoardStyle::points) {
        draw_point(canvas, board, file, rank, px, py, square);
        continue;
      }
      if (board.style() == BoardStyle::chequered && board.dark(cell)) canvas.fill(px, py, square, square, 0.45);
      canvas.outline(px, py, square, square, 0.2);
    }
}

}  // namespace

std::vector<Sheet> piece_tag_sheets(const Paper& paper, double size) {
  std::vector<Sheet> sheets;
  for (const auto& page : tag_pages(paper, size))
    sheets.push_back([=](Canvas& canvas) {
      heading(canvas, "Piece tags",
              "Cut out with the white margin and glue flat on the tops of the pieces. Army, piece and number stand "
              "below each.");
      for (const PlacedTag& one : page) draw_tag(canvas, one, size);
      ruler(canvas, paper);
    });
  return sheets;
}

std::vector<Sheet> board_sheets(const Paper& paper, const Board& board, double square) {
  // A strip of 10 mm beside the squares is left to glue the next tile on.
  constexpr double kGlue = 10, kFoot = 12;
  const int columns = std::max(1, static_cast<int>((paper.width - 2 * kMargin - kGlue) / square));
  const int rows = std::max(1, static_cast<int>((paper.height - 2 * kMargin - kGlue - kFoot) / square));
  std::vector<Sheet> sheets;
  for (const Tile& tile : tiles_of(board, columns, rows))
    sheets.push_back([=, &board](Canvas& canvas) {
      draw_tile(canvas, board, tile, square);
      canvas.text(kMargin, paper.height - kMargin - 4, 3.2,
                  board.id() + ", tile " + tile.from() + " to " + tile.to() +
                      ". Lay the tiles edge to edge; the white margin is for the glue.");
      canvas.text(kMargin, paper.height - kMargin, 3.2, kFullSize);
    });
  return sheets;
}

}  // namespace arbiter::calibration
