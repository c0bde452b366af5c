// SPDX-License-Identifier: MIT
// When a watch may begin, and when it begins anew: hands lie over the first pictures of many films.
#include <algorithm>
#include <bit>
#include <optional>
#include <utility>

#include "app/table/watcher_state.h"

namespace arbiter::table {

using namespace std::chrono_literals;

namespace {

/// Looks at rest that all have a hand in them, after which the first picture had it.
constexpr DebounceLimit kHandSinceTheStart{2s, 4, 4};
/// After which a film in which something always moves is read all the same.
constexpr DebounceLimit kNothingRests{1s, 4, 4};
constexpr auto kBetweenCloseLooks = 1000ms;
constexpr int kRarestLooks = 4;  // so many times as long, at most

}  // namespace

/// Since the first picture a hand has seemed to lie there, though nothing moves and every square looks like a piece or
/// like the bare board: it lay in that picture, and is gone. The watching begins anew, with what the board shows now.
bool Watcher::State::began_under_a_hand(WatchOutcome& out, const Look& look) {
  if (!begun.at || at.count() == 0 || by_tags() || to_be_done || look.moving >= kLiesStill) return false;
  if (!look.hand) {
    begun.hand.end();
    return false;
  }
  begun.hand.see(at);
  const bool gone = !look.strange.reach.empty() &&
                    vision::has_gone(look.evidence.before(), look.now.picture, look.strange.reach, look.now.plane);
  // Outlines do not always tell. A hand that lies there in every look is rarely one.
  const int looks = begun.hand.pictures();
  if (!(gone ? looks >= 2 : begun.hand.beyond(kHandSinceTheStart)) ||
      !std::has_single_bit(static_cast<unsigned>(looks)))
    return false;
  begun.closely = true;
  const std::optional<FirstSight> sight = first_sight();
  begun.closely = sight && sight->fits;
  if (!begun.closely) return false;
  forget_beginning();
  begin_from_picture(out);
  return true;
}

/// Nothing has been seen yet of what stands on the board.
void Watcher::State::forget_beginning() {
  ways.clear();
  agreed.forget();
  compared.open.reset();
  beam.clear();
  search.forget();
  asked.said.clear();
  lines.forget();
  begun.at.reset();
  begun.hand.end();
}

/// Does nothing move since the picture before? Only a film has one, and one in which nothing is ever at rest is not
/// waited for. The first picture often has a hand in it that hides no square, and would be learnt.
bool Watcher::State::rests_at_start() {
  if (at.count() == 0 || compared.last_of_all) return true;
  if (std::exchange(begun.seen, status.frame) == status.frame)
    return begun.rests || begun.restless.beyond(kNothingRests);
  begun.rests = stillness.look(picture, *place.plane, place.landmarks).moving < kLiesStill;
  begun.restless.see(at);
  if (begun.restless.beyond(kNothingRests)) return true;
  if (!begun.rests) {
    begun.looked.reset();
    begun.looks = 0;
  }
  return begun.rests;
}

/// Has a picture like this one just been looked at? Nothing has moved since, or always something does: another look is
/// dear and tells little. Else it is counted.
bool Watcher::State::looked_at_start() {
  if (!begun.closely && at.count() == 0) return false;
  const auto wait = kBetweenCloseLooks * std::clamp(begun.looks, 1, kRarestLooks);
  if (begun.looked && !compared.last_of_all && at >= *begun.looked && at - *begun.looked < wait) return true;
  begun.looked = at;
  ++begun.looks;
  return false;
}

}  // namespace arbiter::table
