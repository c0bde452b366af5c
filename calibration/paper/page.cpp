// SPDX-License-Identifier: MIT
#include "calibration/paper/page.h"

#include <algorithm>
#include <utility>

namespace arbiter::paper {
namespace {

// A name on one line, a little smaller, reads better than one broken to two.
constexpr double kRatherSmaller = 0.8;
constexpr int kHalvings = 7;  // of the sizes between, until the right one is found: to less than a hundredth

Style sized(Style style, double size) {
  style.size = size;
  return style;
}

}  // namespace

Fit fitted(const std::string& words, const Style& style, double width, double height) {
  const Extent one = extent(words, style);
  const double alone =
      std::min({1.0, one.width > 0 ? width / one.width : 1.0, one.height > 0 ? height / one.height : 1.0});
  if (alone >= kRatherSmaller) return {style.size * alone, false};
  double fits = 0, not_any_more = style.size;
  const auto broken_fits = [&](double size) {
    const Extent all = extent(words, sized(style, size), width);
    return all.height <= height && all.width <= width;
  };
  if (broken_fits(style.size)) return {style.size, true};
  for (int i = 0; i < kHalvings; ++i) {
    const double between = (fits + not_any_more) / 2;
    (broken_fits(between) ? fits : not_any_more) = between;
  }
  return fits > style.size * alone ? Fit{fits, true} : Fit{style.size * alone, false};
}

void Page::put(const std::string& words, const Style& style, double width, const Box& room) {
  const Extent all = extent(words, style, width);
  const double aside = style.align == Align::left ? 0 : style.align == Align::middle ? 0.5 : 1;
  const double x = room.x + (room.width - all.width) * aside;
  texts_.push_back({words,
                    style,
                    width,
                    {width > 0 ? room.x + (room.width - width) * aside : x, room.y},
                    {x, room.y, all.width, all.height},
                    all.unknown});
}

void Page::text(const Box& box, const std::string& words, Style style) {
  if (words.empty()) return;
  const Fit fit = fitted(words, style, box.width, box.height);
  style.size = fit.size;
  const double width = fit.broken ? box.width : 0;
  const double height = extent(words, style, width).height;
  put(words, style, width, {box.x, box.y + (box.height - height) / 2, box.width, height});
}

double Page::paragraph(double x, double y, double width, const std::string& words, const Style& style) {
  if (words.empty()) return y;
  put(words, style, width, {x, y, width, 0});
  return texts_.back().box.bottom();
}

void Page::line(Point from, Point to, double width, Ink ink, bool dashed) {
  Shape shape;
  shape.points = {from, to};
  shape.line = width;
  shape.ink = ink;
  shape.dashed = dashed;
  shape.closed = false;
  shapes_.push_back(std::move(shape));
}

void Page::outline(const Box& box, double width, Ink ink) {
  Shape shape;
  shape.points = {{box.x, box.y}, {box.right(), box.y}, {box.right(), box.bottom()}, {box.x, box.bottom()}};
  shape.line = width;
  shape.ink = ink;
  shapes_.push_back(std::move(shape));
}

void Page::fill(const Box& box, Ink ink) {
  Shape shape;
  shape.points = {{box.x, box.y}, {box.right(), box.y}, {box.right(), box.bottom()}, {box.x, box.bottom()}};
  shape.line = 0;
  shape.fill = ink;
  shapes_.push_back(std::move(shape));
}

}  // namespace arbiter::paper
