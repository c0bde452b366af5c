// SPDX-License-Identifier: MIT
#include "vision/reading/board_reader.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <random>

#include "tests/support/placed.h"
#include "vision/reading/cell_sampler.h"
#include "vision/simulate/renderer.h"

namespace arbiter::vision {
namespace {

using OnTable = simulate::Placement;

/// A camera over a set-up table; the board's place is known, so that only the reading is tested.
class Table {
 public:
  Table(const std::string& board, const std::string& style, double elevation, std::uint64_t seed)
      : renderer_(scene(board, style, elevation, seed)) {}

  [[nodiscard]] const Board& board() const { return *renderer_.scene().board; }
  [[nodiscard]] calibration::BoardPlane plane(int number) const {
    const auto lens = calibration::Lens::guess(renderer_.scene().size);
    calibration::Corners corners;
    const auto on_board = calibration::corners_on_board(board());
    for (std::size_t i = 0; i < 4; ++i)
      corners[i] = renderer_.project({on_board[i].x, on_board[i].y, 0}, renderer_.shake(number));
    return *calibration::BoardPlane::from_corners(board(), corners, lens);
  }
  cv::Mat picture(const OnTable& placement, int number) { return renderer_.render(placement, {}, number); }

 private:
  static simulate::Scene scene(const std::string& board, const std::string& style, double elevation,
                               std::uint64_t seed) {
    simulate::Scene scene = simulate::make_scene(board, style, seed);
    scene.size = {800, 600};
    scene.pose = {};
    scene.pose.elevation = elevation;
    return scene;
  }
  simulate::Renderer renderer_;
};

vision::Placement known(const Table& table, const OnTable& placement) {
  return arbiter::test::placed(table.board(), placement);
}

/// Two rows of pieces before every side that has an army; the pawns so many ranks before the others.
OnTable two_rows(const Board& board, const std::string& armies, int advance = 1) {
  const std::vector<std::string> back{"rook", "knight", "bishop", "queen", "king", "bishop", "knight", "rook"};
  OnTable placement;
  const int w = board.width(), first = (w - 8) / 2;
  for (const char army : armies)
    for (int i = 0; i < 8; ++i)
      for (int row = 0; row < 2; ++row) {
        const int along = first + i, in = row * advance, out = w - 1 - in;
        const Cell cell = army == 'S'   ? board.at(along, in)
                          : army == 'N' ? board.at(along, out)
                          : army == 'W' ? board.at(in, along)
                                        : board.at(out, along);
        placement[board.name(cell)] = std::string(1, army) + "." + (row == 1 ? "pawn" : back[static_cast<size_t>(i)]);
      }
  return placement;
}

/// Moves some pieces anywhere, onto empty squares and onto others.
OnTable after_some_moves(const Board& board, OnTable placement, int moves, std::mt19937& random) {
  for (int i = 0; i < moves; ++i) {
    auto piece = std::next(placement.begin(), static_cast<long>(random() % placement.size()));
    const Cell to = board.cells()[random() % board.cells().size()];
    const std::string what = piece->second;
    placement.erase(piece);
    placement[board.name(to)] = what;
  }
  return placement;
}

struct Errors {
  int cells = 0, wrong = 0, army = 0, sure_and_wrong = 0;
};

Errors read_games(const std::string& board, const std::string& style, const std::string& armies, double elevation,
                  std::uint64_t seed) {
  Table table(board, style, elevation, seed);
  std::mt19937 random(static_cast<unsigned>(seed));
  OnTable placement = two_rows(table.board(), armies);
  BoardReader reader(table.picture(placement, 0), table.plane(0), known(table, placement));
  EXPECT_GT(reader.report().occupancy, 0.95) << style << " " << elevation;
  EXPECT_GT(reader.report().armies, 0.9) << style << " " << elevation;
  Errors errors;
  for (int number = 1; number <= 3; ++number) {
    placement = after_some_moves(table.board(), placement, 2, random);
    const Reading reading = reader.read(table.picture(placement, number), table.plane(number));
    for (const Cell cell : table.board().cells()) {
      const CellReading& one = reading.cells[cell.value];
      double sum = one.empty + one.unknown;
      for (const double p : one.armies) sum += p;
      EXPECT_NEAR(sum, 1, 1e-6);
      const Likeliest best = one.best();
      const auto it = placement.find(table.board().name(cell));
      const std::string seen = best.is_unknown() ? "?" : best.is_empty() ? "" : to_text(reading.armies[best.army]);
      const std::string truth = it == placement.end() ? "" : it->second.substr(0, 1);
      ++errors.cells;
      if (seen == truth) continue;
      ++errors.wrong;
      errors.army += !seen.empty() && !truth.empty();
      errors.sure_and_wrong += one.certainty() > 0.95;
    }
    reader.accept(known(table, placement));
  }
  return errors;
}

TEST(BoardReader, ReadsWhatHasChangedOnRenderedBoards) {
  Errors all;
  for (const auto& [board, style, armies] : {std::tuple<std::string, std::string, std::string>{"chess8", "wood", "SN"},
                                             {"chess8", "vinyl", "SN"},
                                             {"points9x10", "", "SN"},
                                             {"cross14", "caps", "SWNE"},
                                             {"cross14", "plastic", "SWNE"}})
    for (const double elevation : {85.0, 50.0}) {
      const Errors e = read_games(board, style, armies, elevation, 11);
      std::printf("%-8s %-8s %2.0f degrees: %3d of %4d squares wrong, %d of them the army, %d although sure\n",
                  board.c_str(), style.c_str(), elevation, e.wrong, e.cells, e.army, e.sure_and_wrong);
      all.cells += e.cells;
      all.wrong += e.wrong;
      all.sure_and_wrong += e.sure_and_wrong;
    }
  std::printf("together %.2f %% wrong, %.2f %% although sure\n", 100.0 * all.wrong / all.cells,
              100.0 * all.sure_and_wrong / all.cells);
  EXPECT_LT(all.wrong, all.cells / 100);
  EXPECT_LT(all.sure_and_wrong, all.cells / 250);
}

// What stands on a board of squares may be tiles: nobody has said so, and figures would hide half the board.
TEST(BoardReader, SeesBehindTiles) {
  for (const double elevation : {40.0, 32.0}) {
    double hidden = 0, behind_figures = 0;
    for (const bool tiles : {true, false}) {
      Table table(tiles ? "square9" : "chess8", tiles ? "" : "vinyl", elevation, 8);
      const OnTable placement = two_rows(table.board(), "SN", tiles ? 2 : 1);
      const cv::Mat picture = table.picture(placement, 0);
      BoardReader reader(picture, table.plane(0), known(table, placement));
      const Reading reading = reader.read(picture, table.plane(0));
      for (const CellReading& cell : reading.cells) (tiles ? hidden : behind_figures) += cell.visible < 0.6;
    }
    std::printf("%2.0f degrees: %.0f cells hidden by tiles, %.0f by figures\n", elevation, hidden, behind_figures);
    EXPECT_LE(hidden, 2) << elevation;
    EXPECT_GE(behind_figures, 8) << elevation;
  }
}

// Pieces of a dark square's colour differ from a shadow on it in leaving its corners alone.
TEST(BoardReader, TellsADarkPieceOnADarkSquareFromAShadow) {
  int looked_at = 0, seen = 0, shaded = 0, empty = 0;
  for (const std::uint64_t seed : {1U, 2U, 3U}) {
    Table table("cross14", "", 85, seed);
    const Board& board = table.board();
    const OnTable start = two_rows(board, "SWNE");
    BoardReader reader(table.picture(start, 0), table.plane(0), known(table, start));
    OnTable placement = start;
    std::vector<Cell> come;
    for (const Cell cell : board.cells())
      if (board.dark(cell) && board.king_steps(cell, *board.find_cell("g7")) <= 3) come.push_back(cell);
    for (const Cell cell : come) placement[board.name(cell)] = "W.knight";
    const Reading reading = reader.read(table.picture(placement, 1), table.plane(1));
    for (const Cell cell : come) {
      ++looked_at;
      seen += reading.army_on(cell) == Army{'W'};
    }
    cv::Mat dark = table.picture(start, 2);
    const cv::Rect shadow(cv::Point(dark.cols * 2 / 5, dark.rows * 2 / 5), cv::Size(dark.cols / 5, dark.rows / 5));
    dark(shadow) *= 0.65;
    const Reading under = reader.read(dark, table.plane(2));
    for (const Cell cell : board.cells()) {
      const cv::Point2d middle = table.plane(2).middle(cell);
      if (!shadow.contains(cv::Point(table.plane(2).to_pixel({middle.x, middle.y, 0})))) continue;
      ++shaded;
      empty += under.cells[cell.value].best().is_empty();
    }
  }
  std::printf("%d of %d pieces seen, %d of %d cells under a shadow empty\n", seen, looked_at, empty, shaded);
  EXPECT_GE(seen, looked_at - 1);
  EXPECT_EQ(empty, shaded);
}

TEST(BoardReader, SeesThatThePositionIsAnother) {
  Table table("chess8", "wood", 60, 5);
  const vision::Placement placement = known(table, two_rows(table.board(), "SN"));
  const cv::Mat empty = table.picture({}, 0);
  EXPECT_LT(BoardReader(empty, table.plane(0), placement).report().occupancy, 0.9);
  // A quarter turn on.
  const cv::Mat picture = table.picture(two_rows(table.board(), "SN"), 0);
  EXPECT_LT(BoardReader(picture, table.plane(0).turned(1), placement).report().occupancy, 0.9);
}

TEST(BoardReader, ReadersOfOneSamplerDoNotDisturbEachOther) {
  Table table("chess8", "wood", 60, 5);
  const cv::Mat picture = table.picture(two_rows(table.board(), "SN"), 0);
  const vision::Placement placement = known(table, two_rows(table.board(), "SN"));
  const CellSampler seen = sampled(picture, table.plane(0));
  BoardReader one(seen, placement), other(seen, placement);
  const LearningReport report = BoardReader(picture, table.plane(0), placement).report();
  EXPECT_EQ(other.report().occupancy, report.occupancy);
  EXPECT_EQ(other.report().armies, report.armies);
  EXPECT_FALSE(one.read(table.picture({}, 0), table.plane(0)).changed.empty());
  // It has not read that picture, and takes the one that was learnt from for the one that shows this.
  other.accept(placement);
  EXPECT_TRUE(other.read(picture, table.plane(0)).changed.empty());
}

TEST(BoardReader, FollowsTheLight) {
  Table table("chess8", "vinyl", 60, 6);
  const OnTable placement = two_rows(table.board(), "SN");
  const cv::Mat picture = table.picture(placement, 0);
  BoardReader reader(picture, table.plane(0), known(table, placement));
  for (const double gain : {0.95, 0.85, 0.72, 0.65}) {
    cv::Mat darker;
    picture.convertTo(darker, -1, gain);
    const Reading reading = reader.read(darker, table.plane(0));
    EXPECT_TRUE(reading.changed.empty()) << gain;
    EXPECT_NEAR(reading.gain, gain, 0.05 + (1 - gain));
    reader.adapt();
  }
}

}  // namespace
}  // namespace arbiter::vision
