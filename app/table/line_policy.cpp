// SPDX-License-Identifier: MIT
#include "app/table/line_policy.h"

#include <algorithm>

namespace arbiter::table {

namespace {

bool shown(const BeginningOfLine& one, const PolicyParams& params) {
  return std::all_of(one.squares.begin(), one.squares.end(), [&](const BeginningOfLine::Square& square) {
    if (!square.evidence) return !square.arrived;  // what was left may be hidden, what came must be seen
    if (square.arrived && square.looks <= params.unlike) return false;
    return *square.evidence > (square.arrived ? params.arrived : params.left);
  });
}

/// Does a square speak against it? What cannot be seen does not.
bool contrary(const BeginningOfLine::Square& square, const PolicyParams& params) {
  return square.evidence && (*square.evidence < params.left || (square.arrived && square.looks <= params.unlike));
}

bool contradicted(const BeginningOfLine& one, const PolicyParams& params) {
  return std::any_of(one.squares.begin(), one.squares.end(),
                     [&](const BeginningOfLine::Square& square) { return contrary(square, params); });
}

}  // namespace

std::size_t plies_to_record(const BeliefSummary& belief, const PolicyParams& params) {
  if (belief.odd_square || belief.explained <= params.explained || belief.beginnings.size() > params.lost) return 0;
  for (std::size_t count = belief.beginnings.size(); count > 0; --count) {
    const BeginningOfLine& one = belief.beginnings[count - 1];
    // The last of plies that came at once waits for another picture that agrees, if there is one.
    const bool second = !belief.last && one.last == SeenPly::at_once && one.next != SeenPly::at_once;
    const bool of_several = one.last == SeenPly::at_once && one.next == SeenPly::at_once;
    if (params.together && of_several && contradicted(belief.beginnings.back(), params)) continue;
    if (!second && one.stands && !one.squares.empty() && one.share > params.sure && shown(one, params)) return count;
  }
  return 0;
}

bool worth_asking(const BeliefSummary& belief, const PolicyParams& params) {
  const std::size_t plies = belief.beginnings.size();
  if (belief.odd_square || belief.explained <= params.explained || plies < 2 || plies > params.most_asked) return false;
  const BeginningOfLine& whole = belief.beginnings.back();
  return whole.share > params.asked && !contradicted(whole, params);
}

}  // namespace arbiter::table
