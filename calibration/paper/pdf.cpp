// SPDX-License-Identifier: MIT
#include "calibration/paper/pdf.h"

#include <cairo/cairo-pdf.h>

#include <algorithm>

#include "calibration/paper/drawing.h"

namespace arbiter::paper {
namespace {

constexpr double kPoint = 72.0 / 25.4;  // PostScript points a millimetre

}  // namespace

tl::expected<std::string, Message> pdf(const std::vector<Page>& pages, const std::string& title) {
  std::string bytes;
  const Surface surface(
      cairo_pdf_surface_create_for_stream(take_bytes, &bytes, a4().width * kPoint, a4().height * kPoint));
  cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_TITLE, title.c_str());
  for (const Page& page : pages) {
    cairo_pdf_surface_set_size(surface.get(), page.paper().width * kPoint, page.paper().height * kPoint);
    draw_page(surface.get(), page, kPoint);
    cairo_surface_show_page(surface.get());
  }
  cairo_surface_finish(surface.get());
  if (const auto status = cairo_surface_status(surface.get()); status != CAIRO_STATUS_SUCCESS)
    return tl::unexpected(make_message("The PDF cannot be made: %1", cairo_status_to_string(status)));
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
