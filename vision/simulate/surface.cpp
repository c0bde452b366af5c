// SPDX-License-Identifier: MIT
#include "vision/simulate/surface.h"

#include <algorithm>
#include <cmath>

#include "vision/simulate/noise.h"

namespace arbiter::vision::simulate {

Surfaces::Surfaces(const Scene& scene)
    : board_(*scene.board),
      look_(scene.look),
      table_(scene.table),
      width_(scene.board->width()),
      height_(scene.board->height()),
      seed_(static_cast<std::uint32_t>(mixed(scene.seed, 77))) {
  while (cut_ < width_ / 2 && !board_.at(cut_, 0).valid()) ++cut_;
}

bool Surfaces::covers(float x, float y) const {
  const float b = look_.border_squares;
  const auto w = static_cast<float>(width_), h = static_cast<float>(height_), c = static_cast<float>(cut_);
  if (x < -b || y < -b || x > w + b || y > h + b) return false;
  if (cut_ == 0 || look_.full_square) return true;
  return (x > c - b && x < w - c + b) || (y > c - b && y < h - c + b);
}

int Surfaces::region(float x, float y) const {
  if (!covers(x, y)) return -2;
  const Cell cell = board_.at(static_cast<int>(std::floor(x)), static_cast<int>(std::floor(y)));
  if (!cell.valid()) return -1;
  return board_.style() == BoardStyle::chequered ? cell.value : 0;
}

bool Surfaces::within_square(float x, float y, float dx, float dy) const {
  const float fx = std::floor(x), fy = std::floor(y);
  return std::floor(x - dx) == fx && std::floor(x + dx) == fx && std::floor(y - dy) == fy && std::floor(y + dy) == fy &&
         board_.at(static_cast<int>(fx), static_cast<int>(fy)).valid();
}

bool Surfaces::far_from(float x, float y, float dx, float dy) const {
  const float b = look_.border_squares;
  return x + dx < -b || y + dy < -b || x - dx > static_cast<float>(width_) + b ||
         y - dy > static_cast<float>(height_) + b;
}

float Surfaces::wood(float x, float y, std::uint32_t seed) const {
  // Grain runs along y: long fibres over slow rings that wander.
  const float wander = value_noise(x * 0.7F, y * 0.25F, seed) * 2.5F;
  const float ring = 0.5F + 0.5F * std::sin((x + wander) * 9.0F);
  const float fibre =
      value_noise(x * 26.0F, y * 1.6F, seed + 1) * 0.6F + value_noise(x * 9.0F, y * 0.8F, seed + 2) * 0.4F;
  return 0.80F + 0.17F * fibre + 0.10F * ring + 0.06F * value_noise(x * 0.4F, y * 0.4F, seed + 3);
}

float Surfaces::lines(float x, float y, float pixel) const {
  const auto w = static_cast<float>(width_), h = static_cast<float>(height_);
  const float half = 0.016F;
  float cover = 0;
  const auto draw = [&](float distance, float width) {
    // A line thinner than a pixel gets paler, not thinner.
    cover =
        std::max(cover, std::clamp((width - distance) / pixel + 0.5F, 0.0F, 1.0F) * std::min(1.0F, 2 * width / pixel));
  };
  if (board_.style() == BoardStyle::points) {
    const float u = x - 0.5F, v = y - 0.5F;  // the crossings at whole numbers
    const float reach = half;
    if (u > -reach && u < w - 1 + reach && v > -reach && v < h - 1 + reach) {
      const bool outer = u < 0.3F || u > w - 1.3F;
      const bool in_river = look_.river && v > h / 2 - 1 + reach && v < h / 2 - reach;
      if (!in_river || outer) draw(std::abs(u - std::round(u)), half);
      draw(std::abs(v - std::round(v)), half);
      if (look_.palaces) {
        const float px = u - (w - 1) / 2, py = v < h / 2 - 0.5F ? v - 1 : v - (h - 2);
        if (std::abs(px) <= 1 && std::abs(py) <= 1)
          draw(std::min(std::abs(px - py), std::abs(px + py)) * 0.7071F, half);
      }
    }
    if (u > -0.16F && u < w - 0.84F && v > -0.16F && v < h - 0.84F)  // the double frame
      draw(std::min({std::abs(u + 0.12F), std::abs(u - w + 0.88F), std::abs(v + 0.12F), std::abs(v - h + 0.88F)}),
           0.028F);
    return cover;
  }
  if (x > -half && x < w + half && y > -half && y < h + half) {
    const bool plain = board_.style() == BoardStyle::plain;
    const float d = std::min(std::abs(x - std::round(x)), std::abs(y - std::round(y)));
    const auto cell = [&](float px, float py) {
      return board_.at(static_cast<int>(std::floor(px)), static_cast<int>(std::floor(py))).valid();
    };
    const bool near_cell = cell(x, y) || cell(x - 0.03F, y - 0.03F) || cell(x + 0.03F, y + 0.03F) ||
                           cell(x - 0.03F, y + 0.03F) || cell(x + 0.03F, y - 0.03F);
    if (plain) {
      draw(d, half);
      if (width_ == 9 && height_ == 9) {  // the four dots that mark the camps
        const float sx = std::abs(x - 4.5F) - 1.5F, sy = std::abs(y - 4.5F) - 1.5F;
        draw(std::max(0.0F, std::hypot(sx, sy)), 0.06F);
      }
    } else if (near_cell) {
      const bool edge = !(cell(x - 0.03F, y) && cell(x + 0.03F, y) && cell(x, y - 0.03F) && cell(x, y + 0.03F));
      if (edge) draw(d, 0.022F);
    }
  }
  return cover;
}

Colour Surfaces::board(float x, float y, float pixel) const {
  const Cell cell = board_.at(static_cast<int>(std::floor(x)), static_cast<int>(std::floor(y)));
  Colour colour = look_.border;
  bool wooden = look_.surface == Surface::wood;
  std::uint32_t seed = seed_;
  float gx = x, gy = y;
  if (cell.valid()) {
    if (board_.style() == BoardStyle::chequered) {
      const bool dark = board_.dark(cell);
      colour = dark ? look_.dark : look_.light;
      seed += 1000U + cell.value * 17U;
      gx += static_cast<float>(uniform(mixed(seed_, cell.value)) * 40);  // every square cut from another place
      if (wooden) colour *= static_cast<float>(uniform(mixed(seed_ + 5, cell.value), 0.90, 1.08));
    } else {
      colour = look_.light;
    }
  } else if (cut_ > 0 && look_.full_square) {
    colour = look_.light;
  } else if (wooden) {
    // The frame's grain runs along each side.
    const bool across = (y < 0 || y > static_cast<float>(height_)) ||
                        (cut_ > 0 && x > 0 && x < static_cast<float>(width_) &&
                         !board_.at(static_cast<int>(x), static_cast<int>(std::floor(y))).valid() &&
                         std::abs(y - std::round(y)) < 0.5F);
    if (across) std::swap(gx, gy);
  }
  if (board_.style() != BoardStyle::chequered && !cell.valid() && !wooden) colour = look_.border;
  if (wooden) {
    colour *= wood(gx, gy, seed);
  } else if (look_.surface == Surface::cloth) {
    colour *= 0.9F + 0.2F * value_noise(x * 40, y * 40, seed_);
  } else {
    colour *= 0.97F + 0.06F * value_noise(x * 2, y * 2, seed_);
  }
  const float line = lines(x, y, pixel);
  return colour * (1 - line) + look_.line * line;
}

Colour Surfaces::board_side(float x, float y) const {
  return look_.border * (look_.surface == Surface::wood ? 0.8F * wood(x * 0.3F, y * 0.3F, seed_ + 9) : 0.85F);
}

Colour Surfaces::table(float x, float y) const {
  if (table_.surface == Surface::wood) {
    // Planks along x, each with its own tone.
    const float plank = std::floor(y / 4.3F);
    const float edge = std::abs(y / 4.3F - std::round(y / 4.3F)) * 4.3F;
    const auto id = static_cast<std::uint32_t>(static_cast<std::int32_t>(plank) + 1000);
    const float tone = static_cast<float>(uniform(mixed(seed_ + 3, id), 0.82, 1.12));
    const float seam = 1 - 0.5F * std::clamp(1 - edge / 0.05F, 0.0F, 1.0F);
    return table_.colour * (tone * seam * wood(y * 0.45F + static_cast<float>(id) * 7.3F, x * 0.45F, seed_ + id * 31));
  }
  const float weave = value_noise(x * 30, y * 30, seed_ + 11), fold = value_noise(x * 0.35F, y * 0.35F, seed_ + 12);
  return table_.colour * (0.80F + 0.22F * weave + 0.16F * fold);
}

}  // namespace arbiter::vision::simulate
