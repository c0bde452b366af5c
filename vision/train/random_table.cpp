// SPDX-License-Identifier: MIT
#include "vision/train/random_table.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <opencv2/core.hpp>
#include <vector>

#include "vision/simulate/noise.h"

namespace arbiter::vision::train {

using simulate::Colour;

namespace {

constexpr std::array<const char*, 6> kKinds{"king", "queen", "rook", "bishop", "knight", "pawn"};
constexpr std::array<const char*, 5> kOthers{"runner", "advisor", "silver-general", "elephant", "boat"};

/// From the 0 … 255 that a picture editor shows (red, green, blue) to linear light.
Colour shown(double r, double g, double b) {
  const auto linear = [](double v) { return static_cast<float>(std::pow(std::clamp(v, 0.0, 255.0) / 255, 2.2)); };
  return {linear(b), linear(g), linear(r)};
}

class Chance {
 public:
  explicit Chance(std::uint64_t seed) : random_(seed) {}
  double real(double low, double high) { return random_.uniform(low, high); }
  int whole(int low, int high) { return random_.uniform(low, high + 1); }
  bool yes(double p) { return random_.uniform(0.0, 1.0) < p; }
  double bell(double sigma) { return random_.gaussian(sigma); }
  /// About that colour.
  Colour near(double r, double g, double b, double spread) {
    const double tone = real(-spread, spread);
    return shown(r + tone + real(-spread, spread) / 2, g + tone + real(-spread, spread) / 2,
                 b + tone + real(-spread, spread) / 2);
  }
  Colour any() { return shown(real(10, 245), real(10, 245), real(10, 245)); }

 private:
  cv::RNG random_;
};

/// A colour that boards or pieces are made in: red, green, blue as a picture editor shows them, and how much they vary.
struct Tint {
  double r, g, b, spread;
};

constexpr std::array<Tint, 7> kLightSquares{{{240, 238, 232, 14},
                                             {236, 226, 196, 16},
                                             {226, 188, 132, 24},
                                             {232, 196, 70, 26},
                                             {206, 172, 128, 24},
                                             {212, 206, 196, 22},
                                             {190, 152, 118, 20}}};
constexpr std::array<Tint, 8> kDarkSquares{{{58, 42, 38, 18},
                                            {120, 72, 44, 26},
                                            {142, 62, 42, 26},
                                            {62, 110, 74, 26},
                                            {62, 84, 134, 26},
                                            {118, 108, 102, 20},
                                            {96, 74, 62, 22},
                                            {40, 40, 42, 16}}};
constexpr std::array<Tint, 7> kLightPieces{{{242, 240, 236, 12},
                                            {236, 224, 190, 16},
                                            {222, 184, 126, 24},
                                            {234, 206, 140, 20},
                                            {202, 160, 104, 20},
                                            {176, 128, 82, 24},
                                            {152, 98, 58, 22}}};
constexpr Tint kBlack{30, 29, 31, 14};
constexpr std::array<Tint, 5> kDarkPieces{
    {kBlack, kBlack, {74, 46, 32, 20}, {112, 58, 38, 24}, {52, 40, 36, 16}}};  // black ones are made most

template <std::size_t N>
Colour one_of(const std::array<Tint, N>& tints, Chance& chance) {
  const Tint& tint = tints.at(static_cast<std::size_t>(chance.whole(0, static_cast<int>(N) - 1)));
  return chance.near(tint.r, tint.g, tint.b, tint.spread);
}

void choose_board(simulate::Scene& scene, Chance& chance) {
  scene.look.surface = std::array{simulate::Surface::wood, simulate::Surface::vinyl, simulate::Surface::print}.at(
      static_cast<size_t>(chance.whole(0, 2)));
  do {
    scene.look.light = one_of(kLightSquares, chance);
    scene.look.dark = one_of(kDarkSquares, chance);
  } while (cv::norm(scene.look.light) < 1.8 * cv::norm(scene.look.dark));
  const int border = chance.whole(0, 3);
  scene.look.border = border == 0   ? scene.look.light
                      : border == 1 ? scene.look.dark
                      : border == 2 ? chance.near(120, 80, 50, 40)
                                    : chance.any();
  scene.look.border_squares = static_cast<float>(chance.real(0.1, 0.9));
  scene.look.thickness = static_cast<float>(chance.real(0.02, 0.5));
  scene.look.gloss = static_cast<float>(chance.yes(0.3) ? chance.real(0.1, 0.4) : chance.real(0, 0.12));
  scene.table.surface = chance.yes(0.6) ? simulate::Surface::wood : simulate::Surface::cloth;
  scene.table.colour = chance.yes(0.7) ? chance.near(160, 135, 105, 60) : chance.any();
}

std::map<std::string, simulate::ArmyLook> choose_armies(Chance& chance, bool coloured) {
  std::map<std::string, simulate::ArmyLook> armies;
  const auto army = [&](const Colour& body) {
    simulate::ArmyLook look;
    look.body = body;
    look.wooden = chance.yes(0.4);
    look.gloss = static_cast<float>(chance.real(0.05, 0.8));
    look.scale = static_cast<float>(chance.real(0.88, 1.08));
    if (chance.yes(0.04)) look.cap = chance.any();
    if (chance.yes(0.04)) look.ring = chance.any();
    return look;
  };
  armies["S"] = army(coloured ? chance.any() : one_of(kLightPieces, chance));
  do {
    armies["N"] = army(coloured ? chance.any() : one_of(kDarkPieces, chance));
  } while (!coloured && cv::norm(armies["S"].body) < 2 * cv::norm(armies["N"].body));
  armies["N"].scale = armies["S"].scale;
  armies["N"].wooden = armies["S"].wooden;
  armies["X"] = army(chance.any());
  armies["X"].scale = static_cast<float>(chance.real(0.5, 1.2));
  return armies;
}

void choose_camera(simulate::Scene& scene, Chance& chance) {
  constexpr std::array<std::array<int, 2>, 5> kSizes{{{640, 480}, {800, 600}, {960, 720}, {900, 900}, {1120, 840}}};
  const auto [width, height] = kSizes.at(static_cast<size_t>(chance.whole(0, 4)));
  scene.size = {width, height};
  simulate::CameraPose& pose = scene.pose;
  pose.elevation = chance.yes(0.15) ? chance.real(24, 40) : chance.real(34, 90);
  pose.rotation = chance.real(0, 360);
  pose.roll = chance.bell(5);
  pose.fill = chance.real(0.8, 1.2);  // the board may reach beyond the picture
  pose.focal = chance.real(0.7, 1.6);
  const double k = chance.real(-0.09, 0.03);
  pose.distortion = {k, -0.1 * k, chance.bell(0.0005), chance.bell(0.0005), 0};
}

void choose_light(simulate::Scene& scene, Chance& chance, std::uint64_t number) {
  const auto names = simulate::light_names();
  scene.light = simulate::make_light(names[static_cast<size_t>(chance.whole(0, static_cast<int>(names.size()) - 1))],
                                     simulate::mixed(number, 5));
  const Colour cast(static_cast<float>(chance.real(0.65, 1.25)), static_cast<float>(chance.real(0.88, 1.1)),
                    static_cast<float>(chance.real(0.8, 1.3)));
  const auto strength = static_cast<float>(chance.real(0.5, 1.8));
  scene.light.ambient = scene.light.ambient.mul(cast) * strength;
  for (simulate::Lamp& lamp : scene.light.lamps) {
    lamp.colour = lamp.colour.mul(cast);
    lamp.softness *= static_cast<float>(chance.real(0.5, 2));
    lamp.glare *= static_cast<float>(chance.real(0, 1.6));
  }
  simulate::Effects& effects = scene.effects;
  effects.exposure = static_cast<float>(chance.real(0.65, 1.6));
  effects.vignette = static_cast<float>(chance.real(0, 0.4));
  effects.blur = static_cast<float>(chance.yes(0.25) ? chance.real(0.8, 1.8) : chance.real(0, 0.9));
  effects.shot_noise = static_cast<float>(chance.real(0.002, 0.03));
  effects.read_noise = static_cast<float>(chance.real(0.001, 0.01));
  effects.jpeg_quality = chance.whole(35, 96);
}

/// Any position: a set-up, some of a game, or a few pieces anywhere.
simulate::Placement choose_placement(Chance& chance, const Board& board) {
  simulate::Placement placement;
  const int kind_of_position = chance.whole(0, 9);
  if (kind_of_position == 0) return placement;
  const double others = chance.yes(0.4) ? chance.real(0.05, 0.3) : 0;
  const auto piece = [&]() -> std::string {
    if (chance.yes(others)) return std::string("X.") + kOthers.at(static_cast<size_t>(chance.whole(0, 4)));
    const int kind = chance.yes(0.28) ? 5 : chance.whole(0, 4);
    return std::string(chance.yes(0.5) ? "S." : "N.") + kKinds.at(static_cast<size_t>(kind));
  };
  if (kind_of_position <= 2) {
    constexpr std::array<int, 8> kBack{2, 4, 3, 1, 0, 3, 4, 2};
    const bool shuffled = chance.yes(0.5), left = chance.yes(0.5);
    for (int x = 0; x < board.width(); ++x)
      for (const int rank : {0, 1, board.height() - 2, board.height() - 1}) {
        if (left && chance.yes(0.2)) continue;
        const bool back = rank == 0 || rank == board.height() - 1;
        const int kind =
            shuffled ? (chance.yes(0.3) ? 5 : chance.whole(0, 4)) : (back ? kBack.at(static_cast<size_t>(x % 8)) : 5);
        placement[board.name(board.at(x, rank))] =
            std::string(rank < board.height() / 2 ? "S." : "N.") + kKinds.at(static_cast<size_t>(kind));
      }
    return placement;
  }
  const int count = chance.whole(2, 34);
  for (int i = 0; i < count; ++i) {
    const auto& cells = board.cells();
    placement[board.name(cells[static_cast<size_t>(chance.whole(0, static_cast<int>(cells.size()) - 1))])] = piece();
  }
  return placement;
}

/// What stands on the squares and beside the board.
simulate::Shot choose_shot(const simulate::Scene& scene, const simulate::Placement& placement, Chance& chance) {
  simulate::Shot shot{simulate::stand(scene, placement), {}, 0};
  const bool any_way = chance.yes(0.6);
  for (simulate::Standing& one : shot.pieces)
    if (any_way) one.turn = static_cast<float>(chance.real(0, 360));
  for (int beside = chance.yes(0.5) ? chance.whole(1, 9) : 0; beside > 0; --beside) {
    simulate::Standing one;
    one.piece = std::string(chance.yes(0.5) ? "S." : "N.") + kKinds.at(static_cast<size_t>(chance.whole(0, 5)));
    const auto reach = static_cast<float>(scene.look.border_squares + chance.real(0.5, 2.5));
    const auto along = static_cast<float>(chance.real(-0.5, 8.5)), across = chance.yes(0.5) ? 8 + reach : -reach;
    one.at = chance.yes(0.5) ? cv::Point2f(across, along) : cv::Point2f(along, across);
    one.z = -scene.look.thickness;
    shot.pieces.push_back(one);
  }
  return shot;
}

}  // namespace

std::vector<RandomTable> random_tables(std::uint64_t number, int pictures) {
  Chance chance(simulate::mixed(number, 20110));
  simulate::Scene scene = simulate::make_scene("chess8", "wood", simulate::mixed(number));
  choose_board(scene, chance);
  choose_camera(scene, chance);
  choose_light(scene, chance, number);
  scene.misplacement = static_cast<float>(chance.real(0.02, 0.15));
  simulate::Renderer renderer(scene);
  const calibration::Corners exact = renderer.corners(renderer.shake(0));
  const double square = calibration::corner_distance(exact, {exact[1], exact[2], exact[3], exact[0]}) / 8;
  std::vector<RandomTable> tables;
  for (int i = 0; i < pictures; ++i) {
    const bool coloured = chance.yes(0.12);
    const std::uint64_t figures = 64 * number + static_cast<std::uint64_t>(i);
    renderer.change_pieces(std::make_shared<const simulate::FigureSet>(figures), choose_armies(chance, coloured));
    const simulate::Placement placement = choose_placement(chance, *scene.board);
    cv::Mat picture = renderer.render(choose_shot(scene, placement, chance));
    calibration::Corners corners = exact;
    const double error = chance.real(0, 0.05) * square;
    for (cv::Point2d& corner : corners) corner += cv::Point2d(chance.bell(error), chance.bell(error));
    const auto plane =
        calibration::BoardPlane::from_corners(*scene.board, corners, calibration::Lens::guess(picture.size()));
    if (plane) tables.push_back({std::move(picture), *plane, placement, coloured});
  }
  return tables;
}

}  // namespace arbiter::vision::train
