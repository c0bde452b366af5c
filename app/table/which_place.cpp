// SPDX-License-Identifier: MIT
#include "app/table/which_place.h"

#include <algorithm>
#include <utility>

namespace arbiter::table {

namespace {

constexpr double kShowsEnough = 0.8;  // share of the squares

double shown_at(const ShowsPosition& shows, const vision::BoardFix& fix) {
  double best = 0;
  for (int q = 0; q < 4; ++q) {
    const calibration::BoardPlane turned = fix.plane.turned(q);
    const bool possible = std::ranges::any_of(fix.orientations, [&](const calibration::Corners& way) {
      return calibration::corner_distance(turned.corners(), way) < 0.5 * fix.plane.square_px();
    });
    if (possible) best = std::max(best, shows(turned));
  }
  return best;
}

}  // namespace

std::optional<vision::BoardFix> place_that_shows(const ShowsPosition& shows, vision::BoardFix fix) {
  std::vector<vision::BoardFix> places = std::exchange(fix.places, {});
  if (places.empty()) return fix;
  places.insert(places.begin(), std::move(fix));
  double best = 0;
  const vision::BoardFix* there = nullptr;
  for (const vision::BoardFix& place : places) {
    const double shown = shown_at(shows, place);
    if (shown < kShowsEnough || shown <= best) continue;
    best = shown;
    there = &place;
  }
  if (there == nullptr) return std::nullopt;
  return *there;
}

}  // namespace arbiter::table
