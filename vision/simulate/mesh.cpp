// SPDX-License-Identifier: MIT
#include "vision/simulate/mesh.h"

#include <algorithm>
#include <cmath>

namespace arbiter::vision::simulate {

void Mesh::append(const Mesh& other) {
  const int base = static_cast<int>(vertices.size());
  vertices.insert(vertices.end(), other.vertices.begin(), other.vertices.end());
  for (Triangle t : other.triangles) {
    for (int& v : t.v) v += base;
    triangles.push_back(t);
  }
}

void Mesh::transform(const cv::Matx33f& rotation, const cv::Vec3f& shift, float scale) {
  for (Vertex& v : vertices) {
    v.position = rotation * v.position * scale + shift;
    v.normal = rotation * v.normal;
  }
}

void Mesh::measure() {
  height = foot = 0;
  for (const Vertex& v : vertices) {
    height = std::max(height, v.position[2]);
    if (v.position[2] < 0.12F) foot = std::max(foot, std::hypot(v.position[0], v.position[1]));
  }
}

namespace {

/// A profile with smooth runs refined; points at edges appear twice, once for each normal.
struct Ring {
  float r, z, nr, nz;
};

std::vector<ProfilePoint> refined(const std::vector<ProfilePoint>& run) {
  if (run.size() < 3) return run;
  std::vector<ProfilePoint> out;
  constexpr int kSteps = 2;
  for (std::size_t i = 0; i + 1 < run.size(); ++i) {
    const auto& p0 = run[i == 0 ? 0 : i - 1];
    const auto &p1 = run[i], &p2 = run[i + 1];
    const auto& p3 = run[std::min(i + 2, run.size() - 1)];
    for (int k = 0; k < kSteps; ++k) {
      const float t = static_cast<float>(k) / kSteps, t2 = t * t, t3 = t2 * t;
      const auto spline = [&](float a, float b, float c, float d) {
        return 0.5F * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t2 + (3 * b - a - 3 * c + d) * t3);
      };
      out.push_back({std::max(0.0F, spline(p0.r, p1.r, p2.r, p3.r)), spline(p0.z, p1.z, p2.z, p3.z)});
    }
  }
  out.push_back(run.back());
  return out;
}

std::vector<Ring> rings_of(const std::vector<ProfilePoint>& run) {
  std::vector<Ring> rings;
  for (std::size_t i = 0; i < run.size(); ++i) {
    const auto &a = run[i == 0 ? 0 : i - 1], &b = run[std::min(i + 1, run.size() - 1)];
    const float dr = b.r - a.r, dz = b.z - a.z, length = std::max(1e-6F, std::hypot(dr, dz));
    rings.push_back({run[i].r, run[i].z, dz / length, -dr / length});
  }
  return rings;
}

}  // namespace

Mesh lathe(const std::vector<ProfilePoint>& profile, int segments, bool smooth) {
  Mesh mesh;
  std::vector<ProfilePoint> run;
  const auto turn = [&] {
    const auto rings = rings_of(smooth ? refined(run) : run);
    const int base = static_cast<int>(mesh.vertices.size());
    for (const Ring& ring : rings)
      for (int s = 0; s < segments; ++s) {
        const float a = static_cast<float>(2 * CV_PI * s / segments), c = std::cos(a), n = std::sin(a);
        mesh.vertices.push_back({{ring.r * c, ring.r * n, ring.z}, {ring.nr * c, ring.nr * n, ring.nz}});
      }
    for (int i = 0; i + 1 < static_cast<int>(rings.size()); ++i)
      for (int s = 0; s < segments; ++s) {
        const int a = base + i * segments + s, b = base + i * segments + (s + 1) % segments;
        if (rings[i].r > 1e-4F) mesh.triangles.push_back({{a, b, b + segments}});
        if (rings[i + 1].r > 1e-4F) mesh.triangles.push_back({{a, b + segments, a + segments}});
      }
  };
  for (const ProfilePoint& p : profile) {
    run.push_back(p);
    if (p.sharp && run.size() > 1) {
      turn();
      run = {p};
    }
  }
  if (run.size() > 1) turn();
  mesh.measure();
  return mesh;
}

Mesh box(const cv::Vec3f& centre, const cv::Vec3f& half, Part part) {
  Mesh mesh;
  for (int axis = 0; axis < 3; ++axis)
    for (const float sign : {-1.0F, 1.0F}) {
      cv::Vec3f n(0, 0, 0), u(0, 0, 0), v(0, 0, 0);
      n[axis] = sign;
      u[(axis + 1) % 3] = half[(axis + 1) % 3] * sign;
      v[(axis + 2) % 3] = half[(axis + 2) % 3];
      const cv::Vec3f c = centre + n.mul(half);
      const int base = static_cast<int>(mesh.vertices.size());
      for (const cv::Vec3f& p : {c - u - v, c + u - v, c + u + v, c - u + v}) mesh.vertices.push_back({p, n});
      mesh.triangles.push_back({{base, base + 1, base + 2}, part});
      mesh.triangles.push_back({{base, base + 2, base + 3}, part});
    }
  return mesh;
}

Mesh capsule(const cv::Vec3f& a, float ra, const cv::Vec3f& b, float rb, int segments, Part part) {
  Mesh mesh;
  cv::Vec3f axis = b - a;
  const float length = static_cast<float>(cv::norm(axis));
  axis = length > 1e-6F ? axis * (1 / length) : cv::Vec3f(0, 0, 1);
  const cv::Vec3f side = cv::normalize(axis.cross(std::abs(axis[2]) < 0.9F ? cv::Vec3f(0, 0, 1) : cv::Vec3f(1, 0, 0)));
  const cv::Vec3f up = axis.cross(side);
  const int caps = std::max(3, segments / 4);
  std::vector<cv::Vec3f> rings;  // along the axis, radius, slope of the normal
  for (int i = 0; i <= caps; ++i) {
    const float q = static_cast<float>(-CV_PI / 2 + CV_PI / 2 * i / caps);
    rings.emplace_back(ra * std::sin(q), ra * std::cos(q), std::sin(q));
  }
  // Long tubes in short pieces, so that what leaves the picture can be left out without loss.
  const int pieces = std::max(1, static_cast<int>(length / 0.8F));
  for (int i = 1; i < pieces; ++i) {
    const float share = static_cast<float>(i) / static_cast<float>(pieces);
    rings.emplace_back(length * share, ra + (rb - ra) * share, 0);
  }
  for (int i = 0; i <= caps; ++i) {
    const float q = static_cast<float>(CV_PI / 2 * i / caps);
    rings.emplace_back(length + rb * std::sin(q), rb * std::cos(q), std::sin(q));
  }
  for (const cv::Vec3f& ring : rings)
    for (int s = 0; s < segments; ++s) {
      const float w = static_cast<float>(2 * CV_PI * s / segments);
      const cv::Vec3f out = side * std::cos(w) + up * std::sin(w);
      const float slope = std::sqrt(std::max(0.0F, 1 - ring[2] * ring[2]));
      mesh.vertices.push_back({a + axis * ring[0] + out * ring[1], out * slope + axis * ring[2]});
    }
  for (int i = 0; i + 1 < static_cast<int>(rings.size()); ++i)
    for (int s = 0; s < segments; ++s) {
      const int p = i * segments + s, q = i * segments + (s + 1) % segments;
      mesh.triangles.push_back({{p, q, q + segments}, part});
      mesh.triangles.push_back({{p, q + segments, p + segments}, part});
    }
  return mesh;
}

Mesh slab(const std::vector<cv::Point2f>& outline, float half) {
  Mesh mesh;
  cv::Point2f middle(0, 0);
  for (const auto& p : outline) middle += p;
  middle *= 1.0F / static_cast<float>(outline.size());
  const int n = static_cast<int>(outline.size());
  // Layers from one side to the other: share of the thickness, how far the outline is drawn in, slope of the normal.
  constexpr std::array<std::array<float, 3>, 5> kLayers{
      {{-1, 0.55F, -0.95F}, {-0.7F, 0.86F, -0.6F}, {0, 1, 0}, {0.7F, 0.86F, 0.6F}, {1, 0.55F, 0.95F}}};
  for (const auto& [y, inset, slope] : kLayers)
    for (int i = 0; i < n; ++i) {
      const cv::Point2f along = outline[(i + 1) % n] - outline[(i + n - 1) % n];
      cv::Vec3f out(along.y, 0, -along.x);
      out = cv::normalize(out) * std::sqrt(1 - slope * slope) + cv::Vec3f(0, slope, 0);
      const cv::Point2f p = middle + (outline[i] - middle) * inset;
      mesh.vertices.push_back({{p.x, y * half, p.y}, out});
    }
  for (int layer = 0; layer + 1 < 5; ++layer)
    for (int i = 0; i < n; ++i) {
      const int a = layer * n + i, b = layer * n + (i + 1) % n;
      mesh.triangles.push_back({{a, b + n, b}});
      mesh.triangles.push_back({{a, a + n, b + n}});
    }
  for (const int layer : {0, 4}) {  // the two flat sides, as fans
    const float y = layer == 0 ? -half : half;
    mesh.vertices.push_back({{middle.x, y * 1.05F, middle.y}, {0, layer == 0 ? -1.0F : 1.0F, 0}});
    const int centre = static_cast<int>(mesh.vertices.size()) - 1;
    for (int i = 0; i < n; ++i) {
      const int a = layer * n + i, b = layer * n + (i + 1) % n;
      if (layer == 0)
        mesh.triangles.push_back({{centre, a, b}});
      else
        mesh.triangles.push_back({{centre, b, a}});
    }
  }
  return mesh;
}

Mesh frustum(const std::vector<cv::Point2f>& foot, const std::vector<cv::Point2f>& top, const std::vector<float>& z,
             Part top_part) {
  Mesh mesh;
  const int n = static_cast<int>(foot.size());
  for (int i = 0; i < n; ++i) {
    const int j = (i + 1) % n;
    const cv::Vec3f a(foot[i].x, foot[i].y, 0), b(foot[j].x, foot[j].y, 0), c(top[j].x, top[j].y, z[j]),
        d(top[i].x, top[i].y, z[i]);
    const cv::Vec3f normal = cv::normalize((b - a).cross(d - a));
    const int base = static_cast<int>(mesh.vertices.size());
    for (const cv::Vec3f& p : {a, b, c, d}) mesh.vertices.push_back({p, normal});
    mesh.triangles.push_back({{base, base + 1, base + 2}});
    mesh.triangles.push_back({{base, base + 2, base + 3}});
  }
  const cv::Vec3f a(top[0].x, top[0].y, z[0]), b(top[1].x, top[1].y, z[1]), c(top[2].x, top[2].y, z[2]);
  const cv::Vec3f normal = cv::normalize((b - a).cross(c - a));
  const int base = static_cast<int>(mesh.vertices.size());
  for (int i = 0; i < n; ++i) mesh.vertices.push_back({{top[i].x, top[i].y, z[i]}, normal});
  for (int i = 1; i + 1 < n; ++i) mesh.triangles.push_back({{base, base + i, base + i + 1}, top_part});
  mesh.measure();
  return mesh;
}

}  // namespace arbiter::vision::simulate
