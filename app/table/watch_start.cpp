// SPDX-License-Identifier: MIT
// What begins a watch: the board is found, and what stands on it compared with the game.
#include <algorithm>
#include <bit>
#include <functional>
#include <iterator>
#include <set>
#include <utility>

#include "app/table/other_game.h"
#include "app/table/seen_game.h"
#include "app/table/watcher_state.h"
#include "vision/locate/profile_finder.h"
#include "vision/reading/lightness.h"

namespace arbiter::table {

using calibration::Corners;
using observing::Shown;
using vision::Placement;
using namespace std::chrono_literals;

namespace {

constexpr double kWorthComparing = 0.03;    // other ways round whose fit is not worse than the best by more are kept
constexpr double kNearlyShows = 0.85;       // the same as kShowsPosition, when some pieces hardly stand out
constexpr double kMostUnseen = 0.12;        // share of the pieces that may not stand out at all
constexpr double kWorthASecondJudge = 0.8;  // the same, from which another judge may clear what is in doubt
constexpr double kClearsADoubt = 0.8;       // probability
constexpr double kClearlyLighter = 12;      // grey levels that one army must be lighter to be taken for the first
constexpr vision::Army kFirstArmy{'S'};     // begins where two play
constexpr DebounceLimit kBeforeTrust{500ms, 2, 2};
// The same where one piece alone is in doubt: a hand covers more, and is soon over the board.
constexpr DebounceLimit kBeforeTrustInAllButOne{150ms, 2, 2};
constexpr double kAllButOne = 0.99;    // as kShowsPosition, of the others
constexpr double kMuchAlike = 0.65;    // share that two looks have in common of what looks other in either
constexpr int kMovesBehind = 8;        // of the game that the table may not show yet: more look quite other
constexpr int kLastLookForOther = 64;  // pictures that do not show the game, after which another one is not looked for
constexpr unsigned kPlacesEvery = 64;  // searches between two that list places, at most
constexpr int kLooksEvery = 5;         // pictures between two searches for a board that is not found at once

/// Are pieces not seen where the picture is as white as can be?
bool too_bright(const vision::TaggedReader& reader) {
  const vision::LearningReport& report = reader.report();
  return std::any_of(report.burnt_out.begin(), report.burnt_out.end(), [&](Cell cell) {
    return std::find(report.missing.begin(), report.missing.end(), cell) != report.missing.end();
  });
}

bool much_alike(const std::set<Cell>& a, const std::set<Cell>& b) {
  std::vector<Cell> both;
  std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(both));
  const auto either = static_cast<double>(a.size() + b.size() - both.size());
  return static_cast<double>(both.size()) >= kMuchAlike * either;
}

}  // namespace

/// How much of the position a picture shows if the board lies there: where networks know such pieces, by what they say,
/// else by looks learnt from the picture.
ShowsPosition Watcher::State::shows_position() {
  return [this](const calibration::BoardPlane& plane) {
    const auto opinions = shapes_of_all(plane);
    if (opinions.empty()) return vision::TaggedReader(picture, plane, pieces, std::nullopt, {}).report().occupancy;
    double sum = 0;
    for (const vision::SquareOpinion& one : opinions) sum += pieces.contains(one.cell) ? 1 - one.empty : one.empty;
    return sum / static_cast<double>(opinions.size());
  };
}

void Watcher::State::look_for_board(WatchOutcome& out) {
  if (++place.not_found > kLooksEvery && place.not_found % kLooksEvery != 0) return;
  const auto lens = options.lens ? options.lens->scaled_to(picture.size()) : calibration::Lens::guess(picture.size());
  vision::FindHints hints = options.hints;
  // To choose among places takes seconds: where none shows the position, ever more rarely.
  const auto searches = static_cast<unsigned>(place.not_found / kLooksEvery);
  hints.places = searches == 0 || std::has_single_bit(searches) || searches % kPlacesEvery == 0;
  auto found = options.corners ? vision::fix_from_corners(picture, *status.board, *options.corners, lens)
               : profile()     ? vision::find_with_profile(picture, *profile())
                               : vision::find_board(picture, *status.board, lens, hints);
  std::optional<vision::BoardFix> fix;
  if (found) fix = place_that_shows(shows_position(), std::move(*found));
  if (!fix) {
    if (place.not_found < 3) return;
    look_for_other_game(out);
    alert(out, AlertKind::board_lost,
          make_message("The board is not seen: %1", found ? vision::edges_untold() : found.error().message));
    return;
  }
  place.fix = std::move(*fix);
  place.tracker.emplace(picture, *place.fix);
  place.told_at = place.fix->plane;
  place.plane = place.fix->plane;
  place.keyframe_width = vision::keyframe_width(picture.size(), *place.plane);
  place.landmarks = place.tracker->follow(picture).landmarks;
  place.not_found = 0;
  start(out);
}

/// The first picture does not show what the game has. If it is nearly that, something may have been played that the
/// game does not know of. `fits`: what may have been played before fits all squares, no hand is over them.
void Watcher::State::not_begun(WatchOutcome& out, const vision::TaggedReader& reader, const Placement& labels,
                               bool nearly, bool fits, const std::vector<observing::Candidate>& before) {
  enter(WatchStage::starting);
  unexplained.see(at);
  const vision::LearningReport& report = reader.report();
  const auto& doubtful = report.doubtful;
  const auto missing = [&](Cell cell) {
    return std::find(report.missing.begin(), report.missing.end(), cell) != report.missing.end();
  };
  const bool known = !before.empty();
  if (!compared.last_of_all && !(known && fits) && !unexplained.beyond(kBeforeAlert)) return;
  std::vector<WatchFix> fixes;
  observing::Picture shown;
  const auto seen_as = [&](const vision::Occupant& piece) {
    return shown_as(rules(), piece).value_or(Shown::something());
  };
  for (const Cell cell : status.board->cells()) {
    const std::string& square = status.board->name(cell);
    const auto wanted = labels.on(cell);
    if (const vision::PlacedTag* tag = reader.tags().on(cell)) {
      shown.set(cell, {{seen_as(*tag->piece), 1}});
      if (reader.agrees(*tag)) continue;
      fixes.push_back({Instruction::Do::lift, square, "", to_text(tag->piece)});
      if (wanted) fixes.push_back({Instruction::Do::place, square, "", to_text(wanted)});
      continue;
    }
    const bool in_doubt = std::find(doubtful.begin(), doubtful.end(), cell) != doubtful.end();
    if (in_doubt && !wanted) fixes.push_back({Instruction::Do::lift, square, "", "?"});
    if (in_doubt && wanted) fixes.push_back({Instruction::Do::place, square, "", to_text(wanted)});
    if (!wanted)
      shown.set(cell, {{Shown::nothing(), in_doubt ? 0.5 : 0.95}, {Shown::something(), in_doubt ? 0.5 : 0.05}});
    else if (!missing(cell))
      shown.set(cell, {{seen_as({wanted->army}), 1}});
  }
  if (nearly || known) {
    const auto candidates = known ? before : candidates_of(observed(shown, options.most_actions));
    const auto some = [](const observing::Candidate& one) { return !one.actions.empty(); };
    if (std::ranges::any_of(candidates, some))
      return alert(out, AlertKind::ambiguous,
                   make_message("The board shows more than the game has; what has been played since?"),
                   {.fixes = std::move(fixes), .candidates = candidates});
  }
  const Message message =
      too_bright(reader)
          ? make_message(
                "The picture is too bright: where pieces are not seen they may be as white as their squares. "
                "Take some light away, or shorten the exposure.")
          : make_message("What stands on the board is not what the game has, or a hand is over it.");
  look_for_other_game(out);
  alert(out, AlertKind::correct, message, {.fixes = std::move(fixes)});
}

/// Before anything was played, somebody may have chosen another game than the one that is set up on the table. Looked
/// for in the first such picture, the second, the fourth and so on, in case a hand is over the board: it takes as long
/// as several searches for a board.
void Watcher::State::look_for_other_game(WatchOutcome& out) {
  if (begun.other_sought < 0 || begun.other_sought >= kLastLookForOther) return;
  if (game().joined() || session.requests().size() != 1) return;
  const int pictures = ++begun.other_sought;
  if ((pictures & (pictures - 1)) != 0) return;
  const auto lens = options.lens ? options.lens->scaled_to(picture.size()) : calibration::Lens::guess(picture.size());
  auto games = other_games(picture, lens, rules().id);
  if (games.empty()) return;
  begun.other_sought = -1;
  const Message message = make_message("The table shows the set-up of another game: %1.", games_listed(games));
  alert(out, AlertKind::other_game, message, {.games = std::move(games)});
}

/// Of the printed legend what this game knows.
const vision::TagNames& Watcher::State::legend() {
  if (!tagged.legend) tagged.legend = legend_of(rules());
  return *tagged.legend;
}

/// The tags that may be on the pieces, none known yet.
std::optional<vision::PieceTags> Watcher::State::tags_to_read() {
  if (options.tags == WatchOptions::Tags::off) return std::nullopt;
  return vision::PieceTags(legend());
}

/// Discs look much like the ground. If both one that should lie there and a bare point look otherwise, one was moved.
bool Watcher::State::disc_moved(const vision::TaggedReader& reader) const {
  if (!reader.flat()) return false;
  const auto taken = [&](Cell cell) { return pieces.contains(cell); };
  const std::vector<Cell>& doubtful = reader.report().doubtful;
  return std::ranges::any_of(doubtful, taken) && !std::ranges::all_of(doubtful, taken);
}

/// A picture in which a few pieces can hardly be told from the ground may still show the position, when nothing that
/// could have been played would explain what they look like.
bool Watcher::State::shows_enough(const vision::TaggedReader& reader) {
  const vision::LearningReport& report = reader.report();
  const double unseen =
      static_cast<double>(report.missing.size()) / static_cast<double>(std::max<size_t>(1, pieces.size()));
  if (report.occupancy < kNearlyShows || unseen > kMostUnseen || reader.contrary() || to_be_done) return false;
  if (compared.last_of_all) return false;  // a picture does not bear itself out
  // A hand is elsewhere in the next picture; what hardly stands out stays where it is.
  const std::set<Cell> looks_other(report.doubtful.begin(), report.doubtful.end());
  if (!much_alike(looks_other, std::exchange(begun.hardly_seen, looks_other))) begun.hardly.end();
  begun.hardly.see(at);
  const bool all_but_one = report.occupancy >= kAllButOne && report.doubtful.size() == 1;
  if (!begun.hardly.beyond(all_but_one ? kBeforeTrustInAllButOne : kBeforeTrust)) return false;
  // What was played stands somewhere.
  const bool more =
      std::any_of(report.doubtful.begin(), report.doubtful.end(), [&](Cell cell) { return !pieces.contains(cell); });
  if (!more) return true;
  // A piece that has left its square stands on another: something was moved, even if no action is found for it.
  if (!report.missing.empty() || disc_moved(reader)) {
    begun.hardly.end();
    return false;
  }
  // `moved`: something else may stand where the game has somebody.
  const auto shown = [&](bool moved) {
    observing::Picture picture_shows;
    for (const Cell cell : status.board->cells()) {
      const auto stands = pieces.on(cell);
      const bool in_doubt = std::find(report.doubtful.begin(), report.doubtful.end(), cell) != report.doubtful.end();
      const bool missing = std::find(report.missing.begin(), report.missing.end(), cell) != report.missing.end();
      const double taken = !stands ? (in_doubt ? 0.9 : 0.02) : (missing ? 0.1 : 0.98);
      const auto army =
          !stands || moved ? Shown::something() : shown_as(rules(), {stands->army}).value_or(Shown::something());
      picture_shows.set(cell, {{Shown::nothing(), 1 - taken}, {army, taken}});
    }
    return picture_shows;
  };
  const auto now = observed(shown(false), 2);
  const auto* legal = std::get_if<observing::Legal>(&now.reading);
  if (std::holds_alternative<observing::Ambiguous>(now.reading) ||
      (legal != nullptr && !legal->likeliest.actions.empty())) {
    begun.hardly.end();  // the next pictures will hardly say otherwise
    return false;
  }
  // The last moves are not on the table, or others were made there instead. Who stood where the game has somebody now
  // is not asked: a capture that is not on the table yet leaves its square taken.
  const observing::Picture before = shown(true);
  for (int back = 1; back <= kMovesBehind; ++back) {
    const auto earlier = session.what_if(back, {});
    if (!earlier || candidates_of(observed(before, 1, &*earlier)).empty()) continue;
    begun.hardly.end();
    return false;
  }
  return true;
}

/// What the first look doubts, a second judge may not: one that has learnt from other tables what ordinary figures and
/// bare squares look like. Every doubt must be cleared by it.
bool Watcher::State::shapes_show(const Way& way, const Placement& labels) {
  const vision::LearningReport& report = way.reader.report();
  if (report.occupancy < kWorthASecondJudge || way.reader.contrary() || to_be_done || report.doubtful.empty())
    return false;
  const auto opinions = shapes_of_all(place.plane->turned(way.orientation));
  return !opinions.empty() && std::all_of(opinions.begin(), opinions.end(), [&](const vision::SquareOpinion& one) {
    if (std::find(report.doubtful.begin(), report.doubtful.end(), one.cell) == report.doubtful.end()) return true;
    const bool taken = labels.contains(one.cell);
    return (taken ? 1 - one.empty : one.empty) >= kClearsADoubt;
  });
}

/// 1 where whoever begins has clearly the lighter pieces, -1 where they are clearly darker, 0 otherwise.
int Watcher::State::lead_of_first(const Way& way, const Placement& labels) const {
  std::set<vision::Army> armies;
  for (const auto& [cell, piece] : labels) armies.insert(piece.army);
  if (armies.size() != 2 || !armies.contains(kFirstArmy)) return 0;
  double lead = 0;
  for (const auto& [army, level] : vision::lightness(picture, place.plane->turned(way.orientation), labels))
    lead += army == kFirstArmy ? level : -level;
  return lead > kClearlyLighter ? 1 : lead < -kClearlyLighter ? -1 : 0;
}

/// Where two armies may sit either way round, the one that begins is usually the lighter: that way is tried first.
void Watcher::State::lighter_first(const Placement& labels) {
  if (ways.size() < 2) return;
  for (Way& way : ways) way.lead = lead_of_first(way, labels);
  std::stable_sort(ways.begin(), ways.end(), [](const Way& a, const Way& b) { return a.lead > b.lead; });
  show(place.plane->turned(ways.front().orientation));
}

/// Begins to watch with a picture in which nothing moves.
void Watcher::State::start(WatchOutcome& out) {
  if (!rests_at_start()) return enter(WatchStage::starting);
  begin_from_picture(out);
}

/// Learns what the pieces look like if the picture shows what the game has on the board.
void Watcher::State::begin_from_picture(WatchOutcome& out) {
  if (looked_at_start()) return;
  const Placement& labels = pieces;
  std::vector<int> orientation{0};
  if (!options.corners && !options.hints.south && !profile()) orientation = vision::possible_turns(*place.fix);
  double best = 0;
  ways.clear();
  const auto tags = tags_to_read();
  const auto seen = tags ? tags->find(picture, *place.plane) : std::vector<vision::SeenTag>{};
  for (const int q : orientation)
    ways.push_back({q, vision::TaggedReader(picture, place.plane->turned(q), labels, tags, seen), {}});
  // The printed legend knows which army is whose.
  const auto as_printed = [](const Way& way) { return way.reader.by_legend(); };
  if (std::any_of(ways.begin(), ways.end(), as_printed))
    ways.erase(std::remove_if(ways.begin(), ways.end(), std::not_fn(as_printed)), ways.end());
  for (const Way& way : ways) best = std::max(best, way.reader.report().occupancy);
  // The likeliest way round that fits stays first.
  const auto fits = [&](const Way& way) { return way.reader.report().occupancy >= best - kWorthComparing; };
  const Way& likeliest = *std::find_if(ways.begin(), ways.end(), fits);
  show(place.plane->turned(likeliest.orientation));
  // One piece that is not where the game has it is enough: what is learnt from a wrong picture is read wrong for ever.
  const bool shown = std::any_of(ways.begin(), ways.end(), [&](const Way& way) {
    return fits(way) && way.reader.report().missing.empty() && !way.reader.contrary();
  });
  const bool as_usual = (best >= kShowsPosition && shown && !disc_moved(likeliest.reader)) ||
                        shows_enough(likeliest.reader) || shapes_show(likeliest, labels);
  // Where pictures have no time, the next one may show another position: this one is looked at closely.
  const std::optional<FirstSight> sight = too_bright(likeliest.reader) ? std::nullopt : first_sight();
  // Discs look so much alike that hardly any picture of them fits: what may have been played is enough of a doubt.
  const bool believable = sight && (sight->fits || (at.count() > 0 && likeliest.reader.flat()));
  const bool shows_more = believable && sight->shows_more && !begun.nothing;
  // In a film the looks of one picture alone begin nothing: of ninety points three may be otherwise unnoticed.
  const bool believed = at.count() == 0 || begun.closely || ordinary_figures(pieces);
  const bool as_the_game = sight && sight->fits && !sight->orientation.empty() && believed;
  if (shows_more || (!as_usual && !as_the_game)) {
    not_begun(out, likeliest.reader, labels, best >= kShowsPosition, sight && sight->fits, played_before(sight));
    ways.clear();
    return;
  }
  std::erase_if(ways,
                [&](const Way& way) { return as_usual ? !fits(way) : !sight->orientation.contains(way.orientation); });
  if (sight) weigh_ways(*sight);
  lighter_first(labels);
  stillness.accept(picture, *place.plane, place.landmarks);
  if (!shapes.first || !shapes.first->turned) shapes.first = {picture.clone(), *place.plane, labels};
  drop_reference(labels);
  begin_lines();
  in_order();
  begun.at = at;
  begun.closely = begun.nothing = false;
  begun.looked.reset();
  begun.looks = 0;
  begun.restless.end();
  tell_tags(out);
}

/// Which tags were found at the start, and which of them lie where the game has another piece.
void Watcher::State::tell_tags(WatchOutcome& out) {
  const vision::TagBinding& binding = ways.front().reader.binding();
  if (options.tags == WatchOptions::Tags::off) return;
  status.tags = tags_found(binding);
  if (binding.bound == 0 && options.tags != WatchOptions::Tags::on) return;
  status.tags_wrong = tagged.notes.begin(ways.front().reader.tags(), *status.board);
  const Message told = join_messages({status.tags, status.tags_wrong});
  if (std::exchange(tagged.told, told) != told) alert(out, AlertKind::tags, told);
}

}  // namespace arbiter::table
