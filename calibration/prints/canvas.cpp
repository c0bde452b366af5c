// SPDX-License-Identifier: MIT
#include "calibration/prints/canvas.h"

#include <cairo/cairo-pdf.h>
#include <cairo/cairo.h>

#include <cerrno>
#include <cmath>
#include <fstream>
#include <system_error>

namespace arbiter::calibration {

namespace {

constexpr double kPoint = 72.0 / 25.4;  // PostScript points a millimetre

struct Release {
  void operator()(cairo_surface_t* s) const { cairo_surface_destroy(s); }
  void operator()(cairo_t* c) const { cairo_destroy(c); }
};
using Surface = std::unique_ptr<cairo_surface_t, Release>;
using Context = std::unique_ptr<cairo_t, Release>;

}  // namespace

void Canvas::fill(double x, double y, double width, double height, double grey) {
  cairo_set_source_rgb(context_, grey, grey, grey);
  cairo_rectangle(context_, x, y, width, height);
  cairo_fill(context_);
}

void Canvas::line(double x1, double y1, double x2, double y2, double width, bool dashed) {
  const double dash[] = {1.5, 1.5};
  cairo_set_source_rgb(context_, 0.3, 0.3, 0.3);
  cairo_set_line_width(context_, width);
  cairo_set_dash(context_, dash, dashed ? 2 : 0, 0);
  cairo_move_to(context_, x1, y1);
  cairo_line_to(context_, x2, y2);
  cairo_stroke(context_);
}

void Canvas::outline(double x, double y, double width, double height, double line_width, bool dashed) {
  line(x, y, x + width, y, line_width, dashed);
  line(x + width, y, x + width, y + height, line_width, dashed);
  line(x + width, y + height, x, y + height, line_width, dashed);
  line(x, y + height, x, y, line_width, dashed);
}

void Canvas::text(double x, double y, double size, std::string_view words, bool centred) {
  const std::string copy(words);
  cairo_select_font_face(context_, "sans-serif", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL);
  cairo_set_font_size(context_, size);
  cairo_text_extents_t extents;
  cairo_text_extents(context_, copy.c_str(), &extents);
  cairo_set_source_rgb(context_, 0, 0, 0);
  cairo_move_to(context_, centred ? x - extents.x_advance / 2 : x, y);
  cairo_show_text(context_, copy.c_str());
}

void Canvas::bitmap(double x, double y, double pixel, const cv::Mat1b& picture) {
  cairo_set_source_rgb(context_, 0, 0, 0);
  constexpr double kJoin = 0.01;
  for (int row = 0; row < picture.rows; ++row)
    for (int column = 0; column < picture.cols;) {
      int end = column;
      while (end < picture.cols && picture(row, end) < 128) ++end;
      if (end > column)
        cairo_rectangle(context_, x + column * pixel, y + row * pixel, (end - column) * pixel + kJoin, pixel + kJoin);
      column = std::max(end, column + 1);
    }
  cairo_fill(context_);
}

Expected<void> write_pdf(const std::filesystem::path& file, const Paper& paper, const std::vector<Sheet>& sheets) {
  // Cairo does not say why a file cannot be written.
  if (!std::ofstream(file, std::ios::app))
    return failure("cannot_write",
                   make_message("%1 cannot be written: %2", file.string(), std::generic_category().message(errno)));
  const Surface surface(cairo_pdf_surface_create(file.c_str(), paper.width * kPoint, paper.height * kPoint));
  const Context context(cairo_create(surface.get()));
  cairo_scale(context.get(), kPoint, kPoint);
  for (const Sheet& sheet : sheets) {
    Canvas canvas(context.get());
    sheet(canvas);
    cairo_show_page(context.get());
  }
  cairo_surface_finish(surface.get());
  if (cairo_surface_status(surface.get()) != CAIRO_STATUS_SUCCESS)
    return failure("cannot_write", make_message("%1 cannot be written: %2", file.string(),
                                                cairo_status_to_string(cairo_surface_status(surface.get()))));
  return {};
}

cv::Mat1b rasterise(const Sheet& sheet, const Paper& paper, double dots_per_inch) {
  const double scale = dots_per_inch / 25.4;
  const int width = static_cast<int>(std::lround(paper.width * scale));
  const int height = static_cast<int>(std::lround(paper.height * scale));
  const Surface surface(cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height));
  {
    const Context context(cairo_create(surface.get()));
    cairo_set_source_rgb(context.get(), 1, 1, 1);
    cairo_paint(context.get());
    cairo_scale(context.get(), scale, scale);
    Canvas canvas(context.get());
    sheet(canvas);
  }
  cairo_surface_flush(surface.get());
  const cv::Mat4b pixels(height, width, reinterpret_cast<cv::Vec4b*>(cairo_image_surface_get_data(surface.get())),
                         static_cast<size_t>(cairo_image_surface_get_stride(surface.get())));
  std::vector<cv::Mat1b> planes;
  cv::split(pixels, planes);
  return planes[1].clone();
}

}  // namespace arbiter::calibration
