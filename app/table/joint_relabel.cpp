// SPDX-License-Identifier: MIT
#include "app/table/joint_relabel.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "app/table/hypotheses.h"

namespace arbiter::table {

namespace {

using vision::Army;
using vision::Occupant;
using vision::Placement;

constexpr std::size_t kBeam = 32;  // lines of play carried on

/// One line of play.
struct Line {
  std::vector<std::string> actions;
  Placement table;
  double looks = 0;  // nats by which what has been put looks less than the most that anything would there
};

/// 0 where nothing is known of the square; a piece that nobody has thought of looks like the least of those there.
double look_of(const PieceLooks& looks, Cell cell, const std::optional<Occupant>& piece) {
  const auto seen = looks.find(cell);
  if (seen == looks.end() || seen->second.empty()) return 0;
  const auto known = seen->second.find(piece);
  if (known != seen->second.end()) return known->second;
  const auto less = [](const auto& a, const auto& b) { return a.second < b.second; };
  return std::min_element(seen->second.begin(), seen->second.end(), less)->second;
}

double most_on(const PieceLooks& looks, Cell cell) {
  const auto seen = looks.find(cell);
  return seen == looks.end() || seen->second.empty() ? 0 : most_of(seen->second);
}

double looks_of_all(const Placement& table, const PieceLooks& looks) {
  double sum = 0;
  for (const auto& [cell, by_piece] : looks) sum += look_of(looks, cell, table.on(cell));
  return sum;
}

/// What came to be seen by one action: squares, and whose pieces.
using Coming = std::vector<std::pair<Cell, Army>>;

const Army* came_to(const Coming& coming, Cell cell) {
  const auto at = std::find_if(coming.begin(), coming.end(), [&](const auto& one) { return one.first == cell; });
  return at == coming.end() ? nullptr : &at->second;
}

class LineSearch {
 public:
  LineSearch(Futures& next, const std::vector<std::string>& recorded, const PieceLooks& looks, const CellSet& unseen)
      : next_(next), recorded_(recorded), looks_(looks), unseen_(unseen) {}

  /// The lines with what came to be seen then, or without it where it looks as if it had not.
  std::vector<Line> gone_on(const std::vector<Line>& lines, const Coming& coming) {
    std::vector<Line> out;
    double empty = 0, taken = 0;
    for (const auto& [cell, army] : coming) {
      empty += look_of(looks_, cell, std::nullopt) - most_on(looks_, cell);
      taken += most_taken(cell) - most_on(looks_, cell);
    }
    for (const Line& line : lines) {
      if (empty > taken) {
        out.push_back(line);
        out.back().looks += empty;
      }
      const Futures::Standing& standing = next_.after(line.actions);
      for (const Futures::Step& step : standing.steps)
        if (!step.work && brings(step, line.table, coming)) out.push_back(after(line, standing, step));
    }
    return best_of(std::move(out));
  }

  /// The lines, and what they become by one action that was not seen and looks better.
  std::vector<Line> with_unseen(const std::vector<Line>& lines) {
    std::vector<Line> out = lines;
    for (const Line& line : lines) {
      const Futures::Standing& standing = next_.after(line.actions);
      for (const Futures::Step& step : standing.steps)
        if (!step.work && !step.changes.empty() && gain(step, line.table) > 0 && was_not_seen(step, line.table))
          out.push_back(after(line, standing, step));
    }
    return best_of(std::move(out));
  }

 private:
  /// The most that any piece would look like there.
  double most_taken(Cell cell) const {
    double most = -std::numeric_limits<double>::infinity();
    if (const auto seen = looks_.find(cell); seen != looks_.end())
      for (const auto& [piece, look] : seen->second)
        if (piece) most = std::max(most, look);
    return most;
  }

  static bool brings(const Futures::Step& step, const Placement& table, const Coming& coming) {
    return std::all_of(coming.begin(), coming.end(),
                       [&](const auto& one) { return step.changes.contains(one.first); }) &&
           std::all_of(step.changes.begin(), step.changes.end(), [&](const auto& change) {
             const Army* came = came_to(coming, change.first);
             return army_of(change.second) == (came != nullptr ? *came : army_of(table.on(change.first)));
           });
  }

  bool was_not_seen(const Futures::Step& step, const Placement& table) const {
    return std::all_of(step.changes.begin(), step.changes.end(), [&](const auto& change) {
      const std::optional<Occupant> before = table.on(change.first);
      return same_army(change.second, before) || (!before && unseen_[change.first.value]);
    });
  }

  /// Nats by which its squares look better after it.
  double gain(const Futures::Step& step, const Placement& table) const {
    double sum = 0;
    for (const auto& [cell, piece] : step.changes)
      sum += look_of(looks_, cell, piece) - look_of(looks_, cell, table.on(cell));
    return sum;
  }

  Line after(const Line& line, const Futures::Standing& standing, const Futures::Step& step) const {
    Line out{line.actions, after_step(standing, step), line.looks};
    out.actions.push_back(step.action);
    for (const auto& [cell, piece] : step.changes) out.looks += look_of(looks_, cell, piece) - most_on(looks_, cell);
    return out;
  }

  /// How much of it is as it was recorded: actions, and squares on which something was put.
  std::size_t as_recorded(const Line& line) const {
    std::size_t count = 0;
    for (std::size_t i = 0; i < std::min(line.actions.size(), recorded_.size()); ++i)
      count += (line.actions[i] == recorded_[i] ? 1 : 0) + (same_but_for_kind(line.actions[i], recorded_[i]) ? 1 : 0);
    return count;
  }

  /// Of those that are as long and lead to the same, the one that is most as it was recorded.
  std::vector<Line> best_of(std::vector<Line> lines) const {
    constexpr double kSame = 1e-9;
    std::stable_sort(lines.begin(), lines.end(), [&](const Line& a, const Line& b) {
      if (std::abs(a.looks - b.looks) > kSame) return a.looks > b.looks;
      return as_recorded(a) > as_recorded(b);
    });
    std::vector<Line> kept;
    for (Line& line : lines) {
      if (kept.size() == kBeam) break;
      const bool known = std::any_of(kept.begin(), kept.end(), [&](const Line& other) {
        return other.actions.size() == line.actions.size() && other.table == line.table;
      });
      if (!known) kept.push_back(std::move(line));
    }
    return kept;
  }

  Futures& next_;
  const std::vector<std::string>& recorded_;
  const PieceLooks& looks_;
  const CellSet& unseen_;
};

/// What each action that was recorded brought to be seen; none where it cannot be played, or took something away.
std::optional<std::vector<Coming>> comings(Futures& next, const std::vector<std::string>& recorded) {
  std::vector<Coming> out;
  Placement before = next.after({}).table;
  for (std::size_t n = 1; n <= recorded.size(); ++n) {
    const Placement& table = next.after({recorded.begin(), recorded.begin() + static_cast<long>(n)}).table;
    if (table.empty()) return std::nullopt;
    for (const auto& [cell, piece] : before)
      if (!same_army(table.on(cell), piece)) return std::nullopt;
    Coming& coming = out.emplace_back();
    for (const auto& [cell, piece] : table)
      if (!before.contains(cell)) coming.emplace_back(cell, piece.army);
    before = table;
  }
  return out;
}

}  // namespace

double most_of(const SquareLooks& looks) {
  return std::max_element(looks.begin(), looks.end(), [](const auto& a, const auto& b) { return a.second < b.second; })
      ->second;
}

std::optional<JointRelabel> reread(Futures& next, const std::vector<std::string>& recorded, const PieceLooks& looks,
                                   const CellSet& unseen) {
  const auto seen = comings(next, recorded);
  if (!seen) return std::nullopt;
  LineSearch search(next, recorded, looks, unseen);
  std::vector<Line> lines{{{}, next.after({}).table, 0}};
  for (const Coming& coming : *seen)
    if (!coming.empty()) lines = search.gone_on(search.with_unseen(lines), coming);
  // What was not seen may be several.
  for (std::size_t n = 0; n <= unseen.count(); ++n) lines = search.with_unseen(lines);
  JointRelabel best{recorded, next.after(recorded).table, 0};
  const double as_recorded = looks_of_all(best.table, looks);
  for (const Line& line : lines) {
    const double lead = looks_of_all(line.table, looks) - as_recorded;
    if (lead > best.lead) best = {line.actions, line.table, lead};
  }
  return best;
}

}  // namespace arbiter::table
