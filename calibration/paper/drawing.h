// SPDX-License-Identifier: MIT
#pragma once

#include <cairo/cairo.h>

#include <memory>
#include <string>

#include "calibration/paper/page.h"

// How a page gets onto a surface of cairo's; for what writes files.
namespace arbiter::paper {

struct Release {
  void operator()(cairo_surface_t* s) const { cairo_surface_destroy(s); }
  void operator()(cairo_t* c) const { cairo_destroy(c); }
};
using Surface = std::unique_ptr<cairo_surface_t, Release>;
using Context = std::unique_ptr<cairo_t, Release>;

/// Draws all of a page; `scale`: the surface's units a millimetre.
void draw_page(cairo_surface_t* surface, const Page& page, double scale);

/// Takes what cairo writes: `bytes` is a std::string.
cairo_status_t take_bytes(void* bytes, const unsigned char* data, unsigned int length);

}  // namespace arbiter::paper
