// SPDX-License-Identifier: MIT
#include "vision/simulate/raster.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace arbiter::vision::simulate {

Raster::Raster(cv::Size pixels)
    : width_(pixels.width * 2),
      height_(pixels.height * 2),
      samples_(static_cast<std::size_t>(width_) * height_, kEmpty),
      touched_(static_cast<std::size_t>(pixels.height), cv::Vec2i(width_, 0)) {}

void Raster::clear() {
  for (int row = 0; row < height_; ++row) {
    auto& span = touched_[static_cast<std::size_t>(row / 2)];
    if (span[0] < span[1]) {
      const auto begin = samples_.begin() + static_cast<std::ptrdiff_t>(row) * width_;
      std::fill(begin + span[0] * 2, begin + span[1] * 2, kEmpty);
    }
    if (row % 2 == 1) span = {width_, 0};
  }
  vertices_.clear();
  triangles_.clear();
  instances_.clear();
}

void Raster::draw(const Instance& instance, const Camera& camera) {
  const int base = static_cast<int>(vertices_.size()), index = static_cast<int>(instances_.size());
  instances_.push_back(instance);
  const Mesh& mesh = *instance.mesh;
  const cv::Matx33f r = camera.R(), model = instance.rotation * instance.scale;
  const cv::Vec3f t = camera.t();
  const auto& d = camera.distortion();
  const float k1 = static_cast<float>(d[0]), k2 = static_cast<float>(d[1]), p1 = static_cast<float>(d[2]),
              p2 = static_cast<float>(d[3]), k3 = static_cast<float>(d[4]);
  const float f = static_cast<float>(camera.K()(0, 0)), cx = static_cast<float>(camera.K()(0, 2)),
              cy = static_cast<float>(camera.K()(1, 2));
  for (const auto& vertex : mesh.vertices) {
    Vertex v;
    v.world = model * vertex.position + instance.at;
    v.normal = instance.rotation * vertex.normal;
    const cv::Vec3f c = r * v.world + t;
    v.depth = c[2];
    if (c[2] > 0.5F) {
      const float x = c[0] / c[2], y = c[1] / c[2], r2 = x * x + y * y;
      const float radial = 1 + r2 * (k1 + r2 * (k2 + r2 * k3));
      v.x = 2 * (f * (x * radial + 2 * p1 * x * y + p2 * (r2 + 2 * x * x)) + cx) + 0.5F;
      v.y = 2 * (f * (y * radial + p1 * (r2 + 2 * y * y) + 2 * p2 * x * y) + cy) + 0.5F;
      if (r2 > 2.5F) v.depth = -1;  // far outside the picture, where the distortion's formula folds over
    }
    vertices_.push_back(v);
  }
  for (const auto& t3 : mesh.triangles) {
    const Triangle triangle{{t3.v[0] + base, t3.v[1] + base, t3.v[2] + base}, t3.part, index};
    const auto id = static_cast<std::uint32_t>(triangles_.size());
    triangles_.push_back(triangle);
    const Vertex &a = vertices_[triangle.v[0]], &b = vertices_[triangle.v[1]], &c = vertices_[triangle.v[2]];
    if (std::min({a.depth, b.depth, c.depth}) > 0.5F) fill(a, b, c, id);
  }
}

void Raster::fill(const Vertex& a, const Vertex& b, const Vertex& c, std::uint32_t id) {
  // Counter-clockwise seen from outside becomes clockwise on a screen whose y runs down.
  const float area = (c.x - a.x) * (b.y - a.y) - (b.x - a.x) * (c.y - a.y);
  if (area <= 1e-6F) return;
  const int x0 = std::max(0, static_cast<int>(std::ceil(std::min({a.x, b.x, c.x})))),
            x1 = std::min(width_ - 1, static_cast<int>(std::floor(std::max({a.x, b.x, c.x})))),
            y0 = std::max(0, static_cast<int>(std::ceil(std::min({a.y, b.y, c.y})))),
            y1 = std::min(height_ - 1, static_cast<int>(std::floor(std::max({a.y, b.y, c.y}))));
  if (x0 > x1 || y0 > y1) return;
  const float inverse = 1 / area;
  // Weights of b and c as linear functions of x and y.
  const float wbx = -(c.y - a.y) * inverse, wby = (c.x - a.x) * inverse;
  const float wcx = (b.y - a.y) * inverse, wcy = -(b.x - a.x) * inverse;
  const float zb = b.depth - a.depth, zc = c.depth - a.depth;
  bool any = false;
  for (int y = y0; y <= y1; ++y) {
    const float dy = static_cast<float>(y) - a.y;
    std::uint64_t* row = samples_.data() + static_cast<std::size_t>(y) * width_;
    for (int x = x0; x <= x1; ++x) {
      const float dx = static_cast<float>(x) - a.x;
      const float wb = dx * wbx + dy * wby, wc = dx * wcx + dy * wcy;
      if (wb < 0 || wc < 0 || wb + wc > 1) continue;
      const float depth = a.depth + wb * zb + wc * zc;
      const std::uint64_t key = (static_cast<std::uint64_t>(std::bit_cast<std::uint32_t>(depth)) << 32) | id;
      if (key < row[x]) row[x] = key;
      any = true;
    }
  }
  if (!any) return;
  for (int y = y0 / 2; y <= y1 / 2; ++y) {
    auto& span = touched_[static_cast<std::size_t>(y)];
    span[0] = std::min(span[0], x0 / 2);
    span[1] = std::max(span[1], x1 / 2 + 1);
  }
}

ShadowMap::ShadowMap(const cv::Rect2f& area, float resolution, const cv::Vec3f& towards_lamp)
    : area_(area),
      resolution_(resolution),
      slope_(towards_lamp[0] / towards_lamp[2], towards_lamp[1] / towards_lamp[2]),
      heights_(static_cast<int>(area.height * resolution), static_cast<int>(area.width * resolution), CV_32F,
               cv::Scalar(kNothing)) {}

void ShadowMap::clear() { heights_.setTo(kNothing); }

void ShadowMap::draw(const Raster& raster) {
  std::vector<cv::Vec3f> points;
  points.reserve(raster.vertices().size());
  for (const auto& v : raster.vertices()) {
    const cv::Point2f q = cell(v.world);
    points.emplace_back(q.x, q.y, v.world[2]);
  }
  for (const auto& triangle : raster.triangles()) {
    const cv::Vec3f &a = points[triangle.v[0]], &b = points[triangle.v[1]], &c = points[triangle.v[2]];
    const float area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
    if (area <= 1e-6F) continue;  // turned away from the lamp
    const int x0 = std::max(0, static_cast<int>(std::ceil(std::min({a[0], b[0], c[0]})))),
              x1 = std::min(heights_.cols - 1, static_cast<int>(std::floor(std::max({a[0], b[0], c[0]})))),
              y0 = std::max(0, static_cast<int>(std::ceil(std::min({a[1], b[1], c[1]})))),
              y1 = std::min(heights_.rows - 1, static_cast<int>(std::floor(std::max({a[1], b[1], c[1]}))));
    const float inverse = 1 / area;
    for (int y = y0; y <= y1; ++y) {
      auto* row = heights_.ptr<float>(y);
      for (int x = x0; x <= x1; ++x) {
        const float dx = static_cast<float>(x) - a[0], dy = static_cast<float>(y) - a[1];
        const float wb = (dx * (c[1] - a[1]) - dy * (c[0] - a[0])) * inverse;
        const float wc = (dy * (b[0] - a[0]) - dx * (b[1] - a[1])) * inverse;
        if (wb < 0 || wc < 0 || wb + wc > 1) continue;
        row[x] = std::max(row[x], a[2] + wb * (b[2] - a[2]) + wc * (c[2] - a[2]));
      }
    }
  }
}

float ShadowMap::shade(const cv::Vec3f& p, float bias) const {
  const cv::Point2f q = cell(p);
  const float fx = std::floor(q.x), fy = std::floor(q.y);
  const int x = static_cast<int>(fx), y = static_cast<int>(fy);
  if (x < 0 || y < 0 || x + 1 >= heights_.cols || y + 1 >= heights_.rows) return 0;
  const auto hidden = [&](int cx, int cy) {
    return std::clamp((heights_.at<float>(cy, cx) - p[2] - bias) * 12.0F, 0.0F, 1.0F);
  };
  const float u = q.x - fx, v = q.y - fy;
  return (hidden(x, y) * (1 - u) + hidden(x + 1, y) * u) * (1 - v) +
         (hidden(x, y + 1) * (1 - u) + hidden(x + 1, y + 1) * u) * v;
}

}  // namespace arbiter::vision::simulate
