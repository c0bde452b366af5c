// SPDX-License-Identifier: MIT
#include "app/figures/outline.h"

#include <cmath>
#include <numbers>

namespace arbiter::figures {
namespace {

// How far a quarter of a circle leans from its ends, as a part of the radius.
constexpr double kQuarter = 0.5523;

Spot between(Spot from, Spot to, double share) {
  return {from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share};
}

}  // namespace

Pen& Pen::line(Spot to) {
  const Spot from = outline_.spots.back();
  return curve(between(from, to, 1.0 / 3), between(from, to, 2.0 / 3), to);
}

Pen& Pen::curve(Spot leans, Spot too, Spot to) {
  outline_.spots.insert(outline_.spots.end(), {leans, too, to});
  return *this;
}

Outline Pen::close() {
  line(outline_.spots.front());
  Outline out = outline_;
  out.closed = true;
  return out;
}

Outline polygon(std::initializer_list<Spot> spots) {
  Pen pen(*spots.begin());
  for (const Spot* spot = spots.begin() + 1; spot != spots.end(); ++spot) pen.line(*spot);
  return pen.close();
}

Outline line(std::initializer_list<Spot> spots) {
  Pen pen(*spots.begin());
  for (const Spot* spot = spots.begin() + 1; spot != spots.end(); ++spot) pen.line(*spot);
  return pen.open();
}

Outline circle(Spot middle, double radius) {
  const auto [x, y] = middle;
  const double k = radius * kQuarter;
  return Pen({x + radius, y})
      .curve({x + radius, y + k}, {x + k, y + radius}, {x, y + radius})
      .curve({x - k, y + radius}, {x - radius, y + k}, {x - radius, y})
      .curve({x - radius, y - k}, {x - k, y - radius}, {x, y - radius})
      .curve({x + k, y - radius}, {x + radius, y - k}, {x + radius, y})
      .close();
}

Outline bar(double x, double y, double width, double height, double radius) {
  const double right = x + width, low = y + height, k = radius * (1 - kQuarter);
  return Pen({x + radius, y})
      .line({right - radius, y})
      .curve({right - k, y}, {right, y + k}, {right, y + radius})
      .line({right, low - radius})
      .curve({right, low - k}, {right - k, low}, {right - radius, low})
      .line({x + radius, low})
      .curve({x + k, low}, {x, low - k}, {x, low - radius})
      .line({x, y + radius})
      .curve({x, y + k}, {x + k, y}, {x + radius, y})
      .close();
}

Outline turned(Outline outline, double degrees, Spot to) {
  const double turn = degrees * std::numbers::pi / 180, c = std::cos(turn), s = std::sin(turn);
  for (Spot& spot : outline.spots) spot = {to.x + c * spot.x - s * spot.y, to.y + s * spot.x + c * spot.y};
  return outline;
}

}  // namespace arbiter::figures
