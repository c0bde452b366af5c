// SPDX-License-Identifier: MIT
#include <cctype>
#include <chrono>
#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "app/cli/commands.h"
#include "app/cli/look_text.h"
#include "app/cli/place_options.h"
#include "app/table/profiles.h"
#include "calibration/measure/profile.h"
#include "calibration/tags/legend.h"
#include "text/json_text.h"
#include "text/utf8.h"
#include "vision/locate/profile_finder.h"
#include "vision/piece_tags/piece_tags.h"
#include "vision/reading/picture_reader.h"
#include "vision/reading/way_round.h"
#include "vision/sources/picture_file.h"

namespace arbiter::cli {

namespace {

using nlohmann::json;

struct LookOptions {
  std::string image, board = "chess8", south, lens, profile, position, to_act;
  std::vector<double> corners;
  bool tags = false, json = false;
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
  out["occupied"] = rounded(1 - opinion.empty);
  // The light set is South's, the dark one North's, as a position read here is kept.
  const double army = opinion.light + opinion.dark;
  if (piece) out["army"] = {{"S", rounded(opinion.light / army)}, {"N", rounded(opinion.dark / army)}};
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
void add_reading(const std::vector<SquareOpinion>& squares, const Board& board, json& out, json& pieces) {
  std::vector<std::string> rows(static_cast<size_t>(board.height()),
                                std::string(static_cast<size_t>(board.width()), ' '));
  out["squares"] = json::object();
  out["unsure"] = json::array();
  pieces = json::object();
  for (const SquareOpinion& opinion : squares) {
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

/// How far the armies stand on their own sides, mean over the pieces: positive when the board is the right way round.
double at_home(const vision::TagReading& reading, const Board& board) {
  double sum = 0;
  for (const vision::PlacedTag& tag : reading.placed) {
    const double x = tag.foot.x / board.width() - 0.5, y = tag.foot.y / board.height() - 0.5;
    const std::string army = vision::army_of(tag.piece);
    sum += army == "S" ? -y : army == "N" ? y : army == "W" ? -x : x;
  }
  return sum;
}

/// The pieces as their tags and the printed legend have them, the board turned so that the armies stand at home unless
/// `placed`: somebody has said how it lies.
json read_pieces(const cv::Mat& picture, const vision::BoardFix& fix, bool placed) {
  vision::TagNames legend;
  for (int number = 0; number < calibration::kFirstFreeTag; ++number)
    if (const auto piece = calibration::legend_piece(number)) legend[number] = *piece;
  vision::PieceTags tags(legend);
  const auto seen = tags.find(picture, fix.plane);
  tags.fit_heights(seen, fix.plane);
  calibration::BoardPlane plane = fix.plane;
  vision::TagReading best = tags.place(seen, plane);
  if (!placed)
    for (int quarters = 1; quarters < 4; ++quarters)
      for (const calibration::Corners& way : fix.orientations) {
        const calibration::BoardPlane turned = fix.plane.turned(quarters);
        if (calibration::corner_distance(turned.corners(), way) > 0.5 * fix.plane.square_px()) continue;
        vision::TagReading other = tags.place(seen, turned);
        if (at_home(other, plane.board()) <= at_home(best, plane.board())) continue;
        best = std::move(other);
        plane = turned;
      }
  const Board& board = plane.board();
  json out{{"pieces", json::object()}, {"corners", corners_json(plane.corners())}, {"doubtful", json::array()}};
  double smallest = 0;
  for (const vision::PlacedTag& tag : best.placed) {
    out["pieces"][board.name(tag.cell)] = tag.piece;
    smallest = smallest == 0 ? tag.side : std::min(smallest, tag.side);
  }
  const auto doubt = [&](const std::string& what) { out["doubtful"].push_back(what); };
  for (const int number : best.twice) doubt("tag " + std::to_string(number) + " is seen twice");
  for (const int number : best.beside) doubt("tag " + std::to_string(number) + " is on no square");
  for (const Cell cell : best.crowded) doubt("two tags are seen over " + board.name(cell));
  for (const vision::PlacedTag& tag : best.unknown)
    doubt("tag " + std::to_string(tag.number) + ", near " + board.name(tag.cell) + ", is not in the legend");
  out["smallest_tag_px"] = std::round(smallest * 10) / 10;
  return out;
}

/// Nothing can be looked at: with JSON wanted that is told there too.
int refuse(const LookOptions& options, const std::string& reason, int status = kInput) {
  if (options.json)
    std::cout << text::dump({{"found", false}, {"reason", reason}}) << "\n";
  else
    std::cerr << "arbiter look: " << text::clean(reason) << "\n";
  return status;
}

int look(const LookOptions& options) {
  const Board* board = Board::find(options.board);
  if (board == nullptr)
    return refuse(options, "no board is called " + options.board + "; there are: " + board_names(), kUsage);
  const auto read = vision::read_picture(options.image);
  if (!read) return refuse(options, read.error().message);
  const cv::Mat& picture = *read;
  auto lens = calibration::Lens::guess(picture.size());
  if (!options.lens.empty()) {
    const auto measured = calibration::read_lens(options.lens);
    if (!measured) return refuse(options, measured.error().message);
    lens = measured->scaled_to(picture.size());
  }
  std::optional<calibration::Profile> profile;
  if (!options.profile.empty()) {
    auto found = table::find_profile(options.profile);
    if (!found) return refuse(options, found.error().message);
    profile = std::move(*found);
  }
  const auto start = std::chrono::steady_clock::now();
  auto fix = [&] {
    if (!options.corners.empty()) return vision::fix_from_corners(picture, *board, corners_of(options.corners), lens);
    if (profile) return vision::find_with_profile(picture, *profile);
    return vision::find_board(picture, *board, lens, hints_of(options.south));
  }();
  const std::chrono::duration<double, std::milli> taken = std::chrono::steady_clock::now() - start;
  std::vector<SquareOpinion> squares;
  if (fix && !options.tags && board->style() == BoardStyle::chequered) {
    auto reader = vision::PictureReader::built_in();
    if (!reader) return refuse(options, reader.error().message);
    squares = vision::read_either_way(picture, *fix, *reader);
  }
  json out = fix ? fix_json(*fix) : json{{"found", false}, {"code", fix.error().code}, {"reason", fix.error().message}};
  out["picture"] = {{"width", picture.cols}, {"height", picture.rows}};  // as it was read: what corners are counted in
  out["milliseconds"] = std::round(taken.count() * 10) / 10;
  json pieces;
  if (fix && options.tags) {
    out.update(read_pieces(picture, *fix, !options.corners.empty() || !options.south.empty() || profile));
    pieces = out["pieces"];
  } else if (!squares.empty()) {
    add_reading(squares, *board, out, pieces);
  }
  if (options.json)
    std::cout << text::dump(out) << "\n";
  else
    std::cout << look_text(out, profile ? profile->board : options.board);
  if (!fix) return kNo;
  if (options.position.empty()) return kDone;
  if (pieces.is_null()) {
    std::cerr << options.position << " is not written: what stands on a board without a chequered pattern, or without "
              << "tags, cannot be read\n";
    return kUsage;
  }
  json position{{"pieces", pieces}};
  if (!options.to_act.empty()) position["to_act"] = options.to_act;
  std::ofstream file(options.position);
  file << text::dump(position, 1) << "\n";
  if (file.flush()) return kDone;
  std::cerr << options.position << " cannot be written\n";
  return kOutput;
}

}  // namespace

void add_look(CLI::App& app, int& status) {
  auto options = std::make_shared<LookOptions>();
  auto* command = add_command(app, "look");
  command->add_option("image", options->image, "Picture to look at")->required();
  command->add_option("--board", options->board, "Board to look for: chess8, square10, cross14 …")
      ->capture_default_str();
  command->add_option("--lens", options->lens, "The measured lens (from `calibrate camera`)");
  auto* profile =
      command->add_option("--profile", options->profile, "Board, lens and place as `calibrate table` kept them");
  command->add_flag("--tags", options->tags,
                    "Read the pieces by the tags on their tops, as `print piece-tags` numbers them");
  add_corner_options(*command, options->corners, options->south);
  command->add_option("--position", options->position,
                      "Write the pieces read to this file, as a game's --position takes it: the light set is South's, "
                      "the dark one North's, unless tags say whose they are");
  command->add_flag("--json", options->json, "JSON instead of text");
  command->add_option("--to-act", options->to_act, "Whose turn it is in that position: S, W, N, E");
  for (const char* other : {"--corners", "--south", "--lens", "--board"}) profile->excludes(command->get_option(other));
  command->callback([options, &status] { status = look(*options); });
}

}  // namespace arbiter::cli
