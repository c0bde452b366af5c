// SPDX-License-Identifier: MIT
#include "calibration/paper/drawing.h"

#include <numbers>

namespace arbiter::paper {
namespace {

constexpr double kDash = 1.5;  // millimetres, and as much between two

void draw(cairo_t* context, const Shape& shape) {
  cairo_new_path(context);
  if (shape.radius > 0) {
    cairo_arc(context, shape.points[0].x, shape.points[0].y, shape.radius, 0, 2 * std::numbers::pi);
  } else {
    const std::vector<Point>& p = shape.points;
    if (shape.curved) cairo_move_to(context, p[0].x, p[0].y);
    for (std::size_t i = 1; shape.curved && i + 2 < p.size(); i += 3)
      cairo_curve_to(context, p[i].x, p[i].y, p[i + 1].x, p[i + 1].y, p[i + 2].x, p[i + 2].y);
    if (!shape.curved)
      for (const Point& point : p) cairo_line_to(context, point.x, point.y);
    if (shape.closed) cairo_close_path(context);
  }
  if (shape.fill) {
    cairo_set_source_rgb(context, shape.fill->red, shape.fill->green, shape.fill->blue);
    cairo_fill_preserve(context);
  }
  if (shape.line > 0) {
    cairo_set_source_rgb(context, shape.ink.red, shape.ink.green, shape.ink.blue);
    cairo_set_line_width(context, shape.line);
    cairo_set_line_join(context, shape.curved ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER);
    cairo_set_line_cap(context, shape.curved ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT);
    cairo_set_dash(context, &kDash, shape.dashed ? 1 : 0, 0);
    cairo_stroke_preserve(context);
  }
}

}  // namespace

void draw_page(cairo_surface_t* surface, const Page& page, double scale) {
  const Context context(cairo_create(surface));
  cairo_scale(context.get(), scale, scale);
  for (const Shape& shape : page.shapes()) draw(context.get(), shape);
  for (const Text& text : page.texts())
    draw(context.get(), text.origin.x, text.origin.y, text.words, text.style, text.width);
}

cairo_status_t take_bytes(void* bytes, const unsigned char* data, unsigned int length) {
  static_cast<std::string*>(bytes)->append(reinterpret_cast<const char*>(data), length);
  return CAIRO_STATUS_SUCCESS;
}

}  // namespace arbiter::paper
