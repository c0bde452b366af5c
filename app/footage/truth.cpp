// SPDX-License-Identifier: MIT
#include "app/footage/truth.h"

#include <array>
#include <cmath>
#include <string_view>

namespace arbiter::footage {

using namespace vision::simulate;

namespace {

constexpr std::array<std::pair<std::string_view, char>, 6> kLetters{
    {{"king", 'K'}, {"queen", 'Q'}, {"rook", 'R'}, {"bishop", 'B'}, {"knight", 'N'}, {"pawn", 'P'}}};

Value pixel(const cv::Point2d& p) { return Value::List{rounded(p.x, 100), rounded(p.y, 100)}; }

}  // namespace

double rounded(double value, double parts) { return std::round(value * parts) / parts; }

Value truth_placement(const Placement& placement) {
  Value out = Value::Table();
  for (const auto& [square, piece] : placement) out[square] = truth_piece(piece);
  return out;
}

Value numbers(const std::map<std::string, int>& tags) {
  Value out = Value::Table();
  for (const auto& [square, number] : tags) out[square] = number;
  return out;
}

Value truth_offsets(const std::map<std::string, cv::Point2f>& offsets) {
  Value out = Value::Table();
  for (const auto& [square, offset] : offsets)
    out[square] = Value::List{rounded(offset.x, 1e3), rounded(offset.y, 1e3)};
  return out;
}

Value truth_camera(const Renderer& renderer) {
  const Camera& camera = renderer.camera();
  const auto list = [](const auto& matrix, int rows, int columns) {
    Value out = Value::List();
    for (int r = 0; r < rows; ++r) {
      Value row = Value::List();
      for (int c = 0; c < columns; ++c) row.push_back(rounded(matrix(r, c), 1e7));
      out.push_back(row);
    }
    return out;
  };
  const auto& d = camera.distortion();
  const cv::Vec3d centre = camera.centre();
  return {{"model", "opencv pinhole + Brown-Conrady"},
          {"K", list(camera.K(), 3, 3)},
          {"dist_k1_k2_p1_p2_k3", Value::List{d[0], d[1], d[2], d[3], d[4]}},
          {"R_world_to_cam", list(camera.R(), 3, 3)},
          {"t_world_to_cam", Value::List{camera.t()[0], camera.t()[1], camera.t()[2]}},
          {"camera_centre", Value::List{centre[0], centre[1], centre[2]}}};
}

Value truth_corners(const Renderer& renderer) {
  const Board& board = *renderer.scene().board;
  const double w = board.width(), h = board.height();
  const auto square = [&](double inset) {
    return Value{{"SW", pixel(renderer.project({inset, inset, 0}))},
                 {"SE", pixel(renderer.project({w - inset, inset, 0}))},
                 {"NE", pixel(renderer.project({w - inset, h - inset, 0}))},
                 {"NW", pixel(renderer.project({inset, h - inset, 0}))}};
  };
  Value corners{{"bounding_square", square(0)}};
  if (board.style() == BoardStyle::points) corners["crossings"] = square(0.5);
  int cut = 0;
  while (cut < board.width() / 2 && !board.at(cut, 0).valid()) ++cut;
  if (cut > 0) {
    const double c = cut;
    const std::vector<cv::Point2d> outline{{c, 0},     {w - c, 0}, {w - c, c}, {w, c},     {w, h - c}, {w - c, h - c},
                                           {w - c, h}, {c, h},     {c, h - c}, {0, h - c}, {0, c},     {c, c}};
    Value points = Value::List();
    for (const cv::Point2d& p : outline)
      points.push_back(Value{{"board", Value::List{p.x, p.y}}, {"pixel", pixel(renderer.project({p.x, p.y, 0}))}});
    corners["cross_outline"] = std::move(points);
  }
  return corners;
}

Value truth_scene(const Scene& scene) {
  const Board& board = *scene.board;
  Value squares = Value::List();
  for (const Cell cell : board.cells()) squares.push_back(board.name(cell));
  static const std::map<Surface, std::string> kSurfaces{
      {Surface::wood, "wood"}, {Surface::vinyl, "vinyl"}, {Surface::print, "print"}, {Surface::cloth, "cloth"}};
  Value armies = Value::Table();
  for (const auto& [army, look] : scene.armies)
    armies[army] = std::string(look.wooden ? "wood" : "plastic") + (look.cap ? " with painted cap and foot ring" : "");
  Value out{{"image", Value{{"width", scene.size.width}, {"height", scene.size.height}}},
            {"board", Value{{"id", board.id()},
                            {"cols", board.width()},
                            {"rows", board.height()},
                            {"squares", squares},
                            {"square_mm", 50},
                            {"border_squares", rounded(scene.look.border_squares, 1e4)},
                            {"thickness_squares", rounded(scene.look.thickness, 1e4)},
                            {"style", kSurfaces.at(scene.look.surface)}}},
            {"view", "elevation " + std::to_string(std::lround(scene.pose.elevation)) + ", rotation " +
                         std::to_string(std::lround(scene.pose.rotation))},
            {"camera_frame",
             "board units (1 = one square): x along files, y along ranks, z up, origin = outer corner of the bounding "
             "square at a1, z=0 = playing surface; pixel centres at integer coordinates"},
            {"armies", armies},
            {"captured_pieces",
             "at the right hand of the player who takes them, beside the board or in the cross's "
             "empty corner; when there is no more room, out of view"},
            {"camera_effects", Value{{"vignette", rounded(scene.effects.vignette, 1e4)},
                                     {"gain_drift", rounded(scene.effects.gain_drift, 1e4)},
                                     {"shake_px", rounded(scene.effects.shake_px, 1e4)},
                                     {"shake_deg", rounded(scene.effects.shake_deg, 1e4)},
                                     {"blur", rounded(scene.effects.blur, 1e4)},
                                     {"shot", rounded(scene.effects.shot_noise, 1e4)},
                                     {"read", rounded(scene.effects.read_noise, 1e4)}}}};
  if (board.style() == BoardStyle::chequered) {
    const Cell first = board.cells().front();
    const bool even = (board.file(first) + board.rank(first)) % 2 == 0;
    out["board"]["a1_parity_dark"] =
        std::string("dark when (file+rank, 1-based) is ") + (board.dark(first) == even ? "even" : "odd");
  }
  return out;
}

std::string truth_piece(const std::string& piece) {
  std::string look = piece.substr(0, piece.find('@'));
  const auto dot = look.find('.');
  if (dot == std::string::npos) return look;
  for (const auto& [kind, letter] : kLetters)
    if (std::string_view(look).substr(dot + 1) == kind) return look.substr(0, dot) + letter;
  return look;
}

std::string protocol_piece(const std::string& truth) {
  if (truth.find('.') != std::string::npos || truth.size() < 2) return truth;
  for (const auto& [kind, letter] : kLetters)
    if (truth.back() == letter) return truth.substr(0, truth.size() - 1) + "." + std::string(kind);
  return truth;
}

}  // namespace arbiter::footage
