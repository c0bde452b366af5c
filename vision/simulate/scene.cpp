// SPDX-License-Identifier: MIT
#include "vision/simulate/scene.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

#include "vision/simulate/noise.h"
#include "vision/simulate/tag_box.h"

namespace arbiter::vision::simulate {

namespace {

/// From the 0..255 that a picture editor shows (red, green, blue) to linear light.
Colour shown(int r, int g, int b) {
  const auto linear = [](int v) { return std::pow(static_cast<float>(v) / 255.0F, 2.2F); };
  return {linear(b), linear(g), linear(r)};
}

Colour varied(const Colour& colour, std::uint64_t key, double spread) {
  Colour out;
  const double tone = uniform(mixed(key, 1), 1 - spread, 1 + spread);
  for (int i = 0; i < 3; ++i)
    out[i] = colour[i] * static_cast<float>(tone * uniform(mixed(key, 10 + i), 1 - spread / 2, 1 + spread / 2));
  return out;
}

constexpr const char* kArmies[] = {"S", "W", "N", "E"};

/// The looks of four armies; games with two use S and N.
std::map<std::string, ArmyLook> army_looks(std::string_view style, std::uint64_t seed) {
  const Colour light_wood = shown(222, 186, 130), dark_wood = shown(78, 46, 30), ivory = shown(232, 222, 200),
               black = shown(34, 32, 34);
  const Colour paints[] = {shown(214, 50, 60),   shown(40, 80, 190),  shown(238, 190, 40), shown(40, 140, 60),
                           shown(232, 110, 150), shown(240, 120, 30), shown(110, 50, 160), shown(30, 160, 170)};
  std::map<std::string, ArmyLook> looks;
  const int shift = static_cast<int>(uniform(mixed(seed, 21)) * 2) * 4;
  for (int i = 0; i < 4; ++i) {
    ArmyLook look;
    const bool light = i % 2 == 0;
    const Colour paint = varied(paints[shift + i], mixed(seed, 30 + i), 0.08);
    if (style == "wood") {
      // Four tones of wood for four armies; S and N are the light and the dark set of a game for two.
      const Colour woods[] = {light_wood, shown(150, 82, 44), dark_wood, shown(190, 60, 40)};
      look = {varied(woods[i], mixed(seed, 40 + i), 0.1), {}, {}, true, 0.35F, 1};
    } else if (style == "caps") {
      look = {varied(light ? ivory : black, mixed(seed, 40 + i), 0.05), paint, paint, false, 0.4F, 1};
    } else if (style == "mixed") {
      if (i < 2)
        look = {varied(light ? light_wood : dark_wood, mixed(seed, 40 + i), 0.1), {}, {}, true, 0.35F, 1};
      else
        look = {varied(light ? ivory : black, mixed(seed, 40 + i), 0.05), {}, {}, false, 0.55F, 0.86F};
    } else {
      look = {paint, {}, {}, false, 0.5F, 1};
    }
    looks[kArmies[i]] = look;
  }
  return looks;
}

/// Two armies of a game for two, where the four looks do not suit: an ordinary light and a dark set.
void two_ordinary_sets(std::map<std::string, ArmyLook>& armies, std::uint64_t seed) {
  armies["S"] = {varied(shown(232, 222, 196), mixed(seed, 50), 0.06), {}, {}, false, 0.5F, 1};
  armies["N"] = {varied(shown(36, 34, 36), mixed(seed, 51), 0.06), {}, {}, false, 0.5F, 1};
}

BoardLook board_look(std::string_view style, const Board& board, std::uint64_t seed) {
  BoardLook look;
  look.line = shown(30, 26, 24);
  if (board.style() != BoardStyle::chequered) {
    const Colour timber = style == "print" || style == "vinyl" ? shown(226, 210, 170) : shown(216, 168, 98);
    look.light = look.dark = look.border = varied(timber, mixed(seed, 60), 0.08);
    look.surface = style == "print" || style == "vinyl" ? Surface::print : Surface::wood;
    look.thickness = look.surface == Surface::wood ? 0.45F : 0.06F;
    look.river = look.palaces = board.style() == BoardStyle::points;
    look.gloss = 0.06F;
    return look;
  }
  if (style == "vinyl") {
    const bool green = uniform(mixed(seed, 61)) < 0.6;
    look.surface = Surface::vinyl;
    look.light = varied(shown(232, 224, 196), mixed(seed, 62), 0.04);
    look.dark = varied(green ? shown(64, 112, 74) : shown(60, 82, 130), mixed(seed, 63), 0.08);
    look.border = look.light;
    look.thickness = 0.05F;
    look.gloss = 0.10F;
  } else if (style == "print" || style == "plastic") {
    look.surface = Surface::print;
    look.light = varied(shown(226, 224, 214), mixed(seed, 62), 0.03);
    look.dark =
        varied(uniform(mixed(seed, 64)) < 0.5 ? shown(122, 112, 106) : shown(150, 116, 84), mixed(seed, 63), 0.06);
    look.border = look.light;
    look.full_square = true;
    look.thickness = 0.05F;
    look.gloss = 0.05F;
  } else {
    look.surface = Surface::wood;
    look.light = varied(shown(226, 190, 136), mixed(seed, 62), 0.07);
    look.dark = varied(shown(120, 70, 44), mixed(seed, 63), 0.12);
    look.border = varied(shown(92, 54, 36), mixed(seed, 65), 0.12);
    look.thickness = 0.42F;
    look.gloss = 0.14F;
  }
  return look;
}

/// Discs and wedges are of bare wood, whichever army's.
void set_form(Scene& scene, PieceForm form) {
  scene.form = form;
  for (auto& [army, look] : scene.armies)
    look = {varied(shown(224, 184, 120), mixed(scene.seed, 90), 0.06), {}, {}, true, 0.25F, 1};
}

}  // namespace

std::vector<std::string> style_names() { return {"wood", "caps", "plastic", "vinyl", "print", "mixed"}; }
std::vector<std::string> light_names() { return {"day", "lamp", "glare", "dim", "even", "harsh"}; }

Light make_light(std::string_view name, std::uint64_t seed) {
  std::string chosen(name);
  if (chosen.empty()) chosen = light_names()[mixed(seed, 70) % 3];
  const double turn = uniform(mixed(seed, 71), 0, 2 * CV_PI);
  const auto from = [](double angle, double flatness) {
    return cv::Vec3f(static_cast<float>(std::cos(angle) * flatness), static_cast<float>(std::sin(angle) * flatness), 1);
  };
  const Colour white(1, 1, 1), warm(0.74F, 0.90F, 1.05F), cool(1.06F, 1.0F, 0.94F);
  if (chosen == "day")
    return {{{from(turn, 0.75), cool * 0.85F, 0.13F, 0.25F}, {from(turn + 2.2, 0.35), white * 0.2F, 0.4F, 0.1F}},
            cool * 0.38F};
  if (chosen == "lamp")
    return {{{from(turn, 0.35), warm * 0.55F, 0.18F, 0.3F}, {from(turn + 2.0, 0.5), warm * 0.4F, 0.18F, 0.3F}},
            warm * 0.3F};
  if (chosen == "glare")
    return {{{from(turn, 0.6), cool * 0.7F, 0.25F, 1.6F}, {from(turn + 2.5, 0.4), white * 0.25F, 0.4F, 0.2F}},
            white * 0.36F};
  if (chosen == "dim")
    return {{{from(turn, 0.5), warm * 0.45F, 0.4F, 0.1F}, {from(turn + 2.2, 0.5), warm * 0.15F, 0.4F, 0.1F}},
            warm * 0.3F};
  if (chosen == "even")
    return {{{from(turn, 0.2), white * 0.35F, 0.6F, 0.05F}, {from(turn + 3.0, 0.2), white * 0.35F, 0.6F, 0.05F}},
            white * 0.55F};
  if (chosen == "harsh") return {{{from(turn, 0.95), white * 1.1F, 0.05F, 0.4F}}, cool * 0.2F};
  throw std::invalid_argument("no light named '" + chosen + "'");
}

Scene make_scene(std::string_view board, std::string_view style, std::uint64_t seed) {
  Scene scene;
  scene.board = Board::find(board);
  if (scene.board == nullptr) throw std::invalid_argument("no board named '" + std::string(board) + "'");
  std::string chosen(style);
  const auto names = style_names();
  if (chosen.empty()) chosen = names[mixed(seed, 80) % names.size()];
  if (std::find(names.begin(), names.end(), chosen) == names.end())
    throw std::invalid_argument("no style named '" + chosen + "'");
  scene.seed = seed;
  scene.look = board_look(chosen, *scene.board, seed);
  scene.armies = army_looks(chosen, seed);
  if (chosen == "vinyl") two_ordinary_sets(scene.armies, seed);
  if (scene.board->style() == BoardStyle::points) set_form(scene, PieceForm::discs);
  if (scene.board->id() == "square9") set_form(scene, PieceForm::wedges);
  scene.table.surface = uniform(mixed(seed, 81)) < 0.6 ? Surface::wood : Surface::cloth;
  const Colour tables[] = {shown(150, 104, 66), shown(176, 140, 100), shown(70, 84, 110), shown(60, 96, 76)};
  const std::size_t pick = (scene.table.surface == Surface::wood ? 0 : 2) + mixed(seed, 82) % 2;
  scene.table.colour = varied(tables[pick], mixed(seed, 83), 0.12);
  scene.light = make_light("", seed);
  scene.pose.elevation = 60;
  return scene;
}

void suit_pieces(Scene& scene, const Placement& placement) {
  for (const auto& [square, piece] : placement) {
    const std::string_view text(piece);
    if (scene.form == PieceForm::figures && text.substr(0, text.find('@')).ends_with(".gold-general"))
      set_form(scene, PieceForm::wedges);
  }
}

const Mesh& piece_mesh(const Scene& scene, std::string_view kind) {
  if (scene.form == PieceForm::figures && scene.figures)
    if (const Mesh* own = scene.figures->find(kind)) return *own;
  return piece_mesh(scene.form, kind);
}

cv::Point2f square_centre(const Board& board, std::string_view square) {
  const auto cell = board.find_cell(square);
  if (!cell) throw std::invalid_argument("no square '" + std::string(square) + "' on " + board.id());
  return {static_cast<float>(board.file(*cell)) + 0.5F, static_cast<float>(board.rank(*cell)) + 0.5F};
}

std::vector<Standing> stand(const Scene& scene, const Placement& placement,
                            const std::map<std::string, int>& generation) {
  std::vector<Standing> pieces;
  TagBox tags;
  for (const auto& [square, piece] : placement) {
    const auto cell = scene.board->find_cell(square);
    if (!cell) throw std::invalid_argument("no square '" + square + "' on " + scene.board->id());
    const auto again = generation.find(square);
    std::uint64_t key = mixed(mixed(scene.seed, 900 + cell->value), again == generation.end() ? 0 : again->second);
    key = mixed(key, text_key(std::string_view(piece).substr(0, piece.find('@'))));
    Standing standing{piece, square_centre(*scene.board, square)};
    standing.at.x += scene.misplacement * static_cast<float>(normal(key + 1));
    standing.at.y += scene.misplacement * static_cast<float>(normal(key + 2));
    const std::size_t side = std::string_view("SWNE").find(piece.empty() ? 'S' : piece[0]);
    standing.turn = side == std::string_view::npos ? 0 : -90.0F * static_cast<float>(side);
    standing.turn += static_cast<float>(normal(key + 3)) * (scene.form == PieceForm::figures ? 12.0F : 4.0F);
    if (scene.tag_size > 0) standing.tag = tags.take(piece);
    pieces.push_back(standing);
  }
  return pieces;
}

}  // namespace arbiter::vision::simulate
