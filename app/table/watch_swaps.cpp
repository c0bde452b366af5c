// SPDX-License-Identifier: MIT
// Flat pieces of one set that change places: only what is written on them shows it.
#include <algorithm>
#include <cmath>

#include "app/table/watcher_state.h"
#include "vision/change/faces.h"

namespace arbiter::table {

namespace {

// Nats for each square² of pixels and unit of correlation, as of other faces; of so much of it at most.
constexpr double kWritten = 1.0, kMostWritten = 0.5;
/// Correlation of faces under which a point shows neither the one piece nor the other: it is empty, or covered.
constexpr double kNoFace = 0.5;

/// What may come to a cell, of the same army as what is there, and from which cell.
using Exchanges = std::map<SquareChange, Cell>;

/// Those of the steps from a standing.
Exchanges exchanges(const Futures::Standing& standing, const vision::Placement& before, const Board& board) {
  Exchanges found;
  for (const Futures::Step& step : standing.steps)
    for (const auto& [cell, piece] : step.changes) {
      const auto was = before.on(cell);
      if (!was || !piece || was == piece || was->army != piece->army) continue;
      std::optional<std::pair<int, Cell>> nearest;
      for (const auto& [other, now] : step.changes) {
        if (other == cell || before.on(other) != piece) continue;
        const int far = std::abs(board.file(other) - board.file(cell)) + std::abs(board.rank(other) - board.rank(cell));
        if (!nearest || far < nearest->first) nearest = {far, other};
      }
      if (nearest) found[{cell, piece}] = nearest->second;
    }
  return found;
}

}  // namespace

/// Of every cell on which one of the next two actions may exchange a flat piece for another one of its army: how alike
/// what is seen there now is to either.
const SwapSights& Watcher::State::swaps_seen(size_t way, const vision::Keyframe& now) {
  const auto key = std::tuple(status.frame, ways[way].orientation, session.revision());
  if (search.swaps_of == key) return search.swaps;
  search.swaps_of = key;
  search.swaps.clear();
  if (!ways[way].reader.flat()) return search.swaps;
  const vision::Placement& before = agreed.reference->table;
  const Futures::Standing& next = futures().after({});
  Exchanges all = exchanges(next, before, *status.board);
  if (all.empty()) return search.swaps;
  for (const Futures::Step& step : next.steps) {
    const Exchanges then = exchanges(futures().after({step.action}), before, *status.board);
    all.insert(then.begin(), then.end());
  }
  vision::Keyframe was = agreed.reference->keyframe, is = now;
  was.plane = was.plane.turned(ways[way].orientation);
  is.plane = is.plane.turned(ways[way].orientation);
  const auto stood = [&](Cell cell) {
    const auto known = search.piece_poses.cells.find(cell);
    return was.plane.middle(cell) + (known == search.piece_poses.cells.end() ? cv::Point2d() : known->second.offset);
  };
  for (const auto& [there, from] : all) {
    const cv::Point2d here = is.plane.middle(there.first);
    const auto moved = vision::compare_faces(was, stood(from), is, here);
    const auto stayed = vision::compare_faces(was, stood(there.first), is, here);
    if (moved && stayed) search.swaps[there] = {moved->likeness, stayed->likeness};
  }
  return search.swaps;
}

/// Nats that what is written on the cells tells for such an exchange, against none.
std::map<SquareChange, double> Watcher::State::written(size_t way, const vision::Keyframe& now, double area) {
  std::map<SquareChange, double> out;
  for (const auto& [there, seen] : swaps_seen(way, now))
    out[there] = kWritten * area * std::clamp(seen.moved - seen.stayed, -kMostWritten, kMostWritten);
  return out;
}

/// Pieces are changing places as `chosen` has it, and that is not done: one of them is not there yet, or more of them
/// may follow.
bool Watcher::State::goes_on_changing_places(const Look& look, const Hypothesis& chosen) {
  const SwapSights& sights = swaps_seen(look.seen.way, look.now);
  if (sights.empty() || chosen.actions.empty()) return false;
  const std::vector<std::string> before(chosen.actions.begin(), chosen.actions.end() - 1);
  const std::vector<Futures::Step>& steps = futures().after(before).steps;
  const auto last = std::find_if(steps.begin(), steps.end(),
                                 [&](const Futures::Step& step) { return step.action == chosen.actions.back(); });
  const auto exchanged = [&](const auto& change) { return sights.contains(change); };
  const bool goes_on = last != steps.end() && std::all_of(last->changes.begin(), last->changes.end(), exchanged);
  // Whoever plays something else, and it lies there, has done with changing places, however little is to be read.
  if (!goes_on && look.again && look.moving <= kMovesLittle) return false;
  for (const vision::ChangedCell& one : chosen.change) {
    const auto seen = sights.find({one.cell, one.after});
    if (seen != sights.end() && std::max(seen->second.moved, seen->second.stayed) < kNoFace) return true;
  }
  if (!goes_on) return false;
  return std::any_of(steps.begin(), steps.end(), [&](const Futures::Step& step) {
    return step.changes.size() > last->changes.size() &&
           std::all_of(step.changes.begin(), step.changes.end(), exchanged) &&
           std::includes(step.changes.begin(), step.changes.end(), last->changes.begin(), last->changes.end());
  });
}

}  // namespace arbiter::table
