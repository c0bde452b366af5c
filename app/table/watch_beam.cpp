// SPDX-License-Identifier: MIT
// What one picture left open is carried on to the next ones: every course that may have been taken is followed until
// what they have in common is sure.
#include <algorithm>

#include "app/table/board_view.h"
#include "app/table/looks.h"
#include "app/table/watcher_state.h"

namespace arbiter::table {

namespace {

constexpr double kClear = 0.4;    // squares² of unexplained bodies up to which one look at all that happened is enough
constexpr double kCommon = 0.95;  // share of the courses from which what they have in common is recorded
constexpr double kGivenUp = 0.3;  // probability under which a picture tells nothing about how it went on

}  // namespace

/// Something was open before this look. True when that settles what is to be done with it.
bool Watcher::State::follow(WatchOutcome& out, Look& look) {
  const Hypothesis& best = look.seen.list.front();
  // Everything is as it was: what was begun has been taken back.
  if (look.seen.weight.positive < kQuiet * look.area) {
    beam.clear();
    return false;
  }
  if (look.hand) return false;
  if (!best.actions.empty() && look.strange.islands + look.strange.reaching < kClear) {
    const auto& told = belief(look);
    if (told && told->p >= options.accept) return false;  // it is clear by itself now
  }
  if (!go_on_beam(look)) return false;
  take_from_beam(out, look);
  return true;
}

/// Carries every course on to this picture. False when it tells nothing sure about how the game went on.
bool Watcher::State::go_on_beam(const Look& look) {
  const vision::Evidence since(*beam_keyframe, look.now);
  vision::Outlines& drawn = outlines_of(0, look.now, since.size());
  if (since.positive(drawn.board()) < kQuiet * look.area) return false;
  HypothesisParams params = search_params(look.now);
  params.most_actions = std::min(params.most_actions, 2);
  params.most_unseen = 0;
  std::vector<std::vector<Hypothesis>> lists;
  std::vector<double> told;
  for (const BeamHypothesis& hypothesis : beam.hypotheses()) {
    vision::ChangeReader reader(since, drawn, hypothesis.table, search.piece_poses);
    auto list = hypotheses(futures(), hypothesis.actions, *status.board, reader, hypothesis.table, params);
    leave_out_gathered(list, reader, since, drawn);
    const vision::Occluders strange = vision::find_occluders(since, drawn, list.front().fit.area);
    if (strange.reaching > kHand) return false;
    Circumstances how;
    how.square_px = look.now.plane.square_px();
    count_in(strange, how);
    const Weight weight = weigh(list, list.front(), reader);
    told.push_back(list.front().actions.empty() ? 0.0 : probability(weight, how));
    lists.push_back(std::move(list));
  }
  if (*std::max_element(told.begin(), told.end()) < kGivenUp) return false;
  beam.go_on(lists, look.area);
  beam_keyframe = look.now;
  const double sure = told[beam.hypotheses().front().from];
  status.decision->probability = sure;
  status.decision->choices.clear();
  for (const BeamHypothesis& hypothesis : beam.hypotheses())
    status.decision->choices.push_back({hypothesis.actions, hypothesis.share});
  if (sure < options.accept) return false;
  // What really happened may be none of the courses: then squares show something else.
  Way& way = ways.front();
  way.reading = way.reader.read(picture, place.plane->turned(way.orientation));
  return !contradicted(looks_of(beam.hypotheses().front().table, way.reading, *status.board));
}

/// What was played is not clear. What all courses have in common may be.
void Watcher::State::begin_beam(WatchOutcome& out, const Look& look, const Belief& told, double one_of_these) {
  if (ways.size() > 1) return;
  beam.begin(look.seen.list, look.area, one_of_these);
  beam_keyframe = look.now;
  const size_t count = beam.common(kCommon);
  const auto& best = beam.hypotheses().front().actions;
  if (count == 0 || count >= best.size()) return;
  const std::vector<std::string> first(best.begin(), best.begin() + static_cast<long>(count));
  const auto known = std::find_if(look.seen.list.begin(), look.seen.list.end(),
                                  [&](const Hypothesis& one) { return one.actions == first; });
  if (known == look.seen.list.end()) return;
  vision::ChangeReader reader(look.evidence, outlines_of(0, look.now, look.evidence.size()), agreed.reference->table,
                              search.piece_poses);
  Circumstances plain = told.how;
  plain.looks = false;
  plain.edges_agree = false;
  const double p = probability(weigh(look.seen.list, *known, reader), plain);
  if (p < options.accept) return;
  status.decision->why = "What was played first is sure, and what then is not.";
  status.decision->taken = true;
  HypothesisBeam after = beam;
  after.recorded(count);
  if (!record(out, first, p, "camera")) return beam.clear();
  beam = after;
  in_order();
}

/// Records what all likely courses have in common. Where the game has gone on past something in doubt, the likeliest of
/// what it may have been is recorded with it, and people are asked.
void Watcher::State::take_from_beam(WatchOutcome& out, const Look& look) {
  const BeamHypothesis best = beam.hypotheses().front();
  size_t count = beam.common(kCommon);
  const double p = status.decision->probability;
  status.decision->why = "What was open before is told by what came after.";
  const bool doubtful = count == 0 && best.actions.size() > 1;
  std::vector<observing::Candidate> candidates;
  if (doubtful) {
    for (const BeamHypothesis& hypothesis : beam.hypotheses()) {
      if (hypothesis.actions.empty()) continue;
      const std::string& first = hypothesis.actions.front();
      const auto known = first_actions(candidates);
      if (std::find(known.begin(), known.end(), first) != known.end()) continue;
      // What came after it is seen better than it is.
      std::vector<std::string> all = best.actions;
      all.front() = first;
      candidates.push_back({hypothesis.actions.size() < all.size() ? all : hypothesis.actions, beam.share_of({first})});
    }
    asked.ambiguities.open(best.actions.front(), first_actions(candidates), beam.share_of({best.actions.front()}));
    count = best.actions.size();
    status.decision->why = "The game has gone on past something that cannot be told; the likeliest.";
  }
  status.decision->taken = count > 0;
  if (count == 0) return;
  const std::vector<std::string> first(best.actions.begin(), best.actions.begin() + static_cast<long>(count));
  const double share = std::min(p, beam.share_of(first));
  HypothesisBeam after = beam;
  after.recorded(count);
  if (!record(out, first, share, "camera")) return beam.clear();
  if (count == best.actions.size()) {
    agree_on(look.seen.way, best.table, false);
  } else {
    beam = after;
  }
  in_order();
  if (!doubtful) return;
  const std::string taken = candidates.front().actions.front();
  ask_afterwards(out, std::move(candidates),
                 make_message("It could not be seen which of these was played before %1; %2 has been recorded. Say so "
                              "if it was another.",
                              first[1], taken));
}

}  // namespace arbiter::table
