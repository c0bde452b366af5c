// SPDX-License-Identifier: MIT
#include "vision/simulate/paint.h"

#include <algorithm>
#include <cmath>

#include "vision/simulate/noise.h"

namespace arbiter::vision::simulate {

Shader::Shader(const Light& light, const cv::Vec3f& eye, const Colour& bounce)
    : ambient_(light.ambient), bounce_(bounce), eye_(eye) {
  for (const Lamp& lamp : light.lamps) sources_.push_back({cv::normalize(lamp.towards), lamp.colour});
}

float tag_ink(const cv::Mat1b& tag, float x, float y) {
  const int column = static_cast<int>(std::floor((x + 0.5F) * static_cast<float>(tag.cols)));
  const int row = static_cast<int>(std::floor((0.5F - y) * static_cast<float>(tag.rows)));
  if (column < 0 || row < 0 || column >= tag.cols || row >= tag.rows) return 0;
  return tag(row, column) < 128 ? 1.0F : 0.0F;
}

Colour Shader::albedo(const cv::Vec3f& local, const cv::Vec3f& world, Part part, const Paint& paint, float ink) const {
  constexpr float kPaper = 0.82F, kPrint = 0.03F, kDeep = 0.3F;  // little light comes into a hollow
  switch (part) {
    case Part::tag: {
      const float white = kPaper + (kPrint - kPaper) * ink;
      return {white, white, white};
    }
    case Part::skin: {
      const float patch = value_noise(world[0] * 2.5F, world[1] * 2.5F + world[2], 5);
      const float fine = value_noise(world[0] * 16, world[1] * 16 + world[2] * 9, 6);
      return paint.skin * (0.86F + 0.18F * patch + 0.08F * fine);
    }
    case Part::nail:
      return paint.skin * 1.15F;
    case Part::sleeve: {
      const float weave = value_noise(world[0] * 14 + world[2] * 3, world[1] * 14, 8);
      const float fold = value_noise(world[0] * 0.8F + world[2], world[1] * 1.7F, 9);
      return paint.sleeve * (0.7F + 0.25F * weave + 0.35F * fold);
    }
    case Part::face:
    case Part::hollow:
    case Part::body:
      break;
  }
  Colour colour = paint.look.body;
  const float level = local[2] / paint.height;
  if (part == Part::body) {
    if (paint.look.cap && level > 0.66F) return *paint.look.cap;
    if (paint.look.ring && local[2] < 0.105F) return *paint.look.ring;
  }
  if (paint.look.wooden) {
    const auto shift = static_cast<float>(paint.seed % 97);
    const float fibre = value_noise(local[0] * 14 + shift, local[2] * 2 + local[1] * 3, paint.seed);
    const float ring = 0.5F + 0.5F * std::sin((local[0] + 0.4F * local[1] + shift) * 22 + 3 * fibre);
    colour *= 0.82F + 0.22F * fibre + 0.12F * ring;
  }
  if (part == Part::hollow) colour *= kDeep;
  if (part == Part::face && !paint.face.empty()) {
    const float u = (local[0] / paint.face_half * 0.5F + 0.5F) * static_cast<float>(paint.face.cols) - 0.5F;
    const float v = (0.5F - local[1] / paint.face_half * 0.5F) * static_cast<float>(paint.face.rows) - 0.5F;
    const int x = static_cast<int>(std::lround(u)), y = static_cast<int>(std::lround(v));
    if (x >= 0 && y >= 0 && x < paint.face.cols && y < paint.face.rows) {
      const float written = static_cast<float>(paint.face.at<std::uint8_t>(y, x)) / 255.0F;
      colour = colour * (1 - written) + paint.ink * written;
    }
  }
  return colour;
}

Colour Shader::shade(const cv::Vec3f& world, const cv::Vec3f& normal, Part part, const Instance& instance,
                     const Paint& paint, const std::vector<ShadowMap>& shadows, float ink) const {
  const cv::Vec3f n = normal * (1 / std::sqrt(std::max(1e-12F, normal.dot(normal))));
  cv::Vec3f view = eye_ - world;
  view *= 1 / std::sqrt(view.dot(view));
  const cv::Vec3f local = instance.rotation.t() * (world - instance.at) * (1 / instance.scale);
  const Colour colour = albedo(local, world, part, paint, ink);
  const bool soft = part == Part::skin || part == Part::sleeve;
  const float gloss = part == Part::sleeve ? 0.0F : part == Part::skin ? 0.12F : paint.look.gloss;

  // Near the board, and where a figure looks down, less of the room is seen and more of the board.
  const float open = soft ? 1.0F : 0.62F + 0.38F * smoothstep(0.0F, 0.5F, local[2]);
  const float up = 0.5F + 0.5F * n[2];
  Colour lit = ambient_ * (up * open) + bounce_ * ((1 - up) * 0.8F);
  Colour shine(0, 0, 0);
  for (std::size_t i = 0; i < sources_.size(); ++i) {
    const auto& source = sources_[i];
    float facing = n.dot(source.towards);
    if (soft) facing = (facing + 0.15F) / 1.15F;  // light creeps around skin and cloth
    if (facing <= 0) continue;
    const float clear = 1 - shadows[i].shade(world, 0.07F + 0.05F * (1 - facing));
    if (clear <= 0) continue;
    lit += source.colour * (facing * clear);
    if (gloss > 0) {
      cv::Vec3f half = source.towards + view;
      half *= 1 / std::sqrt(half.dot(half));
      float s = std::max(0.0F, n.dot(half));
      s *= s, s *= s, s *= s, s *= s;            // ^16
      float sharp = s * s;                       // ^32
      if (gloss > 0.45F) sharp = sharp * sharp;  // ^64
      shine += source.colour * (clear * gloss * (soft ? 0.4F * s : 0.25F * s + 0.9F * sharp));
    }
  }
  Colour out = colour.mul(lit) + shine;
  if (gloss > 0) {
    const float rim = 1 - std::max(0.0F, n.dot(view));
    out += ambient_ * (gloss * up * (0.04F + 0.5F * rim * rim * rim * rim));
  }
  return out;
}

}  // namespace arbiter::vision::simulate
