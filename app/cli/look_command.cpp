#include <chrono>
#include <iostream>
#include <nlohmann/json.hpp>
#include <opencv2/imgcodecs.hpp>
#include <optional>
#include <string>

#include "app/cli/commands.h"
#include "app/cli/place_options.h"
#include "app/table/profiles.h"
#include "vision/locate/profile_finder.h"

namespace arbiter::cli {

namespace {

using nlohmann::json;

struct LookOptions {
  std::string image, board = "chess8", south, lens, profile;
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
  out["squares"] = json::object();
  return out;
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
  std::cout << out << "\n";
  return fix ? 0 : 1;
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
  for (const char* other : {"--corners", "--south", "--lens", "--board"}) profile->excludes(command->get_option(other));
  command->callback([options, &status] { status = look(*options); });
}

}  // namespace arbiter::cli
