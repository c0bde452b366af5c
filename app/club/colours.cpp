// SPDX-License-Identifier: MIT
#include "app/club/colours.h"

#include <algorithm>
#include <cstdlib>
#include <string>

namespace arbiter::club {
namespace {

/// The colours of the games that were played.
std::string colours(const SwissPlayer& player) {
  std::string out;
  for (const SwissGame& game : player.games)
    if (game.played && game.colour != '-') out += game.colour;
  return out;
}

char other(char colour) { return colour == 'w' ? 'b' : 'w'; }

}  // namespace

ColourDue colour_due(const SwissPlayer& player) {
  const std::string had = colours(player);
  ColourDue out;
  if (had.empty()) return out;
  const auto white = static_cast<int>(std::ranges::count(had, 'w'));
  out.difference = 2 * white - static_cast<int>(had.size());
  const bool twice = had.size() > 1 && had.back() == had[had.size() - 2];
  out.colour = out.difference != 0 ? (out.difference > 0 ? 'b' : 'w') : other(had.back());
  if (std::abs(out.difference) > 1) {
    out.due = Due::absolute;
  } else if (twice) {
    out.colour = other(had.back());
    out.due = Due::absolute;
  } else {
    out.due = out.difference != 0 ? Due::strong : Due::mild;
  }
  return out;
}

bool first_has_white(const SwissPlayer& a, const SwissPlayer& b, bool odd, char first_colour) {
  const ColourDue mine = colour_due(a), theirs = colour_due(b);
  if (mine.due == Due::nothing && theirs.due == Due::nothing) return odd == (first_colour == 'w');
  if (mine.due == Due::nothing) return theirs.colour == 'b';
  if (theirs.due == Due::nothing || mine.colour != theirs.colour) return mine.colour == 'w';
  if (mine.due != theirs.due) return (mine.due > theirs.due ? mine.colour : other(theirs.colour)) == 'w';
  if (mine.due == Due::absolute && std::abs(mine.difference) != std::abs(theirs.difference))
    return (std::abs(mine.difference) > std::abs(theirs.difference) ? mine.colour : other(mine.colour)) == 'w';
  // Alternate to the last time when one had White and the other Black.
  const std::string x = colours(a), y = colours(b);
  for (std::size_t back = 1; back <= std::min(x.size(), y.size()); ++back)
    if (x[x.size() - back] != y[y.size() - back]) return x[x.size() - back] == 'b';
  return mine.colour == 'w';
}

}  // namespace arbiter::club
