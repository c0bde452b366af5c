// SPDX-License-Identifier: MIT
// How lines of play may go on: by one ply, or by two at once.
#include <algorithm>
#include <cmath>
#include <map>

#include "app/table/line_filter.h"

namespace arbiter::table {

namespace {

constexpr std::size_t kLinesLookedAt = 3, kOnesLookedAt = 8, kAreasEach = 3;
constexpr std::size_t kGoneOnFrom = 12;  // lines
constexpr double kGoneOnTwice = 12;      // nats under the likeliest, up to which two plies at once are looked for
// Nats: what lines explained so far was something else, or something else is over, and all stands as before.
constexpr double kPutBack = -20, kSomethingElseIsOver = -4;
constexpr std::size_t kTwos = 40;

}  // namespace

bool leaves_a_square(const Futures::Step& step) {
  return std::any_of(step.changes.begin(), step.changes.end(), [](const auto& one) { return !one.second; });
}

PlacementChange LineFilter::after(const PlacementChange& change, const Futures::Step& step) {
  PlacementChange out = change;
  for (const auto& [cell, piece] : step.changes) out = with(std::move(out), base_, cell.value, pieces_.number(piece));
  return out;
}

/// What may follow, best first.
std::vector<LineFilter::Next> LineFilter::next(Futures& futures, const std::vector<std::string>& actions,
                                               const PlacementChange& change,
                                               const std::function<double(const PlacementChange&)>& value) {
  const Futures::Standing& standing = futures.after(actions);
  std::vector<Next> out;
  out.reserve(standing.steps.size());
  for (const Futures::Step& step : standing.steps) {
    if (step.work || !leaves_a_square(step)) continue;
    PlacementChange then = after(change, step);
    const double worth = value(then);
    out.push_back({worth, &step, std::move(then)});
  }
  std::stable_sort(out.begin(), out.end(), [](const Next& a, const Next& b) { return a.value > b.value; });
  return out;
}

/// Which place of the camera explains the change best, over the first plies.
void LineFilter::choose_view(Futures& futures) {
  for (std::size_t v = 0; v < views_.size(); ++v) {
    std::map<std::pair<std::uint8_t, PieceNumber>, double> known;
    const auto value = [&](const PlacementChange& change) {
      double sum = 0;
      for (const auto& [cell, piece] : change) {
        const auto [it, fresh] = known.try_emplace({cell, piece}, 0);
        if (fresh) it->second = evidence(part(views_[v], cell, base_[cell], piece));
        sum += it->second;
      }
      return sum;
    };
    double best = 0;
    std::vector<Next> ones = next(futures, {}, {}, value);
    for (std::size_t i = 0; i < std::min(ones.size(), kOnesLookedAt); ++i) {
      best = std::max(best, ones[i].value);
      for (const Next& two : next(futures, {ones[i].step->action}, ones[i].change, value))
        best = std::max(best, two.value);
    }
    view_scores_[v] += best;
  }
  const auto most = std::max_element(view_scores_.begin(), view_scores_.end());
  view_ = static_cast<std::size_t>(most - view_scores_.begin());
}

/// Where plies that are likely by the change alone would be seen: asked before anything is called a hand.
std::vector<cv::Mat1b> LineFilter::likely_areas(Futures& futures) {
  std::vector<PlacementChange> likely;
  std::map<std::pair<std::uint8_t, PieceNumber>, double> known;
  const auto value = [&](const PlacementChange& change) {
    double sum = 0;
    for (const auto& [cell, piece] : change) {
      const auto [it, fresh] = known.try_emplace({cell, piece}, 0);
      if (fresh) it->second = evidence(part(view(), cell, base_[cell], piece));
      sum += it->second;
    }
    return sum;
  };
  for (std::size_t l = 0; l < std::min(lines_.size(), kLinesLookedAt); ++l) {
    const std::vector<Next> ones = next(futures, lines_[l].actions, lines_[l].now(), value);
    std::vector<Next> twos;
    for (std::size_t i = 0; i < std::min(ones.size(), kOnesLookedAt); ++i) {
      if (i < kAreasEach) likely.push_back(ones[i].change);
      std::vector<std::string> actions = lines_[l].actions;
      actions.push_back(ones[i].step->action);
      for (Next& two : next(futures, actions, ones[i].change, value)) twos.push_back(std::move(two));
    }
    const auto count = static_cast<long>(std::min(twos.size(), kAreasEach));
    std::partial_sort(twos.begin(), twos.begin() + count, twos.end(),
                      [](const Next& a, const Next& b) { return a.value > b.value; });
    for (long i = 0; i < count; ++i) likely.push_back(twos[static_cast<std::size_t>(i)].change);
  }
  std::vector<cv::Mat1b> areas;
  areas.reserve(likely.size());
  for (const PlacementChange& change : likely) areas.push_back(about(change));
  return areas;
}

/// The line goes on with two plies at once.
void LineFilter::go_on_twice(Futures& futures, const Line& line, const std::vector<Next>& ones,
                             std::vector<Line>& out) {
  struct Two {
    const Next* first;
    Next second;
  };
  std::vector<Two> twos;
  const auto value = [this](const PlacementChange& change) { return rough(change); };
  for (const Next& one : ones) {
    std::vector<std::string> actions = line.actions;
    actions.push_back(one.step->action);
    for (Next& second : next(futures, actions, one.change, value)) twos.push_back({&one, std::move(second)});
  }
  const auto count = static_cast<long>(std::min(twos.size(), kTwos));
  std::partial_sort(twos.begin(), twos.begin() + count, twos.end(),
                    [](const Two& a, const Two& b) { return a.second.value > b.second.value; });
  for (long i = 0; i < count; ++i) {
    const Two& two = twos[static_cast<std::size_t>(i)];
    Line longer = line;
    longer.actions.insert(longer.actions.end(), {two.first->step->action, two.second.step->action});
    longer.seen.insert(longer.seen.end(), {SeenPly::at_once, SeenPly::at_once});
    longer.path.insert(longer.path.end(), {two.first->change, two.second.change});
    longer.weight += params_.second_ply;
    out.push_back(std::move(longer));
  }
}

/// Every line that survives, gone on with by no, one or two plies.
LineFilter::Predicted LineFilter::predicted(Futures& futures) {
  std::vector<Line> all, starts;
  const auto value = [this](const PlacementChange& change) { return rough(change); };
  const double peak = params_.forget * lines_.front().weight;
  for (Line& line : with_shortcuts(futures, kGoneOnFrom)) {
    line.weight *= params_.forget;
    for (SeenPly& seen : line.seen)
      if (seen == SeenPly::at_once) seen = SeenPly::earlier;
    all.push_back(line);
    starts.push_back(line);
    const std::vector<Next> ones = next(futures, line.actions, line.now(), value);
    for (const Next& one : ones) {
      Line longer = line;
      longer.actions.push_back(one.step->action);
      longer.seen.push_back(SeenPly::alone);
      longer.path.push_back(one.change);
      longer.weight += params_.ply;
      all.push_back(std::move(longer));
    }
    if (line.weight >= peak - kGoneOnTwice) go_on_twice(futures, line, ones, all);
  }
  all.push_back({{}, {}, {{}}, std::max(peak + kPutBack, params_.forget * other_ + kSomethingElseIsOver)});
  starts.push_back(all.back());
  // Of the same plies the likelier way to have seen them counts.
  std::stable_sort(all.begin(), all.end(), [](const Line& a, const Line& b) { return a.weight > b.weight; });
  std::map<std::vector<std::string>, bool> there;
  std::erase_if(all, [&](const Line& line) { return !there.emplace(line.actions, true).second; });
  return {std::move(all), std::move(starts)};
}

}  // namespace arbiter::table
