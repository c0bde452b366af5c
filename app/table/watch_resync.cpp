// SPDX-License-Identifier: MIT
// A game that has been lost sight of is found again by what the squares look like.
#include <algorithm>
#include <cmath>

#include "app/table/looks.h"
#include "app/table/resync.h"
#include "app/table/watcher_state.h"

namespace arbiter::table {

namespace {

constexpr int kFirst = 8, kFirstUntimedBare = 2;  // pictures that nothing explained, before it is looked for
constexpr int kFirstUnderAHand = 32;              // the same while somebody may be playing: it mostly is that hand
constexpr int kMostBack = 2;                      // actions recorded last that may be wrong
constexpr std::size_t kResyncBeam = 80;           // tables gone on from where some are taken back
constexpr double kAlone = 4;                      // nats by which it is ahead of what has not been found
constexpr double kLikely = 0.85;                  // probability from which it is recorded: it is told as doubtful
constexpr double kWorthIt = 5;                    // by how much it must be borne out better than what was known
constexpr std::size_t kMostUnasked = 1;           // plies that no picture shows, recorded without an answer
constexpr int kMostUnknown = 2;                   // squares on which something stands that looks like no army

/// Less and less often: it is dear.
bool is_time(int pictures, int first) {
  return pictures >= first && ((pictures & (pictures - 1)) == 0 || pictures == first + 1);
}

}  // namespace

/// The actions recorded last that still count, oldest first.
std::vector<std::string> Watcher::State::last_actions(int count) const {
  std::vector<std::string> actions;
  const std::vector<db::Ply> plies = session.history();
  for (auto ply = plies.rbegin(); ply != plies.rend() && std::ssize(actions) < count; ++ply)
    if (ply->kind == db::PlyKind::act && !ply->is_undone) actions.push_back(ply->action);
  std::reverse(actions.begin(), actions.end());
  return actions;
}

/// The table shows more than one ply that no picture showed: many games lead there, so people say what was played.
void Watcher::State::ask_resync(WatchOutcome& out, const std::vector<ResyncHypothesis>& found) {
  const ResyncHypothesis& best = found.front();
  std::vector<observing::Candidate> candidates;
  std::optional<Asked::Guess> guess;
  if (best.back > 0) {
    guess.emplace();
    guess->taken = last_actions(best.back);
    candidates.push_back({guess->taken, 0});
  }
  double sum = 0;
  for (const ResyncHypothesis& one : found) {
    if (one.back != best.back) continue;
    const double p = std::exp(one.worth - best.worth);
    candidates.push_back({one.actions, p});
    sum += p;
    if (guess) guess->others.push_back(one.actions);
  }
  for (observing::Candidate& one : candidates) one.probability /= sum;
  asked.unseen = std::move(candidates);
  asked.guess = std::move(guess);
  ask_of_unseen(out);
}

/// The question stands until something is recorded or the table is in order again.
void Watcher::State::ask_of_unseen(WatchOutcome& out) {
  alert(out, AlertKind::ambiguous, make_message("Several moves were played that no picture showed; was it this?"),
        {.candidates = asked.unseen, .recorded = asked.guess ? static_cast<int>(asked.guess->taken.size()) : 0});
}

/// Ways from the game, and from it with up to kMostBack of the watcher's own records taken back, to what the squares
/// show; the best two that lead to different tables.
std::vector<ResyncHypothesis> Watcher::State::resyncs(const vision::Reading& reading) {
  ResyncParams params;
  std::vector<ResyncHypothesis> found = resync_hypotheses(futures(), 0, reading, *status.board, params);
  const int most_back = game().joined() ? 0 : std::min(kMostBack, by_camera);
  params.beam = kResyncBeam;
  for (int back = 1; back <= most_back; ++back) {
    const auto before = session.what_if(back, {});
    if (!before) break;
    Futures other(*before, options.board, &status.asked_futures);
    for (ResyncHypothesis& way : resync_hypotheses(other, back, reading, *status.board, params))
      found.push_back(std::move(way));
    keep_two(found);
  }
  return found;
}

/// Pictures have been missing, or something was recorded that was not played. A ply that leads to what every square
/// shows by itself is recorded, and told, so that it can be put right; more of them are asked about.
bool Watcher::State::found_again(WatchOutcome& out) {
  const bool moves = at.count() > 0 && compared.calm.moving > kMovesLittle;
  // Where nobody knows the time there may be but one picture of what was played; what is under a hand is shown later.
  const bool soon = at.count() == 0 && !over.hand;
  const int waited = soon ? lost_bare.pictures() : lost.pictures();
  const int first = soon ? kFirstUntimedBare : at.count() > 0 && over.touched ? kFirstUnderAHand : kFirst;
  if (!out.actions.empty() || to_be_done || by_tags() || moves || ways.front().reader.flat() || !asked.said.empty() ||
      ways.size() > 1 || !is_time(waited, first))
    return false;
  read_ways();
  const vision::Reading& reading = ways.front().reading;
  if (reading.unknown > kMostUnknown) return false;
  // Squares that show the game as it is known leave nothing to be looked for, and half a castling is no unseen play.
  const double known = looks_of(pieces, reading, *status.board);
  if (known > -kWorthIt || std::holds_alternative<observing::Incomplete>(explain(reading, 1).reading)) return false;
  const std::vector<ResyncHypothesis> found = resyncs(reading);
  if (found.empty() || found.front().looks < known + kWorthIt) return false;
  const ResyncHypothesis& best = found.front();
  const double next = found.size() < 2 ? -kAlone : found.back().worth - best.worth;
  const double p = 1 / (1 + std::exp(next));
  if (p < kLikely) return false;
  if (const auto before = session.what_if(best.back, {}); before && options.weigh_lines) {
    Futures then(*before, options.board, &status.asked_futures);
    if (leaves_no_trace(then, best.actions)) return false;
  }
  // Nothing is taken back for what the referee would then refuse.
  if (!session.what_if(best.back, best.actions)) return false;
  if (best.actions.size() > static_cast<std::size_t>(best.back) + kMostUnasked) {
    ask_resync(out, found);
    return false;
  }
  if (best.back > 0) {
    if (!session.undo(best.back, {"camera", status.frame, p})) return false;
    by_camera -= best.back;
    update_game();
  }
  asked.ambiguities.clear();
  beam.clear();
  status.alert.reset();
  lines.unguarded = true;  // it is told as doubtful
  const bool done = record(out, best.actions, p, "camera");
  lines.unguarded = false;
  if (!done) return true;
  accept(0);
  in_order();
  alert(out, AlertKind::correct,
        best.back == 0
            ? make_message(
                  "What was played since could not be seen; the squares show what it led to. Look through the moves.")
            : make_message(
                  "The last %1 recorded were wrong, and what was played since could not be seen; the squares show "
                  "what it led to. Look through the moves.",
                  best.back),
        {.undone = best.back});
  status.alert.reset();
  return true;
}

}  // namespace arbiter::table
