// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <opencv2/aruco/charuco.hpp>
#include <opencv2/imgproc.hpp>

#include "calibration/prints/catalogue.h"
#include "calibration/prints/sheets.h"
#include "calibration/tags/legend.h"
#include "vision/locate/board_finder.h"
#include "vision/locate/corner_tags.h"

namespace arbiter::vision {
namespace {

using calibration::Corners;
using calibration::Lens;

TEST(Prints, EverySheetIsWrittenOnBothPapers) {
  const auto folder = std::filesystem::path(testing::TempDir());
  for (const auto& paper : {calibration::a4(), calibration::letter()}) {
    const std::vector<std::pair<std::string, std::vector<calibration::Sheet>>> all{
        {"corner", calibration::corner_tag_sheets(paper, 50)},
        {"charuco", calibration::charuco_sheets(paper)},
        {"pieces", calibration::piece_tag_sheets(paper, 15)},
        {"cross", calibration::board_sheets(paper, *Board::find("cross14"), 40)},
        {"points", calibration::board_sheets(paper, *Board::find("points9x10"), 40)}};
    for (const auto& [name, sheets] : all) {
      const auto file = folder / (name + ".pdf");
      ASSERT_TRUE(calibration::write_pdf(file, paper, sheets)) << name;
      std::ifstream in(file, std::ios::binary);
      std::string start(5, ' ');
      in.read(start.data(), 5);
      EXPECT_EQ(start, "%PDF-") << name;
      EXPECT_GT(std::filesystem::file_size(file), 900u) << name;
    }
  }
  EXPECT_FALSE(calibration::write_pdf("/nowhere/at/all.pdf", calibration::a4(), {}));
}

TEST(Prints, WhatIsOfferedCanBeHadInEverySizeItIsOfferedIn) {
  for (const calibration::Print& print : calibration::prints()) {
    const std::string id(print.id);
    for (const calibration::Paper& paper : calibration::papers()) {
      calibration::PrintOrder order{id, paper.name, 0, "cross14"};
      EXPECT_TRUE(calibration::sheets_of(order)) << id;
      order.size = print.size ? print.size->most + 1 : 20;
      const auto refused = calibration::sheets_of(order);
      ASSERT_FALSE(refused) << id;
      EXPECT_EQ(refused.error().code, "bad_size");
      if (!print.size) continue;
      // Nothing is drawn over the page's edge: the outermost millimetres stay white.
      for (const double size : {print.size->least, print.size->most}) {
        order.size = size;
        const auto sheets = calibration::sheets_of(order);
        ASSERT_TRUE(sheets) << id << " of " << size << " mm";
        for (const calibration::Sheet& sheet : *sheets) {
          const cv::Mat1b page = calibration::rasterise(sheet, paper, 50);
          for (const int side : {0, page.rows - 4})
            EXPECT_EQ(cv::countNonZero(page.rowRange(side, side + 4) < 128), 0) << id << " of " << size << " mm";
          for (const int side : {0, page.cols - 4})
            EXPECT_EQ(cv::countNonZero(page.colRange(side, side + 4) < 128), 0) << id << " of " << size << " mm";
        }
      }
    }
  }
  EXPECT_EQ(calibration::sheets_of({"poster", "a4", 0, ""}).error().code, "unknown_print");
  EXPECT_EQ(calibration::sheets_of({"charuco", "papyrus", 0, ""}).error().code, "unknown_paper");
  EXPECT_EQ(calibration::sheets_of({"board", "a4", 0, "round7"}).error().code, "unknown_board");
  EXPECT_EQ(calibration::file_name({"board", "a4", 0, "chess8"}), "chess8.pdf");
}

TEST(Prints, PieceTagsReadBackWithTheirNumbersEachOnce) {
  for (const auto& paper : {calibration::a4(), calibration::letter()})
    for (const double size : {10.0, 20.0, 38.0}) {
      std::map<int, int> seen;
      for (const auto& sheet : calibration::piece_tag_sheets(paper, size))
        for (const SeenTag& tag : read_tags(calibration::rasterise(sheet, paper, 100), 1)) {
          ++seen[tag.number];
          EXPECT_NEAR(tag.side() * 25.4 / 100, size, 0.4) << tag.number;
        }
      for (int number = 0; number < calibration::kFirstFreeTag; ++number)
        EXPECT_EQ(seen[number], calibration::legend_piece(number) ? 1 : 0) << number << " on " << paper.name;
      EXPECT_EQ(seen[calibration::kFirstFreeTag], 1);
    }
}

TEST(Legend, EveryPieceOfAChessSetHasItsNumbers) {
  EXPECT_EQ(calibration::legend_piece(0), "S.king");
  EXPECT_EQ(calibration::legend_piece(17), "W.queen");
  EXPECT_EQ(calibration::legend_piece(63), "E.pawn");
  EXPECT_EQ(calibration::legend_piece(64), "S.queen");
  EXPECT_EQ(calibration::legend_piece(92), "E.knight");
  for (const int none : {-1, 69, 95, 96, 586}) EXPECT_FALSE(calibration::legend_piece(none)) << none;
  EXPECT_EQ(calibration::legend_numbers("N.queen@S"), (std::vector<int>{33, 80, 81}));
  EXPECT_EQ(calibration::legend_numbers("E.pawn").size(), 8U);
  EXPECT_TRUE(calibration::legend_numbers("S.cannon").empty());
  EXPECT_EQ(calibration::legend_caption(17), "W Q 17");
}

TEST(Prints, CharucoBoardReadsBack) {
  const auto picture =
      calibration::rasterise(calibration::charuco_sheets(calibration::letter())[0], calibration::letter(), 100);
  const auto dictionary = cv::aruco::getPredefinedDictionary(cv::aruco::DICT_4X4_50);
  std::vector<std::vector<cv::Point2f>> markers;
  std::vector<int> ids;
  cv::aruco::detectMarkers(picture, dictionary, markers, ids);
  EXPECT_EQ(ids.size(), 35u);
}

// Four printed corner tags laid round a board without a pattern.
struct Table {
  cv::Mat1b picture;
  Corners corners;
};

Table table_with_tags(double tag_squares, int left_out = -1) {
  // Drawn from above at 60 px a square, then seen at a slant.
  const int square = 60, margin = 160, side = 8 * square + 2 * margin;
  cv::Mat1b flat(side, side, static_cast<uchar>(170));
  cv::rectangle(flat, cv::Rect(margin, margin, 8 * square, 8 * square), 205, -1);
  const int size = static_cast<int>(tag_squares * square);
  const std::array<cv::Point, 4> at{cv::Point{margin - size, margin + 8 * square},
                                    {margin + 8 * square, margin + 8 * square},
                                    {margin + 8 * square, margin - size},
                                    {margin - size, margin - size}};
  for (size_t i = 0; i < 4; ++i) {
    if (static_cast<int>(i) == left_out) continue;
    cv::Mat1b tag;
    cv::resize(calibration::tag_picture(calibration::kCornerTags[i]), tag, {size, size}, 0, 0, cv::INTER_NEAREST);
    tag.copyTo(flat(cv::Rect(at[i], tag.size())));
  }
  const double low = margin - 0.5, high = margin + 8 * square - 0.5;
  const std::vector<cv::Point2f> from{{0, 0}, {800, 0}, {800, 800}, {0, 800}},
      to{{220, 90}, {1010, 60}, {1220, 880}, {40, 930}};
  const cv::Mat h = cv::getPerspectiveTransform(from, to);
  Table table;
  cv::warpPerspective(flat, table.picture, h, {1280, 960}, cv::INTER_AREA, cv::BORDER_CONSTANT, 120);
  cv::GaussianBlur(table.picture, table.picture, {}, 0.8);
  std::vector<cv::Point2d> corners{{low, high}, {high, high}, {high, low}, {low, low}}, seen;
  cv::perspectiveTransform(corners, seen, h);
  std::copy(seen.begin(), seen.end(), table.corners.begin());
  return table;
}

TEST(CornerTags, PlaceABoardWithoutAPattern) {
  const Table table = table_with_tags(1.4);
  const auto fix = find_board(table.picture, *Board::find("plain8"), Lens::guess(table.picture.size()));
  ASSERT_TRUE(fix) << fix.error().message.english();
  EXPECT_EQ(fix->method, "tags");
  ASSERT_EQ(fix->orientations.size(), 1u);
  const double error = calibration::corner_distance(fix->corners, table.corners);
  std::printf("[ error    ] corners by tags: %.2f px\n", error);
  EXPECT_LT(error, 2);
}

TEST(CornerTags, AMissingTagIsNamed) {
  const Table table = table_with_tags(1.4, 2);
  const auto fix = find_board(table.picture, *Board::find("plain8"), Lens::guess(table.picture.size()));
  ASSERT_FALSE(fix);
  EXPECT_EQ(fix.error().code, "tags_missing");
  EXPECT_NE(fix.error().message.english().find("opposite a1"), std::string::npos) << fix.error().message.english();
}

}  // namespace
}  // namespace arbiter::vision
