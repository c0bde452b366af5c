// SPDX-License-Identifier: MIT
#include "app/cli/place_options.h"

#include <map>

#include "text/sentences.h"

namespace arbiter::cli {

using calibration::Corners;
using calibration::Expected;

namespace {

constexpr const char* kCorners = text::N_(
    "x1,y1,…,x4,y4: corners of the board in pixels, instead of finding them. Order: a1, the far end of the first rank, "
    "the corner opposite a1, the far end of the a-file");
constexpr const char* kCornersOfEach = text::N_(
    "x1,y1,…,x4,y4: corners of the board in pixels, instead of finding them. Order: a1, the far end of the first rank, "
    "the corner opposite a1, the far end of the a-file. For several boards, repeat it for each");
constexpr const char* kSouth = text::N_("Side of the image at which South sits");
constexpr const char* kSouthOfEach =
    text::N_("Side of the image at which South sits. For several boards, repeat it for each");

CLI::Validator sides() { return CLI::IsMember({"bottom", "left", "top", "right"}); }

}  // namespace

void add_corner_options(CLI::App& command, std::vector<double>& corners, std::string& south) {
  command.add_option("--corners", corners, kCorners)->delimiter(',')->expected(8);
  command.add_option("--south", south, kSouth)->check(sides());
}

void add_corner_options(CLI::App& command, std::vector<double>& corners, std::vector<std::string>& south) {
  constexpr int kMostBoards = 8;
  command.add_option("--corners", corners, kCornersOfEach)->delimiter(',')->expected(8, 8 * kMostBoards);
  command.add_option("--south", south, kSouthOfEach)->check(sides())->delimiter(',');
}

Corners corners_of(const std::vector<double>& numbers, std::size_t board) {
  Corners corners;
  for (std::size_t i = 0; i < 4; ++i) corners[i] = {numbers[8 * board + 2 * i], numbers[8 * board + 2 * i + 1]};
  return corners;
}

vision::FindHints hints_of(const std::string& south) {
  static const std::map<std::string, vision::PictureSide> kSides{{"bottom", vision::PictureSide::bottom},
                                                                 {"left", vision::PictureSide::left},
                                                                 {"top", vision::PictureSide::top},
                                                                 {"right", vision::PictureSide::right}};
  vision::FindHints hints;
  if (const auto side = kSides.find(south); side != kSides.end()) hints.south = side->second;
  return hints;
}

std::string board_names() {
  std::string names;
  for (const auto id : Board::ids()) names += (names.empty() ? "" : ", ") + std::string(id);
  return names;
}

}  // namespace arbiter::cli
