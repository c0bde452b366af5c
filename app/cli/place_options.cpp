#include "app/cli/place_options.h"

#include <algorithm>
#include <fstream>
#include <map>

namespace arbiter::cli {

using calibration::Corners;
using calibration::Expected;
using calibration::failure;

void add_corner_options(CLI::App& command, std::vector<double>& corners, std::string& south) {
  command
      .add_option("--corners", corners,
                  "x1,y1,…,x4,y4: corners in pixels instead of finding them (a1, far end of the first rank, the "
                  "corner opposite a1, far end of the a-file)")
      ->delimiter(',')
      ->expected(8);
  command.add_option("--south", south, "Side of the picture at which South sits")
      ->check(CLI::IsMember({"bottom", "left", "top", "right"}));
}

Corners corners_of(const std::vector<double>& numbers) {
  Corners corners;
  for (std::size_t i = 0; i < 4; ++i) corners[i] = {numbers[2 * i], numbers[2 * i + 1]};
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

Expected<calibration::Lens> read_lens(const std::filesystem::path& file) {
  std::ifstream in(file);
  if (!in) return failure("io", file.string() + " cannot be opened");
  const auto json = nlohmann::json::parse(in, nullptr, false);
  auto lens = calibration::lens_from_json(json);
  if (!lens) return failure(lens.error().code, file.string() + ": " + lens.error().message);
  return lens;
}

Expected<vision::BoardFix> find_with_profile(const cv::Mat& picture, const calibration::Profile& profile) {
  const Board& board = *Board::find(profile.board);
  const calibration::Lens lens = profile.lens.scaled_to(picture.size());
  const Corners expected = calibration::scaled_corners(profile, picture.size());
  auto there = vision::fix_from_corners(picture, board, expected, lens);
  // Fitted to the lines of the board, it is where it was; otherwise somebody has moved it.
  if (there && there->crossings > 0) return there;
  auto found = vision::find_board(picture, board, lens);
  if (!found) return there && board.style() != BoardStyle::chequered ? there : found;
  const auto nearest =
      std::min_element(found->orientations.begin(), found->orientations.end(), [&](const Corners& a, const Corners& b) {
        return calibration::corner_distance(a, expected) < calibration::corner_distance(b, expected);
      });
  if (nearest == found->orientations.end() || nearest == found->orientations.begin()) return found;
  std::iter_swap(found->orientations.begin(), nearest);
  const auto plane = calibration::BoardPlane::from_corners(board, found->orientations.front(), found->plane.lens());
  if (!plane) return found;
  found->corners = found->orientations.front();
  found->plane = *plane;
  return found;
}

}  // namespace arbiter::cli
