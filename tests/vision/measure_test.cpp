// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <functional>
#include <nlohmann/json.hpp>
#include <opencv2/imgproc.hpp>

#include "calibration/measure/lens_measurement.h"
#include "calibration/measure/profile.h"
#include "calibration/measure/table_check.h"
#include "tests/support/print_before.h"
#include "vision/locate/profile_finder.h"
#include "vision/simulate/renderer.h"

namespace arbiter::calibration {
namespace {

using vision::simulate::Camera;
using vision::simulate::CameraPose;

const cv::Size kSize(800, 600);

std::vector<NamedPicture> prints(int count, bool tilted) {
  std::vector<NamedPicture> pictures;
  for (int i = 0; i < count; ++i) {
    CameraPose pose;
    pose.elevation = tilted ? 50 + 7 * (i % 6) : 89;
    pose.rotation = 47 * i;
    pose.roll = 4 * (i % 3) - 4;
    pose.distance = 10 + i % 4;
    pose.aim = {1.6 * (i % 3 - 1), 1.3 * (i / 3 % 3 - 1)};
    pose.focal = 1.05;
    pose.distortion = {-0.11, 0.03, 0.0006, -0.0004, 0};
    const Camera camera(pose, kSize, *Board::find("chess8"));
    pictures.push_back(
        {"view " + std::to_string(i + 1), test::print_before(camera, static_cast<std::uint64_t>(i) + 1)});
  }
  return pictures;
}

TEST(MeasureLens, RecoversTheLensOfRenderedPrints) {
  const auto measured = measure_lens(prints(9, true));
  ASSERT_TRUE(measured) << measured.error().error.message.english();
  const Lens& lens = measured->lens;
  const double focal = 1.05 * kSize.width;
  // What matters is where points are seen: the largest difference over the picture.
  Lens truth = lens;
  truth.fx = truth.fy = focal;
  truth.cx = (kSize.width - 1) / 2.0, truth.cy = (kSize.height - 1) / 2.0;
  truth.distortion = {-0.11, 0.03, 0.0006, -0.0004, 0};
  double worst = 0;
  for (int v = -3; v <= 3; ++v)
    for (int u = -4; u <= 4; ++u) {
      const double x = 0.1 * u, y = 0.1 * v;
      const cv::Point2d a = lens.distort({lens.cx + lens.fx * x, lens.cy + lens.fy * y});
      const cv::Point2d b = truth.distort({truth.cx + truth.fx * x, truth.cy + truth.fy * y});
      worst = std::max(worst, cv::norm(a - b));
    }
  std::printf("lens from 9 prints: residual %.3f px, focal length %.2f %% off, a direction at most %.2f px off\n",
              measured->rms_px, 100 * std::abs(lens.fx / focal - 1), worst);
  EXPECT_LT(measured->rms_px, 0.3);
  EXPECT_NEAR(lens.fx / focal, 1, 0.005);
  EXPECT_LT(worst, 2);
  EXPECT_TRUE(lens.calibrated);
  EXPECT_GT(measured->coverage, 0.5);
}

TEST(MeasureLens, SaysWhichPicturesAreOfNoUse) {
  auto pictures = prints(4, true);
  pictures.push_back({"empty table", cv::Mat1b(kSize, 120)});
  pictures.push_back({"unreadable", {}});
  pictures.push_back({"other size", cv::Mat1b(300, 400, 120)});
  const auto measured = measure_lens(pictures);
  ASSERT_FALSE(measured);
  EXPECT_EQ(measured.error().error.code, "too_few");
  ASSERT_EQ(measured.error().pictures.size(), 7U);
  for (std::size_t i = 0; i < 7; ++i) {
    EXPECT_EQ(measured.error().pictures[i].used, i < 4);
    EXPECT_EQ(measured.error().pictures[i].why_not.empty(), i < 4) << measured.error().pictures[i].why_not.english();
  }
}

TEST(MeasureLens, RefusesPicturesThatCannotTellTheFocalLength) {
  const auto measured = measure_lens(prints(6, false));
  ASSERT_FALSE(measured) << "focal length " << measured->lens.fx << " +- " << measured->focal_spread;
  EXPECT_EQ(measured.error().error.code, "poor");
  EXPECT_NE(measured.error().error.message.english().find("tilt"), std::string::npos)
      << measured.error().error.message.english();
}

/// A file that holds the text.
std::filesystem::path file_of(const std::string& text) {
  const std::filesystem::path file = std::filesystem::path(testing::TempDir()) / "measure_test.json";
  std::ofstream(file, std::ios::binary) << text;
  return file;
}

Expected<Lens> lens_in(const std::string& text) { return read_lens(file_of(text)); }

TEST(MeasureLens, SurvivesItsFile) {
  Lens lens = Lens::guess({1920, 1080});
  lens.distortion = {-0.1, 0.02, 0.001, -0.002, 0.003};
  lens.calibrated = true;
  const auto again = lens_in(lens_text(lens, 0.2));
  ASSERT_TRUE(again) << again.error().message.english();
  EXPECT_EQ(again->image_size, lens.image_size);
  EXPECT_EQ(again->fx, lens.fx);
  EXPECT_EQ(again->distortion, lens.distortion);
  EXPECT_TRUE(again->calibrated);
  for (const char* field : {"fx", "image", "distortion", "format", "version"}) {
    auto broken = nlohmann::json::parse(lens_text(lens));
    broken[field] = "x";
    EXPECT_FALSE(lens_in(broken.dump())) << field;
    broken.erase(field);
    EXPECT_FALSE(lens_in(broken.dump())) << field;
  }
  const auto torn = lens_in("{\"format\": \"arbiter-lens\",\n}");
  ASSERT_FALSE(torn);
  EXPECT_EQ(torn.error().code, "bad_json");
  EXPECT_NE(torn.error().message.english().find("line 2"), std::string::npos) << torn.error().message.english();
  const auto none = read_lens("/nowhere/lens.json");
  ASSERT_FALSE(none);
  EXPECT_EQ(none.error().code, "io");
}

struct Seen {
  cv::Mat picture;
  BoardPlane plane;
};

Seen table(const std::function<void(vision::simulate::Scene&)>& change = {}) {
  auto scene = vision::simulate::make_scene("chess8", "vinyl", 4);
  scene.size = {800, 600};
  scene.light = vision::simulate::make_light("even", 4);
  scene.pose.distortion = {};
  if (change) change(scene);
  vision::simulate::Renderer renderer(scene);
  vision::simulate::Placement placement{{"a1", "S.rook"}, {"e4", "S.pawn"}, {"e5", "N.pawn"}, {"h8", "N.rook"}};
  return {renderer.render(placement),
          *BoardPlane::from_corners(*scene.board, renderer.corners(renderer.shake(0)), Lens::guess(scene.size))};
}

TEST(CheckTable, AGoodViewIsGood) {
  const Seen seen = table();
  const TableCheck check = check_table(seen.picture, seen.plane);
  std::printf("good view: square %.0f px, blur %.2f px, brightness %.0f, contrast %.0f\n", check.square_px,
              check.blur_px, check.brightness, check.contrast);
  EXPECT_EQ(check.grade, TableCheck::Grade::good) << (check.advice.empty() ? "" : check.advice.front().english());
  EXPECT_NEAR(check.elevation, 60, 6);
}

TEST(CheckTable, TellsHowBlurredAPictureIs) {
  for (const double sigma : {1.0, 2.0, 4.0}) {
    const Seen seen = table([&](auto& scene) { scene.effects.blur = static_cast<float>(sigma); });
    const TableCheck check = check_table(seen.picture, seen.plane);
    std::printf("blur of %.1f px measured as %.2f px\n", sigma, check.blur_px);
    EXPECT_NEAR(check.blur_px, sigma, 0.35 * sigma);
  }
  const Seen seen = table([](auto& scene) { scene.effects.blur = 7; });
  EXPECT_EQ(check_table(seen.picture, seen.plane).grade, TableCheck::Grade::poor);
}

TEST(CheckTable, TellsDarkFlatSmallAndCutOff) {
  const auto first_advice = [](const Seen& seen) {
    const TableCheck check = check_table(seen.picture, seen.plane);
    return std::string(name(check.grade)) + ": " + (check.advice.empty() ? "" : check.advice.front().english());
  };
  const auto begins = [&](const std::string& text, const std::string& with) {
    EXPECT_EQ(text.substr(0, with.size()), with);
  };
  begins(first_advice(table([](auto& scene) { scene.effects.exposure = 0.05F; })), "poor: It is dark");
  begins(first_advice(table([](auto& scene) { scene.pose.elevation = 26; })), "poor: The camera looks along");
  begins(first_advice(table([](auto& scene) { scene.size = {200, 150}; })), "poor: The squares are small");
  begins(first_advice(table([](auto& scene) { scene.pose.distance = 9; })), "poor: Part of the board is outside");
}

TEST(CheckTable, NamesTheSquaresThatLightWashesOut) {
  Seen seen = table();
  const Corners patch = seen.plane.outline(*Board::find("chess8")->find_cell("c3"));
  std::vector<cv::Point> polygon(patch.begin(), patch.end());
  cv::fillConvexPoly(seen.picture, polygon, cv::Scalar::all(255));
  const TableCheck check = check_table(seen.picture, seen.plane);
  EXPECT_EQ(check.glare, std::vector<std::string>{"c3"});
  EXPECT_NE(check.grade, TableCheck::Grade::good);
}

TEST(Profile, FindsTheBoardWhereItLayAndElsewhere) {
  auto scene = vision::simulate::make_scene("chess8", "vinyl", 4);
  scene.size = {800, 600};
  const vision::simulate::Placement placement{{"a1", "S.rook"}, {"e4", "S.pawn"}, {"h8", "N.rook"}};
  Profile profile{"club", "chess8", Lens::guess(scene.size), {}, 0};
  {
    vision::simulate::Renderer renderer(scene);
    profile.corners = renderer.corners();
    // Turned by a half turn: the profile's word counts against the finder's guess.
    std::rotate(profile.corners.begin(), profile.corners.begin() + 2, profile.corners.end());
    profile = read_profiles(file_of(profiles_text({profile})))->at(0);
    const auto fix = vision::find_with_profile(renderer.render(placement), profile);
    ASSERT_TRUE(fix) << fix.error().message.english();
    EXPECT_LT(corner_distance(fix->corners, profile.corners), 3);
  }
  scene.pose.rotation = 4;
  scene.pose.aim = {0.8, 0.5};
  scene.size = {1200, 900};
  vision::simulate::Renderer renderer(scene);
  const auto fix = vision::find_with_profile(renderer.render(placement), profile);
  ASSERT_TRUE(fix) << fix.error().message.english();
  Corners truth = renderer.corners();
  std::rotate(truth.begin(), truth.begin() + 2, truth.end());
  const double off = corner_distance(fix->corners, truth);
  std::printf("board moved since the profile was made: corners %.2f px off\n", off);
  EXPECT_LT(off, 4);
}

TEST(Profile, DamagedOnesAreRefused) {
  const Profile profile{"club", "chess8", Lens::guess({640, 480}), {}, 30};
  EXPECT_TRUE(read_profiles(file_of(profiles_text({profile}))));
  for (const char* field : {"name", "board", "lens", "corners"}) {
    auto broken = nlohmann::json::parse(profiles_text({profile}));
    broken["profiles"][0][field] = 7;
    EXPECT_FALSE(read_profiles(file_of(broken.dump()))) << field;
  }
}

}  // namespace
}  // namespace arbiter::calibration
