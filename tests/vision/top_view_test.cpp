// SPDX-License-Identifier: MIT
// A table drawn as seen from straight above, and what of it is another in a second picture.
#include <gtest/gtest.h>

#include <cmath>
#include <opencv2/imgproc.hpp>

#include "vision/belief/covers.h"
#include "vision/belief/occlusion.h"
#include "vision/belief/square_looks.h"
#include "vision/belief/top_change.h"

namespace arbiter::vision {
namespace {

constexpr int kVinylSide = 40;  // pixels of a square

/// A board of 8 × 8 seen from straight above in the middle of a picture of 640 × 480.
calibration::BoardPlane vinyl_plane() {
  return *calibration::BoardPlane::from_corners(
      *Board::find("chess8"), {{{160, 400}, {480, 400}, {480, 80}, {160, 80}}}, calibration::Lens::guess({640, 480}));
}

cv::Point square_middle(const std::string& square) {
  return {160 + kVinylSide * (square[0] - 'a') + kVinylSide / 2, 400 - kVinylSide * (square[1] - '1') - kVinylSide / 2};
}

/// Squares of a vinyl board, the dark ones nearly black.
cv::Mat3b vinyl(int dark = 22, int light = 200) {
  cv::Mat3b picture(480, 640);
  for (int y = 0; y < picture.rows; ++y)
    for (int x = 0; x < picture.cols; ++x) {
      const bool on_board = x >= 160 && x < 480 && y >= 80 && y < 400;
      const bool pale = (x / kVinylSide + y / kVinylSide) % 2 == 0;
      picture(y, x) = cv::Vec3b::all(static_cast<uchar>(!on_board ? 120 : pale ? light : dark));
    }
  return picture;
}

void stand(cv::Mat3b& picture, const std::string& square, int level) {
  cv::circle(picture, square_middle(square), 13, cv::Scalar::all(level), cv::FILLED, cv::LINE_AA);
}

cv::Mat3b grainy(const cv::Mat3b& picture, int seed) {
  cv::Mat3s noise(picture.size());
  cv::RNG random(static_cast<std::uint64_t>(seed));
  random.fill(noise, cv::RNG::NORMAL, cv::Scalar::all(0), cv::Scalar::all(1));
  cv::Mat3b out;
  cv::add(picture, noise, out, cv::noArray(), CV_8U);
  return out;
}

cv::Mat3b with_gamma(const cv::Mat3b& picture, double gamma) {
  cv::Mat1b table(1, 256);
  for (int i = 0; i < 256; ++i) table(0, i) = cv::saturate_cast<uchar>(255 * std::pow(i / 255.0, gamma));
  cv::Mat3b out;
  cv::LUT(picture, table, out);
  return out;
}

class TopViewTest : public testing::Test {
 protected:
  [[nodiscard]] TopPicture top(const cv::Mat3b& picture) const { return from_above(picture, vinyl_plane(), layout_); }
  /// Nats a pixel in the middle of the square.
  [[nodiscard]] double on(const TopChange& change, const std::string& square) const {
    const cv::Rect box = layout_.box(*layout_.board().find_cell(square));
    const int rim = layout_.square() / 3;
    return cv::mean(change.ratio(box - cv::Size(2 * rim, 2 * rim) + cv::Point(rim, rim)))[0];
  }
  Layout layout_{*Board::find("chess8")};
};

TEST_F(TopViewTest, EveryCellIsDrawnWhereItLies) {
  cv::Mat3b picture = vinyl();
  stand(picture, "c6", 90);
  const TopPicture drawn = top(picture);
  for (const Cell cell : layout_.board().cells()) {
    const cv::Point2d at = layout_.middle(cell);
    const std::string& square = layout_.board().name(cell);
    const double expected = square == "c6" ? 90 : layout_.board().dark(cell) ? 22 : 200;
    EXPECT_NEAR(std::exp(drawn.log(cv::Point(at))[0]) - 10, expected, 4) << square;
    EXPECT_EQ(drawn.seen(cv::Point(at)), 255) << square;
  }
}

TEST_F(TopViewTest, ADarkPieceOnDarkGroundShowsAsAPaleOneDoes) {
  cv::Mat3b after = vinyl();
  stand(after, "d4", 30);   // by eight grey levels
  stand(after, "e4", 120);  // by eighty, on pale ground
  const TopChange change = change_between(top(grainy(after, 2)), top(grainy(vinyl(), 1)), layout_);
  EXPECT_GT(on(change, "d4"), 1);
  EXPECT_GT(on(change, "e4"), 1);
  EXPECT_LT(on(change, "a1"), -0.5);
  EXPECT_LT(on(change, "h1"), -0.5);
}

TEST_F(TopViewTest, AnotherToneOfThePictureIsNoChange) {
  const TopPicture before = top(grainy(vinyl(), 1));
  for (const double gamma : {0.5, 2.0}) {
    cv::Mat3b after = vinyl();
    stand(after, "d5", 60);
    const TopChange change = change_between(top(with_gamma(grainy(after, 2), gamma)), before, layout_);
    EXPECT_GT(on(change, "d5"), 1) << gamma;
    for (const char* same : {"a1", "b1", "g7", "h8", "c6"}) EXPECT_LT(on(change, same), 0) << gamma << " " << same;
  }
}

TEST_F(TopViewTest, WhatNoPictureShowsTellsNothing) {
  cv::Mat3b after = vinyl();
  stand(after, "d5", 60);
  TopPicture hidden = top(grainy(after, 2));
  hidden.seen.setTo(0, layout_.field());
  const TopChange change = change_between(hidden, top(grainy(vinyl(), 1)), layout_);
  EXPECT_EQ(cv::countNonZero(change.ratio), 0);
}

TEST_F(TopViewTest, AnArmFromBeyondTheBoardHidesItAndAPieceDoesNot) {
  cv::Mat3b after = vinyl();
  stand(after, "e4", 120);
  cv::line(after, {639, 120}, {300, 140}, cv::Scalar(120, 150, 190), 50);
  const TopChange change = change_between(top(grainy(after, 2)), top(grainy(vinyl(), 1)), layout_);
  const TopPicture now = top(after);
  const cv::Mat1b hidden = occluded(change.ratio, now.seen, {}, layout_);
  const auto at = [&](const char* square) {
    return hidden(cv::Point(layout_.middle(*layout_.board().find_cell(square))));
  };
  EXPECT_EQ(at("h7"), 255);
  EXPECT_EQ(at("g7"), 255);
  EXPECT_EQ(at("e4"), 0);
  EXPECT_EQ(at("a1"), 0);
  // What something likely would change is no hand.
  const cv::Mat1b all(layout_.size(), 255);
  EXPECT_EQ(cv::countNonZero(occluded(change.ratio, now.seen, {all}, layout_)), 0);
}

TEST_F(TopViewTest, APieceCoversTheBoardAwayFromTheCamera) {
  const Cell e4 = *layout_.board().find_cell("e4");
  Covers above(layout_, {4.5, 3.5, 30}, false), aside(layout_, {4.5, -9, 9}, false), flat(layout_, {4.5, -9, 9}, true);
  const auto highest = [&](const Pixels& pixels) { return pixels.front() / layout_.size().width; };
  const auto middle = static_cast<int>(layout_.middle(e4).y);
  EXPECT_GT(highest(above.body(e4, 1.4)), middle - layout_.square() / 2);
  EXPECT_LT(highest(aside.body(e4, 1.4)), middle - 2 * layout_.square());
  EXPECT_LT(highest(aside.body(e4, 1.4)), highest(aside.body(e4, 0.8)));
  EXPECT_GT(highest(flat.body(e4, 1.4)), middle - layout_.square());
  EXPECT_TRUE(aside.slanting());
  EXPECT_FALSE(above.slanting());
}

TEST_F(TopViewTest, SquaresLookLikeTheirClass) {
  const Board& board8 = layout_.board();
  std::vector<SquareClasses::Class> classes(static_cast<std::size_t>(board8.size()), 0);
  cv::Mat3b picture = vinyl(60, 190);
  for (const Cell cell : board8.cells()) {
    const int rank = board8.rank(cell);
    if (rank > 1 && rank < 6) continue;
    classes[cell.value] = rank < 2 ? 1 : 2;
    stand(picture, board8.name(cell), rank < 2 ? 230 : 20);
  }
  Covers covers(layout_, {4, 4, 30}, false);
  SquareClasses known(board8, 2);
  const TopPicture first = top(grainy(picture, 1));
  known.begin(looks_of_squares(first, first.seen, covers, layout_), classes);
  stand(picture, "e4", 230);
  stand(picture, "d5", 20);
  const TopPicture second = top(grainy(picture, 2));
  const auto looks = known.likelihoods(looks_of_squares(second, second.seen, covers, layout_));
  const auto likeliest = [&](const char* square) {
    const auto& one = looks[board8.find_cell(square)->value];
    return std::max_element(one.begin(), one.end()) - one.begin();
  };
  EXPECT_EQ(likeliest("e4"), 1);
  EXPECT_EQ(likeliest("d5"), 2);
  EXPECT_EQ(likeliest("e5"), 0);
  EXPECT_EQ(likeliest("a1"), 1);
  EXPECT_EQ(likeliest("a8"), 2);
}

// Whoever draws it blurs large pictures first; others still look at the picture.
TEST(TopView, LeavesThePictureAsItIs) {
  cv::Mat large;
  cv::resize(grainy(vinyl(), 3), large, {}, 3, 3, cv::INTER_NEAREST);
  const auto plane = *calibration::BoardPlane::from_corners(*Board::find("chess8"),
                                                            {{{480, 1200}, {1440, 1200}, {1440, 240}, {480, 240}}},
                                                            calibration::Lens::guess(large.size()));
  const cv::Mat before = large.clone();
  EXPECT_FALSE(from_above(large, plane, Layout(plane.board())).log.empty());
  EXPECT_EQ(cv::norm(large, before, cv::NORM_INF), 0);
}

}  // namespace
}  // namespace arbiter::vision
