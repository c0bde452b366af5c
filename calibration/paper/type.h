// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <vector>

typedef struct _cairo cairo_t;  // NOLINT(bugprone-reserved-identifier): its own name, instead of all of <cairo.h>

// How words are set. Fonts are those of the machine: a letter that one does not have comes from another that does.
namespace arbiter::paper {

/// Red, green and blue, 0 … 1 each.
struct Ink {
  double red = 0, green = 0, blue = 0;
};
inline constexpr Ink kBlack{}, kSoft{0.35, 0.35, 0.35}, kWhite{1, 1, 1};

enum class Align { left, middle, right };

/// Words among others that are set in another way: the bytes from `begin` to before `end`.
struct Part {
  std::size_t begin = 0, end = 0;
  bool bold = false;
  bool fixed = false;
};

struct Style {
  double size = 3.5;  ///< millimetres from line to line, without the space between them
  bool bold = false;
  Align align = Align::left;
  Ink ink = kBlack;
  bool fixed = false;            ///< all letters of one width
  bool turned = false;           ///< upside down, as somebody opposite reads it
  std::vector<Part> parts = {};  ///< what differs, one behind the other
};

struct Extent {
  double width = 0, height = 0;  ///< millimetres
  int unknown = 0;               ///< letters that no font of this machine has
};

/// How much room words take: on one line, or broken to lines of that width (millimetres, above 0). Only a line break in
/// them begins a new line where there is no width.
[[nodiscard]] Extent extent(const std::string& words, const Style& style, double width = 0);

/// Draws the same with its upper left corner at x, y (millimetres); `width` as above.
void draw(cairo_t* context, double x, double y, const std::string& words, const Style& style, double width);

}  // namespace arbiter::paper
