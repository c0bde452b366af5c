// SPDX-License-Identifier: MIT
#include "vision/simulate/renderer.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

#include "calibration/tags/tag.h"
#include "vision/simulate/backdrop.h"
#include "vision/simulate/effects.h"
#include "vision/simulate/glyphs.h"
#include "vision/simulate/noise.h"
#include "vision/simulate/paint.h"
#include "vision/simulate/raster.h"

namespace arbiter::vision::simulate {

namespace {

constexpr int kInkSamples = 4;     // a side of a pixel, of a tag's print
constexpr float kExposed = 0.62F;  // where the brightest tenth of the board lies, share of white

cv::Matx33f turned(float degrees) {
  const float a = degrees * static_cast<float>(CV_PI / 180), c = std::cos(a), s = std::sin(a);
  return {c, -s, 0, s, c, 0, 0, 0, 1};
}

std::vector<ShadowMap> shadow_maps(const Scene& scene) {
  std::vector<ShadowMap> maps;
  for (const Lamp& lamp : scene.light.lamps)
    maps.emplace_back(shadow_area(*scene.board), kShadowResolution, lamp.towards);
  return maps;
}

/// How dark the ground is where the map's heights shade it, 255 = no light. The higher the part that throws the shadow,
/// the wider its edge: three layers of height, each blurred by its own width.
cv::Mat soft_shadow(const cv::Mat& heights, float softness) {
  constexpr std::array<std::array<float, 3>, 3> kLayers{{{0.02F, 0.45F, 0.2F}, {0.45F, 1.1F, 0.7F}, {1.1F, 99, 2.0F}}};
  cv::Mat sum(heights.size(), CV_8U, cv::Scalar(0)), layer;
  for (const auto& [low, high, mean] : kLayers) {
    cv::inRange(heights, low, std::nextafter(high, 0.0F), layer);
    const float sigma = std::max(0.8F, (0.02F + 0.5F * softness * mean) * kShadowResolution);
    if (sigma < 1.5F) {
      cv::GaussianBlur(layer, layer, {}, sigma);
    } else {  // twice a box: nearly a bell, at a cost that does not grow with its width
      const int side = 2 * static_cast<int>(std::lround(sigma * 1.22F)) + 1;
      cv::blur(layer, layer, {side, side});
      cv::blur(layer, layer, {side, side});
    }
    sum += layer;  // they lie side by side, so that together they reach full shadow
  }
  return sum;
}

bool same(const Standing& a, const Standing& b) {
  return a.piece == b.piece && a.at == b.at && a.z == b.z && a.turn == b.turn && a.tag == b.tag;
}

bool same(const Shot& a, const Shot& b) {
  if (a.pieces.size() != b.pieces.size() || a.hand.has_value() != b.hand.has_value()) return false;
  if (a.hand && (a.hand->at != b.hand->at || a.hand->z != b.hand->z || a.hand->side != b.hand->side ||
                 a.hand->open != b.hand->open || a.hand->carried != b.hand->carried ||
                 a.hand->carried_tag != b.hand->carried_tag))
    return false;
  return std::equal(a.pieces.begin(), a.pieces.end(), b.pieces.begin(),
                    [](const Standing& p, const Standing& q) { return same(p, q); });
}

}  // namespace

struct Renderer::Impl {
  explicit Impl(Scene given)
      : scene(std::move(given)),
        camera(scene.pose, scene.size, *scene.board),
        raster(scene.size),
        shadows(shadow_maps(scene)),
        backdrop(draw_backdrop(scene, camera, shadows)),
        shader(scene.light, camera.centre(), backdrop.bounce),
        effects(scene.effects, scene.size, scene.seed) {}

  void add(const Standing& standing);
  void add_tag(const Standing& standing, float height);
  void add(const Hand& hand);
  void light_ground(const Shot& shot);
  void draw_objects();
  const cv::Mat& exposed(const Shot& shot);

  Scene scene;
  Camera camera;
  Raster raster;
  std::vector<ShadowMap> shadows;
  Backdrop backdrop;
  Shader shader;
  CameraEffects effects;
  std::vector<Paint> paints;
  std::vector<Mesh> own;  // meshes made for this shot
  std::map<std::pair<std::string, bool>, cv::Mat> glyphs;
  std::map<int, cv::Mat1b> tags;
  cv::Mat picture;  // linear, CV_32FC3
  cv::Mat film;     // what is alike in all pictures of `drawn`
  std::optional<Shot> drawn;
};

void Renderer::Impl::add(const Standing& standing) {
  const std::string text = standing.piece.substr(0, standing.piece.find('@'));
  const auto dot = text.find('.');
  const std::string army = text.substr(0, dot), kind = dot == std::string::npos ? "pawn" : text.substr(dot + 1);
  const Mesh& mesh = piece_mesh(scene, kind);
  Paint paint;
  const auto look = scene.armies.find(army);
  paint.look = look != scene.armies.end() ? look->second : ArmyLook{{0.3F, 0.3F, 0.3F}, {}, {}, false, 0.3F, 1};
  paint.height = mesh.height;
  paint.seed = static_cast<std::uint32_t>(mixed(scene.seed, text_key(text) +
                                                                static_cast<std::uint64_t>(standing.at.x * 7 + 3) * 31 +
                                                                static_cast<std::uint64_t>(standing.at.y * 7 + 40)));
  if (scene.form != PieceForm::figures) {
    const bool second = army == "N" || army == "E";
    auto [it, fresh] = glyphs.try_emplace({kind, second});
    if (fresh) it->second = glyph(scene.form, kind, second);
    paint.face = it->second;
    paint.face_half = 0.36F;
    if (scene.form == PieceForm::discs)
      paint.ink = second ? Colour(0.05F, 0.16F, 0.02F) : Colour(0.03F, 0.02F, 0.35F);
    else if (kind == "tokin" || kind.find("promoted") == 0 || kind.find("dragon") == 0 || kind == "crown-prince")
      paint.ink = Colour(0.03F, 0.02F, 0.35F);
  }
  raster.draw({&mesh,
               turned(standing.turn),
               {standing.at.x, standing.at.y, standing.z},
               paint.look.scale,
               static_cast<int>(paints.size())},
              camera);
  const float top = standing.z + mesh.height * paint.look.scale;
  paints.push_back(std::move(paint));
  if (standing.tag >= 0 && scene.tag_size > 0) add_tag(standing, top);
}

/// A plate with the piece's tag on its top, glued on as it came.
void Renderer::Impl::add_tag(const Standing& standing, float height) {
  Paint paint;
  paint.look = {{0.75F, 0.75F, 0.75F}, {}, {}, false, 0, 1};
  auto [it, fresh] = tags.try_emplace(standing.tag);
  if (fresh) it->second = calibration::tag_picture(standing.tag);
  paint.tag = it->second;
  paint.look.gloss = 0.05F;
  const auto glued =
      static_cast<float>(uniform(mixed(scene.seed + 17, static_cast<std::uint64_t>(standing.tag)), 0, 360));
  raster.draw({&tag_mesh(),
               turned(standing.turn + glued),
               {standing.at.x, standing.at.y, height},
               scene.tag_size,
               static_cast<int>(paints.size())},
              camera);
  paints.push_back(std::move(paint));
}

void Renderer::Impl::add(const Hand& hand) {
  const auto w = static_cast<float>(scene.board->width()), h = static_cast<float>(scene.board->height());
  float reach = 0, turn = 0;
  switch (hand.side) {
    case 'W':
      reach = hand.at.x, turn = -90;
      break;
    case 'N':
      reach = h - hand.at.y, turn = 180;
      break;
    case 'E':
      reach = w - hand.at.x, turn = 90;
      break;
    default:
      reach = hand.at.y;
      break;
  }
  // A little from the player's right, as an arm comes.
  const std::uint64_t key = mixed(mixed(scene.seed, static_cast<std::uint64_t>(hand.side)), 55);
  const auto skew = static_cast<float>(uniform(key, 6, 22));
  Mesh mesh = hand_mesh(std::max(0.0F, reach) + 9, hand.open);
  own.push_back(std::move(mesh));
  Paint paint;
  paint.height = 10;
  const double tone = uniform(key + 1);
  paint.skin = Colour(0.24F, 0.33F, 0.60F) * static_cast<float>(1 - 0.75 * tone * tone);
  const Colour sleeves[] = {{0.30F, 0.12F, 0.06F},
                            {0.05F, 0.05F, 0.05F},
                            {0.10F, 0.12F, 0.35F},
                            {0.45F, 0.45F, 0.43F},
                            {0.12F, 0.20F, 0.08F}};
  paint.sleeve = sleeves[mixed(key + 2) % std::size(sleeves)];
  raster.draw({&own.back(), turned(turn + skew), {hand.at.x, hand.at.y, hand.z}, 1, static_cast<int>(paints.size())},
              camera);
  paints.push_back(paint);
  if (!hand.carried) return;
  const std::string text = hand.carried->substr(0, hand.carried->find('@'));
  const auto dot = text.find('.');
  const std::string kind = dot == std::string::npos ? "pawn" : text.substr(dot + 1);
  const float grip = piece_mesh(scene, kind).height * (scene.form == PieceForm::figures ? 0.75F : 0.5F);
  const float facing = turn;
  add(Standing{*hand.carried, hand.at, hand.z - grip, facing, hand.carried_tag});
}

void Renderer::Impl::light_ground(const Shot& shot) {
  const std::size_t lamps = shadows.size();
  std::vector<cv::Mat> dark(lamps);
  for (std::size_t l = 0; l < lamps; ++l) {
    shadows[l].clear();
    shadows[l].draw(raster);
    const cv::Mat soft = soft_shadow(shadows[l].heights(), scene.light.lamps[l].softness);
    cv::remap(soft, dark[l], backdrop.shadow1[l], backdrop.shadow2[l], cv::INTER_LINEAR, cv::BORDER_CONSTANT, 0);
  }
  const cv::Rect2f area = shadow_area(*scene.board);
  cv::Mat touch(shadows.empty() ? cv::Size(64, 64) : shadows[0].heights().size(), CV_8U, cv::Scalar(0));
  constexpr int kShift = 4;
  for (const Standing& p : shot.pieces) {
    if (p.z > 0.3F) continue;
    const std::string text = p.piece.substr(0, p.piece.find('@'));
    const auto dot = text.find('.');
    const float r = piece_mesh(scene, dot == std::string::npos ? "pawn" : text.substr(dot + 1)).foot * 1.12F;
    cv::circle(touch,
               {static_cast<int>((p.at.x - area.x) * kShadowResolution * 16),
                static_cast<int>((p.at.y - area.y) * kShadowResolution * 16)},
               static_cast<int>(r * kShadowResolution * 16), 255, cv::FILLED, cv::LINE_AA, kShift);
  }
  for (int i = 0; i < 2; ++i) cv::blur(touch, touch, {9, 9});  // sigma about 0.11 squares
  cv::Mat contact;
  cv::remap(touch, contact, backdrop.contact1, backdrop.contact2, cv::INTER_LINEAR, cv::BORDER_CONSTANT, 0);

  const float exposure = scene.effects.exposure * kExposed / backdrop.bright;
  picture.create(scene.size, CV_32FC3);
  for (int v = 0; v < scene.size.height; ++v) {
    auto* out = picture.ptr<cv::Vec3f>(v);
    const auto *ambient = backdrop.ambient.ptr<cv::Vec3f>(v), *glare = backdrop.glare.ptr<cv::Vec3f>(v);
    const auto* near_foot = contact.ptr<std::uint8_t>(v);
    for (int u = 0; u < scene.size.width; ++u) {
      const float open = 1 - static_cast<float>(near_foot[u]) * (0.62F / 255);
      out[u] = (ambient[u] * open + glare[u] * open) * exposure;
    }
    for (std::size_t l = 0; l < lamps; ++l) {
      const auto* direct = backdrop.direct[l].ptr<cv::Vec3f>(v);
      const auto* shade = dark[l].ptr<std::uint8_t>(v);
      for (int u = 0; u < scene.size.width; ++u)
        out[u] += direct[u] * (exposure * (1 - static_cast<float>(shade[u]) / 255));
    }
  }
}

void Renderer::Impl::draw_objects() {
  const float exposure = scene.effects.exposure * kExposed / backdrop.bright;
  const auto& triangles = raster.triangles();
  const auto& vertices = raster.vertices();
  for (int v = 0; v < scene.size.height; ++v) {
    const cv::Vec2i span = raster.touched(v);
    auto* out = picture.ptr<cv::Vec3f>(v);
    for (int u = span[0]; u < span[1]; ++u) {
      std::array<int, 4> hit;
      int covered = 0;
      for (int s = 0; s < 4; ++s) {
        hit[s] = raster.triangle_at(2 * u + s % 2, 2 * v + s / 2);
        covered += hit[s] >= 0 ? 1 : 0;
      }
      if (covered == 0) continue;
      Colour sum = out[u] * (static_cast<float>(4 - covered) / 4);
      for (int s = 0; s < 4; ++s) {
        if (hit[s] < 0) continue;
        const auto& triangle = triangles[hit[s]];
        int count = 1;  // further samples of the same object share this one's colour
        for (int k = s + 1; k < 4; ++k)
          if (hit[k] >= 0 && triangles[hit[k]].instance == triangle.instance &&
              triangles[hit[k]].part == triangle.part) {
            hit[k] = -1;
            ++count;
          }
        const auto &a = vertices[triangle.v[0]], &b = vertices[triangle.v[1]], &c = vertices[triangle.v[2]];
        const float area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
        const auto weights = [&](float x, float y) {
          const float dx = x - a.x, dy = y - a.y;
          const float wb = (dx * (c.y - a.y) - dy * (c.x - a.x)) / area,
                      wc = (dy * (b.x - a.x) - dx * (b.y - a.y)) / area;
          return cv::Vec3f(1 - wb - wc, wb, wc);
        };
        const cv::Vec3f w = weights(static_cast<float>(2 * u + s % 2), static_cast<float>(2 * v + s / 2));
        const auto& instance = raster.instances()[triangle.instance];
        const Paint& paint = paints[instance.look];
        float ink = 0;
        if (triangle.part == Part::tag) {  // modules may be smaller than pixels: the mean over the whole pixel
          for (int k = 0; k < kInkSamples * kInkSamples; ++k) {
            constexpr float kStep = 2.0F / kInkSamples;
            const cv::Vec3f q =
                weights(static_cast<float>(2 * u) - 0.5F + (static_cast<float>(k % kInkSamples) + 0.5F) * kStep,
                        static_cast<float>(2 * v) - 0.5F + (static_cast<float>(k / kInkSamples) + 0.5F) * kStep);
            const cv::Vec3f local = instance.rotation.t() *
                                    (a.world * q[0] + b.world * q[1] + c.world * q[2] - instance.at) *
                                    (1 / instance.scale);
            ink += tag_ink(paint.tag, local[0], local[1]) / (kInkSamples * kInkSamples);
          }
        }
        const Colour colour = shader.shade(a.world * w[0] + b.world * w[1] + c.world * w[2],
                                           a.normal * w[0] + b.normal * w[1] + c.normal * w[2], triangle.part, instance,
                                           paint, shadows, ink);
        sum += colour * (exposure * static_cast<float>(count) / 4);
      }
      out[u] = sum;
    }
  }
}

const cv::Mat& Renderer::Impl::exposed(const Shot& shot) {
  if (drawn && same(*drawn, shot)) return film;
  raster.clear();
  paints.clear();
  own.clear();
  own.reserve(1);
  for (const Standing& piece : shot.pieces) add(piece);
  if (shot.hand) add(*shot.hand);
  light_ground(shot);
  draw_objects();
  film = effects.expose(picture);
  drawn = shot;
  return film;
}

Renderer::Renderer(Scene scene) : impl_(std::make_unique<Impl>(std::move(scene))) {}
Renderer::~Renderer() = default;
Renderer::Renderer(Renderer&&) noexcept = default;
Renderer& Renderer::operator=(Renderer&&) noexcept = default;

cv::Mat Renderer::render(const Shot& shot) { return impl_->effects.develop(impl_->exposed(shot), shot.number); }

cv::Mat Renderer::render(const Placement& placement, const std::optional<Hand>& hand, int number) {
  return render(Shot{stand(impl_->scene, placement), hand, number});
}

void Renderer::change_pieces(std::shared_ptr<const FigureSet> figures, std::map<std::string, ArmyLook> armies) {
  impl_->scene.figures = std::move(figures);
  impl_->scene.armies = std::move(armies);
  impl_->drawn.reset();
}

const Scene& Renderer::scene() const { return impl_->scene; }
const Camera& Renderer::camera() const { return impl_->camera; }
Shake Renderer::shake(int number) const { return impl_->effects.shake(number); }

cv::Point2d Renderer::project(const cv::Vec3d& point, const Shake& shake) const {
  return shaken(impl_->camera.project(point), shake, impl_->scene.size);
}

std::array<cv::Point2d, 4> Renderer::corners(const Shake& shake) const {
  const double w = impl_->scene.board->width(), h = impl_->scene.board->height();
  return {project({0, 0, 0}, shake), project({w, 0, 0}, shake), project({w, h, 0}, shake), project({0, h, 0}, shake)};
}

cv::Mat render(const Scene& scene, const Placement& placement, const std::optional<Hand>& hand, int number) {
  return Renderer(scene).render(placement, hand, number);
}

}  // namespace arbiter::vision::simulate
