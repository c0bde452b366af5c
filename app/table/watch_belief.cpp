// SPDX-License-Identifier: MIT
// How likely it is that what explains a change best was played: the change itself, its edges, what the squares look
// like, and, where that is not enough, a wider search.
#include <algorithm>
#include <cmath>
#include <utility>

#include "app/table/board_view.h"
#include "app/table/looks.h"
#include "app/table/watcher_state.h"

namespace arbiter::table {

namespace {

constexpr DebounceLimit kMoreMayFollow{std::chrono::seconds(20), 10,
                                       40};  // until pieces that change places have done so
constexpr double kOfEdges = 1;               // nats a pixel that what edges tell counts at most

}  // namespace

/// Does it bear out what the look before was explained by?
bool Watcher::State::confirms(const Look& look) const { return look.again && !hand_lies_still(look); }

/// How likely the first explanation is, after everything that is dearer has been asked as far as it is needed; none
/// when only the light has changed.
std::optional<Watcher::State::Belief> Watcher::State::judged(const Look& look) {
  const Weight& weight = look.seen.weight;
  const Hypothesis& best = look.seen.list.front();
  Belief out;
  Circumstances& how = out.how;
  how.square_px = look.now.plane.square_px();
  how.second_look = confirms(look);
  how.at_rest = how.second_look && look.moving < kMovesLittle;
  count_in(look.strange, how);
  how.work_left = to_be_done && best.work && agreed.reference->table != pieces;
  out.p = probability(weight, how);
  if (out.p < options.accept_at_once && weight.positive > kLittle * look.area) {
    const vision::Evidence edges = look.evidence.by_structure();
    const Seen second = explain_change(look.now, edges, Search::by_edges);
    if (only_light(look.seen, second, edges, look.area)) return std::nullopt;
    how.edges_agree = second.weight.explained > kWellExplained && look_alike(second.list.front(), best);
    out.p = probability(weight, how);
    if (!look.hand && how.edges_agree && weight.explained < kLightExplains) {
      // The light has changed as well: the edges tell how much of what changed is explained.
      Weight by_edges = second.weight;
      by_edges.margin *= weight.score / std::max(1.0, second.weight.score);
      by_edges.score = weight.score;
      by_edges.weakest = std::min(weight.weakest, kOfEdges);
      const double told = probability(by_edges, how);
      out.other_light = told > out.p;
      out.p = std::max(out.p, told);
    }
  }
  out.p = counting_the_lighter(out.p, look.seen.way);
  return out;
}

/// The probability of what one way round of the board tells, with who usually has the lighter pieces.
double Watcher::State::counting_the_lighter(double p, std::size_t way) const {
  const double nats = kFirstIsLighter * (ways[way].lead - ways.front().lead) / 2;
  return nats >= 0 || p >= 1 ? p : 1 / (1 + (1 - p) / p * std::exp(-nats));
}

/// The same, asked once for each look, with what the squares look like where that may matter.
const std::optional<Watcher::State::Belief>& Watcher::State::belief(Look& look) {
  constexpr double kNotWorthIt = 0.05;
  if (std::exchange(look.judged, true)) return look.belief;
  look.belief = judged(look);
  // Where it leaves a body unexplained, more may have been played; where another explains as much, looks may tell.
  const auto open = [&] {
    return look.belief &&
           (look.belief->p > kNotWorthIt || probability_of_some(look.seen.weight, look.belief->how) > kLeastToAsk) &&
           (at.count() == 0 || look.belief->p < options.accept_at_once || look.strange.islands > kBodyLeft);
  };
  if (look.hand || !open()) return look.belief;
  if (!look.seen.looks) {
    const std::vector<std::string> first = look.seen.list.front().actions;
    Way& way = ways[look.seen.way];
    count_looks(look.seen, way, look.area);
    status.reading = way.reading;
    vision::Outlines& drawn = outlines_of(look.seen.way, look.now, look.evidence.size());
    vision::ChangeReader reader(look.evidence, drawn, agreed.reference->table, search.piece_poses);
    look.seen.weight = weigh(look.seen.list, look.seen.list.front(), reader);
    if (look.seen.list.front().actions != first) {
      look.strange = vision::find_occluders(look.evidence, drawn, look.seen.list.front().fit.area);
      status.decision = noted(look, compared.calm);
      look.belief = judged(look);
      if (!open()) return look.belief;
    }
  }
  look.belief->how.looks = borne_out(*look.seen.looks);
  look.belief->p =
      std::max(look.belief->p, counting_the_lighter(probability(look.seen.weight, look.belief->how), look.seen.way));
  return look.belief;
}

/// Reads the squares and sorts what explains the change anew by what they look like as well.
void Watcher::State::count_looks(Seen& seen, Way& way, double area) {
  way.reading = way.reader.read(picture, place.plane->turned(way.orientation));
  table::count_looks(seen.list, way.reading, *status.board, area);
  seen.looks = looks_of(seen.list.front().table, way.reading, *status.board);
}

/// Something was played, it seems, but the next pictures will tell better what. True when it is left to them.
bool Watcher::State::waits_for_more(WatchOutcome& out, const Look& look, const Belief& told, const Hypothesis& chosen,
                                    double p, double one_of_these) {
  WatchDecision& decision = *status.decision;
  const bool untouched = is_untouched(look.strange), well_explained = look.seen.weight.explained >= kWellExplained;
  if (!compared.last_of_all && goes_on_changing_places(look, chosen) && !unexplained.beyond(kMoreMayFollow)) {
    decision.why = "Pieces are changing places, and more of that may follow.";
    if (look.again && look.moving <= kMovesLittle && p >= options.accept) compared.waited_on = chosen.actions;
    unexplained.see(at);
    return true;
  }
  if (!compared.last_of_all && hand_lies_still(look) && !well_explained && (!look.hand || p >= options.accept) &&
      !unexplained.beyond(kNeverAtRest)) {
    decision.why = "A hand lies still there, and may not be done.";
    unexplained.see(at);
    return true;
  }
  if (told.other_light && hides_in_parts(look) && !compared.last_of_all && !unexplained.beyond(kNeverAtRest)) {
    decision.why = "The light may be another, but something hides the board in parts.";
    unexplained.see(at);
    return true;
  }
  // Much else has changed: somebody's hand may be about to do more, though it looks like a shadow. Where there is one
  // picture of each position there will be no other look.
  const bool more = look.strange.nearby > kBeside || !well_explained || look.strange.touching > kArm;
  // A camera that sets its exposure changes a little everywhere; a hand that moves changes more, or lies over the
  // board.
  const bool exposure = untouched && compared.calm.calm != vision::Calm::reached;
  const bool confirmed = confirms(look) && look.moving < (exposure ? kExposureMoves : kMovesLittle);
  // Which of several kinds it is will be a guess: that can wait for a better look, however plainly something came.
  const bool hardly_sure = told.p < options.accept_at_once || p < options.accept;
  if (more && (agreed.filmed || at.count() > 0) && !confirmed && told.p >= options.accept && hardly_sure) {
    decision.why = "Likely, but much else has changed: a second look will tell.";
    if (compared.last_of_all)
      in_doubt(out, look.seen, p, one_of_these);
    else
      unexplained.see(at);
    return true;
  }
  // What was played unseen as the light changed is what was then taken for nothing, and can no longer be seen.
  if (agreed.in_doubt && chosen.actions.size() > 1 && p >= options.accept) {
    decision.why = "Something was played before it, it seems, when the light changed: which cannot be seen any more.";
    if (settled(look))
      in_doubt(out, look.seen, std::min(p, kLeastToAsk), one_of_these);
    else
      unexplained.see(at);
    return true;
  }
  return waits_until_put_right(out, look, chosen, p, one_of_these);
}

/// What came stands between two squares, either of which may be meant. True when that is left to the next pictures.
bool Watcher::State::waits_until_put_right(WatchOutcome& out, const Look& look, const Hypothesis& chosen, double p,
                                           double one_of_these) {
  WatchDecision& decision = *status.decision;
  if (between_squares(look.seen.list, chosen, look.now.plane) && p >= options.accept &&
      (agreed.filmed || at.count() > 0) && !compared.last_of_all) {
    decision.why = "It stands between two squares, either of which may be meant.";
    if (unexplained.beyond(kClearerSoon))
      in_doubt(out, look.seen, std::min(p, kLeastToAsk), one_of_these);
    else
      unexplained.see(at);
    return true;
  }
  // The hand that played one of them may have pushed the other to where it seems to have gone.
  const std::size_t fresh = chosen.actions.size() - (goes_on_from_seen(chosen) ? compared.waited_on->size() : 0);
  if (at.count() > 0 && p >= options.accept && fresh > 1 && !well_placed(chosen)) {
    decision.why = "Of several actions one may be a piece that was pushed: it stands between two squares.";
    if (settled(look))
      in_doubt(out, look.seen, p, one_of_these);
    else
      unexplained.see(at);
    return true;
  }
  return false;
}

/// A piece has come where it must become another, and stands there as it came: the other one is fetched, or people say
/// which it is.
void Watcher::State::wait_for_promotion(WatchOutcome& out, const Look& look, double p, double one_of_these) {
  status.decision->why = "What came there is to become another piece, which is not there yet.";
  if (look.hand || !settled(look)) return unexplained.see(at);
  in_doubt(out, look.seen, std::min(p, kLeastToAsk), one_of_these);
}

/// Nobody has answered what was asked, and play goes on from any of the answers: the likeliest is taken.
bool Watcher::State::went_past(const Look& look, const Circumstances& how) const {
  const Hypothesis& best = look.seen.list.front();
  const auto offered = [&](const std::string& action) {
    return std::find(asked.question.begin(), asked.question.end(), action) != asked.question.end();
  };
  if (best.actions.size() < 2 || asked.question.empty() || !offered(best.actions.front())) return false;
  Weight last = look.seen.weight;
  last.margin = best.score;
  for (const Hypothesis& one : look.seen.list)
    if (one.actions.empty() || one.actions.back() != best.actions.back() || !offered(one.actions.front())) {
      last.margin = best.score - one.score;
      break;
    }
  return probability(last, how) >= options.accept;
}

/// Where nobody knows the time there may be one picture of a position and no other: when a body that nothing explains
/// has come or gone, more was played than is looked for otherwise. Only what is believed takes the look's place.
void Watcher::State::look_wider(Look& look) {
  Look wider = look;
  wider.seen = explain_change(look.now, look.evidence, Search::wide);
  if (wider.seen.list.empty()) return;
  wider.strange = vision::find_occluders(look.evidence, outlines_of(wider.seen.way, look.now, look.evidence.size()),
                                         wider.seen.list.front().fit.area);
  // What is left may be a shadow when every square shows what is believed.
  if (wider.strange.islands + wider.strange.reaching > kBodyLeft && !borne_out(*wider.seen.looks)) return;
  wider.judged = false;
  const auto& told = belief(wider);
  if (!told || told->p < options.accept) return;
  look = std::move(wider);
  status.decision = noted(look, compared.calm);
}

}  // namespace arbiter::table
