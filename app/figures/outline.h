// SPDX-License-Identifier: MIT
#pragma once

#include <initializer_list>
#include <vector>

namespace arbiter::figures {

struct Spot {
  double x = 0, y = 0;
};

/// A line of curves: where it begins, then three spots for each curve, two that it leans to and its end (Bézier's cubic
/// curves; a straight piece is one, too).
struct Outline {
  std::vector<Spot> spots;
  bool closed = true;
};

/// Draws an outline piece by piece.
class Pen {
 public:
  explicit Pen(Spot from) : outline_{{from}, false} {}

  Pen& line(Spot to);
  Pen& curve(Spot leans, Spot too, Spot to);
  /// Goes back to where it began.
  [[nodiscard]] Outline close();
  [[nodiscard]] Outline open() const { return outline_; }

 private:
  Outline outline_;
};

/// A closed outline of straight pieces.
[[nodiscard]] Outline polygon(std::initializer_list<Spot> spots);
/// Straight pieces that do not come back.
[[nodiscard]] Outline line(std::initializer_list<Spot> spots);
[[nodiscard]] Outline circle(Spot middle, double radius);
/// A rectangle with round corners.
[[nodiscard]] Outline bar(double x, double y, double width, double height, double radius = 3);
/// Turned about the origin, degrees clockwise, then moved.
[[nodiscard]] Outline turned(Outline outline, double degrees, Spot to);

}  // namespace arbiter::figures
