// SPDX-License-Identifier: MIT
// How explanations of a change compare, and how likely the best is.
#include <algorithm>
#include <cmath>
#include <string_view>

#include "app/table/belief.h"
#include "app/table/hypotheses.h"

namespace arbiter::table {

bool goes_on(const std::vector<std::string>& a, const std::vector<std::string>& b) {
  const auto same = [](const std::string& x, const std::string& y) {
    return x.substr(0, x.find('=')) == y.substr(0, y.find('='));
  };
  return !a.empty() && b.size() > a.size() && std::equal(a.begin(), a.end(), b.begin(), same);
}

bool same_but_for_kind(const std::string& a, const std::string& b) {
  const auto without_kind = [](const std::string& action) {
    const std::size_t down = action.find('@');
    return down == std::string::npos ? action.substr(0, action.find('=')) : action.substr(down);
  };
  return without_kind(a) == without_kind(b);
}

bool same_but_for_kind(const std::vector<std::string>& a, const std::vector<std::string>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](const std::string& x, const std::string& y) { return same_but_for_kind(x, y); });
}

bool look_alike(const Hypothesis& a, const Hypothesis& b) { return same_armies(a.table, b.table); }

Weight weigh(const std::vector<Hypothesis>& list, const Hypothesis& best, vision::ChangeReader& reader) {
  Weight weight;
  weight.score = best.score;
  weight.margin = list.front().score;
  for (const Hypothesis& other : list)
    if (!look_alike(best, other) && !goes_on(best.actions, other.actions)) {
      weight.margin = list.front().score - other.score;
      break;
    }
  weight.positive = reader.positive();
  const double whole = std::max(1.0, weight.positive);
  weight.explained = best.fit.explained / whole;
  weight.weakest = best.fit.weakest;
  const auto left = reader.unexplained(best.fit.area);
  weight.at_pieces = left.at_pieces / whole;
  weight.elsewhere = left.elsewhere / whole;
  weight.actions = static_cast<int>(best.actions.size());
  weight.changed = static_cast<double>(vision::pixels_of(best.fit.area));
  for (const auto& [cell, piece_pose] : best.fit.piece_poses)
    weight.offset = std::max(weight.offset, std::hypot(piece_pose.offset.x, piece_pose.offset.y));
  if (!best.actions.empty())
    for (const vision::ChangedCell& one : best.change) {
      if (one.cell == best.recentred) continue;
      vision::Spans elsewhere;
      for (const auto& [cell, area] : best.fit.cells)
        if (cell != one.cell) elsewhere = vision::united(elsewhere, area);
      weight.farther = std::max(weight.farther, reader.gain_farther_off(one, best.fit.height, elsewhere));
    }
  return weight;
}

std::optional<std::pair<Cell, Cell>> moved(const Hypothesis& one) {
  const auto& all = one.change;
  if (all.size() != (one.recentred ? 3 : 2) || all[0].after.has_value() == all[1].after.has_value())
    return std::nullopt;
  return !all[0].after ? std::pair(all[0].cell, all[1].cell) : std::pair(all[1].cell, all[0].cell);
}

bool well_placed(const Hypothesis& one) {
  return std::all_of(one.fit.piece_poses.begin(), one.fit.piece_poses.end(), [](const auto& placed) {
    return std::hypot(placed.second.offset.x, placed.second.offset.y) <= kBetweenSquares;
  });
}

bool between_squares(const std::vector<Hypothesis>& list, const Hypothesis& chosen,
                     const calibration::BoardPlane& plane) {
  // Of 7,332 actions that were taken in films three were so, all of them right; of a pawn left on the border of two
  // squares the one explains 0.77 of what the other does.
  constexpr double kNearlyAsMuch = 0.75;
  const auto cells = moved(chosen);
  if (!cells || well_placed(chosen)) return false;
  const auto by_change = [](const Hypothesis& one) { return one.fit.score - one.price; };
  return std::any_of(list.begin(), list.end(), [&](const Hypothesis& one) {
    const auto other = moved(one);
    if (!other || other->first != cells->first || other->second == cells->second) return false;
    const cv::Point2d by = plane.middle(other->second) - plane.middle(cells->second);
    return std::max(std::abs(by.x), std::abs(by.y)) < 1.5 && by_change(one) > kNearlyAsMuch * by_change(chosen);
  });
}

// Logistic form. The terms of belief.h judge a picture that stands alone; what is added here knows more.
double probability(const Weight& weight, const Circumstances& how) {
  constexpr double kSecondLook = 0.5, kAtRest = 1, kLooks = 1.5, kEachFurther = -0.7, kWorkLeft = -5;
  constexpr double kApart = 0.03, kApartBetween = 0.06, kApartSlope = 60;  // nats for each square² of pixels
  constexpr std::size_t kBorder = 8;
  static_assert(std::string_view(kBeliefTerms[kBorder].name) == "border");
  const BeliefValues values = belief_values(weight, how);
  // Another look does not tell on which of two squares a piece stands that is between them.
  const bool between = weight.offset > kBetweenSquares && weight.margin < kNearlyAlike * weight.score;
  const double border = between ? 1 : values[kBorder], area = how.square_px * how.square_px;
  double z = 0;
  for (std::size_t i = 0; i < values.size(); ++i) z += kBeliefTerms[i].weight * values[i];
  if (how.second_look) z += (1 - border) * kSecondLook;
  if (how.at_rest) z += (1 - border) * kAtRest;
  if (how.looks) z += (1 - border) * kLooks;
  if (how.work_left) z += kWorkLeft;
  // So many actions can be gathered from much, but not so that every square shows what they lead to.
  if (!how.looks) z += kEachFurther * std::max(0, weight.actions - 1);
  const double of_two = 1 / (1 + std::exp(-kApartSlope * (weight.margin / area - kApart - border * kApartBetween)));
  return of_two / (1 + std::exp(-z));
}

void count_in(const vision::Occluders& strange, Circumstances& how) {
  how.reaching = strange.reaching;
  how.touching = strange.touching;
  how.islands = strange.islands;
  how.nearby = strange.nearby;
}

double probability_of_some(Weight weight, Circumstances how) {
  weight.margin = weight.score;
  weight.offset = 0;
  weight.farther = 0;
  how.looks = false;
  return probability(weight, how);
}

namespace {

double log_odds(double p) {
  constexpr double kLeast = 1e-6;
  p = std::clamp(p, kLeast, 1 - kLeast);
  return std::log(p / (1 - p));
}

}  // namespace

void leave_out_gathered(std::vector<Hypothesis>& list, vision::ChangeReader& reader, const vision::Evidence& evidence,
                        vision::Outlines& outlines) {
  constexpr double kSharpness = 4;     // of what is explained, per square² of pixels: neighbouring ones tell the same
  constexpr double kBelievable = 0.8;  // probability
  const double area = outlines.plane().square_px() * outlines.plane().square_px();
  struct Alone {
    std::vector<std::string> actions;
    double probability = 0, islands = 0;
  };
  const auto by_itself = [&](const Hypothesis& one) {
    Circumstances how;
    how.square_px = outlines.plane().square_px();
    count_in(vision::find_occluders(evidence, outlines, one.fit.area), how);
    Weight weight = weigh(list, one, reader);
    weight.margin = weight.score;
    return Alone{one.actions, probability(weight, how), how.islands};
  };
  Alone few, many;  // as they were judged last
  while (list.front().actions.size() > 1) {
    const auto fewer = std::find_if(list.begin(), list.end(), [&](const Hypothesis& one) {
      return !one.actions.empty() && one.actions.size() < list.front().actions.size();
    });
    if (fewer == list.end()) return;
    if (few.actions != fewer->actions) few = by_itself(*fewer);
    if (few.probability < kBelievable) return;
    if (many.actions != list.front().actions) many = by_itself(list.front());
    // What more actions explain is no light where it is a body that came or went; fewer than that were not played.
    if (few.islands - many.islands > kBodyLeft) {
      list.erase(fewer);
      continue;
    }
    const double more = kSharpness * (list.front().score - fewer->score) / area;
    if (log_odds(few.probability) < log_odds(many.probability) + more) return;
    list.erase(list.begin());
  }
}

}  // namespace arbiter::table
