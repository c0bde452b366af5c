// SPDX-License-Identifier: MIT
#include "referee/core/movement.h"

#include <algorithm>
#include <cstdlib>
#include <stdexcept>
#include <string>

namespace arbiter {

namespace {

struct Modifiers {
  std::string directions;
  bool moves = false, captures = false, lame = false, hops = false, initial = false;
};

struct Atom {
  char letter;
  int x, y;  ///< a step of the atom, 0 <= x <= y
};
constexpr Atom kAtoms[] = {{'W', 0, 1}, {'F', 1, 1}, {'D', 0, 2}, {'A', 2, 2}, {'N', 1, 2},
                           {'H', 0, 3}, {'G', 3, 3}, {'C', 1, 3}, {'Z', 2, 3}};

std::vector<Vec> all_turns(int x, int y) {
  std::vector<Vec> list;
  for (const int a : {x, -x}) {
    for (const int b : {y, -y}) {
      list.push_back({static_cast<std::int8_t>(a), static_cast<std::int8_t>(b)});
      list.push_back({static_cast<std::int8_t>(b), static_cast<std::int8_t>(a)});
    }
  }
  std::sort(list.begin(), list.end());
  list.erase(std::unique(list.begin(), list.end()), list.end());
  return list;
}

/// Does direction letters `d` allow the step `v`? Letters for the same axis widen (s = l and r), for different axes of
/// a diagonal narrow (fl: forward left), as Betza has it.
bool directed(const std::string& d, Vec v) {
  if (d.empty()) return true;
  const bool oblique = v.x != 0 && v.y != 0 && std::abs(v.x) != std::abs(v.y);
  const bool diagonal = v.x != 0 && std::abs(v.x) == std::abs(v.y);
  const auto on = [v](char c) {
    switch (c) {
      case 'f':
        return v.y > 0;
      case 'b':
        return v.y < 0;
      case 'l':
        return v.x < 0;
      case 'r':
        return v.x > 0;
      case 's':
        return v.x != 0;
      case 'v':
        return v.y != 0;
      default:
        return false;
    }
  };
  if (d == "ff" && oblique) return v.y > 0 && std::abs(v.y) > std::abs(v.x);
  if (diagonal && d.size() == 2 && (d[0] == 'f' || d[0] == 'b') && (d[1] == 'l' || d[1] == 'r'))
    return on(d[0]) && on(d[1]);
  return std::any_of(d.begin(), d.end(), on);
}

/// The cells a lame leap passes: the orthogonal step first, then diagonally; straight leaps step by step.
void set_vias(Leg& leg) {
  const Vec v = leg.step;
  const int longest = std::max(std::abs(v.x), std::abs(v.y));
  const auto sign = [](int n) { return static_cast<std::int8_t>((n > 0) - (n < 0)); };
  if (v.x == 0 || v.y == 0 || std::abs(v.x) == std::abs(v.y)) {
    for (int i = 1; i < longest; ++i)
      leg.via[leg.vias++] = {static_cast<std::int8_t>(sign(v.x) * i), static_cast<std::int8_t>(sign(v.y) * i)};
    return;
  }
  Vec at = std::abs(v.x) > std::abs(v.y) ? Vec{sign(v.x), 0} : Vec{0, sign(v.y)};
  for (int i = 1; i < longest; ++i) {
    leg.via[leg.vias++] = at;
    at = {static_cast<std::int8_t>(at.x + sign(v.x)), static_cast<std::int8_t>(at.y + sign(v.y))};
  }
}

Leg turned(Leg leg, Seat side) {
  leg.step = rotated(leg.step, side);
  for (auto& via : leg.via) via = rotated(via, side);
  return leg;
}

Refusal bad_betza(std::string_view text, std::size_t at, std::string_view what) {
  return {"bad_betza", "",
          as_it_is("Betza \"" + std::string(text) + "\", column " + std::to_string(at + 1) + ": " + std::string(what))};
}

}  // namespace

Movement::Movement(std::string_view betza, const RuleText* rule, ZoneLimits where) { also(betza, rule, where); }

Movement& Movement::also(std::string_view betza, const RuleText* rule, ZoneLimits where) {
  if (auto done = add(betza, rule, where); !done) throw std::invalid_argument(done.error().message.english());
  return *this;
}

Expected<void> Movement::add(std::string_view betza, const RuleText* rule, ZoneLimits where) {
  std::size_t i = 0;
  while (i < betza.size()) {
    const std::size_t begin = i;
    Modifiers m;
    for (; i < betza.size() && betza[i] >= 'a' && betza[i] <= 'z'; ++i) {
      switch (betza[i]) {
        case 'm':
          m.moves = true;
          break;
        case 'c':
          m.captures = true;
          break;
        case 'n':
          m.lame = true;
          break;
        case 'p':
          m.hops = true;
          break;
        case 'i':
          m.initial = true;
          break;
        case 'f':
        case 'b':
        case 'l':
        case 'r':
        case 's':
        case 'v':
          m.directions += betza[i];
          break;
        default:
          return tl::unexpected(bad_betza(betza, i, "unknown modifier"));
      }
    }
    if (i == betza.size()) return tl::unexpected(bad_betza(betza, begin, "modifiers without a piece letter"));
    const char letter = betza[i++];
    std::vector<Atom> atoms;
    int range = 1;
    const auto atom = [](char c) {
      return *std::find_if(std::begin(kAtoms), std::end(kAtoms), [c](Atom a) { return a.letter == c; });
    };
    if (letter == 'K')
      atoms = {atom('W'), atom('F')};
    else if (letter == 'Q')
      atoms = {atom('W'), atom('F')}, range = 0;
    else if (letter == 'R')
      atoms = {atom('W')}, range = 0;
    else if (letter == 'B')
      atoms = {atom('F')}, range = 0;
    else if (std::any_of(std::begin(kAtoms), std::end(kAtoms), [letter](Atom a) { return a.letter == letter; }))
      atoms = {atom(letter)};
    else
      return tl::unexpected(bad_betza(betza, i - 1, "unknown piece letter"));
    if (i < betza.size() && betza[i] >= '1' && betza[i] <= '9') range = betza[i++] - '0';
    for (const Atom a : atoms) {
      for (const Vec v : all_turns(a.x, a.y)) {
        if (!directed(m.directions, v)) continue;
        Leg leg;
        leg.step = v;
        leg.range = static_cast<std::uint8_t>(range);
        leg.moves = m.moves || !m.captures;
        leg.captures = m.captures || !m.moves;
        leg.hops = m.hops;
        leg.unmoved = m.initial;
        leg.from_zone = where.from_zone;
        leg.to_zone = where.to_zone;
        leg.rule = rule;
        if (m.lame) set_vias(leg);
        for (int side = 0; side < 4; ++side) legs_[side].push_back(turned(leg, seat_at(side)));
      }
    }
  }
  finish();
  return {};
}

void Movement::finish() {
  leaps_ = false;
  simple_ = true;
  constexpr int kWide = 2 * kSpan + 1;
  overlaps_ = false;
  for (int side = 0; side < 4; ++side) {
    reach_[side].assign(kWide * kWide, 0);
    std::vector<std::uint8_t> covered(kWide * kWide, 0);
    for (std::size_t n = 0; n < legs_[side].size(); ++n) {
      const Leg& leg = legs_[side][n];
      const bool long_step = std::max(std::abs(leg.step.x), std::abs(leg.step.y)) > 1;
      leaps_ = leaps_ || (long_step && leg.vias == 0);
      if (leg.hops || leg.vias > 0 || leg.from_zone != kNoZone || leg.to_zone != kNoZone) simple_ = false;
      for (int k = 1; k <= (leg.range == 0 ? kSpan : leg.range); ++k) {
        const int dx = leg.step.x * k, dy = leg.step.y * k;
        if (std::abs(dx) > kSpan || std::abs(dy) > kSpan) break;
        const int at = (dy + kSpan) * kWide + dx + kSpan;
        const std::uint8_t use = (leg.moves ? 1 : 0) | (leg.captures ? 2 : 0);
        overlaps_ = overlaps_ || (covered[at] & use);
        covered[at] |= use;
        if (leg.captures) reach_[side][at] |= 1U << n;
      }
    }
    if (legs_[side].size() > 32) throw std::invalid_argument("a movement has at most 32 legs");
  }
}

}  // namespace arbiter
