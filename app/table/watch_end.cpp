// SPDX-License-Identifier: MIT
// The pictures are over. What would have waited for another look is asked, or told, now.
#include <utility>

#include "app/table/watcher_state.h"

namespace arbiter::table {

/// What the last pictures left open is looked at once more, the last of them counting as it did.
void Watcher::State::finish(WatchOutcome& out) {
  if (!place.fix || !place.plane || picture.empty() || status.stage == WatchStatus::Stage::lost) return;
  if (status.alert && status.alert->frame >= status.frame - 1) return;
  if (ways.empty()) return start(out);
  if (by_tags()) {
    over.hand = status.stage == WatchStatus::Stage::reached;
    if (!over.hand && unexplained.pictures() > 0) read(out, true);
  } else {
    const bool open =
        !beam.empty() || unexplained.pictures() > 0 || over.hand || compared.frame != status.frame || lines_open();
    if (!open) return;
    over.hand = compare_pictures(out, compared.calm, false);
  }
  // It is in force, be it told just now or before, or the last picture has told what was played.
  if (status.alert || !out.actions.empty()) return;
  if (!beam.empty()) return ask_of_beam(out);
  if (over.hand)
    alert(out, AlertKind::unsettled,
          make_message("The pictures end while something is over the board; what was played under it is not known."));
}

/// What may have been played since the last picture that was sure.
void Watcher::State::ask_of_beam(WatchOutcome& out) {
  std::vector<observing::Candidate> candidates;
  for (const BeamHypothesis& hypothesis : beam.hypotheses())
    if (!hypothesis.actions.empty()) candidates.push_back({hypothesis.actions, hypothesis.share});
  if (candidates.empty()) return;
  enter(WatchStage::asking);
  asked.question = first_actions(candidates);
  alert(out, AlertKind::ambiguous, make_message("The pictures end before it is clear what was played; which was it?"),
        {.candidates = std::move(candidates)});
}

WatchOutcome Watcher::finish() {
  State& s = *state_;
  WatchOutcome out;
  if (s.status.board == nullptr) return out;
  s.compared.last_of_all = true;
  s.finish(out);
  if (!s.over.hand) s.relabel_jointly(out);
  s.compared.last_of_all = false;
  return out;
}

}  // namespace arbiter::table
