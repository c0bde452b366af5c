// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "calibration/paper/page.h"

// What all sheets share: margins, headings, page numbers, badges.
namespace arbiter::printing {

inline constexpr double kMargin = 14;   ///< millimetres: what printers leave white, and a bit
inline constexpr double kFootRoom = 8;  ///< millimetres above the lower margin, for the page's number
inline constexpr double kHairline = 0.15, kRule = 0.3, kHeavy = 0.8;  ///< millimetres, lines
inline constexpr paper::Ink kFaint{0.72, 0.72, 0.72};                 ///< lines that only guide the eye
inline constexpr paper::Ink kTint{0.93, 0.93, 0.93};                  ///< behind every second line

/// What stands at the head of a page.
struct Heading {
  std::string title;  ///< the event
  std::string about;  ///< below it, small
  std::string what;   ///< to the right, bold: "Round 2"
  bool draft = false;
};

/// Sets the heading; where what follows begins, millimetres from the page's upper edge.
double set_heading(paper::Page& page, const Heading& heading);

/// Where what stands on a page must end.
[[nodiscard]] double bottom_of(const paper::Page& page);
/// Between the margins.
[[nodiscard]] double width_of(const paper::Page& page);

/// Writes "Page 2 of 3" below each page, where there are several, and `said` at the other side.
void number_pages(std::vector<paper::Page>& pages, const std::string& said);

/// The colours of a seat, which differ in shape too.
struct SeatInk {
  paper::Ink fill, edge, letter;
};
[[nodiscard]] SeatInk seat_ink(const std::string& seat);

/// Letters on the seat's shape and colour, in the middle of the box: South a disc, West a square, North a diamond, East
/// a triangle.
void set_badge(paper::Page& page, const paper::Box& box, const std::string& seat, const std::string& letters);

/// A white frame with DRAFT in it, as high as that; at the right of `right`. Its width.
double set_draft(paper::Page& page, double right, double y, double height);

}  // namespace arbiter::printing
