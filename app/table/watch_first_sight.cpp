// SPDX-License-Identifier: MIT
// What a first picture tells: whether the table shows the game as it stands, which way round the board lies, and what
// may have been played before.
#include <algorithm>
#include <cmath>
#include <utility>

#include "app/table/first_look.h"
#include "app/table/watcher_state.h"

namespace arbiter::table {

namespace {

constexpr double kNotSure = 0.05;      // share of all openings in which something was played, from which on one asks
constexpr double kLikelyMore = 0.5;    // the same, from which on one asks even if few squares tell so
constexpr double kWorthSaying = 0.01;  // share of those in which nothing was, from which that is an answer
constexpr double kMostOfAWay = 4;      // nats that one picture tells at most of which way round the board lies
constexpr double kForgotten = -6;      // log prior of a ply more than the game has, where that is hardly to be expected

bool played(const observing::Candidate& one) { return !one.actions.empty(); }

}  // namespace

/// What the networks say of every square of the picture; empty where they know no such pieces.
std::vector<vision::SquareOpinion> Watcher::State::shapes_of_all(const calibration::BoardPlane& plane) {
  if (!ordinary_figures(pieces)) return {};
  if (!shapes.reader) {
    auto built_in = vision::PictureReader::built_in();
    if (!built_in) return {};
    shapes.reader = std::move(*built_in);
  }
  return shapes.reader->each_square(picture, plane);
}

/// What a first picture without a time, or after a hand has gone, tells, of each way round the board may lie: does it
/// show what the game has, or has more been played? None where it is not asked: by tags, and while hands have work to
/// do.
std::optional<FirstSight> Watcher::State::first_sight() {
  if (!options.weigh_lines || by_tags() || to_be_done) return std::nullopt;
  const vision::Layout layout(*status.board);
  FirstSight sight;
  // Of a game that is taken up again nothing is offered: one ply tells that there is more. Who has said what was played
  // has hardly forgotten one, and a film has shown the beginning.
  FirstLookParams how_far;
  if (has_begun()) how_far.most = 1;
  if (has_begun() || begun.closely) how_far.late = kForgotten;
  double best = 0, nothing = 0;
  bool any = false;
  for (const Way& way : ways) {
    const calibration::BoardPlane plane = place.plane->turned(way.orientation);
    const vision::TopPicture first = vision::from_above(picture, plane, layout);
    const auto eyes = vision::possible_eyes(plane, picture.size());
    vision::Covers covers(layout, eyes[eyes.size() / 2], way.reader.flat());
    FirstLook look(futures(), *status.board, vision::looks_of_squares(first, first.seen, covers, layout),
                   shapes_of_all(plane), how_far);
    const std::vector<Opening> openings = look.openings();
    // Who begins is usually the lighter.
    const double head_start = kFirstIsLighter * lead_of_first(way, pieces), as_it_stands = look.nothing_played();
    nothing = any ? std::max(nothing, head_start + as_it_stands) : head_start + as_it_stands;
    const bool fits = look.fits(openings.front().placement), more = !openings.front().before.empty();
    if (fits && !more) sight.orientation.emplace(way.orientation, head_start + as_it_stands);
    if (!any || head_start + openings.front().weight > best) {
      best = head_start + openings.front().weight;
      sight.fits = fits;
      sight.shows_more = more;
    }
    any = true;
    for (const Opening& one : openings) {
      sight.before.push_back({one.before, head_start + one.weight});
      for (const auto& order : one.orders) sight.before.push_back({order, head_start + one.weight});
    }
  }
  sight.shows_more = sight.shows_more && best > nothing;
  double all = 0, of_more = 0;
  for (observing::Candidate& one : sight.before) {
    one.probability = std::exp(one.probability - best);
    all += one.probability;
    if (played(one)) of_more += one.probability;
  }
  sight.likely_more = of_more > kLikelyMore * all;
  // A question costs little; a game that begins with the wrong position is lost.
  if (!begun.taken_up && !begun.closely && of_more > kNotSure * all) sight.shows_more = true;
  return sight;
}

/// What may have been played before the first picture, likeliest first; from either side, where the table looks alike
/// from both. "Nothing" is among it where it may be so. Empty where even the likeliest does not fit and another may be
/// right, and in a game that is taken up again: pieces that went back look like new plies.
std::vector<observing::Candidate> Watcher::State::played_before(const std::optional<FirstSight>& sight) const {
  if (!sight || !(sight->fits || sight->likely_more) || begun.taken_up) return {};
  std::vector<observing::Candidate> found;
  double sum = 0, of_nothing = 0;
  for (const observing::Candidate& one : sight->before) {
    sum += one.probability;
    if (played(one))
      found.push_back(one);
    else
      of_nothing += one.probability;
  }
  if (found.empty()) return {};
  if (of_nothing > kWorthSaying * sum) found.push_back({{}, of_nothing});
  std::stable_sort(found.begin(), found.end(),
                   [](const auto& a, const auto& b) { return a.probability > b.probability; });
  if (found.size() > kMostOffered) found.resize(kMostOffered);
  sum = 0;
  for (const observing::Candidate& one : found) sum += one.probability;
  for (observing::Candidate& one : found) one.probability /= sum;
  return found;
}

/// How likely each way round is by the first picture.
void Watcher::State::weigh_ways(const FirstSight& sight) {
  if (sight.orientation.empty()) return;
  double best = sight.orientation.begin()->second;
  for (const auto& [orientation, nats] : sight.orientation) best = std::max(best, nats);
  for (Way& way : ways) {
    const auto known = sight.orientation.find(way.orientation);
    way.head_start = known == sight.orientation.end() ? -kMostOfAWay : std::max(-kMostOfAWay, known->second - best);
  }
}

}  // namespace arbiter::table
