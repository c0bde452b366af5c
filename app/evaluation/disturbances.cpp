// SPDX-License-Identifier: MIT
#include "app/evaluation/disturbances.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <sstream>

#include "vision/simulate/noise.h"

namespace arbiter::evaluation {

using vision::simulate::mixed;
using vision::simulate::uniform;

namespace {

/// Sigma of the blur of a picture out of focus, as a share of its width: 4 pixels of 1280.
constexpr double kOutOfFocus = 1.0 / 320;
/// What is drawn from the seed, apart from each other.
constexpr std::uint64_t kMissing = 1, kUnfocused = 2, kNoise = 3, kSize = 4;

std::uint64_t key_of(std::uint64_t seed, std::uint64_t what, std::size_t board, std::int64_t number) {
  return mixed(mixed(mixed(seed, what), board), static_cast<std::uint64_t>(number));
}

/// By picture, the first one of the rest it belongs to; 0 where a hand is at work.
std::vector<std::int64_t> rests_of(const std::vector<int>& shows) {
  std::vector<std::int64_t> rests(shows.size(), 0);
  for (std::size_t i = 0; i < shows.size(); ++i) {
    if (shows[i] < 0) continue;
    const bool goes_on = i > 0 && shows[i - 1] == shows[i];
    rests[i] = goes_on ? rests[i - 1] : static_cast<std::int64_t>(i) + 1;
  }
  return rests;
}

/// The first picture after all that show fewer plies: a hand may be at work in it.
std::int64_t first_after(const LabelledGame& game, int plies) {
  if (plies <= 0) return 1;
  std::int64_t first = 1;
  for (std::size_t i = 0; i < game.shows.size(); ++i)
    if (game.shows[i] >= 0 && game.shows[i] < plies) first = static_cast<std::int64_t>(i) + 2;
  if (game.shows.empty() && !game.plies.empty())
    first = game.plies[std::min(game.plies.size(), static_cast<std::size_t>(plies)) - 1].frame;
  return first;
}

cv::Mat with_gamma(const cv::Mat& picture, double gamma) {
  cv::Mat levels(1, 256, CV_8U);
  for (int i = 0; i < 256; ++i)
    levels.at<std::uint8_t>(i) = cv::saturate_cast<std::uint8_t>(255 * std::pow(i / 255.0, gamma));
  cv::Mat out;
  cv::LUT(picture, levels, out);
  return out;
}

cv::Mat with_noise(const cv::Mat& picture, double sigma, std::uint64_t key) {
  cv::Mat noise(picture.size(), CV_16SC3), out;
  cv::RNG random(key);
  random.fill(noise, cv::RNG::NORMAL, cv::Scalar::all(0), cv::Scalar::all(sigma));
  cv::add(picture, noise, out, {}, CV_8U);
  return out;
}

}  // namespace

bool Disturbances::any() const { return !text().empty(); }

std::string Disturbances::text() const {
  std::ostringstream out;
  const auto say = [&](const char* name, double value, double usual) {
    if (value != usual) out << (out.tellp() > 0 ? ", " : "") << name << " " << value;
  };
  say("gamma", gamma, 1);
  say("scale", scale, 1);
  say("blur", blur, 0);
  say("noise", noise, 0);
  say("every", every, 1);
  say("missing", missing, 0);
  say("unfocused", unfocused, 0);
  say("late", late, 0);
  say("size-differs", size_differs, 0);
  return out.str();
}

DisturbedGame::DisturbedGame(const Disturbances& how, const LabelledGame& game)
    : how_(how), rests_(rests_of(game.shows)), first_(first_after(game, how.late)) {}

bool DisturbedGame::chance(double share, std::uint64_t what, std::size_t board, std::int64_t number) const {
  const auto at = static_cast<std::size_t>(number - 1);
  const std::int64_t rest = at < rests_.size() ? rests_[at] : number;
  return share > 0 && rest > 0 && uniform(key_of(how_.seed, what, board, rest)) < share;
}

bool DisturbedGame::shows(std::size_t board, std::int64_t number) const {
  if (number < first_ || (number - first_) % std::max(how_.every, 1) != 0) return false;
  return !chance(how_.missing, kMissing, board, number);
}

cv::Mat DisturbedGame::picture(const cv::Mat& picture, std::size_t board, std::int64_t number) const {
  cv::Mat out = picture;
  if (how_.size_differs > 0) {
    const std::uint64_t key = key_of(how_.seed, kSize, board, number);
    const auto lacks = [&](std::uint64_t side) {
      return static_cast<int>(uniform(mixed(key, side)) * (how_.size_differs + 1));
    };
    out = out(cv::Rect(0, 0, std::max(1, out.cols - lacks(1)), std::max(1, out.rows - lacks(2)))).clone();
  }
  if (how_.scale != 1) cv::resize(out, out, {}, how_.scale, how_.scale, cv::INTER_AREA);
  const bool unfocused = chance(how_.unfocused, kUnfocused, board, number);
  const double blur = std::hypot(how_.blur, unfocused ? kOutOfFocus * out.cols : 0.0);
  if (blur > 0) {
    cv::Mat blurred;
    cv::GaussianBlur(out, blurred, {}, blur);
    out = blurred;
  }
  if (how_.gamma != 1) out = with_gamma(out, how_.gamma);
  if (how_.noise > 0) out = with_noise(out, how_.noise, key_of(how_.seed, kNoise, board, number));
  return out;
}

calibration::Corners DisturbedGame::corners(const calibration::Corners& corners) const {
  calibration::Corners out = corners;
  // Pixel centres are whole numbers.
  for (cv::Point2d& corner : out) corner = (corner + cv::Point2d(0.5, 0.5)) * how_.scale - cv::Point2d(0.5, 0.5);
  return out;
}

}  // namespace arbiter::evaluation
