// SPDX-License-Identifier: MIT
// The figures of pieces, drawn by hand in a box of 100 by 100.
#include "app/figures/figure.h"

namespace arbiter::figures {
namespace {

using Outlines = std::vector<Outline>;

Outlines joined(Outlines one, const Outlines& other) {
  one.insert(one.end(), other.begin(), other.end());
  return one;
}

/// The foot most pieces stand on.
Outlines foot() { return {bar(22, 80, 56, 11, 4), bar(28, 72, 44, 10, 4)}; }

/// From a collar at height `top` flaring down to the foot.
Outline flare(double top, double narrow, double wide = 18) {
  return Pen({50 - narrow, top})
      .curve({50 - narrow, top + 16}, {50 - wide, 62}, {50 - wide, 75})
      .line({50 + wide, 75})
      .curve({50 + wide, 62}, {50 + narrow, top + 16}, {50 + narrow, top})
      .close();
}

Outline foot_line() { return line({{29, 80}, {71, 80}}); }

Figure pawn() { return {joined({circle({50, 32}, 14), bar(35, 46, 30, 7), flare(50, 8)}, foot()), {foot_line()}}; }

Figure rook() {
  const Outline top = Pen({29, 16})
                          .line({37, 16})
                          .line({37, 24})
                          .line({45, 24})
                          .line({45, 16})
                          .line({55, 16})
                          .line({55, 24})
                          .line({63, 24})
                          .line({63, 16})
                          .line({71, 16})
                          .curve({72, 16}, {73, 17}, {73, 18})
                          .line({73, 36})
                          .line({27, 36})
                          .line({27, 18})
                          .curve({27, 17}, {28, 16}, {29, 16})
                          .close();
  return {joined({top, polygon({{33, 36}, {67, 36}, {70, 74}, {30, 74}})}, foot()),
          {foot_line(), line({{33, 37}, {67, 37}})}};
}

Figure knight() {
  const Outline head = Pen({30, 75})
                           .curve({29, 60}, {48, 56}, {50, 44})
                           .curve({44, 52}, {35, 50}, {30, 57})
                           .curve({26, 62}, {17, 57}, {19, 50})
                           .curve({23, 42}, {29, 37}, {32, 28})
                           .curve({34, 21}, {41, 18}, {46, 18})
                           .line({50, 9})
                           .line({57, 19})
                           .curve({74, 26}, {78, 50}, {71, 75})
                           .close();
  const Outline mane = Pen({56, 26}).curve({66, 34}, {68, 48}, {65, 66}).open();
  return {joined({head}, foot()), {foot_line(), circle({41, 32}, 2), line({{24, 51}, {27, 50}}), mane}};
}

Outline mitre() {
  return Pen({50, 17}).curve({64, 28}, {72, 46}, {62, 57}).line({38, 57}).curve({28, 46}, {36, 28}, {50, 17}).close();
}

Figure bishop() {
  return {joined({circle({50, 14}, 6), mitre(), bar(33, 54, 34, 7), flare(58, 10)}, foot()),
          {foot_line(), line({{54, 26}, {45, 42}}), line({{37, 57}, {63, 57}})}};
}

Figure cardinal() {
  return {joined({mitre(), bar(47, 5, 6, 16, 1), bar(42, 9, 16, 5, 1), bar(31, 54, 38, 7), flare(58, 10)}, foot()),
          {foot_line(), line({{50, 29}, {50, 48}}), line({{42, 37}, {58, 37}})}};
}

Figure queen() {
  Outlines body{polygon({{19, 30},
                         {34, 48},
                         {36, 24},
                         {46, 46},
                         {50, 18},
                         {54, 46},
                         {64, 24},
                         {66, 48},
                         {81, 30},
                         {70, 68},
                         {30, 68}}),
                bar(29, 63, 42, 14)};
  for (const Spot& ball : {Spot{19, 28}, {35.5, 21}, {50, 15}, {64.5, 21}, {81, 28}}) body.push_back(circle(ball, 5));
  return {joined(body, foot()), {foot_line(), line({{31, 67}, {69, 67}})}};
}

Figure king() {
  const Outline lobes = Pen({50, 40})
                            .curve({56, 27}, {82, 27}, {80, 46})
                            .curve({79, 56}, {70, 60}, {68, 72})
                            .line({32, 72})
                            .curve({30, 60}, {21, 56}, {20, 46})
                            .curve({18, 27}, {44, 27}, {50, 40})
                            .close();
  return {joined({bar(46.5, 7, 7, 36, 1), bar(39, 13, 22, 7, 1), lobes}, foot()),
          {foot_line(), line({{50, 42}, {50, 66}})}};
}

Figure elephant() {
  const Outline head = Pen({28, 76})
                           .curve({20, 54}, {24, 24}, {48, 22})
                           .curve({68, 21}, {76, 36}, {74, 50})
                           .curve({73, 60}, {76, 68}, {84, 66})
                           .curve({86, 74}, {78, 79}, {71, 77})
                           .curve({60, 74}, {63, 60}, {58, 58})
                           .curve({56, 66}, {58, 72}, {64, 76})
                           .close();
  const Outline ear = Pen({46, 32}).curve({28, 32}, {28, 58}, {42, 60}).curve({50, 58}, {52, 46}, {50, 38}).open();
  return {joined({head}, foot()), {foot_line(), ear, circle({61, 38}, 1.8), line({{60, 55}, {67, 60}})}};
}

Figure cannon() {
  constexpr double kRaised = -24;
  const Spot axle{44, 58}, trunnion{44, 46};
  return {joined({turned(bar(-22, -9, 62, 18, 4), kRaised, trunnion), turned(bar(34, -12, 9, 24, 3), kRaised, trunnion),
                  turned(circle({-24, 0}, 6), kRaised, trunnion), circle(axle, 18)},
                 foot()),
          {foot_line(), circle(axle, 6), circle(axle, 16)}};
}

Figure minister() {
  const Outline cap =
      Pen({50, 14}).curve({60, 26}, {68, 34}, {68, 48}).line({32, 48}).curve({32, 34}, {40, 26}, {50, 14}).close();
  return {joined({circle({50, 12}, 4.5), cap, bar(26, 45, 48, 9, 4), flare(52, 11, 20)}, foot()),
          {foot_line(), line({{28, 49}, {72, 49}}), circle({50, 34}, 4)}};
}

Figure boat() {
  const Outline hull = Pen({14, 60})
                           .curve({34, 66}, {66, 66}, {86, 60})
                           .curve({82, 76}, {74, 84}, {66, 86})
                           .line({34, 86})
                           .curve({26, 84}, {18, 76}, {14, 60})
                           .close();
  return {
      {hull, polygon({{52, 10}, {80, 56}, {52, 56}}), polygon({{46, 22}, {46, 56}, {24, 56}}), bar(47, 8, 5, 56, 1)},
      {line({{24, 72}, {76, 72}})}};
}

Figure lance() {
  return {joined({polygon({{50, 6}, {62, 32}, {50, 40}, {38, 32}}), bar(46, 34, 8, 42, 1), bar(36, 42, 28, 7)}, foot()),
          {foot_line()}};
}

Figure soldier() {
  const Outline helmet = Pen({30, 44}).curve({30, 20}, {70, 20}, {70, 44}).close();
  return {joined({circle({50, 18}, 4), helmet, bar(24, 42, 52, 7), circle({50, 47}, 13), flare(54, 10)}, foot()),
          {foot_line()}};
}

/// A sun on a staff: gold. A moon: silver. (As one reads them who does not know the characters.)
Figure gold() {
  constexpr int kRays = 8;
  Outlines body{circle({50, 30}, 14), bar(36, 54, 28, 7), flare(58, 8)};
  for (int i = 0; i < kRays; ++i)
    body.push_back(turned(polygon({{-5, -13}, {0, -25}, {5, -13}}), 360.0 / kRays * i, {50, 30}));
  return {joined(body, foot()), {foot_line()}};
}

Figure silver() {
  // A disc about 50, 30, less one about 59, 24.
  const Outline moon = Pen({52.8, 8.2})
                           .curve({41.1, 6.7}, {30.4, 14.6}, {28.3, 26.2})
                           .curve({26.3, 37.8}, {33.7, 48.9}, {45.2, 51.5})
                           .curve({56.6, 54}, {68.1, 47.2}, {71.2, 35.8})
                           .curve({66.4, 40.8}, {59, 42.4}, {52.6, 39.7})
                           .curve({46.1, 37.1}, {42, 30.8}, {42, 23.9})
                           .curve({42, 16.9}, {46.3, 10.7}, {52.8, 8.2})
                           .close();
  return {joined({moon, bar(36, 52, 28, 7), flare(58, 8)}, foot()), {foot_line()}};
}

}  // namespace

const std::map<std::string, Figure, std::less<>>& figures() {
  static const std::map<std::string, Figure, std::less<>> kFigures = [] {
    std::map<std::string, Figure, std::less<>> map{
        {"pawn", pawn()},         {"rook", rook()},         {"knight", knight()},
        {"bishop", bishop()},     {"queen", queen()},       {"king", king()},
        {"elephant", elephant()}, {"cannon", cannon()},     {"minister", minister()},
        {"cardinal", cardinal()}, {"boat", boat()},         {"lance", lance()},
        {"soldier", soldier()},   {"gold-general", gold()}, {"silver-general", silver()}};
    for (const auto& [name, like] : {std::pair("horse", "knight"),
                                     {"chariot", "rook"},
                                     {"general", "king"},
                                     {"advisor", "minister"},
                                     {"guard", "minister"},
                                     {"ferz", "minister"},
                                     {"counsellor", "minister"},
                                     {"alfil", "elephant"},
                                     {"archbishop", "cardinal"},
                                     {"warrior", "soldier"},
                                     {"tokin", "pawn"},
                                     {"promoted-lance", "lance"},
                                     {"promoted-knight", "knight"},
                                     {"promoted-silver", "silver-general"},
                                     {"dragon-king", "rook"},
                                     {"dragon-horse", "bishop"},
                                     {"drunk-elephant", "elephant"},
                                     {"crown-prince", "king"}})
      map[name] = map.at(like);
    return map;
  }();
  return kFigures;
}

const Figure* figure_of(std::string_view kind) {
  const auto found = figures().find(kind);
  return found == figures().end() ? nullptr : &found->second;
}

const Outline& wedge() {
  static const Outline kWedge = polygon({{0, -44}, {27, -32}, {37, 42}, {-37, 42}, {-27, -32}});
  return kWedge;
}

}  // namespace arbiter::figures
