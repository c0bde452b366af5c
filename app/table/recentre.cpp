// SPDX-License-Identifier: MIT
#include "app/table/recentre.h"

#include <algorithm>
#include <optional>

namespace arbiter::table {

using vision::ChangedCell;

namespace {

double area_of(const HypothesisParams& params) { return params.square_px * params.square_px; }

/// Does any of them take away what stands there?
bool may_leave(const std::vector<Hypothesis>& found, Cell cell) {
  return std::any_of(found.begin(), found.end(), [&](const Hypothesis& one) {
    return !one.actions.empty() && std::any_of(one.change.begin(), one.change.end(), [&](const ChangedCell& changed) {
      return changed.cell == cell && changed.before != changed.after;
    });
  });
}

/// Nothing was played but that a piece was put straight. One that seems gone may have been pushed, where nothing that
/// may be played takes it away.
bool is_recentred(const std::vector<Hypothesis>& found, const Hypothesis& one) {
  if (!one.actions.empty() || one.change.size() != 1) return false;
  const ChangedCell& changed = one.change.front();
  return changed.before == changed.after && !(one.gone && may_leave(found, changed.cell));
}

}  // namespace

std::vector<Hypothesis> recentre(vision::ChangeReader& reader, const vision::Placement& before,
                                 const HypothesisParams& params) {
  std::vector<Hypothesis> found;
  for (const auto& [cell, piece] : before) {
    if (reader.evidence_at(cell, piece) <= params.least_part * area_of(params)) continue;
    Hypothesis one;
    one.table = before;
    one.change = {{cell, piece, piece}};
    one.fit = reader.fit(one.change);
    // Or it is gone, whatever has taken it away: that says as much against what else may have been played.
    one.gone = reader.fit({{cell, piece, {}}}).score >= one.fit.score;
    one.score = one.fit.score - params.recentre_price * area_of(params);
    one.likely = params.recentred_share;
    found.push_back(std::move(one));
  }
  return found;
}

void put_straight_beside(std::vector<Hypothesis>& found, double best, vision::ChangeReader& reader,
                         const HypothesisParams& params) {
  const Hypothesis* recentred = nullptr;
  for (const Hypothesis& one : found)
    if (is_recentred(found, one) && (recentred == nullptr || one.score > recentred->score)) recentred = &one;
  if (recentred == nullptr || recentred->score < params.recentre_beside * area_of(params)) return;
  const ChangedCell beside = recentred->change.front();
  const double by_itself = recentred->score;
  for (Hypothesis& one : found) {
    const auto touches = [&](const ChangedCell& changed) { return changed.cell == beside.cell; };
    if (one.actions.empty() || one.change.empty() || one.score + by_itself < best ||
        std::any_of(one.change.begin(), one.change.end(), touches))
      continue;
    std::vector<ChangedCell> change = one.change;
    change.push_back(beside);
    vision::ChangeFit fit = reader.fit(change);
    const double score = one.score + fit.score - one.fit.score - params.recentre_price * area_of(params);
    // Of what another light changes everywhere any piece can explain some more.
    if (score <= one.score || fit.explained < params.worth_going_on * reader.positive()) continue;
    one.change = std::move(change);
    one.fit = std::move(fit);
    one.score = score;
    one.recentred = beside.cell;
  }
}

}  // namespace arbiter::table
