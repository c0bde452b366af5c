// SPDX-License-Identifier: MIT
#include "vision/simulate/effects.h"

#include <cmath>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include "vision/simulate/noise.h"

namespace arbiter::vision::simulate {

namespace {

constexpr int kLinearMax = 16383;  // 14 bits
constexpr float kHeadroom = 2.0F;  // linear 2.0 is where the picture burns out
constexpr std::size_t kNoise = 1U << 20;

cv::Matx23d motion(const Shake& shake, cv::Size size) {
  const cv::Point2f middle(static_cast<float>(size.width - 1) / 2, static_cast<float>(size.height - 1) / 2);
  cv::Matx23d m = cv::getRotationMatrix2D(middle, shake.degrees, 1);
  m(0, 2) += shake.dx;
  m(1, 2) += shake.dy;
  return m;
}

/// Linear light to what a picture file holds: straight in the shadows, a soft shoulder towards white.
float shown(float x) {
  const float shoulder = x < 0.6F ? x : 0.6F + 0.4F * (1 - std::exp(-(x - 0.6F) / 0.4F));
  return shoulder <= 0.0031308F ? 12.92F * shoulder : 1.055F * std::pow(shoulder, 1 / 2.4F) - 0.055F;
}

/// Noise of sigma 32, the same for the whole program; every picture begins its rows at places of its own.
const std::vector<std::int8_t>& noise_bank() {
  static const std::vector<std::int8_t> bank = [] {
    std::vector<std::int8_t> values(kNoise);
    cv::RNG random(20);
    for (auto& value : values) value = cv::saturate_cast<std::int8_t>(random.gaussian(32));
    return values;
  }();
  return bank;
}

}  // namespace

cv::Point2d shaken(const cv::Point2d& p, const Shake& shake, cv::Size size) {
  const cv::Matx23d m = motion(shake, size);
  return {m(0, 0) * p.x + m(0, 1) * p.y + m(0, 2), m(1, 0) * p.x + m(1, 1) * p.y + m(1, 2)};
}

CameraEffects::CameraEffects(const Effects& effects, cv::Size size, std::uint64_t seed)
    : effects_(effects), size_(size), seed_(mixed(seed, 4242)) {
  falloff_.resize(1025);
  for (int i = 0; i <= 1024; ++i) {
    const float r2 = static_cast<float>(i) / 1024;
    falloff_[i] = 1 - effects.vignette * r2;
  }
  tone_.resize(kLinearMax + 1);
  for (int i = 0; i <= kLinearMax; ++i)
    tone_[i] = cv::saturate_cast<std::uint8_t>(255 * shown(kHeadroom * static_cast<float>(i) / kLinearMax));
  for (int i = 0, k = 0; i < 256; ++i) {
    while (k < kLinearMax && tone_[k] < i) ++k;
    light_[i] = kHeadroom * static_cast<float>(k) / kLinearMax;
  }
}

Shake CameraEffects::shake(int number) const {
  const std::uint64_t key = mixed(seed_, static_cast<std::uint64_t>(number) + 1);
  return {effects_.shake_px * normal(key + 1), effects_.shake_px * normal(key + 2),
          effects_.shake_deg * normal(key + 3), 1 + effects_.gain_drift * normal(key + 4)};
}

cv::Mat CameraEffects::expose(const cv::Mat& linear) const {
  cv::Mat out(size_, CV_8UC3);
  const float cx = static_cast<float>(size_.width) / 2, cy = static_cast<float>(size_.height) / 2;
  const float scale = 1024 / (cx * cx + cy * cy);
  for (int v = 0; v < size_.height; ++v) {
    const auto* in = linear.ptr<float>(v);
    auto* pixel = out.ptr<std::uint8_t>(v);
    const float dy = static_cast<float>(v) - cy;
    for (int u = 0; u < size_.width; ++u) {
      const float dx = static_cast<float>(u) - cx;
      const float dim = falloff_[static_cast<std::size_t>((dx * dx + dy * dy) * scale)] * (kLinearMax / kHeadroom);
      for (int c = 0; c < 3; ++c, ++in, ++pixel)
        *pixel = tone_[static_cast<std::size_t>(std::clamp(*in * dim, 0.0F, static_cast<float>(kLinearMax)))];
    }
  }
  if (effects_.blur > 0.05F) cv::GaussianBlur(out, out, {}, effects_.blur);
  return out;
}

cv::Mat CameraEffects::develop(const cv::Mat& exposed, int number) const {
  const Shake shift = shake(number);
  cv::Mat out;
  if (effects_.shake_px > 0 || effects_.shake_deg > 0)
    cv::warpAffine(exposed, out, motion(shift, size_), size_, cv::INTER_LINEAR, cv::BORDER_REPLICATE);
  else
    out = exposed.clone();
  // Shown value, in sixteenths, after the gain, and the noise there (for grain of sigma 32).
  std::array<std::int32_t, 256> level{}, grainy{};
  for (int i = 0; i < 256; ++i) {
    const float light = light_[i] * static_cast<float>(shift.gain);
    const float slope = (shown(light + 0.01F) - shown(light)) / 0.01F;
    const float sigma =
        std::sqrt(effects_.shot_noise * effects_.shot_noise * light + effects_.read_noise * effects_.read_noise);
    // The gain moves the value along the tone curve; the value itself is kept, which the table would round.
    level[i] =
        static_cast<std::int32_t>(std::lround(16 * (static_cast<float>(i) + 255 * (shown(light) - shown(light_[i])))));
    grainy[i] = static_cast<std::int32_t>(std::lround(sigma * slope * 255 * 16 * 8));
  }
  for (int v = 0; v < size_.height; ++v) {
    const std::uint64_t key = mixed(mixed(seed_, static_cast<std::uint64_t>(number)), static_cast<std::uint64_t>(v));
    const std::int8_t* grain = noise_bank().data() + key % (kNoise - static_cast<std::size_t>(size_.width) * 3);
    auto* pixel = out.ptr<std::uint8_t>(v);
    for (int i = 0; i < size_.width * 3; ++i) {
      const std::int32_t value = level[pixel[i]] + ((grain[i] * grainy[pixel[i]]) >> 8);
      pixel[i] = static_cast<std::uint8_t>(std::clamp((value + 8) >> 4, 0, 255));
    }
  }
  if (effects_.jpeg_quality > 0) {
    std::vector<std::uint8_t> bytes;
    cv::imencode(".jpg", out, bytes, {cv::IMWRITE_JPEG_QUALITY, effects_.jpeg_quality});
    out = cv::imdecode(bytes, cv::IMREAD_COLOR);
  }
  return out;
}

}  // namespace arbiter::vision::simulate
