// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "app/club/seating.h"

namespace arbiter::club {
namespace {

/// Any number of players from 3 to 200, who come and go, with some who must not meet.
SeatingRequest any_request() {
  SeatingRequest out;
  const int players = *rc::gen::oneOf(rc::gen::inRange(3, 24), rc::gen::inRange(3, 201));
  out.rounds = *rc::gen::inRange(1, 7);
  out.seed = *rc::gen::arbitrary<std::uint64_t>();
  out.threes = *rc::gen::weightedElement<bool>({{4, true}, {1, false}});
  out.effort = 20'000;
  for (int p = 1; p <= players; ++p) {
    Attendee a{p};
    if (*rc::gen::inRange(0, 6) == 0) a.from = *rc::gen::inRange(1, out.rounds + 1);
    if (*rc::gen::inRange(0, 8) == 0) a.to = *rc::gen::inRange(1, out.rounds + 1);
    if (*rc::gen::inRange(0, 8) == 0) a.sits_out = {*rc::gen::inRange(1, out.rounds + 1)};
    out.players.push_back(a);
  }
  const int forbidden = players < 12 ? 0 : *rc::gen::inRange(0, 5);
  for (int i = 0; i < forbidden; ++i) {
    const int a = *rc::gen::inRange(1, players + 1), b = *rc::gen::inRange(1, players + 1);
    if (a != b) out.forbidden.emplace_back(a, b);
  }
  return out;
}

/// Are there enough for a table in every round?
bool enough(const SeatingRequest& request) {
  for (int round = 1; round <= request.rounds; ++round) {
    int there = 0;
    for (const Attendee& a : request.players)
      if (a.from <= round && round <= a.to && (a.sits_out.empty() || a.sits_out[0] != round)) ++there;
    if (there < (request.threes ? 3 : 4)) return false;
  }
  return true;
}

RC_GTEST_PROP(SeatingProperties, KeepTheHardRules, ()) {
  const SeatingRequest request = any_request();
  const auto plan = plan_seatings(request);
  if (!enough(request)) {
    RC_ASSERT(!plan);
    RC_ASSERT(!plan.error().why.empty());
    return;
  }
  // Where most have gone, those who are left may be those who must not meet: that is said.
  if (!plan) {
    RC_ASSERT(!request.forbidden.empty());
    RC_ASSERT(!plan.error().relax.empty());
    return;
  }
  for (const Message& fault : seating_faults(request, plan->rounds)) RC_FAIL(fault.english());
  RC_ASSERT(plan->cost.repeats.value >= plan->cost.repeats.bound);
  RC_ASSERT(plan->cost.seats.value >= plan->cost.seats.bound);
  RC_ASSERT(plan->cost.changes.value >= plan->cost.changes.bound);
}

/// Some rounds are published, then somebody comes late: the published rounds stand, and hard rules hold in all.
RC_GTEST_PROP(SeatingProperties, TakeLateArrivals, ()) {
  SeatingRequest request = any_request();
  request.forbidden.clear();
  const auto before = plan_seatings(request);
  RC_PRE(before.has_value());
  const auto published = static_cast<std::size_t>(*rc::gen::inRange(0, request.rounds));
  request.published.assign(before->rounds.begin(), before->rounds.begin() + static_cast<std::ptrdiff_t>(published));
  if (*rc::gen::arbitrary<bool>())
    request.draft.assign(before->rounds.begin() + static_cast<std::ptrdiff_t>(published), before->rounds.end());
  const int late = *rc::gen::inRange(1, 4);
  for (int i = 0; i < late; ++i) request.players.push_back({1000 + i, static_cast<int>(published) + 1});
  const auto after = plan_seatings(request);
  RC_ASSERT(after.has_value());
  for (std::size_t r = 0; r < published; ++r) RC_ASSERT(after->rounds[r] == before->rounds[r]);
  for (const Message& fault : seating_faults(request, after->rounds)) RC_FAIL(fault.english());
  const auto swiss = next_swiss_seating(request, {{1, Fraction(3)}, {2, Fraction(1, 2)}});
  RC_ASSERT(swiss.has_value());
  for (const Message& fault : seating_faults(request, swiss->rounds)) RC_FAIL(fault.english());
}

}  // namespace
}  // namespace arbiter::club
