// SPDX-License-Identifier: MIT
#include "calibration/paper/pdf.h"

#include <cairo/cairo-pdf.h>
#include <cairo/cairo.h>

#include <algorithm>
#include <memory>
#include <numbers>

namespace arbiter::paper {
namespace {

constexpr double kPoint = 72.0 / 25.4;  // PostScript points a millimetre
constexpr double kDash = 1.5;           // millimetres, and as much between two

struct Release {
  void operator()(cairo_surface_t* s) const { cairo_surface_destroy(s); }
  void operator()(cairo_t* c) const { cairo_destroy(c); }
};
using Surface = std::unique_ptr<cairo_surface_t, Release>;
using Context = std::unique_ptr<cairo_t, Release>;

cairo_status_t take(void* bytes, const unsigned char* data, unsigned int length) {
  static_cast<std::string*>(bytes)->append(reinterpret_cast<const char*>(data), length);
  return CAIRO_STATUS_SUCCESS;
}

void draw(cairo_t* context, const Shape& shape) {
  cairo_new_path(context);
  if (shape.radius > 0) {
    cairo_arc(context, shape.points[0].x, shape.points[0].y, shape.radius, 0, 2 * std::numbers::pi);
  } else {
    for (const Point& point : shape.points) cairo_line_to(context, point.x, point.y);
    if (shape.closed) cairo_close_path(context);
  }
  if (shape.fill) {
    cairo_set_source_rgb(context, shape.fill->red, shape.fill->green, shape.fill->blue);
    cairo_fill_preserve(context);
  }
  if (shape.line > 0) {
    cairo_set_source_rgb(context, shape.ink.red, shape.ink.green, shape.ink.blue);
    cairo_set_line_width(context, shape.line);
    cairo_set_dash(context, &kDash, shape.dashed ? 1 : 0, 0);
    cairo_stroke_preserve(context);
  }
}

}  // namespace

tl::expected<std::string, std::string> pdf(const std::vector<Page>& pages, const std::string& title) {
  std::string bytes;
  const Surface surface(cairo_pdf_surface_create_for_stream(take, &bytes, a4().width * kPoint, a4().height * kPoint));
  cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_TITLE, title.c_str());
  for (const Page& page : pages) {
    cairo_pdf_surface_set_size(surface.get(), page.paper().width * kPoint, page.paper().height * kPoint);
    const Context context(cairo_create(surface.get()));
    cairo_scale(context.get(), kPoint, kPoint);
    for (const Shape& shape : page.shapes()) draw(context.get(), shape);
    for (const Text& text : page.texts())
      draw(context.get(), text.origin.x, text.origin.y, text.words, text.style, text.width);
    cairo_show_page(context.get());
  }
  cairo_surface_finish(surface.get());
  if (const auto status = cairo_surface_status(surface.get()); status != CAIRO_STATUS_SUCCESS)
    return tl::unexpected(std::string("The PDF cannot be made: ") + cairo_status_to_string(status));
  return bytes;
}

std::vector<std::string> without_letters(const std::vector<Page>& pages) {
  std::vector<std::string> found;
  for (const Page& page : pages)
    for (const Text& text : page.texts())
      if (text.unknown > 0 && std::find(found.begin(), found.end(), text.words) == found.end())
        found.push_back(text.words);
  return found;
}

}  // namespace arbiter::paper
