// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <opencv2/core.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "referee/core/board.h"
#include "vision/simulate/camera.h"
#include "vision/simulate/figure_set.h"
#include "vision/simulate/figures.h"

namespace arbiter::vision::simulate {

/// Square -> piece string (`e4` -> `S.pawn`, `W.knight@S`), as the referee's state has it.
using Placement = std::map<std::string, std::string>;

/// Linear light: blue, green, red; 1 = a white surface in full light.
using Colour = cv::Vec3f;

enum class Surface { wood, vinyl, print, cloth };

/// The board as an object on a table.
struct BoardLook {
  Surface surface = Surface::wood;
  Colour light, dark, line, border;
  float border_squares = 0.45F;
  float thickness = 0.4F;    ///< squares
  bool full_square = false;  ///< a cross printed on a square mat: the empty corners belong to the mat
  bool river = false;        ///< a board of points with the files broken between its middle ranks
  bool palaces = false;      ///< the diagonals of the two 3 x 3 palaces of a board of points
  float gloss = 0.1F;
};

struct TableLook {
  Surface surface = Surface::wood;  ///< wood or cloth
  Colour colour;
};

/// What one army's pieces look like, whoever plays them.
struct ArmyLook {
  Colour body;
  std::optional<Colour> cap, ring;  ///< painted top and foot ring
  bool wooden = false;              ///< grain
  float gloss = 0.4F;
  float scale = 1;
};

/// A far lamp or window.
struct Lamp {
  cv::Vec3f towards{-0.4F, -0.2F, 1};  ///< direction to the lamp, board space, need not be normalised
  Colour colour{1, 1, 1};
  float softness = 0.25F;  ///< width of a shadow's edge per height of what casts it
  float glare = 0;         ///< strength of its mirror image on board and table
};

struct Light {
  std::vector<Lamp> lamps;  ///< one or two
  Colour ambient{0.35F, 0.35F, 0.35F};
};

/// What camera and time do to the picture. Each picture draws its own values from the scene's seed and its number.
struct Effects {
  float exposure = 1;  ///< 1: the brightest tenth of the board comes out light but not burnt
  float vignette = 0.2F;
  float blur = 0.6F;                               ///< sigma, pixels
  float shot_noise = 0.010F, read_noise = 0.004F;  ///< at full and at no light, share of full scale
  float gain_drift = 0.006F;                       ///< sigma of the exposure from picture to picture
  float shake_px = 0.2F, shake_deg = 0.005F;       ///< sigma
  int jpeg_quality = 0;                            ///< 0: not compressed
};

/// A table with a camera over it. A plain value; what it looks like depends on nothing else.
struct Scene {
  const Board* board = nullptr;
  cv::Size size{1280, 960};
  BoardLook look;
  TableLook table;
  PieceForm form = PieceForm::figures;
  std::shared_ptr<const FigureSet> figures;  ///< the ordinary kinds' figures; none: the plain set
  std::map<std::string, ArmyLook> armies;    ///< by the army's letter
  CameraPose pose;
  Light light;
  Effects effects;
  float misplacement = 0.05F;  ///< sigma of a piece's foot from its square's centre, squares
  float tag_size = 0;          ///< side of the tags on the pieces' tops with their white margin, squares; 0: none
  std::uint64_t seed = 1;
};

/// The body of a piece of that kind in this scene: of its own set where it has one, else as piece_mesh(form, kind).
const Mesh& piece_mesh(const Scene& scene, std::string_view kind);

/// A piece somewhere on the table.
struct Standing {
  std::string piece;
  cv::Point2f at;  ///< its foot, board units
  float z = 0;     ///< its foot's height above the playing surface
  float turn = 0;  ///< degrees, counter-clockwise seen from above; 0 faces up the ranks
  int tag = -1;    ///< number of the tag (AprilTag 36h11) on its top, -1: none
};

/// A hand over the board.
struct Hand {
  cv::Point2f at;                      ///< where the fingertips meet, board units
  float z = 1;                         ///< height of the fingertips
  char side = 'S';                     ///< the side of the table that it comes from: S W N E
  float open = 0;                      ///< 0 gripping, 1 open
  std::optional<std::string> carried;  ///< a piece hanging from the fingertips
  int carried_tag = -1;                ///< the tag on its top
};

/// One picture's content.
struct Shot {
  std::vector<Standing> pieces;
  std::optional<Hand> hand;
  int number = 0;  ///< of the picture: picks its shake, gain and noise
};

/// Presets for boards and armies: "wood", "caps" (light and dark wood with painted caps and foot rings), "plastic",
/// "vinyl", "print", "mixed" (wooden beside plastic sets). "" picks one by the seed.
std::vector<std::string> style_names();
/// "day" (window at one side), "lamp" (ceiling lamps), "glare" (a window mirrored in the board), "dim", "even",
/// "harsh". "" picks one by the seed.
std::vector<std::string> light_names();
Light make_light(std::string_view name, std::uint64_t seed);

/// A scene with that board (an id of Board::find; throws std::invalid_argument when there is none), style and seed;
/// everything may be changed afterwards. The board decides the pieces' form: discs on points, wedges on square9.
Scene make_scene(std::string_view board, std::string_view style = "", std::uint64_t seed = 1);

/// Changes the pieces' form to wedges when there are gold generals among them, whatever the board.
void suit_pieces(Scene& scene, const Placement& placement);

/// The middle of a square (or the crossing) in board units. Throws std::invalid_argument for a square the board
/// does not have.
cv::Point2f square_centre(const Board& board, std::string_view square);

/// The pieces of a placement standing on their squares, a little off the middle and turned as hands leave them: the
/// same piece on the same square always the same way for one seed. `generation` of a square changes that. Where the
/// scene has tags the pieces carry those of the printed legend, in the placement's order.
std::vector<Standing> stand(const Scene& scene, const Placement& placement,
                            const std::map<std::string, int>& generation = {});

}  // namespace arbiter::vision::simulate
