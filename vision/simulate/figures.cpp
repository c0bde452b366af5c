// SPDX-License-Identifier: MIT
#include "vision/simulate/figures.h"

#include <cmath>
#include <map>
#include <mutex>
#include <string>

namespace arbiter::vision::simulate {

namespace {

constexpr int kSegments = 18;
using Profile = std::vector<ProfilePoint>;

/// The turned foot that all figures share, up to radius `waist` at height 0.3.
Profile foot(float r, float waist) {
  return {{r, 0, true},          {r, 0.07F, true},   {r * 0.97F, 0.10F},       {r * 0.86F, 0.13F, true},
          {r * 0.80F, 0.15F},    {r * 0.78F, 0.19F}, {r * 0.70F, 0.22F, true}, {waist * 1.25F, 0.25F},
          {waist * 1.05F, 0.30F}};
}

Mesh turned(Profile low, const Profile& high) {
  low.insert(low.end(), high.begin(), high.end());
  return lathe(low, kSegments);
}

Mesh pawn() {
  return turned(foot(0.27F, 0.15F), {{0.12F, 0.42F},
                                     {0.10F, 0.54F, true},
                                     {0.185F, 0.555F},
                                     {0.19F, 0.58F, true},
                                     {0.10F, 0.61F, true},
                                     {0.15F, 0.66F},
                                     {0.165F, 0.74F},
                                     {0.14F, 0.83F},
                                     {0.08F, 0.885F},
                                     {0, 0.90F}});
}

Mesh rook() {
  Mesh mesh = turned(foot(0.33F, 0.22F), {{0.19F, 0.45F},
                                          {0.175F, 0.62F},
                                          {0.18F, 0.74F, true},
                                          {0.25F, 0.78F, true},
                                          {0.27F, 0.80F},
                                          {0.27F, 0.90F, true},
                                          {0.20F, 0.90F, true},
                                          {0.19F, 0.84F, true},
                                          {0, 0.84F}});
  for (int i = 0; i < 6; ++i) {  // battlements
    Mesh tooth = box({0.235F, 0, 0.95F}, {0.036F, 0.088F, 0.055F});
    const float a = static_cast<float>(i * CV_PI / 3), c = std::cos(a), s = std::sin(a);
    tooth.transform({c, -s, 0, s, c, 0, 0, 0, 1}, {0, 0, 0});
    mesh.append(tooth);
  }
  return mesh;
}

Mesh bishop() {
  return turned(foot(0.32F, 0.18F), {{0.14F, 0.5F},
                                     {0.115F, 0.70F, true},
                                     {0.21F, 0.715F},
                                     {0.215F, 0.745F, true},
                                     {0.12F, 0.78F, true},
                                     {0.165F, 0.87F},
                                     {0.175F, 0.95F},
                                     {0.14F, 1.08F},
                                     {0.075F, 1.18F, true},
                                     {0.055F, 1.20F},
                                     {0.065F, 1.245F},
                                     {0.04F, 1.285F},
                                     {0, 1.295F}});
}

Mesh queen() {
  Mesh mesh = turned(foot(0.36F, 0.21F), {{0.155F, 0.6F},
                                          {0.125F, 0.95F, true},
                                          {0.23F, 0.97F},
                                          {0.235F, 1.0F, true},
                                          {0.13F, 1.04F, true},
                                          {0.16F, 1.14F},
                                          {0.235F, 1.34F, true},
                                          {0.19F, 1.33F, true},
                                          {0.13F, 1.39F},
                                          {0, 1.42F}});
  for (int i = 0; i < 8; ++i) {  // the coronet's points
    const float a = static_cast<float>(i * CV_PI / 4);
    const cv::Vec3f at(0.21F * std::cos(a), 0.21F * std::sin(a), 1.355F);
    mesh.append(capsule(at, 0.042F, at + cv::Vec3f(0, 0, 0.02F), 0.036F, 8, Part::body));
  }
  mesh.append(capsule({0, 0, 1.43F}, 0.06F, {0, 0, 1.47F}, 0.055F, 10, Part::body));
  return mesh;
}

Mesh king() {
  Mesh mesh = turned(foot(0.37F, 0.22F), {{0.165F, 0.6F},
                                          {0.135F, 1.0F, true},
                                          {0.24F, 1.02F},
                                          {0.245F, 1.055F, true},
                                          {0.14F, 1.09F, true},
                                          {0.17F, 1.2F},
                                          {0.215F, 1.42F, true},
                                          {0.19F, 1.45F},
                                          {0.11F, 1.50F},
                                          {0.05F, 1.53F},
                                          {0, 1.54F}});
  mesh.append(box({0, 0, 1.63F}, {0.034F, 0.034F, 0.12F}));
  mesh.append(box({0, 0, 1.65F}, {0.095F, 0.032F, 0.034F}));
  return mesh;
}

Mesh knight() {
  Mesh mesh = turned(foot(0.33F, 0.21F), {{0.20F, 0.34F, true}, {0.0F, 0.36F}});
  // A horse's head from the side, looking along +x; turned afterwards to look up the ranks.
  Mesh head = slab({{-0.20F, 0.30F},
                    {0.19F, 0.30F},
                    {0.17F, 0.42F},
                    {0.10F, 0.55F},
                    {0.10F, 0.66F},
                    {0.20F, 0.66F},
                    {0.29F, 0.62F},
                    {0.335F, 0.67F},
                    {0.32F, 0.75F},
                    {0.24F, 0.86F},
                    {0.15F, 0.98F},
                    {0.09F, 1.04F},
                    {0.06F, 1.13F},
                    {0.00F, 1.06F},
                    {-0.10F, 1.01F},
                    {-0.19F, 0.90F},
                    {-0.24F, 0.74F},
                    {-0.25F, 0.55F},
                    {-0.235F, 0.40F}},
                   0.15F);
  head.transform({0, -1, 0, 1, 0, 0, 0, 0, 1}, {0, -0.02F, 0});
  mesh.append(head);
  return mesh;
}

Mesh tower() {  // a boat, a chariot and other heavy pieces without a figure of their own
  return turned(foot(0.33F, 0.24F), {{0.22F, 0.45F},
                                     {0.24F, 0.62F, true},
                                     {0.27F, 0.68F},
                                     {0.26F, 0.76F, true},
                                     {0.12F, 0.78F, true},
                                     {0.11F, 0.9F},
                                     {0, 0.93F}});
}

Mesh bell() {
  return turned(foot(0.32F, 0.26F), {{0.25F, 0.42F},
                                     {0.24F, 0.60F},
                                     {0.19F, 0.76F},
                                     {0.10F, 0.86F, true},
                                     {0.08F, 0.9F},
                                     {0.085F, 0.96F},
                                     {0.04F, 1.0F},
                                     {0, 1.01F}});
}

Mesh cone() {
  return turned(foot(0.31F, 0.22F), {{0.19F, 0.5F},
                                     {0.13F, 0.78F},
                                     {0.09F, 0.95F, true},
                                     {0.15F, 0.98F},
                                     {0.15F, 1.04F, true},
                                     {0.06F, 1.10F},
                                     {0, 1.12F}});
}

Mesh ball() {
  return turned(foot(0.30F, 0.15F), {{0.11F, 0.40F, true},
                                     {0.18F, 0.46F},
                                     {0.235F, 0.58F},
                                     {0.24F, 0.68F},
                                     {0.19F, 0.81F},
                                     {0.10F, 0.87F},
                                     {0, 0.89F}});
}

Mesh elephant() {
  Mesh mesh = turned(foot(0.34F, 0.26F), {{0.25F, 0.40F}, {0.26F, 0.56F}, {0.22F, 0.74F}, {0.12F, 0.84F}, {0, 0.87F}});
  mesh.append(capsule({0, 0.2F, 0.62F}, 0.10F, {0, 0.33F, 0.42F}, 0.05F, 10, Part::body));
  mesh.append(capsule({0.16F, 0.06F, 0.68F}, 0.07F, {0.22F, 0, 0.56F}, 0.08F, 8, Part::body));
  mesh.append(capsule({-0.16F, 0.06F, 0.68F}, 0.07F, {-0.22F, 0, 0.56F}, 0.08F, 8, Part::body));
  return mesh;
}

Mesh disc(float r) {
  Mesh mesh = lathe({{r * 0.95F, 0, true}, {r, 0.05F}, {r, 0.18F}, {r * 0.94F, 0.235F, true}, {r * 0.93F, 0.235F}}, 32);
  std::vector<cv::Point2f> rim;
  for (int i = 0; i < 32; ++i) {
    const auto a = static_cast<float>(2 * CV_PI * i / 32);
    rim.emplace_back(r * 0.935F * std::cos(a), r * 0.935F * std::sin(a));
  }
  Mesh top = frustum(rim, rim, std::vector<float>(32, 0.235F), Part::face);
  std::erase_if(top.triangles, [](const Mesh::Triangle& t) { return t.part != Part::face; });
  mesh.append(top);
  return mesh;
}

Mesh wedge(float scale) {
  const auto outline = [scale](float s) {
    std::vector<cv::Point2f> p{{-0.37F, -0.42F}, {0.37F, -0.42F}, {0.30F, 0.24F}, {0, 0.44F}, {-0.30F, 0.24F}};
    for (auto& q : p) q *= scale * s;
    return p;
  };
  return frustum(outline(1), outline(0.94F),
                 {0.27F * scale, 0.27F * scale, 0.16F * scale, 0.12F * scale, 0.16F * scale}, Part::face);
}

using Maker = Mesh (*)();

Mesh figure(std::string_view kind) {
  static const std::map<std::string_view, Maker> known{
      {"pawn", pawn},     {"soldier", pawn}, {"king", king},         {"queen", queen},         {"minister", queen},
      {"ferz", queen},    {"bers", queen},   {"rook", rook},         {"tower", rook},          {"bishop", bishop},
      {"knight", knight}, {"horse", knight}, {"elephant", elephant}, {"boat", tower},          {"chariot", tower},
      {"cannon", tower},  {"runner", ball},  {"double", tower},      {"silver-general", bell}, {"advisor", cone}};
  if (const auto it = known.find(kind); it != known.end()) return it->second();
  constexpr Maker kPlain[] = {tower, bell, cone, ball, bishop};
  unsigned hash = 2166136261U;
  for (const char c : kind) hash = (hash ^ static_cast<unsigned char>(c)) * 16777619U;
  return kPlain[hash % std::size(kPlain)]();
}

/// Pieces of a disc or wedge game come in two or three sizes.
float rank_size(std::string_view kind, float royal, float officer, float low) {
  if (kind.find("king") == 0 || kind == "crown-prince") return royal;
  return kind == "pawn" || kind == "tokin" ? low : officer;
}

}  // namespace

const Mesh& piece_mesh(PieceForm form, std::string_view kind) {
  static std::mutex mutex;
  static std::map<std::pair<PieceForm, std::string>, Mesh> made;
  const std::lock_guard lock(mutex);
  const auto [it, fresh] = made.try_emplace({form, std::string(kind)});
  if (fresh) {
    switch (form) {
      case PieceForm::figures:
        it->second = figure(kind);
        break;
      case PieceForm::discs:
        it->second = disc(rank_size(kind, 0.43F, 0.40F, 0.37F));
        break;
      case PieceForm::wedges:
        it->second = wedge(rank_size(kind, 1.0F, 0.95F, 0.85F));
        break;
    }
    it->second.measure();
  }
  return it->second;
}

const Mesh& tag_mesh() {
  static const Mesh plate = [] {
    const std::vector<cv::Point2f> square{{-0.5F, -0.5F}, {0.5F, -0.5F}, {0.5F, 0.5F}, {-0.5F, 0.5F}};
    constexpr float kThick = 0.04F;
    Mesh mesh = frustum(square, square, {kThick, kThick, kThick, kThick}, Part::tag);
    mesh.measure();
    return mesh;
  }();
  return plate;
}

Mesh hand_mesh(float length, float open) {
  Mesh mesh;
  const auto bone = [&mesh](const cv::Vec3f& a, float ra, const cv::Vec3f& b, float rb, Part part = Part::skin,
                            int segments = 14) { mesh.append(capsule(a, ra, b, rb, segments, part)); };
  const float spread = 0.10F + 0.35F * open;
  const cv::Vec3f wrist(0.15F, -2.9F, 1.75F);
  // Four fingers: knuckle, middle joint, tip. The first meets the thumb at the origin, the others curl beside it.
  for (int i = 0; i < 4; ++i) {
    const auto side = static_cast<float>(i);
    const cv::Vec3f knuckle(-0.55F + 0.42F * side, -1.25F - 0.06F * side * side, 1.55F - 0.08F * side);
    const cv::Vec3f joint(-0.25F + 0.34F * side, -0.15F - 0.12F * side, 1.15F);
    const cv::Vec3f tip(0.02F + 0.30F * side, spread + 0.02F - (i == 0 ? 0.0F : 0.22F + 0.1F * side),
                        i == 0 ? 0.06F : 0.25F);
    bone(knuckle, 0.26F, joint, 0.22F);
    bone(joint, 0.22F, tip, 0.15F);
  }
  const cv::Vec3f ball(-0.75F, -1.75F, 1.25F), thumb(-0.62F, -0.85F, 0.72F), tip(-0.10F, -spread - 0.12F, 0.10F);
  bone(wrist, 0.34F, ball, 0.36F);
  bone(ball, 0.34F, thumb, 0.24F);
  bone(thumb, 0.24F, tip, 0.16F);
  for (int i = 0; i < 4; ++i) {  // the back of the hand
    const auto side = static_cast<float>(i);
    bone(wrist + cv::Vec3f(-0.22F + 0.15F * side, 0, 0), 0.36F,
         {-0.55F + 0.42F * side, -1.25F - 0.06F * side * side, 1.5F - 0.08F * side}, 0.29F, Part::skin, 18);
  }
  const cv::Vec3f elbow(0.3F, -length, 2.4F);
  const cv::Vec3f cuff = wrist + (elbow - wrist) * std::min(0.9F, 1.3F / std::max(1.5F, length - 2.9F));
  bone(wrist, 0.42F, cuff, 0.55F, Part::skin, 20);
  bone(cuff + (wrist - cuff) * 0.12F, 0.70F, elbow, 1.05F, Part::sleeve, 24);
  mesh.measure();
  return mesh;
}

}  // namespace arbiter::vision::simulate
