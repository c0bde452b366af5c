// SPDX-License-Identifier: MIT
#include "vision/piece_tags/piece_tags.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <ctime>
#include <random>
#include <set>
#include <vector>

#include "calibration/tags/legend.h"
#include "tests/support/placed.h"
#include "vision/simulate/renderer.h"
#include "vision/simulate/tabletop.h"

namespace arbiter::vision {
namespace {

using calibration::BoardPlane;
using OnTable = simulate::Placement;

TagNames legend() {
  TagNames names;
  for (int number = 0; number < calibration::kFirstFreeTag; ++number)
    if (const auto text = calibration::legend_piece(number)) names[number] = arbiter::test::piece(*text);
  return names;
}

/// A rendered table with tags on the pieces, the board's place known as well as corners tell it.
class TaggedTable {
 public:
  TaggedTable(const std::string& board, const std::string& style, double elevation, cv::Size size, std::uint64_t seed,
              double tag_size = 0.5)
      : renderer_(scene(board, style, elevation, size, seed, tag_size)) {}

  [[nodiscard]] const Board& board() const { return *renderer_.scene().board; }
  [[nodiscard]] BoardPlane plane(int number) const {
    const auto corners = renderer_.corners(renderer_.shake(number));
    const auto lens = calibration::Lens::guess(renderer_.scene().size);
    return *BoardPlane::from_corners(board(), {corners[0], corners[1], corners[2], corners[3]}, lens);
  }
  simulate::Renderer& renderer() { return renderer_; }

 private:
  static simulate::Scene scene(const std::string& board, const std::string& style, double elevation, cv::Size size,
                               std::uint64_t seed, double tag_size) {
    simulate::Scene scene = simulate::make_scene(board, style, seed);
    scene.size = size;
    scene.pose = {};
    scene.pose.elevation = elevation;
    scene.pose.rotation = 20;
    scene.tag_size = static_cast<float>(tag_size);
    return scene;
  }
  simulate::Renderer renderer_;
};

/// A chess set each for two or four armies, anywhere on the board.
OnTable scattered(const Board& board, const std::string& armies, std::mt19937& random) {
  std::vector<Cell> cells(board.cells().begin(), board.cells().end());
  std::shuffle(cells.begin(), cells.end(), random);
  OnTable placement;
  size_t next = 0;
  for (const char army : armies)
    for (const char* kind : {"king", "queen", "rook", "rook", "bishop", "bishop", "knight", "knight", "pawn", "pawn",
                             "pawn", "pawn", "pawn", "pawn", "pawn", "pawn"})
      placement[board.name(cells[next++])] = std::string(1, army) + "." + kind;
  return placement;
}

struct Tally {
  int pieces = 0, read = 0, wrong_piece = 0, wrong_square = 0, unknown = 0;
  double off = 0, side = 0, milliseconds = 0;
};

/// Binds in one picture, reads in another of other pieces' places.
Tally bind_and_read(const std::string& board_id, double elevation, cv::Size size, std::uint64_t seed, bool by_legend) {
  TaggedTable table(board_id, "caps", elevation, size, seed);
  const Board& board = table.board();
  std::mt19937 random(static_cast<unsigned>(seed));
  const std::string armies = board.width() > 8 ? "SWNE" : "SN";
  simulate::Tabletop tabletop(table.renderer().scene(), scattered(board, armies, random));
  PieceTags tags(by_legend ? legend() : TagNames{});
  const auto picture = [&](int number) {
    return table.renderer().render(simulate::Shot{tabletop.standing(), {}, number});
  };
  const cv::Mat first = picture(1);
  tags.bind(tags.find(first, table.plane(1)), table.plane(1), arbiter::test::placed(board, tabletop.placement()));

  // Twelve pieces go elsewhere.
  for (int i = 0; i < 12; ++i) {
    auto from = std::next(tabletop.placement().begin(), static_cast<long>(random() % tabletop.placement().size()));
    Cell to = kNoCell;
    do to = board.cells()[random() % board.cells().size()];
    while (!tabletop.at(board.name(to)).empty());
    const std::string square = from->first, piece = tabletop.lift(square);
    tabletop.put(board.name(to), piece);
  }
  const cv::Mat second = picture(2);
  Tally tally;
  const std::clock_t begin = std::clock();
  const auto seen = tags.find(second, table.plane(2));
  tally.milliseconds = 1e3 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
  const TagReading reading = tags.place(seen, table.plane(2));
  tally.pieces = static_cast<int>(tabletop.placement().size());
  for (const PlacedTag& tag : reading.placed) {
    const std::string truth = tabletop.at(board.name(tag.cell));
    const auto number = tabletop.tags().find(board.name(tag.cell));
    ++tally.read;
    if (number == tabletop.tags().end() || number->second != tag.number)
      ++tally.wrong_square;
    else if (truth != to_text(tag.piece))
      ++tally.wrong_piece;
    tally.off = std::max(tally.off, tag.off_centre);
    tally.side += tag.side;
  }
  if (tally.read > 0) tally.side /= tally.read;
  tally.unknown = static_cast<int>(reading.unknown.size());
  return tally;
}

struct TagView {
  const char* board;
  double elevation;
  cv::Size size;
};

void are_right(const std::vector<TagView>& views) {
  std::printf("%-8s %5s %10s %6s %6s %6s %6s %7s %7s %6s\n", "board", "angle", "picture", "tag px", "pieces", "read",
              "wrong", "unknown", "off sq", "ms");
  int wrong = 0;
  for (const auto& [board, elevation, size] : views) {
    const Tally t = bind_and_read(board, elevation, size, 5, elevation != 60.0);
    std::printf("%-8s %5.0f %5dx%-4d %6.1f %6d %6d %6d %7d %7.2f %6.1f\n", board, elevation, size.width, size.height,
                t.side, t.pieces, t.read, t.wrong_piece + t.wrong_square, t.unknown, t.off, t.milliseconds);
    wrong += t.wrong_piece + t.wrong_square;
    if (t.side >= 28 && elevation >= 45) {
      EXPECT_GE(t.read, 0.85 * t.pieces) << board << " " << elevation;
    }
  }
  EXPECT_EQ(wrong, 0);
}

const cv::Size kLarge{1920, 1080}, kSmall{1280, 720};

TEST(PieceTags, PiecesAndSquaresAreRightFromEveryAngleAndResolution) {
  are_right({{"chess8", 89, kSmall},
             {"chess8", 60, kSmall},
             {"chess8", 30, kSmall},
             {"cross14", 89, kSmall},
             {"cross14", 75, kLarge},
             {"cross14", 60, kLarge},
             {"cross14", 45, kLarge},
             {"cross14", 30, kSmall}});
}

TEST(PieceTags, NightlyAreRightFromTheOtherAngles) {
  are_right({{"chess8", 75, kSmall},
             {"chess8", 45, kSmall},
             {"cross14", 89, kLarge},
             {"cross14", 75, kSmall},
             {"cross14", 60, kSmall},
             {"cross14", 45, kSmall},
             {"cross14", 30, kLarge}});
}

// Nobody has said how high the pieces are or where they stand.
TEST(PieceTags, ASetUpIsReadFromThePrintedLegendAlone) {
  for (const char* board_id : {"chess8", "cross14"})
    for (const double elevation : {80.0, 60.0, 45.0}) {
      TaggedTable table(board_id, "plastic", elevation, {1920, 1080}, 8);
      const Board& board = table.board();
      std::mt19937 random(3);
      simulate::Tabletop tabletop(table.renderer().scene(),
                                  scattered(board, board.width() > 8 ? "SWNE" : "SN", random));
      const cv::Mat picture = table.renderer().render(simulate::Shot{tabletop.standing(), {}, 1});
      PieceTags tags(legend());
      const auto seen = tags.find(picture, table.plane(1));
      tags.fit_heights(seen, table.plane(1));
      const TagReading reading = tags.place(seen, table.plane(1));
      double off = 0;
      for (const PlacedTag& tag : reading.placed) {
        EXPECT_EQ(tabletop.at(board.name(tag.cell)), to_text(tag.piece)) << board_id << " " << elevation;
        off = std::max(off, tag.off_centre);
      }
      // Some are hidden behind others.
      EXPECT_GE(static_cast<double>(reading.placed.size()), 0.94 * static_cast<double>(tabletop.placement().size()))
          << board_id << " " << elevation;
      std::printf("%s, %.0f degrees: %zu of %zu pieces, at most %.2f squares off\n", board_id, elevation,
                  reading.placed.size(), tabletop.placement().size(), off);
    }
}

/// The far row sticks out of the picture, more or less of it: so many rows more every time.
void is_cut_off(int step) {
  TaggedTable table("chess8", "wood", 40, {960, 720}, 4);
  const Board& board = table.board();
  std::mt19937 random(5);
  const OnTable placement = scattered(board, "SN", random);
  simulate::Tabletop tabletop(table.renderer().scene(), placement);
  const cv::Mat whole = table.renderer().render(simulate::Shot{tabletop.standing(), {}, 1});
  PieceTags tags(legend());
  const vision::Placement known = arbiter::test::placed(board, placement);
  tags.bind(tags.find(whole, table.plane(1)), table.plane(1), known);
  const std::vector<vision::Placement::Square> pieces(known.begin(), known.end());
  EXPECT_GT(tags.find_on(whole, table.plane(1), pieces).size(), pieces.size() / 2);
  std::set<int> there;
  for (const auto& [square, number] : tabletop.tags()) there.insert(number);
  const calibration::Corners corners = table.plane(1).corners();
  for (int cut = 0; cut < whole.rows / 2; cut += step) {
    calibration::Corners moved = corners;
    for (cv::Point2d& corner : moved) corner.y -= cut;
    const cv::Mat rest = whole(cv::Rect(0, cut, whole.cols, whole.rows - cut));
    const auto plane = calibration::BoardPlane::from_corners(board, moved, calibration::Lens::guess(whole.size()));
    if (!plane) continue;
    for (const SeenTag& tag : tags.find_on(rest, *plane, pieces)) EXPECT_TRUE(there.contains(tag.number)) << cut;
  }
}

TEST(PieceTags, WhatIsCutOffByThePicturesEdgeIsLookedForAsFarAsItGoes) { is_cut_off(11); }
TEST(PieceTags, NightlyWhatIsCutOffAnywhere) { is_cut_off(3); }

// What is no tag is not read as one: tables without tags, full of edges.
TEST(PieceTags, NoneAreSeenWhereThereAreNone) {
  for (const std::uint64_t seed : {1U, 2U})
    for (const char* style : {"wood", "caps", "vinyl"}) {
      TaggedTable table("cross14", style, 55, {1280, 720}, seed, 0);
      std::mt19937 random(static_cast<unsigned>(seed));
      const cv::Mat picture = table.renderer().render(scattered(table.board(), "SWNE", random));
      EXPECT_TRUE(PieceTags(legend()).find(picture, table.plane(0)).empty()) << style << " " << seed;
    }
}

}  // namespace
}  // namespace arbiter::vision
