#include <chrono>
#include <iostream>
#include <nlohmann/json.hpp>
#include <opencv2/imgcodecs.hpp>
#include <string>

#include "app/cli/commands.h"
#include "vision/locate/board_finder.h"

namespace arbiter::cli {

namespace {

using nlohmann::json;

struct LookOptions {
  std::string image, board = "chess8", south;
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

int look(const LookOptions& options) {
  const Board* board = Board::find(options.board);
  if (board == nullptr) {
    std::cout << json{{"found", false}, {"reason", "no board is called " + options.board}} << "\n";
    return 2;
  }
  const cv::Mat picture = cv::imread(options.image);
  if (picture.empty()) {
    std::cout << json{{"found", false}, {"reason", options.image + " cannot be read as a picture"}} << "\n";
    return 2;
  }
  const auto lens = calibration::Lens::guess(picture.size());
  const auto start = std::chrono::steady_clock::now();
  vision::FindHints hints;
  static const std::map<std::string, vision::PictureSide> kSides{{"bottom", vision::PictureSide::bottom},
                                                                 {"left", vision::PictureSide::left},
                                                                 {"top", vision::PictureSide::top},
                                                                 {"right", vision::PictureSide::right}};
  if (!options.south.empty()) hints.south = kSides.at(options.south);
  const auto fix = [&] {
    if (options.corners.empty()) return vision::find_board(picture, *board, lens, hints);
    calibration::Corners corners;
    for (size_t i = 0; i < 4; ++i) corners[i] = {options.corners[2 * i], options.corners[2 * i + 1]};
    return vision::fix_from_corners(picture, *board, corners, lens);
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
  command
      ->add_option("--corners", options->corners,
                   "x1,y1,…,x4,y4: corners in pixels instead of finding them (a1, far end of the first rank, the "
                   "corner opposite a1, far end of the a-file)")
      ->delimiter(',')
      ->expected(8);
  command->add_option("--south", options->south, "Side of the picture at which South sits")
      ->check(CLI::IsMember({"bottom", "left", "top", "right"}));
  command->callback([options, &status] { status = look(*options); });
}

}  // namespace arbiter::cli
