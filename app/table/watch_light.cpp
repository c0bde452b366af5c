// SPDX-License-Identifier: MIT
// What another light changes, and what is played in it: edges stay where colours do not, and what pieces look like is
// learnt anew.
#include <algorithm>
#include <array>
#include <limits>
#include <numeric>
#include <opencv2/imgproc.hpp>
#include <utility>

#include "app/table/board_view.h"
#include "app/table/watcher_state.h"
#include "vision/reading/cell_sampler.h"

namespace arbiter::table {

using namespace std::chrono_literals;

namespace {

constexpr double kSinglesOut = 6;  // times: evidence a pixel within what an action would change against elsewhere
// Share of what speaks for change that each quarter of the board has under a lamp: of 473 looks at hands that lie still
// and hardly reach in all but four left a quarter or more without anything, of lamps that shone on one corner each had
// 0.3 % and more.
constexpr double kSomeShare = 0.001;
constexpr double kReachesIn = 0.8;  // squares² of what comes in over the board's edge, from which it may be a hand
// Chosen between 13 changes of light alone (other actions under -0.24) and three with an action (0.13 and more).
constexpr double kEdgesStand = -0.05;  // the same, of edges, where an action would have changed them
// Share of the pieces that look like their army's others, where armies can be told.
constexpr double kTellArmies = 0.95;
constexpr double kFaintly = 0.06;       // nats for each square² of pixels that faint edges tell at least
constexpr double kFaintlyEach = 0.08;   // nats a pixel of the cell that shows least
constexpr double kShownFaintly = 0.95;  // probability of what they show twice

/// What a picture tells of which of several tables it shows, when looks are learnt from it anew for each.
struct LearntAnew {
  std::size_t best;                                         // which of them fits best
  vision::TaggedReader reader;                              // as learnt for it
  double least;                                             // squares that do not fit it
  double first = least;                                     // the same of the first of them
  double second = std::numeric_limits<double>::infinity();  // the same of the one that fits next best
};

/// `list`: not empty. Those that look alike are tried once, and not all.
LearntAnew learn_each(const vision::TaggedReader& known, const cv::Mat& picture, const calibration::BoardPlane& plane,
                      const Board& board, const std::vector<Hypothesis>& list) {
  constexpr std::size_t kMost = 9;  // each costs as much as reading the board
  // Where armies could never be told, they say nothing.
  const bool by_army = known.report().armies >= kTellArmies;
  const auto cells = static_cast<double>(board.cells().size());
  const vision::CellSampler seen = vision::sampled(picture, plane);
  std::optional<LearntAnew> out;
  std::vector<std::pair<const Hypothesis*, double>> tried;  // squares that do not fit it
  for (std::size_t i = 0; i < list.size() && tried.size() < kMost; ++i) {
    if (std::any_of(tried.begin(), tried.end(), [&](const auto& one) { return look_alike(*one.first, list[i]); }))
      continue;
    vision::TaggedReader reader = known.anew(picture, seen, list[i].table);
    const vision::LearningReport& report = reader.report();
    const double other = (1 - report.occupancy) * cells +
                         (by_army ? (1 - report.armies) * static_cast<double>(list[i].table.size()) : 0);
    tried.emplace_back(&list[i], other);
    if (!out || other < out->least) out.emplace(LearntAnew{i, std::move(reader), other});
  }
  out->first = tried.front().second;
  // What goes on from it, so that more was played of which nothing is seen, is no other.
  for (const auto& [one, other] : tried)
    if (one != &list[out->best] && !goes_on(list[out->best].actions, one->actions))
      out->second = std::min(out->second, other);
  return std::move(*out);
}

}  // namespace

/// Much looks other than before, nothing explains it, and yet all edges are where they were.
bool Watcher::State::only_light(const Seen& seen, const Seen& edges, const vision::Evidence& by_edges,
                                double area) const {
  // Where the likeliest action would have changed the board, the edges must be those that were there.
  const Hypothesis& best = seen.list.front();
  if (!best.actions.empty() && by_edges.over(best.fit.area) > kEdgesStand * area) return false;
  // A lamp does not single out a few squares.
  const double inside = seen.weight.explained * seen.weight.positive / std::max(1.0, seen.weight.changed);
  const double cells = static_cast<double>(status.board->cells().size()) * area;
  const double outside =
      (1 - seen.weight.explained) * seen.weight.positive / std::max(1.0, cells - seen.weight.changed);
  if (!best.actions.empty() && inside > kSinglesOut * outside) return false;
  return seen.weight.explained < kLightExplains && seen.weight.positive > kMuch * area &&
         edges.list.front().actions.empty() && edges.list.front().table == agreed.reference->table &&
         edges.weight.positive < kFewEdges * seen.weight.positive;
}

/// Much looks other than before, and little of it is explained.
bool Watcher::State::much_in_other_light(const Look& look) {
  return look.seen.weight.explained < kLightExplains && look.seen.weight.positive > kMuch * look.area;
}

/// All but few edges are where they were, however much else looks other.
bool Watcher::State::edges_stay(const Look& look) {
  vision::Outlines& drawn = outlines_of(look.seen.way, look.now, look.evidence.size());
  return look.evidence.by_structure().positive(drawn.board()) < kFewEdges * look.seen.weight.positive;
}

/// What seems to lie over the board has no edges and does not move: a lamp has gone on.
bool Watcher::State::lit_not_touched(const Look& look) {
  if (look.moving > kMovesLittle || !much_in_other_light(look) || !edges_stay(look) || hides_in_parts(look))
    return false;
  vision::Outlines& drawn = outlines_of(look.seen.way, look.now, look.evidence.size());
  return vision::find_occluders(look.evidence.by_structure(true), drawn, vision::Spans()).reaching <= kHand;
}

/// Small pictures show something over the board, and it did not come sooner than a hand can: a lamp's light lies over
/// all of the board, a hand and its shadow over some of it.
bool Watcher::State::hides_in_parts(const Look& look) {
  return at.count() > 0 && compared.calm.covered > 0 && !lit_otherwise_at_once(look);
}

/// Each quarter of the board has that share of what speaks for change, thin lines and specks left out: no hand reaches
/// over all of it.
bool Watcher::State::all_over(const Look& look, double least) const {
  const cv::Mat1f speaks = cv::max(vision::solid_evidence(look.evidence, look.now.plane.square_px()), 0);
  const cv::Point2d half(status.board->width() / 2.0, status.board->height() / 2.0);
  std::array<double, 4> share{};
  for (size_t quarter = 0; quarter < share.size(); ++quarter) {
    const cv::Point2d from(quarter % 2 == 0 ? 0 : half.x, quarter / 2 == 0 ? 0 : half.y);
    std::vector<cv::Point> outline;
    for (const cv::Point2d& by : {cv::Point2d(0, 0), cv::Point2d(half.x, 0), half, cv::Point2d(0, half.y)})
      outline.emplace_back(look.now.plane.to_pixel(from + by));
    cv::Mat1b within(speaks.size(), std::uint8_t{0});
    cv::fillConvexPoly(within, outline, 255);
    share.at(quarter) = cv::mean(speaks, within)[0] * cv::countNonZero(within);
  }
  const double all = std::accumulate(share.begin(), share.end(), 0.0);
  return all > 0 && std::all_of(share.begin(), share.end(), [&](double one) { return one >= least * all; });
}

/// Much looks other all over the board, came sooner than a hand can play, and lies still: shadows may fall elsewhere,
/// but nothing was played. Where one action stands out of it all, some pictures did not come.
bool Watcher::State::lit_at_once(const Look& look) {
  return agreed.changed_at_once() && !look.hand && !light.one_stands_out && look.moving < kLiesStill && beam.empty() &&
         agreed.reference->table == pieces && much_in_other_light(look) && all_over(look);
}

/// What edges show that are too faint to be believed otherwise, if it is one action alone: nothing else makes them come
/// and go just there.
std::optional<Watcher::State::Seen> Watcher::State::shown_faintly(const Look& look) {
  Seen faint = explain_change(look.now, look.evidence.by_structure(true), Search::by_edges);
  const Hypothesis& best = faint.list.front();
  const bool alone = std::none_of(faint.list.begin(), faint.list.end(), [&](const Hypothesis& one) {
    return !one.actions.empty() && !look_alike(one, best) &&
           (one.fit.weakest >= kFaintlyEach || one.score > best.score - kFaintly * look.area);
  });
  if (best.actions.size() != 1 || best.score < kFaintly * look.area || best.fit.weakest < kFaintlyEach || !alone)
    return std::nullopt;
  return faint;
}

/// The light is another, and faint edges show one action. Taken at the second look, or when the picture before was the
/// same; true when it is not for the light alone to be told of.
bool Watcher::State::played_in_other_light(WatchOutcome& out, const Look& look) {
  const std::optional<Seen> shown = shown_faintly(look);
  if (!shown) {
    light.faintly_seen.clear();
    return false;
  }
  const Hypothesis& best = shown->list.front();
  WatchDecision& decision = *status.decision;
  // Of a hand beyond the board's edge its shadow lies over squares, and what it holds seems to stand on one.
  const bool lies_still = look.moving < kMovesLittle && look.strange.nearby <= kBeside;
  const bool again = std::exchange(light.faintly_seen, best.actions) == best.actions || lies_still;
  const auto [chosen, of_kind, unchanged] = kind_of_promotion(*shown, best, look);
  decision.probability = kShownFaintly * of_kind;
  // Of which kind it is may never be seen: the likeliest is recorded, and it is asked about.
  const bool guessed = decision.probability < options.accept && kShownFaintly >= options.accept && !look.hand;
  decision.taken = again && !unchanged && (decision.probability >= options.accept || guessed);
  decision.why = "The light is another, and faint edges show one action alone.";
  if (decision.taken) {
    light.faintly_seen.clear();
    Look faint = look;
    faint.seen = *shown;
    take(out, faint, *chosen, decision.probability, guessed, false, true);
  } else if (compared.last_of_all) {
    in_doubt(out, *shown, decision.probability, decision.probability);
  } else {
    unexplained.see(at);
  }
  return true;
}

/// After a change of the light, which hides no crossing, nothing may look as it did. When a picture by itself shows the
/// game's position as well as the one did that was learnt from, what the pieces look like is learnt from it anew. A
/// single piece that stands elsewhere spoils that.
bool Watcher::State::learn_anew() {
  constexpr double kAsWell = 0.005;
  const vision::Placement labels = pieces;
  for (size_t w = 0; w < ways.size(); ++w) {
    vision::TaggedReader reader = ways[w].reader.anew(picture, place.plane->turned(ways[w].orientation), labels);
    const vision::LearningReport& report = reader.report();
    if (report.occupancy < std::max(kShowsPosition, ways[w].reader.report().occupancy - kAsWell)) continue;
    if (report.armies < armies_to_show(ways[w])) continue;
    ways[w].reader = std::move(reader);
    if (w > 0) std::swap(ways[0], ways[w]);
    ways.erase(ways.begin() + 1, ways.end());
    stillness.accept(picture, *place.plane, place.landmarks);
    drop_reference(labels);
    agreed.adapted(at);
    return true;
  }
  return false;
}

/// Share of the pieces that must look like their army's others in a picture from which looks are learnt anew. Tiles of
/// one colour never do as well as figures; as well as they did is enough.
double Watcher::State::armies_to_show(const Way& way) { return std::min(kTellArmies, way.reader.report().armies); }

/// Came all that is other sooner than a hand can play, and does it lie still since, with no edge of an arm? A shadow
/// that comes slowly may be that of a hand which is about to play. A hand that is there at once and waits is at one
/// side, where a lamp is all over.
bool Watcher::State::lit_otherwise_at_once(const Look& look) {
  if (!agreed.changed_at_once() || look.moving >= kLiesStill || !beam.empty() || agreed.reference->table != pieces)
    return false;
  if (!all_over(look, look.strange.reaching > kReachesIn ? kAllOver : kSomeShare)) return false;
  vision::Outlines& drawn = outlines_of(look.seen.way, look.now, look.evidence.size());
  return vision::find_occluders(look.evidence.by_structure(true), drawn, vision::Spans()).reaching <= kHand;
}

/// Nothing was played; from now on pieces and squares look as `learnt` has learnt them.
void Watcher::State::learn_light(size_t way, vision::TaggedReader learnt) {
  status.decision->why = "The light is another, and learnt anew the picture shows what stood there.";
  ways[way].reader = std::move(learnt);
  agree_on(way, agreed.reference->table, false);
  in_order();
}

/// The light is another, and its shadows fall elsewhere: no edge need be where it was. The picture may still tell by
/// itself what stands there: what pieces look like is learnt from it once for each of the readings, and for the table
/// as it was, and only one of them fits.
bool Watcher::State::shown_anew(WatchOutcome& out, const Look& look) {
  // Chosen on one film and twelve rendered changes of light; 64 other recordings are read as before.
  constexpr double kOther = 0.8;  // squares that may look other than they should
  constexpr double kLead = 0.5;   // squares by which every other table fits less
  // The same where what has changed shows it best, too: that does not go by what is learnt. In 56 films with lamps
  // whatever led by 0.2 had been played.
  constexpr double kLeadOfLikeliest = 0.25;
  constexpr double kRather = 0.1;      // squares by which nothing fits less, from which it may well not be nothing
  constexpr double kShownAnew = 0.95;  // probability of what is shown so
  constexpr DebounceLimit kHandMayGo{1500ms, 4, 0};
  if (!lies_still(look) || to_be_done || by_tags() || !much_in_other_light(look)) return false;
  // A hand is not to be learnt as the board; a lamp's reflection that has gone may look as if one were there.
  const bool at_once = lit_otherwise_at_once(look);
  if (status.decision->covered > 0 && !at_once) return false;
  // It is dear, and a hand at the board's edge mostly goes away.
  if (look.hand && !at_once && !all_over(look, kSomeShare) && !over.resting.beyond(kHandMayGo)) return false;
  // Tried less and less often.
  if (++light.anew_looks < 2 * light.anew_tried) return false;
  light.anew_tried = light.anew_looks;
  Look tried = look;
  Hypothesis before;
  before.table = agreed.reference->table;
  Way& way = ways[look.seen.way];
  const auto cells = static_cast<double>(status.board->cells().size());
  const auto fits = [&](const vision::LearningReport& report) {
    return (1 - report.occupancy) * cells <= kOther && report.missing.empty() && report.armies >= armies_to_show(way);
  };
  const calibration::BoardPlane plane = place.plane->turned(way.orientation);
  // Where the table as it was fits, nothing was played in so short a time: what would have been is not tried, for that
  // is dear. Where it does not, some pictures did not come.
  if (at_once) {
    vision::TaggedReader as_before = way.reader.anew(picture, plane, before.table);
    if (fits(as_before.report())) {
      learn_light(look.seen.way, std::move(as_before));
      return true;
    }
  }
  tried.seen.list = by_edges_first(look);
  tried.seen.list.insert(tried.seen.list.begin(), before);
  LearntAnew learnt = learn_each(way.reader, picture, plane, *status.board, tried.seen.list);
  light.rather_played = learnt.first - learnt.least > kRather;
  if (!fits(learnt.reader.report())) return false;
  // What was played would show nearly as well, but nothing was in so short a time.
  if (learnt.best == 0) return false;
  const bool likeliest = look_alike(tried.seen.list[learnt.best], look.seen.list.front());
  if (learnt.second - learnt.least < (likeliest ? kLeadOfLikeliest : kLead) || status.decision->covered > 0)
    return false;
  WatchDecision& decision = *status.decision;
  const auto [chosen, of_kind, unchanged] = kind_of_promotion(tried.seen, tried.seen.list[learnt.best], look);
  const double p = kShownAnew * of_kind;
  const bool guessed = p < options.accept;
  if (unchanged || (guessed && (kShownAnew < options.accept || !well_placed(*chosen)))) return false;
  decision.probability = p;
  decision.taken = true;
  decision.why = "The light is another, and learnt anew the picture shows this alone.";
  way.reader = std::move(learnt.reader);
  take(out, tried, *chosen, p, guessed, false, true);
  return true;
}

/// What may have been played in another light, none of it nothing: what edges show first, for colours may be
/// misleading.
std::vector<Hypothesis> Watcher::State::by_edges_first(const Look& look) {
  constexpr std::size_t kMostByEdges = 4;
  std::vector<Hypothesis> list;
  const Seen faint = explain_change(look.now, look.evidence.by_structure(true), Search::by_edges);
  for (const Hypothesis& one : faint.list)
    if (!one.actions.empty() && list.size() < kMostByEdges && faint.way == look.seen.way) list.push_back(one);
  for (const Hypothesis& one : look.seen.list) {
    const auto same = [&](const Hypothesis& other) { return other.actions == one.actions; };
    if (!one.actions.empty() && std::none_of(list.begin(), list.end(), same)) list.push_back(one);
  }
  return list;
}

/// The light was another in two looks, one soon after the other.
void Watcher::State::settle_light(WatchOutcome& out, const Look& look) {
  // Somebody has reached over the board since: flat things have few edges, and may have been moved all the same.
  if (agreed.reached && stands_out(look)) {
    status.decision->why = "The light is another, and one action stands out of it.";
    constexpr double kWorthAsking = 0.5;  // probability, at most: edges do not show it
    return settled(look) ? in_doubt(out, look.seen, kWorthAsking, kWorthAsking) : unexplained.see(at);
  }
  // Of a hand at the far edge little lies over the board, and hardly an edge of it.
  if (look.strange.touching > kReachesIn && !all_over(look)) return unexplained.see(at);
  // The hand that has just played may wait beside the board, with its shadow on it.
  const bool beside = at.count() > 0 && look.strange.nearby > kBeside && !compared.last_of_all;
  if (beside && !all_over(look, kSomeShare) && !unexplained.beyond(kNeverAtRest)) return unexplained.see(at);
  status.decision->why = "Everything looks other than before, and every edge is where it was: the light.";
  light.looks = std::exchange(light.look_at, status.frame) + 4 >= status.frame ? light.looks + 1 : 1;
  if (light.looks < 2 || look.moving > kMovesLittle) return;
  const bool rather_played = light.rather_played;
  agree_on(look.seen.way, agreed.reference->table, false);
  agreed.in_doubt = rather_played;
  in_order();
}

/// The light is another: what is pale on pale ground may look as if it were not there, until it is learnt anew from a
/// picture that lies still. True when that is left to one which comes.
bool Watcher::State::waits_for_light(const Look& look) {
  const bool more_come = !compared.last_of_all && (agreed.filmed || at.count() > 0);
  if (!more_come || lies_still(look) || unexplained.beyond(kNeverAtRest)) return false;
  light.one_stands_out = stands_out(look);
  unexplained.see(at);
  return true;
}

/// Nothing moves, but for what a camera does that sets its exposure; a hand would show something else in each look.
bool Watcher::State::lies_still(const Look& look) {
  return look.moving <= kMovesLittle || (look.again && look.moving < kExposureMoves && is_untouched(look.strange));
}

/// Faint edges, too, show what explains the change best.
bool Watcher::State::also_shown_faintly(const Look& look) {
  const std::optional<Seen> shown = shown_faintly(look);
  return shown && look_alike(shown->list.front(), look.seen.list.front());
}

}  // namespace arbiter::table
