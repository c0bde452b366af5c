// SPDX-License-Identifier: MIT
// What a look means in which nothing legal was played: another light, work by hand, noise, a piece put straight, or
// something that nobody can explain.

#include <algorithm>

#include "app/table/board_view.h"
#include "app/table/watcher_state.h"

namespace arbiter::table {

namespace {

constexpr double kPartOfWork = 0.3;  // share of the evidence that work by hand explains at least
// Share of what it explains that a piece is gone, from which another hides it. In 173 films 0.83 of one that
// was hidden (0.76 in another film of it); of others 0.6 with a hand in the picture, and 0.3 and less.
constexpr double kHidden = 0.5;
constexpr double kWorkDone = 0.6;  // nats a pixel from which a cell shows what hands were told to do
constexpr std::chrono::milliseconds kBetweenLooks{190};  // while something happens

}  // namespace

/// A piece that has left its square and is in nobody's hand stands somewhere. Where something that may have been played
/// with it explains half as much as that it is gone, its new square hides it: that it is gone is left out.
void Watcher::State::leave_out_gone(Look& look) {
  std::vector<Hypothesis>& list = look.seen.list;
  if (!list.front().gone || !look.again || !lies_still(look) || !is_untouched(look.strange)) return;
  const Cell cell = list.front().change.front().cell;
  const auto leaves = [&](const Hypothesis& one) {
    return !one.actions.empty() && std::any_of(one.change.begin(), one.change.end(), [&](const auto& changed) {
      return changed.cell == cell && !changed.after;
    });
  };
  const auto left = std::find_if(list.begin(), list.end(), leaves);
  if (left == list.end() || left->score < kHidden * list.front().score || left->fit.weakest < kPlainlyUnchanged) return;
  std::erase_if(list, [](const Hypothesis& one) { return one.gone; });
  vision::Outlines& drawn = outlines_of(look.seen.way, look.now, look.evidence.size());
  vision::ChangeReader reader(look.evidence, drawn, agreed.reference->table, search.piece_poses);
  look.seen.weight = weigh(list, list.front(), reader);
  look.strange = vision::find_occluders(look.evidence, drawn, list.front().fit.area);
}

/// Edges say that only the light is another, and the squares, each by itself, that nothing was played.
void Watcher::State::borne_out_by_looks(const WatchOutcome& out, const Look& look) {
  if (!out.actions.empty() || agreed.reference->table != pieces || look.moving > kMovesLittle) return;
  status.decision->why = "The light is another, and every square looks like what stood there.";
  agree_on(look.seen.way, agreed.reference->table, false);
}

/// One action stands out of all that is other: each of its squares shows it, and nothing else comes near it.
bool Watcher::State::stands_out(const Look& look) {
  constexpr double kFarAhead = 0.5;  // of its score, by which it leads
  // Nats for each square² of pixels, by which it leads where another light speaks against everything.
  constexpr double kFarAheadOfAll = 1;
  const Hypothesis& best = look.seen.list.front();
  const double ahead = best.score > 0 ? kFarAhead * best.score : kFarAheadOfAll * look.area;
  return best.actions.size() == 1 && look.seen.weight.weakest > kWorkDone && look.seen.weight.margin > ahead;
}

/// Is it worth a word that this look is not explained? A hand that works shows something else in every picture.
bool Watcher::State::settled(const Look& look) const {
  return look.at_rest || look.again || compared.last_of_all || unexplained.beyond(kNeverAtRest);
}

/// The hand that played last is no longer there.
void Watcher::State::agree_hand_left(const Look& look) {
  status.decision->why = "What is other lay under the hand that played last.";
  agree_on(look.seen.way, agreed.reference->table, false);
  in_order();
}

/// Is it too soon for another look?
bool Watcher::State::looked_just_now() const {
  return !compare && !compared.last_of_all && compared.at.count() > 0 && at >= compared.at &&
         at - compared.at < kBetweenLooks;
}

/// Nothing legal, or nothing at all, was done: work by hand, another light, a piece put straight, or something that
/// nobody can explain.
void Watcher::State::nothing_played(WatchOutcome& out, const Look& look) {
  const Hypothesis& best = look.seen.list.front();
  const Weight& weight = look.seen.weight;
  const double area = look.area;
  Circumstances how;
  how.square_px = look.now.plane.square_px();
  count_in(look.strange, how);
  const bool believed = probability(weight, how) >= options.accept;
  if (best.table != agreed.reference->table &&
      (believed || (weight.weakest > kWorkDone && weight.explained > kPartOfWork))) {
    const Agreed::Reference agreed_before = *agreed.reference;
    agree_on(look.seen.way, best.table, false);
    if (best.table == pieces) in_order();
    // The hand that does it may still be there, however little of it is over the board.
    if (!is_untouched(look.strange)) keep_under_hand(look, best, agreed_before);
    return;
  }
  const bool in_step = agreed.reference->table == pieces;
  // However little that is: what a piece that is gone has left is no shade, and its square must look as if it stood
  // there.
  const bool gone = best.gone && weight.weakest > kWorkDone;
  if (weight.positive < kLittle * area && !gone) {
    status.decision.reset();  // noise
    const bool worth_it = weight.positive > kQuiet * area || !agreed.reference->older.empty();
    if (worth_it && (look.at_rest || look.again) && !something_beside(look))
      agree_on(look.seen.way, agreed.reference->table, false);
    if (in_step) nothing_new(look.at_rest);
    return;
  }
  if (in_step && hand_has_left(look)) return agree_hand_left(look);
  if (in_step && look.again && put_straight_since(look)) {
    status.decision->why = "What was played last has been put straight.";
    agree_on(look.seen.way, agreed.reference->table, false);
    return in_order();
  }
  if (!settled(look)) return unexplained.see(at);
  read_ways();
  const bool only_shade =
      look.evidence.by_structure().positive(search.outlines.at(ways[look.seen.way].orientation).board()) <
      kFewEdges * weight.positive;
  if (look.again && in_step && !something_beside(look) && (agrees(ways.front(), true) || (only_shade && !gone))) {
    agree_on(0, agreed.reference->table, false);
    return in_order();
  }
  if (!in_step && to_be_done) return;  // work by hand goes on
  // What squares look like in a light that has not been learnt does not tell that an earlier answer was another.
  if (unexplained.pictures() > 0 && !much_in_other_light(look) && reconsidered(out)) return;
  unclear(out, explain(ways.front().reading, 1));
}

/// A piece that was taken leaves as much behind as one that was pushed, where what took it hardly shows on the square
/// that it left: what stands there now is told by what it looks like. True where it was.
bool Watcher::State::taken_not_pushed(WatchOutcome& out, const Look& look) {
  const Hypothesis& best = look.seen.list.front();
  if (look.hand || !lies_still(look) || !is_untouched(look.strange) || best.change.size() != 1 ||
      agreed.reference->table != pieces || much_in_other_light(look))
    return false;
  const Cell cell = best.change.front().cell;
  const bool may_be_taken = std::any_of(look.seen.list.begin(), look.seen.list.end(), [&](const Hypothesis& one) {
    return one.actions.size() == 1 && one.score > kNearlyAsWell * best.score &&
           std::any_of(one.change.begin(), one.change.end(), [&](const vision::ChangedCell& changed) {
             return changed.cell == cell && !same_army(changed.after, changed.before);
           });
  });
  return may_be_taken && by_looks(out, look, kNearlyAsWell);
}

/// The likeliest is that nothing was played.
void Watcher::State::nothing_likeliest(WatchOutcome& out, const Look& look) {
  const Weight& weight = look.seen.weight;
  if (weight.positive > kMuch * look.area) {
    const vision::Evidence edges = look.evidence.by_structure();
    if (only_light(look.seen, explain_change(look.now, edges, Search::by_edges), edges, look.area))
      // Of a pale piece on pale ground edges tell as good as nothing.
      return shown_anew(out, look) ? void() : settle_light(out, look);
  }
  // What another light changes on many squares may hide the one on which something was played, but not its edges.
  if (!look.hand && is_untouched(look.strange) && much_in_other_light(look) && played_in_other_light(out, look)) return;
  status.decision->why = "Nothing that could have been played explains it.";
  if (shown_anew(out, look)) return;
  if (taken_not_pushed(out, look)) return;
  if (!look.hand) return nothing_played(out, look);
  // What seems to reach over the board is only what it looked like before a hand was there.
  const bool as_it_was = look.seen.list.front().table == agreed.reference->table && look.moving < kMovesLittle;
  // A hand that has just come may show as little.
  const bool hardly = look.again && over.resting.pictures() > 1 && weight.positive < kLittle * look.area;
  if (as_it_was && (hardly || hand_was_before(look, agreed.reference->older))) {
    agree_on(look.seen.way, agreed.reference->table, false);
    if (agreed.reference->table == pieces) in_order();
  }
}

}  // namespace arbiter::table
