// SPDX-License-Identifier: MIT
#include "app/table/watcher.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <utility>

#include "app/table/board_view.h"
#include "app/table/seen_game.h"
#include "app/table/watcher_state.h"

namespace arbiter::table {

using calibration::BoardPlane;
using calibration::Corners;
using vision::Placement;
using namespace std::chrono_literals;

namespace {

constexpr DebounceLimit kRestingHand{2s, 4,
                                     12};  // without motion, after which what reaches over the board is read anyway
constexpr double kResting = 0.004;         // share of the board that may differ from the picture before
constexpr DebounceLimit kOtherLight{200ms, 2,
                                    2};  // without motion, after which what pieces look like may be learnt anew
constexpr auto kSettles = 1s;            // in which a camera that was switched on finds its exposure
constexpr double kMoreThanAMove = 0.06;  // share of the board
constexpr double kMoreThanAHand = 0.12;  // share of the board
constexpr double kAllSeen = 0.97;        // share of the crossings that are seen when nothing is over the board
constexpr double kLargestPiece = 4;      // squares that a piece at the picture's edge may cover, more is a hand
constexpr DebounceLimit kLongReach{15s, 10, 100};  // after which a hand over the board is worth a word
constexpr double kWorthTelling = 0.15;             // squares the camera must have moved to be told

// Share of a picture's size by which another may be larger or smaller and still be of the same camera.
constexpr double kSameSize = 0.02;

/// A camera's software may cut a few pixels off one picture and not off the next: what is missing is drawn on, what is
/// more is left out.
cv::Mat fitted(const cv::Mat& picture, cv::Size size) {
  const int more_right = size.width - picture.cols, more_below = size.height - picture.rows;
  cv::Mat out;
  cv::copyMakeBorder(picture, out, 0, std::max(0, more_below), 0, std::max(0, more_right), cv::BORDER_REPLICATE);
  return out(cv::Rect({}, size)).clone();
}

bool nearly_of_size(cv::Size one, cv::Size other) {
  return !other.empty() && std::abs(one.width - other.width) <= kSameSize * other.width &&
         std::abs(one.height - other.height) <= kSameSize * other.height;
}

}  // namespace

void Watcher::State::update_game() {
  const Game* known = session.game();
  const bool seated = known != nullptr && options.board < known->boards();
  status.board = seated ? rules().board : nullptr;
  pieces = seated ? wanted_on(*known, options.board) : Placement();
  // Marks are no pieces: they are not seen.
  const Instructions work = seated ? instructions(*known, options.board) : Instructions();
  to_be_done = std::any_of(work.begin(), work.end(), [](const Instruction& item) { return item.owner == Seat::none; });
}

void Watcher::State::forget_board() {
  place.forget();
  forget_beginning();
  begun.closely = false;
  begun.looked.reset();
  begun.nothing = false;
  begun.taken_up = has_begun();
  enter(WatchStage::looking);
  status.corners.reset();
  status.quads.clear();
  status.reading = {};
  status.tags = status.tags_wrong = {};
}

void Watcher::State::alert(WatchOutcome& out, AlertKind kind, const Message& message, Particulars more) {
  WatchAlert a{
      status.frame, kind,         message, std::move(more.rule), std::move(more.fixes), std::move(more.candidates),
      more.undone,  more.recorded};
  if (game().joined()) a.board = static_cast<int>(options.board) + 1;
  a.games = std::move(more.games);
  a.lasts = kind != AlertKind::camera_moved && kind != AlertKind::tags && kind != AlertKind::other_game;
  if (a.lasts) {
    const auto& now = status.alert;
    // Before the watching has begun a hand may still be setting up: what is amiss changes with every picture.
    const bool same = now && now->alert == a.alert && now->message == a.message && now->candidates == a.candidates;
    if (same && (now->fixes == a.fixes || status.stage == WatchStatus::Stage::starting)) {
      status.alert = a;
      return;
    }
    status.alert = a;
  }
  out.alerts.push_back(std::move(a));
}

void Watcher::State::in_order() {
  status.alert.reset();
  enter(WatchStage::watching);
  unexplained.end();
  lost.end();
  lost_bare.end();
  compare = false;
  asked.question.clear();
  asked.unseen.clear();
  lines.held.reset();
  over.past.clear();
  shapes.told.clear();
  light.anew_looks = light.anew_tried = 0;
  light.rather_played = light.one_stands_out = false;
  // Tags that were hidden when watching began have been read since.
  if (!status.tags.empty() && !ways.empty()) status.tags = tags_found(ways.front().reader.binding());
}

void Watcher::State::show(const BoardPlane& where) {
  if (status.corners && calibration::corner_distance(*status.corners, where.corners()) < 1e-3) return;
  status.corners = where.corners();
  status.quads.clear();
  for (const Cell cell : status.board->cells())
    status.quads.emplace_back(status.board->name(cell), where.outline(cell));
}

/// Takes the picture for what the game has on the board now. `hand`: one is over it.
void Watcher::State::accept(size_t way, bool hand) {
  if (way > 0) std::swap(ways[0], ways[way]);
  ways.erase(ways.begin() + 1, ways.end());
  Way& one = ways.front();
  // Where the table shows something else than the game (its players have not done yet what the rules ask of them), the
  // table counts.
  Placement labels = pieces;
  for (const Cell cell : status.board->cells()) {
    if (!to_be_done) break;
    const vision::CellReading& seen = one.reading.cells[cell.value];
    if (seen.piece) {
      labels.set(cell, seen.piece);
      continue;
    }
    const auto army = one.reading.army_on(cell);
    if (army == army_of(labels.on(cell)) || seen.certainty() < 0.9 || seen.best().is_unknown()) continue;
    labels.set(cell, army ? std::optional(vision::Occupant{*army}) : std::nullopt);
  }
  one.reader.accept(labels);
  // A hand is not to be remembered as the board.
  if (hand && agreed.reference)
    agreed.reference->table = labels;
  else
    drop_reference(labels);
  asked.said.clear();
  stillness.accept(picture, *place.plane, place.landmarks, hand);
  agreed.since_adapted = 0;
}

bool Watcher::State::record(WatchOutcome& out, const std::vector<std::string>& actions, double confidence,
                            const std::string& source) {
  if (source == "camera" && !lines_bear_out(actions, confidence)) return false;
  asked.guess.reset();
  asked.unseen.clear();
  begun.at.reset();
  for (const std::string& action : actions) {
    const Seat to_act = position().acting();
    const auto reply = session.act(action, {source, status.frame, confidence});
    if (!reply) {
      update_game();
      alert(out, AlertKind::illegal, reply.error().message, {.rule = reply.error().rule});
      return false;
    }
    WatchedAction done;
    done.frame = status.frame;
    const std::string& text = reply->action;
    const size_t colon = text.find(':');
    done.seat = colon != std::string::npos ? text.substr(0, colon) : letter_of(to_act);
    done.action = text;
    if (game().joined()) done.board = static_cast<int>(board_of(text)) + 1;
    done.confidence = confidence;
    done.events = reply->events;
    done.stored = reply->stored;
    done.warning = reply->warning;
    out.actions.push_back(std::move(done));
    asked.ambiguities.recorded(text);
    by_camera = source == "camera" ? by_camera + 1 : 0;
    agreed.in_doubt = false;
    shapes.untold = true;
    update_game();
  }
  tell_lines(actions, source == "camera");
  return true;
}

/// Nothing has happened since a picture that showed that nothing was played, or since one that left open what was and
/// to which another would add nothing yet.
bool Watcher::State::asleep() {
  if (compared.open && compared.open->glance && !over.hand && looked_just_now())
    return compared.open->glance->shows(picture);
  if (!agreed.glance || !agreed.quiet || !agreed.reference || status.stage != WatchStatus::Stage::watching ||
      over.hand || compare || to_be_done || status.alert || !asked.question.empty() || by_tags() ||
      !agreed.reference->older.empty() || !beam.empty() || shapes.untold ||
      unexplained.pictures() + light.since.pictures() > 0 || agreed.adapts_next(at) ||
      agreed.reference->table != pieces)
    return false;
  if (!agreed.glance->shows(picture)) return false;
  agreed.filmed = true;
  nothing_new(true);
  return true;
}

void Watcher::State::nothing_new(bool at_rest) {
  in_order();
  if (!at_rest) return;
  agreed.free_now(at);
  const bool now = agreed.adapts_next(at);
  ++agreed.since_adapted;
  if (!now) return;
  agreed.adapted(at);
  for (Way& way : ways) way.reader.adapt();
  stillness.accept(picture, *place.plane, place.landmarks);
  if (agreed.reference) drop_reference(agreed.reference->table);
}

void Watcher::State::watch(WatchOutcome& out) {
  if (asleep()) return;
  const vision::TrackedBoard tracked = place.tracker->follow(picture);
  place.plane = tracked.plane;
  place.landmarks = tracked.landmarks;
  if (tracked.motion == vision::BoardMotion::lost) {
    enter(WatchStage::lost);
    if (!place.lost_told)
      alert(out, AlertKind::board_lost, make_message("The board is not where it was and has not been found again."));
    place.lost_told = true;
    return;
  }
  if (tracked.motion == vision::BoardMotion::hidden) {
    enter(WatchStage::lost);
    return;
  }
  place.lost_told = false;
  // From another place everything looks a little different: the next good look is the one to compare with.
  if (tracked.motion == vision::BoardMotion::nudged) agreed.adapt_soon(at);
  if (tracked.motion == vision::BoardMotion::nudged &&
      calibration::corner_distance(place.told_at->corners(), place.plane->corners()) >
          kWorthTelling * place.plane->square_px()) {
    place.told_at = place.plane;
    alert(out, AlertKind::camera_moved, make_message("The camera or the board has been moved; it is followed."));
  }
  show(place.plane->turned(ways.empty() ? 0 : ways.front().orientation));
  if (ways.empty()) return start(out);

  const vision::StillnessReport& calm = compared.calm = stillness.look(picture, *place.plane, place.landmarks);
  // The first picture of a camera may be unlike all others.
  const bool settling = begun.at && at.count() > 0 && at - *begun.at <= kSettles && calm.changed > kMoreThanAMove;
  const bool other_light =
      settling || calm.light ||
      (calm.calm == vision::Calm::reached && tracked.visible > kAllSeen && calm.covered > kMoreThanAHand);
  if (!other_light || calm.moving >= kResting) {
    light.since.end();
    light.tried = 0;
  } else {
    light.since.see(at);
    // Tried less and less often: it is dear.
    const bool try_now = (settling || light.since.beyond(kOtherLight)) && light.since.pictures() >= 2 * light.tried;
    if (try_now) light.tried = light.since.pictures();
    // On a large board one piece that stands elsewhere spoils too little to be noticed.
    if (try_now && !to_be_done && !light.one_stands_out && learn_anew()) return in_order();
  }
  if (!by_tags()) return watch_changes(out, calm);
  if (calm.calm == vision::Calm::reached) {
    status.reading = {};
    calm.moving < kResting ? over.resting.see(at) : over.resting.end();
    const double squares = calm.covered * static_cast<double>(status.board->cells().size());
    over_the_board(out);
    if (!over.resting.beyond(kRestingHand)) return squares < kLargestPiece ? read_past(out) : void();
  } else {
    nothing_over_the_board();
    over.resting.end();
  }
  if (flickers(out, calm)) return;
  read(out, calm.calm == vision::Calm::still || over.resting.pictures() > 0);
}

/// Something reaches over the board.
void Watcher::State::over_the_board(WatchOutcome& out) {
  enter(WatchStage::reached);
  over.reached.see(at);
  if (!over.reached.beyond(kLongReach) || over.told) return;
  over.told = true;
  alert(out, AlertKind::unsettled, make_message("Something has been over the board for a long time."));
}

void Watcher::State::nothing_over_the_board() {
  over.reached.end();
  over.told = false;
}

/// While the light changes nobody can tell a hand from it.
bool Watcher::State::flickers(WatchOutcome& out, const vision::StillnessReport& calm) {
  if (!calm.light || calm.calm != vision::Calm::settled) {
    light.flickering.end();
    light.flicker_told = false;
    return false;
  }
  light.flickering.see(at);
  if (light.flickering.beyond(kLongReach) && !light.flicker_told) {
    light.flicker_told = true;
    alert(out, AlertKind::unsettled,
          make_message("The light over the board keeps changing; nothing is read until it is steady."));
  }
  return true;
}

void Watcher::State::watch_changes(WatchOutcome& out, const vision::StillnessReport& calm) {
  if (calm.moving >= kResting) agreed.changes_now(at);
  if (calm.calm != vision::Calm::reached && flickers(out, calm)) return;
  const bool at_rest = calm.calm == vision::Calm::still || calm.moving < kResting;
  const int lost_before = lost.pictures();
  over.hand = compare_pictures(out, calm, at_rest);
  if (ways.empty()) return;
  if (lost.pictures() > lost_before) {
    if (!over.hand) lost_bare.see(at);
    if (found_again(out)) over.hand = false;
  }
  if (!over.hand) {
    relabel_jointly(out);
    return nothing_over_the_board();
  }
  agreed.reached = true;
  over_the_board(out);
}

Watcher::Watcher(Session& session, WatchOptions options)
    : state_(std::make_unique<State>(session, std::move(options))) {}
Watcher::~Watcher() = default;
Watcher::Watcher(Watcher&&) noexcept = default;
Watcher& Watcher::operator=(Watcher&&) noexcept = default;

const WatchStatus& Watcher::status() const { return state_->status; }

WatchOutcome Watcher::feed(const cv::Mat& a_picture, std::int64_t frame, std::chrono::milliseconds at) {
  State& s = *state_;
  WatchOutcome out;
  const auto begin = std::chrono::steady_clock::now();
  s.status.frame = frame;
  s.at = at;
  if (s.status.board == nullptr || a_picture.empty() || a_picture.type() != CV_8UC3) return out;
  const bool cut = a_picture.size() != s.size && nearly_of_size(a_picture.size(), s.size);
  const cv::Mat picture = cut ? fitted(a_picture, s.size) : a_picture;
  if (picture.size() != s.size) {
    s.forget_board();
    // What was set for pictures of one size holds for those of another.
    if (s.options.corners && !s.size.empty())
      for (cv::Point2d& corner : *s.options.corners)
        corner = {corner.x * picture.cols / s.size.width, corner.y * picture.rows / s.size.height};
  }
  s.size = picture.size();
  s.picture = picture;
  s.compared.keyframe.reset();
  if (!s.place.fix)
    s.look_for_board(out);
  else
    s.watch(out);
  s.ask_held(out);
  s.status.milliseconds = std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count();
  return out;
}

void Watcher::relocate(std::optional<Corners> corners) {
  state_->options.corners = corners;
  state_->forget_board();
}

}  // namespace arbiter::table
