// SPDX-License-Identifier: MIT
// A camera's noise, by which differences between two pictures are judged.
#include <gtest/gtest.h>

#include <cstdio>
#include <opencv2/imgproc.hpp>

#include "vision/change/evidence.h"
#include "vision/change/glance.h"

namespace arbiter::vision {
namespace {

const cv::Size kSize(640, 480);

/// A plain board under an oblique camera, every pixel with noise of the sigma that `sigmas` has there, grey levels.
class NoisyCamera {
 public:
  NoisyCamera() {
    const calibration::Corners corners{cv::Point2d(120, 420), {520, 420}, {450, 120}, {190, 120}};
    plane_ = *calibration::BoardPlane::from_corners(board_, corners, calibration::Lens::guess(kSize));
    for (const Cell cell : board_.cells()) {
      std::vector<cv::Point> square;
      for (const auto& [x, y] : {std::pair(-0.5, -0.5), {0.5, -0.5}, {0.5, 0.5}, {-0.5, 0.5}})
        square.emplace_back(plane_->to_pixel(plane_->middle(cell) + cv::Point2d(x, y)));
      cv::fillConvexPoly(picture_, square, board_.dark(cell) ? cv::Scalar(60, 70, 80) : cv::Scalar(150, 190, 220));
      cv::fillConvexPoly(dark_, square, board_.dark(cell) ? 255 : 0);
    }
  }
  [[nodiscard]] Keyframe keyframe(const cv::Mat1f& sigmas) {
    cv::Mat3f noise(kSize), of_each;
    random_.fill(noise, cv::RNG::NORMAL, 0, 1);
    cv::cvtColor(sigmas, of_each, cv::COLOR_GRAY2BGR);
    cv::Mat3f seen;
    picture_.convertTo(seen, CV_32F);
    cv::Mat3b out;
    cv::Mat(seen + noise.mul(of_each)).convertTo(out, CV_8U);
    return {out, *plane_};
  }
  [[nodiscard]] const cv::Mat1b& dark() const { return dark_; }
  [[nodiscard]] cv::Mat1b about() const { return about_the_board(*plane_, kSize, 1); }

 private:
  const Board& board_ = *Board::find("chess8");
  std::optional<calibration::BoardPlane> plane_;
  cv::Mat3b picture_{kSize, cv::Vec3b(90, 110, 120)};
  cv::Mat1b dark_ = cv::Mat1b::zeros(kSize);
  cv::RNG random_{7};
};

TEST(Noise, IsNotLessForWhatAProgramHasDrawnRoundThePicture) {
  NoisyCamera camera;
  const cv::Mat1f all(kSize, 10);
  cv::Mat1f framed = cv::Mat1f::zeros(kSize);
  framed.setTo(10, camera.about());
  const Evidence plain(camera.keyframe(all), camera.keyframe(all)),
      in_frame(camera.keyframe(framed), camera.keyframe(framed));
  std::printf("noise of sigma 10: taken for %.2f, with a frame round the board for %.2f\n", plain.noise(),
              in_frame.noise());
  EXPECT_GT(plain.noise(), 2) << "it is above what is taken for granted";
  EXPECT_NEAR(in_frame.noise(), plain.noise(), 0.15 * plain.noise());
}

TEST(Noise, OfTheDarkSquaresIsNoChangeThere) {
  NoisyCamera camera;
  cv::Mat1f sigmas(kSize, 3);
  sigmas.setTo(14, camera.dark());
  EvidenceParams one_for_all;
  one_for_all.noisiest_tone = 1;
  const Keyframe first = camera.keyframe(sigmas), second = camera.keyframe(sigmas);
  const auto share = [&](const Evidence& evidence) {
    const cv::Mat1b other = cv::Mat1b(evidence.ratio() > 0) & camera.dark();
    return cv::countNonZero(other) / static_cast<double>(cv::countNonZero(camera.dark()));
  };
  const double by_tone = share(Evidence(first, second)), by_one = share(Evidence(first, second, one_for_all));
  std::printf("of the dark squares' pixels %.1f %% seem to have changed, %.1f %% if all tones had one noise\n",
              100 * by_tone, 100 * by_one);
  EXPECT_LT(by_tone, 0.5 * by_one);
}

}  // namespace
}  // namespace arbiter::vision
