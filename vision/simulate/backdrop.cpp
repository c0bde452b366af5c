// SPDX-License-Identifier: MIT
#include "vision/simulate/backdrop.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

#include "vision/simulate/noise.h"
#include "vision/simulate/surface.h"

namespace arbiter::vision::simulate {

namespace {

enum class Ground { board, side, table, away };

/// What a camera ray meets on the empty table.
struct Hit {
  Ground ground;
  cv::Vec3f at;
};

class Caster {
 public:
  Caster(const Scene& scene, const Camera& camera)
      : surfaces_(scene), eye_(camera.centre()), thickness_(scene.look.thickness) {}

  [[nodiscard]] Hit cast(const cv::Vec3f& ray) const {
    if (ray[2] > -1e-3F) return {Ground::away, {0, 0, 0}};
    const cv::Vec3f top = eye_ + ray * (-eye_[2] / ray[2]);
    if (surfaces_.covers(top[0], top[1])) return {Ground::board, top};
    const cv::Vec3f low = eye_ + ray * (-(eye_[2] + thickness_) / ray[2]);
    // Passed beside the top and arrives under it: it met the side.
    if (surfaces_.covers(low[0], low[1])) return {Ground::side, low};
    return {Ground::table, low};
  }
  /// Changes wherever the colour jumps.
  [[nodiscard]] int region(const Hit& hit) const {
    switch (hit.ground) {
      case Ground::board:
        return surfaces_.region(hit.at[0], hit.at[1]);
      case Ground::side:
        return -10;
      case Ground::table:
        return -11;
      case Ground::away:
        break;
    }
    return -12;
  }
  [[nodiscard]] Colour colour(const Hit& hit, float pixel) const {
    switch (hit.ground) {
      case Ground::board:
        return surfaces_.board(hit.at[0], hit.at[1], pixel);
      case Ground::side:
        return surfaces_.board_side(hit.at[0], hit.at[1]) * 0.6F;
      case Ground::table:
        return surfaces_.table(hit.at[0], hit.at[1]);
      case Ground::away:
        break;
    }
    return {0.05F, 0.05F, 0.05F};
  }
  /// Share of a lamp that the board leaves to the table.
  [[nodiscard]] float board_shadow(const Hit& hit, const Lamp& lamp) const {
    if (hit.ground != Ground::table) return 1;
    const float sx = lamp.towards[0] / lamp.towards[2], sy = lamp.towards[1] / lamp.towards[2];
    const float furthest = thickness_ * (1 + std::abs(lamp.softness) * 1.2F) + kRounding;
    const bool nothing = surfaces_.far_from(hit.at[0], hit.at[1], std::abs(sx) * furthest, std::abs(sy) * furthest);
    float clear = 0;
    for (int i = 0; i < 5; ++i) {
      const float reach = thickness_ * (1 + lamp.softness * (static_cast<float>(i) - 2) * 0.6F);
      clear += !nothing && surfaces_.covers(hit.at[0] + sx * reach, hit.at[1] + sy * reach) ? 0.0F : 0.2F;
    }
    return clear;
  }
  /// How much of the room the board's edge leaves to the table beside it.
  [[nodiscard]] float open(const Hit& hit) const {
    if (hit.ground != Ground::table || surfaces_.far_from(hit.at[0], hit.at[1], 3 * thickness_, 3 * thickness_))
      return 1;
    float open = 1;
    for (const float d : {0.25F, 0.5F, 1.0F})
      for (int i = 0; i < 4; ++i) {
        const float dx = i == 0 ? d : i == 1 ? -d : 0, dy = i == 2 ? d : i == 3 ? -d : 0;
        if (surfaces_.covers(hit.at[0] + dx * thickness_ * 2, hit.at[1] + dy * thickness_ * 2)) open -= 0.06F;
      }
    return open;
  }
  /// Certainly the same ground, of the same region, for all rays that differ from this one by at most `off` along each
  /// axis: neither an edge of the board nor a line between two squares is that near.
  [[nodiscard]] bool alone(const Hit& hit, const cv::Vec3f& ray, const cv::Vec3f& off) const {
    const float steep = -ray[2] - off[2];
    if (hit.ground == Ground::away || steep < 0.01F) return false;
    const float reach = (eye_[2] + thickness_) / steep, lean = off[2] / -ray[2];
    const float dx = reach * (off[0] + std::abs(ray[0]) * lean) + kRounding,
                dy = reach * (off[1] + std::abs(ray[1]) * lean) + kRounding;
    if (hit.ground == Ground::board) return surfaces_.within_square(hit.at[0], hit.at[1], dx, dy);
    if (hit.ground != Ground::table) return false;
    const cv::Vec3f top = eye_ + ray * (-eye_[2] / ray[2]);
    return surfaces_.far_from(hit.at[0], hit.at[1], dx, dy) && surfaces_.far_from(top[0], top[1], dx, dy);
  }

 private:
  static constexpr float kRounding = 1e-3F;  // squares
  Surfaces surfaces_;
  cv::Vec3f eye_;
  float thickness_;
};

Colour mirrored(const Scene& scene, const Hit& hit, const cv::Vec3f& ray) {
  if (hit.ground == Ground::side || hit.ground == Ground::away) return {0, 0, 0};
  cv::Vec3f bounce = cv::normalize(ray);
  bounce[2] = -bounce[2];
  const float wave = 0.7F + 0.6F * value_noise(hit.at[0] * 3, hit.at[1] * 3, static_cast<std::uint32_t>(scene.seed));
  const float gloss = hit.ground == Ground::board            ? scene.look.gloss
                      : scene.table.surface == Surface::wood ? 0.06F
                                                             : 0.01F;
  const float grazing = 1 - bounce[2];
  const float fresnel = 0.35F + 1.3F * grazing * grazing * grazing;
  Colour sum(0, 0, 0);
  for (const Lamp& lamp : scene.light.lamps) {
    const float facing = std::max(0.0F, bounce.dot(cv::normalize(lamp.towards)));
    if (facing == 0) continue;
    const float wide = std::pow(facing, 18.0F),
                core = facing < 0.4F ? 0 : std::pow(facing, 120.0F);  // less than a float
    sum += lamp.colour * (lamp.glare * gloss * fresnel * (wide * wave + core) * 1.6F);
  }
  return sum;
}

}  // namespace

cv::Rect2f shadow_area(const Board& board) {
  constexpr float kMargin = 5;
  return {-kMargin, -kMargin, static_cast<float>(board.width()) + 2 * kMargin,
          static_cast<float>(board.height()) + 2 * kMargin};
}

Backdrop draw_backdrop(const Scene& scene, const Camera& camera, const std::vector<ShadowMap>& maps) {
  const cv::Size size = scene.size;
  const Caster caster(scene, camera);
  const cv::Rect2f area = shadow_area(*scene.board);
  const std::vector<cv::Vec3f> rays = camera.rays(1);
  const std::size_t lamps = scene.light.lamps.size();
  Backdrop out;
  out.ambient.create(size, CV_32FC3);
  out.glare.create(size, CV_32FC3);
  out.direct.resize(lamps);
  for (auto& image : out.direct) image.create(size, CV_32FC3);
  cv::Mat contact(size, CV_32FC2);
  std::vector<cv::Mat> shadow(lamps);
  for (auto& map : shadow) map.create(size, CV_32FC2);

  std::vector<float> luminance;
  cv::Vec3d thrown(0, 0, 0);
  for (int v = 0; v < size.height; ++v)
    for (int u = 0; u < size.width; ++u) {
      const std::size_t i = static_cast<std::size_t>(v) * size.width + u;
      const cv::Vec3f& ray = rays[i];
      const cv::Vec3f along = u + 1 < size.width ? rays[i + 1] - ray : ray - rays[i - 1];
      const cv::Vec3f across = v + 1 < size.height ? rays[i + size.width] - ray : ray - rays[i - size.width];
      const Hit middle = caster.cast(ray);
      const float pixel = static_cast<float>(cv::norm(along)) *
                          (std::abs(middle.at[2] - static_cast<float>(camera.centre()[2])) / std::max(0.05F, -ray[2]));
      std::array<Hit, 4> hits{};
      bool same = true;
      const auto off = [&](int axis) { return 0.25F * (std::abs(along[axis]) + std::abs(across[axis])); };
      const bool alone = caster.alone(middle, ray, {off(0), off(1), off(2)});
      for (int s = 0; s < 4 && !alone; ++s) {
        hits[s] = caster.cast(ray + along * (s % 2 == 0 ? -0.25F : 0.25F) + across * (s < 2 ? -0.25F : 0.25F));
        same = same && caster.region(hits[s]) == caster.region(middle);
      }
      Colour ambient(0, 0, 0);
      std::array<Colour, 2> direct{};
      const int count = same ? 1 : 4;
      for (int s = 0; s < count; ++s) {
        const Hit& hit = same ? middle : hits[s];
        const Colour colour = caster.colour(hit, pixel) * (1.0F / static_cast<float>(count));
        ambient += colour.mul(scene.light.ambient) * caster.open(hit);
        for (std::size_t l = 0; l < std::min<std::size_t>(lamps, 2); ++l) {
          const Lamp& lamp = scene.light.lamps[l];
          const float facing =
              hit.ground == Ground::side ? 0.35F : lamp.towards[2] / static_cast<float>(cv::norm(lamp.towards));
          if (hit.ground != Ground::away)
            direct[l] += colour.mul(lamp.colour) * (facing * caster.board_shadow(hit, lamp));
        }
      }
      out.ambient.at<cv::Vec3f>(v, u) = ambient;
      Colour total = ambient;
      for (std::size_t l = 0; l < lamps; ++l) {
        out.direct[l].at<cv::Vec3f>(v, u) = direct[l];
        total += direct[l];
        const cv::Point2f q = middle.ground == Ground::away ? cv::Point2f(-100, -100) : maps[l].cell(middle.at);
        shadow[l].at<cv::Vec2f>(v, u) = {q.x, q.y};
      }
      out.glare.at<cv::Vec3f>(v, u) = mirrored(scene, middle, ray);
      contact.at<cv::Vec2f>(v, u) = {(middle.at[0] - area.x) * kShadowResolution,
                                     (middle.at[1] - area.y) * kShadowResolution};
      if (middle.ground == Ground::board) {
        luminance.push_back(0.11F * total[0] + 0.59F * total[1] + 0.3F * total[2]);
        thrown += cv::Vec3d(total);
      }
    }
  if (!luminance.empty()) {
    const auto nth = luminance.begin() + static_cast<std::ptrdiff_t>(luminance.size() * 9 / 10);
    std::nth_element(luminance.begin(), nth, luminance.end());
    out.bright = std::max(1e-3F, *nth);
    out.bounce = cv::Vec3f(thrown * (1.0 / static_cast<double>(luminance.size())));
  }
  cv::convertMaps(contact, cv::noArray(), out.contact1, out.contact2, CV_16SC2);
  out.shadow1.resize(lamps);
  out.shadow2.resize(lamps);
  for (std::size_t l = 0; l < lamps; ++l)
    cv::convertMaps(shadow[l], cv::noArray(), out.shadow1[l], out.shadow2[l], CV_16SC2);
  return out;
}

}  // namespace arbiter::vision::simulate
