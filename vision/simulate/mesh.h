// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <opencv2/core.hpp>
#include <vector>

namespace arbiter::vision::simulate {

/// What a triangle is made of; the shader picks the colour.
enum class Part : std::uint8_t { body, hollow, face, skin, sleeve, nail, tag };

/// Triangles with a normal at each corner. Unit = one square of the board, z up, foot at z = 0.
struct Mesh {
  struct Vertex {
    cv::Vec3f position, normal;
  };
  struct Triangle {
    std::array<int, 3> v;
    Part part = Part::body;
  };
  std::vector<Vertex> vertices;
  std::vector<Triangle> triangles;
  float height = 0;  ///< of the highest vertex
  float foot = 0;    ///< radius on which it stands

  void append(const Mesh& other);
  void transform(const cv::Matx33f& rotation, const cv::Vec3f& shift, float scale = 1);
  /// Sets `height` and `foot` from the vertices.
  void measure();
};

/// A point of a lathe's profile: radius, height; `sharp` ends a smooth run with an edge.
struct ProfilePoint {
  float r, z;
  bool sharp = false;
};

/// The profile turned about the z axis in `segments` steps; runs between sharp points are smoothed (Catmull-Rom).
Mesh lathe(const std::vector<ProfilePoint>& profile, int segments, bool smooth = true);
/// A box with the given centre and half extents.
Mesh box(const cv::Vec3f& centre, const cv::Vec3f& half, Part part = Part::body);
/// A tube with round ends between two balls.
Mesh capsule(const cv::Vec3f& a, float ra, const cv::Vec3f& b, float rb, int segments, Part part);
/// A closed outline in the x-z plane, counter-clockwise seen from -y, given thickness along y: `half` in its middle
/// and rounded towards the outline.
Mesh slab(const std::vector<cv::Point2f>& outline, float half);
/// A prism over the polygon `foot` (x, y; counter-clockwise) whose top is `top` (same count, heights `z`).
Mesh frustum(const std::vector<cv::Point2f>& foot, const std::vector<cv::Point2f>& top, const std::vector<float>& z,
             Part top_part);

}  // namespace arbiter::vision::simulate
