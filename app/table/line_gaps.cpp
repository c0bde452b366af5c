// SPDX-License-Identifier: MIT
// Where pictures are missing, one picture shows many plies at once. Lines across the gap are searched for with the
// squares that have changed as their goal: a ply that gives a piece up is looked at if its taking explains them.
#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <utility>

#include "app/table/line_filter.h"

namespace arbiter::table {

namespace {

constexpr std::size_t kMostAtOnce = 2;  // plies that are looked for in every picture
constexpr std::size_t kMostPlies = 6;   // that one gap may hide
constexpr std::size_t kStarts = 4;      // of the lines before the gap
constexpr std::size_t kKept = 200;      // partial lines for each number of plies
constexpr std::size_t kOrders = 4;      // of them that lead to the same table
// Left and come to. Castling changes four, and a ply between two pieces of one army fewer.
constexpr std::size_t kSquaresOfAPly = 2;

/// Does one of the last plies leave no trace, because pieces went out and came back? A move against the rules looks
/// like a long line with such a detour, and is much likelier.
bool goes_out_and_back(const NumberedPlacement& base, const Line& line, std::size_t plies) {
  const std::size_t start = line.actions.size() - plies;
  const auto stands = [&](std::size_t ply, std::uint8_t cell) { return piece_after(base, line.path[ply], cell); };
  for (std::size_t ply = start; ply < line.actions.size(); ++ply) {
    bool trace = false;
    for (const std::size_t side : {ply, ply + 1})
      for (const auto& [cell, piece] : line.path[side])
        trace = trace || (stands(ply, cell) != stands(ply + 1, cell) &&
                          stands(start, cell) != stands(line.actions.size(), cell));
    if (!trace) return true;
  }
  return false;
}

}  // namespace

/// For each cell the most that any piece, or none, gains there by the square alone; never less than 0, for what stood
/// there at the last record.
std::vector<double> LineFilter::best_gains() {
  std::vector<double> out(base_.size(), 0);
  for (const Cell cell : layout_->board().cells())
    for (std::size_t piece = 0; piece < pieces_.size(); ++piece)
      if (piece != base_[cell.value])
        out[cell.value] = std::max(out[cell.value], rough(cell.value, static_cast<PieceNumber>(piece)));
  return out;
}

/// What the change gains by its squares alone, with the most that so many squares more can add: none gains more.
double LineFilter::promise(const PlacementChange& change, const std::vector<double>& best, std::size_t squares) {
  std::vector<double> missing = best;
  double sum = 0;
  for (const auto& [cell, piece] : change) {
    const double gained = rough(cell, piece);
    sum += gained;
    missing[cell] = best[cell] - gained;
  }
  squares = std::min(squares, missing.size());
  std::partial_sort(missing.begin(), missing.begin() + static_cast<long>(squares), missing.end(), std::greater<>());
  for (std::size_t i = 0; i < squares; ++i) sum += std::max(0.0, missing[i]);
  return sum;
}

/// Prior of so many plies between two pictures, two or more.
double LineFilter::prior_of(std::size_t plies) const {
  return params_.second_ply + params_.further_ply * (static_cast<double>(plies) - 2);
}

/// The lines that go on from these with exactly so many plies and explain most, by squares alone.
std::vector<Line> LineFilter::across_gap(Futures& futures, const std::vector<Line>& starts,
                                         const std::vector<double>& best, std::size_t plies) {
  struct Ahead {
    double promise, value;
    const Line* from;
    const Futures::Step* step;
    PlacementChange change;
  };
  std::vector<Line> lines = starts;
  for (std::size_t ply = 1; ply <= plies; ++ply) {
    std::vector<Ahead> ahead;
    for (const Line& line : lines)
      for (const Futures::Step& step : futures.after(line.actions).steps) {
        if (step.work || !leaves_a_square(step)) continue;
        PlacementChange change = after(line.now(), step);
        const double worth = line.weight + promise(change, best, kSquaresOfAPly * (plies - ply));
        const double value = line.weight + rough(change);
        ahead.push_back({worth, value, &line, &step, std::move(change)});
      }
    std::stable_sort(ahead.begin(), ahead.end(), [](const Ahead& a, const Ahead& b) {
      return std::pair(std::round(a.promise), a.value) > std::pair(std::round(b.promise), b.value);
    });
    std::map<PlacementChange, std::size_t> orders;
    std::vector<Line> longer;
    for (Ahead& one : ahead) {
      if (longer.size() == kKept) break;
      if (orders[one.change]++ >= kOrders) continue;
      Line line = *one.from;
      line.actions.push_back(one.step->action);
      line.seen.push_back(SeenPly::at_once);
      line.path.push_back(std::move(one.change));
      longer.push_back(std::move(line));
    }
    lines = std::move(longer);
  }
  std::erase_if(lines, [&](const Line& line) { return goes_out_and_back(base_, line, plies); });
  for (Line& line : lines) line.weight += prior_of(plies);
  return lines;
}

/// `weighed`, lines of no, one or two plies more than before the picture, with those of more plies, best first: if one
/// of them contradicts no square. A hand would be explained by many plies, too. `starts`: the lines before it.
std::vector<LineFilter::Weighed> LineFilter::with_longer(Futures& futures, std::vector<Weighed> weighed,
                                                         std::vector<Line> starts) {
  std::stable_sort(starts.begin(), starts.end(), [](const Line& a, const Line& b) { return a.weight > b.weight; });
  if (!contradicted(weighed.front().line.now()) && starts.front().actions.empty()) return weighed;
  if (starts.size() > kStarts) starts.resize(kStarts);
  std::size_t odd = layout_->board().cells().size();
  for (const Line& start : starts) odd = std::min(odd, odd_squares(start.now()).size());
  const std::vector<double> best = best_gains();
  std::vector<Weighed> all = weighed;
  for (std::size_t plies = kMostAtOnce + 1; plies <= kMostPlies; ++plies) {
    const std::size_t squares = kSquaresOfAPly * plies;
    if (odd > squares) continue;
    double most = 0;
    for (const Line& start : starts) most = std::max(most, start.weight + promise(start.now(), best, squares));
    if (most + prior_of(plies) <= all.front().line.weight) break;
    std::vector<Weighed> longer = by_picture(across_gap(futures, starts, best, plies));
    std::move(longer.begin(), longer.end(), std::back_inserter(all));
    std::stable_sort(all.begin(), all.end(),
                     [](const Weighed& a, const Weighed& b) { return a.line.weight > b.line.weight; });
  }
  if (contradicted(all.front().line.now())) return weighed;
  return all;
}

}  // namespace arbiter::table
