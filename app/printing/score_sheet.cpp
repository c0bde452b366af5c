// SPDX-License-Identifier: MIT
// The score sheet of a game on pages: who played, what was done, how the board stands, who signs.
#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "app/printing/frame.h"
#include "app/printing/game_sheet.h"
#include "app/printing/plots.h"
#include "app/printing/words.h"
#include "referee/core/context.h"
#include "text/sentences.h"

namespace arbiter::printing {
namespace {

using paper::Align;
using paper::Box;
using paper::Page;
using paper::Style;
using text::N_;
using text::tr;

/// What has become of a seat, in the referee's words.
[[maybe_unused]] constexpr std::array kStatus{N_("eliminated"), N_("resigned"), N_("absent")};

// Millimetres, but for shares.
constexpr double kSeatRow = 8, kSeatBadge = 5.6, kNameSize = 4, kScoreArmyShare = 0.4, kPointsRoom = 20,
                 kOutcomeSize = 4.4;
constexpr double kScoreGap = 2.5, kAfterSeats = 4;
constexpr std::size_t kScoreColumns = 2;
constexpr double kScoreBetweenColumns = 8;
constexpr double kMoveSize = 3.2, kEffectSize = 2.9, kMoveRow = 5, kMovePad = 0.6;
constexpr double kTurnRoom = 8, kMoveBadge = 4.4, kWordsRoom = 21, kEarnedRoom = 13, kFigurine = 4.6;
constexpr double kHeadSize = 3;
constexpr double kSection = 4.2, kSectionRoom = 7;     // the words over a part, and the room they take
constexpr double kScoreBoard = 124, kLeastBoard = 70;  // the side of a diagram
constexpr const char* kScoreTied = "\u00A0";           // a blank at which no line ends
constexpr double kScoreBesideBoard = 6;
constexpr double kNote = 2.9, kLegendRow = 6, kLegendPiece = 5.4, kLegendColumn = 42;
constexpr double kSignRow = 13, kSignColumns = 2;
constexpr double kBeforeEnd = 6;
constexpr std::size_t kLeastCourse = 8;  // moves: fewer are seen at a glance
constexpr double kPlotHeight = 34, kPlotType = 2.6, kPlotName = 3.2, kPlotNameRoom = 5;

struct Row {
  const SheetMove* move;
  double height;
};

class Sheet {
 public:
  Sheet(const GameSheet& sheet, const paper::Paper& paper) : sheet_(sheet), paper_(paper) {}

  std::vector<Page> pages() {
    begin_page();
    seats();
    moves();
    boards();
    course();
    signatures();
    number_pages(pages_, sheet_.title + (sheet_.facts.empty() ? "" : " · " + sheet_.facts));
    return std::move(pages_);
  }

 private:
  void begin_page() {
    pages_.emplace_back(paper_);
    y_ = set_heading(pages_.back(), {sheet_.title, sheet_.facts, tr("Score sheet"), false});
  }
  [[nodiscard]] Page& page() { return pages_.back(); }
  [[nodiscard]] double room() { return bottom_of(page()) - y_; }
  [[nodiscard]] double width() { return width_of(page()); }

  void seats() {
    for (const SheetSeat& seat : sheet_.seats) {
      set_badge(page(), {kMargin, y_ + (kSeatRow - kSeatBadge) / 2, kSeatBadge, kSeatBadge}, seat.seat, seat.seat);
      const double left = kMargin + kSeatBadge + kScoreGap;
      const double names = width() - kSeatBadge - kScoreGap - kPointsRoom - kScoreGap;
      const double army = seat.army.empty() ? 0 : names * kScoreArmyShare;
      std::string name = seat.name.empty() ? seat_name(seat.seat) : seat.name + " · " + seat_name(seat.seat);
      if (seat.status != Status::playing && seat.status != Status::winner && seat.status != Status::none)
        name += ", " + tr(std::string(status_name(seat.status)).c_str());
      page().text({left, y_, names - army - (army > 0 ? kScoreGap : 0), kSeatRow}, name, {kNameSize, seat.won});
      page().text({left + names - army, y_, army, kSeatRow}, seat.army, {kNameSize});
      page().text({kMargin + width() - kPointsRoom, y_, kPointsRoom, kSeatRow}, seat.points,
                  {kNameSize, true, Align::right});
      y_ += kSeatRow;
      page().line({kMargin, y_}, {kMargin + width(), y_}, kHairline, kFaint);
    }
    y_ += kScoreGap;
    y_ = page().paragraph(kMargin, y_, width(), sheet_.outcome, {kOutcomeSize, true}) + kAfterSeats;
  }

  [[nodiscard]] double column_width() { return (width() - (kScoreColumns - 1) * kScoreBetweenColumns) / kScoreColumns; }
  [[nodiscard]] double effects_room() {
    return column_width() - kTurnRoom - kMoveBadge - kScoreGap - kWordsRoom - kEarnedRoom - 2 * kScoreGap;
  }
  /// Actions of many words, corrections for one, take the room of what they caused too.
  [[nodiscard]] bool is_long(const SheetMove& move) {
    const double drawn = (move.figure.empty() ? 0 : kFigurine) + (move.becomes.empty() ? 0 : kFigurine);
    return paper::extent(move.words, {kMoveSize, true}).width > kWordsRoom - drawn;
  }
  [[nodiscard]] double words_room(const SheetMove& move) {
    return is_long(move) ? kWordsRoom + kScoreGap + effects_room() : kWordsRoom;
  }

  [[nodiscard]] double height_of(const SheetMove& move) {
    const auto height = [](const std::string& words, const Style& style, double width) {
      return words.empty() ? 0 : paper::extent(words, style, width).height;
    };
    const double words = move.figure.empty() ? height(move.words, {kMoveSize, true}, words_room(move)) : kMoveRow;
    const double effects = height(move.effects, {kEffectSize}, is_long(move) ? words_room(move) : effects_room());
    const double all = is_long(move) ? words + effects : std::max(words, effects);
    return std::max({kMoveRow, all + 2 * kMovePad, height(move.points, {kMoveSize, true}, 0) + 2 * kMovePad});
  }

  void moves() {
    std::vector<Row> rows;
    for (const SheetMove& move : sheet_.moves) rows.push_back({&move, height_of(move)});
    std::size_t next = 0;
    while (next < rows.size()) {
      const auto [count, height] = filled(rows, next);
      // The last of them are shared out, so that what follows has the page's breadth.
      next = set_columns(rows, next, count, height);
      if (next < rows.size()) begin_page();
    }
    if (rows.empty()) {
      y_ = page().paragraph(kMargin, y_, width(), tr("Nothing has been played yet."), {kMoveSize});
    }
    y_ += kBeforeEnd;
  }

  /// How many rows from there on stand on the page, and how high its columns are for them.
  [[nodiscard]] std::pair<std::size_t, double> filled(const std::vector<Row>& rows, std::size_t from) {
    const std::size_t most = fit(rows, from, room());
    if (from + most < rows.size()) return {most, room()};
    double low = 0, high = room();
    constexpr int kHalvings = 12;
    for (int i = 0; i < kHalvings; ++i) {
      const double between = (low + high) / 2;
      (fit(rows, from, between) == most ? high : low) = between;
    }
    return {most, high};
  }

  [[nodiscard]] static std::size_t fit(const std::vector<Row>& rows, std::size_t from, double height) {
    std::size_t next = from;
    for (std::size_t column = 0; column < kScoreColumns; ++column) {
      double used = 0;
      while (next < rows.size() && used + rows[next].height <= height) used += rows[next++].height;
    }
    return next - from;
  }

  std::size_t set_columns(const std::vector<Row>& rows, std::size_t from, std::size_t count, double height) {
    std::size_t next = from;
    double lowest = y_;
    for (std::size_t column = 0; column < kScoreColumns && next < from + count; ++column) {
      const double x = kMargin + static_cast<double>(column) * (column_width() + kScoreBetweenColumns);
      double y = y_;
      while (next < from + count && y + rows[next].height <= y_ + height + 1e-6) {
        set_move(*rows[next].move, {x, y, column_width(), rows[next].height});
        y += rows[next++].height;
      }
      lowest = std::max(lowest, y);
    }
    y_ = lowest;
    // A row as high as a page is nothing that a game has; if one comes it is set smaller, alone.
    if (count == 0) {
      set_move(*rows[next].move, {kMargin, y_, column_width(), room()});
      y_ = bottom_of(page());
      ++next;
    }
    return next;
  }

  void set_move(const SheetMove& move, const Box& row) {
    const double line = std::min(row.height, kMoveRow);
    if (move.turn > 0)
      page().text({row.x, row.y, kTurnRoom - 1, line}, std::to_string(move.turn) + ".",
                  {kMoveSize, false, Align::right, paper::kSoft});
    double x = row.x + kTurnRoom;
    if (!move.seat.empty())
      set_badge(page(), {x, row.y + (line - kMoveBadge) / 2, kMoveBadge, kMoveBadge}, move.seat, move.seat);
    x += kMoveBadge + kScoreGap;
    const bool is_wide = is_long(move);
    const double words_width = words_room(move);
    if (is_wide) {
      double below = row.y + kMoveRow;
      if (move.figure.empty())
        below = page().paragraph(x, row.y + kMovePad, words_width, move.words, {kMoveSize, true});
      else
        set_words(move, {x, row.y, words_width, kMoveRow});
      (void)page().paragraph(x, below, words_width, move.effects, {kEffectSize});
    } else {
      set_words(move, {x, row.y, words_width, line});
      const double height =
          move.effects.empty() ? 0 : paper::extent(move.effects, {kEffectSize}, effects_room()).height;
      const double down = height + 2 * kMovePad > line ? kMovePad : (line - height) / 2;
      (void)page().paragraph(x + kWordsRoom + kScoreGap, row.y + down, effects_room(), move.effects, {kEffectSize});
    }
    const double points =
        std::max(line, move.points.empty() ? 0 : paper::extent(move.points, {kMoveSize, true}).height);
    page().text({row.right() - kEarnedRoom, row.y, kEarnedRoom, std::min(points, row.height)}, move.points,
                {kMoveSize, true, Align::right});
    page().line({row.x, row.bottom()}, {row.right(), row.bottom()}, kHairline, kFaint);
  }

  /// What was done, with the pieces that are drawn in it.
  void set_words(const SheetMove& move, const Box& room) {
    const double up = room.y + (room.height - kFigurine) / 2 - kMovePad / 2;
    double x = room.x;
    const auto figurine = [&](const std::string& kind) {
      if (!kind.empty()) set_figurine(page(), {x, up, kFigurine, kFigurine}, kind);
    };
    figurine(move.figure);
    if (!move.figure.empty()) x += kFigurine;
    page().text({x, room.y, room.right() - x, room.height}, move.words, {kMoveSize, true});
    x += paper::extent(move.words, {kMoveSize, true}).width;
    figurine(move.becomes);
  }

  /// What the letters and shapes are; beside a board each on a line of its own.
  [[nodiscard]] std::string legend(bool beside) {
    std::string out;
    // The letters stay with what they mean.
    if (sheet_.drawn.pieces == Pieces::letters)
      for (const auto& [kind, letters] : sheet_.drawn.letters)
        out += (out.empty() ? "" : beside ? "\n" : " · ") + letters + kScoreTied + tied(title_of(kind));
    std::vector<std::string> seats;
    for (const SheetSeat& one : sheet_.seats) seats.push_back(one.seat);
    out += (out.empty() ? "" : "\n\n") + seats_told(seats, sheet_.drawn);
    for (const std::string& hand : sheet_.hands) out += "\n" + hand;
    for (const SheetBoard& board : sheet_.boards)
      for (const auto& [square, what] : board.marks) out += "\n" + tr("%1 on %2", {title_of(what), square});
    return out;
  }

  /// Which drawing means which kind; letters say it in words. How far down it reaches.
  double drawn_legend(Page& page, double x, double y, double room) {
    if (sheet_.drawn.pieces == Pieces::letters || sheet_.drawn.letters.empty()) return y;
    const auto& kinds = sheet_.drawn.letters;
    const std::size_t columns = std::max<std::size_t>(1, static_cast<std::size_t>(room / kLegendColumn));
    const std::size_t rows = (kinds.size() + columns - 1) / columns;
    const double column = room / static_cast<double>(columns);
    const Style note{kNote, false, Align::left, paper::kSoft};
    for (std::size_t i = 0; i < kinds.size(); ++i) {
      const double left = x + static_cast<double>(i / rows) * column;
      const double top = y + static_cast<double>(i % rows) * kLegendRow;
      Drawn alone = sheet_.drawn;
      alone.shapes = false;
      const std::string seat = sheet_.seats.empty() ? "S" : sheet_.seats.front().seat;
      set_piece(page, {left, top, kLegendPiece, kLegendPiece}, {seat, kinds[i].first}, alone);
      page.text({left + kLegendPiece + 1, top, column - kLegendPiece - 2, kLegendPiece}, title_of(kinds[i].first),
                note);
    }
    return y + static_cast<double>(rows) * kLegendRow + kScoreGap;
  }

  /// What stands on the boards, in words and drawings: how far down it reaches.
  double notes(Page& page, double x, double y, double room, bool beside) {
    y = drawn_legend(page, x, y, room);
    return page.paragraph(x, y, room, legend(beside), {kNote, false, Align::left, paper::kSoft});
  }

  void boards() {
    if (sheet_.boards.empty()) return;
    const bool one = sheet_.boards.size() == 1;
    const double aside = width() - kScoreBoard - kScoreBesideBoard;
    // One board has its legend beside it; two boards stand beside each other with the legend below.
    const double pair = (width() - kScoreBesideBoard) / 2;
    Page scratch(paper_);
    const double tall = notes(scratch, 0, 0, one ? aside : width(), one);
    const double needed = kSectionRoom + (one ? kLeastBoard : pair + kScoreGap + tall);
    if (room() < needed + signs_height()) begin_page();
    page().text({kMargin, y_, width(), kSectionRoom - 2}, tr("The position"), {kSection, true});
    y_ += kSectionRoom;
    if (one) {
      const double most = std::clamp(room() - signs_height(), kLeastBoard, kScoreBoard);
      const double height = set_board(page(), {kMargin, y_, kScoreBoard, most}, sheet_.boards[0], sheet_.drawn);
      const double x = kMargin + kScoreBoard + kScoreBesideBoard;
      if (sheet_.drawn.pieces == Pieces::letters)
        page().text({x, y_, aside, std::min(tall, height)}, legend(true), {kNote, false, Align::left, paper::kSoft});
      else
        (void)notes(page(), x, y_, aside, true);
      y_ += height + kBeforeEnd;
    } else {
      double height = 0;
      for (std::size_t b = 0; b < sheet_.boards.size(); ++b)
        height = set_board(page(), {kMargin + static_cast<double>(b % 2) * (pair + kScoreBesideBoard), y_, pair, pair},
                           sheet_.boards[b], sheet_.drawn);
      y_ = notes(page(), kMargin, y_ + height + kScoreGap, width(), false) + kBeforeEnd;
    }
  }

  /// The course of the game: points, times, pieces, two plots beside each other.
  void course() {
    if (!sheet_.story || sheet_.story->steps.size() <= kLeastCourse) return;
    std::vector<std::pair<Plot, std::string>> shown;
    for (const auto& [plot, name] :
         std::vector<std::pair<Plot, std::string>>{{Plot::points, tr("Points")},
                                                   {Plot::time, tr("Time for each move")},
                                                   {Plot::pieces, tr("Pieces left")},
                                                   {Plot::squares, tr("Captures and mates")}})
      if (worth_showing(*sheet_.story, plot)) shown.emplace_back(plot, name);
    const double row = kPlotNameRoom + kPlotHeight + kScoreGap;
    const auto rows = static_cast<double>((shown.size() + 1) / 2);
    if (shown.empty()) return;
    if (room() < kSectionRoom + rows * row + signs_height()) begin_page();
    page().text({kMargin, y_, width(), kSectionRoom - 2}, tr("The course of the game"), {kSection, true});
    y_ += kSectionRoom;
    for (std::size_t i = 0; i < shown.size(); ++i) {
      const double x = kMargin + static_cast<double>(i % 2) * (column_width() + kScoreBetweenColumns);
      const double y = y_ + static_cast<double>(i / 2) * row;
      page().text({x, y, column_width(), kPlotNameRoom - 1}, shown[i].second, {kPlotName, true});
      set_plot(page(), {x, y + kPlotNameRoom, column_width(), kPlotHeight}, *sheet_.story, shown[i].first, plot_inks(),
               kPlotType);
    }
    y_ += rows * row + kBeforeEnd / 2;
  }

  [[nodiscard]] double signs_height() const {
    const auto signs = static_cast<double>(sheet_.seats.size() + 1);
    return kBeforeEnd + std::ceil(signs / kSignColumns) * kSignRow;
  }

  void signatures() {
    if (room() < signs_height() - kBeforeEnd) begin_page();
    const double half = column_width();
    std::vector<std::string> who;
    for (const SheetSeat& seat : sheet_.seats) who.push_back(seat.name.empty() ? seat_name(seat.seat) : seat.name);
    who.push_back(tr("Arbiter"));
    for (std::size_t i = 0; i < who.size(); ++i) {
      const double x = kMargin + static_cast<double>(i % 2) * (half + kScoreBetweenColumns);
      const double line = y_ + static_cast<double>(i / 2) * kSignRow + kSignRow - kHeadSize * 1.6;
      page().line({x, line}, {x + half, line}, kHairline);
      page().text({x, line + 0.3, half, kHeadSize * 1.4}, who[i], {kHeadSize, false, Align::left, paper::kSoft});
    }
  }

  const GameSheet& sheet_;
  const paper::Paper& paper_;
  std::vector<Page> pages_;
  double y_ = 0;
};

}  // namespace

std::vector<Page> score_sheet(const GameSheet& sheet, const paper::Paper& paper) { return Sheet(sheet, paper).pages(); }

}  // namespace arbiter::printing
