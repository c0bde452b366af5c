// SPDX-License-Identifier: MIT
// What has changed between two pictures, by itself: areas, laying pictures over each other, and which of several
// changes explains the difference.
#include <gtest/gtest.h>

#include <cstdio>
#include <map>
#include <opencv2/imgproc.hpp>
#include <random>

#include "tests/vision/chess_camera.h"
#include "vision/change/change_reader.h"
#include "vision/change/registration.h"

namespace arbiter::vision {
namespace {

using OnTable = simulate::Placement;

TEST(Spans, UniteAndSubtractAsMasksDo) {
  std::mt19937 random(5);
  for (int round = 0; round < 50; ++round) {
    cv::Mat1b a = cv::Mat1b::zeros(20, 30), b = a.clone();
    for (int i = 0; i < 6; ++i) {
      cv::Mat1b& mask = i % 2 == 0 ? a : b;
      cv::rectangle(mask,
                    cv::Rect(static_cast<int>(random() % 25), static_cast<int>(random() % 15),
                             1 + static_cast<int>(random() % 9), 1 + static_cast<int>(random() % 9)),
                    1, cv::FILLED);
    }
    const Spans in_a = spans_of(a, {}), in_b = spans_of(b, {});
    EXPECT_EQ(pixels_of(united(in_a, in_b)), cv::countNonZero(a | b));
    EXPECT_EQ(pixels_of(without(in_a, in_b)), cv::countNonZero(a & (b == 0)));
    cv::Mat1f values(20, 30);
    cv::randu(values, -1, 1);
    EXPECT_NEAR(SpanSums(values).over(in_a), cv::sum(values.mul(cv::Mat1f(a)))[0], 1e-4);
  }
}

TEST(Registration, TakesOutTheTremblingOfTheCamera) {
  ChessCamera camera(55);
  const Keyframe keyframe = camera.keyframe(chess_set_up(), 1);
  for (const auto& [dx, dy, turn] :
       {std::tuple(1.7, -0.9, 0.0), std::tuple(-2.2, 1.1, 0.1), std::tuple(0.4, 0.3, -0.05)}) {
    const cv::Point2f middle(static_cast<float>(keyframe.picture.cols) / 2,
                             static_cast<float>(keyframe.picture.rows) / 2);
    cv::Mat shift = cv::getRotationMatrix2D(middle, turn, 1);
    shift.at<double>(0, 2) += dx;
    shift.at<double>(1, 2) += dy;
    Keyframe moved = keyframe;
    moved.picture = cv::Mat3b();
    cv::warpAffine(keyframe.picture, moved.picture, shift, keyframe.picture.size(), cv::INTER_CUBIC,
                   cv::BORDER_REPLICATE);
    const cv::Rect inside(10, 10, keyframe.picture.cols - 20, keyframe.picture.rows - 20);
    const double apart = cv::norm(keyframe.picture(inside), moved.picture(inside), cv::NORM_L1);
    const double left = cv::norm(laid_over(keyframe, moved)(inside), moved.picture(inside), cv::NORM_L1);
    std::printf("moved by (%.1f, %.1f), turned by %.2f degrees: %.2f grey levels a pixel apart, %.2f when laid over\n",
                dx, dy, turn, apart / static_cast<double>(3 * inside.area()),
                left / static_cast<double>(3 * inside.area()));
    EXPECT_LT(left, 0.3 * apart);
  }
}

/// A plain board under an oblique camera, and on each square of `on_squares` a pin of a sixth of the square.
Keyframe with_pins(const std::vector<std::string>& on_squares) {
  const Board& board = *Board::find("chess8");
  const cv::Size size(640, 480);
  const calibration::Corners corners{cv::Point2d(120, 420), {520, 420}, {450, 120}, {190, 120}};
  const auto plane = *calibration::BoardPlane::from_corners(board, corners, calibration::Lens::guess(size));
  cv::Mat3b picture(size, cv::Vec3b(90, 110, 120));
  for (const Cell cell : board.cells()) {
    std::vector<cv::Point> square;
    for (const auto& [x, y] : {std::pair(-0.5, -0.5), {0.5, -0.5}, {0.5, 0.5}, {-0.5, 0.5}})
      square.emplace_back(plane.to_pixel(plane.middle(cell) + cv::Point2d(x, y)));
    cv::fillConvexPoly(picture, square, board.dark(cell) ? cv::Scalar(70, 90, 140) : cv::Scalar(150, 190, 220));
  }
  for (const std::string& name : on_squares) {
    const cv::Point2d middle = plane.middle(*board.find_cell(name));
    const cv::Point foot = plane.to_pixel(middle), top = plane.to_pixel(cv::Point3d(middle.x, middle.y, 0.4));
    cv::line(picture, foot, top, cv::Scalar(120, 215, 235), std::max(2, static_cast<int>(plane.square_px() / 6)));
  }
  return {picture, plane};
}

/// Sets much too small for their board: most of what a usual piece would cover does not change.
TEST(ChangeReader, ReadsTinyPieces) {
  const vision::Placement before =
      arbiter::test::on_chessboard({{"e2", "S.pawn"}, {"b1", "S.knight"}, {"h2", "S.pawn"}});
  const Keyframe first = with_pins({"e2", "b1", "h2"}), moved = with_pins({"e4", "b1", "h2"});
  const Evidence evidence(first, moved), same(first, with_pins({"e2", "b1", "h2"}));
  Outlines outlines(first.plane, evidence.size(), false);
  const PiecePoses piece_poses;
  const Board& board = first.plane.board();
  ChangeReader reader(evidence, outlines, before, piece_poses);
  const double area = first.plane.square_px() * first.plane.square_px();
  const double made = reader.fit(moving(board, before, "e2", "e4")).score;
  const double next = reader.fit(moving(board, before, "e2", "e3")).score;
  std::printf("a pin that went from e2 to e4: %.2f nats a pixel of a square, from e2 to e3: %.2f\n", made / area,
              next / area);
  EXPECT_GT(made, 0) << "likelier than that nothing was played";
  EXPECT_GT(made, next);
  EXPECT_LT(ChangeReader(same, outlines, before, piece_poses).fit(moving(board, before, "e2", "e4")).score, 0);
}

/// A plain board under a low camera that looks across its corner, and on it cones, taller and slimmer than pieces
/// usually are.
Keyframe with_cones(const OnTable& cones) {
  const Board& board = *Board::find("chess8");
  const cv::Size size(640, 480);
  const calibration::Corners corners{cv::Point2d(104, 387), {555, 227}, {348, 94}, {72, 143}};
  const auto plane = *calibration::BoardPlane::from_corners(board, corners, calibration::Lens::guess(size));
  cv::Mat3b picture(size, cv::Vec3b(110, 70, 60));
  std::vector<std::pair<double, Cell>> order;  // what is nearer hides what is farther off
  for (const Cell cell : board.cells()) {
    std::vector<cv::Point> square;
    for (const auto& [x, y] : {std::pair(-0.5, -0.5), {0.5, -0.5}, {0.5, 0.5}, {-0.5, 0.5}})
      square.emplace_back(plane.to_pixel(plane.middle(cell) + cv::Point2d(x, y)));
    cv::fillConvexPoly(picture, square, board.dark(cell) ? cv::Scalar(60, 60, 60) : cv::Scalar(220, 240, 245));
    order.emplace_back(-cv::norm(cv::Point3d(plane.middle(cell).x, plane.middle(cell).y, 0) - plane.camera()), cell);
  }
  std::sort(order.begin(), order.end());
  for (const auto& [away, cell] : order) {
    const auto it = cones.find(board.name(cell));
    if (it == cones.end()) continue;
    const cv::Point2d middle = plane.middle(cell);
    const double top = 1.1 * usual_height(arbiter::test::piece(it->second).type);
    std::vector<cv::Point> all, body;
    for (int k = 0; k < 24; ++k)
      for (const auto& [height, radius] : {std::pair(0.0, 0.22), {top, 0.12}}) {
        const double angle = 2 * CV_PI * k / 24;
        all.emplace_back(plane.to_pixel(
            cv::Point3d(middle.x + radius * std::cos(angle), middle.y + radius * std::sin(angle), height)));
      }
    cv::convexHull(all, body);
    cv::fillConvexPoly(picture, body, cv::Scalar(130, 170, 190));
    cv::polylines(picture, body, true, cv::Scalar(90, 120, 140));
  }
  return {picture, plane};
}

/// From a low camera a piece that went one square on stands for the eye in part where it stood before: it is not to be
/// taken for one that stands between the two.
TEST(ChangeReader, PutsWhatWentOneSquareOnOnItsSquare) {
  const simulate::Placement set_up = chess_set_up();
  const vision::Placement before = arbiter::test::on_chessboard(set_up);
  const Keyframe first = with_cones(set_up);
  double farthest = 0;
  for (const char file : std::string("abcdefgh")) {
    const std::string from{file, '2'}, to{file, '3'};
    OnTable after = set_up;
    after[to] = after[from];
    after.erase(from);
    const Keyframe moved = with_cones(after);
    const Evidence evidence(first, moved);
    Outlines outlines(first.plane, evidence.size(), false);
    const PiecePoses piece_poses;
    ChangeReader reader(evidence, outlines, before, piece_poses);
    const ChangeFit fit = reader.fit(moving(first.plane.board(), set_up, from, to));
    ASSERT_EQ(fit.piece_poses.size(), 1U);
    const cv::Point2d off = fit.piece_poses.front().second.offset;
    std::printf("%s-%s: %.2f, %.2f squares off\n", from.c_str(), to.c_str(), off.x, off.y);
    farthest = std::max({farthest, std::abs(off.x), std::abs(off.y)});
  }
  EXPECT_LE(farthest, 0.25);
}

/// A plain board of points under a low camera, and on it thick discs that differ by the colour of their tops only.
/// `off`: squares by which some do not stand on their points.
Keyframe with_discs(const OnTable& discs, const std::map<std::string, cv::Point2d>& off = {}) {
  constexpr double kThick = 0.5;  // squares
  const Board& board = *Board::find("points9x10");
  const cv::Size size(640, 480);
  const calibration::Corners corners{cv::Point2d(150, 440), {600, 330}, {400, 60}, {90, 120}};
  const auto plane = *calibration::BoardPlane::from_corners(board, corners, calibration::Lens::guess(size));
  cv::Mat3b picture(size, cv::Vec3b(120, 170, 200));
  // From the far side to the near one: what is nearer hides what is farther off.
  std::vector<std::pair<double, std::string>> order;
  for (const auto& [square, piece] : discs)
    order.emplace_back(plane.to_pixel(plane.middle(*board.find_cell(square))).y, square);
  std::sort(order.begin(), order.end());
  for (const auto& [y, square] : order) {
    const auto stands = off.find(square);
    const cv::Point2d middle =
        plane.middle(*board.find_cell(square)) + (stands == off.end() ? cv::Point2d() : stands->second);
    std::vector<cv::Point> all, top, body;
    for (int i = 0; i < 24; ++i)
      for (const double height : {0.0, kThick}) {
        const double angle = 2 * CV_PI * i / 24;
        const cv::Point p =
            plane.to_pixel(cv::Point3d(middle.x + 0.42 * std::cos(angle), middle.y + 0.42 * std::sin(angle), height));
        all.push_back(p);
        if (height > 0) top.push_back(p);
      }
    cv::convexHull(all, body);
    cv::fillConvexPoly(picture, body, cv::Scalar(60, 95, 120));
    cv::fillConvexPoly(picture, top, cv::Scalar(140, 190, 220));
    cv::polylines(picture, top, true, discs.at(square)[0] == 'S' ? cv::Scalar(50, 40, 190) : cv::Scalar(60, 60, 60), 2);
  }
  return {picture, plane};
}

/// A disc goes from one point to another, and takes what lies there.
struct DiscTaken {
  /// `off`: of points, how far off them a disc lies afterwards, in squares.
  DiscTaken(OnTable some, const std::string& from, const std::string& to,
            const std::map<std::string, cv::Point2d>& off = {})
      : before(std::move(some)), first(with_discs(before)), evidence(first, with_discs(after(from, to), off)) {}

  [[nodiscard]] OnTable after(const std::string& from, const std::string& to) const {
    OnTable after = before;
    after[to] = after.at(from);
    after.erase(from);
    return after;
  }
  ChangeFit fit(const std::string& from, const std::string& to, bool sizes = true) {
    return reader.fit(moving(first.plane.board(), before, from, to), sizes);
  }

  OnTable before;
  Keyframe first;
  Evidence evidence;
  Outlines outlines{first.plane, evidence.size(), true};
  PiecePoses piece_poses;
  ChangeReader reader{evidence, outlines, arbiter::test::placed(first.plane.board(), before), piece_poses};
  double area = first.plane.square_px() * first.plane.square_px();  // pixels of a square
};

/// What a thick disc that has left uncovers reaches over the next point: no disc has come there.
TEST(ChangeReader, TellsACaptureByAThickDiscFromAStepToTheNextPoint) {
  DiscTaken table({{"h3", "S.cannon"}, {"h10", "N.horse"}, {"g10", "N.elephant"}, {"i1", "S.chariot"}}, "h3", "h10");
  const double area = table.area, made = table.fit("h3", "h10").score;
  std::printf("the capture explains %.2f nats a pixel of a square (of usual discs %.2f)", made / area,
              table.fit("h3", "h10", false).score / area);
  for (const char* beside : {"i3", "g3", "h4", "h2"}) {
    const double step = table.fit("h3", beside).score;
    const double thin = table.fit("h3", beside, false).score;
    std::printf(", a step to %s %.2f (of usual discs %.2f)", beside, step / area, thin / area);
    EXPECT_GT(made, step) << beside;
  }
  std::printf("\n");
}

/// A disc lies where the one lay that it took: of both only what is written on them differs.
TEST(ChangeReader, TellsADiscFromTheOneItTookByWhatIsWritten) {
  DiscTaken table({{"b3", "S.cannon"}, {"b10", "N.horse"}, {"h8", "N.cannon"}, {"i1", "S.chariot"}}, "b3", "b10");
  const ChangeFit taken = table.fit("b3", "b10");
  const double area = table.area, other = table.fit("b3", "h8").score;
  const double gone =
      table.reader.fit({{*table.first.plane.board().find_cell("b3"), arbiter::test::piece("S.cannon"), {}}}).score;
  std::printf(
      "that it took %.2f nats a pixel of a square, weakest %.2f; that it is gone %.2f, that it took another %.2f\n",
      taken.score / area, taken.weakest, gone / area, other / area);
  EXPECT_GT(taken.score, gone + 0.3 * area) << "what of it looks as before speaks against it";
  EXPECT_GT(gone, other);
}

/// What was taken has left where it stood, which alone would put what took it there as well.
TEST(ChangeReader, SeesWhereWhatHasTakenStands) {
  const cv::Point2d off(0.1, -0.33);
  DiscTaken table({{"b2", "S.cannon"}, {"g7", "N.pawn"}, {"i1", "S.chariot"}}, "b2", "g7", {{"g7", off}});
  const ChangeFit fit = table.fit("b2", "g7");
  ASSERT_EQ(fit.piece_poses.size(), 1U);
  const cv::Point2d seen = fit.piece_poses.front().second.offset;
  std::printf("%.2f, %.2f squares off its point, seen %.2f, %.2f\n", off.x, off.y, seen.x, seen.y);
  EXPECT_LT(cv::norm(seen - off), 0.2);
}

TEST(ChangeReader, PrefersTheChangeThatWasMade) {
  int right = 0, all = 0;
  double least = 1e9;
  for (const double elevation : {80.0, 60.0, 45.0}) {
    ChessCamera camera(elevation);
    const OnTable before = chess_set_up();
    const Keyframe first = camera.keyframe(before, 1);
    const std::vector<std::pair<std::string, std::string>> moves{{"e2", "e4"}, {"e2", "e3"}, {"d2", "d4"}, {"g1", "f3"},
                                                                 {"b1", "c3"}, {"a2", "a3"}, {"h2", "h4"}};
    int number = 2;
    for (const auto& [from, to] : moves) {
      OnTable after = before;
      after[to] = after[from];
      after.erase(from);
      const Evidence evidence(first, camera.keyframe(after, number++));
      Outlines outlines(first.plane, evidence.size(), false);
      const PiecePoses piece_poses;
      ChangeReader reader(evidence, outlines, arbiter::test::on_chessboard(before), piece_poses);
      std::string best;
      double most = -1e9, next = -1e9;
      for (const auto& [f, t] : moves) {
        const double score = reader.fit(moving(camera.board(), before, f, t)).score;
        if (score > most) {
          next = most;
          most = score;
          best = f + t;
        } else {
          next = std::max(next, score);
        }
      }
      ++all;
      right += best == from + to;
      least = std::min(least, (most - next) / (first.plane.square_px() * first.plane.square_px()));
    }
  }
  std::printf("%d of %d moves explain best what was changed; the narrowest by %.2f nats a pixel of a square\n", right,
              all, least);
  EXPECT_EQ(right, all);
}

/// The bound by which most of what could have been played is put aside.
TEST(ChangeReader, NoFitIsBetterThanItsBound) {
  std::mt19937 random(9);
  double nearest = 1e9;
  for (const double elevation : {75.0, 45.0}) {
    ChessCamera camera(elevation);
    const OnTable before = chess_set_up();
    OnTable after = before;
    after["e4"] = "S.pawn";
    after.erase("e2");
    const Keyframe first = camera.keyframe(before, 1);
    const Evidence evidence(first, camera.keyframe(after, 2));
    Outlines outlines(first.plane, evidence.size(), false);
    const PiecePoses piece_poses;
    ChangeReader reader(evidence, outlines, arbiter::test::on_chessboard(before), piece_poses);
    const auto cells = camera.board().cells();
    for (int round = 0; round < 60; ++round) {
      std::vector<std::string> from;
      for (const auto& [square, piece] : before) from.push_back(square);
      const auto change = moving(camera.board(), before, round == 0 ? "e2" : from[random() % from.size()],
                                 round == 0 ? "e4" : camera.board().name(cells[random() % cells.size()]));
      if (change[0].cell == change[1].cell) continue;
      const double most = reader.at_most(change);
      EXPECT_LE(reader.fit(change).score, most) << camera.board().name(change[0].cell);
      EXPECT_LE(reader.fit(change, false).score, reader.fit(change).score);
      nearest = std::min(nearest, most - reader.fit(change).score);
    }
  }
  std::printf("the bound is missed by %.0f nats at least\n", nearest);
}

TEST(Evidence, SeesNoChangeWhereOnlyTheLightIsAnother) {
  ChessCamera camera(60);
  const Keyframe keyframe = camera.keyframe(chess_set_up(), 1);
  Keyframe darker = camera.keyframe(chess_set_up(), 2);
  // Darker, and darker still towards one side.
  for (int y = 0; y < darker.picture.rows; ++y)
    for (int x = 0; x < darker.picture.cols; ++x) darker.picture(y, x) *= 0.75 - 0.25 * x / darker.picture.cols;
  Outlines outlines(keyframe.plane, keyframe.picture.size(), false);
  const double square = keyframe.plane.square_px();
  const Evidence evidence(keyframe, darker);
  const double colours = evidence.positive(outlines.board()) / square / square;
  const double edges = evidence.by_structure().positive(outlines.board()) / square / square;
  std::printf("another light: %.2f nats a pixel of a square by colours, %.3f by edges\n", colours, edges);
  EXPECT_LT(colours, 1);
  EXPECT_LT(edges, 0.1);
}

}  // namespace
}  // namespace arbiter::vision
