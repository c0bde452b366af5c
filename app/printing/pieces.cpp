// SPDX-License-Identifier: MIT
// Pieces on paper. They are told apart without colour: by their shape, by black and white, or by where they point.
#include "app/printing/pieces.h"

#include <algorithm>
#include <array>

#include "app/figures/figure.h"
#include "app/printing/frame.h"
#include "app/printing/words.h"
#include "text/sentences.h"

namespace arbiter::printing {
namespace {

using figures::Outline;
using figures::Token;
using paper::Align;
using paper::Box;
using paper::Ink;
using paper::Page;
using paper::Point;
using text::N_;
using text::tr;

constexpr double kFigureBox = 100;  // the side in which figures are drawn
// Parts of a piece's box.
constexpr double kOutline = 0.045, kDetail = 0.036;
constexpr double kDisc = 0.46, kRing = 0.37, kRingLine = 0.022, kOnDisc = 0.6, kFigureOnDisc = 0.62, kRaised = 0.04;
constexpr double kOnWedge = 0.54, kWedgeDown = 0.05, kFigureOnWedge = 0.5, kFigureUp = 0.13, kLettersDown = 0.25;
constexpr double kShape = 0.36;
constexpr const char* kTied = "\u00A0";  // a blank at which no line ends

struct Inks {
  Ink fill, edge, detail;
};

/// An outline in a box, upside down if wanted.
paper::Shape shape_of(const Outline& outline, const Box& box, bool turned) {
  const double side = std::min(box.width, box.height), scale = side / kFigureBox;
  const Point corner{box.x + (box.width - side) / 2, box.y + (box.height - side) / 2};
  paper::Shape shape;
  for (const auto& [x, y] : outline.spots)
    shape.points.push_back(
        {corner.x + (turned ? kFigureBox - x : x) * scale, corner.y + (turned ? kFigureBox - y : y) * scale});
  shape.curved = true;
  shape.closed = outline.closed;
  return shape;
}

/// All of a body at once: its parts' edges, and then what they cover.
void set_body(Page& page, const std::vector<Outline>& body, const Box& box, const Inks& inks, bool turned,
              double edge) {
  for (const bool filled : {false, true})
    for (const Outline& part : body) {
      paper::Shape shape = shape_of(part, box, turned);
      // Half of the line lies below the body.
      shape.line = filled ? 0 : edge * box.width;
      shape.ink = inks.edge;
      if (filled) shape.fill = inks.fill;
      page.shape(std::move(shape));
    }
}

void set_standing(Page& page, const Box& box, const figures::Figure& figure, const Inks& inks) {
  set_body(page, figure.body, box, inks, false, kOutline * 2);
  for (const Outline& line : figure.detail) {
    paper::Shape shape = shape_of(line, box, false);
    shape.line = kDetail * box.width;
    shape.ink = inks.detail;
    page.shape(std::move(shape));
  }
}

Box about(Point middle, double side) { return {middle.x - side / 2, middle.y - side / 2, side, side}; }

/// What lies on a flat piece: a character, a figure, or letters.
struct Face {
  std::string character, letters;
  const figures::Figure* figure = nullptr;
};

void set_words(Page& page, const Box& box, const std::string& words, Ink ink, bool turned) {
  paper::Style style{box.height, true, Align::middle, ink};
  style.turned = turned;
  page.text(box, words, style);
}

void set_disc(Page& page, const Box& box, const Face& face, const Inks& inks) {
  const double side = box.width;
  const Point middle{box.x + side / 2, box.y + side / 2};
  paper::Shape disc;
  disc.points = {middle};
  disc.radius = side * kDisc;
  disc.fill = inks.fill;
  disc.ink = inks.edge;
  disc.line = side * kOutline;
  page.shape(disc);
  if (!face.character.empty()) {
    disc.radius = side * kRing;
    disc.fill.reset();
    disc.ink = inks.detail;
    disc.line = side * kRingLine;
    page.shape(disc);
    set_words(page, about(middle, side * kOnDisc), face.character, inks.detail, false);
  } else if (face.figure != nullptr) {
    set_body(page, face.figure->body, about({middle.x, middle.y - side * kRaised}, side * kFigureOnDisc),
             {inks.detail, inks.detail, inks.detail}, false, 0);
  } else {
    set_words(page, about(middle, side * kOnDisc), face.letters, inks.detail, false);
  }
}

void set_wedge(Page& page, const Box& box, const Face& face, bool turned) {
  const double side = box.width, way = turned ? -1 : 1;
  const Point middle{box.x + side / 2, box.y + side / 2};
  const Inks inks{paper::kWhite, paper::kBlack, paper::kBlack};
  paper::Shape wedge = shape_of(figures::wedge(), {middle.x, middle.y, side, side}, false);
  for (Point& point : wedge.points) {
    point.x = middle.x + (point.x - middle.x) * way;
    point.y = middle.y + (point.y - middle.y) * way;
  }
  wedge.fill = inks.fill;
  wedge.line = side * kOutline;
  page.shape(std::move(wedge));
  const auto down = [&](double share) { return Point{middle.x, middle.y + side * share * way}; };
  if (!face.character.empty())
    return set_words(page, about(down(kWedgeDown), side * kOnWedge), face.character, inks.detail, turned);
  if (face.figure == nullptr)
    return set_words(page, about(down(kWedgeDown), side * kOnWedge), face.letters, inks.detail, turned);
  // The figure says what it was, the letters whether it is more by now.
  const Inks engraved{inks.detail, inks.detail, inks.detail};
  set_body(page, face.figure->body, about(down(-kFigureUp), side * kFigureOnWedge), engraved, turned, 0);
  const Point below = down(kLettersDown);
  constexpr double kWide = 0.6, kHigh = 0.3;
  set_words(page, {below.x - side * kWide / 2, below.y - side * kHigh / 2, side * kWide, side * kHigh}, face.letters,
            inks.detail, turned);
}

std::string letters_in(const Drawn& drawn, const std::string& kind) {
  const auto found = std::ranges::find(drawn.letters, kind, &Letters::value_type::first);
  return found == drawn.letters.end() ? kind : found->second;
}

}  // namespace

Pieces pieces_of(const Look& look, const figures::GameLook& game) {
  return game.token == Token::standing ? look.standing : look.flat;
}

Piece piece_of(const std::string& text) {
  const auto dot = text.find('.'), at = text.find('@');
  if (dot == std::string::npos) return {"", text};
  const std::string kind = text.substr(dot + 1, at == std::string::npos ? at : at - dot - 1);
  return {at == std::string::npos ? text.substr(0, dot) : text.substr(at + 1), kind};
}

void set_piece(Page& page, const Box& box, const Piece& piece, const Drawn& drawn) {
  const figures::Figure* figure = figures::figure_of(piece.kind);
  const std::string character =
      drawn.pieces == Pieces::characters ? drawn.game.character(piece.kind, piece.seat) : std::string();
  const std::string letters = letters_in(drawn, piece.kind);
  const bool standing = drawn.game.token == Token::standing;
  // What stands and has no figure has its letters on the shape of its seat, which says more than a disc would.
  if (drawn.pieces == Pieces::letters || (standing && figure == nullptr))
    return set_badge(page, box, piece.seat, letters);
  const SeatInk ink = seat_ink(piece.seat);
  if (standing) {
    set_standing(page, box, *figure, {ink.fill, ink.edge, ink.letter});
  } else if (drawn.game.token == Token::disc) {
    set_disc(page, box, {character, letters, figure}, {ink.fill, ink.edge, ink.letter});
  } else {
    set_wedge(page, box, {character, letters, figure}, !piece.seat.starts_with(drawn.game.first));
  }
  const double side = box.width * kShape;
  if (drawn.shapes) set_badge(page, {box.right() - side, box.bottom() - side, side, side}, piece.seat, "");
}

void set_figurine(Page& page, const Box& box, const std::string& kind) {
  if (const figures::Figure* figure = figures::figure_of(kind))
    set_standing(page, box, *figure, {paper::kWhite, paper::kBlack, paper::kBlack});
}

std::string seats_told(const std::vector<std::string>& seats, const Drawn& drawn) {
  struct Told {
    const char *seat, *shape, *ink, *way;
  };
  static constexpr std::array kTold{Told{"S", N_("discs"), N_("white"), N_("points up")},
                                    Told{"W", N_("squares"), N_("blue"), N_("points left")},
                                    Told{"N", N_("diamonds"), N_("black"), N_("points down")},
                                    Told{"E", N_("triangles"), N_("light"), N_("points right")}};
  const bool by_ink = drawn.pieces != Pieces::letters && !drawn.shapes;
  std::string out;
  for (const Told& told : kTold) {
    if (std::ranges::none_of(seats, [&](const std::string& one) { return one.starts_with(told.seat); })) continue;
    const char* how = !by_ink ? told.shape : drawn.game.token == Token::wedge ? told.way : told.ink;
    out += (out.empty() ? "" : ", ") + seat_name(told.seat) + kTied + tied(tr(how));
  }
  return out;
}

std::string tied(std::string kind) {
  for (auto blank = kind.find(' '); blank != std::string::npos; blank = kind.find(' ', blank + 1))
    kind.replace(blank, 1, kTied);
  return kind;
}

}  // namespace arbiter::printing
