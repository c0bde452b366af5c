// SPDX-License-Identifier: MIT
#include "app/table/watch_stage.h"

#include <array>
#include <initializer_list>

namespace arbiter::table {

namespace {

using enum WatchStage;

constexpr std::array<std::string_view, 6> kNames{"looking", "starting", "watching", "reached", "asking", "lost"};

/// A bit each stage.
constexpr unsigned set(std::initializer_list<WatchStage> stages) {
  unsigned bits = 0;
  for (const WatchStage stage : stages) bits |= 1U << static_cast<unsigned>(stage);
  return bits;
}

/// What may come behind each, besides itself and `looking`. A board that is found shows the game at once, or not yet;
/// from then on hands come and go, questions are asked and answered, and the board may be hidden at any time.
constexpr std::array<unsigned, 6> kNext{
    set({starting, watching}),                   // looking
    set({watching, lost}),                       // starting
    set({reached, asking, lost}),                // watching
    set({watching, asking, lost}),               // reached
    set({watching, reached, lost}),              // asking
    set({starting, watching, reached, asking}),  // lost: found again in the stage in which it was hidden, or behind it
};

}  // namespace

std::string_view name(WatchStage stage) { return kNames.at(static_cast<std::size_t>(stage)); }

bool may_follow(WatchStage before, WatchStage after) {
  return before == after || after == looking || (kNext.at(static_cast<std::size_t>(before)) & set({after})) != 0;
}

}  // namespace arbiter::table
