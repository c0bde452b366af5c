// SPDX-License-Identifier: MIT
#pragma once

#include "vision/simulate/raster.h"
#include "vision/simulate/scene.h"

namespace arbiter::vision::simulate {

/// Colours of one placed object.
struct Paint {
  ArmyLook look;
  float height = 1;        ///< of the mesh, unscaled
  std::uint32_t seed = 0;  ///< where its wood was cut
  cv::Mat face;            ///< CV_8U picture on its top (255: ink), or empty
  Colour ink{0.01F, 0.01F, 0.01F};
  float face_half = 0.4F;  ///< half the side of the square that `face` covers, unscaled
  cv::Mat1b tag;           ///< a plate's print, a pixel a module (0: ink), or empty
  Colour skin{0.3F, 0.4F, 0.6F}, sleeve{0.2F, 0.15F, 0.12F};
};

/// Share of black at a point of a tag's plate (its own coordinates, see tag_mesh); white beside it.
float tag_ink(const cv::Mat1b& tag, float x, float y);

/// Works out colours of points on objects: lamps with their shadows, ambient light, gloss.
class Shader {
 public:
  Shader(const Light& light, const cv::Vec3f& eye, const Colour& bounce);
  /// Linear colour seen at `world` with that (unnormalised) normal. `ink`: share of a tag's print that is black there.
  [[nodiscard]] Colour shade(const cv::Vec3f& world, const cv::Vec3f& normal, Part part, const Instance& instance,
                             const Paint& paint, const std::vector<ShadowMap>& shadows, float ink = 0) const;

 private:
  [[nodiscard]] Colour albedo(const cv::Vec3f& local, const cv::Vec3f& world, Part part, const Paint& paint,
                              float ink) const;

  struct Source {
    cv::Vec3f towards;
    Colour colour;
  };
  std::vector<Source> sources_;
  Colour ambient_, bounce_;
  cv::Vec3f eye_;
};

}  // namespace arbiter::vision::simulate
