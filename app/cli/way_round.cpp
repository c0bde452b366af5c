#include "app/cli/way_round.h"

#include <algorithm>

namespace arbiter::cli {

namespace {

constexpr double kClearly = 0.7;  // probability of another way round that is believed

}  // namespace

std::vector<vision::SquareOpinion> read_either_way(const cv::Mat& picture, vision::BoardFix& fix,
                                                   vision::PictureReader& reader) {
  vision::PositionReading reading = reader.read_position(picture, fix.plane);
  const auto likeliest = std::max_element(reading.ways.begin(), reading.ways.end());
  const int quarters = static_cast<int>(likeliest - reading.ways.begin());
  if (quarters == 0 || *likeliest < kClearly) return std::move(reading.squares);
  const calibration::BoardPlane turned = fix.plane.turned(quarters);
  const auto same = std::find_if(fix.orientations.begin(), fix.orientations.end(), [&](const auto& way) {
    return calibration::corner_distance(turned.corners(), way) < 0.5 * fix.plane.square_px();
  });
  if (same == fix.orientations.end()) return std::move(reading.squares);
  std::rotate(fix.orientations.begin(), same, same + 1);
  fix.plane = turned;
  fix.corners = fix.orientations.front() = turned.corners();
  return reader.read_position(picture, fix.plane).squares;
}

}  // namespace arbiter::cli
