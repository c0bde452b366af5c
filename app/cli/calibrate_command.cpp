// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <memory>
#include <opencv2/imgcodecs.hpp>

#include "app/cli/commands.h"
#include "app/cli/place_options.h"
#include "app/commands/complaint.h"
#include "app/commands/named_files.h"
#include "app/table/message_text.h"
#include "app/table/profiles.h"
#include "calibration/measure/lens_measurement.h"
#include "calibration/measure/profile.h"
#include "calibration/measure/table_check.h"
#include "db/export.h"
#include "text/file.h"
#include "text/json_text.h"
#include "vision/locate/board_finder.h"
#include "vision/sources/picture_file.h"
#include "vision/sources/source.h"

namespace arbiter::cli {

namespace {

using nlohmann::json;
namespace fs = std::filesystem;
using calibration::Expected;
using calibration::failure;

struct CameraOptions {
  std::vector<std::string> pictures;
  std::string print = "charuco", crossings = "7x7", out = "lens.json";
  bool force = false;
};

struct TableOptions {
  std::string source, board = "chess8", lens, profile, south;
  std::vector<double> corners;
  bool json = false;
};

int fail(const std::string& message, int status = kNo) {
  complain(message);
  return status;
}

/// Folders stand for the pictures in them.
std::vector<std::string> picture_files(const std::vector<std::string>& given) {
  std::vector<std::string> files;
  for (const std::string& name : given) {
    std::error_code error;
    if (!fs::is_directory(name, error)) {
      files.push_back(name);
      continue;
    }
    std::vector<std::string> inside;
    for (fs::directory_iterator it(name, error), end; !error && it != end; it.increment(error))
      if (it->is_regular_file(error) && cv::haveImageReader(it->path().string())) inside.push_back(it->path().string());
    std::sort(inside.begin(), inside.end());
    files.insert(files.end(), inside.begin(), inside.end());
  }
  return files;
}

void print_verdicts(const std::vector<calibration::PictureVerdict>& pictures) {
  for (const auto& picture : pictures) {
    if (picture.why_not.empty())
      std::printf("%s: %d corners, %.2f px\n", picture.name.c_str(), picture.points, picture.rms_px);
    else
      std::printf("%s: not used, %s\n", picture.name.c_str(), table::message_text(picture.why_not).c_str());
  }
  std::fflush(stdout);
}

int calibrate_camera(const CameraOptions& options) {
  calibration::PrintedPattern pattern;
  if (options.print == "chequerboard") {
    pattern.kind = calibration::PrintedPattern::Kind::chequerboard;
    char rest = 0;
    if (std::sscanf(options.crossings.c_str(), "%dx%d%c", &pattern.crossings.width, &pattern.crossings.height, &rest) !=
            2 ||
        std::min(pattern.crossings.width, pattern.crossings.height) < 3 ||
        std::max(pattern.crossings.width, pattern.crossings.height) > 50)
      return fail("--crossings: \"" + options.crossings + "\" is not ACROSSxDOWN with numbers from 3 to 50", kUsage);
  }
  std::vector<calibration::NamedPicture> pictures;
  for (const std::string& file : picture_files(options.pictures)) {
    auto picture = vision::read_picture(file);
    if (!picture) complain(table::message_text(picture.error().message));
    pictures.push_back({text::shown(file), picture ? std::move(*picture) : cv::Mat()});
  }
  const auto measured = calibration::measure_lens(pictures, pattern);
  if (!measured) {
    print_verdicts(measured.error().pictures);
    return fail(table::message_text(measured.error().error.message));
  }
  print_verdicts(measured->pictures);
  const calibration::Lens& lens = measured->lens;
  std::printf("focal length %.1f x %.1f px (+-%.2f %%), middle %.1f, %.1f, distortion %.4f %.4f %.4f %.4f %.4f\n",
              lens.fx, lens.fy, 100 * measured->focal_spread, lens.cx, lens.cy, lens.distortion[0], lens.distortion[1],
              lens.distortion[2], lens.distortion[3], lens.distortion[4]);
  std::printf("residual %.3f px over %zu pictures, %.0f %% of the picture covered\n", measured->rms_px,
              static_cast<std::size_t>(std::count_if(measured->pictures.begin(), measured->pictures.end(),
                                                     [](const auto& p) { return p.used; })),
              100 * measured->coverage);
  std::fflush(stdout);
  if (!may_write(options.out, options.force)) return kOutput;
  const auto written = db::write_file(options.out, calibration::lens_text(lens, measured->rms_px));
  if (!written) return fail(table::message_text(written.error().message), kOutput);
  std::cout << "written to " << options.out << "\n";
  return 0;
}

/// The first good picture of a source.
Expected<cv::Mat> picture_of(const std::string& where) {
  auto source = vision::open_source(where);
  if (!source) return tl::unexpected(source.error());
  constexpr int kWarmUp = 15;  // a camera's first pictures are taken before it has found its exposure
  cv::Mat picture;
  Message damaged;  // why the first picture that could not be read could not
  for (int left = (*source)->live() ? kWarmUp : 1; left > 0;) {
    const auto frame = (*source)->next();
    if (!frame && frame.error().gap == vision::FrameGap::corrupt) {
      if (damaged.empty()) damaged = frame.error().message;
      continue;
    }
    if (!frame && picture.empty()) return failure("unreadable", damaged.empty() ? frame.error().message : damaged);
    if (!frame) break;
    picture = frame->picture;
    --left;
  }
  return picture;
}

json corners_json(const calibration::Corners& corners) {
  json list = json::array();
  for (const cv::Point2d& c : corners) list.push_back({std::round(c.x * 100) / 100, std::round(c.y * 100) / 100});
  return list;
}

json report(const vision::BoardFix& fix, const calibration::TableCheck& check) {
  return {{"found", true},
          {"board", fix.plane.board().id()},
          {"corners", corners_json(fix.corners)},
          {"method", fix.method},
          {"error_px", fix.error_px},
          {"square_px", check.square_px},
          {"smallest_square_px", check.smallest_square_px},
          {"elevation", check.elevation},
          {"blur_px", check.blur_px},
          {"brightness", check.brightness},
          {"contrast", check.contrast},
          {"burnt_out", check.burnt_out},
          {"glare", check.glare},
          {"outside", check.outside},
          {"grade", calibration::name(check.grade)},
          {"advice", english_of(check.advice)}};
}

void print_report(const vision::BoardFix& fix, const calibration::TableCheck& check) {
  std::printf("%s found by its %s, corners good to %.1f px:", fix.plane.board().id().c_str(), fix.method.c_str(),
              fix.error_px);
  for (const cv::Point2d& c : fix.corners) std::printf(" %.0f,%.0f", c.x, c.y);
  std::printf("\nA square is %.0f px, %.0f at its shortest; the camera is %.0f degrees over the table.\n",
              check.square_px, check.smallest_square_px, check.elevation);
  std::printf("Blur %.1f px, brightness %.0f of 255, contrast %.0f, burnt out %.1f %%, glare on %zu squares.\n",
              check.blur_px, check.brightness, check.contrast, 100 * check.burnt_out, check.glare.size());
  for (const Message& advice : check.advice) std::printf("%s\n", table::message_text(advice).c_str());
  std::printf("%s\n", check.grade == calibration::TableCheck::Grade::good ? "Good: the camera can stay as it is."
                      : check.grade == calibration::TableCheck::Grade::usable
                          ? "Good enough, though it could be better."
                          : "Not good enough to read the game.");
  std::fflush(stdout);
}

int calibrate_table(const TableOptions& options) {
  const Board* board = Board::find(options.board);
  if (board == nullptr) return fail("no board is called " + options.board + "; there are: " + board_names(), kUsage);
  const auto picture = picture_of(options.source);
  if (!picture) return fail(table::message_text(picture.error().message), kInput);
  auto lens = calibration::Lens::guess(picture->size());
  if (!options.lens.empty()) {
    const auto read = calibration::read_lens(options.lens);
    if (!read) return fail(table::message_text(read.error().message), kInput);
    lens = read->scaled_to(picture->size());
  }
  auto fix = options.corners.empty() ? vision::find_board(*picture, *board, lens, hints_of(options.south))
                                     : vision::fix_from_corners(*picture, *board, corners_of(options.corners), lens);
  if (!fix) {
    if (options.json) std::cout << text::dump({{"found", false}, {"reason", fix.error().message.english()}}) << "\n";
    return fail(table::message_text(fix.error().message));
  }
  const auto check = calibration::check_table(*picture, fix->plane);
  if (options.json)
    std::cout << text::dump(report(*fix, check)) << "\n";
  else
    print_report(*fix, check);
  if (!options.profile.empty()) {
    const calibration::Profile profile{options.profile, board->id(), fix->plane.lens(), fix->corners, check.square_px};
    if (const auto saved = table::save_profile(profile); !saved)
      return fail(table::message_text(saved.error().message), kOutput);
    if (!options.json)
      std::cout << "Kept as profile \"" << options.profile << "\" in " << table::profiles_path().string() << "\n";
  }
  return check.grade == calibration::TableCheck::Grade::poor ? kNo : kDone;
}

}  // namespace

void add_calibrate(CLI::App& app, int& status) {
  auto* command = add_command(app, "calibrate");
  command->require_subcommand(1);

  auto camera_options = std::make_shared<CameraOptions>();
  auto* camera = command->add_subcommand("camera", "Measure the lens from pictures of a printed pattern");
  camera->add_option("pictures", camera_options->pictures, "Pictures, or folders of them; ten are good")->required();
  camera
      ->add_option("--print", camera_options->print,
                   "What is seen: charuco (from `arbiter print charuco`) or chequerboard")
      ->check(CLI::IsMember({"charuco", "chequerboard"}))
      ->capture_default_str();
  camera->add_option("--crossings", camera_options->crossings, "Inner crossings of the chequerboard")
      ->capture_default_str();
  camera->add_option("--out", camera_options->out, "File to write")->capture_default_str();
  add_force(*camera, camera_options->force);
  camera->callback([camera_options, &status] { status = calibrate_camera(*camera_options); });

  auto table_options = std::make_shared<TableOptions>();
  auto* table = command->add_subcommand("table", "Say where the board is and whether it can be read well");
  table->add_option("source", table_options->source, "A picture, a video, a folder or a camera's number")->required();
  table->add_option("--board", table_options->board, "Board to look for")->capture_default_str();
  table->add_option("--lens", table_options->lens, "The measured lens (from `calibrate camera`)");
  table->add_option("--profile", table_options->profile, "Keep board, lens and place under this name");
  add_corner_options(*table, table_options->corners, table_options->south);
  table->add_flag("--json", table_options->json, "JSON instead of text");
  table->callback([table_options, &status] { status = calibrate_table(*table_options); });
}

}  // namespace arbiter::cli
