// SPDX-License-Identifier: MIT
#include "app/printing/frame.h"

#include <algorithm>
#include <map>

#include "text/sentences.h"

namespace arbiter::printing {
namespace {

using paper::Align;
using paper::Box;
using paper::Page;
using paper::Point;
using text::tr;

constexpr double kTitleSize = 7, kTitleRoom = 9.5, kAboutSize = 3.4, kAboutRoom = 5, kAfterHeading = 5;
constexpr double kWhatShare = 0.36;  // of the width, for what stands at the right
constexpr double kFrameGap = 4;
constexpr double kFootSize = 3;
constexpr double kDraftShape = 3.4;  // its width to its height

// Where letters have room in a shape: half the width and half the height of it, and how far below its middle, as parts
// of the box.
struct Shown {
  std::vector<Point> corners;  // about the middle, as parts of the box; none: a disc
  double width, height, down;
};

const Shown& shape_of(const std::string& seat) {
  static const std::map<char, Shown> kShapes{
      {'W', {{{-0.42, -0.42}, {0.42, -0.42}, {0.42, 0.42}, {-0.42, 0.42}}, 0.7, 0.7, 0}},
      {'N', {{{0, -0.54}, {0.54, 0}, {0, 0.54}, {-0.54, 0}}, 0.54, 0.62, 0}},
      {'E', {{{0, -0.52}, {0.54, 0.44}, {-0.54, 0.44}}, 0.5, 0.58, 0.15}}};
  static const Shown kDisc{{}, 0.64, 0.68, 0};
  const auto found = seat.empty() ? kShapes.end() : kShapes.find(seat[0]);
  return found == kShapes.end() ? kDisc : found->second;
}

constexpr double kDiscRadius = 0.46, kEdge = 0.04, kLeastEdge = 0.2;

}  // namespace

double bottom_of(const Page& page) { return page.paper().height - kMargin - kFootRoom; }
double width_of(const Page& page) { return page.paper().width - 2 * kMargin; }

double set_heading(Page& page, const Heading& heading) {
  const double right = page.paper().width - kMargin;
  const double what = std::min(width_of(page) * kWhatShare, paper::extent(heading.what, {kTitleSize, true}).width);
  double aside = what;
  if (heading.draft) aside += kFrameGap + set_draft(page, right - what - kFrameGap, kMargin + 1, kTitleRoom - 2);
  page.text({kMargin, kMargin, width_of(page) - aside - kFrameGap, kTitleRoom}, heading.title, {kTitleSize, true});
  page.text({right - what, kMargin, what, kTitleRoom}, heading.what, {kTitleSize, true, Align::right});
  double y = kMargin + kTitleRoom;
  if (!heading.about.empty()) {
    page.text({kMargin, y, width_of(page), kAboutRoom}, heading.about, {kAboutSize, false, Align::left, paper::kSoft});
    y += kAboutRoom;
  }
  y += 1.5;
  page.line({kMargin, y}, {right, y}, kHeavy);
  return y + kAfterHeading;
}

void number_pages(std::vector<Page>& pages, const std::string& said) {
  for (std::size_t i = 0; i < pages.size(); ++i) {
    Page& page = pages[i];
    const double y = page.paper().height - kMargin - kFootSize * 1.4;
    const double half = width_of(page) / 2 - kFrameGap;
    const paper::Style style{kFootSize, false, Align::left, paper::kSoft};
    page.text({kMargin, y, half, kFootSize * 1.4}, said, style);
    if (pages.size() > 1)
      page.text({page.paper().width - kMargin - half, y, half, kFootSize * 1.4},
                tr("Page %1 of %2", {std::to_string(i + 1), std::to_string(pages.size())}),
                {kFootSize, false, Align::right, paper::kSoft});
  }
}

SeatInk seat_ink(const std::string& seat) {
  // The window's colours, lighter or darker where a printer without colour would make two of them one grey.
  constexpr paper::Ink kInk{0.1, 0.1, 0.1};
  switch (seat.empty() ? ' ' : seat[0]) {
    case 'W':
      return {{0.16, 0.4, 0.7}, kInk, paper::kWhite};
    case 'N':
      return {{0.13, 0.14, 0.16}, kInk, paper::kWhite};
    case 'E':
      return {{0.98, 0.73, 0.52}, kInk, kInk};
    default:
      return {paper::kWhite, kInk, kInk};
  }
}

void set_badge(Page& page, const Box& box, const std::string& seat, const std::string& letters) {
  const SeatInk ink = seat_ink(seat);
  const Shown& shown = shape_of(seat);
  const double side = std::min(box.width, box.height);
  const Point middle{box.x + box.width / 2, box.y + box.height / 2};
  paper::Shape shape;
  shape.fill = ink.fill;
  shape.ink = ink.edge;
  shape.line = std::max(kLeastEdge, side * kEdge);
  if (shown.corners.empty()) {
    shape.points = {middle};
    shape.radius = side * kDiscRadius;
  } else {
    for (const Point& corner : shown.corners)
      shape.points.push_back({middle.x + corner.x * side, middle.y + corner.y * side});
  }
  page.shape(std::move(shape));
  page.text({middle.x - shown.width * side / 2, middle.y + (shown.down - shown.height / 2) * side, shown.width * side,
             shown.height * side},
            letters, {side, true, Align::middle, ink.letter});
}

double set_draft(Page& page, double right, double y, double height) {
  const double width = height * kDraftShape;
  page.outline({right - width, y, width, height}, kHeavy / 2);
  page.text({right - width + 1, y, width - 2, height}, tr("DRAFT"), {height * 0.7, true, Align::middle});
  return width;
}

}  // namespace arbiter::printing
