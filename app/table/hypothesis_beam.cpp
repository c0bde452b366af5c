// SPDX-License-Identifier: MIT
#include "app/table/hypothesis_beam.h"

#include <algorithm>
#include <cmath>

namespace arbiter::table {

namespace {

bool begins_with(const std::vector<std::string>& all, const std::vector<std::string>& first) {
  return all.size() >= first.size() && std::equal(first.begin(), first.end(), all.begin());
}

}  // namespace

void HypothesisBeam::begin(const std::vector<Hypothesis>& list, double area, double p) {
  constexpr double kLeastDoubt = 0.01;
  hypotheses_.clear();
  const double best = list.empty() ? 0 : list.front().score / area;
  const double doubt = std::clamp(1 - p, kLeastDoubt, 1 - kLeastDoubt);
  const double nothing = best + std::log(doubt / (1 - doubt)) / params_.sharpness;
  for (const Hypothesis& one : list) {
    const double score = one.score / area;
    hypotheses_.push_back({one.actions, one.table, one.actions.empty() ? std::max(score, nothing) : score, 0, 0});
  }
  settle();
}

void HypothesisBeam::go_on(const std::vector<std::vector<Hypothesis>>& lists, double area) {
  std::vector<BeamHypothesis> further;
  for (size_t c = 0; c < hypotheses_.size() && c < lists.size(); ++c)
    for (const Hypothesis& one : lists[c]) {
      BeamHypothesis hypothesis = hypotheses_[c];
      hypothesis.actions.insert(hypothesis.actions.end(), one.actions.begin(), one.actions.end());
      hypothesis.table = one.table;
      hypothesis.from = c;
      hypothesis.score += one.score / area;
      further.push_back(std::move(hypothesis));
    }
  hypotheses_ = std::move(further);
  settle();
}

/// Keeps the best, of those that look the same and are as long the likeliest, and shares what is believed among them.
void HypothesisBeam::settle() {
  std::stable_sort(hypotheses_.begin(), hypotheses_.end(),
                   [](const BeamHypothesis& a, const BeamHypothesis& b) { return a.score > b.score; });
  std::vector<BeamHypothesis> kept;
  for (BeamHypothesis& hypothesis : hypotheses_) {
    if (kept.size() == params_.most || (!kept.empty() && hypothesis.score < kept.front().score - params_.worth)) break;
    const bool known = std::any_of(kept.begin(), kept.end(), [&](const BeamHypothesis& other) {
      return other.actions.size() == hypothesis.actions.size() && same_armies(other.table, hypothesis.table);
    });
    if (!known) kept.push_back(std::move(hypothesis));
  }
  hypotheses_ = std::move(kept);
  double all = 0;
  for (BeamHypothesis& hypothesis : hypotheses_)
    all += hypothesis.share = std::exp(params_.sharpness * (hypothesis.score - hypotheses_.front().score));
  for (BeamHypothesis& hypothesis : hypotheses_) hypothesis.share /= all;
}

double HypothesisBeam::share_of(const std::vector<std::string>& actions) const {
  double share = 0;
  for (const BeamHypothesis& hypothesis : hypotheses_)
    if (begins_with(hypothesis.actions, actions)) share += hypothesis.share;
  return share;
}

size_t HypothesisBeam::common(double share) const {
  if (hypotheses_.empty()) return 0;
  const auto& best = hypotheses_.front().actions;
  for (size_t n = best.size(); n > 0; --n)
    if (share_of({best.begin(), best.begin() + static_cast<long>(n)}) >= share) return n;
  return 0;
}

void HypothesisBeam::recorded(size_t count) {
  if (hypotheses_.empty()) return;
  const std::vector<std::string> first(hypotheses_.front().actions.begin(),
                                       hypotheses_.front().actions.begin() + static_cast<long>(count));
  std::vector<BeamHypothesis> kept;
  for (BeamHypothesis& hypothesis : hypotheses_)
    if (begins_with(hypothesis.actions, first)) {
      hypothesis.actions.erase(hypothesis.actions.begin(), hypothesis.actions.begin() + static_cast<long>(count));
      kept.push_back(std::move(hypothesis));
    }
  hypotheses_ = std::move(kept);
  settle();
}

}  // namespace arbiter::table
