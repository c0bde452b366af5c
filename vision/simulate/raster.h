// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <opencv2/core.hpp>
#include <vector>

#include "vision/simulate/camera.h"
#include "vision/simulate/mesh.h"

namespace arbiter::vision::simulate {

/// A mesh placed in board space.
struct Instance {
  const Mesh* mesh = nullptr;
  cv::Matx33f rotation = cv::Matx33f::eye();
  cv::Vec3f at{0, 0, 0};
  float scale = 1;
  int look = 0;  ///< the caller's index of colours
};

/// Triangles of placed meshes, projected once and drawn into a depth buffer of 2 x 2 samples a pixel. Every sample
/// remembers the nearest triangle; colours are worked out afterwards, once a pixel and object.
class Raster {
 public:
  struct Vertex {
    cv::Vec3f world, normal;
    float x = 0, y = 0, depth = 0;  ///< in samples: sample (i, j) lies at x = i, y = j
  };
  struct Triangle {
    std::array<int, 3> v;
    Part part;
    int instance;
  };
  static constexpr std::uint64_t kEmpty = ~0ULL;

  explicit Raster(cv::Size pixels);
  /// Forgets everything drawn.
  void clear();
  void draw(const Instance& instance, const Camera& camera);

  /// Index into triangles() at a sample, or -1.
  [[nodiscard]] int triangle_at(int x, int y) const {
    const std::uint64_t key = samples_[static_cast<std::size_t>(y) * width_ + x];
    return key == kEmpty ? -1 : static_cast<int>(key & 0xffffffffU);
  }
  [[nodiscard]] const std::vector<Triangle>& triangles() const { return triangles_; }
  [[nodiscard]] const std::vector<Vertex>& vertices() const { return vertices_; }
  [[nodiscard]] const std::vector<Instance>& instances() const { return instances_; }
  /// For each picture row the first and one past the last pixel touched (first >= last: none).
  [[nodiscard]] cv::Vec2i touched(int row) const { return touched_[static_cast<std::size_t>(row)]; }

 private:
  void fill(const Vertex& a, const Vertex& b, const Vertex& c, std::uint32_t id);

  int width_, height_;  // in samples
  std::vector<std::uint64_t> samples_;
  std::vector<cv::Vec2i> touched_;
  std::vector<Vertex> vertices_;
  std::vector<Triangle> triangles_;
  std::vector<Instance> instances_;
};

/// How high things stand in the light of one far lamp: for each point of the board plane the greatest height met on
/// the line from there to the lamp.
class ShadowMap {
 public:
  /// Covers `area` (board units) with `resolution` cells a square.
  ShadowMap(const cv::Rect2f& area, float resolution, const cv::Vec3f& towards_lamp);
  void clear();
  void draw(const Raster& raster);

  /// Cell coordinates (continuous) of the point's line to the lamp.
  [[nodiscard]] cv::Point2f cell(const cv::Vec3f& p) const {
    return {(p[0] - slope_.x * p[2] - area_.x) * resolution_, (p[1] - slope_.y * p[2] - area_.y) * resolution_};
  }
  /// Share of the lamp hidden from p by what stands more than `bias` above it on that line.
  [[nodiscard]] float shade(const cv::Vec3f& p, float bias) const;
  /// Heights, CV_32F, kNothing where nothing stands.
  [[nodiscard]] const cv::Mat& heights() const { return heights_; }
  static constexpr float kNothing = -10;

 private:
  cv::Rect2f area_;
  float resolution_;
  cv::Point2f slope_;
  cv::Mat heights_;
};

}  // namespace arbiter::vision::simulate
