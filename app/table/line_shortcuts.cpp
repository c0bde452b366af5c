// SPDX-License-Identifier: MIT
// Pieces that seem to go somewhere and to come back: a hand may have looked like them.
#include <algorithm>
#include <array>

#include "app/table/line_filter.h"

namespace arbiter::table {

namespace {

constexpr std::size_t kMostPairs = 4;  // of plies that undo one another, in one line

/// What one ply changes: cell, what stood there, what stands there.
using PlyTrace = std::vector<std::array<unsigned, 3>>;

PlyTrace changed_by(const NumberedPlacement& base, const PlacementChange& before, const PlacementChange& after) {
  PlyTrace out;
  for (const PlacementChange* one : {&before, &after})
    for (const auto& [cell, piece] : *one) {
      const unsigned was = piece_after(base, before, cell), is = piece_after(base, after, cell);
      if (was != is) out.push_back({cell, was, is});
    }
  std::sort(out.begin(), out.end());
  out.erase(std::unique(out.begin(), out.end()), out.end());
  return out;
}

PlyTrace undone(PlyTrace changed) {
  for (auto& one : changed) std::swap(one[1], one[2]);
  return changed;
}

}  // namespace

/// The line without those plies. None where the rest is no line of play, or leads to another table.
std::optional<Line> LineFilter::without(Futures& futures, const Line& line, const std::vector<bool>& left_out) {
  Line out{{}, {}, {line.path.front()}, line.weight};
  for (std::size_t i = 0; i < line.actions.size(); ++i) {
    if (left_out[i]) continue;
    const Futures::Standing& standing = futures.after(out.actions);
    const auto step = std::find_if(standing.steps.begin(), standing.steps.end(), [&](const Futures::Step& one) {
      return !one.work && one.action == line.actions[i];
    });
    if (step == standing.steps.end()) return std::nullopt;
    out.path.push_back(after(out.now(), *step));
    out.actions.push_back(line.actions[i]);
    out.seen.push_back(line.seen[i]);
  }
  if (changed(base_, out.now()) != changed(base_, line.now())) return std::nullopt;
  return out;
}

/// The shortest line to the same table that leaves out plies which undo one another.
std::optional<Line> LineFilter::shortcut(Futures& futures, const Line& line) {
  std::vector<std::pair<std::size_t, std::size_t>> pairs;
  std::vector<PlyTrace> changes;
  for (std::size_t i = 0; i < line.actions.size(); ++i) {
    changes.push_back(changed_by(base_, line.path[i], line.path[i + 1]));
    for (std::size_t before = i; before-- > 0;)
      if (pairs.size() < kMostPairs && !changes[i].empty() && changes[before] == undone(changes[i])) {
        pairs.emplace_back(before, i);
        break;
      }
  }
  std::optional<Line> best;
  for (unsigned chosen = 1; chosen < 1U << pairs.size(); ++chosen) {
    std::vector<bool> left_out(line.actions.size(), false);
    for (std::size_t i = 0; i < pairs.size(); ++i)
      if ((chosen >> i & 1U) != 0) left_out[pairs[i].first] = left_out[pairs[i].second] = true;
    auto shorter = without(futures, line, left_out);
    if (shorter && (!best || shorter->actions.size() < best->actions.size())) best = std::move(shorter);
  }
  return best;
}

/// The likeliest lines, `most` at most, each behind its shortcut. What a hand looked like may be such a detour, and a
/// hand is likelier than plies that nobody saw: the shortcut weighs as much, so that people are asked.
std::vector<Line> LineFilter::with_shortcuts(Futures& futures, std::size_t most) {
  std::vector<Line> out;
  for (std::size_t l = 0; l < std::min(lines_.size(), most); ++l) {
    if (auto shorter = shortcut(futures, lines_[l])) out.push_back(std::move(*shorter));
    out.push_back(lines_[l]);
  }
  return out;
}

}  // namespace arbiter::table
