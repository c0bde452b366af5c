// SPDX-License-Identifier: MIT
#include "app/evaluation/seeing_fit.h"

#include <cstdio>
#include <iostream>
#include <map>
#include <string>

#include "app/commands/complaint.h"
#include "app/commands/status.h"
#include "app/evaluation/eval.h"
#include "app/table/belief.h"

namespace arbiter::evaluation {

namespace {

using table::BeliefFit;
using table::BeliefValues;
using table::Judged;
using table::kBeliefTerms;

BeliefValues used() {
  BeliefValues weights{};
  for (std::size_t i = 0; i < weights.size(); ++i) weights[i] = kBeliefTerms[i].weight;
  return weights;
}

/// How far what is believed can be relied on.
void print_reliability(const std::vector<Judged>& known, const BeliefValues& weights) {
  for (const double from : {0.9, 0.97, 0.99}) {
    int above = 0, right = 0, missed = 0;
    for (const Judged& one : known) {
      const bool sure = table::believed(one.values, weights) >= from;
      above += sure;
      right += sure && one.right;
      missed += !sure && one.right;
    }
    std::printf("  %.0f %% or more: %d of %d right, %d right ones less\n", 100 * from, right, above, missed);
  }
}

}  // namespace

int fit_seeing(const std::vector<std::filesystem::path>& folders) {
  std::map<std::string, std::vector<Judged>> games;
  for (const std::filesystem::path& folder : folders) {
    for (auto& [name, judged] : judged_plies(folder)) games[folder.string() + "/" + name] = std::move(judged);
  }
  std::vector<Judged> fitted_on, rest;
  bool other = false;
  for (const auto& [name, judged] : games) {
    std::vector<Judged>& half = other ? rest : fitted_on;
    half.insert(half.end(), judged.begin(), judged.end());
    other = !other;
  }
  if (fitted_on.empty() || rest.empty()) {
    cli::complain("There must be two games at least whose pictures say what they show; found " +
                  std::to_string(games.size()));
    return cli::kInput;
  }
  const BeliefFit fit = table::fit_beliefs(fitted_on);
  std::printf("\n%-12s %8s %8s %8s  %s\n", "term", "used", "fits", "+-", "of");
  for (std::size_t i = 0; i < kBeliefTerms.size(); ++i)
    std::printf("%-12s %8.2f %8.2f %8.2f  %s\n", kBeliefTerms[i].name, kBeliefTerms[i].weight, fit.weights[i],
                fit.error[i], kBeliefTerms[i].unit);
  std::printf("%zu games; loss on the half fitted on (%zu readings) %.4f with what is used, %.4f with what fits\n",
              games.size(), fitted_on.size(), table::loss_of(fitted_on, used()), fit.loss);
  std::printf("loss on the other half (%zu readings) %.4f with what is used, %.4f with what fits\n", rest.size(),
              table::loss_of(rest, used()), table::loss_of(rest, fit.weights));
  std::printf("of the other half, with what is used:\n");
  print_reliability(rest, used());
  std::printf("with what fits:\n");
  print_reliability(rest, fit.weights);
  return cli::kDone;
}

}  // namespace arbiter::evaluation
