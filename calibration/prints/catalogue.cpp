// SPDX-License-Identifier: MIT
#include "calibration/prints/catalogue.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "calibration/prints/sheets.h"

namespace arbiter::calibration {

namespace {

constexpr std::string_view kTagSide = "Side of a tag with its white margin";

std::string millimetres(double size) {
  char text[32];
  std::snprintf(text, sizeof text, "%g", size);
  return text;
}

}  // namespace

const std::vector<Print>& prints() {
  static const std::vector<Print> kPrints{
      {"corner-tags", "Corner tags", "Four tags that mark the corners of a board",
       "A board without a chequered pattern is found by them.", PrintSize{kTagSide, 20, 80, 50}, false,
       [](const Paper& paper, double size, const Board* /*board*/) { return corner_tag_sheets(paper, size); }},
      {"charuco", "Calibration board", "Board to calibrate the camera with",
       "Glue it on something flat, then measure the camera's lens with it.", std::nullopt, false,
       [](const Paper& paper, double /*size*/, const Board* /*board*/) { return charuco_sheets(paper); }},
      {"piece-tags", "Piece tags", "Tags for the tops of pieces, with a legend",
       "Any pieces will do then. A tag half as wide as a square is best.", PrintSize{kTagSide, 8, 40, 20}, false,
       [](const Paper& paper, double size, const Board* /*board*/) { return piece_tag_sheets(paper, size); }},
      {"board", "Paper board", "A paper board in tiles", "Lay them edge to edge and glue them together.",
       PrintSize{"Side of a square", 15, 80, 40}, true,
       [](const Paper& paper, double size, const Board* board) { return board_sheets(paper, *board, size); }},
  };
  return kPrints;
}

const Print* find_print(std::string_view id) {
  const auto it = std::find_if(prints().begin(), prints().end(), [&](const Print& print) { return print.id == id; });
  return it == prints().end() ? nullptr : &*it;
}

Expected<std::vector<Sheet>> sheets_of(const PrintOrder& order) {
  const Print* print = find_print(order.print);
  if (print == nullptr)
    return failure("unknown_print", make_message("nothing that is printed is called %1", arg::quoted(order.print)));
  const Paper* paper = paper::find_paper(order.paper);
  if (paper == nullptr)
    return failure("unknown_paper", make_message("no paper is called %1", arg::quoted(order.paper)));
  const Board* board = Board::find(order.board);
  if (print->of_board && board == nullptr) {
    std::vector<std::string> known;
    for (const auto id : Board::ids()) known.emplace_back(id);
    return failure("unknown_board",
                   make_message("no board is called %1; there are: %2", order.board, arg::texts(known)));
  }
  if (!print->size) {
    if (order.size != 0)
      return failure("bad_size", make_message("%1: there is one size only", arg::word(print->title)));
    return print->sheets(*paper, 0, board);
  }
  const double size = order.size == 0 ? print->size->usual : order.size;
  if (!std::isfinite(size) || size < print->size->least || size > print->size->most)
    return failure("bad_size",
                   make_message("%1: %2 mm is not between %3 and %4", arg::word(print->size->what), millimetres(size),
                                millimetres(print->size->least), millimetres(print->size->most)));
  return print->sheets(*paper, size, board);
}

std::string file_name(const PrintOrder& order) {
  const Print* print = find_print(order.print);
  return (print != nullptr && print->of_board ? order.board : order.print) + ".pdf";
}

Expected<std::size_t> print_to(const std::filesystem::path& file, const PrintOrder& order) {
  const auto sheets = sheets_of(order);
  if (!sheets) return tl::unexpected(sheets.error());
  if (const auto written = write_pdf(file, *paper::find_paper(order.paper), *sheets); !written)
    return tl::unexpected(written.error());
  return sheets->size();
}

Message pages_text(std::size_t pages) {
  return make_message("%1; print at 100 %", make_counted("%1 page", "%1 pages", pages));
}

}  // namespace arbiter::calibration
