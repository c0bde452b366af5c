// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "calibration/paper/paper.h"
#include "calibration/paper/type.h"

namespace arbiter::paper {

/// Millimetres from a page's upper left corner.
struct Point {
  double x = 0, y = 0;
};
struct Box {
  double x = 0, y = 0, width = 0, height = 0;
  [[nodiscard]] double right() const { return x + width; }
  [[nodiscard]] double bottom() const { return y + height; }
};

/// Words as they stand on a page.
struct Text {
  std::string words;
  Style style;       ///< with the size they were given in the end
  double width = 0;  ///< of the lines they are broken to; 0: one line
  Point origin;      ///< from where their lines are drawn
  Box box;           ///< what they cover
  int unknown = 0;   ///< letters that no font of this machine has
};

/// A line, a polygon, a disc about its only point, or curves.
struct Shape {
  /// Of curves: where they begin, then three points for each, two that it leans to and its end (Bézier's cubic curves).
  std::vector<Point> points;
  double radius = 0;          ///< millimetres, of a disc
  std::optional<Ink> fill{};  ///< none: hollow
  double line = 0.2;          ///< millimetres; 0: without an edge
  Ink ink = kBlack;           ///< of the edge
  bool dashed = false;
  bool closed = true;
  bool curved = false;
};

/// A page: what is to stand on it, laid out, not yet drawn. Shapes lie below words, each in the order they came.
class Page {
 public:
  explicit Page(Paper paper) : paper_(std::move(paper)) {}

  /// Words in the middle of the box's height, at the side of it that the style says. Where they are too wide they are
  /// set smaller, or broken to lines where that leaves them larger: nothing of them is ever cut off.
  void text(const Box& box, const std::string& words, Style style);
  /// Words broken to lines of that width from y on. How far down they reach (millimetres).
  double paragraph(double x, double y, double width, const std::string& words, const Style& style);

  void line(Point from, Point to, double width = 0.2, Ink ink = kBlack, bool dashed = false);
  void outline(const Box& box, double width = 0.2, Ink ink = kBlack);
  void fill(const Box& box, Ink ink);
  void shape(Shape shape) { shapes_.push_back(std::move(shape)); }

  [[nodiscard]] const Paper& paper() const { return paper_; }
  [[nodiscard]] const std::vector<Text>& texts() const { return texts_; }
  [[nodiscard]] const std::vector<Shape>& shapes() const { return shapes_; }

 private:
  void put(const std::string& words, const Style& style, double width, const Box& room);
  Paper paper_;
  std::vector<Text> texts_;
  std::vector<Shape> shapes_;
};

/// In what size words fit into so much room (millimetres), and whether broken to lines.
struct Fit {
  double size = 0;  ///< at most the style's
  bool broken = false;
};
[[nodiscard]] Fit fitted(const std::string& words, const Style& style, double width, double height);

}  // namespace arbiter::paper
