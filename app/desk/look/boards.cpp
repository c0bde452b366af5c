// SPDX-License-Identifier: MIT
#include "app/desk/look/boards.h"

#include "app/desk/look/colours.h"

namespace arbiter::desk {
namespace {

QColor seeThrough(unsigned rgb, int alpha) {
  QColor colour(rgb);
  colour.setAlpha(alpha);
  return colour;
}

/// Baize and cream, as at tournaments.
void green(Colours& c, bool dim) {
  c.boardLight = dim ? 0xd3d9bb : 0xf0f2de;
  c.boardDark = dim ? 0x86a066 : 0x93b071;
  c.boardPlain = dim ? 0xb9c698 : 0xd8e2ba;
  c.boardLine = 0x33491f;
  c.boardFrame = dim ? 0x5d7a45 : 0x44592f;
  c.boardRiver = seeThrough(0x7fa9c9, 90);
}

/// Cool and quiet, for long evenings.
void slate(Colours& c, bool dim) {
  c.boardLight = dim ? 0xc6d1dd : 0xe8eef4;
  c.boardDark = dim ? 0x859bb2 : 0x9ab0c6;
  c.boardPlain = dim ? 0xaabccd : 0xcfdbe6;
  c.boardLine = 0x2b4056;
  c.boardFrame = dim ? 0x5a7189 : 0x3c5268;
  c.boardRiver = seeThrough(0xd9b26a, 80);
}

/// Greys under the colours of Okabe and Ito (Color Universal Design, 2008): blue, orange, sky blue, vermilion, which
/// stay apart with red-blind, green-blind and blue-blind eyes.
void safe(Colours& c, bool dim) {
  constexpr unsigned kBlue = 0x0072b2, kOrange = 0xe69f00, kSky = 0x56b4e9, kVermilion = 0xd55e00;
  c.boardLight = dim ? 0xd6d6d6 : 0xf6f6f6;
  c.boardDark = dim ? 0x9d9d9d : 0xb9b9b9;
  c.boardPlain = dim ? 0xbcbcbc : 0xe2e2e2;
  c.boardLine = 0x333333;
  c.boardFrame = dim ? 0x6f6f6f : 0x333333;
  c.boardRiver = seeThrough(kSky, 70);
  c.boardMoved = seeThrough(kSky, 0x90);
  c.boardChecked = seeThrough(kVermilion, 0x80);
  c.boardSelected = seeThrough(kBlue, 0x59);
  c.boardTarget = seeThrough(dim ? 0x004a75 : kBlue, 0xd0);
  c.boardAsked = seeThrough(kBlue, 0x40);
  c.south = {0xffffff, 0x262626, 0x262626};
  c.west = {kBlue, 0x001f33, 0xffffff};
  c.north = {0x1c1c1c, dim ? 0xd8d3c8 : 0x000000, 0xf2f2f2};
  c.east = {kOrange, 0x3d2a00, 0x2a1d00};
}

}  // namespace

const QStringList& boardNames() {
  static const QStringList kNames{"wood", "green", "slate", "safe"};
  return kNames;
}

void colourBoard(Colours& colours, const QString& board, bool dim) {
  if (board == "green") green(colours, dim);
  if (board == "slate") slate(colours, dim);
  if (board == "safe") safe(colours, dim);
}

}  // namespace arbiter::desk
