// SPDX-License-Identifier: MIT
// What has happened between two pictures: every legal action is compared by where it would have changed them.
#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

#include "app/table/board_view.h"
#include "app/table/looks.h"
#include "app/table/watcher_state.h"

namespace arbiter::table {

using namespace std::chrono_literals;

namespace {

// Nats for each square² of pixels in all, and nats a pixel of the square that shows least: under both, what a piece
// shows that was touched and stands a little off looks as much like a step behind itself, and looks must agree. Of
// 4,690 actions that were taken one, such a piece, was wrong so; of the others one was under both.
constexpr double kFaint = 0.25;
constexpr double kByChance = 0.1;                   // share of the evidence
constexpr double kOtherWay = 0.1;                   // by which another way round must explain more than the likeliest
constexpr double kNearlyInOtherLight = 0.5;         // the same when the light is another
constexpr auto kBetweenTheSame = 1000ms;            // at least, while the table lies still and has been looked at twice
constexpr auto kLongestBetween = 4000ms;            // at most, however long it lies so
constexpr DebounceLimit kRestingHand{15s, 60, 60};  // so still, after which what lies over the board is read past
constexpr DebounceLimit kHandAtRest{600ms, 4, 4};   // so still, after which it is tried what is seen beside the hand
constexpr int kHandMayRest = 8;                     // pictures, before several unseen plies are looked for instead
constexpr int kFewActions = 2;                      // that are looked for in every picture

/// It is dear: in two pictures, one after the other, after 4, 8, 16 and so on that nothing explained; where nobody
/// knows the time there may be no more than one picture of what was played, and it is looked for after 1 and 2 as well.
bool far_search_now(int pictures, bool timed) {
  const auto is_time = [&](int n) { return n >= (timed ? 4 : 1) && (n & (n - 1)) == 0; };
  return is_time(pictures) || is_time(pictures - 1);
}

}  // namespace

/// What may be played from where the game stands.
Futures& Watcher::State::futures() {
  if (search.known_futures && search.futures_of == std::pair(session.revision(), status.board))
    return *search.known_futures;
  search.futures_of = {session.revision(), status.board};
  return search.known_futures.emplace(game(), options.board, &status.asked_futures);
}

HypothesisParams Watcher::State::search_params(const vision::Keyframe& keyframe) const {
  HypothesisParams params;
  params.most_actions = std::min(options.most_actions, unexplained.pictures() > 3 ? kFewActions + 1 : kFewActions);
  // Several unseen plies may look like something that lies over the board; it rather is a hand that rests.
  const bool timed = at.count() > 0;
  const int resting = over.resting.pictures() - (timed ? kHandMayRest : 0);
  if (far_search_now(std::max(unexplained.pictures(), resting), timed)) params.most_unseen = options.most_unseen;
  params.said = asked.said_squares;
  params.square_px = keyframe.plane.square_px();
  return params;
}

vision::Outlines& Watcher::State::outlines_of(size_t way, const vision::Keyframe& keyframe, cv::Size pixels) {
  const int orientation = ways[way].orientation;
  const auto plane_here = keyframe.plane.turned(orientation);
  const bool flat = ways[way].reader.flat();
  const cv::Point2d tilt = flat || ways.size() > 1 ? cv::Point2d() : search.tilt.tilt();
  auto drawn = search.outlines.find(orientation);
  if (drawn == search.outlines.end() || !drawn->second.holds_for(plane_here, pixels, tilt))
    drawn = search.outlines.insert_or_assign(orientation, vision::Outlines(plane_here, pixels, flat, tilt)).first;
  return drawn->second;
}

/// `by_edges`: the evidence is of edges, which may be little.
Watcher::State::Seen Watcher::State::explain_change(const vision::Keyframe& now, const vision::Evidence& evidence,
                                                    Search how_far) {
  const bool by_edges = how_far == Search::by_edges;
  HypothesisParams params = search_params(now);
  if (by_edges) params.most_unseen = 0;  // asked to tell light from what was played, not to look for more
  if (how_far == Search::wide) params.most_unseen = options.most_unseen;
  Seen best;
  double second = 0;
  for (size_t w = 0; w < ways.size(); ++w) {
    vision::ChangeReader reader(evidence, outlines_of(w, now, evidence.size()), agreed.reference->table,
                                search.piece_poses);
    Seen seen{w, {}, {}, {}};
    // Then nothing was played, whichever way round the board lies.
    if (!by_edges && w == 0 && reader.positive() < kQuiet * now.plane.square_px() * now.plane.square_px()) {
      seen.weight.positive = reader.positive();
      return seen;
    }
    if (!by_edges) params.written = written(w, now, params.square_px * params.square_px);
    seen.list = hypotheses(futures(), {}, *status.board, reader, agreed.reference->table, params);
    leave_out_gathered(seen.list, reader, evidence, outlines_of(w, now, evidence.size()));
    if (!by_edges) count_faces(seen.list, now, ways[w], params.square_px * params.square_px);
    // So many actions can be gathered from anything that has changed: what each square looks like counts as much.
    if (params.most_unseen > params.most_actions) count_looks(seen, ways[w], params.square_px * params.square_px);
    seen.weight = weigh(seen.list, seen.list.front(), reader);
    // The likeliest way round is believed until another explains clearly more.
    const double clearly = kOtherWay * params.square_px * params.square_px;
    if (w == 0) {
      best = std::move(seen);
    } else if (seen.weight.score > best.weight.score + clearly) {
      second = best.weight.score;
      best = std::move(seen);
    }
  }
  if (best.way > 0) best.weight.margin = std::min(best.weight.margin, best.weight.score - second);
  return best;
}

/// Records what the look shows and remembers the picture.
void Watcher::State::take(WatchOutcome& out, const Look& look, const Hypothesis& chosen, double p, bool guessed,
                          bool gone_past, bool other_light) {
  const Hypothesis* before = seen_before(look.seen.list, chosen);
  const Hypothesis taken = before != nullptr ? *before : chosen;
  if (!explains_all(look, taken, p, other_light)) return;
  std::vector<observing::Candidate> candidates;
  if (before != nullptr) {
    const double either = guessed ? p : p / 2;
    candidates = {{taken.actions, either}, {chosen.actions, either}};
    guessed = false;
  } else {
    candidates = guessed ? alike(look.seen.list, taken, p) : hung_on_guess(taken, p);
  }
  if (!guessed && !candidates.empty()) p = candidates.front().probability;
  const size_t sure = guessed ? taken.actions.size() - candidates.front().actions.size() : 0;
  const auto doubtful = taken.actions.begin() + static_cast<long>(sure);
  if (sure > 0 && !record(out, {taken.actions.begin(), doubtful}, p, "camera")) return;
  if (guessed) asked.ambiguities.open(*doubtful, first_actions(candidates), p);
  if (gone_past) asked.ambiguities.open(taken.actions.front(), asked.question, p);
  if (!record(out, {doubtful, taken.actions.end()}, p, "camera")) return;
  if (!look.hand && !other_light && !ways[look.seen.way].reader.flat())
    search.tilt.see(look.evidence, look.now.plane.turned(ways[look.seen.way].orientation), taken.change);
  for (const vision::ChangedCell& cell : taken.change) search.piece_poses.cells.erase(cell.cell);
  for (const auto& [cell, piece_pose] : taken.fit.piece_poses) search.piece_poses.cells[cell] = piece_pose;
  const Agreed::Reference agreed_before = *agreed.reference;
  agree_on(look.seen.way, taken.table, look.hand && !other_light);
  agreed.reference->played = vision::mask_of(taken.fit.area, look.evidence.size());
  in_order();
  if (!candidates.empty()) ask_afterwards(out, candidates);
  if (other_light) return;
  keep_what_follows(look, taken);
  if (look.hand || !look.again || look.moving > kMovesLittle || look.strange.touching > kArm)
    keep_under_hand(look, taken, agreed_before);
}

/// What was seen and weighed, for who wants to know.
WatchDecision Watcher::State::noted(const Look& look, const vision::StillnessReport& calm) const {
  const Weight& weight = look.seen.weight;
  const Hypothesis& best = look.seen.list.front();
  WatchDecision decision;
  decision.frame = status.frame;
  decision.reached = look.hand;
  decision.margin = weight.margin;
  decision.explained = weight.explained;
  decision.weakest = weight.weakest;
  decision.positive = weight.positive;
  decision.elsewhere = weight.elsewhere;
  decision.at_pieces = weight.at_pieces;
  decision.square_px = look.now.plane.square_px();
  decision.moving = look.moving;
  decision.covered = calm.covered;
  decision.noise = look.evidence.noise();
  decision.offset = weight.offset;
  decision.reaching = look.strange.reaching;
  decision.islands = look.strange.islands;
  decision.touching = look.strange.touching;
  decision.farther = weight.farther;
  decision.evidence = look.evidence.ratio();
  decision.of_first = vision::mask_of(best.fit.area, look.evidence.size());
  std::vector<const Hypothesis*> shown;
  for (const Hypothesis& one : look.seen.list) {
    if (shown.size() == 5) break;
    if (std::any_of(shown.begin(), shown.end(), [&](const Hypothesis* s) { return look_alike(*s, one); })) continue;
    shown.push_back(&one);
    decision.choices.push_back({one.actions, one.score});
  }
  return decision;
}

/// True when something from beyond the board is over it.
bool Watcher::State::compare_pictures(WatchOutcome& out, const vision::StillnessReport& calm, bool at_rest) {
  compared.moving = std::max(compared.moving, calm.moving);
  // Looking at every picture of a film would cost much and tell little.
  if (looked_just_now()) return over.hand;
  compared.at = at;
  const double moving = std::exchange(compared.moving, 0);
  if (passes_over_arm(calm)) return true;
  if (lies_open(moving)) return over.hand;
  if (!agreed.reference) drop_reference(pieces);
  const vision::Keyframe now = keyframe_now();
  if (agreed.quiet && agreed.reference->older.empty() && beam.empty() && !to_be_done &&
      agreed.reference->table == pieces && !agreed.adapts_next(at) && vision::same_picture(*agreed.quiet, now)) {
    agreed.filmed = agreed.filmed || calm.moving < kLiesStill;
    over.touched = false;
    if (lines_open() && record_lines(out)) return false;
    nothing_new(at_rest);
    return false;
  }
  return compare_in_full(out, calm, at_rest, moving);
}

/// Nothing has moved since a look that left open what it shows: another would show the same, and is dear. What is
/// counted by pictures goes on; the longer it lies so, the rarer are the looks. `moving`: as in Look.
bool Watcher::State::lies_open(double moving) {
  if (!compared.open || compare || compared.last_of_all || moving >= kLiesStill || !beam.empty()) return false;
  const auto since_look = at - compared.open->at, so_long = (compared.open->at - compared.open->since) / 2;
  if (since_look < 0ms ||
      since_look >= std::clamp<std::chrono::milliseconds>(so_long, kBetweenTheSame, kLongestBetween))
    return false;
  if (far_search_now(std::max(unexplained.pictures(), over.resting.pictures() - kHandMayRest), true)) return false;
  lost.see(at);
  if (compared.open->unexplained) unexplained.see(at);
  if (compared.open->resting) over.resting.see(at);
  return true;
}

/// Is something from beyond the board over it, and what of it touches what was played?
void Watcher::State::see_hand(Look& look) {
  look.strange = vision::find_occluders(look.evidence, outlines_of(look.seen.way, look.now, look.evidence.size()),
                                        look.seen.list.front().fit.area);
  // Many unseen plies may seem to explain a hand, too: then it goes on beyond the board.
  look.hand = look.strange.reaching > kHand ||
              (static_cast<int>(look.seen.list.front().actions.size()) > kFewActions && look.strange.touching > kArm);
  // What does not move for so long is no hand that plays.
  const bool some = look.hand || look.strange.touching > 0;
  if (some && look.moving < kLiesStill)
    over.resting.see(at);
  else
    over.resting.end();
  if (over.resting.beyond(kRestingHand)) {
    look.hand = false;
    look.strange.reaching = look.strange.touching = look.strange.nearby = 0;
  }
  over.touched = look.hand || !is_untouched(look.strange);
  if (look.hand && over.resting.beyond(kHandAtRest)) look_beside_hand(look);
}

/// Was the look before explained by the same?
void Watcher::State::see_again(Look& look) {
  // A picture does not bear itself out.
  const bool same = std::exchange(compared.frame, status.frame) == status.frame && compared.last_of_all;
  const std::vector<std::string>& best = look.seen.list.front().actions;
  // A hand that came between has not taken back what was seen before it.
  // Of which kind it is may be as good as a tie.
  const auto is_best = [&](const auto& seen) { return seen && same_but_for_kind(*seen, best); };
  const bool as_before = is_best(compared.seen_before) || (!look.hand && !best.empty() && is_best(compared.seen_free));
  look.again = same ? compared.again : as_before;
  compared.again = look.again;
  compared.seen_before = best;
  if (!look.hand) compared.seen_free = best;
}

/// The same, where the picture may show something else than the one agreed on. `moving`: share of the board that
/// differs from the picture before, at most since the look before.
bool Watcher::State::compare_in_full(WatchOutcome& out, const vision::StillnessReport& calm, bool at_rest,
                                     double moving) {
  if (record_lines(out)) return false;
  const vision::Keyframe now = keyframe_now();
  vision::Evidence evidence(agreed.reference->keyframe, now);
  const double square = now.plane.square_px();
  Look look{now, std::move(evidence), {}, {}, square * square, moving, false, at_rest, false, false, false, {}};
  look.seen = explain_change(now, look.evidence);
  over.touched = false;
  const std::optional<Compared::Open> before = std::exchange(compared.open, std::nullopt);
  if (look.seen.list.empty()) {
    if (calm.calm == vision::Calm::reached && calm.moving > kMovesLittle) return true;
    agreed.quiet_now(now, picture, *place.plane);
    agreed.filmed = agreed.filmed || calm.moving < kLiesStill;
    if (!agreed.reference->older.empty() && at_rest) agree_on(0, agreed.reference->table, false);
    if (!to_be_done && agreed.reference->table != pieces)
      not_in_step(out, at_rest);
    else if (!to_be_done)
      nothing_new(at_rest && (!agreed.adapts_next(at) || !something_beside(look)));
    return false;
  }
  see_hand(look);
  see_again(look);
  if (began_under_a_hand(out, look)) return false;
  leave_out_gone(look);
  status.decision = noted(look, calm);
  lost.see(at);
  const int counted = unexplained.pictures();
  // Another light is waited out by looks.
  if (look.again && at.count() > 0 && !much_in_other_light(look))
    compared.open = {before && moving < kLiesStill ? before->since : at, at, false, over.resting.pictures() > 0, {}};
  const std::uint64_t revision = session.revision();
  conclude(out, look);
  if (session.revision() != revision || settled_by_lines(out, look)) compared.open.reset();
  if (compared.open) {
    compared.open->unexplained = unexplained.pictures() > counted;
    if (!look.hand) compared.open->glance.emplace(picture, *place.plane);
  }
  return look.hand;
}

/// What the look means, and what follows from it.
void Watcher::State::conclude(WatchOutcome& out, Look& look) {
  if (lit_at_once(look)) {
    status.decision->why = "Much looks other all at once, sooner than a hand can play: the light.";
    agree_on(look.seen.way, agreed.reference->table, false);
    return in_order();
  }
  if (shows_what_was_played(look)) {
    look.hand = false;
    return agree_hand_left(look);
  }
  if (!beam.empty() && follow(out, look)) return;
  if (look.seen.list.front().actions.empty()) return nothing_likeliest(out, look);
  decide(out, look);
  // Looks may have sorted it anew; nothing of that where the picture has been agreed on.
  if (!look.hand && compared.seen_free) compared.seen_free = look.seen.list.front().actions;
}

/// Something was played, or so it seems.
void Watcher::State::decide(WatchOutcome& out, Look& look) {
  if (at.count() == 0 && !look.hand) {
    const auto& near = belief(look);
    const bool bodies_left = near && near->p < options.accept && look.strange.islands > kBodyLeft;
    if (bodies_left || (look.seen.looks && contradicted(*look.seen.looks))) look_wider(look);
  }
  if (agreed.reference->table == pieces && hand_has_left(look)) return agree_hand_left(look);
  const auto& told = belief(look);
  // Squares that look as before may tell that nothing was played after all.
  if (look.seen.list.front().actions.empty()) return nothing_likeliest(out, look);
  WatchDecision& decision = *status.decision;
  const bool untouched = is_untouched(look.strange);
  if (!told) {
    if (waits_for_light(look)) return;
    if (shown_anew(out, look)) return;
    if (untouched && by_looks(out, look, kNearlyInOtherLight)) return borne_out_by_looks(out, look);
    if (played_in_other_light(out, look)) return;
    return settle_light(out, look);
  }
  const double one_of_these = probability_of_some(look.seen.weight, told->how);
  const bool gone_past = told->p < options.accept && went_past(look, told->how);
  const auto [chosen, of_kind, as_it_came] = kind_of_promotion(look.seen, look.seen.list.front(), look);
  const double p = decision.probability = told->p * of_kind;
  if (waits_for_more(out, look, *told, *chosen, p, one_of_these)) return;
  if (as_it_came) return wait_for_promotion(out, look, p, one_of_these);
  // What a pawn became may never be seen: the likeliest is recorded, and it is asked about. A piece that stands between
  // two squares is put right first.
  const bool sure = p >= options.accept && of_kind >= PolicyParams().sure;
  const bool guessed = !sure && told->p >= options.accept && !look.hand && well_placed(*chosen);
  decision.second_look = told->how.second_look;
  decision.looks_agree = told->how.looks;
  // In another light something explains so little by chance.
  const bool so_little = look.seen.weight.explained < kByChance || (much_in_other_light(look) && edges_stay(look));
  const bool by_chance =
      told->p >= options.accept && so_little && !(look.again && stands_out(look)) && !also_shown_faintly(look);
  const bool unchanged = chosen->fit.weakest < kPlainlyUnchanged;
  const bool faint = chosen->fit.weakest < kFaint && chosen->score < kFaint * look.area && !told->how.looks;
  decision.taken = !by_chance && !unchanged && !faint && (sure || guessed || gone_past);
  decision.why = gone_past   ? "Nobody answered, and play went on from any of the answers."
                 : unchanged ? "One of its squares looks as it did before."
                 : faint     ? "It shows so faintly that a piece may have been touched, and no more."
                 : guessed   ? "What a pawn became, or in which order it was played, cannot be seen; the likeliest."
                 : by_chance ? "Nearly everything else has changed, too, and faint edges do not show it."
                 : decision.taken ? "Likely enough."
                 : look.hand      ? "Not likely enough while something is over the board."
                                  : "Not likely enough.";
  if (decision.taken) return take(out, look, *chosen, p, guessed, gone_past, told->other_light);
  leave_open(out, look, *told, *chosen, p, one_of_these);
}

/// What was played is not plain: it is looked for otherwise, waited for, or asked about.
void Watcher::State::leave_open(WatchOutcome& out, Look& look, const Belief& told, const Hypothesis& chosen, double p,
                                double one_of_these) {
  const bool untouched = is_untouched(look.strange);
  if (look.hand) {
    if (shown_anew(out, look)) return;
    if (lit_not_touched(look) && played_in_other_light(out, look)) return;
    if (compared.last_of_all && one_of_these >= kLeastToAsk) in_doubt(out, look.seen, p, one_of_these);
    return;
  }
  // The shadow of a hand beyond the board lies over squares, any of which may look other; a lamp's are all over it.
  const bool shadowed = look.strange.nearby > kBeside && look.seen.weight.explained < kWellExplained && !all_over(look);
  const bool second_look = look.again || compared.last_of_all || (!agreed.filmed && at.count() == 0);
  const bool other_light = much_in_other_light(look);
  if (other_light && waits_for_light(look)) return;
  if (other_light && shown_anew(out, look)) return;
  if (untouched && (!shadowed || second_look) && by_looks(out, look, kNearlyAsWell)) return;
  // What gathers another light on many squares explains more of it than what was played.
  if (untouched && other_light && played_in_other_light(out, look)) return;
  if (one_of_these >= options.accept) begin_beam(out, look, told, one_of_these);
  if (status.decision->taken) return;
  // A piece that stands between two squares is put right soon, mostly, and a hand at the board goes away.
  const bool somebody_there = !untouched || look.strange.nearby > kBeside;
  const bool clearer_soon =
      (agreed.filmed || at.count() > 0) && !compared.last_of_all && (somebody_there || !well_placed(chosen));
  if (!settled(look) || (clearer_soon && !unexplained.beyond(kClearerSoon))) return unexplained.see(at);
  if (!settled_by_lines(out, look)) in_doubt(out, look.seen, p, one_of_these);
}

}  // namespace arbiter::table
