// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>
#include <cstdint>
#include <string_view>

namespace arbiter::vision::simulate {

/// A well mixed number from a number: randomness that depends on nothing but its argument.
inline std::uint64_t mixed(std::uint64_t x) {
  x += 0x9e3779b97f4a7c15ULL;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ULL;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebULL;
  return x ^ (x >> 31);
}
inline std::uint64_t mixed(std::uint64_t a, std::uint64_t b) { return mixed(mixed(a) ^ (b * 0x9e3779b97f4a7c15ULL)); }

/// A number from a text.
inline std::uint64_t text_key(std::string_view text) {
  std::uint64_t hash = 14695981039346656037ULL;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211ULL;
  return hash;
}

/// In [0, 1).
inline double uniform(std::uint64_t key) { return static_cast<double>(mixed(key) >> 11) * 0x1.0p-53; }
inline double uniform(std::uint64_t key, double low, double high) { return low + (high - low) * uniform(key); }
/// Nearly normal, sigma 1, never beyond 3.5.
inline double normal(std::uint64_t key) {
  double sum = 0;
  for (std::uint64_t i = 0; i < 4; ++i) sum += uniform(mixed(key, i + 1));
  return (sum - 2) * 1.7320508;
}

/// Smooth noise in the plane, one value a unit cell, in [0, 1].
inline float value_noise(float x, float y, std::uint32_t seed) {
  const float fx = std::floor(x), fy = std::floor(y);
  const auto ix = static_cast<std::int32_t>(fx), iy = static_cast<std::int32_t>(fy);
  const auto at = [seed](std::int32_t a, std::int32_t b) {
    std::uint32_t h = static_cast<std::uint32_t>(a) * 0x8da6b343U ^ static_cast<std::uint32_t>(b) * 0xd8163841U ^ seed;
    h = (h ^ (h >> 15)) * 0x2c1b3c6dU;
    h = (h ^ (h >> 12)) * 0x297a2d39U;
    return static_cast<float>((h ^ (h >> 15)) & 0xffffU) / 65535.0F;
  };
  float u = x - fx, v = y - fy;
  u = u * u * (3 - 2 * u);
  v = v * v * (3 - 2 * v);
  const float low = at(ix, iy) + (at(ix + 1, iy) - at(ix, iy)) * u;
  const float high = at(ix, iy + 1) + (at(ix + 1, iy + 1) - at(ix, iy + 1)) * u;
  return low + (high - low) * v;
}

inline float smoothstep(float low, float high, float x) {
  const float t = std::fmin(std::fmax((x - low) / (high - low), 0.0F), 1.0F);
  return t * t * (3 - 2 * t);
}

}  // namespace arbiter::vision::simulate
