// SPDX-License-Identifier: MIT
// In a film, what moves and rests tells most of what was played. The belief over lines of play is heard as a second
// judge: it may hold back what others would record, and settle what they leave open.
#include <algorithm>
#include <utility>

#include "app/table/watcher_state.h"

namespace arbiter::table {

namespace {

using namespace std::chrono_literals;

constexpr std::size_t kMostLeftOver = 6;        // squares: more is a hand, or another light
constexpr DebounceLimit kAtALoss{150ms, 2, 2};  // how long nothing has explained the table
constexpr double kOneMore = 8;                  // nats by which a ply more may be likelier: a shadow looks like one
constexpr int kOften = 8;                       // looks after which it is tried ever more rarely

}  // namespace

/// A belief that begins with the picture agreed on and has looked at this one. `weighed`: every legal line is.
std::optional<LineFilter> Watcher::State::since_agreed(const Look& look, bool weighed) {
  if (!lines.layout || &lines.layout->board() != status.board) lines.layout.emplace(*status.board);
  const Way& way = ways[look.seen.way];
  const auto drawn = [&](const vision::Keyframe& keyframe) {
    return vision::from_above(keyframe.picture, keyframe.plane.turned(way.orientation), *lines.layout);
  };
  const auto eyes = [&](const vision::Keyframe& keyframe) {
    return vision::possible_eyes(keyframe.plane.turned(way.orientation), keyframe.picture.size());
  };
  const vision::Keyframe& before = agreed.reference->keyframe;
  LineFilter filter(*lines.layout, drawn(before), eyes(before), way.reader.flat(), agreed.reference->table);
  if (!weighed)
    filter.look_at(drawn(look.now), eyes(look.now), futures());
  else if (!filter.see(drawn(look.now), eyes(look.now), futures()))
    return std::nullopt;
  return filter;
}

/// Does what would be recorded explain every square that has changed since the picture agreed on, do its own squares
/// show it, and are they seen at all? Where much looks otherwise, it is a hand or the light, which others judge. A
/// light that is said to be another, but not all over the board, may be a hand: then the belief must share what was
/// played.
bool Watcher::State::explains_all(const Look& look, const Hypothesis& taken, double p, bool other_light) {
  if (!options.weigh_lines || !is_film() || by_tags() || taken.actions.empty()) return true;
  if (other_light && all_over(look)) return true;
  LineFilter filter = *since_agreed(look, false);
  LineFilter::Opinion opinion = filter.opinion(taken.actions, taken.table);
  // What a person has said stands there, whatever it looks like.
  const auto said = [&](Cell cell) { return asked.said_squares[cell.value]; };
  std::erase_if(opinion.contrary, said);
  std::erase_if(opinion.odd, said);
  if (other_light && opinion.share < kBorneOut) return hold(taken.actions, p, std::move(opinion), taken.table);
  const std::size_t against = opinion.contrary.size() + opinion.odd.size();
  // What hides them may be a body that nothing explains.
  const bool seen = opinion.seen || opinion.share >= kBorneOut || look.strange.islands < kBodyLeft;
  if (against > kMostLeftOver || (against == 0 && seen)) return true;
  return hold(taken.actions, p, std::move(opinion), taken.table);
}

/// The table lies still, nobody is at it, and others are at a loss. One ply that the belief is sure of, which explains
/// all that has changed, is recorded. True where one was.
bool Watcher::State::settled_by_lines(WatchOutcome& out, const Look& look) {
  if (!options.weigh_lines || !is_film() || by_tags() || to_be_done || ways.size() != 1) return false;
  if (look.hand || over.touched || look.moving >= kLiesStill || agreed.reference->table != pieces) return false;
  const int pictures = std::max(lost.pictures(), kOften);
  if (!compared.last_of_all && (!lost.beyond(kAtALoss) || (pictures & (pictures - 1)) != 0)) return false;
  // Another look at the same picture says the same.
  if (std::exchange(lines.settled, status.frame) == status.frame) return false;
  std::optional<LineFilter> filter = since_agreed(look, true);
  if (!filter || filter->lines().front().actions.empty()) return false;
  const BeliefSummary belief = filter->summary();
  // A second ply may stand for a shadow or a touched piece: below it is told whether the first explains enough alone.
  PolicyParams policy;
  policy.together = false;
  if (plies_to_record(belief, policy) != 1) return false;
  // The picture becomes the one agreed on: that one more ply has been played must not be much likelier.
  const std::vector<std::string> actions(1, filter->lines().front().actions.front());
  const auto alone = std::ranges::find(filter->lines(), actions, &Line::actions);
  if (alone == filter->lines().end() || alone->weight < filter->lines().front().weight - kOneMore) return false;
  const std::vector<double> shares = filter->shares();
  for (std::size_t i = 0; i < filter->lines().size(); ++i)
    if (!filter->lines()[i].actions.empty() && filter->lines()[i].path[1] != alone->path[1] && shares[i] > kNoOtherKind)
      return false;
  const LineFilter::Opinion opinion = filter->opinion(actions, table_after(actions));
  if (!opinion.seen || !opinion.contrary.empty() || !opinion.odd.empty()) return false;
  if (!record(out, actions, belief.beginnings.front().share, "camera")) return false;
  status.decision->taken = true;
  status.decision->probability = belief.beginnings.front().share;
  status.decision->why = "It alone explains all that has changed on the table.";
  beam.clear();
  agree_on(look.seen.way, pieces, false);
  in_order();
  return true;
}

}  // namespace arbiter::table
