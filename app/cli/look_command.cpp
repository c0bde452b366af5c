#include <cctype>
#include <chrono>
#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>
#include <opencv2/imgcodecs.hpp>
#include <optional>
#include <string>

#include "app/cli/commands.h"
#include "app/cli/place_options.h"
#include "app/table/profiles.h"
#include "vision/locate/profile_finder.h"
#include "vision/reading/picture_reader.h"

namespace arbiter::cli {

namespace {

using nlohmann::json;

struct LookOptions {
  std::string image, board = "chess8", south, lens, profile, position;
  std::vector<double> corners;
};

json corners_json(const calibration::Corners& corners) {
  json list = json::array();
  for (const cv::Point2d& c : corners) list.push_back({std::round(c.x * 100) / 100, std::round(c.y * 100) / 100});
  return list;
}

json fix_json(const vision::BoardFix& fix) {
  json out{{"found", true}, {"corners", corners_json(fix.corners)}};
  out["error_px"] = std::round(fix.error_px * 100) / 100;
  out["confidence"] = std::round(fix.confidence * 1000) / 1000;
  out["method"] = fix.method;
  out["crossings"] = fix.crossings;
  out["square_px"] = std::round(fix.plane.square_px() * 10) / 10;
  out["elevation"] = std::round(fix.plane.elevation() * 10) / 10;
  out["orientations"] = json::array();
  for (const calibration::Corners& way : fix.orientations) out["orientations"].push_back(corners_json(way));
  return out;
}

using vision::SquareOpinion;

double rounded(double p) { return std::round(p * 1000) / 1000; }

/// K for a light king, k for a dark one as in FEN; N is the knight.
char letter_of(const SquareOpinion& opinion) {
  const SquareOpinion::What best = opinion.best();
  if (best == SquareOpinion::What::empty) return '.';
  if (best == SquareOpinion::What::unknown) return '?';
  const char letter = "KQRBNP"[opinion.best_kind()];
  return best == SquareOpinion::What::light ? letter : static_cast<char>(std::tolower(letter));
}

/// What one square may hold, the likeliest first; of pieces with the likeliest kinds.
json square_json(const SquareOpinion& opinion) {
  static constexpr std::array<const char*, 4> kNames{"empty", "light", "dark", "unknown"};
  json out{{"is", kNames.at(static_cast<size_t>(opinion.best()))}, {"probability", rounded(opinion.certainty())}};
  const bool piece = opinion.best() == SquareOpinion::What::light || opinion.best() == SquareOpinion::What::dark;
  if (piece) {
    json kinds = json::object();
    for (size_t k = 0; k < vision::kFigureKinds.size(); ++k)
      if (opinion.kinds.at(k) >= 0.05) kinds[std::string(vision::kFigureKinds.at(k))] = rounded(opinion.kinds.at(k));
    out["kind"] = vision::kFigureKinds.at(opinion.best_kind());
    out["kinds"] = std::move(kinds);
  }
  out["sure"] = opinion.sure() && (!piece || opinion.sure_of_kind());
  return out;
}

/// The board read: `squares` (the empty ones that are surely so left out), `board` as rows from the farthest rank to
/// South's, and the squares whose contents are not sure.
void add_reading(const cv::Mat& picture, const calibration::BoardPlane& plane, vision::PictureReader& reader, json& out,
                 json& pieces) {
  const Board& board = plane.board();
  std::vector<std::string> rows(static_cast<size_t>(board.height()),
                                std::string(static_cast<size_t>(board.width()), ' '));
  out["squares"] = json::object();
  out["unsure"] = json::array();
  pieces = json::object();
  for (const SquareOpinion& opinion : reader.read(picture, plane)) {
    const std::string& square = board.name(opinion.cell);
    const char letter = letter_of(opinion);
    rows[static_cast<size_t>(board.height() - 1 - board.rank(opinion.cell))]
        [static_cast<size_t>(board.file(opinion.cell))] = letter;
    json one = square_json(opinion);
    if (!one["sure"].get<bool>()) out["unsure"].push_back(square);
    if (letter != '.' && letter != '?')
      pieces[square] = (opinion.best() == SquareOpinion::What::light ? "S." : "N.") +
                       std::string(vision::kFigureKinds.at(opinion.best_kind()));
    if (letter != '.' || !opinion.sure()) out["squares"][square] = std::move(one);
  }
  out["board"] = rows;
}

int refuse(const std::string& reason) {
  std::cout << json{{"found", false}, {"reason", reason}} << "\n";
  return 2;
}

int look(const LookOptions& options) {
  const Board* board = Board::find(options.board);
  if (board == nullptr) return refuse("no board is called " + options.board);
  const cv::Mat picture = cv::imread(options.image);
  if (picture.empty()) return refuse(options.image + " cannot be read as a picture");
  auto lens = calibration::Lens::guess(picture.size());
  if (!options.lens.empty()) {
    const auto read = read_lens(options.lens);
    if (!read) return refuse(read.error().message);
    lens = read->scaled_to(picture.size());
  }
  std::optional<calibration::Profile> profile;
  if (!options.profile.empty()) {
    auto found = table::find_profile(options.profile);
    if (!found) return refuse(found.error().message);
    profile = std::move(*found);
  }
  const auto start = std::chrono::steady_clock::now();
  const auto fix = [&] {
    if (!options.corners.empty()) return vision::fix_from_corners(picture, *board, corners_of(options.corners), lens);
    if (profile) return vision::find_with_profile(picture, *profile);
    return vision::find_board(picture, *board, lens, hints_of(options.south));
  }();
  const std::chrono::duration<double, std::milli> taken = std::chrono::steady_clock::now() - start;
  json out = fix ? fix_json(*fix) : json{{"found", false}, {"code", fix.error().code}, {"reason", fix.error().message}};
  out["milliseconds"] = std::round(taken.count() * 10) / 10;
  json pieces;
  if (fix && board->style() == BoardStyle::chequered) {
    auto network = vision::SquareClassifier::built_in();
    if (!network) return refuse(network.error().message);
    vision::PictureReader reader(std::move(*network));
    add_reading(picture, fix->plane, reader, out, pieces);
  }
  std::cout << out << "\n";
  if (!fix) return 1;
  if (options.position.empty()) return 0;
  if (pieces.is_null()) return refuse("what stands on a board without a chequered pattern cannot be read");
  std::ofstream file(options.position);
  file << json{{"pieces", pieces}}.dump(1) << "\n";
  if (file.flush()) return 0;
  std::cerr << options.position << " cannot be written\n";
  return 2;
}

}  // namespace

void add_look(CLI::App& app, int& status) {
  auto options = std::make_shared<LookOptions>();
  auto* command = app.add_subcommand("look", "Find the board in a picture and say what stands on it");
  command->add_option("image", options->image, "Picture to look at")->required();
  command->add_option("--board", options->board, "Board to look for: chess8, square10, cross14 …")
      ->capture_default_str();
  command->add_option("--lens", options->lens, "The measured lens (from `calibrate camera`)");
  auto* profile =
      command->add_option("--profile", options->profile, "Board, lens and place as `calibrate table` kept them");
  add_corner_options(*command, options->corners, options->south);
  command->add_option("--position", options->position,
                      "Write the pieces read to this file, as a game's --position takes it: the light set is South's, "
                      "the dark one North's");
  for (const char* other : {"--corners", "--south", "--lens", "--board"}) profile->excludes(command->get_option(other));
  command->callback([options, &status] { status = look(*options); });
}

}  // namespace arbiter::cli
