// SPDX-License-Identifier: MIT
#include "vision/simulate/figure_set.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "vision/simulate/noise.h"

namespace arbiter::vision::simulate {

namespace {

constexpr int kSegments = 20;
using Profile = std::vector<ProfilePoint>;

/// Numbers of one set, each asked for by a name of its own, so that a new one changes no other.
class Draw {
 public:
  explicit Draw(std::uint64_t seed) : seed_(seed) {}
  [[nodiscard]] float operator()(std::string_view what, double low, double high) const {
    return static_cast<float>(uniform(mixed(seed_, text_key(what)), low, high));
  }
  [[nodiscard]] bool chance(std::string_view what, double p) const { return uniform(mixed(seed_, text_key(what))) < p; }
  [[nodiscard]] int count(std::string_view what, int low, int high) const {
    return low + static_cast<int>(uniform(mixed(seed_, text_key(what))) * (high - low + 1));
  }

 private:
  std::uint64_t seed_;
};

/// What all figures of a set share, and the parts they are turned from. Lengths in squares.
class Turner {
 public:
  explicit Turner(const Draw& draw)
      : draw_(draw),
        king_(draw("king", 1.35, 2.05)),
        breadth_(draw("breadth", 0.33, 0.43)),
        plinth_(draw("plinth", 0.04, 0.10)),
        bell_(draw("bell", 0.10, 0.20)),
        conical_(draw.chance("conical", 0.45)),
        curve_(conical_ ? draw("curve", 0.8, 1.6) : draw("curve", 1.4, 4.0)),
        collar_(draw("collar", 0.02, 0.045)),
        slender_(conical_ ? draw("slender", 0.36, 0.62) : draw("slender", 0.26, 0.50)),
        rings_(draw.count("rings", conical_ ? 0 : 1, 3)) {}

  [[nodiscard]] Mesh pawn() const {
    const float height = king_ * draw_("pawn", 0.43, 0.60), r = breadth_ * draw_("pawn foot", 0.68, 0.86);
    const float ball = std::min(r * 0.8F, height * draw_("pawn ball", 0.14, conical_ ? 0.26 : 0.21));
    const float neck = height - 1.9F * ball;
    Profile p = stem(r, r * slender_, neck, rings_ > 1 && draw_.chance("pawn rings", 0.4) ? 2 : 1, ball * 0.9F);
    sphere(p, ball, neck, height);
    return lathe(p, kSegments);
  }

  [[nodiscard]] Mesh rook() const {
    const float height = king_ * draw_("rook", 0.48, 0.68), r = breadth_ * draw_("rook foot", 0.82, 0.98);
    const float drum = height * draw_("drum", 0.18, 0.30), wide = r * draw_("drum width", 0.62, 0.85);
    const float waist = std::min(wide * 0.92F, r * draw_("rook waist", 0.45, 0.68)), under = height - drum;
    const float wall = draw_("wall", 0.035, 0.07), depth = drum * draw_("hollow", 0.15, 0.4);
    Profile p = stem(r, waist, under, draw_.chance("rook collar", 0.5) ? 1 : 0, wide * 0.95F);
    const bool flaring = draw_.chance("flaring drum", 0.5);
    const bool plain = draw_.chance("plain rim", conical_ ? 0.6 : 0.25);
    const float rim = plain ? height : height - depth, floor = height - depth * (plain ? 1.6F : 1.3F);
    p.insert(
        p.end(),
        {{wide * (flaring ? 0.85F : 1.0F), under + drum * 0.12F, true}, {wide, rim, true}, {wide - wall, rim, true}});
    Mesh mesh = lathe(p, kSegments);
    Mesh inside = lathe({{wide - wall, rim, true}, {wide - wall, floor, true}, {0, floor}}, kSegments);
    for (Mesh::Triangle& triangle : inside.triangles) triangle.part = Part::hollow;
    mesh.append(inside);
    const int teeth = plain ? 0 : draw_.count("teeth", 4, 8);
    for (int i = 0; i < teeth; ++i) {
      const float share = draw_("tooth", 0.5, 0.8);
      Mesh tooth = box({wide - wall / 2, 0, height - depth / 2},
                       {wall / 2, share * static_cast<float>(CV_PI) * wide / static_cast<float>(teeth), depth / 2});
      const auto a = static_cast<float>(2 * CV_PI * i / teeth);
      tooth.transform({std::cos(a), -std::sin(a), 0, std::sin(a), std::cos(a), 0, 0, 0, 1}, {0, 0, 0});
      mesh.append(tooth);
    }
    return mesh;
  }

  [[nodiscard]] Mesh bishop() const {
    const float height = king_ * draw_("bishop", 0.60, 0.78), r = breadth_ * draw_("bishop foot", 0.80, 0.94);
    const float tip = height * draw_("tip", 0.02, 0.055), head = height * draw_("mitre", 0.22, 0.33);
    const float wide = std::min(r * 0.72F, head * draw_("mitre width", 0.36, 0.52)), neck = height - head - tip;
    Profile p = stem(r, r * slender_, neck, rings_, wide * draw_("bishop collar", 0.95, 1.25));
    const float belly = draw_("belly", 0.25, 0.5);
    p.insert(p.end(), {{wide * 0.62F, neck + head * 0.03F},
                       {wide * 0.95F, neck + head * belly * 0.6F},
                       {wide, neck + head * belly},
                       {wide * 0.80F, neck + head * (belly + 0.25F)},
                       {wide * 0.42F, neck + head * 0.90F},
                       {tip * 0.5F, neck + head, true}});
    sphere(p, tip * 0.6F, neck + head, height);
    Mesh mesh = lathe(p, kSegments);
    return mesh;
  }

  [[nodiscard]] Mesh queen() const {
    const float height = king_ * draw_("queen", 0.76, 0.93), r = breadth_ * draw_("queen foot", 0.90, 1.0);
    const float knob = height * draw_("knob", 0.02, 0.04);
    const float rim = r * draw_("queen rim", 0.52, 0.74), dome = height * draw_("queen dome", 0.02, 0.06);
    const float top = height - 1.5F * knob, at = top - dome;
    Mesh mesh = crowned(top, r, rim, dome);
    const int points = draw_.chance("coronet", conical_ ? 0.35 : 0.8) ? draw_.count("points", 6, 11) : 0;
    for (int i = 0; i < points; ++i) {
      const auto a = static_cast<float>(2 * CV_PI * i / points);
      const cv::Vec3f foot(rim * 0.92F * std::cos(a), rim * 0.92F * std::sin(a), at - 0.01F);
      const float size = std::min(0.05F, 2.2F * rim / static_cast<float>(points));
      mesh.append(capsule(foot, size, foot + cv::Vec3f(0, 0, size * 0.8F), size * 0.8F, 6, Part::body));
    }
    mesh.append(capsule({0, 0, height - 1.6F * knob}, knob, {0, 0, height - knob}, knob, 10, Part::body));
    return mesh;
  }

  [[nodiscard]] Mesh king() const {
    const float r = breadth_, cross = king_ * draw_("cross", 0.07, 0.13);
    const float top = king_ - cross;
    Mesh mesh = crowned(top, r, r * draw_("king rim", 0.50, 0.70), top * draw_("king dome", 0.05, 0.11));
    const float thick = draw_("cross thickness", 0.022, 0.045);
    if (draw_.chance("king's ball", conical_ ? 0.4 : 0.08)) {  // plain sets
      mesh.append(capsule({0, 0, top}, cross * 0.35F, {0, 0, king_ - cross * 0.35F}, cross * 0.4F, 10, Part::body));
      return mesh;
    }
    const float arm = cross * draw_("arm", 0.42, 0.62), high = top + cross * draw_("arm height", 0.50, 0.66);
    mesh.append(box({0, 0, top + cross * 0.46F}, {thick, thick, cross * 0.54F}));
    mesh.append(box({0, 0, high}, {arm, thick, thick}));
    if (draw_.chance("broad ends", 0.5)) {
      mesh.append(box({0, 0, king_ - thick}, {thick * 1.9F, thick * 1.02F, thick}));
      for (const float side : {-1.0F, 1.0F})
        mesh.append(box({side * (arm - thick * 0.6F), 0, high}, {thick, thick * 1.02F, thick * 1.8F}));
    }
    return mesh;
  }

  [[nodiscard]] Mesh knight() const {
    const float height = king_ * draw_("knight", 0.54, 0.72), r = breadth_ * draw_("knight foot", 0.80, 0.97);
    const float foot = height * draw_("knight plinth", 0.20, 0.36);
    Profile p = base(r);
    const float seat = r * draw_("seat", 0.58, 0.80);
    p.insert(p.end(), {{seat, foot * 0.75F}, {seat * 0.95F, foot, true}, {0, foot + 0.02F}});
    Mesh mesh = lathe(p, kSegments);
    // A horse's head from the side, looking along +x: bowed and upright, the set's own lies between the two. x in units
    // of the seat, z from the seat (0) to the ears (1).
    static constexpr std::array<std::array<float, 2>, 19> kBowed{{{-0.95F, 0},
                                                                  {0.90F, 0},
                                                                  {0.80F, 0.15F},
                                                                  {0.50F, 0.31F},
                                                                  {0.48F, 0.44F},
                                                                  {0.95F, 0.44F},
                                                                  {1.38F, 0.39F},
                                                                  {1.60F, 0.45F},
                                                                  {1.52F, 0.55F},
                                                                  {1.14F, 0.68F},
                                                                  {0.72F, 0.83F},
                                                                  {0.45F, 0.90F},
                                                                  {0.30F, 1.0F},
                                                                  {0.00F, 0.93F},
                                                                  {-0.48F, 0.87F},
                                                                  {-0.90F, 0.72F},
                                                                  {-1.14F, 0.52F},
                                                                  {-1.20F, 0.30F},
                                                                  {-1.12F, 0.12F}}};
    static constexpr std::array<std::array<float, 2>, 19> kUpright{{{-0.85F, 0},
                                                                    {0.95F, 0},
                                                                    {0.95F, 0.18F},
                                                                    {0.70F, 0.36F},
                                                                    {0.35F, 0.56F},
                                                                    {0.60F, 0.62F},
                                                                    {1.02F, 0.58F},
                                                                    {1.22F, 0.66F},
                                                                    {1.15F, 0.74F},
                                                                    {0.80F, 0.83F},
                                                                    {0.45F, 0.92F},
                                                                    {0.20F, 0.95F},
                                                                    {-0.05F, 1.0F},
                                                                    {-0.28F, 0.94F},
                                                                    {-0.52F, 0.86F},
                                                                    {-0.60F, 0.70F},
                                                                    {-0.58F, 0.50F},
                                                                    {-0.62F, 0.30F},
                                                                    {-0.75F, 0.12F}}};
    const float mix = draw_("bow", -0.15, 1.15), wide = draw_("head width", 0.80, 1.15),
                lean = draw_("lean", -0.15, 0.15);
    std::vector<cv::Point2f> outline;
    for (std::size_t i = 0; i < kBowed.size(); ++i) {
      const float z = mix * kBowed[i][1] + (1 - mix) * kUpright[i][1];
      const float rough = i < 2 ? 0.0F : draw_("outline " + std::to_string(i), -0.05, 0.05);
      const float x = (mix * kBowed[i][0] + (1 - mix) * kUpright[i][0] + rough) * wide + lean * z;
      outline.emplace_back(x * seat, foot + (z + (i < 2 ? 0.0F : rough * 0.4F)) * (height - foot));
    }
    Mesh head = slab(outline, seat * draw_("head thickness", 0.55, 0.85));
    head.transform({0, -1, 0, 1, 0, 0, 0, 0, 1}, {0, -0.05F * seat, 0});
    mesh.append(head);
    return mesh;
  }

 private:
  [[nodiscard]] Profile base(float r) const {
    const float second = plinth_ + bell_ * 0.35F;
    return {{r, 0, true},
            {r, plinth_, true},
            {r * 0.95F, plinth_ + 0.02F},
            {r * 0.88F, second, true},
            {r * draw_("ogee", 0.74, 0.86), second + 0.01F},
            {r * 0.74F, plinth_ + bell_ * 0.8F}};
  }

  /// Foot and stem up to `top`, its thinnest `waist`, and `rings` collars there, the lowest of radius `wide`.
  [[nodiscard]] Profile stem(float r, float waist, float top, int rings, float wide) const {
    Profile p = base(r);
    const float from = plinth_ + bell_, under = top - collar_ * 1.7F * static_cast<float>(rings);
    const float start = r * (conical_ ? draw_("cone", 0.74, 0.95) : 0.68F);
    for (int i = 0; i <= 4; ++i) {
      const float t = static_cast<float>(i) / 4;
      p.push_back({std::min(start, waist) + std::max(0.0F, start - waist) * std::pow(1 - t, curve_),
                   from + std::max(0.02F, under - from) * t});
    }
    p.back().sharp = true;
    float z = p.back().z, ring = std::max(wide, waist * 1.1F);
    for (int i = 0; i < rings; ++i, ring *= 0.82F) {
      p.insert(p.end(), {{ring * 0.96F, z + collar_ * 0.2F},
                         {ring, z + collar_ * 0.6F},
                         {ring * 0.96F, z + collar_, true},
                         {std::max(waist * 0.9F, ring * 0.6F), z + collar_ * 1.5F, true}});
      z += collar_ * 1.7F;
    }
    return p;
  }

  static void sphere(Profile& p, float r, float from, float top) {
    const float middle = (from + top) / 2, half = (top - from) / 2;
    for (int i = 1; i <= 6; ++i) {
      const float a = static_cast<float>(CV_PI) * (static_cast<float>(i) / 6 - 0.5F);
      p.push_back({std::max(0.0F, r * std::cos(a)), middle + half * std::sin(a)});
    }
    p.back().r = 0;
  }

  /// A stem under a head that widens to a rim and closes with a dome.
  [[nodiscard]] Mesh crowned(float height, float r, float rim, float dome) const {
    const float head = height * draw_("crown", 0.15, 0.24), neck = height - dome - head;
    Profile p = stem(r, r * slender_, neck, rings_, rim * draw_("crown collar", 0.9, 1.2));
    p.insert(p.end(), {{rim * 0.52F, neck + head * 0.05F},
                       {rim * 0.60F, neck + head * 0.35F},
                       {rim * 0.78F, neck + head * 0.70F},
                       {rim, neck + head, true},
                       {rim * 0.86F, neck + head, true},
                       {rim * 0.66F, neck + head + dome * 0.55F},
                       {rim * 0.25F, neck + head + dome * 0.95F},
                       {0, height}});
    return lathe(p, kSegments);
  }

  Draw draw_;
  float king_, breadth_, plinth_, bell_;
  bool conical_;  ///< tapering evenly, as sets are that were turned quickly; else with a slender stem
  float curve_, collar_, slender_;
  int rings_;
};

}  // namespace

FigureSet::FigureSet(std::uint64_t seed) {
  const Turner turner(Draw(mixed(seed, text_key("figures"))));
  meshes_["pawn"] = turner.pawn();
  meshes_["rook"] = turner.rook();
  meshes_["bishop"] = turner.bishop();
  meshes_["queen"] = turner.queen();
  meshes_["king"] = turner.king();
  meshes_["knight"] = turner.knight();
  for (auto& [kind, mesh] : meshes_) mesh.measure();
}

const Mesh* FigureSet::find(std::string_view kind) const {
  const auto it = meshes_.find(kind);
  return it == meshes_.end() ? nullptr : &it->second;
}

}  // namespace arbiter::vision::simulate
