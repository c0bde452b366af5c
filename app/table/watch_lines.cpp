// SPDX-License-Identifier: MIT
// Every picture is weighed by a belief over lines of play beside the other looks. What it is sure of is recorded; what
// others would record and it does not bear out waits, and is asked about.
#include <algorithm>
#include <cmath>
#include <functional>
#include <optional>
#include <utility>

#include "app/table/resync.h"
#include "app/table/watcher_state.h"

namespace arbiter::table {

namespace {

constexpr double kFarBehind = 8;        // nats under the likeliest way to have begun, from which one is given up
constexpr double kOtherWayFirst = -1;   // log prior of another way round than the likeliest
constexpr std::size_t kMostAtOnce = 2;  // plies that nobody saw

/// The first plies of the likeliest line in other orders: they lead to the same table, of which only the kind of a
/// piece may differ, told by its shape. None where other plies than these are likely, too.
std::optional<std::vector<observing::Candidate>> other_orders(const LineFilter& filter, std::size_t count) {
  const std::vector<double> shares = filter.shares();
  const Line& line = filter.lines().front();
  std::vector<observing::Candidate> orders;
  for (std::size_t i = 1; i < filter.lines().size(); ++i) {
    const Line& other = filter.lines()[i];
    if (other.actions.size() < count) continue;
    const std::vector<std::string> instead(other.actions.begin(), other.actions.begin() + static_cast<long>(count));
    if (std::equal(instead.begin(), instead.end(), line.actions.begin())) continue;
    if (other.path[count] != line.path[count]) {
      if (shares[i] > kNoOtherKind) return std::nullopt;
      continue;
    }
    const bool known = std::any_of(orders.begin(), orders.end(),
                                   [&](const observing::Candidate& one) { return one.actions == instead; });
    if (!known) orders.push_back({instead, shares[i]});
  }
  return orders;
}

}  // namespace

/// Is the table one that lines of play are weighed for? Tags are believed without, and while hands have work to do the
/// table shows no position of the game. In a film what moves and rests tells more.
bool Watcher::State::weighs_lines() const {
  return !is_film() && status.board != nullptr && place.plane && !to_be_done && !lines.readers.empty() && !by_tags();
}

vision::TopPicture Watcher::State::from_above(int orientation) {
  return vision::from_above(picture, place.plane->turned(orientation), *lines.layout);
}

/// Has anything been played that still counts?
bool Watcher::State::has_begun() const {
  const std::vector<db::Ply> plies = session.history();
  return std::any_of(plies.begin(), plies.end(),
                     [](const db::Ply& one) { return one.kind == db::PlyKind::act && !one.is_undone; });
}

/// The watching begins: each way round the board may lie is weighed.
void Watcher::State::begin_lines() {
  if (!options.weigh_lines || at.count() > 0) return;
  // Who has recorded from an earlier picture on goes on.
  if (by_camera > 0 && lines.readers.size() == 1 && lines.readers.front().filter.stands_on(pieces)) return;
  lines.forget();
  if (by_tags() || to_be_done) return;
  if (!lines.layout || &lines.layout->board() != status.board) lines.layout.emplace(*status.board);
  for (std::size_t w = 0; w < ways.size(); ++w) {
    const int q = ways[w].orientation;
    const auto eyes = vision::possible_eyes(place.plane->turned(q), picture.size());
    const double tried_later = w == 0 ? 0 : kOtherWayFirst;
    lines.readers.push_back({q, std::min(tried_later, ways[w].head_start),
                             LineFilter(*lines.layout, from_above(q), eyes, ways[w].reader.flat(), pieces)});
  }
  lines.frame = status.frame;
  lines.fresh = false;
}

/// These actions have been recorded, and not by the belief itself. `shown`: the picture fed last shows it. What
/// somebody says is shown, too, where it is what that picture was taken for; then it tells which way round the board
/// lies.
void Watcher::State::tell_lines(const std::vector<std::string>& actions, bool shown) {
  if (lines.unguarded) return;
  const bool weighed = lines.frame == status.frame;
  const auto believes = [&](const LineWatch::Reader& one) { return one.filter.share_of(actions) >= kBorneOut; };
  const bool believed = weighed && !actions.empty() && std::ranges::any_of(lines.readers, believes);
  if (believed && !shown) std::erase_if(lines.readers, std::not_fn(believes));
  for (LineWatch::Reader& one : lines.readers) one.filter.recorded(actions, pieces, weighed && (shown || believed));
}

/// Is something open that another picture of the table as it was would settle?
bool Watcher::State::lines_open() const {
  return std::any_of(lines.readers.begin(), lines.readers.end(),
                     [](const auto& one) { return !one.filter.lines().front().actions.empty(); });
}

/// The picture fed last is weighed, once.
void Watcher::State::weigh_lines() {
  if (!weighs_lines() || lines.frame == status.frame) return;
  lines.frame = status.frame;
  lines.fresh = false;
  // The first ply tells which way round the board lies.
  if (!ways.empty())
    std::erase_if(lines.readers, [&](const auto& one) {
      return std::none_of(ways.begin(), ways.end(), [&](const Way& way) { return way.orientation == one.orientation; });
    });
  if (lines.readers.empty()) return;
  for (LineWatch::Reader& one : lines.readers) {
    // The game was changed by other hands.
    if (!one.filter.stands_on(pieces)) one.filter.recorded({}, pieces, false);
    const auto eyes = vision::possible_eyes(place.plane->turned(one.orientation), picture.size());
    lines.fresh = one.filter.see(from_above(one.orientation), eyes, futures()) || lines.fresh;
  }
  std::stable_sort(lines.readers.begin(), lines.readers.end(),
                   [](const auto& a, const auto& b) { return a.total() > b.total(); });
  const double best = lines.readers.front().total();
  std::erase_if(lines.readers, [&](const auto& one) { return one.total() < best - kFarBehind; });
}

/// These plies of the likeliest line are recorded. `others`: what may have been played instead. `doubtful`: no picture
/// showed them one by one; then people are asked.
bool Watcher::State::record_line(WatchOutcome& out, const std::vector<std::string>& actions, double share,
                                 bool doubtful, const std::vector<observing::Candidate>& others) {
  LineWatch::Reader& reader = lines.readers.front();
  lines.unguarded = true;
  const bool done = record(out, actions, share, "camera");
  lines.unguarded = false;
  if (!done) return false;
  reader.filter.recorded(actions, pieces, true);
  if (status.decision && status.decision->frame == status.frame) {
    status.decision->taken = true;
    status.decision->probability = share;
    status.decision->why = "All likely lines of play share it.";
  }
  const auto way =
      std::find_if(ways.begin(), ways.end(), [&](const Way& one) { return one.orientation == reader.orientation; });
  if (way != ways.end()) {
    agree_on(static_cast<std::size_t>(way - ways.begin()), pieces, false);
    in_order();
  }
  if (!doubtful) return true;
  std::vector<observing::Candidate> candidates{{actions, share}};
  candidates.insert(candidates.end(), others.begin(), others.end());
  ask_afterwards(
      out, std::move(candidates),
      actions.size() > 1
          ? make_message("Several moves were not seen one by one; %1 has been recorded. Say so if it was another.",
                         actions.front())
          : make_message("It was not seen by itself; %1 has been recorded. Say so if it was another.",
                         actions.front()));
  return true;
}

/// Pictures that show two plies or more at once may look like one game from this side, and like another from that:
/// people know which it is. True where they are asked.
bool Watcher::State::ask_which_way(WatchOutcome& out) {
  if (!lines.fresh && !compared.last_of_all) return false;
  std::vector<observing::Candidate> candidates;
  const double best = lines.readers.front().total();
  for (LineWatch::Reader& one : lines.readers)
    if (worth_asking(one.filter.summary()))
      candidates.push_back({one.filter.lines().front().actions, std::exp(one.total() - best)});
  return candidates.size() > 1 && ask_about(out, std::move(candidates));
}

/// Plies that came at once, and of which later ones hide earlier ones, are not recorded by looks: people are asked for
/// the whole line. True where they are.
bool Watcher::State::ask_of_line(WatchOutcome& out, const BeliefSummary& belief) {
  if ((!lines.fresh && !compared.last_of_all) || !worth_asking(belief)) return false;
  const LineFilter& filter = lines.readers.front().filter;
  const std::vector<double> shares = filter.shares();
  std::vector<observing::Candidate> candidates;
  // No picture tells the order of plies that came at once.
  const Line& likeliest = filter.lines().front();
  for (std::size_t i = 0; i < filter.lines().size() && candidates.size() < kMostOffered; ++i)
    if (shares[i] > kNoOtherKind || filter.lines()[i].now() == likeliest.now())
      candidates.push_back({filter.lines()[i].actions, shares[i]});
  return ask_about(out, std::move(candidates));
}

bool Watcher::State::ask_about(WatchOutcome& out, std::vector<observing::Candidate> lines_of_play) {
  double sum = 0;
  for (const observing::Candidate& one : lines_of_play) sum += one.probability;
  for (observing::Candidate& one : lines_of_play) one.probability /= sum;
  enter(WatchStage::asking);
  alert(out, AlertKind::ambiguous, make_message("Several moves were played that no picture showed; was it this?"),
        {.candidates = std::move(lines_of_play)});
  return true;
}

/// What all likely lines share is recorded. True where something was, or people are asked.
bool Watcher::State::record_lines(WatchOutcome& out) {
  weigh_lines();
  if (!weighs_lines()) return false;
  if (lines.readers.size() > 1) return ask_which_way(out);
  if (lines.readers.empty()) return false;
  LineFilter& filter = lines.readers.front().filter;
  // Plies that came at once wait for another picture that agrees; a table that goes on looking so agrees, too.
  if (lines.fresh || filter.lines().front().actions.empty())
    lines.resting.end();
  else
    lines.resting.see(at);
  const bool rests = compared.last_of_all || lines.resting.beyond(kBeforeQuestion);
  if (!lines.fresh && !rests) return false;
  BeliefSummary belief = filter.summary();
  belief.last = rests;
  if (filter.lines().front().actions.empty()) {
    if (belief.nothing > PolicyParams().sure) filter.remember();
    return false;
  }
  const std::size_t count = plies_to_record(belief);
  if (count == 0) return ask_of_line(out, belief);
  const Line line = filter.lines().front();
  const auto end = line.actions.begin() + static_cast<long>(count);
  const std::vector<std::string> actions(line.actions.begin(), end);
  const bool doubtful = std::any_of(line.seen.begin(), line.seen.begin() + static_cast<long>(count),
                                    [](SeenPly seen) { return seen != SeenPly::alone; });
  // Several plies would stay open, and be asked about next: people tell the whole line in one answer.
  if (doubtful && line.actions.size() >= count + kMostAtOnce && ask_of_line(out, belief)) return true;
  if (count > 1 && leaves_no_trace(futures(), actions)) return false;
  std::optional<std::vector<observing::Candidate>> orders = other_orders(filter, count);
  if (!orders) return false;
  const double share = belief.beginnings[count - 1].share;
  if (count == 1 || !doubtful || orders->empty()) return record_line(out, actions, share, doubtful, *orders);
  // In which order they came no picture tells: whichever is recorded is as likely to be wrong.
  orders->insert(orders->begin(), {actions, filter.shares().front()});
  if (orders->size() > kMostOffered) orders->resize(kMostOffered);
  return ask_about(out, std::move(*orders));
}

/// Do many pictures show each ply, and hands at work between them?
bool Watcher::State::is_film() const { return at.count() > 0 || (agreed.filmed && !lines_open()); }

/// The table after these actions, before hands do what else they have to do.
vision::Placement Watcher::State::table_after(const std::vector<std::string>& actions) {
  const Futures::Standing& standing = futures().after({actions.begin(), actions.end() - 1});
  const auto step = std::find_if(standing.steps.begin(), standing.steps.end(),
                                 [&](const Futures::Step& one) { return !one.work && one.action == actions.back(); });
  return step == standing.steps.end() ? futures().after(actions).table : after_step(standing, *step);
}

/// May this be recorded? Only what the belief bears out; the rest waits.
bool Watcher::State::lines_bear_out(const std::vector<std::string>& actions, double p) {
  if (lines.unguarded || !weighs_lines() || actions.empty()) return true;
  LineFilter* filter = &lines.readers.front().filter;
  // A correction is judged, and told, by who makes it.
  if (!filter->stands_on(pieces)) return true;
  weigh_lines();
  if (lines.readers.empty()) return true;
  filter = &lines.readers.front().filter;
  const vision::Placement after = table_after(actions);
  // Nothing is known of what lies beside the board.
  if (std::none_of(pieces.begin(), pieces.end(), [&](const auto& one) { return !after.contains(one.cell); }))
    return true;
  const auto opinion = filter->opinion(actions, after);
  // More plies at once are gathered from anything that has changed, in any order: the belief knows which orders fit.
  const bool gathered = actions.size() > kMostAtOnce;
  if (!gathered && opinion.share >= kBorneOut && opinion.contrary.empty() && opinion.odd.empty()) return true;
  return hold(actions, p, opinion, after);
}

/// What would be recorded waits: another look does not bear it out. False.
bool Watcher::State::hold(const std::vector<std::string>& actions, double p, LineFilter::Opinion opinion,
                          vision::Placement table) {
  if (!lines.held || lines.held->actions != actions) lines.held = LineWatch::Held{actions, p, {}, 0, {}, {}};
  if (std::exchange(lines.held->frame, status.frame) != status.frame) lines.held->debounce.see(at);
  lines.held->opinion = std::move(opinion);
  lines.held->table = std::move(table);
  if (status.decision) {
    status.decision->taken = false;
    status.decision->why = "Another look does not bear it out.";
  }
  return false;
}

/// What puzzled in the picture fed last was no ply, as the other looks have it, and no hand.
void Watcher::State::settle_lines() {
  const bool in_step = agreed.reference && agreed.reference->table == pieces && beam.empty() && !over.hand &&
                       !over.touched && unexplained.pictures() == 0 && !status.alert;
  // What one way round explains by a ply, the others must not take for the table's new look.
  const auto puzzled = [](const LineWatch::Reader& one) { return one.filter.puzzled(); };
  if (!in_step || !std::all_of(lines.readers.begin(), lines.readers.end(), puzzled)) return;
  for (LineWatch::Reader& one : lines.readers) one.filter.settle();
}

/// What waits is asked about when it lasts: what hands have not done yet, or what is not clear, if it is known.
void Watcher::State::ask_held(WatchOutcome& out) {
  settle_lines();
  if (!lines.held || lines.held->frame != status.frame || !out.actions.empty()) return;
  if (!compared.last_of_all && !lines.held->debounce.beyond(kBeforeQuestion)) return;
  enter(WatchStage::asking);
  const std::vector<std::string>& actions = lines.held->actions;
  const vision::Placement& table = lines.held->table;
  const LineFilter::Opinion& opinion = lines.held->opinion;
  std::vector<WatchFix> to_lift;
  for (const Cell cell : opinion.contrary) {
    const auto stands = pieces.on(cell);
    if (stands && !table.contains(cell))
      to_lift.push_back({Instruction::Do::lift, status.board->name(cell), "", to_text(stands)});
  }
  if (!to_lift.empty() && to_lift.size() == opinion.contrary.size() && opinion.odd.empty())
    return alert(out, AlertKind::incomplete, make_message("The move %1 looks half done.", actions.front()),
                 {.fixes = std::move(to_lift)});
  // Of many plies at once one asks nobody whether they were played: something else may have happened.
  if (!opinion.odd.empty() || (actions.size() > kMostAtOnce && !opinion.contrary.empty())) {
    std::vector<Cell> unclear = opinion.odd;
    unclear.insert(unclear.end(), opinion.contrary.begin(), opinion.contrary.end());
    return alert(out, AlertKind::unsettled, not_clear_on(unclear));
  }
  std::vector<observing::Candidate> candidates{{actions, lines.held->p}};
  if (!lines.readers.empty())
    for (std::vector<std::string>& other : lines.readers.front().filter.others_like(actions, table))
      candidates.push_back({std::move(other), lines.held->p});
  if (candidates.size() > kMostOffered) candidates.resize(kMostOffered);
  alert(out, AlertKind::ambiguous, make_message("It is not sure that this was played; was it?"),
        {.candidates = std::move(candidates)});
}

}  // namespace arbiter::table
