// SPDX-License-Identifier: MIT
// Every picture is weighed by a belief over lines of play beside the other looks. What it is sure of is recorded; what
// others would record and it does not bear out waits, and is asked about.
#include <algorithm>
#include <set>

#include "app/table/watcher_state.h"
#include "app/table/way_back.h"

namespace arbiter::table {

namespace {

constexpr double kFarBehind = 8;         // nats under the likeliest way to have begun, from which one is given up
constexpr double kBorneOut = 0.5;        // share of all that is believed
constexpr double kOtherWayFirst = -1;    // log prior of another way round than the likeliest
constexpr double kLateStart = -6;        // the same of the game having begun a ply before the first picture
constexpr double kBeforeTheFirst = 0.9;  // probability said of a ply that was played before the first picture
constexpr double kLooksLikeIt = 0.9;     // share of the squares that must look as they should at the start
constexpr std::size_t kMostAtOnce = 2;   // plies that nobody saw
constexpr double kNoOtherKind = 0.02;    // share of all that is believed, of another piece having come there

/// Which is likeliest of what may stand on each square is what the table has there: the share of the squares.
double agreement(const std::vector<std::vector<double>>& looks, const Placement& table, const PieceList& pieces,
                 const Board& board) {
  int same = 0;
  for (const Cell cell : board.cells()) {
    const std::vector<double>& one = looks[cell.value];
    same += std::max_element(one.begin(), one.end()) - one.begin() == pieces.army(table[cell.value]) ? 1 : 0;
  }
  return static_cast<double>(same) / static_cast<double>(board.cells().size());
}

/// One way in which the game may have begun, and how likely the first picture makes it.
struct Opening {
  std::vector<std::string> before;
  vision::Labels table;
  double weight = 0;
};

/// The position the game has, and every one a ply later, by what the squares look like. Empty where it is none of them.
std::vector<Opening> openings(Futures& futures, const Board& board, const vision::SquareLookList& looks) {
  PieceList pieces;
  const Futures::Standing& standing = futures.after({});
  const Placement first = pieces.placement(standing.table, board);
  std::vector<vision::SquareClasses::Class> classes;
  for (const PieceNumber piece : first) classes.push_back(pieces.army(piece));
  vision::SquareClasses known(board, pieces.armies());
  known.begin(looks, classes);
  const auto likelihoods = known.likelihoods(looks);
  const double trust = LineParams().looks_weight;
  std::vector<Opening> out;
  double best = 0, fits = 0;
  const auto add = [&](std::vector<std::string> before, vision::Labels table, double prior) {
    const Placement placement = pieces.placement(table, board);
    double sum = prior;
    for (const Cell cell : board.cells())
      sum += trust * likelihoods[cell.value][std::min<std::size_t>(pieces.army(placement[cell.value]),
                                                                   likelihoods[cell.value].size() - 1)];
    if (out.empty() || sum > best) {
      best = sum;
      fits = agreement(likelihoods, placement, pieces, board);
    }
    out.push_back({std::move(before), std::move(table), sum});
  };
  add({}, standing.table, 0);
  for (const Futures::Step& step : standing.steps)
    if (!step.work && !step.changes.empty()) add({step.action}, after_step(standing, step, board), kLateStart);
  if (fits < kLooksLikeIt) return {};
  std::erase_if(out, [&](const Opening& one) { return one.weight < best - kFarBehind; });
  return out;
}

}  // namespace

/// Is the table one that lines of play are weighed for? Tags are believed without, and while hands have work to do the
/// table shows no position of the game.
bool Watcher::State::weighs_lines() const {
  return status.board != nullptr && place.plane && !to_be_done && !lines.readers.empty() && !by_tags();
}

vision::TopPicture Watcher::State::from_above(int quarters) {
  return vision::from_above(picture, place.plane->turned(quarters), *lines.layout);
}

/// The watching begins: each way round the board may lie is weighed, and, where the table shows more than the game has,
/// each way to have begun before the first picture.
void Watcher::State::begin_lines() {
  if (!options.weigh_lines) return;
  const bool known = agreed.anchor.has_value();  // the table shows what the game has
  // Who has recorded from an earlier picture on goes on.
  const bool goes_on = by_camera > 0 && lines.readers.size() == 1 && lines.readers.front().filter.before().empty() &&
                       lines.readers.front().filter.stands_on(pieces);
  if (known ? goes_on : !lines.readers.empty()) return;
  lines.forget();
  if (by_tags() || to_be_done) return;
  if (!lines.layout || &lines.layout->board() != status.board) lines.layout.emplace(*status.board);
  for (std::size_t w = 0; w < ways.size(); ++w) {
    const int q = ways[w].quarters;
    const vision::TopPicture first = from_above(q);
    const auto eyes = vision::possible_eyes(place.plane->turned(q), picture.size());
    const bool flat = ways[w].reader.flat();
    const double prior = w == 0 ? 0 : kOtherWayFirst;
    if (known) {
      lines.readers.push_back({q, prior, LineFilter(*lines.layout, first, eyes, flat, pieces, {})});
      continue;
    }
    vision::Covers covers(*lines.layout, eyes[eyes.size() == 3 ? 1 : 0], flat);
    const auto looks = vision::looks_of_squares(first, first.seen, covers, *lines.layout);
    for (Opening& one : openings(futures(), *status.board, looks))
      lines.readers.push_back(
          {q, prior + one.weight, LineFilter(*lines.layout, first, eyes, flat, one.table, std::move(one.before))});
  }
  std::stable_sort(lines.readers.begin(), lines.readers.end(),
                   [](const auto& a, const auto& b) { return a.total() > b.total(); });
  lines.frame = status.frame;
  lines.fresh = false;
}

/// These actions have been recorded, and not by the belief itself. `shown`: the picture fed last shows it.
void Watcher::State::tell_lines(const std::vector<std::string>& actions, bool shown) {
  if (lines.unguarded) return;
  for (LineWatch::Reader& one : lines.readers)
    one.filter.recorded(actions, pieces, shown && lines.frame == status.frame);
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
      return std::none_of(ways.begin(), ways.end(), [&](const Way& way) { return way.quarters == one.quarters; });
    });
  if (lines.readers.empty()) return;
  for (LineWatch::Reader& one : lines.readers) {
    // The game was changed by other hands.
    if (one.filter.before().empty() && !one.filter.stands_on(pieces)) one.filter.recorded({}, pieces, false);
    const auto eyes = vision::possible_eyes(place.plane->turned(one.quarters), picture.size());
    lines.fresh = one.filter.see(from_above(one.quarters), eyes, futures()) || lines.fresh;
  }
  std::stable_sort(lines.readers.begin(), lines.readers.end(),
                   [](const auto& a, const auto& b) { return a.total() > b.total(); });
  const double best = lines.readers.front().total();
  std::erase_if(lines.readers, [&](const auto& one) { return one.total() < best - kFarBehind; });
}

/// These plies of the likeliest line are recorded. `doubtful`: no picture showed them one by one.
bool Watcher::State::record_line(WatchOutcome& out, const std::vector<std::string>& actions, double share,
                                 bool doubtful) {
  LineWatch::Reader& reader = lines.readers.front();
  lines.unguarded = true;
  const bool done = record(out, actions, share, "camera");
  lines.unguarded = false;
  if (!done) return false;
  reader.filter.recorded(actions, pieces, true);
  const auto way =
      std::find_if(ways.begin(), ways.end(), [&](const Way& one) { return one.quarters == reader.quarters; });
  if (way != ways.end()) {
    agree_on(static_cast<std::size_t>(way - ways.begin()), pieces, false);
    in_order();
  }
  if (doubtful) ask_afterwards(out, {{actions, share}}, "It was not seen by itself");
  return true;
}

/// What all likely lines share is recorded. True where something was.
bool Watcher::State::record_lines(WatchOutcome& out) {
  weigh_lines();
  if (lines.readers.size() != 1 || !weighs_lines()) return false;
  LineFilter& filter = lines.readers.front().filter;
  if (!filter.before().empty()) {
    const std::vector<std::string> before = filter.before();
    return record_line(out, before, kBeforeTheFirst, true);
  }
  if (!lines.fresh) return false;
  const BeliefSummary belief = filter.summary();
  if (filter.lines().front().actions.empty()) {
    if (belief.nothing > PolicyParams().sure) filter.remember();
    return false;
  }
  const std::size_t count = plies_to_record(belief);
  if (count == 0) return false;
  const Line line = filter.lines().front();
  const auto end = line.actions.begin() + static_cast<long>(count);
  const std::vector<std::string> actions(line.actions.begin(), end);
  if (count > 1 && leaves_no_trace(futures(), actions)) return false;
  // Which kind of piece came there is told by its shape.
  const std::vector<double> shares = filter.shares();
  for (std::size_t i = 1; i < filter.lines().size(); ++i) {
    const std::vector<std::string>& other = filter.lines()[i].actions;
    if (shares[i] > kNoOtherKind && other.size() >= count && !std::equal(actions.begin(), actions.end(), other.begin()))
      return false;
  }
  const bool doubtful = std::any_of(line.seen.begin(), line.seen.begin() + static_cast<long>(count),
                                    [](SeenPly seen) { return seen != SeenPly::alone; });
  return record_line(out, actions, belief.beginnings[count - 1].share, doubtful);
}

/// May this be recorded? Only what the belief bears out; the rest waits.
bool Watcher::State::lines_bear_out(const std::vector<std::string>& actions, double p) {
  if (lines.unguarded || !weighs_lines() || actions.empty()) return true;
  LineFilter* filter = &lines.readers.front().filter;
  // A correction is judged, and told, by who makes it.
  if (filter->before().empty() && !filter->stands_on(pieces)) return true;
  weigh_lines();
  if (lines.readers.empty()) return true;
  filter = &lines.readers.front().filter;
  const auto opinion = filter->opinion(actions, futures().after(actions).table);
  // More plies at once are gathered from anything that has changed: pictures must have shown them one after the other.
  const auto& known = filter->lines();
  const bool gathered = actions.size() > kMostAtOnce && std::none_of(known.begin(), known.end(), [&](const Line& line) {
                          return line.actions.size() >= actions.size() &&
                                 std::equal(actions.begin(), actions.end(), line.actions.begin());
                        });
  if (!gathered && opinion.share >= kBorneOut && opinion.contrary.empty() && opinion.odd.empty()) return true;
  if (!lines.held || lines.held->actions != actions) lines.held = {actions, p, {}, 0};
  if (std::exchange(lines.held->frame, status.frame) != status.frame) lines.held->lasting.see(at);
  if (status.decision) {
    status.decision->taken = false;
    status.decision->why = "Another look does not bear it out.";
  }
  return false;
}

/// What puzzled in the picture fed last was no ply, as the other looks have it, and no hand.
void Watcher::State::settle_lines() {
  const bool in_step = agreed.anchor && agreed.anchor->table == pieces && trail.empty() && !over.hand &&
                       !over.touched && unexplained.pictures() == 0 && !status.alert;
  if (!in_step) return;
  for (LineWatch::Reader& one : lines.readers)
    if (one.filter.puzzled()) one.filter.settle();
}

/// What waits is asked about when it lasts: what hands have not done yet, or what is not clear, if it is known.
void Watcher::State::ask_held(WatchOutcome& out) {
  settle_lines();
  if (!lines.held || lines.held->frame != status.frame || !out.actions.empty() || lines.readers.empty()) return;
  if (!compared.last_of_all && !lines.held->lasting.beyond(kBeforeQuestion)) return;
  enter(WatchStage::asking);
  const std::vector<std::string>& actions = lines.held->actions;
  const vision::Labels& table = futures().after(actions).table;
  const auto opinion = lines.readers.front().filter.opinion(actions, table);
  std::vector<WatchFix> to_lift;
  for (const Cell cell : opinion.contrary) {
    const std::string& square = status.board->name(cell);
    const auto stands = pieces.find(square);
    if (stands != pieces.end() && !table.contains(square)) to_lift.push_back({"lift", square, "", stands->second});
  }
  if (!to_lift.empty() && to_lift.size() == opinion.contrary.size() && opinion.odd.empty())
    return alert(out, "incomplete", "The move " + actions.front() + " looks half done.", {.fixes = std::move(to_lift)});
  if (!opinion.odd.empty()) {
    std::string squares;
    for (const Cell cell : opinion.odd) squares += (squares.empty() ? "" : ", ") + status.board->name(cell);
    return alert(out, "unsettled", "It is not clear what stands on " + squares + ".");
  }
  alert(out, "ambiguous", "It is not sure that this was played; was it?", {.candidates = {{actions, lines.held->p}}});
}

}  // namespace arbiter::table
