// SPDX-License-Identifier: MIT
#include "app/table/which_place.h"

#include <algorithm>
#include <utility>

namespace arbiter::table {

namespace {

constexpr double kShowsEnough = 0.8;  // share of the squares

double shown_at(const ShowsPosition& shows, const vision::BoardFix& fix) {
  double best = 0;
  for (const int orientation : vision::possible_turns(fix)) best = std::max(best, shows(fix.plane.turned(orientation)));
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
