// SPDX-License-Identifier: MIT
#include "vision/reading/picture_reader.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <opencv2/imgproc.hpp>

#include "vision/reading/figure_box.h"
#include "vision/reading/shapes.h"
#include "vision/simulate/figure_set.h"
#include "vision/train/random_table.h"

namespace arbiter::vision {
namespace {

using simulate::FigureSet;

TEST(FigureSets, DifferFromEachOtherAndKeepTheCustomaryOrder) {
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    const FigureSet set(seed), again(seed), other(seed + 100);
    const auto height = [](const FigureSet& of, const char* kind) { return of.find(kind)->height; };
    EXPECT_EQ(height(set, "king"), height(again, "king"));
    EXPECT_NE(height(set, "king"), height(other, "king"));
    EXPECT_GT(height(set, "king"), height(set, "queen")) << seed;
    EXPECT_GT(height(set, "queen"), height(set, "rook")) << seed;
    EXPECT_GT(height(set, "bishop"), height(set, "pawn")) << seed;
    EXPECT_LT(height(set, "king"), 2.1F) << seed;
    for (const auto kind : kFigureKinds) EXPECT_LT(set.find(kind)->foot, 0.46F) << seed << " " << kind;
    EXPECT_EQ(set.find("elephant"), nullptr);
  }
}

TEST(SquareViews, StandUprightWhereverTheCameraIs) {
  const Board& board = *Board::find("chess8");
  double worst = 0;
  for (int i = 0; i < 24; ++i) {
    simulate::Scene scene = simulate::make_scene("chess8", "wood", 3);
    scene.size = {640, 480};
    scene.pose.elevation = 30 + 2.5 * i;
    scene.pose.rotation = 37 * i;
    scene.pose.distortion = {};
    const simulate::Camera camera(scene.pose, scene.size, board);
    const auto at = [&](double x, double y, double z) { return camera.project({x, y, z}); };
    const auto plane = calibration::BoardPlane::from_corners(
        board, {at(0, 0, 0), at(8, 0, 0), at(8, 8, 0), at(0, 8, 0)}, calibration::Lens::guess(scene.size));
    ASSERT_TRUE(plane);
    const Cell cell = *board.find_cell("c6");
    cv::Mat3b picture(scene.size, cv::Vec3b(0, 0, 0));
    constexpr int kShift = 4;
    const auto dot = [&](const cv::Point2d& p, const cv::Scalar& colour) {
      cv::circle(picture, cv::Point(p * (1 << kShift)), 3 << kShift, colour, cv::FILLED, cv::LINE_AA, kShift);
    };
    dot(at(2.5, 5.5, 0), {255, 0, 0});
    dot(at(2.5, 5.5, 1.2), {0, 0, 255});
    const std::vector<SquareView> views = square_views(picture, *plane, {cell});
    ASSERT_EQ(views.size(), 1U);
    std::array<cv::Mat1b, 3> channels;
    cv::split(views[0].picture, channels.data());
    const auto centre = [](const cv::Mat1b& channel) {
      const cv::Moments m = cv::moments(channel);
      return cv::Point2d(m.m10 / m.m00, m.m01 / m.m00);
    };
    const cv::Point2d foot = centre(channels[0]), head = centre(channels[2]);
    worst = std::max({worst, std::abs(foot.x - square_view::kFootX), std::abs(foot.y - square_view::kFootY),
                      std::abs(head.x - square_view::kFootX)});
    EXPECT_LT(head.y, foot.y + 1);
    EXPECT_NEAR(views[0].steepness, std::sin(scene.pose.elevation * CV_PI / 180), 0.12);
    EXPECT_EQ(views[0].ground(static_cast<int>(square_view::kFootY), static_cast<int>(square_view::kFootX)),
              square_view::kOwn | (board.dark(cell) ? square_view::kDark : square_view::kLight));
  }
  std::printf("foot and head at most %.2f pixels from where they belong\n", worst);
  EXPECT_LT(worst, 2.5);
}

TEST(SquareViews, KnowTheBareBoardsColours) {
  const auto tables = train::random_tables(990001, 5);
  for (const train::RandomTable& table : tables)
    for (const SquareView& view : square_views(table.picture, table.plane)) {
      if (view.empty()) continue;
      EXPECT_GT(view.light[0] + view.light[1] + view.light[2], view.dark[0] + view.dark[1] + view.dark[2]);
    }
}

TEST(SquareClassifier, BadNetworksAreRefusedInWords) {
  for (const std::string_view bytes : {std::string_view(), std::string_view("no network at all")}) {
    const auto network = SquareClassifier::from_bytes(bytes, bytes);
    ASSERT_FALSE(network);
    EXPECT_EQ(network.error().code, "bad_network");
    EXPECT_NE(network.error().message.english().find("cannot be used"), std::string::npos);
  }
}

/// Against everything that may stand there, one by one.
TEST(FigureBox, SharesAreThoseOfAllThatMayHaveBeenTakenOut) {
  cv::RNG rng(4);
  for (int round = 0; round < 20; ++round) {
    std::vector<KindShares> seen(3);
    for (KindShares& one : seen) {
      double total = 0;
      for (double& p : one) total += p = rng.uniform(0.01, 1.0);
      for (double& p : one) p /= total;
    }
    std::vector<KindShares> wanted(3, KindShares{});
    double all = 0;
    for (int code = 0; code < 216; ++code) {
      const std::array<size_t, 3> kinds{static_cast<size_t>(code % 6), static_cast<size_t>(code / 6 % 6),
                                        static_cast<size_t>(code / 36)};
      std::array<double, 6> left{1, 1, 2, 2, 2, 8};
      double weight = 1;
      for (size_t f = 0; f < 3; ++f) {
        const size_t k = kinds.at(f);
        weight *= left.at(k) * std::pow(seen[f].at(k) / (k == 5 ? 0.285 : 0.143), kKindTrust);
        left.at(k) = k == 1 ? (left.at(1) == 1 ? 0.1 : 0) : left.at(k) - 1;
      }
      if (std::count(kinds.begin(), kinds.end(), size_t{0}) != 1) continue;
      all += weight;
      for (size_t f = 0; f < 3; ++f) wanted[f].at(kinds.at(f)) += weight;
    }
    const auto shares = from_one_box(seen);
    for (size_t f = 0; f < 3; ++f)
      for (size_t k = 0; k < 6; ++k) EXPECT_NEAR(shares[f].at(k), wanted[f].at(k) / all, 1e-9);
  }
}

TEST(FigureBox, AFullSetIsOne) {
  // Sixteen that look like pawns, one of them a little like a king.
  std::vector<KindShares> seen(16, KindShares{0.02, 0.02, 0.02, 0.02, 0.02, 0.9});
  seen[7] = {0.3, 0.02, 0.02, 0.02, 0.02, 0.62};
  const auto shares = from_one_box(seen);
  KindShares total{};
  for (const KindShares& one : shares)
    for (size_t k = 0; k < one.size(); ++k) total.at(k) += one.at(k);
  EXPECT_NEAR(total[0], 1, 1e-9);
  EXPECT_NEAR(total[2], 2, 0.1);
  EXPECT_NEAR(total[5], 8, 0.1);
  EXPECT_GT(shares[7][0], 4 * shares[6][0]);
  const std::vector<KindShares> too_many(17, seen[0]);
  EXPECT_EQ(from_one_box(too_many), too_many);
}

/// Tables whose boards, figures and colours training never saw.
TEST(PictureReader, ReadsTablesItHasNeverSeen) {
  auto network = SquareClassifier::built_in();
  ASSERT_TRUE(network) << network.error().message.english();
  PictureReader reader(std::move(*network));
  int squares = 0, occupancy = 0, figures = 0, sides = 0, kinds = 0, sure = 0, sure_right = 0, unsure = 0,
      unsure_right = 0;
  for (std::uint64_t number = 990100; number < 990112; ++number)
    for (const train::RandomTable& table : train::random_tables(number, 2)) {
      const Board& board = table.plane.board();
      for (const SquareOpinion& opinion : reader.read(table.picture, table.plane)) {
        EXPECT_NEAR(opinion.empty + opinion.light + opinion.dark + opinion.unknown, 1, 1e-4);
        if (!opinion.in_picture) continue;
        const auto it = table.placement.find(board.name(opinion.cell));
        const bool taken = it != table.placement.end();
        const SquareOpinion::What best = opinion.best();
        ++squares;
        occupancy += taken == (best != SquareOpinion::What::empty);
        if (!taken || it->second[0] == 'X' || table.coloured) continue;
        ++figures;
        const bool side = best == (it->second[0] == 'S' ? SquareOpinion::What::light : SquareOpinion::What::dark);
        const bool kind = "." + std::string(kFigureKinds.at(opinion.best_kind())) == it->second.substr(1);
        sides += side;
        kinds += kind;
        (opinion.sure_of_kind() ? sure : unsure) += 1;
        (opinion.sure_of_kind() ? sure_right : unsure_right) += kind;
      }
    }
  const auto percent = [](int part, int all) { return 100.0 * part / std::max(all, 1); };
  std::printf(
      "%d squares: occupancy %.1f %%; %d figures: side %.1f %%, kind %.1f %% (sure of %d: %.1f %%, unsure: %.1f %%)\n",
      squares, percent(occupancy, squares), figures, percent(sides, figures), percent(kinds, figures), sure,
      percent(sure_right, sure), percent(unsure_right, unsure));
  ASSERT_GT(figures, 150);
  EXPECT_GT(percent(occupancy, squares), 97);
  EXPECT_GT(percent(sides, figures), 93);
  EXPECT_GT(percent(kinds, figures), 65);
  EXPECT_GT(percent(sure_right, sure), percent(unsure_right, unsure) + 10) << "what is said to be sure is not";
}

TEST(PictureReader, SquaresOutsideThePictureAreSaidToBe) {
  auto network = SquareClassifier::built_in();
  ASSERT_TRUE(network) << network.error().message.english();
  PictureReader reader(std::move(*network));
  simulate::Scene scene = simulate::make_scene("chess8", "vinyl", 5);
  scene.size = {480, 360};
  scene.pose.distance = 6;  // much too near
  simulate::Renderer renderer(scene);
  const auto plane =
      calibration::BoardPlane::from_corners(*scene.board, renderer.corners(), calibration::Lens::guess(scene.size));
  ASSERT_TRUE(plane) << plane.error().message.english();
  int outside = 0;
  for (const SquareOpinion& opinion : reader.read(renderer.render(simulate::Placement{{"d4", "S.rook"}}), *plane)) {
    const cv::Point2d foot = plane->to_pixel(plane->middle(opinion.cell));
    EXPECT_EQ(opinion.in_picture, cv::Rect2d(0, 0, 480, 360).contains(foot));
    outside += opinion.in_picture ? 0 : 1;
    EXPECT_TRUE(opinion.in_picture || !opinion.sure());
  }
  EXPECT_GT(outside, 4);
  EXPECT_LT(outside, 60);
}

TEST(Shapes, AreAddedToWhatHasChangedOnly) {
  auto network = SquareClassifier::built_in();
  ASSERT_TRUE(network) << network.error().message.english();
  const auto tables = train::random_tables(990050, 1);
  ASSERT_EQ(tables.size(), 1U);
  const Board& board = tables[0].plane.board();
  Reading reading;
  reading.armies = {Army{'S'}, Army{'N'}};
  reading.cells.resize(static_cast<size_t>(board.size()));
  for (const auto& [square, piece] : tables[0].placement) {
    const Cell cell = *board.find_cell(square);
    reading.cells[cell.value].armies = {0.99, 0.005};
    reading.cells[cell.value].empty = 0.005;
    if (cell.value % 2 == 0) reading.changed.push_back(cell);
  }
  for (CellReading& cell : reading.cells)
    if (cell.armies.empty()) cell.empty = 1, cell.armies = {0, 0};
  ASSERT_FALSE(reading.changed.empty());
  reading.cells[reading.changed.front().value].kinds = {
      {PieceType("cannon"), 1.0}};  // nothing a figure's shape could tell
  const std::set<PieceType> known{PieceType("king"), PieceType("queen"), PieceType("rook"), PieceType("knight"),
                                  PieceType("pawn")};  // a game without bishops
  add_shapes(reading, tables[0].picture, tables[0].plane, *network, known);
  int shaped = 0;
  for (const Cell cell : board.cells()) {
    const CellReading& seen = reading.cells[cell.value];
    const bool changed = std::find(reading.changed.begin(), reading.changed.end(), cell) != reading.changed.end();
    EXPECT_TRUE(changed || !seen.shaped) << board.name(cell);
    if (!seen.shaped) continue;
    ++shaped;
    double sum = 0;
    for (const auto& [kind, p] : seen.kinds) sum += p;
    EXPECT_NEAR(sum, 1, 1e-6);
    EXPECT_EQ(seen.kinds.size(), known.size());
    EXPECT_FALSE(seen.kinds.contains(PieceType("bishop")));
  }
  EXPECT_GT(shaped, 0);
  EXPECT_FALSE(reading.cells[reading.changed.front().value].shaped);
}

/// Of a figure of which the networks are told to say this; the logarithms are of what they are compared with.
TEST(Shapes, TellKindsThatNoNetworkKnowsApart) {
  std::set<std::optional<PieceType>> game;
  for (const char* kind : {"king", "ferz", "silver-general", "knight", "rook", "pawn"}) game.insert(PieceType(kind));
  std::vector<std::optional<PieceType>> asked;
  for (const char* kind : {"ferz", "king", "knight", "rook", "silver-general"}) asked.emplace_back(PieceType(kind));
  const auto likeliest = [&](const SquareJudgement& judged) {
    const std::vector<double> looks = looks_among(judged, asked, game);
    EXPECT_EQ(looks.size(), asked.size());
    return asked[static_cast<size_t>(std::max_element(looks.begin(), looks.end()) - looks.begin())]->name();
  };
  SquareJudgement judged;
  judged.other = 0.9F;
  judged.kinds = {0.02F, 0.02F, 0.02F, 0.02F, 0.01F, 0.01F};
  EXPECT_EQ(likeliest(judged), "silver-general") << "it looks like nothing that is known";
  judged.other = 0.1F;
  judged.kinds = {0.1F, 0.7F, 0.02F, 0.04F, 0.02F, 0.02F};
  EXPECT_EQ(likeliest(judged), "ferz") << "a queen stands for it";
  judged.kinds = {0.1F, 0.02F, 0.02F, 0.7F, 0.04F, 0.02F};
  EXPECT_EQ(likeliest(judged), "silver-general") << "the game has no bishop";
  judged.kinds = {0.1F, 0.02F, 0.02F, 0.04F, 0.7F, 0.02F};
  EXPECT_EQ(likeliest(judged), "knight");
  // Nothing is so sure that one look settles it.
  judged.other = 0;
  judged.kinds = {1, 0, 0, 0, 0, 0};
  const std::vector<double> looks = looks_among(judged, asked, game);
  EXPECT_LT(looks[1] - looks[2], 3);
  EXPECT_GT(looks[1] - looks[2], 1);
}

}  // namespace
}  // namespace arbiter::vision
