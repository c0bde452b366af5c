// SPDX-License-Identifier: MIT
#include "app/desk/look/colours.h"

#include <QMap>

#include "app/desk/look/boards.h"

namespace arbiter::desk {
namespace {

QColor clear(unsigned rgb, int alpha) {
  QColor colour(rgb);
  colour.setAlpha(alpha);
  return colour;
}

/// Warm paper and petrol.
Colours light() {
  Colours c;
  c.paper = 0xf4f1ea;
  c.surface = 0xfffdf9;
  c.sunken = 0xebe7dd;
  c.hover = 0xf8f5ee;
  c.line = 0xddd7ca;
  c.veil = clear(0x20242b, 0x80);
  c.ink = 0x20242b;
  c.inkSoft = 0x565d68;
  c.inkFaint = 0x60666f;
  c.rail = 0x22303a;
  c.railInk = 0xc9d3d8;
  c.railBright = 0xffffff;
  c.railHover = clear(0xffffff, 0x14);
  c.accent = 0x0d6b6b;
  c.accentDeep = 0x094f4f;
  c.accentSoft = 0xd8ebe8;
  c.accentLine = 0x9fcfc9;
  c.accentInk = 0xffffff;
  c.alarm = 0xad2a1f;
  c.alarmDeep = 0x902319;
  c.alarmSoft = 0xfbe7e3;
  c.alarmLine = 0xe5b3ac;
  c.alarmInk = 0xffe9e6;
  c.warning = 0x7d5100;
  c.warningSoft = 0xfcefd3;
  c.warningLine = 0xe3c88a;
  c.doubt = 0xd39a1e;
  c.mark = 0x6b3fa0;
  c.call = 0xffc12e;
  c.callInk = 0x20242b;
  c.thumb = 0xbdb7a9;
  c.track = 0x8f897c;
  c.knob = 0xffffff;
  c.boardLight = 0xf1e6d0;
  c.boardDark = 0xc9ac83;
  c.boardPlain = 0xe9d2a6;
  c.boardLine = 0x6b5434;
  c.boardFrame = 0x57452c;
  c.boardName = 0x6b604e;
  c.boardRiver = clear(0x8fb6c4, 90);
  c.boardMoved = clear(0xd9a400, 0x59);
  c.boardMarked = clear(0x6b3fa0, 0x22);
  c.boardMarkInk = 0x4a2478;
  c.boardChecked = clear(0xad2a1f, 0x40);
  c.boardSelected = clear(0x0d6b6b, 0x3d);
  c.boardTarget = clear(0x0d6b6b, 0xb3);
  c.boardAsked = clear(0x0d6b6b, 0x33);
  c.badgeGround = clear(0xffffff, 210);
  c.pictureGround = 0x14181c;
  c.pictureInk = 0xffffff;
  c.pictureShade = clear(0x000000, 90);
  c.changed = clear(0xffc12e, 70);
  c.grid = clear(0x19d3c5, 150);
  c.gridEdge = 0x19d3c5;
  c.clicked = 0xffc12e;
  c.clickedSoft = clear(0xffc12e, 0x66);
  c.clickedInk = 0x20242b;
  c.south = {0xfffaf0, 0x3a342b, 0x3a342b};
  c.west = {0x2f72bc, 0x0d2f57, 0xf4f9ff};
  c.north = {0x34383f, 0x0e0f12, 0xe9e6de};
  c.east = {0xe9742b, 0x5c2606, 0x3a1702};
  c.nobody = {0xb8b8b8, 0x404040, 0x303030};
  return c;
}

/// For a dim room: grounds of ink, a light accent with dark words on it, the board's wood in the shade.
Colours dark() {
  Colours c = light();
  c.paper = 0x14181d;
  c.surface = 0x1d2228;
  c.sunken = 0x262c33;
  c.hover = 0x2a3138;
  c.line = 0x3a424b;
  c.veil = clear(0x000000, 0xa0);
  c.ink = 0xedeae3;
  c.inkSoft = 0xb9c0c7;
  c.inkFaint = 0xaab1b9;
  c.rail = 0x0c1013;
  c.railInk = 0xaebac1;
  c.accent = 0x4fbfb4;
  c.accentDeep = 0x85dcd2;
  c.accentSoft = 0x173638;
  c.accentLine = 0x2b6562;
  c.accentInk = 0x06201f;
  c.alarm = 0xff9184;
  c.alarmDeep = 0xffb1a7;
  c.alarmSoft = 0x46211d;
  c.alarmLine = 0x7c3d36;
  c.alarmInk = 0x3a0d08;
  c.warning = 0xefbd5c;
  c.warningSoft = 0x3b2e12;
  c.warningLine = 0x6d5727;
  c.doubt = 0xe0ab35;
  c.mark = 0xc7abff;
  c.thumb = 0x59626c;
  c.track = 0x6c757f;
  c.boardLight = 0xd8c8a8;
  c.boardDark = 0x9f8360;
  c.boardPlain = 0xc4ab7f;
  c.boardLine = 0x4d3b22;
  c.boardFrame = 0x6e5a3e;
  c.boardName = 0xb9ad97;
  // Outlines that are seen on the dark ground of a card, too.
  c.north = {0x23262b, 0xd8d3c8, 0xe9e6de};
  c.boardMoved = clear(0xf0bb00, 0x66);
  c.boardMarked = clear(0x5a2d92, 0x38);
  c.boardMarkInk = 0x22054a;
  c.boardChecked = clear(0xc22417, 0x66);
  c.boardSelected = clear(0x006464, 0x59);
  c.boardTarget = clear(0x004f4f, 0xc0);
  c.boardAsked = clear(0x006464, 0x4d);
  return c;
}

/// Black on white, lines that are seen, and nothing that is told by a shade.
Colours contrast() {
  Colours c = light();
  c.paper = 0xffffff;
  c.surface = 0xffffff;
  c.sunken = 0xefefef;
  c.hover = 0xe4ecff;
  c.line = Qt::black;
  c.veil = clear(0x000000, 0xb0);
  c.ink = Qt::black;
  c.inkSoft = 0x1c1c1c;
  c.inkFaint = 0x303030;
  c.rail = Qt::black;
  c.railInk = 0xffffff;
  c.railHover = clear(0xffffff, 0x40);
  c.accent = 0x003c8f;
  c.accentDeep = 0x00275f;
  c.accentSoft = 0xdce8ff;
  c.accentLine = 0x003c8f;
  c.alarm = 0x8f0000;
  c.alarmDeep = 0x5f0000;
  c.alarmSoft = 0xffe3e0;
  c.alarmLine = 0x8f0000;
  c.alarmInk = 0xffffff;
  c.warning = 0x573600;
  c.warningSoft = 0xfff0c4;
  c.warningLine = 0x573600;
  c.doubt = 0x8a5a00;
  c.mark = 0x4b0082;
  c.call = 0xffd400;
  c.callInk = Qt::black;
  c.thumb = 0x505050;
  c.track = 0x505050;
  c.boardLight = 0xffffff;
  c.boardDark = 0xbdbdbd;
  c.boardPlain = 0xf4f4f4;
  c.boardLine = Qt::black;
  c.boardFrame = Qt::black;
  c.boardName = Qt::black;
  c.boardMoved = clear(0xffd400, 0x90);
  c.boardMarkInk = 0x2f0055;
  c.boardChecked = clear(0xd00000, 0x70);
  c.boardSelected = clear(0x003c8f, 0x59);
  c.boardTarget = clear(0x003c8f, 0xd0);
  c.boardAsked = clear(0x003c8f, 0x4d);
  c.pictureGround = Qt::black;
  c.clickedInk = Qt::black;
  c.south = {0xffffff, Qt::black, Qt::black};
  c.west = {0x1f6fd0, Qt::black, 0xffffff};
  c.north = {Qt::black, Qt::black, 0xffffff};
  c.east = {0xff8a3c, Qt::black, Qt::black};
  return c;
}

}  // namespace

const ArmyLook& Colours::army(const QString& seat) const {
  if (seat == "S") return south;
  if (seat == "W") return west;
  if (seat == "N") return north;
  if (seat == "E") return east;
  return nobody;
}

const QStringList& themeNames() {
  static const QStringList kNames{"light", "dark", "contrast"};
  return kNames;
}

const Colours& coloursOf(const QString& theme, const QString& board) {
  static const Colours kContrast = contrast();
  if (theme == "contrast") return kContrast;
  using Boards = QMap<QString, Colours>;
  const auto all = [](const Colours& plain, bool dim) {
    Boards boards;
    for (const QString& name : boardNames()) colourBoard(boards[name] = plain, name, dim);
    return boards;
  };
  static const Boards kLight = all(light(), false), kDark = all(dark(), true);
  const Boards& boards = theme == "dark" ? kDark : kLight;
  const auto found = boards.constFind(board);
  return found == boards.constEnd() ? *boards.constFind(boardNames().first()) : *found;
}

QList<Written> writtenIn(const Colours& c) {
  QList<Written> pairs;
  const std::pair<const char*, QColor> inks[] = {{"ink", c.ink},
                                                 {"inkSoft", c.inkSoft},
                                                 {"inkFaint", c.inkFaint},
                                                 {"accent", c.accent},
                                                 {"accentDeep", c.accentDeep},
                                                 {"alarm", c.alarm},
                                                 {"warning", c.warning},
                                                 {"mark", c.mark}};
  const std::pair<const char*, QColor> grounds[] = {
      {"paper", c.paper},           {"surface", c.surface},     {"sunken", c.sunken},          {"hover", c.hover},
      {"accentSoft", c.accentSoft}, {"alarmSoft", c.alarmSoft}, {"warningSoft", c.warningSoft}};
  for (const auto& [ink, on] : inks)
    for (const auto& [ground, under] : grounds) pairs << Written{ink, ground, on, under};
  pairs << Written{"railInk", "rail", c.railInk, c.rail} << Written{"railBright", "rail", c.railBright, c.rail}
        << Written{"accentInk", "accent", c.accentInk, c.accent}
        << Written{"accentInk", "accentDeep", c.accentInk, c.accentDeep}
        << Written{"accentInk", "alarm", c.accentInk, c.alarm}
        << Written{"accentInk", "alarmDeep", c.accentInk, c.alarmDeep}
        << Written{"alarmInk", "alarm", c.alarmInk, c.alarm} << Written{"accentInk", "mark", c.accentInk, c.mark}
        << Written{"surface", "ink", c.surface, c.ink} << Written{"surface", "inkSoft", c.surface, c.inkSoft}
        << Written{"callInk", "call", c.callInk, c.call} << Written{"boardName", "paper", c.boardName, c.paper}
        << Written{"boardName", "sunken", c.boardName, c.sunken}
        << Written{"boardName", "surface", c.boardName, c.surface}
        << Written{"boardMarkInk", "boardLight", c.boardMarkInk, c.boardLight}
        << Written{"boardMarkInk", "boardDark", c.boardMarkInk, c.boardDark}
        << Written{"boardMarkInk", "boardPlain", c.boardMarkInk, c.boardPlain}
        << Written{"pictureInk", "pictureGround", c.pictureInk, c.pictureGround}
        << Written{"clickedInk", "clicked", c.clickedInk, c.clicked};
  return pairs;
}

}  // namespace arbiter::desk
