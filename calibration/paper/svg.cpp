// SPDX-License-Identifier: MIT
#include "calibration/paper/svg.h"

#include <cairo/cairo-svg.h>

#include "calibration/paper/drawing.h"

namespace arbiter::paper {

tl::expected<std::string, Message> svg(const Page& page) {
  std::string bytes;
  const Surface surface(
      cairo_svg_surface_create_for_stream(take_bytes, &bytes, page.paper().width, page.paper().height));
  cairo_svg_surface_set_document_unit(surface.get(), CAIRO_SVG_UNIT_MM);
  draw_page(surface.get(), page, 1);
  cairo_surface_finish(surface.get());
  if (const auto status = cairo_surface_status(surface.get()); status != CAIRO_STATUS_SUCCESS)
    return tl::unexpected(make_message("The picture cannot be made: %1", cairo_status_to_string(status)));
  return bytes;
}

}  // namespace arbiter::paper
