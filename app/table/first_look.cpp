// SPDX-License-Identifier: MIT
#include "app/table/first_look.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <optional>
#include <utility>

#include "app/table/line_filter.h"

namespace arbiter::table {

namespace {

void best_first(std::vector<Opening>& list) {
  std::stable_sort(list.begin(), list.end(), [](const auto& a, const auto& b) { return a.weight > b.weight; });
}

/// The likeliest order of the same plies stands for all of them.
std::vector<Opening> without_orders(std::vector<Opening> all) {
  std::vector<Opening> out;
  for (Opening& one : all) {
    const auto same = std::find_if(out.begin(), out.end(), [&](const Opening& other) {
      return other.placement == one.placement && other.before.size() == one.before.size();
    });
    if (same == out.end())
      out.push_back(std::move(one));
    else
      same->orders.push_back(std::move(one.before));
  }
  return out;
}

}  // namespace

FirstLook::FirstLook(Futures& futures, const Board& board, vision::SquareLookList looks,
                     const std::vector<vision::SquareOpinion>& shapes, FirstLookParams params)
    : futures_(&futures), board_(&board), params_(params), looks_(std::move(looks)) {
  const NumberedPlacement placement = pieces_.numbered(futures.after({}).table, board);
  learn(placement);
  hear(shapes, placement);
}

/// Takes in what the networks say. Which army has the lighter set is what fits the placement best.
void FirstLook::hear(const std::vector<vision::SquareOpinion>& shapes, const NumberedPlacement& placement) {
  if (pieces_.armies() != 2) return;
  for (const vision::SquareOpinion& one : shapes)
    if (one.in_picture) shapes_.emplace(one.cell.value, one);
  std::array<double, 3> sums{};
  for (std::uint8_t light = 1; light <= 2; ++light)
    for (const Cell cell : board_->cells()) sums.at(light) += shape(cell, placement[cell.value], light);
  light_ = sums[1] >= sums[2] ? 1 : 2;
}

/// Nats for `p`, the probability that networks give one of `of` things; equally likely where they are not to be
/// trusted.
double FirstLook::nats(double p, double of) const {
  return std::log((1 - params_.wrong_shape) * p + params_.wrong_shape / of);
}

/// Nats that the networks tell for an army (0: nobody) on the cell, if army `light` has the lighter set.
double FirstLook::state(Cell cell, std::size_t army, std::uint8_t light) const {
  const auto said = shapes_.find(cell.value);
  if (said == shapes_.end()) return 0;
  const vision::SquareOpinion& one = said->second;
  const double p = army == 0 ? one.empty : (army == light ? one.light : one.dark) + one.unknown / 2;
  return params_.shapes_weight * nats(p, 3);  // empty, lighter set, darker set
}

/// Nats that the networks tell for the piece on the cell, if that army has the lighter set.
double FirstLook::shape(Cell cell, PieceNumber piece, std::uint8_t light) const {
  const double of_army = state(cell, piece == 0 ? 0 : pieces_.army(piece), light);
  const auto said = shapes_.find(cell.value);
  if (said == shapes_.end() || piece == 0) return of_army;
  const std::optional<vision::PieceType>& type = pieces_.occupant(piece).type;
  if (!type) return of_army;
  const auto kind = std::find(vision::kFigureKinds.begin(), vision::kFigureKinds.end(), *type);
  if (kind == vision::kFigureKinds.end()) return of_army;
  const double of_kind = said->second.kinds.at(static_cast<std::size_t>(kind - vision::kFigureKinds.begin()));
  return of_army + params_.kinds_weight * nats(of_kind, static_cast<double>(vision::kFigureKinds.size()));
}

/// What armies look like if that stands there.
void FirstLook::learn(const NumberedPlacement& placement) {
  std::vector<vision::SquareClasses::Class> classes;
  classes.reserve(placement.size());
  for (const PieceNumber piece : placement) classes.push_back(pieces_.army(piece));
  vision::SquareClasses known(*board_, pieces_.armies());
  known.begin(looks_, classes);
  likelihoods_ = known.likelihoods(looks_);
}

std::vector<Opening> FirstLook::openings() {
  std::vector<Opening> all{opening({}, futures_->after({}).table, 0)}, last = all;
  double best = all.front().weight;
  // A ply may gain nothing by itself, where its squares hardly show, and the next one does.
  for (std::size_t plies = 1, in_vain = 0; plies <= params_.most && in_vain < params_.in_vain; ++plies) {
    std::vector<Opening> next;
    for (const Opening& one : last) extend(one, next);
    if (next.empty()) break;
    best_first(next);
    in_vain = next.front().weight > best ? 0 : in_vain + 1;
    best = std::max(best, next.front().weight);
    const auto kept = static_cast<std::ptrdiff_t>(std::min(next.size(), params_.gone_on_from));
    last.assign(next.begin(), next.begin() + kept);
    std::move(next.begin(), next.end(), std::back_inserter(all));
  }
  best_first(all);
  std::erase_if(all, [&](const Opening& one) { return one.weight < all.front().weight - params_.far_behind; });
  std::vector<Opening> out = without_orders(std::move(all));
  if (out.size() > params_.offered) out.resize(params_.offered);
  return out;
}

double FirstLook::nothing_played() { return looks(pieces_.numbered(futures_->after({}).table, *board_)); }

Opening FirstLook::opening(std::vector<std::string> before, const vision::Placement& table, double prior) {
  NumberedPlacement placement = pieces_.numbered(table, *board_);
  const double weight = prior + looks(placement);
  return {std::move(before), std::move(placement), weight, {}};
}

/// Nats that the cell's looks tell for what stands there.
double FirstLook::look(Cell cell, const NumberedPlacement& placement) const {
  const std::vector<double>& looks = likelihoods_[cell.value];
  return LineParams().looks_weight *
         looks[std::min<std::size_t>(pieces_.army(placement[cell.value]), looks.size() - 1)];
}

double FirstLook::looks(const NumberedPlacement& placement) const {
  double sum = 0;
  for (const Cell cell : board_->cells()) sum += look(cell, placement) + shape(cell, placement[cell.value], light_);
  return sum;
}

/// The opening with each ply that may follow. What comes from beside the board may be of any kind.
void FirstLook::extend(const Opening& one, std::vector<Opening>& out) {
  const Futures::Standing& standing = futures_->after(one.before);
  const double prior = one.weight - looks(one.placement) + (one.before.empty() ? params_.late : params_.later);
  for (const Futures::Step& step : standing.steps) {
    if (step.work || !leaves_a_square(step)) continue;
    std::vector<std::string> before = one.before;
    before.push_back(step.action);
    out.push_back(opening(std::move(before), after_step(standing, step), prior));
  }
}

/// By how many nats the cell looks more like something else than like what stands there; 0: like nothing else. `heard`:
/// what the networks say counts as well.
double FirstLook::otherwise(Cell cell, const NumberedPlacement& placement, bool heard) const {
  const std::vector<double>& looks = likelihoods_[cell.value];
  const PieceNumber own = placement[cell.value];
  double best = 0, of_own = 0;
  for (std::size_t army = 0; army < looks.size(); ++army) {
    const double told = LineParams().looks_weight * looks[army] + (heard ? state(cell, army, light_) : 0);
    if (army == 0 || told > best) best = told;
    if (army == pieces_.army(own)) of_own = told;
  }
  return best - of_own;
}

bool FirstLook::fits(const NumberedPlacement& placement) {
  learn(placement);
  std::size_t alike = 0;
  for (const Cell cell : board_->cells()) {
    // A mirrored window changes the looks of squares, not what networks say of them; these overlook what is hidden.
    const double against = std::min(otherwise(cell, placement, false), otherwise(cell, placement, true));
    if (against > LineParams().odd) return false;
    if (against <= 0) ++alike;
  }
  return static_cast<double>(alike) >= params_.fits * static_cast<double>(board_->cells().size());
}

}  // namespace arbiter::table
